import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { Done, Instant, success } from './fields.ts'

/** Everything that Casita keeps about one person, as JSON to take away. */
export const AccountExport = z.object({
  success,
  exported_at: Instant,
  user: z.record(z.string(), z.unknown()),
  household: z.nullable(z.record(z.string(), z.unknown())),
  memberships: z.array(z.record(z.string(), z.unknown())),
  categories: z.array(z.record(z.string(), z.unknown())),
  expenses: z.array(z.record(z.string(), z.unknown())),
  chat_accounts: z.array(z.record(z.string(), z.unknown())),
  sessions: z.array(z.record(z.string(), z.unknown())),
})

export const exportAccount = endpoint({
  method: 'GET',
  path: '/v2/account/export',
  access: 'account',
  tag: 'Account',
  summary: 'Everything that Casita keeps about the signed-in person',
  answer: AccountExport,
})

export const deleteAccount = endpoint({
  method: 'DELETE',
  path: '/v2/account',
  access: 'account',
  tag: 'Account',
  summary: 'Delete the account; without `confirm` the answer says what would happen to the household',
  body: z.object({ confirm: z.optional(z.boolean()) }),
  answer: Done,
  problems: ['delete_account_confirmation', 'owner_must_hand_over'],
})
