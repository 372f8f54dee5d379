import type { Language } from '@casita/contract'
import type { Category, Context, Habit, Member, Scope } from '@casita/reader'
import { sql } from 'kysely'
import type { MemberActor } from '../actor.ts'
import { dayIn } from '../calendar.ts'
import { listHabits } from '../categories/habits.service.ts'
import { compiled } from '../db/compiled.ts'
import type { ReadOnlyDb } from '../db/database.ts'
import { fold } from '../folding.ts'

/** A category that an expense may be given, with its icon for display. */
export interface ActiveCategory extends Category {
  readonly icon: string | null
}

/** What the assistant knows of a household while it answers one message. */
export interface HouseholdView {
  readonly name: string
  /** ISO 4217. */
  readonly currency: string
  /** The active categories, by position. */
  readonly categories: readonly ActiveCategory[]
  readonly members: readonly Member[]
  readonly habits: readonly Habit[]
  /** By category id, in minor units: the median purchase. */
  readonly medians: Readonly<Record<string, number>>
  /** The median of all categories together; null with too few purchases. */
  readonly usual: number | null
}

/** The fewest purchases that give a median. */
const fewestForHabit = 3
/**
 * A category whose largest purchase is more than `unlike` times the median gets a median only from `enoughForMixed`
 * purchases on.
 */
const enoughForMixed = 10
const unlike = 5
/** Only this many of the latest expenses are read, so that the cost of a message does not grow with the ledger. */
const latestForHabit = 400

/** Reads everything that a message may refer to. */
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
/** The latest amounts, with one row for each category: a row for each amount would be most of what a message reads. */
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

/** The latest amounts in a category; null for those without one. */
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

/** Whether a few purchases are too unlike for a median, such as two bus fares and a tank of fuel. */
function isMixed(amounts: readonly number[], median: number): boolean {
  return amounts.length < enoughForMixed && Math.max(...amounts) > median * unlike
}

function medianOf(amounts: readonly number[]): number | null {
  if (amounts.length < fewestForHabit) return null
  return amounts.toSorted((a, b) => a - b)[Math.floor(amounts.length / 2)] ?? null
}

/** The country of a currency, so that '3/11' and 'mango' are read as they are used there. */
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

/** What the reader needs besides the text; `today` is the date in the sender's time zone when the message was sent. */
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

/** What is needed to read a text that a member writes at a moment: their household, and the reader's context. */
export async function viewFor(
  db: ReadOnlyDb,
  member: MemberActor,
  now: Date,
): Promise<{ household: HouseholdView; context: Context }> {
  const household = await viewHousehold(db, member.householdId)
  return { household, context: contextFor(member, household, dayIn(member.timeZone, now)) }
}

/** The active category with this id; undefined for none and for null. */
export function categoryById(
  household: HouseholdView,
  categoryId: string | null,
): ActiveCategory | undefined {
  return household.categories.find(({ id }) => id === categoryId)
}

/** The fewest letters of a category's name that identify it. */
const fewestLetters = 4

/**
 * The category that a question or a budget is about: the one whose name matches its words or alone begins with them,
 * otherwise the one that the reader inferred from a habit or its vocabulary.
 */
export function categoryMeant(
  household: HouseholdView,
  { categoryId, words }: Pick<Scope, 'categoryId' | 'words'>,
): ActiveCategory | undefined {
  return categoryCalled(household, words) ?? categoryById(household, categoryId)
}

/**
 * Whether the words are a category's name or a prefix of it ('súper' for 'Supermercado'), rather than a thing that
 * belongs to it.
 */
export function namesCategory(category: Category, words: string): boolean {
  return fold(category.name).startsWith(fold(words))
}

/**
 * The category whose whole name the words are, or the only one whose name begins with them, ignoring punctuation and
 * emoji.
 */
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
