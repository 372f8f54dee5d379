import { setTimeout as pause } from 'node:timers/promises'
import { isDeepStrictEqual } from 'node:util'
import type { ReadOnlyDb } from '../../db/database.ts'
import { noCategory } from '../../db/tables/columns.ts'
import { allTime } from '../../db/tables/ledger.ts'
import type { TestStore } from '../database.ts'
import { type Findings, judge } from '../exactly-once/judgement.ts'
import type { Edge } from '../server-process.ts'
import type { Kept } from './writer.ts'

/** What is wrong in a database once everything is done; every list is empty when all is well. */
export interface Damage {
  /** Acknowledged but missing or different, or present without having been asked for. */
  lost: string[]
  /** Totals that differ from the sum of their rows. */
  wrongTotals: string[]
  /** Registrations, invitations and changes of which only a part was stored. */
  halves: string[]
  /** Inbound and outbound messages that were not processed to the end. */
  unfinished: string[]
}

/** Checks the store of stopped servers against what was done, and the results of the chat messages. */
export async function auditStore(
  store: TestStore,
  { graph }: Edge,
  kept: Kept,
): Promise<Damage & { chat: Findings }> {
  const database = store.open()
  try {
    return {
      ...(await audit(database.read, kept)),
      chat: await judge(database.read, kept.messages, kept.acknowledged, graph.sent),
    }
  } finally {
    await database.close()
  }
}

/** How long a message may be open after the last was sent: if its process died while sending it, it waits for half of it. */
const longestOpenMs = 60_000

/** Waits until servers have processed all their messages to the end, as long as that may take. */
export async function untilDone(store: TestStore): Promise<void> {
  const patience = Date.now() + longestOpenMs
  while (Date.now() < patience && (await store.peek(unfinished)).length > 0) await pause(200)
}

/** Compares what clients were told with the database, and the database with itself. */
async function audit(db: ReadOnlyDb, kept: Kept): Promise<Damage> {
  return {
    lost: [...(await lostExpenses(db, kept)), ...(await lostPeopleAndInvitations(db, kept))],
    wrongTotals: await wrongTotals(db),
    halves: [...(await halfDonePeople(db)), ...(await halfDoneExpenses(db))],
    unfinished: await unfinished(db),
  }
}

async function lostExpenses(db: ReadOnlyDb, { expenses }: Kept): Promise<string[]> {
  const rows = await db
    .selectFrom('expenses')
    .select(['id', 'amount', 'deleted_at'])
    .where('source', '=', 'web')
    .execute()
  const found = new Map(
    rows.map(({ id, amount, deleted_at }) => [id, { amount: amount / 100, isDeleted: deleted_at !== null }]),
  )
  const missing = [...expenses]
    .filter(([id, expense]) => !isDeepStrictEqual(found.get(id), expense))
    .map(([id, expense]) => `${id}: ${JSON.stringify(expense)} is ${JSON.stringify(found.get(id))}`)
  const unasked = [...found]
    .filter(([id]) => !expenses.has(id))
    .map(([id, { amount }]) => `${id} of ${amount} was recorded twice, or by nobody`)
  return [...missing, ...unasked]
}

async function lostPeopleAndInvitations(db: ReadOnlyDb, { people, invitations }: Kept): Promise<string[]> {
  const users = await db.selectFrom('users').select('google_sub').execute()
  const subs = users.map(({ google_sub }) => google_sub ?? '')
  const codes = await db.selectFrom('invitations').select('code').execute()
  const unregistered = people.filter((person) => subs.filter((sub) => sub === person).length !== 1)
  const withdrawn = invitations.filter((code) => codes.filter((row) => row.code === code).length !== 1)
  return [
    ...unregistered.map((person) => `${person} registered and is not there once`),
    ...withdrawn.map((code) => `the invitation ${code} is not there once`),
  ]
}

async function wrongTotals(db: ReadOnlyDb): Promise<string[]> {
  const rows = await db.selectFrom('expenses').selectAll().where('deleted_at', 'is', null).execute()
  const kept = await db.selectFrom('spending').selectAll().execute()
  const sums = new Map<string, [count: number, sum: number]>()
  for (const row of rows) {
    const spans = [
      ['day', row.expense_date],
      ['month', `${row.expense_date.slice(0, 7)}-01`],
      ['all', allTime],
    ]
    for (const span of spans) {
      const key = [row.household_id, ...span, row.category_id ?? noCategory, row.added_by, row.paid_by].join()
      const [count, sum] = sums.get(key) ?? [0, 0]
      sums.set(key, [count + 1, sum + row.amount])
    }
  }
  const wrong: string[] = []
  for (const { count, sum, household_id, span, starts_on, category_id, added_by, paid_by } of kept) {
    const key = [household_id, span, starts_on, category_id, added_by, paid_by].join()
    const plain = sums.get(key) ?? [0, 0]
    if (!isDeepStrictEqual(plain, [count, sum])) wrong.push(`${key}: ${count}, ${sum} instead of ${plain}`)
    sums.delete(key)
  }
  return [...wrong, ...[...sums].map(([key, plain]) => `${key}: nothing instead of ${plain}`)]
}

/** Checks for every user everything that belongs to a registration or to joining a household. */
async function halfDonePeople(db: ReadOnlyDb): Promise<string[]> {
  const users = await db.selectFrom('users').select(['id', 'phone']).execute()
  const memberships = await db.selectFrom('memberships').selectAll().where('left_at', 'is', null).execute()
  const sessions = await db.selectFrom('sessions').select('user_id').execute()
  const verifications = await db.selectFrom('outbox').select('user_id').where('kind', '=', 'verify').execute()
  const households = await db.selectFrom('households').select('id').execute()
  const categories = await db.selectFrom('categories').select('household_id').execute()
  const history = await db.selectFrom('household_changes').selectAll().execute()
  const invitations = await db.selectFrom('invitations').select(['id', 'code', 'uses']).execute()
  const uses = await db.selectFrom('invitation_uses').selectAll().execute()

  const homes = Map.groupBy(memberships, ({ user_id }) => user_id)
  const has = <T>(rows: readonly T[], test: (row: T) => boolean) => rows.some(test)
  const broken: string[] = []
  for (const { id, phone } of users) {
    const own = homes.get(id) ?? []
    const [home] = own
    if (own.length !== 1 || !home) broken.push(`${phone} belongs to ${own.length} households`)
    if (!has(sessions, ({ user_id }) => user_id === id)) broken.push(`${phone} has no session`)
    if (phone && !has(verifications, ({ user_id }) => user_id === id))
      broken.push(`${phone} was sent no verification`)
    const isTold = ({ action, changed_by, member_id, household_id }: (typeof history)[number]) =>
      household_id === home?.household_id &&
      (home.role === 'owner'
        ? action === 'created' && changed_by === id
        : action === 'joined' && [changed_by, member_id].includes(id))
    if (!has(history, isTold)) broken.push(`the history of the household leaves out how ${phone} came to it`)
    const used = uses.filter(({ user_id }) => user_id === id)
    const entered = used.filter(({ household_id }) => household_id === home?.household_id)
    if (home?.role === 'member' && (used.length !== 1 || entered.length !== 1))
      broken.push(`${phone} joined by ${used.length} invitations`)
  }
  for (const { id } of households) {
    const owners = memberships.filter(({ household_id, role }) => household_id === id && role === 'owner')
    if (owners.length !== 1) broken.push(`the household ${id} has ${owners.length} owners`)
    if (!has(categories, ({ household_id }) => household_id === id))
      broken.push(`the household ${id} has no categories`)
  }
  for (const { id, code, uses: count } of invitations) {
    const times = uses.filter(({ invitation_id }) => invitation_id === id).length
    if (times !== count) broken.push(`the invitation ${code} counts ${count} uses and has ${times}`)
  }
  return broken
}

/** Checks that the history of each expense runs from its creation to its current state. */
async function halfDoneExpenses(db: ReadOnlyDb): Promise<string[]> {
  const expenses = await db.selectFrom('expenses').select(['id', 'amount', 'deleted_at']).execute()
  const changes = await db
    .selectFrom('expense_changes')
    .select(['expense_id', 'action', 'after_json'])
    .orderBy('id')
    .execute()
  const histories = Map.groupBy(changes, ({ expense_id }) => expense_id)
  return expenses.flatMap(({ id, amount, deleted_at }) => {
    const history = histories.get(id) ?? []
    const told = history.map(({ after_json }) => JSON.parse(after_json ?? '{}').amount)
    const last = told.findLast((one) => one !== undefined)
    const isWhole =
      history.filter(({ action }) => action === 'created').length === 1 &&
      history[0]?.action === 'created' &&
      last === amount &&
      (history.at(-1)?.action === 'deleted') === (deleted_at !== null)
    return isWhole ? [] : [`${id} of ${amount}: ${JSON.stringify(history)}`]
  })
}

async function unfinished(db: ReadOnlyDb): Promise<string[]> {
  const inbox = await db.selectFrom('inbox').select(['id', 'failure']).where('done_at', 'is', null).execute()
  const outbox = await db
    .selectFrom('outbox')
    .select(['id', 'failure'])
    .where('done_at', 'is', null)
    .execute()
  return [...inbox, ...outbox].map(({ id, failure }) => `${id}: ${failure ?? 'open'}`)
}
