import {
  type Ambiguous,
  type Correction,
  type Item,
  type Meaning,
  type MissingAmount,
  mayBeThousands,
  type NotExpense,
  onlyItem,
  read,
  readingsOf,
} from '@casita/reader'
import type { ExpenseRow } from '../../../expenses/expense-rows.ts'
import { fold } from '../../../folding.ts'
import type { Reply } from '../../../message.ts'
import { isBudgetMeant, standingOf } from '../../budgets/budgeting.ts'
import { hasSwappedDigits } from '../../meant/amount-meant.ts'
import { changesOnly } from '../../meant/changes-only.ts'
import { countAlone, isOrdinal } from '../../meant/choosing.ts'
import { isNamedIn } from '../../meant/naming.ts'
import { only } from '../../meant/only.ts'
import {
  findTarget,
  justRecorded,
  justRecordedByAnyone,
  latestOwn,
  recentTarget,
  withSameMessage,
} from '../../meant/targets.ts'
import { everyLanguage } from '../../replies/index.ts'
import {
  afterOpening,
  beginsWithWas,
  isDefinite,
  matches,
  saysIs,
  saysOne,
  withoutPointers,
  withoutPunctuation,
  wordsOf,
} from '../../saying.ts'
import { contextOf, type Turn } from '../../turn.ts'
import { changeEach } from '../changing.ts'

/**
 * Reads a message about just recorded expenses as a correction instead of a second expense: 'El almuerzo fue 35',
 * after an almuerzo; 'y la nafta 56', after another such correction; 'el almuerzo 35, perdón'; 'al final quedó en 38',
 * about the only one; 'ayer', as its day; '22 mil', after one of 22, as its thousands. Every other meaning stays as it
 * is.
 */
export async function asRestated(turn: Turn, text: string, meaning: Meaning): Promise<Meaning> {
  if (turn.message.kind !== 'text') return meaning
  if (turn.repliedTo) return (await asRepliedTo(turn, meaning)) ?? meaning
  const whole = await withExtra(turn, text, meaning)
  if (whole) return whole
  const dated = namesNoAmount(meaning) ? await dayOfNamed(turn, text) : null
  if (dated) return dated
  if (meaning.kind === 'not_expense')
    return (await dayAlone(turn, text, meaning)) ?? (await wasSaid(turn, text, meaning)) ?? meaning
  if (meaning.kind === 'missing_amount') return (await dayPaid(turn, meaning)) ?? meaning
  if (meaning.kind === 'ambiguous')
    return (
      (await asThousands(turn, meaning)) ??
      (await asSwapped(turn, meaning)) ??
      (await asUnclear(turn, text, meaning)) ??
      meaning
    )
  const item = onlyItem(meaning)
  if (!item || item.currency !== turn.household.currency) return meaning
  return (await asItRestates(turn, text, item)) ?? meaning
}

/** The correction that a single item is for the expenses just mentioned; null if it is another expense. */
async function asItRestates(turn: Turn, text: string, item: Item): Promise<Meaning | null> {
  const { amount, date, dateStated, description } = item
  const isRestated = saysOne(text, 'endedAs') || beginsWithWas(text) || endsInWas(text, item)
  if (description === '' && !dateStated && isRestated) {
    const told = await toldJustNow(turn)
    if (told.length > 1) return { kind: 'ambiguous', why: 'intent', readings: [[item]], sure: false }
    return told.length === 1 ? { kind: 'correction', sure: true, changes: { amount } } : null
  }
  if (isOrdinal(withoutPointers(description)) && !dateStated) {
    const beside = await withSameMessage(turn, await toldJustNow(turn))
    if (beside.length > 1) return { kind: 'correction', sure: true, about: description, changes: { amount } }
  }
  // 'Sin propina 40' (without the tip).
  if (beginsWithout(text) && !dateStated && (await toldJustNow(turn)).length === 1)
    return { kind: 'correction', sure: true, changes: { amount } }
  const goesOn = afterOpening(text) !== null && changedAmount(turn) && !dateStated
  // 'El gimnasio son 35 todos los meses' gives the price in the present.
  const isEnd = isDefinite(text) && (saysOne(text, 'endedAs') || saysIs(text))
  if (!goesOn && !isEnd && !saysWas(text)) return null
  const isSorry = matches(text, 'endsSorry') && isDefinite(text)
  const told = goesOn || isSorry ? justRecorded(turn, await latestOwn(turn)) : await toldJustNow(turn)
  // 'The taxi on Saturday was 55', about one recorded for that day.
  const mayBe = told.filter(({ expense_date }) => !dateStated || expense_date === date)
  const isCalled = (expense: ExpenseRow) => isNamedIn(expense, withoutPointers(description))
  // 'O remédio foi 64,70', some time after one for 46,70, swaps two digits back.
  const swapped = isDefinite(text) && !dateStated ? justRecorded(turn, await latestOwn(turn)) : []
  const isMeant =
    mayBe.some(isCalled) ||
    swapped.some((expense) => isCalled(expense) && hasSwappedDigits(amount, expense.amount))
  return isMeant ? { kind: 'correction', sure: true, changes: { amount, description } } : null
}

/**
 * 'Cake was 16', in reply to the confirmation of a coffee and a cake: a correction of the one it names; null for none.
 */
async function asRepliedTo(turn: Turn, meaning: Meaning): Promise<Correction | null> {
  const item = meaning.kind === 'expenses' ? onlyItem(meaning) : null
  if (turn.repliedTo?.about !== 'expenses' || item?.currency !== turn.household.currency) return null
  const { amount, date, dateStated, description } = item
  const name = withoutPointers(description)
  const told = (await findTarget(turn)) ?? []
  if (!only(told.filter((expense) => name !== '' && isNamedIn(expense, name)))) return null
  return { kind: 'correction', sure: true, changes: { amount, description, ...(dateStated && { date }) } }
}

/** The factors within which a tip or fee increases an amount, and a discount reduces it. */
const mostWithExtra = 1.5
const leastWithDiscount = 0.4

/**
 * '31 con propina', right after a pizza for 27, or '69 with the discount', after a case for 79: the new total as a
 * correction. Null for every other message.
 */
async function withExtra(turn: Turn, text: string, meaning: Meaning): Promise<Correction | null> {
  const isUp = matches(text, 'withExtra')
  if (!isUp && !matches(text, 'withDiscount')) return null
  const item = onlyItem(meaning)
  const told = only(await toldJustNow(turn))
  if (!item || !told) return null
  const isOwn = item.currency === turn.household.currency && !item.dateStated
  const isLikelyOf = ({ amount }: ExpenseRow) => {
    const part = item.amount / amount
    return isUp ? part > 1 && part <= mostWithExtra : part < 1 && part >= leastWithDiscount
  }
  // If the amount fits what another member recorded since, `correct` asks which of both is meant.
  const [last] = await justRecordedByAnyone(turn)
  const isLikely = isLikelyOf(told) || (last !== undefined && last.id > told.id && isLikelyOf(last))
  return isOwn && isLikely ? { kind: 'correction', sure: true, changes: { amount: item.amount } } : null
}

/**
 * 'La merienda fue 1800 y el almuerzo 3500', right after both were mentioned: corrects their amounts. Null if one of
 * them was not, and for every other message.
 */
export async function restateEach(turn: Turn, text: string, meaning: Meaning): Promise<Reply | null> {
  if (turn.repliedTo || turn.message.kind !== 'text' || !saysOne(text, 'was')) return null
  const [items = []] = readingsOf(meaning)
  if (items.length < 2) return null
  const told = await toldJustNow(turn)
  const wishes = items.flatMap(({ amount, currency, dateStated, description }) => {
    const meant = only(told.filter((expense) => isNamedIn(expense, withoutPointers(description))))
    const isOwn = currency === turn.household.currency && !dateStated
    if (!meant || !isOwn || mayBeThousands(amount, meant.amount)) return []
    return [{ expenseId: meant.id, edit: { amount } }]
  })
  const isEach = new Set(wishes.map(({ expenseId }) => expenseId)).size === items.length
  return isEach ? changeEach(turn, wishes) : null
}

/** The correction that a bare day means; null if a question came in between, because the day may continue it. */
async function dayAlone(turn: Turn, text: string, meaning: Meaning): Promise<Correction | null> {
  const meant = asDay(turn, text, meaning)
  if (!meant) return null
  const asked = turn.conversation.lastQuery?.askedAt ?? ''
  const told = await toldJustNow(turn)
  return told.some((expense) => expense.updated_at > asked) ? meant : null
}

/**
 * 'La pagué ayer' (I paid it yesterday), right after one expense was recorded: a correction of its day; null if the
 * message names a thing.
 */
async function dayPaid(turn: Turn, meaning: MissingAmount): Promise<Correction | null> {
  const { description, date, dateStated } = meaning
  const isOfLast = dateStated && withoutPointers(description) === '' && only(await recentTarget(turn))
  return isOfLast && !turn.conversation.hasJustHeard
    ? { kind: 'correction', sure: true, changes: { date } }
    : null
}

/** Whether a message was read without an amount, so that it may only give the day of something. */
function namesNoAmount(meaning: Meaning): boolean {
  if (meaning.kind === 'not_expense') return meaning.wouldBe === undefined
  return meaning.kind === 'query' || meaning.kind === 'missing_amount'
}

/**
 * "L'essence le 17" (the petrol), right after it was recorded: a correction of the day of what it names; null for
 * every other message.
 */
async function dayOfNamed(turn: Turn, text: string): Promise<Correction | null> {
  if (text.includes('?') || !isDefinite(text) || turn.conversation.hasJustHeard) return null
  const words = wordsOf(text)
  const own = justRecorded(turn, await latestOwn(turn))
  for (const [at] of words.entries()) {
    const name = withoutPointers(words.slice(0, at).join(' '))
    if (name === '' || !only(own.filter((each) => isNamedIn(each, name)))) continue
    const day = read(`${turn.words.itWas} ${words.slice(at).join(' ')}`, contextOf(turn))
    if (day.kind === 'correction' && changesOnly(day.changes, 'date')) return { ...day, about: name }
  }
  return null
}

/** The correction of the day that 'yesterday', 'el lunes' means, if the message says nothing else; otherwise null. */
export function asDay(turn: Turn, text: string, meaning: Meaning): Correction | null {
  if (meaning.kind !== 'not_expense' || meaning.reason !== 'unrelated' || text.includes('?')) return null
  const [lead = ''] = wordsOf(text)
  // 'Até sexta' is a farewell.
  if (everyLanguage.some(({ beforeDayToCome }) => beforeDayToCome.includes(fold(lead)))) return null
  const meant = read(`${turn.words.itWas} ${text}`, contextOf(turn))
  return meant.kind === 'correction' && changesOnly(meant.changes, 'date') ? meant : null
}

/**
 * 'El alquiler era 360', 'el pan es 1.200', if that was just recorded: a correction of its amount, rather than a
 * statement of its usual price.
 */
async function wasSaid(
  turn: Turn,
  text: string,
  { reason, wouldBe }: NotExpense,
): Promise<Correction | null> {
  if ((reason !== 'unrelated' && reason !== 'quote') || !wouldBe) return null
  const isNow = saysIs(text) && !text.includes('?')
  // 'Kroger is 134', without an article, must match the name exactly.
  const isCalled = async () =>
    (await toldJustNow(turn)).some((expense) => fold(expense.description) === fold(wouldBe.description))
  if (!saysWas(text) && !(isNow && (isDefinite(text) || (await isCalled())))) return null
  const { amount, currency, dateStated, description } = wouldBe
  if (dateStated || currency !== turn.household.currency) return null
  if (description === '') {
    const isRestated = beginsWithWas(text) || endsInWas(text, wouldBe)
    const isOne = isRestated && (await toldJustNow(turn)).length === 1
    return isOne ? { kind: 'correction', sure: true, changes: { amount } } : null
  }
  const told = justRecorded(turn, await latestOwn(turn))
  const isMeant = told.some((expense) => isNamedIn(expense, withoutPointers(description)))
  return isMeant ? { kind: 'correction', sure: true, changes: { amount, description } } : null
}

/** A correction if the bare amount is exactly 1000 times the only amount just mentioned, or the budget just set. */
async function asThousands(turn: Turn, meaning: Ambiguous) {
  const item = onlyItem(meaning)
  if (item?.description !== '') return null
  const [deed] = turn.conversation.deeds
  const budget =
    isBudgetMeant(turn) && deed?.did === 'budgeted' ? await standingOf(turn, deed.categoryId) : null
  const told = budget ?? only(await toldJustNow(turn))
  const isMeant = told && told.amount * 1000 === item.amount
  const isOwn = item.currency === turn.household.currency && !item.dateStated
  return isMeant && isOwn
    ? { kind: 'correction' as const, sure: true, changes: { amount: item.amount } }
    : null
}

/**
 * '71,02', right after one expense of 71,20: a correction of the amount, with two digits swapped; null for every other
 * message.
 */
async function asSwapped(turn: Turn, meaning: Ambiguous) {
  const item = onlyItem(meaning)
  const told = only(await recentTarget(turn))
  if (!told || item?.description !== '') return null
  const isOwn = item.currency === turn.household.currency && !item.dateStated
  return isOwn && hasSwappedDigits(item.amount, told.amount)
    ? { kind: 'correction' as const, sure: true, changes: { amount: item.amount } }
    : null
}

/**
 * 'Las empanadas fueron 4', about an expense just mentioned: a correction of its amount to the reading that is nearest
 * to the recorded one, or to the price times the number of pieces ('the shirts were 7 each', after two). If the
 * smallest reading may mean thousands it is chosen, and the assistant asks about it.
 */
async function asUnclear(turn: Turn, text: string, { readings, why }: Ambiguous): Promise<Correction | null> {
  const amounts = readings.flatMap(([item, ...others]) => (item && others.length === 0 ? item.amount : []))
  const [[first] = []] = readings
  if (!first || first.description === '' || amounts.length < readings.length || !saysWas(text)) return null
  if (first.dateStated || first.currency !== turn.household.currency) return null
  const told = only(
    (await toldJustNow(turn)).filter((expense) => isNamedIn(expense, withoutPointers(first.description))),
  )
  if (!told) return null
  const smallest = Math.min(...amounts)
  const far = (amount: number) => Math.abs(Math.log(Math.max(amount, 1) / Math.max(told.amount, 1)))
  // That of 'each' is multiplied when it is applied.
  const pieces =
    why === 'amount' && !matches(text, 'ofEach') ? countAlone(told.description.split(' ')[0] ?? '') : 0
  const all = pieces > 1 ? [...amounts, smallest * pieces] : amounts
  const [nearest = smallest] = all.toSorted((a, b) => far(a) - far(b))
  const amount = mayBeThousands(smallest, told.amount) ? smallest : nearest
  return { kind: 'correction', sure: true, changes: { amount, description: first.description } }
}

/** Whether a message says what something was, or ends with an apology for a mistake: 'le marché 32 pardon'. */
function saysWas(text: string): boolean {
  return saysOne(text, 'was') || matches(text, 'endsSorry')
}

function beginsWithout(text: string): boolean {
  return everyLanguage.some(({ without }) => withoutPunctuation(text).startsWith(`${without} `))
}

/** Whether a 'was' comes right before the amount: 'The total was 75', 'with the coupon it was 75'. */
function endsInWas(text: string, { readFrom }: Item): boolean {
  const before = withoutPunctuation(text.slice(0, readFrom.amount[0]?.start ?? 0))
  return everyLanguage.some(({ was }) => was.some((each) => before.endsWith(` ${each}`)))
}

/** Whether the latest deed changed an amount. */
function changedAmount({ conversation }: Turn): boolean {
  const [deed] = conversation.deeds
  return (
    deed?.did === 'changed' && !deed.undone && deed.edits.some(({ before }) => before.amount !== undefined)
  )
}

async function toldJustNow(turn: Turn): Promise<ExpenseRow[]> {
  return justRecorded(turn, (await findTarget(turn)) ?? [])
}
