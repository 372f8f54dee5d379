import { HouseholdDetails, type HouseholdEvent, serverLimits } from '@casita/contract'
import type { ReadOnlyDb } from '../db/database.ts'
import { newId } from '../db/ids.ts'
import { jsonColumn } from '../db/json-column.ts'
import type { HouseholdChanges } from '../db/tables/accounts.ts'
import type { Work } from '../db/work.ts'

const details = jsonColumn(HouseholdDetails)

/** The history of a household, latest first: changes of name, currency, members and owner. */
export async function listHouseholdChanges(db: ReadOnlyDb, householdId: string): Promise<HouseholdEvent[]> {
  const rows = await db
    .selectFrom('household_changes')
    .innerJoin('users as author', 'author.id', 'household_changes.changed_by')
    .leftJoin('users as member', 'member.id', 'household_changes.member_id')
    .select(['household_changes.id', 'action', 'changed_by', 'author.name as author_name'])
    .select(['member_id', 'member.name as member_name', 'before_json', 'after_json'])
    .select('household_changes.created_at')
    .where('household_id', '=', householdId)
    .orderBy('household_changes.id', 'desc')
    .limit(serverLimits.householdChangesShown)
    .execute()
  return rows.map((row) => ({
    id: row.id,
    action: row.action,
    user_id: row.changed_by,
    user_name: row.author_name,
    member_id: row.member_id,
    member_name: row.member_name,
    before: row.before_json === null ? null : details.read(row.before_json),
    after: row.after_json === null ? null : details.read(row.after_json),
    at: row.created_at,
  }))
}

/** Adds an entry to the household's history. */
export async function noteHouseholdChange(
  work: Work,
  householdId: string,
  userId: string,
  action: HouseholdChanges['action'],
  {
    memberId = null,
    before = null,
    after = null,
  }: { memberId?: string | null; before?: HouseholdDetails | null; after?: HouseholdDetails | null } = {},
): Promise<void> {
  await work.db
    .insertInto('household_changes')
    .values({
      household_id: householdId,
      id: newId(),
      changed_by: userId,
      action,
      member_id: memberId,
      before_json: before && details.write(before),
      after_json: after && details.write(after),
      created_at: work.now,
    })
    .execute()
}
