import type { Language } from '@casita/contract'
import type { Category, Context, Habit, Member, Scope } from '@casita/reader'
import { sql } from 'kysely'
import type { MemberActor } from '../actor.ts'
import { listHabits } from '../categories/habits.service.ts'
import { compiled } from '../db/compiled.ts'
import type { ReadOnlyDb } from '../db/database.ts'
import { fold } from '../folding.ts'

/** A category that an expense may be given; the reader's view with what people see. */
export interface ActiveCategory extends Category {
  readonly icon: string | null
}

/** What the assistant knows of a household while it answers one message. */
export interface HouseholdView {
  readonly name: string
  /** ISO 4217. */
  readonly currency: string
  /** Those that expenses may be given, by position. */
  readonly categories: readonly ActiveCategory[]
  readonly members: readonly Member[]
  readonly habits: readonly Habit[]
  /** By category id, in minor units: what the household usually spends at once. */
  readonly medians: Readonly<Record<string, number>>
  /** The same of all categories together; null where too little was spent yet. */
  readonly usual: number | null
}

/** Fewer purchases than this make no habit. */
const fewestForHabit = 3
/** With so many even unlike ones make one; unlike are those of which one is so many times the median. */
const enoughForMixed = 10
const unlike = 10
/** Only so many of the latest expenses are looked at, so that a message costs the same in any ledger. */
const latestForHabit = 400

/** Reads all that a message may refer to. */
export async function viewHousehold(db: ReadOnlyDb, householdId: string): Promise<HouseholdView> {
  const of = { householdId }
  const [[household], categories, members, latest, habits] = await Promise.all([
    nameAndCurrency(db, of),
    activeCategories(db, of),
    currentMembers(db, of),
    latestAmounts(db, of),
    listHabits(db, householdId),
  ])
  if (!household) throw new Error(`There is no household ${householdId}`)
  const spent = latest.map(({ category_id: categoryId, amounts }) => ({
    categoryId,
    amounts: amounts.split(',').map(Number),
  }))
  return {
    ...household,
    categories: categories.map(({ kind, ...category }) => (kind ? { ...category, kind } : category)),
    members,
    habits,
    medians: mediansOf(spent),
    usual: medianOf(spent.flatMap(({ amounts }) => amounts)),
  }
}

const nameAndCurrency = compiled((db, { householdId }: Of) =>
  db.selectFrom('households').select(['name', 'currency']).where('id', '=', householdId),
)
const activeCategories = compiled((db, { householdId }: Of) =>
  db
    .selectFrom('categories')
    .select(['id', 'name', 'icon', 'kind'])
    .where('household_id', '=', householdId)
    .where('deactivated_at', 'is', null)
    .orderBy('position')
    .orderBy('id'),
)
const currentMembers = compiled((db, { householdId }: Of) =>
  db
    .selectFrom('memberships')
    .innerJoin('users', 'users.id', 'memberships.user_id')
    .select(['users.id', 'users.name'])
    .where('household_id', '=', householdId)
    .where('left_at', 'is', null)
    .orderBy('joined_at'),
)
/** Of each category one row with all its amounts: a row for each amount is most of what a message reads. */
const latestAmounts = compiled((db, { householdId }: Of) =>
  db
    .selectFrom((eb) =>
      eb
        .selectFrom('expenses')
        .select(['category_id', 'amount'])
        .where('household_id', '=', householdId)
        .where('deleted_at', 'is', null)
        .orderBy('expense_date', 'desc')
        .orderBy('created_at', 'desc')
        .orderBy('id', 'desc')
        .limit(latestForHabit)
        .as('latest'),
    )
    .select(['category_id', sql<string>`string_agg(cast(amount as text), ',')`.as('amounts')])
    .groupBy('category_id'),
)

interface Of {
  householdId: string
}

/** The latest amounts in a category, or in none. */
interface Spent {
  categoryId: string | null
  amounts: readonly number[]
}

function mediansOf(spent: readonly Spent[]): Record<string, number> {
  const medians: Record<string, number> = {}
  for (const { categoryId, amounts } of spent) {
    const median = medianOf(amounts)
    if (categoryId !== null && median !== null && !isMixed(amounts, median)) medians[categoryId] = median
  }
  return medians
}

/** Two buses and a tank of fuel: a few purchases that are so unlike make no habit yet. */
function isMixed(amounts: readonly number[], median: number): boolean {
  return amounts.length < enoughForMixed && Math.max(...amounts) > median * unlike
}

function medianOf(amounts: readonly number[]): number | null {
  if (amounts.length < fewestForHabit) return null
  return amounts.toSorted((a, b) => a - b)[Math.floor(amounts.length / 2)] ?? null
}

/** Where a currency is kept, so that '3/11' and 'mango' are read as people there write them. */
const countryOf: Readonly<Record<string, string>> = {
  ARS: 'AR',
  USD: 'US',
  GBP: 'GB',
  BRL: 'BR',
  CLP: 'CL',
  COP: 'CO',
  MXN: 'MX',
  PEN: 'PE',
}
const euroCountryOf: Readonly<Record<Language, string>> = { es: 'ES', en: 'IE', pt: 'PT', fr: 'FR' }

/** What the reader must know beside the text; `today` is the writer's day when it was sent. */
export function contextFor(
  member: Pick<MemberActor, 'language'>,
  household: HouseholdView,
  today: string,
): Context {
  const country = countryOf[household.currency] ?? euroCountryOf[member.language]
  return {
    languages: [member.language],
    locale: `${member.language}-${country}`,
    currency: household.currency,
    today,
    categories: household.categories,
    habits: household.habits,
    medians: household.medians,
    ...(household.usual !== null && { usual: household.usual }),
    members: household.members,
  }
}

/** So many letters of a category's name name it. */
const fewestLetters = 4

/**
 * The category that a question or a budget is about: the one whose name its words begin, where it is one alone; else what
 * was read, be it by a habit or by what belongs to it.
 */
export function categoryMeant(
  household: HouseholdView,
  { categoryId, words }: Pick<Scope, 'categoryId' | 'words'>,
): ActiveCategory | undefined {
  return categoryCalled(household, words) ?? household.categories.find(({ id }) => id === categoryId)
}

/** Whether words are a category's name or the beginning of it ('súper' of 'Supermercado'), not a thing that belongs to it. */
export function namesCategory(category: Category, words: string): boolean {
  return fold(category.name).startsWith(fold(words))
}

/** The category that words name whole, or of which alone they are the beginning; signs are no part of a name. */
export function categoryCalled(household: HouseholdView, words: string): ActiveCategory | undefined {
  const name = withoutSigns(words)
  const whole = household.categories.filter((category) => fold(withoutSigns(category.name)) === fold(name))
  const begun = household.categories.filter((category) => namesCategory(category, name))
  const [only, ...others] = whole.length > 0 ? whole : name.length >= fewestLetters ? begun : []
  return others.length === 0 ? only : undefined
}

function withoutSigns(name: string): string {
  return name.replace(/[^\p{L}\p{N}]+/gu, ' ').trim()
}
