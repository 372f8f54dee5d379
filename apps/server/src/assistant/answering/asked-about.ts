import type { Period, Query } from '@casita/reader'
import { daysIn } from '../../calendar.ts'
import type { ExpenseRow } from '../../expenses/expense-rows.ts'
import { ledgerRows, totalOf } from '../../expenses/ledger.service.ts'
import type { Filters } from '../../expenses/page-window.ts'
import { mostRows } from '../../message.ts'
import { askedQuery } from '../as-read.ts'
import type { AskedQuery } from '../conversation-state.ts'
import { type ActiveCategory, categoryMeant } from '../household.ts'
import { searchedFor } from '../meant/naming.ts'
import { shopsOf } from '../meant/shops.ts'
import type { Told, Who } from '../replies/index.ts'
import type { Turn } from '../turn.ts'
import { bold, dayName, firstName, iconBefore, money, monthName, spanNames } from '../wording.ts'

/**
 * What a question is about, resolved for the household. An expense counts for the member who recorded it, as
 * everywhere else.
 */
export interface About {
  category: ActiveCategory | null
  words: string
  personId: string | null
  who: Who
  /** In minor units: only expenses of at least, or at most, this amount. */
  atLeast: number | undefined
  atMost: number | undefined
  without?: LeftOut
  /** Only expenses without a category. */
  unfiled?: boolean
}

/** What a question leaves out: its display name and its ledger filter. */
export interface LeftOut {
  name: string
  filter: NonNullable<Filters['without']>
}

/** The total of some expenses and their number. */
export interface Sum {
  sum: number
  count: number
}

/** Resolves the category and the person that a question asks about. */
export function aboutOf(turn: Turn, { scope, atLeast, atMost, unfiled = false }: Query): About {
  const category = categoryMeant(turn.household, scope) ?? null
  const personId = scope.person === 'me' ? turn.member.userId : scope.person
  const named = turn.household.members.find(({ id }) => id === personId)
  return {
    category,
    words: scope.words,
    atLeast,
    atMost,
    unfiled,
    personId: named ? personId : null,
    who: !named
      ? { who: 'household' }
      : named.id === turn.member.userId
        ? { who: 'you' }
        : { who: 'member', name: firstName(named.name) },
  }
}

/** The total and count of the matching expenses in a period. */
export function sumOf(turn: Turn, about: About, period: Period): Promise<Sum> {
  return totalOf(turn.work.db, turn.member.householdId, filterOf(about, period))
}

/**
 * The total of the expenses that match the words, in any category; if there are none, of the shops for the thing
 * ('heladería' for 'helado', ice cream).
 */
export async function sumOfWords(turn: Turn, about: About, period: Period): Promise<Sum> {
  const called = await sumOf(turn, { ...about, category: null }, period)
  if (called.count > 0) return called
  let [sum, count] = [0, 0]
  for (const words of shopsOf(about.words)) {
    const shop = await sumOf(turn, { ...about, category: null, words }, period)
    sum += shop.sum
    count += shop.count
  }
  return { sum, count }
}

/** The ledger filters for a question and a period. */
export function filterOf(
  { category, words, personId, atLeast, atMost, without, unfiled }: About,
  { from, to }: Period,
): Filters {
  return {
    ...(from !== null && { start_date: from }),
    ...(to !== null && { end_date: to }),
    ...(category ? { category_id: category.id } : words && { words: searchedFor(words) }),
    ...(unfiled && { uncategorised: true }),
    ...(personId && { user_id: personId }),
    ...(atLeast !== undefined && { at_least: atLeast }),
    ...(atMost !== undefined && { at_most: atMost }),
    ...(without && { without: without.filter }),
  }
}

/** The phrases of an answer: period, person, scope, total and count. */
export function toldOf(turn: Turn, about: About, period: Period, { sum, count }: Sum): Told {
  const { words } = turn
  const { category, without, unfiled } = about
  return {
    period: periodPhrase(turn, period),
    who: about.who,
    scope: [
      category
        ? words.inCategory(`${iconBefore(category.icon)}${bold(category.name)}`)
        : about.words && words.withWords(about.words),
      unfiled && words.unfiled,
      ...amountsOf(turn, about),
      without && words.leavingOut(without.name),
    ]
      .filter(Boolean)
      .join(''),
    sum: bold(money(turn, sum)),
    count,
  }
}

/** The phrases for the lower and the upper limit of the amount; a single phrase if both are equal. */
function amountsOf(turn: Turn, { atLeast, atMost }: About): string[] {
  const { ofBound, ofJust } = turn.words
  const said = (amount: number) => bold(money(turn, amount))
  if (atLeast !== undefined && atLeast === atMost) return [ofJust(said(atLeast))]
  return [
    ...(atLeast === undefined ? [] : [ofBound(said(atLeast), 'least')]),
    ...(atMost === undefined ? [] : [ofBound(said(atMost), 'most')]),
  ]
}

/** A period in words: 'en noviembre'. */
export function periodPhrase(turn: Turn, { name, from, to }: Period): string {
  const [first, last] = [from ?? turn.today, to ?? turn.today]
  const days = daysIn({ first, last })
  return turn.words.period({
    name,
    ...(name === 'day' ? { from: dayName(turn, first), to: '' } : spanNames(turn, first, last)),
    month: monthName(turn, first),
    year: first.slice(0, 4),
    days,
  })
}

/** The expenses of the thing that an earlier question named, whoever spent; null if it named none. */
export async function rowsOfThing(turn: Turn, asked: AskedQuery): Promise<ExpenseRow[] | null> {
  const about = aboutOf(turn, askedQuery(asked))
  if (about.words === '') return null
  const filter = filterOf({ ...about, category: null, personId: null }, asked.period)
  return ledgerRows(turn.work.db, turn.member.householdId, filter).limit(mostRows).execute()
}
