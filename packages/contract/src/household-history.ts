import { endpoint } from './endpoint.ts'
import { Id, Instant, StoredCurrency, success } from './fields.ts'
import * as z from './schema.ts'

export const householdActions = ['created', 'changed', 'joined', 'left', 'removed', 'handed_over'] as const

/** The fields of a household that its history records. */
export const HouseholdDetails = z.object({ name: z.string(), currency: StoredCurrency })
export type HouseholdDetails = z.infer<typeof HouseholdDetails>

/** An entry of the household's own history; `member_id` is the member concerned, if any. */
export const HouseholdEvent = z.object({
  id: Id,
  action: z.enum(householdActions),
  user_id: Id,
  user_name: z.string(),
  member_id: z.nullable(Id),
  member_name: z.nullable(z.string()),
  before: z.nullable(HouseholdDetails),
  after: z.nullable(HouseholdDetails),
  at: Instant,
})
export type HouseholdEvent = z.infer<typeof HouseholdEvent>

export const householdHistory = endpoint({
  method: 'GET',
  path: '/v2/households/current/changes',
  access: 'member',
  tag: 'Household',
  summary: 'The history of the household itself, latest first: name, currency, members, owner',
  answer: z.object({ success, changes: z.array(HouseholdEvent) }),
})
