import { mayBeThousands, read, readingsOf } from '@casita/reader'
import { fold } from '../../folding.ts'
import type { Reply } from '../../message.ts'
import { askDrafts, askReadings } from '../asking/asking.ts'
import { onlyDayOf } from '../meant/changes-only.ts'
import { isNamedIn } from '../meant/naming.ts'
import { only } from '../meant/only.ts'
import { findTarget, justRecordedByAnyone } from '../meant/targets.ts'
import { everyLanguage } from '../replies/index.ts'
import { withoutPunctuation } from '../saying.ts'
import { causeOf, contextOf, type Turn } from '../turn.ts'

/**
 * 'Lo mismo', 'same again yesterday': asks whether to record the last or replied-to expenses again, today or on the
 * stated day; 'mi gimnasio también', right after another member's gym, whether to record one for the sender. Null for
 * every other message, and if there is nothing to repeat.
 */
export async function sameAgain(turn: Turn, text: string): Promise<Reply | null> {
  const said = withoutPunctuation(text)
  const own = everyLanguage.map(({ mineToo }) => mineToo.exec(said)?.groups?.thing).find(Boolean)
  const date = own ? turn.today : dayOfSame(turn, said)
  if (date === null) return null
  const told = (await findTarget(turn)) ?? []
  const [last] = turn.repliedTo ? [] : await justRecordedByAnyone(turn)
  // 'Idem', right after another member recorded an expense: the same amount for the sender.
  const isTheirs = last && last.added_by !== turn.member.userId && told.every(({ id }) => id < last.id)
  const standing = isTheirs
    ? [{ ...last, paid_by: turn.member.userId }]
    : told.filter(({ deleted_at }) => deleted_at === null)
  if (standing.length === 0 || (own && !(isTheirs && isNamedIn(last, own)))) return null
  const drafts = standing.map(({ amount, description, category_id, paid_by }, line) => ({
    line,
    amount,
    date,
    description,
    categoryId: category_id,
    payerId: paid_by,
    original: null,
  }))
  return askDrafts(turn, causeOf(turn), 'intent', [drafts])
}

/**
 * 'Y otros 12 mil el sábado', 'and another 12', 'same, 700': asks whether to record another expense of that amount, on
 * the stated day, for the same thing as the last or replied-to one; with 'same', the last one of any member. Null for
 * every other message, and if there is not exactly one.
 */
export async function onceMore(turn: Turn, text: string): Promise<Reply | null> {
  const said = fold(text.trim().replace(/[.!…]+$/, ''))
  const spoken = everyLanguage.find((words) => words.onceMore.test(said))
  const same = everyLanguage.find((words) => words.sameBut.test(said))
  if (!spoken && !same) return null
  const last =
    turn.repliedTo || !same ? await findTarget(turn) : (await justRecordedByAnyone(turn)).slice(0, 1)
  const told = only(last ?? [])
  if (!told || told.description === '') return null
  const rest = spoken
    ? said.replace(spoken.onceMore, '').replace(spoken.moreBehind, '')
    : said.replace(same?.sameBut ?? '', '$<day> ')
  const meaning = read(`${told.description} ${rest}`, contextOf(turn))
  if (meaning.kind !== 'expenses' && meaning.kind !== 'ambiguous') return null
  const [[item, ...others] = []] = readingsOf(meaning)
  if (!item || others.length > 0 || fold(item.description) !== fold(told.description)) return null
  const again = { ...item, description: told.description, categoryId: told.category_id }
  const inThousands = { ...again, amount: item.amount * 1000 }
  const isOpen = mayBeThousands(item.amount, told.amount)
  return askReadings(turn, { why: 'intent', readings: isOpen ? [[inThousands], [again]] : [[again]] })
}

/**
 * 'O meu também, 30', right after another member's expense, with an older question still open: as `onceMore` does,
 * because such an amount answers no question. Null for every other message.
 */
export async function sameSinceAsked(turn: Turn, text: string): Promise<Reply | null> {
  const { lastAsked } = turn.conversation
  if (!lastAsked || turn.repliedTo || !everyLanguage.some(({ sameBut }) => sameBut.test(fold(text))))
    return null
  const [last] = await justRecordedByAnyone(turn)
  const isTheirs = last && last.added_by !== turn.member.userId && last.id > lastAsked.id
  return isTheirs ? onceMore(turn, text) : null
}

/** The day of a message that only says 'the same again'; null for every other one. */
function dayOfSame(turn: Turn, said: string): string | null {
  for (const phrase of everyLanguage.flatMap((words) => words.sameAgain)) {
    if (said === phrase) return turn.today
    const day = said.startsWith(`${phrase} `) ? said.slice(phrase.length) : null
    const date = day && onlyDayOf(read(`${turn.words.itWas}${day}`, contextOf(turn)))
    if (date) return date
  }
  return null
}
