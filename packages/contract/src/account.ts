import { endpoint } from './endpoint.ts'
import { expenseActions } from './expense-history.ts'
import { expenseSources } from './expenses.ts'
import { Day, Done, Flag, Id, Instant, LanguageField, StoredCurrency, success } from './fields.ts'
import { roles } from './households.ts'
import { pictureTypes } from './receipts.ts'
import { recurrences } from './recurring.ts'
import * as z from './schema.ts'
import { Session } from './sessions.ts'

const ExportedMembership = z.object({
  household_id: Id,
  household_name: z.string(),
  currency: StoredCurrency,
  role: z.enum(roles),
  joined_at: Instant,
  left_at: z.nullable(Instant),
})

/** Everything that Casita stores about a person, as JSON to download. */
export const AccountExport = z.object({
  success,
  exported_at: Instant,
  user: z.object({
    id: Id,
    email: z.nullable(z.string()),
    name: z.string(),
    picture_url: z.nullable(z.string()),
    phone: z.nullable(z.string()),
    language: LanguageField,
    timezone: z.string(),
    alerts_since: z.nullable(Instant),
    summary_since: z.nullable(Instant),
    validated_at: z.nullable(Instant),
    /** When they disconnected their chat on the web; null after a link has connected it again. */
    chat_ended_at: z.nullable(Instant),
    created_at: Instant,
  }),
  /** The current membership. */
  household: z.nullable(ExportedMembership),
  memberships: z.array(ExportedMembership),
  categories: z.array(
    z.object({ id: Id, name: z.string(), icon: z.nullable(z.string()), color: z.string() }),
  ),
  /** The expenses that the person added or paid in any household, including deleted ones that are still kept. */
  expenses: z.array(
    z.object({
      id: Id,
      household_id: Id,
      description: z.string(),
      note: z.nullable(z.string()),
      amount: z.number(),
      category: z.nullable(z.string()),
      expense_date: Day,
      added_by_me: z.boolean(),
      paid_by_me: z.boolean(),
      source: z.enum(expenseSources),
      /** Metadata of its receipt; the picture itself is downloaded separately. */
      receipt: z.nullable(
        z.object({ content_type: z.enum(pictureTypes), size: z.number(), kept_at: Instant }),
      ),
      created_at: Instant,
      updated_at: Instant,
      deleted_at: z.nullable(Instant),
    }),
  ),
  /** The person's recurring expenses. */
  recurring_expenses: z.array(
    z.object({
      id: Id,
      household_id: Id,
      description: z.string(),
      note: z.nullable(z.string()),
      amount: z.number(),
      every: z.enum(recurrences),
      starts_on: Day,
      ends_on: z.nullable(Day),
      next_date: z.nullable(Day),
      added_by_me: z.boolean(),
      paid_by_me: z.boolean(),
      created_at: Instant,
      updated_at: Instant,
      deleted_at: z.nullable(Instant),
    }),
  ),
  /** The files they imported; only this metadata is kept. */
  imports: z.array(
    z.object({
      id: Id,
      household_id: Id,
      row_count: z.number(),
      rows_done: z.number(),
      imported: z.number(),
      total: z.number(),
      created_at: Instant,
      taken_back_at: z.nullable(Instant),
    }),
  ),
  changes: z.array(
    z.object({ expense_id: Id, action: z.enum(expenseActions), source: z.enum(expenseSources), at: Instant }),
  ),
  invitations: z.array(
    z.object({
      household_id: Id,
      phone_number: z.nullable(z.string()),
      uses: z.number(),
      created_at: Instant,
      expires_at: Instant,
    }),
  ),
  chat_accounts: z.array(
    z.object({
      channel: z.string(),
      phone: z.nullable(z.string()),
      display_phone: z.nullable(z.string()),
      provider_user_id: z.nullable(z.string()),
      connected_at: z.nullable(Instant),
      disconnected_at: z.nullable(Instant),
    }),
  ),
  /** The messages to and from the assistant whose text is still kept. */
  messages: z.array(
    z.object({
      direction: z.enum(['in', 'out']),
      channel: z.string(),
      kind: z.string(),
      at: Instant,
      content: z.unknown(),
    }),
  ),
  sessions: z.array(z.omit(Session, { is_current: true, last_used_at: true })),
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
  body: z.object({ confirm: z.optional(z.nullable(Flag)) }),
  answer: Done,
  problems: ['delete_account_confirmation', 'owner_must_hand_over'],
})
