import { compiled } from '../db/compiled.ts'
import type { ReadOnlyDb } from '../db/database.ts'
import type { Work } from '../db/work.ts'
import { fold } from '../folding.ts'

/** A learned rule: expenses with this description (folded) belong to this category. */
export interface Habit {
  words: string
  categoryId: string
}

/** Only the most used habits of a household are loaded; no household has more names for things than this. */
const mostHabits = 1000
const longestWords = 80

/** Lists the habits of a household, most used first; only those of active categories. */
export function listHabits(db: ReadOnlyDb, householdId: string): Promise<Habit[]> {
  return habitsOf(db, { householdId })
}

const habitsOf = compiled((db, { householdId }: { householdId: string }) =>
  db
    .selectFrom('category_habits')
    .innerJoin('categories', (join) =>
      join
        .onRef('categories.household_id', '=', 'category_habits.household_id')
        .onRef('categories.id', '=', 'category_habits.category_id'),
    )
    .select(['category_habits.words', 'category_habits.category_id as categoryId'])
    .where('category_habits.household_id', '=', householdId)
    .where('categories.deactivated_at', 'is', null)
    .orderBy('category_habits.uses', 'desc')
    .orderBy('category_habits.updated_at', 'desc')
    .limit(mostHabits),
)

/** Learns that the household files a description under a category, or (null) under none; the latest lesson wins. */
export async function learnHabit(
  work: Work,
  householdId: string,
  description: string,
  categoryId: string | null,
): Promise<void> {
  const words = fold(description)
  if (words === '' || words.length > longestWords) return
  if (categoryId === null) {
    await work.db
      .deleteFrom('category_habits')
      .where('household_id', '=', householdId)
      .where('words', '=', words)
      .execute()
    return
  }
  await work.db
    .insertInto('category_habits')
    .values({
      household_id: householdId,
      words,
      category_id: categoryId,
      uses: 1,
      updated_at: work.now,
    })
    .onConflict((conflict) =>
      conflict.columns(['household_id', 'words']).doUpdateSet((eb) => ({
        category_id: eb.ref('excluded.category_id'),
        uses: eb('category_habits.uses', '+', 1),
        updated_at: eb.ref('excluded.updated_at'),
      })),
    )
    .execute()
}

/** The part of an expense that a habit is learned from. */
interface Named {
  description: string
  category_id: string | null
}

/** Learns from an expense whose category was changed while its description stayed; undoing that is a lesson too. */
export async function learnFromChange(
  work: Work,
  householdId: string,
  before: Named,
  after: Named,
): Promise<void> {
  if (before.category_id === after.category_id || fold(before.description) !== fold(after.description)) return
  await learnHabit(work, householdId, after.description, after.category_id)
}
