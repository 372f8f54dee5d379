import { fromMinor } from '@casita/contract'
import { sql } from 'kysely'
import type { Actor } from '../actor.ts'
import type { ReadOnlyDb } from '../db/database.ts'

/** Long lists are read in batches of this size, so that a large export needs no more memory than a small one. */
const batchSize = 1000

/**
 * Returns everything stored about a person except their expenses and changes: profile, memberships, imports,
 * invitations, recurring expenses, chats, messages and sessions, and the categories of their household's expenses.
 * Secrets and what others did are left out.
 */
export async function exportAccount(db: ReadOnlyDb, actor: Actor) {
  const mine = actor.userId
  const [user, memberships, categories, recurring, imports, invitations, chats, messages, sessions] =
    await Promise.all([
      selectUser(db, mine).executeTakeFirstOrThrow(),
      selectMemberships(db, mine).execute(),
      actor.householdId ? selectCategories(db, actor.householdId).execute() : [],
      listRecurring(db, mine),
      listImports(db, mine),
      selectInvitations(db, mine).execute(),
      selectChats(db, mine).execute(),
      listMessages(db, mine),
      selectSessions(db, mine).execute(),
    ])
  return {
    user,
    household: memberships.find((membership) => membership.left_at === null) ?? null,
    memberships,
    categories,
    recurring_expenses: recurring,
    imports,
    invitations,
    chat_accounts: chats,
    messages,
    sessions,
  }
}

/** Yields the expenses that a person added or paid in these households, in the order of their ids in each. */
export async function* exportExpenses(db: ReadOnlyDb, userId: string, householdIds: readonly string[]) {
  const batch = (householdId: string, after: string) =>
    selectExpenses(db, userId, householdId).where('expenses.id', '>', after).limit(batchSize).execute()
  for await (const expense of inBatches(householdIds, batch)) {
    const { amount, added_by, paid_by, content_type, size, kept_at, ...row } = expense
    const whose = { added_by_me: added_by === userId, paid_by_me: paid_by === userId }
    const receipt = content_type && kept_at ? { content_type, size: Number(size), kept_at } : null
    yield { ...row, amount: fromMinor(amount), ...whose, receipt }
  }
}

/** Yields the changes that a person made to expenses of these households, in the order of time in each. */
export async function* exportChanges(db: ReadOnlyDb, userId: string, householdIds: readonly string[]) {
  const batch = (householdId: string, after: string) =>
    selectChanges(db, userId, householdId).where('id', '>', after).limit(batchSize).execute()
  for await (const { id: _, ...change } of inBatches(householdIds, batch)) yield change
}

/** Precedes every id. */
const noId = '00000000-0000-0000-0000-000000000000'

/** Yields the rows of one household after the other; `batch` returns those that follow an id, in the order of ids. */
async function* inBatches<Row extends { id: string }>(
  householdIds: readonly string[],
  batch: (householdId: string, after: string) => Promise<Row[]>,
): AsyncGenerator<Row> {
  for (const householdId of householdIds) {
    let last: string | undefined = noId
    while (last) {
      const rows: Row[] = await batch(householdId, last)
      yield* rows
      last = rows.length === batchSize ? rows.at(-1)?.id : undefined
    }
  }
}

function selectUser(db: ReadOnlyDb, userId: string) {
  return db
    .selectFrom('users')
    .select(['id', 'email', 'name', 'picture_url', 'phone', 'language', 'timezone'])
    .select(['alerts_since', 'summary_since', 'validated_at', 'chat_ended_at', 'created_at'])
    .where('id', '=', userId)
}

function selectMemberships(db: ReadOnlyDb, userId: string) {
  return db
    .selectFrom('memberships')
    .innerJoin('households', 'households.id', 'memberships.household_id')
    .select(['households.id as household_id', 'households.name as household_name', 'households.currency'])
    .select(['role', 'joined_at', 'left_at'])
    .where('user_id', '=', userId)
    .orderBy('joined_at')
}

function selectCategories(db: ReadOnlyDb, householdId: string) {
  return db
    .selectFrom('categories')
    .select(['id', 'name', 'icon', 'color'])
    .where('household_id', '=', householdId)
    .orderBy('position')
}

function selectExpenses(db: ReadOnlyDb, userId: string, householdId: string) {
  return db
    .selectFrom('expenses')
    .leftJoin('categories', (join) =>
      join
        .onRef('categories.household_id', '=', 'expenses.household_id')
        .onRef('categories.id', '=', 'expenses.category_id'),
    )
    .leftJoin('receipts', (join) =>
      join
        .onRef('receipts.household_id', '=', 'expenses.household_id')
        .onRef('receipts.expense_id', '=', 'expenses.id'),
    )
    .select(['receipts.content_type', 'receipts.created_at as kept_at'])
    .select(sql<number | null>`length(receipts.bytes)`.as('size'))
    .select(['expenses.id', 'expenses.household_id', 'expenses.description', 'expenses.note'])
    .select(['expenses.amount', 'categories.name as category', 'expenses.expense_date', 'expenses.source'])
    .select(['expenses.added_by', 'expenses.paid_by'])
    .select(['expenses.created_at', 'expenses.updated_at', 'expenses.deleted_at'])
    .where('expenses.household_id', '=', householdId)
    .where((eb) => eb.or([eb('expenses.added_by', '=', userId), eb('expenses.paid_by', '=', userId)]))
    .orderBy('expenses.id')
}

async function listRecurring(db: ReadOnlyDb, userId: string) {
  const rows = await db
    .selectFrom('recurring_expenses')
    .select(['id', 'household_id', 'description', 'note', 'amount', 'every', 'starts_on', 'ends_on'])
    .select(['next_on as next_date', 'added_by', 'paid_by', 'created_at', 'updated_at', 'deleted_at'])
    .where((eb) => eb.or([eb('added_by', '=', userId), eb('paid_by', '=', userId)]))
    .where('household_id', 'in', (eb) =>
      eb.selectFrom('memberships').select('household_id').where('user_id', '=', userId),
    )
    .orderBy('id')
    .execute()
  return rows.map(({ amount, added_by, paid_by, ...row }) => ({
    ...row,
    amount: fromMinor(amount),
    added_by_me: added_by === userId,
    paid_by_me: paid_by === userId,
  }))
}

async function listImports(db: ReadOnlyDb, userId: string) {
  const rows = await db
    .selectFrom('imports')
    .select(['id', 'household_id', 'row_count', 'rows_done', 'expense_count as imported', 'sum'])
    .select(['created_at', 'taken_back_at'])
    .where('imported_by', '=', userId)
    .where('household_id', 'in', (eb) =>
      eb.selectFrom('memberships').select('household_id').where('user_id', '=', userId),
    )
    .orderBy('id')
    .execute()
  return rows.map(({ sum, ...row }) => ({ ...row, total: fromMinor(sum) }))
}

function selectChanges(db: ReadOnlyDb, userId: string, householdId: string) {
  return db
    .selectFrom('expense_changes')
    .select(['id', 'expense_id', 'action', 'source', 'created_at as at'])
    .where('household_id', '=', householdId)
    .where('changed_by', '=', userId)
    .orderBy('id')
}

function selectInvitations(db: ReadOnlyDb, userId: string) {
  return db
    .selectFrom('invitations')
    .select(['household_id', 'phone as phone_number', 'uses', 'created_at', 'expires_at'])
    .where('invited_by', '=', userId)
    .where('household_id', 'in', (eb) =>
      eb.selectFrom('memberships').select('household_id').where('user_id', '=', userId),
    )
    .orderBy('id')
}

function selectChats(db: ReadOnlyDb, userId: string) {
  return db
    .selectFrom('chat_accounts')
    .select(['channel', 'phone', 'display_phone', 'provider_user_id', 'connected_at', 'disconnected_at'])
    .where('user_id', '=', userId)
}

const isEnded = sql<boolean>`(done_at is not null or dead_at is not null)`
const isOpen = sql<boolean>`(done_at is null and dead_at is null)`

/**
 * Incoming and outgoing messages in chronological order. Ended messages have an index by person, and the few open ones
 * another; one statement reads both, so that a message that ends meanwhile is there once.
 */
async function listMessages(db: ReadOnlyDb, userId: string) {
  const received = (state: typeof isOpen) =>
    db
      .selectFrom('inbox')
      .select(['channel', 'kind', 'received_at as at', 'payload_json'])
      .where('user_id', '=', userId)
      .where(state)
  const sent = (state: typeof isOpen) =>
    db
      .selectFrom('outbox')
      .select(['channel', 'kind', 'created_at as at', 'payload_json'])
      .where('user_id', '=', userId)
      .where(state)
  const [incoming, outgoing] = await Promise.all([
    received(isEnded).unionAll(received(isOpen)).execute(),
    sent(isEnded).unionAll(sent(isOpen)).execute(),
  ])
  return [
    ...incoming.map((message) => ({ direction: 'in' as const, ...withContent(message) })),
    ...outgoing.map((message) => ({ direction: 'out' as const, ...withContent(message) })),
  ].sort((a, b) => Date.parse(a.at) - Date.parse(b.at))
}

function withContent<M extends { payload_json: string | null }>({ payload_json, ...message }: M) {
  const content: unknown = payload_json === null ? null : JSON.parse(payload_json)
  return { ...message, content }
}

function selectSessions(db: ReadOnlyDb, userId: string) {
  return db
    .selectFrom('sessions')
    .select(['id', 'user_agent', 'created_at', 'expires_at'])
    .where('user_id', '=', userId)
    .orderBy('created_at')
}
