import { type Item, isOfOthers, type Meaning, onlyItem, read } from '@casita/reader'
import type { ExpenseRow } from '../../../expenses/expense-rows.ts'
import type { Reply } from '../../../message.ts'
import { askReadings, recordOrAsk } from '../../asking/asking.ts'
import { askAmounts } from '../../asking/asking-amount.ts'
import { only } from '../../meant/only.ts'
import { justRecordedByAnyone, recentTarget } from '../../meant/targets.ts'
import { draftsOf } from '../../recording/recording.ts'
import { everyLanguage } from '../../replies/index.ts'
import { saysOne, withoutPunctuation } from '../../saying.ts'
import { causeOf, contextOf, type Turn } from '../../turn.ts'
import { reply } from '../../wording.ts'
import { changeOne } from '../changing.ts'
import { partedJustNow } from './putting-together.ts'

/**
 * 'De eso 300 fueron croquetas', '12 of that was dog food', right after the whole purchase was recorded: records that
 * part as an expense of its own, on the same day, and subtracts it from the whole. Null for every other message.
 */
export async function takeOut(turn: Turn, text: string, meaning: Meaning): Promise<Reply | null> {
  const said = withoutPunctuation(text)
  const spoken = turn.repliedTo ? undefined : everyLanguage.find(({ ofThat }) => ofThat.test(said))
  if (!spoken) return null
  const part = read(text.replace(spoken.partWords, ''), contextOf(turn))
  const told = meaning.kind === 'expenses' && part.kind !== 'expenses' ? meaning : part
  if (told.kind !== 'expenses' || isOfOther(turn, text)) return askWithout(turn, told)
  const [item, ...more] = told.items
  // A further part comes out of the same expense as the first.
  const parted = await partedJustNow(turn)
  const [whole, ...others] = parted ? [parted.whole] : await recentTarget(turn)
  // With several expenses, or another member's since, it is unclear which one it is part of.
  if (others.length > 0 || (await isRecordedSince(turn, whole)))
    return askReadings(turn, { why: 'intent', readings: [told.items] })
  const isPart = whole && item.currency === turn.household.currency && item.amount < whole.amount
  if (!isPart || more.length > 0 || item.description === '') return null
  const left = await changeOne(turn, whole, { amount: whole.amount - item.amount })
  return noteBeside(turn, whole, [item], left)
}

/** Whether another member has just recorded an expense after that one of the sender's, if there is one. */
async function isRecordedSince(turn: Turn, own: ExpenseRow | undefined): Promise<boolean> {
  const [last] = await justRecordedByAnyone(turn)
  return last !== undefined && last.id > (own?.id ?? '') && last.added_by !== turn.member.userId
}

/**
 * 'De esos 30 mil eran del trabajo' (30 thousand of those were for work), about the last expense: asks whether to
 * subtract them.
 */
async function askWithout(turn: Turn, told: Meaning): Promise<Reply | null> {
  const amount = onlyItem(told)?.amount
  const whole = amount === undefined ? null : only(await recentTarget(turn))
  if (amount === undefined || !whole || amount >= whole.amount) return null
  if (await isRecordedSince(turn, whole)) return reply(turn.words.howToChange)
  return askAmounts(turn, whole, [whole.amount - amount, whole.amount], true)
}

/**
 * Whether the words from the verb on say that it was somebody else's, or for somebody: 'Eran de la firma', '… was my
 * sister's', '… for work'.
 */
function isOfOther(turn: Turn, text: string): boolean {
  const verbs = everyLanguage.flatMap(({ was }) => was).join('|')
  const [told] = new RegExp(`(?<!\\p{L})(${verbs})(?!\\p{L}).*$`, 'iu').exec(text) ?? []
  const meaning = told === undefined ? null : read(told, contextOf(turn))
  return meaning?.kind === 'correction' && isOfOthers(meaning)
}

/**
 * 'Fueron 180 de luz y 120 de agua', right after an expense of that total: splits it into these parts. Null for every
 * other message.
 */
export async function splitInto(turn: Turn, text: string, meaning: Meaning): Promise<Reply | null> {
  if (turn.repliedTo || meaning.kind !== 'expenses' || !saysOne(text, 'was')) return null
  const [first, ...rest] = meaning.items
  const whole = only(await recentTarget(turn))
  const sum = meaning.items.reduce((total, { amount }) => total + amount, 0)
  if (!whole || rest.length === 0 || sum !== whole.amount) return null
  const isPart = ({ currency, dateStated, description }: Item) =>
    currency === turn.household.currency && !dateStated && description !== ''
  if (!meaning.items.every(isPart)) return null
  const { amount, description, categoryId } = first
  const changed = await changeOne(turn, whole, { amount, description, ...(categoryId && { categoryId }) })
  return noteBeside(turn, whole, rest, changed)
}

/**
 * Records parts of an expense as their own, with its day and payer, and puts the change of the whole before them in
 * the reply.
 */
async function noteBeside(
  turn: Turn,
  { expense_date, paid_by }: ExpenseRow,
  parts: readonly Item[],
  change: Reply,
): Promise<Reply> {
  const items = parts.map((part) => ({ ...part, date: expense_date, payerId: part.payerId ?? paid_by }))
  const noted = await recordOrAsk(turn, causeOf(turn), draftsOf(turn, items))
  const [changed = ''] = change.text.split('\n')
  return { ...noted, text: `${changed}\n${noted.text}` }
}
