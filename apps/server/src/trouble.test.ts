import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { tmpdir } from 'node:os'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { type Cable, layCable } from './testing/cable.ts'
import { createTestStore, type TestStore } from './testing/database.ts'
import { type Edge, type ServerProcess, startEdge, startServerProcess } from './testing/server-process.ts'

const patience = { timeout: 30_000, interval: 50 }

let edge: Edge
let store: TestStore
let cable: Cable | null
let server: ServerProcess

/** A running server and the token of somebody who registered at it; PostgreSQL is at the other end of a cable. */
async function start(engine: 'sqlite' | 'postgres'): Promise<string> {
  ;[edge, store] = [await startEdge(), await createTestStore(engine)]
  const url = store.databaseUrl === null ? null : new URL(store.databaseUrl)
  cable = url && (await layCable({ host: url.hostname, port: Number(url.port) }))
  if (url && cable) url.host = `127.0.0.1:${cable.port}`
  server = await startServerProcess(
    { ...edge.environment, ...(url ? { DATABASE_URL: url.href } : { DATA_DIR: store.dataDir }) },
    { cwd: tmpdir() },
  )
  await server.ready()
  const registered = await send('POST', '/v2/auth/registration/register', null, {
    code: edge.google.codeFor({ sub: 'ana', email: 'ana@example.com', name: 'Ana García' }),
    phone_number: '+5491161110001',
    household_name: 'Casa García',
    household_currency: 'ARS',
  })
  return String(registered.body.access_token)
}

afterEach(async () => {
  server.kill('SIGKILL')
  await server.exit
  await cable?.close()
  await edge.close()
  await store.remove()
})

async function send(method: string, path: string, token: string | null, body?: object) {
  const headers = {
    ...(body && { 'content-type': 'application/json' }),
    ...(token && { authorization: `Bearer ${token}` }),
  }
  const response = await fetch(server.origin + path, {
    method,
    headers,
    ...(body && { body: JSON.stringify(body) }),
    signal: AbortSignal.timeout(60_000),
  })
  return { status: response.status, body: (await response.json()) as Record<string, unknown> }
}

const record = (token: string, description: string) =>
  send('POST', '/v2/expenses', token, { description, amount: 1000 })

async function descriptions(token: string): Promise<string[]> {
  const { body } = await send('GET', '/v2/expenses?per_page=100', token)
  return (body.expenses as { description: string }[]).map(({ description }) => description).toSorted()
}

const unavailable = { status: 503, body: { success: false, code: 'unavailable' } }

describe('a full disk', () => {
  // By strace, which is Linux's: it answers every write of the process to the database as a full disk does.
  async function fillDisk(): Promise<() => Promise<void>> {
    const strace = spawn('strace', ['-e', 'inject=pwrite64:error=ENOSPC', '-p', String(server.pid)], {
      stdio: ['ignore', 'ignore', 'pipe'],
    })
    await once(strace.stderr, 'data')
    strace.stderr.resume()
    return async () => {
      strace.kill('SIGINT')
      await once(strace, 'exit')
    }
  }

  it('refuses what cannot be kept, shows what is there, and is over as soon as there is room', async () => {
    const token = await start('sqlite')
    expect(await record(token, 'before')).toMatchObject({ status: 200 })
    const makeRoom = await fillDisk()
    expect(await record(token, 'during')).toMatchObject(unavailable)
    expect(await descriptions(token)).toEqual(['before'])
    await makeRoom()
    expect(await record(token, 'after')).toMatchObject({ status: 200 })
    expect(await descriptions(token)).toEqual(['after', 'before'])
  }, 120_000)
})

describe('a database that', () => {
  it('goes away is said honestly, and used again when it is back', async () => {
    const token = await start('postgres')
    expect(await record(token, 'before')).toMatchObject({ status: 200 })
    cable?.unplug()
    expect(await record(token, 'during')).toMatchObject(unavailable)
    expect((await fetch(`${server.origin}/readyz`)).status).toBe(503)
    cable?.plug()
    await vi.waitUntil(async () => (await fetch(`${server.origin}/readyz`)).ok, patience)
    expect(await record(token, 'after')).toMatchObject({ status: 200 })
    expect(await descriptions(token)).toEqual(['after', 'before'])
  }, 120_000)

  it('hangs makes a request wait, and lets it through when it goes on', async () => {
    const token = await start('postgres')
    cable?.hold(true)
    const waiting = record(token, 'patient')
    expect((await fetch(`${server.origin}/readyz`)).status).toBe(503)
    cable?.hold(false)
    expect(await waiting).toMatchObject({ status: 200 })
    expect(await descriptions(token)).toEqual(['patient'])
  }, 120_000)
})
