import { fromMinor } from '@casita/contract'
import { isMember, type MemberActor } from '../actor.ts'
import { activeCategory } from '../categories/active-category.ts'
import { inTransaction, type Work } from '../db/work.ts'
import type { Deps } from '../deps.ts'
import { createExpense } from '../expenses/expenses.service.ts'
import { sourceRefOf } from '../forecast/noted-again.ts'
import { actorOfUser } from '../users/acting-user.ts'
import { type RecurringRow, selectRecurring } from './recurring-rows.ts'
import { scheduleAfter } from './schedule.ts'

const batchSize = 50

/**
 * Records every occurrence that is due, each in a transaction that also moves its series on, so that it is recorded
 * once however many processes run; missed occurrences are caught up. A failure is logged, does not affect other
 * series, and is retried next time. Returns how many were recorded.
 */
export async function noteDueExpenses(deps: Deps, signal?: AbortSignal): Promise<number> {
  let noted = 0
  let last = { due_at: '', id: '' }
  for (;;) {
    const batch = await listDue(deps, last)
    if (batch.length === 0) return noted
    for (const due of batch) {
      if (signal?.aborted) return noted
      last = due
      try {
        while (!signal?.aborted && (await inTransaction(deps, (work) => noteDue(work, due)))) noted += 1
      } catch (error) {
        deps.log.error({ err: error, recurring: due.id }, 'a recurring expense could not be noted')
      }
    }
  }
}

interface Due {
  household_id: string
  id: string
  due_at: string
}

/** The due series in order, after the last one that was tried. */
function listDue(deps: Deps, last: { due_at: string; id: string }): Promise<Due[]> {
  return deps.db.read
    .selectFrom('recurring_expenses')
    .select(['household_id', 'id', 'due_at'])
    .where('due_at', '<=', deps.clock.now().toISOString())
    .$if(last.id !== '', (query) =>
      query.where((eb) =>
        eb.or([
          eb('due_at', '>', last.due_at),
          eb.and([eb('due_at', '=', last.due_at), eb('id', '>', last.id)]),
        ]),
      ),
    )
    .orderBy('due_at')
    .orderBy('id')
    .limit(batchSize)
    .$narrowType<{ due_at: string }>()
    .execute()
}

/** Records one occurrence of a series if it is due and no other process has recorded it; returns its id, else null. */
export async function noteDue(
  work: Work,
  { household_id, id }: Pick<Due, 'household_id' | 'id'>,
): Promise<string | null> {
  const lock = work.db
    .selectFrom('recurring_expenses')
    .select('id')
    .where('household_id', '=', household_id)
    .where('id', '=', id)
    .where('due_at', '<=', work.now)
    .$call(work.forUpdate)
    // Another process is recording it: several get through the due ones faster if none waits for another.
    .$if(work.engine === 'postgres', (query) => query.skipLocked())
  if (!(await lock.executeTakeFirst())) return null
  const recurring = await selectRecurring(work.db, household_id)
    .where('recurring.id', '=', id)
    .executeTakeFirstOrThrow()
  const author = await authorOf(work, recurring)
  const day = recurring.next_on
  if (!day) throw new Error('A recurring expense is due on no day')
  const category = recurring.category_id && (await activeCategory(work, household_id, recurring.category_id))
  const input = {
    description: recurring.description,
    amount: fromMinor(recurring.amount),
    // A deactivated category is dropped.
    category_id: category ? recurring.category_id : null,
    paid_by: recurring.paid_by,
    note: recurring.note,
    expense_date: day,
  }
  const noted = await createExpense(work, author, input, { source: 'recurring', ref: sourceRefOf(id, day) })
  await work.db
    .updateTable('recurring_expenses')
    .set({ last_on: day, ...scheduleAfter(day, recurring, author.timeZone) })
    .where('household_id', '=', household_id)
    .where('id', '=', id)
    .execute()
  work.emit({ type: 'changed', householdId: household_id, topics: ['recurring'], userId: author.userId })
  return noted.id
}

/** The author is a member, because series are handed over when somebody leaves. */
async function authorOf(work: Work, recurring: RecurringRow): Promise<MemberActor> {
  const author = await actorOfUser(work.db, recurring.added_by)
  if (!author || !isMember(author) || author.householdId !== recurring.household_id)
    throw new Error('The author of a recurring expense is no member')
  return author
}
