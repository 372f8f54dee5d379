import { spawnSync } from 'node:child_process'
import { DatabaseSync } from 'node:sqlite'
import { accessToken, embeddedFile } from './launch.ts'

/** Runs SQL on the database of the server under test. */
export type Execute = (statements: string) => void

/**
 * Households of equal size, written directly to the tables, including the totals that the server keeps for each
 * expense.
 */
export interface Kind {
  /** The numbers of the first and the last household, from 0; ids are derived from them. */
  first: number
  last: number
  expenses: number
  members: number
}

/** A member who is signed in. */
export interface Member {
  householdId: string
  userId: string
  token: string
  /** The number of the member's connected chat, as the chat provider writes it. */
  phone: string
}

const mostMembers = 10
const categories = 13
const mostExpenses = 10_000_000
/** The number of days, up to today, over which expenses are spread. */
const days = 730

const kinds = { household: 1, user: 2, session: 3, category: 4, expense: 5, chat: 6 } as const

/** Returns the id of the nth row of a kind. */
function idOf(kind: keyof typeof kinds, n: number): string {
  return `0000000${kinds[kind]}-0000-7000-8000-${n.toString(16).padStart(12, '0')}`
}

/** Returns a member of a seeded household; 0 is the owner. */
export function memberOf(household: number, place = 0): Member {
  const n = household * mostMembers + place
  return {
    householdId: idOf('household', household),
    userId: idOf('user', n),
    token: accessToken(idOf('user', n), idOf('session', n)),
    phone: `${54_911_5000_0000 + n}`,
  }
}

/** The SQL that differs between the engines. */
const dialects = {
  postgres: {
    id: (kind: keyof typeof kinds, n: string) =>
      `('0000000${kinds[kind]}-0000-7000-8000-' || lpad(to_hex(${n}), 12, '0'))::uuid`,
    dayBefore: (n: string) => `(current_date - (${n})::int)`,
    time: (n: string) => `to_timestamp(extract(epoch from current_date) - ${n})`,
    monthOf: (day: string) => `date_trunc('month', ${day})::date`,
    day: (text: string) => `date '${text}'`,
    // The foreign keys are valid by construction; checking them would take most of the time.
    prepare: 'set session_replication_role = replica',
    finish: 'vacuum analyze',
  },
  sqlite: {
    id: (kind: keyof typeof kinds, n: string) => `printf('0000000${kinds[kind]}-0000-7000-8000-%012x', ${n})`,
    dayBefore: (n: string) => `date('now', '-' || (${n}) || ' days')`,
    time: (n: string) =>
      `strftime('%Y-%m-%dT%H:%M:%fZ', unixepoch('now', 'start of day') - ${n}, 'unixepoch')`,
    monthOf: (day: string) => `date(${day}, 'start of month')`,
    day: (text: string) => `'${text}'`,
    prepare: 'pragma synchronous = off; pragma cache_size = -200000',
    finish: 'pragma wal_checkpoint(truncate)',
  },
} as const

/** Fills the database of a server that has created its tables. */
export function seed(engine: keyof typeof dialects, execute: Execute, wanted: readonly Kind[]): void {
  const { prepare, finish } = dialects[engine]
  execute([prepare, 'begin', ...wanted.flatMap((kind) => statementsFor(engine, kind)), 'commit'].join(';\n'))
  execute(finish)
}

function statementsFor(engine: keyof typeof dialects, kind: Kind): string[] {
  const { id, dayBefore, time, monthOf, day } = dialects[engine]
  const counting = (name: string, from: number, to: number) =>
    `${name}(${name}) as (select cast(${from} as bigint) union all select ${name} + 1 from ${name} where ${name} < ${to})`
  const each = (insert: string, name: string, to: number, select: string) =>
    `insert into ${insert} with recursive ${counting('h', kind.first, kind.last)}, ${counting(name, 0, to)} ${select}`
  const member = `h * ${mostMembers} + m`
  const eachMember = (insert: string, columns: string) =>
    each(insert, 'm', kind.members - 1, `select ${columns} from h cross join m`)
  const author = id('user', `h * ${mostMembers} + (i / 8) % ${kind.members}`)
  const totals = (span: string, startsOn: string) =>
    `insert into spending (household_id, span, starts_on, category_id, added_by, paid_by, count, sum)
      select household_id, '${span}', ${startsOn}, category_id, added_by, paid_by, count(*), sum(amount)
      from expenses where household_id >= ${id('household', String(kind.first))}
        and household_id <= ${id('household', String(kind.last))} group by 1, 3, 4, 5, 6`
  return [
    eachMember(
      'users (id, google_sub, name, language, timezone, validated_at, created_at, updated_at)',
      `${id('user', member)}, 'sub ' || (${member}), 'Member ' || m, 'es', 'America/Argentina/Buenos_Aires',
        ${time('0')}, ${time('0')}, ${time('0')}`,
    ),
    each(
      'households (id, name, currency, created_by, created_at, updated_at)',
      'one',
      0,
      `select ${id('household', 'h')}, 'Casa', 'ARS', ${id('user', `h * ${mostMembers}`)}, ${time('0')}, ${time('0')}
        from h cross join one`,
    ),
    eachMember(
      'memberships (household_id, user_id, role, joined_at)',
      `${id('household', 'h')}, ${id('user', member)}, case m when 0 then 'owner' else 'member' end, ${time('0')}`,
    ),
    eachMember(
      'sessions (id, user_id, jti_hash, created_at, idle_expires_at, expires_at)',
      `${id('session', member)}, ${id('user', member)}, '', ${time('0')}, ${time('-8640000')}, ${time('-8640000')}`,
    ),
    eachMember(
      'chat_accounts (id, channel, phone, phone_key, user_id, connected_at, created_at, updated_at)',
      `${id('chat', member)}, 'whatsapp', '+' || (5491150000000 + ${member}), '' || (541150000000 + ${member}),
        ${id('user', member)}, ${time('0')}, ${time('0')}, ${time('0')}`,
    ),
    each(
      'categories (household_id, id, name, name_key, icon, color, position, created_at, updated_at)',
      'c',
      categories - 1,
      `select ${id('household', 'h')}, ${id('category', `h * ${categories} + c`)}, 'Category ' || c, 'category ' || c,
        '🛒', '#808080', c, ${time('0')}, ${time('0')} from h cross join c`,
    ),
    each(
      `expenses (household_id, id, added_by, paid_by, amount, description, category_id, expense_date, source,
        search_key, created_at, updated_at)`,
      'i',
      kind.expenses - 1,
      `select ${id('household', 'h')}, ${id('expense', `h * ${mostExpenses} + i`)}, ${author}, ${author},
        100 + (i * 977) % 5000000, 'Supermercado ' || i, ${id('category', `h * ${categories} + (i * 31) % ${categories}`)},
        ${dayBefore(`i * ${days} / ${kind.expenses}`)}, 'web', 'supermercado ' || i, ${time('i')}, ${time('i')}
        from h cross join i`,
    ),
    totals('day', 'expense_date'),
    totals('month', monthOf('expense_date')),
    totals('all', day('0001-01-01')),
  ]
}

/**
 * What has gathered around the households on PostgreSQL: messages, as long as they are kept and emptied at the right
 * age, summaries that everybody has had this week, and a recurring expense that is due next month.
 */
export function seedHistory(execute: Execute, { first, last, members }: Kind): void {
  const { id, prepare, finish } = dialects.postgres
  const member = `(h * ${mostMembers} + m)`
  const household = id('household', 'h')
  const ids = `from generate_series(${first}, ${last}) h, generate_series(0, ${members - 1}) m`
  const message = (queue: string, more: string) =>
    `insert into ${queue} (id, kind, dedupe_key, lane, ordered_at, run_at, attempts, is_first, done_at, channel,
        user_id, household_id, payload_json${more})
      select gen_random_uuid(), 'message', h || ' ' || m || ' ' || i, 'whatsapp:' || ${id('chat', member)}, at, at, 1, 0,
        at, 'whatsapp', ${id('user', member)}, ${household}, case when at > now() - interval '30 days' then '{}' end,`
  const thrice = (days: number) =>
    `${ids}, generate_series(0, 2) i, lateral (select now() - interval '${days} days' * random() as at) t`
  execute(
    [
      prepare,
      'begin',
      `update users set summary_since = now(), summary_told_on = date_trunc('week', now())::date
        where id >= ${id('user', `${first} * ${mostMembers}::bigint`)}`,
      `${message('inbox', ', provider_message_id, received_at')} 'wamid.' || h || m || i, at ${thrice(59)}`,
      `${message('outbox', ', created_at, may_have_arrived')} at, 0 ${thrice(29)}`,
      `insert into recurring_expenses (household_id, id, expense_id, added_by, paid_by, amount, description, every,
          starts_on, last_on, next_on, due_at, created_at, updated_at)
        select ${household}, gen_random_uuid(), ${id('expense', `h * ${mostExpenses}::bigint`)}, u, u, 100, 'Alquiler',
          'month', current_date, current_date, current_date + 30, now() + interval '30 days', now(), now()
        from generate_series(${first}, ${last}) h, lateral (select ${id('user', `h * ${mostMembers}`)} as u) t`,
      'commit',
      finish,
    ].join(';\n'),
  )
}

/** Runs SQL on the embedded database, while the server has it open. */
export function throughSqlite(dataDir: string): Execute {
  const database = new DatabaseSync(embeddedFile(dataDir), { timeout: 10_000 })
  return (statements) => database.exec(statements)
}

/** Runs SQL on a PostgreSQL. */
export function throughPsql(url: string): Execute {
  return (statements) => {
    const psql = spawnSync('psql', ['--quiet', '--set=ON_ERROR_STOP=1', url], { input: statements })
    if (psql.status !== 0) throw new Error(`psql: ${psql.error ?? psql.stderr}`)
  }
}
