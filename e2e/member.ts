import { randomInt } from 'node:crypto'
import type { BrowserContext } from '@playwright/test'
import { type Person, somebodyNew } from './people.ts'
import type { RunningProduct } from './product.ts'
import { timezoneId } from './where.ts'

interface Tokens {
  access_token: string
  refresh_token: string
}

/** A signed-in person who uses the product and the phone without a browser. */
export interface Member {
  /** What a browser stores of a session. */
  tokens: Tokens
  /** Calls the product; fails when it is unreachable or answers anything but a success. */
  call: <Answer = unknown>(
    method: string,
    path: string,
    body?: object,
    headers?: Record<string, string>,
  ) => Promise<Answer>
  /** Writes in the chat, without waiting for the product. */
  write: (text: string) => Promise<void>
}

interface PhoneMessages {
  messages: { id: string; by: string; content: { link?: { url: string } } }[]
}

/** Deviations from the usual registration. */
interface Wishes {
  household?: string
  currency?: string
  language?: string
  /** The code of the household to join. */
  invitation?: string
  /** Does not open the link in the phone's message. */
  unverified?: boolean
}

/**
 * Registers a person, with a household in pesos by default, and verifies their number, with the requests that browser
 * and phone would make.
 */
export async function registerMember(
  product: RunningProduct,
  person: Person,
  { household = 'Casa García', currency = 'ARS', language, invitation, unverified }: Wishes = {},
): Promise<Member> {
  await send(`${product.sandboxUrl}/phone/contacts`, post({ number: `+${person.waId}`, name: person.name }))
  const code = await googleCode(product, person)
  const home = fromSomewhere()
  const tokens = await send<Tokens>(
    `${product.url}/v2/auth/registration/register`,
    post(
      {
        code,
        phone_number: `+${person.waId}`,
        timezone: timezoneId,
        ...(language && { preferred_language: language }),
        ...(invitation
          ? { invitation_code: invitation }
          : { household_name: household, household_currency: currency }),
      },
      home,
    ),
  )
  const { access_token, refresh_token } = tokens
  const call: Member['call'] = (method, path, body, headers) =>
    send(`${product.url}${path}`, {
      ...(body && post(body)),
      method,
      headers: {
        ...home,
        authorization: `Bearer ${access_token}`,
        ...(body && { 'content-type': 'application/json' }),
        ...headers,
      },
    })
  const link = await linkInChat(product, person, '/validate')
  if (!unverified) await call('POST', `/v2/auth/validation/validate${link.search}`)
  return {
    tokens: { access_token, refresh_token },
    call,
    write: (text) => writeInChat(product, person, text),
  }
}

/** Creates an invitation to the household of a member. */
export async function inviteBy({ call }: Member): Promise<{ code: string; join_url: string }> {
  const { invitation } = await call<{ invitation: { code: string; join_url: string } }>(
    'POST',
    '/v2/households/invite',
    {},
  )
  return invitation
}

/** Registers a person into the household of `host`, who invites them. */
export async function joinMember(product: RunningProduct, host: Member, person: Person, wishes: Wishes = {}) {
  return registerMember(product, person, { ...wishes, invitation: (await inviteBy(host)).code })
}

/** Signs a person in again, in a browser with this user agent; returns its tokens. */
export async function signInElsewhere(
  product: RunningProduct,
  person: Person,
  userAgent: string,
): Promise<Tokens> {
  const headers = { ...fromSomewhere(), 'user-agent': userAgent }
  return send(`${product.url}/v2/auth/login`, post({ code: await googleCode(product, person) }, headers))
}

/** Writes to Casita from a person's phone. */
export async function writeInChat({ sandboxUrl }: RunningProduct, person: Person, text: string) {
  await send(`${sandboxUrl}/phone/messages`, post({ from: `+${person.waId}`, text }))
}

/** Makes WhatsApp refuse Casita's next message, as for a number without an account. */
export async function failNextMessage({ sandboxUrl }: RunningProduct) {
  await send(`${sandboxUrl}/whatsapp/faults`, post({ fail: { count: 1, code: 131026 } }))
}

/** Waits for the latest link with this path that Casita has sent to a person's phone, and returns it. */
export async function linkInChat({ sandboxUrl }: RunningProduct, person: Person, path: string) {
  let after = ''
  for (;;) {
    const { messages } = await send<PhoneMessages>(
      `${sandboxUrl}/phone/messages?wait=20&number=%2B${person.waId}${after && `&after=${after}`}`,
    )
    const last = messages.at(-1)
    if (!last) throw new Error(`Casita sent no link to ${path}`)
    const links = messages.flatMap(({ by, content }) => (by === 'casita' ? (content.link ?? []) : []))
    const found = links.map(({ url }) => new URL(url)).findLast(({ pathname }) => pathname === path)
    if (found) return found
    after = last.id
  }
}

/** Stores a member's session in a browser, as if they had signed in there before. */
export async function signIn(
  context: BrowserContext,
  { url }: Pick<RunningProduct, 'url'>,
  { tokens }: Member,
) {
  await leave(context)
  const localStorage = Object.entries(tokens).map(([name, value]) => ({ name, value }))
  await context.setStorageState({ cookies: [], origins: [{ origin: url, localStorage }] })
}

/** Registers somebody the product has never seen, and stores their session in a browser. */
export async function signInSomebodyNew(
  context: BrowserContext,
  product: RunningProduct,
  { name = 'Ana García', ...wishes }: Wishes & { name?: string } = {},
): Promise<Member> {
  const member = await registerMember(product, somebodyNew(name), wishes)
  await signIn(context, product, member)
  return member
}

/** Makes a browser forget who was signed in, without telling the product. */
export async function signOut(context: BrowserContext) {
  await leave(context)
  await context.setStorageState({ cookies: [], origins: [] })
}

/** Leaves all pages: an open one would notice the change of person and make requests in their names, or in nobody's. */
async function leave(context: BrowserContext) {
  for (const page of context.pages()) await page.goto('about:blank')
}

/** As if from another home (RFC 2544): one address may not register members as fast as journeys do. */
const fromSomewhere = () => ({ 'x-forwarded-for': `198.18.${randomInt(256)}.${randomInt(256)}` })

const post = (body: object, headers: Record<string, string> = {}): RequestInit => ({
  method: 'POST',
  headers: { 'content-type': 'application/json', ...headers },
  body: JSON.stringify(body),
})

/** Requests a code from the replacement for Google, as the browser does with its form. */
async function googleCode({ url, sandboxUrl }: RunningProduct, { name, email }: Person): Promise<string> {
  const { google } = await send<{ google: { client_id: string; scopes: string } }>(`${url}/v2/config`)
  const answer = await fetch(`${sandboxUrl}/google/authorize`, {
    method: 'POST',
    redirect: 'manual',
    body: new URLSearchParams({
      client_id: google.client_id,
      redirect_uri: `${url}/auth/callback`,
      response_type: 'code',
      scope: google.scopes,
      state: 'state',
      account: 'another',
      name,
      email,
    }),
  })
  const code = new URL(answer.headers.get('location') ?? url).searchParams.get('code')
  if (!code) throw new Error(`Google gave no code: ${answer.status} ${await answer.text()}`)
  return code
}

async function send<Answer = unknown>(address: string, init?: RequestInit): Promise<Answer> {
  const answer = await fetch(address, init)
  const text = await answer.text()
  if (!answer.ok) throw new Error(`${answer.status} from ${new URL(address).pathname}: ${text}`)
  return JSON.parse(text) as Answer
}
