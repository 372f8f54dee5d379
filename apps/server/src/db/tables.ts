import type {
  CallCounts,
  HouseholdChanges,
  Households,
  IdempotencyKeys,
  Invitations,
  InvitationUses,
  LinkSends,
  LinkTokens,
  LoginCodes,
  Memberships,
  Sessions,
  Users,
} from './tables/accounts.ts'
import type { ChatAccounts, Conversations, Inbox, Outbox } from './tables/chat.ts'
import type {
  BudgetAlerts,
  BudgetMonths,
  Budgets,
  Categories,
  CategoryHabits,
  ExpenseChanges,
  Imports,
  Receipts,
  RecurringExpenses,
  Spending,
  StoredExpenses,
} from './tables/ledger.ts'
import type { Jobs, LiveEvents } from './tables/queue.ts'

/**
 * People, and how a person, a link, a code or a chat leads to a household. Small enough to be copied to every node of
 * a cluster.
 */
interface Directory {
  households: Households
  users: Users
  memberships: Memberships
  sessions: Sessions
  link_tokens: LinkTokens
  link_sends: LinkSends
  login_codes: LoginCodes
  invitations: Invitations
  invitation_uses: InvitationUses
  idempotency_keys: IdempotencyKeys
  call_counts: CallCounts
  chat_accounts: ChatAccounts
  conversations: Conversations
}

/**
 * Tables that grow with a household's use; keyed and referenced only by (household_id, …), so that they can be
 * distributed over a cluster.
 */
interface HouseholdTables {
  household_changes: HouseholdChanges
  categories: Categories
  expenses: StoredExpenses
  expense_changes: ExpenseChanges
  imports: Imports
  receipts: Receipts
  spending: Spending
  category_habits: CategoryHabits
  budgets: Budgets
  budget_months: BudgetMonths
  budget_alerts: BudgetAlerts
  recurring_expenses: RecurringExpenses
  live_events: LiveEvents
}

/** Pending work. */
interface QueueTables {
  inbox: Inbox
  outbox: Outbox
  jobs: Jobs
}

/**
 * Every table, the same in both engines, as the migrations create them. There are no booleans: a nullable time says
 * more.
 */
export interface Tables extends Directory, HouseholdTables, QueueTables {}
