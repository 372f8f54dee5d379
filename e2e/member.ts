import type { Person } from './people.ts'
import type { RunningProduct } from './product.ts'

interface Tokens {
  access_token: string
  refresh_token: string
}

/** Somebody who is signed in and talks to the product and the phone without a browser. */
export interface Member {
  /** What a browser keeps of being signed in. */
  tokens: Tokens
  /** Calls the product; fails when it is away, or answers anything but a success. */
  call: <Answer = unknown>(
    method: string,
    path: string,
    body?: object,
    headers?: Record<string, string>,
  ) => Promise<Answer>
  /** Writes in the chat; what happens then is between the sandbox and the product. */
  write: (text: string) => Promise<void>
}

interface PhoneMessages {
  messages: { by: string; content: { link?: { url: string } } }[]
}

/** Registers a household that keeps pesos, and verifies its owner's number, as browser and phone would. */
export async function registerMember(product: RunningProduct, person: Person): Promise<Member> {
  await send(`${product.sandboxUrl}/phone/contacts`, post({ number: `+${person.waId}`, name: person.name }))
  const code = await googleCode(product, person)
  const { access_token, refresh_token } = await send<Tokens>(
    `${product.url}/v2/auth/registration/register`,
    post({ code, phone_number: `+${person.waId}`, household_name: 'Casa García', household_currency: 'ARS' }),
  )
  const { messages } = await send<PhoneMessages>(
    `${product.sandboxUrl}/phone/messages?wait=20&number=%2B${person.waId}`,
  )
  const link = messages.find(({ by }) => by === 'casita')?.content.link
  if (!link) throw new Error('Casita sent no link to verify the number')
  const call: Member['call'] = (method, path, body, headers) =>
    send(`${product.url}${path}`, {
      ...(body && post(body)),
      method,
      headers: {
        authorization: `Bearer ${access_token}`,
        ...(body && { 'content-type': 'application/json' }),
        ...headers,
      },
    })
  await call('POST', `/v2/auth/validation/validate${new URL(link.url).search}`)
  return {
    tokens: { access_token, refresh_token },
    call,
    write: async (text) => {
      await send(`${product.sandboxUrl}/phone/messages`, post({ from: `+${person.waId}`, text }))
    },
  }
}

const post = (body: object): RequestInit => ({
  method: 'POST',
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify(body),
})

/** Asks for a code in Google's place, as the browser does with its form. */
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
