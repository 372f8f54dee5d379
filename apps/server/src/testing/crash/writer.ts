import { randomUUID } from 'node:crypto'
import { notify, signInCode, verify } from '../exactly-once/edge.ts'
import type { Written } from '../exactly-once/plan.ts'
import type { Answer, RetryingClient } from '../exactly-once/servers.ts'
import { newMessageId } from '../graph.ts'
import type { RandomSource } from '../random.ts'
import type { Edge } from '../server-process.ts'

/** What the server confirmed to people, and failed attempts. Amounts are in whole pesos. */
export interface Kept {
  /** Expenses of the web by id, as they have to be in the end. */
  expenses: Map<string, { amount: number; isDeleted: boolean }>
  /** Codes of invitations. */
  invitations: string[]
  /** Everybody who registered, by their phone, which is also their Google `sub`. */
  people: string[]
  messages: Written[]
  /** When a message was first acknowledged, by its id. */
  acknowledged: Map<string, number>
  changes: number
  /** Attempts that got no answer. */
  unanswered: number
}

/** A person who writes on the web and in the chat. */
export interface Writer {
  phone: string
  token: string
}

/** What all writers share. */
export interface Desk {
  edge: Edge
  servers: RetryingClient
  chance: RandomSource
  kept: Kept
  /** When the first message was written, in seconds since 1970. */
  base: number
  /** Returns an amount that nothing else has. */
  newAmount(): number
  /** Returns a mobile number that nobody else has. */
  newPhone(): string
}

const mostInvitations = 15

/** Returns a desk at which nothing has been written yet. */
export function openDesk(edge: Edge, servers: RetryingClient, chance: RandomSource): Desk {
  let [amounts, phones] = [1000, 61_000_000]
  return {
    edge,
    servers,
    chance,
    kept: {
      expenses: new Map(),
      invitations: [],
      people: [],
      messages: [],
      acknowledged: new Map(),
      changes: 0,
      unanswered: 0,
    },
    base: Math.floor(Date.now() / 1000) - 2 * 3600,
    newAmount: () => ++amounts,
    newPhone: () => `+54911${++phones}`,
  }
}

/**
 * Registers a person with a household of their own or by an invitation, and returns their token. Throws when they are
 * refused and have no account either: then an unanswered attempt was done only in part.
 */
async function registerSomebody(desk: Desk, phone: string, home: object): Promise<string> {
  const { kept } = desk
  // A Google code is good for one attempt, even one without an answer.
  const insistWithNewCodes = async (path: string, body: object) => {
    for (let failures = 0; ; failures++) {
      const asked = { code: signInCode(desk.edge, phone), ...body }
      const answer = await desk.servers.tryOnce('POST', path, asked, { 'x-forwarded-for': someAddress(desk) })
      if (answer) return { ...answer, failures }
      kept.unanswered += 1
      await desk.servers.pauseBetweenTries()
    }
  }
  const registration = { phone_number: phone, ...home }
  const registered = await insistWithNewCodes('/v2/auth/registration/register', registration)
  // An attempt without an answer may have succeeded; only then can they sign in.
  const mayHaveBeenDone = registered.status !== 200 && registered.failures > 0
  const answer = mayHaveBeenDone ? await insistWithNewCodes('/v2/auth/login', {}) : registered
  if (answer.status !== 200) {
    throw new Error(`${phone}: ${JSON.stringify(registered.body)}, then ${JSON.stringify(answer.body)}`)
  }
  kept.people.push(phone)
  kept.changes += 1
  return String(answer.body.access_token)
}

/** Registers the owner of a new household and a second member, both verified. */
export async function twoOfAHousehold(desk: Desk): Promise<Writer[]> {
  const [phone, other] = [desk.newPhone(), desk.newPhone()]
  const token = await registerSomebody(desk, phone, ownHousehold)
  const headers = { authorization: `Bearer ${token}` }
  const { body } = await desk.servers.ask('POST', '/v2/households/invite', {}, headers)
  const { code } = body.invitation as { code: string }
  const otherToken = await registerSomebody(desk, other, { invitation_code: code })
  await verify(desk.edge, desk.servers, phone, token)
  await verify(desk.edge, desk.servers, other, otherToken)
  return [
    { phone, token },
    { phone: other, token: otherToken },
  ]
}

/** Does random things that a member can do, one after the other, until `isOver`. */
export async function writeOn(desk: Desk, writer: Writer, isOver: () => boolean): Promise<void> {
  const { chance, kept, servers } = desk
  const own: string[] = []
  const said: Written[] = []
  let invited = 0
  const headers = { authorization: `Bearer ${writer.token}` }
  const call = async (
    method: string,
    path: string,
    body: object | null,
    more: Record<string, string> = {},
  ) => {
    const answer = await servers.ask(method, path, body, { ...headers, ...more })
    kept.unanswered += answer.failures
    return answer
  }

  const deeds = {
    async create() {
      const amount = desk.newAmount()
      const body = { description: `pan ${amount}`, amount }
      const answer = await call('POST', '/v2/expenses', body, { 'idempotency-key': randomUUID() })
      const { id } = done(answer).expense as { id: string }
      kept.expenses.set(id, { amount, isDeleted: false })
      own.push(id)
    },
    async change() {
      const id = own.at(chance.between(0, own.length))
      if (id === undefined) return
      const amount = desk.newAmount()
      done(await call('PUT', `/v2/expenses/${id}`, { amount }))
      kept.expenses.set(id, { amount, isDeleted: false })
    },
    async remove() {
      const [id] = own.splice(chance.between(0, own.length), 1)
      const expense = kept.expenses.get(id ?? '')
      if (!expense) return
      const answer = await call('DELETE', `/v2/expenses/${id}`, null)
      if (answer.failures === 0 || answer.status !== 404) done(answer)
      expense.isDeleted = true
    },
    async invite() {
      if (invited++ >= mostInvitations) return
      const { invitation } = done(await call('POST', '/v2/households/invite', {}))
      const { code } = invitation as { code: string }
      kept.invitations.push(code)
      // Half of them are used at once; the server may be killed in the middle of it.
      if (chance.next() < 0.5) await registerSomebody(desk, desk.newPhone(), { invitation_code: code })
    },
    async register() {
      await registerSomebody(desk, desk.newPhone(), ownHousehold)
    },
    async say() {
      const amount = desk.newAmount()
      await send(`café ${amount}`, amount)
    },
    async correct() {
      const last = said.at(-1)
      if (!last?.amount) return
      const amount = desk.newAmount()
      // As a reply to the message: otherwise an expense entered on the web meanwhile would be the last one.
      await send(`no, eran ${amount}`, null, { context: { id: last.id } })
      last.amount = amount
    },
  }
  const hat = [
    ...Array.from({ length: 7 }, () => deeds.create),
    ...Array.from({ length: 4 }, () => deeds.change),
    ...Array.from({ length: 4 }, () => deeds.say),
    ...Array.from({ length: 2 }, () => deeds.correct),
    ...[deeds.remove, deeds.invite, deeds.register],
  ]
  while (!isOver()) {
    await (hat[chance.between(0, hat.length)] ?? deeds.create)()
    kept.changes += 1
  }

  async function send(body: string, amount: number | null, more: object = {}): Promise<void> {
    const [id, place] = [newMessageId(), said.length]
    const node = { type: 'text', text: { body }, ...more }
    const message: Written = { id, sender: writer.phone, place, node, amount, isAnswered: true }
    const written = { from: writer.phone.slice(1), id, timestamp: String(desk.base + place), ...node }
    kept.unanswered += await notify(desk.edge, servers, { messages: [written] })
    kept.acknowledged.set(id, Date.now())
    kept.messages.push(message)
    said.push(message)
  }
}

/** The household fields of a registration. */
const ownHousehold = { household_name: 'Casa García', household_currency: 'ARS' }

/** A random address: signing in is limited per address and repeated often here. */
function someAddress({ chance }: Desk): string {
  return `10.${chance.between(0, 256)}.${chance.between(0, 256)}.${chance.between(0, 256)}`
}

function done({ status, body }: Answer): Record<string, unknown> {
  if (status !== 200) throw new Error(`Refused with ${status}: ${JSON.stringify(body)}`)
  return body
}
