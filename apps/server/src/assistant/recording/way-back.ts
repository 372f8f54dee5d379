import { type Item, type Meaning, onlyItem, read } from '@casita/reader'
import type { ExpenseRow } from '../../expenses/expense-rows.ts'
import { categoryById } from '../household.ts'
import { only } from '../meant/only.ts'
import { justRecorded, ownExpenses, recentTarget } from '../meant/targets.ts'
import { everyLanguage } from '../replies/index.ts'
import { withoutPunctuation } from '../saying.ts'
import { contextOf, type Turn } from '../turn.ts'
import { unnamedItem } from './unnamed-item.ts'

/**
 * 'Y el de vuelta 6.100' (the return), right after 'el uber de ayer 5.400': an expense with the same name and category
 * and, unless stated, the same day; also if it was read as a correction or refused. Every other meaning stays as it is.
 */
export async function onWayBack(turn: Turn, text: string, meaning: Meaning): Promise<Meaning> {
  const both = await onBothWays(turn, text)
  if (both) return both
  const item = itemSaid(turn, meaning, text)
  const said = item && wayBackIn(item.description)
  if (!said) return meaning
  const there = only(await recentTarget(turn))
  // 'And 28 back', an hour after the way there, is not its amount.
  if (!there && meaning.kind === 'correction' && isAddedTo(text))
    return { kind: 'ambiguous', why: 'intent', readings: [[{ ...item, date: turn.today }]], sure: false }
  // 'La vuelta 5.300', after the way back itself was recorded or changed.
  if (!there || isWayBack(there)) return meaning
  if (meaning.kind !== 'expenses' && !(await mayHaveWayBack(turn, there))) return meaning
  return asWayBack(item, there, said)
}

function asWayBack(item: Item, there: ExpenseRow, said: string): Meaning {
  const onDay = item.dateStated ? {} : { date: there.expense_date, dateStated: true }
  const back = { description: `${there.description} ${said}`, categoryId: there.category_id }
  return { kind: 'expenses', items: [{ ...item, ...back, ...onDay }], sure: true }
}

/**
 * 'Dos mil de ida y dos mil de vuelta', right after 'bondi 2 mil' (a bus): only the way back is new, or nothing if both
 * add up to what was recorded. Null if the prices are others, and for other messages.
 */
async function onBothWays(turn: Turn, text: string): Promise<Meaning | null> {
  const words = withoutPunctuation(text).split(' ')
  if (!words.some(isWayThere) || !words.some((word) => wayBackIn(word))) return null
  const ride = only(await recentTarget(turn))
  if (!ride || isWayBack(ride) || !isTransport(turn, ride)) return null
  const meaning = read(`${ride.description} ${text}`, contextOf(turn))
  const [there, back, ...others] = meaning.kind === 'expenses' ? meaning.items : []
  if (!there || !back || others.length > 0) return null
  const rest = ({ description }: Item) => description.slice(ride.description.length + 1)
  const said = wayBackIn(rest(back))
  if (!said || !isWayThere(rest(there))) return null
  if (there.amount + back.amount === ride.amount)
    return { kind: 'correction', changes: { amount: ride.amount }, sure: true }
  return there.amount === ride.amount ? asWayBack(back, ride, said) : null
}

/** The words for the way back, if the text says nothing else; otherwise null. */
export function wayBackIn(text: string): string | null {
  const described = withoutPunctuation(text)
  return everyLanguage.map(({ wayBack }) => wayBack.exec(described)?.[1]).find(Boolean) ?? null
}

/** Whether a text says no more than that something is for the way there. */
function isWayThere(text: string): boolean {
  const described = withoutPunctuation(text)
  return everyLanguage.some(({ wayThere }) => wayThere.test(described))
}

/** Whether an expense is for transport and no way back was just recorded. */
async function mayHaveWayBack(turn: Turn, there: ExpenseRow): Promise<boolean> {
  const own = justRecorded(turn, await ownExpenses(turn, mostLookedAt))
  return isTransport(turn, there) && !own.some(isWayBack)
}

function isTransport({ household }: Turn, { category_id }: ExpenseRow): boolean {
  return categoryById(household, category_id)?.kind === 'transport'
}

/** Whether an expense is called the way back: 'uber vuelta'. */
export function isWayBack({ description }: ExpenseRow): boolean {
  return wayBackIn(description.split(' ').at(-1) ?? '') !== null
}

/** How many of the latest expenses are searched for the way back. */
const mostLookedAt = 10

/**
 * The only item of a message, also from a correction of an amount ('the way back was 13') or one that is refused
 * because it names nothing else ('4,50 de novo na volta').
 */
function itemSaid({ household }: Turn, meaning: Meaning, text: string): Item | null {
  if (meaning.kind === 'expenses') return onlyItem(meaning)
  if (meaning.kind === 'not_expense' && meaning.reason === 'unrelated') {
    const { wouldBe } = meaning
    return wouldBe?.description === '' ? { ...wouldBe, description: behindAmount(text) } : (wouldBe ?? null)
  }
  if (meaning.kind !== 'correction' || Object.keys(meaning.changes).join() !== 'amount') return null
  const { about = isAddedTo(text) ? behindAmount(text) : '', changes } = meaning
  return { ...unnamedItem(changes.amount ?? 0, '', household.currency), description: about }
}

/** Whether a message begins as an addition: 'And 28 back'. */
function isAddedTo(text: string): boolean {
  const [first = ''] = withoutPunctuation(text).split(' ')
  return everyLanguage.some(({ and }) => and.includes(first))
}

/** The words behind the amount of a message: 'back' of 'and 28 back'. */
function behindAmount(text: string): string {
  return withoutPunctuation(text.replace(/^\P{N}*[\p{N}.,\s]+/u, ''))
}
