import { type HouseholdEvent, serverLimits } from '@casita/contract'
import type { ReadOnlyDb } from '../db/database.ts'

/** What happened to a household itself, latest first: name, currency, who came, went and owns it. */
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
    before: detailsIn(row.before_json),
    after: detailsIn(row.after_json),
    at: row.created_at,
  }))
}

function detailsIn(json: string | null): HouseholdEvent['before'] {
  return json === null ? null : (JSON.parse(json) as HouseholdEvent['before'])
}
