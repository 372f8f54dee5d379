import { type Deletion, type Meaning, type Restoration, read } from '@casita/reader'
import { fold } from '../../folding.ts'
import { isNamedIn } from '../meant/naming.ts'
import { findByIds, justRecorded, latestOwn } from '../meant/targets.ts'
import { everyLanguage } from '../replies/index.ts'
import { afterOpening, withoutPointers, withoutPunctuation } from '../saying.ts'
import { contextOf, type Turn } from '../turn.ts'

/**
 * 'Y la verdulería también', 'and the greengrocer', right after a deletion: a deletion of that too, if the message has
 * a word for 'also' or the member recently recorded an expense of that name. Null for all other messages.
 */
export async function eraseAlso(
  turn: Turn,
  text: string,
  meaning: Meaning,
): Promise<Deletion | Restoration | null> {
  const [deed] = turn.conversation.deeds
  if (deed?.did === 'restored' && !deed.undone) return restoreAlso(turn, text)
  if (deed?.did !== 'deleted' || deed.undone) return null
  const said = afterOpening(text) ?? text.trim()
  const mayBe = meaning.kind === 'query' || meaning.kind === 'missing_amount'
  const thing = mayBe && goesOnPlainly(turn, text) ? withoutPointers(said) : ''
  const named =
    thing === '' ? [] : justRecorded(turn, await latestOwn(turn)).filter((one) => isNamedIn(one, thing))
  if (named.length > 0) return { kind: 'delete', amount: null, words: thing, sure: true }
  for (const { also, deleteIt } of everyLanguage) {
    const end = also.find((each) => fold(said).endsWith(` ${each}`))
    const start = also.find((each) => fold(said).startsWith(`${each} `))
    if (end === undefined && start === undefined) continue
    const named = `${deleteIt} ${end === undefined ? said.slice(start?.length) : said.slice(0, -end.length)}`
    const meaning = read(named, contextOf(turn))
    if (meaning.kind === 'delete') return meaning
  }
  return null
}

/** 'Et le pain', right after a restoration: a restoration of that too, if it was deleted in this conversation. */
async function restoreAlso(turn: Turn, text: string): Promise<Restoration | null> {
  const thing = goesOnPlainly(turn, text) ? withoutPointers(afterOpening(text) ?? '') : ''
  const gone = turn.conversation.deeds.flatMap((deed) => (deed.did === 'deleted' ? deed.expenseIds : []))
  const named = thing === '' ? [] : (await findByIds(turn, gone)).filter((one) => isNamedIn(one, thing))
  const isGone = named.some(({ deleted_at }) => deleted_at !== null)
  return isGone ? { kind: 'restore', words: thing, sure: true } : null
}

/** Whether a message begins with 'and', is not a question, and follows no question since the latest deed. */
function goesOnPlainly({ conversation, repliedTo }: Turn, text: string): boolean {
  const [first = ''] = withoutPunctuation(text).split(' ')
  const isAnd = everyLanguage.some(({ and }) => and.includes(first))
  return isAnd && !text.includes('?') && !conversation.hasJustHeard && !repliedTo
}
