import { type Meaning, mayBeSpent, onlyItem, read } from '@casita/reader'
import type { Reply } from '../../message.ts'
import { askDrafts } from '../asking/asking.ts'
import { only } from '../meant/only.ts'
import { findTarget, justRecordedByAnyone } from '../meant/targets.ts'
import { everyLanguage } from '../replies/index.ts'
import { withoutPunctuation, wordsOf } from '../saying.ts'
import { causeOf, contextOf, type Turn } from '../turn.ts'

/**
 * 'Same for Kavya', after 'fees 2400 for Rohan', and 'et 64 pour celles de Léo' or 'et 64 pour Léo', after
 * Zoé's boots: asks whether to record the same thing for the other person, for the same or the stated amount. Null for
 * every other message, and if there is not exactly one expense to repeat.
 */
export async function sameForAnother(turn: Turn, text: string, meaning: Meaning): Promise<Reply | null> {
  const said = withoutPunctuation(text)
  const who = everyLanguage.map(({ sameFor }) => sameFor.exec(said)?.groups?.who).find(Boolean)
  const whose =
    everyLanguage.map(({ thoseOf }) => thoseOf.exec(said)?.groups?.who).find(Boolean) ?? namedAlso(text, said)
  const name = wordsOf(text).find((word) => [who, whose].includes(withoutPunctuation(word)))
  const amount = whose === undefined ? null : amountIn(turn, meaning)
  if (name === undefined || (amount === null && who === undefined) || isThing(turn, name)) return null
  const [last] = turn.repliedTo ? [] : await justRecordedByAnyone(turn)
  const told = turn.repliedTo ? only((await findTarget(turn)) ?? []) : last
  const [deed] = turn.conversation.deeds
  const isOfBudget = deed !== undefined && last !== undefined && deed.id > last.id && deed.did === 'budgeted'
  if (!told || told.deleted_at !== null || isOfBudget) return null
  const isOwn = told.added_by === turn.member.userId
  const draft = {
    line: 0,
    amount: amount ?? told.amount,
    date: who === undefined ? told.expense_date : turn.today,
    description: describedFor(told.description, name, turn),
    categoryId: told.category_id,
    payerId: isOwn ? told.paid_by : null,
    original: null,
  }
  return askDrafts(turn, causeOf(turn), 'intent', [[draft]])
}

/** Who else is named behind an amount: 'And 30 for Cian'. Without a capital letter, the word may be a thing. */
function namedAlso(text: string, said: string): string | undefined {
  const who = everyLanguage.map(({ alsoFor }) => alsoFor.exec(said)?.groups?.who).find(Boolean)
  const written = wordsOf(text).find((word) => withoutPunctuation(word) === who)
  return written && /^\p{Lu}/u.test(written) ? who : undefined
}

/** The only amount of such a message, in the household's currency. */
function amountIn(turn: Turn, meaning: Meaning): number | null {
  const wouldBe = meaning.kind === 'not_expense' ? meaning.wouldBe : undefined
  const item = wouldBe ?? (mayBeSpent(meaning) ? onlyItem(meaning) : null)
  return item && !item.dateStated && item.currency === turn.household.currency ? item.amount : null
}

/** Whether a word is something that is bought, and no person: 'same for netflix'. */
function isThing(turn: Turn, word: string): boolean {
  return read(word.toLowerCase(), contextOf(turn)).kind === 'missing_amount'
}

/** A person at the end of a description: 'fees for Rohan', 'escola do Rui'. */
export const personBehind = new RegExp(
  `\\s(?:(?:${anyOf('forWhom')})\\s+(?:\\p{L}{1,3}\\s+)?\\S+|(?:${anyOf('ofWhom')})\\s*\\p{Lu}\\S*)$`,
  'u',
)

function anyOf(prepositions: 'forWhom' | 'ofWhom'): string {
  return everyLanguage.flatMap((words) => words[prepositions]).join('|')
}

/** The description of the same thing for another person. */
function describedFor(description: string, name: string, { words }: Turn): string {
  return `${description.replace(personBehind, '')} ${words.forWhom[0]} ${name}`
}
