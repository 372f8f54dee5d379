// How the time of analytics grows with the ledger: the same questions to a small and a large household in the same
// tables, in turn, over HTTP. `node bench/analytics.ts [expenses of the large one] [sqlite|postgres]`
import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { createHash, createHmac, randomBytes, randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { DatabaseSync } from 'node:sqlite'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'

const [, , large = '200000', only] = process.argv
const small = 1000
/** Issue "real-time, visual analytics, budget goals": at most this many times the small household's time. */
const bar = 1.3
const rounds = 400
const warmUp = 100
const secret = randomBytes(32).toString('hex')

const questions = {
  '12 months by category': `/v2/analytics/spending?start_date=${monthBorder(-11)}&end_date=${monthBorder(1, 0)}&interval=month&group_by=category`,
  'the month at a glance': '/v2/analytics/month',
}

/** What the server wants to know before it starts; nothing here signs in or chats. */
const neverReached = {
  GOOGLE_CLIENT_ID: 'none',
  GOOGLE_CLIENT_SECRET: 'none',
  WHATSAPP_PHONE_NUMBER: '+5491155550000',
  WHATSAPP_PHONE_NUMBER_ID: '100000000000001',
  WHATSAPP_ACCESS_TOKEN: 'none',
  WHATSAPP_APP_SECRET: 'never-reached-by-anybody',
  WHATSAPP_VERIFY_TOKEN: 'never-reached-by-anybody',
}

/** Runs SQL on the database that the server under test uses. */
type Execute = (statements: string) => void

for (const engine of ['sqlite', 'postgres'].filter((name) => !only || name === only)) {
  const folder = mkdtempSync(join(tmpdir(), 'casita-bench-'))
  const running: ChildProcess[] = []
  try {
    const databaseUrl = engine === 'postgres' ? await startPostgres(running) : null
    const origin = await startServer(running, folder, databaseUrl)
    const execute = databaseUrl ? throughPsql(databaseUrl) : throughSqlite(join(folder, 'casita.db'))
    const tokens = [small, Number(large)].map((expenses) => seedHousehold(execute, expenses))
    if (databaseUrl) execute('vacuum analyze')
    for (const [question, path] of Object.entries(questions)) {
      const [few = 0, many = 0] = await medians(origin, path, tokens)
      const ratio = many / few
      const judged = question === '12 months by category'
      if (judged && ratio > bar) process.exitCode = 1
      console.log(
        `${engine}, ${question}: ${few.toFixed(2)} ms with ${small} expenses, ${many.toFixed(2)} ms with ${large},`,
        `ratio ${ratio.toFixed(2)}${judged ? ` (bar ${bar})` : ''}`,
      )
    }
  } finally {
    for (const child of running.reverse()) {
      if (child.kill('SIGTERM')) await once(child, 'exit')
    }
    rmSync(folder, { recursive: true, force: true })
  }
}

/** The median time of an answer for each token, asked in turn so that noise meets all alike; milliseconds. */
async function medians(origin: string, path: string, tokens: readonly string[]): Promise<number[]> {
  const times = tokens.map((): number[] => [])
  for (let round = 0; round < rounds + warmUp; round++) {
    for (const [place, token] of tokens.entries()) {
      const begun = performance.now()
      const answer = await fetch(`${origin}${path}`, { headers: { authorization: `Bearer ${token}` } })
      const text = await answer.text()
      if (answer.status !== 200) throw new Error(`${path} answered ${answer.status}: ${text}`)
      if (round >= warmUp) times[place]?.push(performance.now() - begun)
    }
  }
  return times.map((all) => all.sort((a, b) => a - b)[all.length >> 1] ?? 0)
}

/** A household of two with so many expenses over two years, written straight into the tables; answers a token. */
function seedHousehold(execute: Execute, expenses: number): string {
  const [household, session] = [randomUUID(), randomUUID()]
  const members = [randomUUID(), randomUUID()]
  const categories = Array.from({ length: 13 }, () => randomUUID())
  const now = new Date().toISOString()
  const later = new Date(Date.now() + 86_400_000).toISOString()
  for (const [place, id] of members.entries())
    execute(`insert into users (id, name, language, timezone, created_at, updated_at)
      values ('${id}', 'Member ${place}', 'es', 'UTC', '${now}', '${now}')`)
  execute(`insert into households (id, name, currency, created_by, created_at, updated_at)
    values ('${household}', 'Casa', 'ARS', '${members[0]}', '${now}', '${now}')`)
  execute(`insert into sessions (id, user_id, jti_hash, created_at, idle_expires_at, expires_at)
    values ('${session}', '${members[0]}', '', '${now}', '${later}', '${later}')`)
  insert(execute, 'memberships', 'household_id, user_id, role, joined_at', members, (id, place) => [
    ...[household, id, place === 0 ? 'owner' : 'member', now],
  ])
  insert(
    execute,
    'categories',
    'household_id, id, name, name_key, color, position, created_at, updated_at',
    categories,
    (id, place) => [household, id, `Category ${place}`, `category ${place}`, '#808080', place, now, now],
  )
  const rows = Array.from({ length: expenses }, (_, n) => ({
    id: randomUUID(),
    day: new Date(Date.now() - ((n * 7919) % 730) * 86_400_000).toISOString().slice(0, 10),
    category: categories[(n * 31) % categories.length] ?? '',
    member: members[(n >> 3) % 2] ?? '',
    amount: 100 + ((n * 977) % 500_000),
  }))
  const columns =
    'household_id, id, added_by, paid_by, amount, description, category_id, expense_date, source, search_key, created_at, updated_at'
  insert(execute, 'expenses', columns, rows, ({ id, day, category, member, amount }) => [
    ...[household, id, member, member, amount, 'Compra', category, day, 'web', 'compra', now, now],
  ])
  seedTotals(execute, household, rows)
  return accessToken(members[0] ?? '', session)
}

/** What the server counts with each expense. */
function seedTotals(
  execute: Execute,
  household: string,
  rows: readonly { day: string; category: string; member: string; amount: number }[],
): void {
  const totals = new Map<string, { count: number; sum: number }>()
  for (const { day, category, member, amount } of rows) {
    for (const span of [`day,${day}`, `month,${day.slice(0, 7)}-01`, 'all,0001-01-01']) {
      const key = `${span},${category},${member}`
      const { count, sum } = totals.get(key) ?? { count: 0, sum: 0 }
      totals.set(key, { count: count + 1, sum: sum + amount })
    }
  }
  const columns = 'household_id, span, starts_on, category_id, added_by, paid_by, count, sum'
  insert(execute, 'spending', columns, [...totals], ([key, { count, sum }]) => {
    const [span = '', startsOn = '', category = '', member = ''] = key.split(',')
    return [household, span, startsOn, category, member, member, count, sum]
  })
}

function insert<R>(
  execute: Execute,
  table: string,
  columns: string,
  rows: readonly R[],
  valuesOf: (row: R, place: number) => readonly (string | number)[],
): void {
  const tuples = rows.map((row, place) => {
    const values = valuesOf(row, place).map((value) => (typeof value === 'number' ? value : `'${value}'`))
    return `(${values.join()})`
  })
  const statements: string[] = []
  for (let from = 0; from < tuples.length; from += 1000)
    statements.push(`insert into ${table} (${columns}) values ${tuples.slice(from, from + 1000).join()}`)
  execute(['begin', ...statements, 'commit'].join(';\n'))
}

/** A token as the server would sign it. */
function accessToken(userId: string, sessionId: string): string {
  const seconds = Math.floor(Date.now() / 1000)
  const encoded = [
    { alg: 'HS256', typ: 'JWT' },
    {
      ...{ iss: 'casita', aud: 'casita', sub: userId, session_id: sessionId, type: 'access' },
      ...{ jti: randomUUID(), iat: seconds, exp: seconds + 1800 },
    },
  ].map((part) => Buffer.from(JSON.stringify(part)).toString('base64url'))
  const key = createHash('sha256').update(secret).digest()
  return [...encoded, createHmac('sha256', key).update(encoded.join('.')).digest('base64url')].join('.')
}

function throughSqlite(file: string): Execute {
  const database = new DatabaseSync(file, { timeout: 10_000 })
  database.exec('pragma synchronous = off')
  return (statements) => database.exec(statements)
}

function throughPsql(url: string): Execute {
  return (statements) => {
    const psql = spawnSync('psql', ['--quiet', '--set=ON_ERROR_STOP=1', url], { input: statements })
    if (psql.status !== 0) throw new Error(`psql: ${psql.error ?? psql.stderr}`)
  }
}

async function startPostgres(running: ChildProcess[]): Promise<string> {
  const script = fileURLToPath(new URL('../tools/postgres.mjs', import.meta.url))
  const child = spawn(process.execPath, [script], { stdio: ['ignore', 'pipe', 'inherit'] })
  running.push(child)
  const [url] = (await once(createInterface({ input: child.stdout }), 'line')) as [string]
  return url
}

async function startServer(running: ChildProcess[], dataDir: string, databaseUrl: string | null) {
  const port = await freePort()
  const main = fileURLToPath(new URL('../apps/server/src/main.ts', import.meta.url))
  const env = {
    ...process.env,
    ...neverReached,
    PORT: String(port),
    DATA_DIR: dataDir,
    ...(databaseUrl && { DATABASE_URL: databaseUrl }),
    SESSION_SECRET: secret,
    RATE_LIMIT_PER_SESSION: '1000000',
    LOG_LEVEL: 'error',
    NODE_ENV: 'production',
  }
  const child = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', main], {
    env,
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  running.push(child)
  const origin = `http://127.0.0.1:${port}`
  for (let attempt = 0; attempt < 600; attempt++) {
    if (child.exitCode !== null) throw new Error('The server did not start; the reason is above')
    const isReady = await fetch(`${origin}/readyz`).then(
      ({ ok }) => ok,
      () => false,
    )
    if (isReady) return origin
    await sleep(50)
  }
  throw new Error('The server was not ready within 30 seconds')
}

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1')
  await once(probe, 'listening')
  const address = probe.address()
  probe.close()
  return typeof address === 'object' && address ? address.port : 0
}

/** A day of the month so many months from now; 0 is the last day of the one before. */
function monthBorder(months: number, day = 1): string {
  const now = new Date()
  return new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + months, day)).toISOString().slice(0, 10)
}
