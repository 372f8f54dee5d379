import { type Correction, type Meaning, onlyItem, readingsOf } from '@casita/reader'
import { fold } from '../../folding.ts'
import type { Reply } from '../../message.ts'
import { changeEach } from '../changing/changing.ts'
import { chosenIndexes } from '../meant/choosing.ts'
import { recentTarget } from '../meant/targets.ts'
import type { Draft, Question } from '../questions.ts'
import { leadingOrdinal } from '../recording/recorded-together.ts'
import { draftsOf } from '../recording/recording.ts'
import type { Turn } from '../turn.ts'
import { reply } from '../wording.ts'

/**
 * The drafts with their amounts in order: '14.50 and 9.60', 'they were 14.50 and 9.60', when the amounts of several
 * purchases are being asked for. Null if the number of amounts differs, or one has a description.
 */
export function eachPriced(turn: Turn, question: Question, meaning: Meaning): Draft[] | null {
  if (question.kind !== 'amount' || question.drafts.length < 2) return null
  const amounts = meaning.kind === 'correction' ? (meaning.amounts ?? []) : bareAmounts(turn, meaning)
  if (amounts.length !== question.drafts.length) return null
  return question.drafts.map((draft, place) => ({ ...draft, amount: amounts[place] ?? null }))
}

/**
 * '3000 y el café 2000', when the question is how much one thing was: its draft with that amount, and those of the other
 * things. Null for every other message.
 */
export function pricedWithOthers(turn: Turn, question: Question, meaning: Meaning): Draft[] | null {
  const [draft, ...more] = question.kind === 'amount' ? question.drafts : []
  const [items = [], ...readings] = meaning.kind === 'not_expense' ? [] : readingsOf(meaning)
  const [first, ...others] = items
  if (!draft || !first || more.length + readings.length > 0 || others.length === 0) return null
  const isOfDraft =
    first.description === '' && first.currency === turn.household.currency && !first.dateStated
  if (!isOfDraft || others.some(({ description }) => description === '')) return null
  return [{ ...draft, amount: first.amount }, ...draftsOf(turn, items).slice(1)]
}

/**
 * 'The coat 56', when the question is how much the coat was, among several drafts: all drafts, with that amount filled
 * in. Null if the message names another one.
 */
export function openOnePriced({ household }: Turn, question: Question, meaning: Meaning): Draft[] | null {
  const [drafts = [], ...others] = question.kind === 'readings' ? question.readings : []
  const item = meaning.kind === 'expenses' ? onlyItem(meaning) : null
  if (!item || item.dateStated || item.currency !== household.currency) return null
  const open = drafts.filter(({ amount }, at) => others.some((each) => each[at]?.amount !== amount))
  const isOfSame = others.every(({ length }) => length === drafts.length)
  const isMeant = open.length === 1 && fold(open[0]?.description ?? '') === fold(item.description)
  if (drafts.length < 2 || !isOfSame || !isMeant) return null
  return drafts.map((draft) => (draft === open[0] ? { ...draft, amount: item.amount } : draft))
}

/**
 * 'The second was 121', while it is asked which of several prices of one thing was paid: returns the readings with
 * that one corrected; null for other words.
 */
export function restatedAt(question: Question, text: string, meaning: Meaning): Draft[][] | null {
  if (question.kind !== 'readings' || meaning.kind !== 'correction') return null
  const { amount, ...others } = meaning.changes
  const place = Object.keys(others).length === 0 ? leadingOrdinal(text) : null
  const drafts = question.readings.map(([draft, ...more]) => (more.length === 0 ? draft : undefined))
  const names = new Set(drafts.map((draft) => draft && fold(draft.description)))
  const [at, ...rest] = place === null ? [] : (chosenIndexes(place, drafts.length) ?? [])
  const isOne =
    drafts.length > 1 && names.size === 1 && rest.length === 0 && !isRepeated(question.readings.flat())
  if (amount === undefined || at === undefined || !isOne) return null
  return drafts.map((draft, index) => (draft ? [index === at ? { ...draft, amount } : draft] : []))
}

/** Whether of several amounts the one is the other told again, as a sum, a part or in thousands. */
export function isRepeated(drafts: readonly Draft[]): boolean {
  const amounts = drafts.map(({ amount }) => amount ?? 0).toSorted((a, b) => a - b)
  const [low = 0] = amounts
  return low <= 0 || (amounts.at(-1) ?? 0) >= 2 * low
}

/** The amounts of a message that contains nothing else. */
function bareAmounts({ household }: Turn, meaning: Meaning): number[] {
  if (meaning.kind !== 'ambiguous') return []
  const [first, ...others] = meaning.readings
  const items = others.length === 0 ? first : meaning.readings.flat()
  const isBare = items.every(
    ({ description, dateStated, currency }) =>
      description === '' && !dateStated && currency === household.currency,
  )
  return isBare ? items.map(({ amount }) => amount) : []
}

/** 'They were 14.50 and 9.60', right after as many expenses were recorded together: corrects the amount of each. */
export async function eachWas(turn: Turn, { amounts = [] }: Correction): Promise<Reply> {
  const told = await recentTarget(turn)
  if (told.length !== amounts.length) return reply(turn.words.howToChange)
  const inOrder = told.toSorted((a, b) => (a.id < b.id ? -1 : 1))
  return changeEach(
    turn,
    inOrder.map(({ id }, place) => ({ expenseId: id, edit: { amount: amounts[place] ?? 0 } })),
  )
}
