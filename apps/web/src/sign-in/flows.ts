import {
  type CallInput,
  currencies,
  login as loginCall,
  register as registerCall,
  TimeZone,
  type Tokens,
} from '@casita/contract'
import * as z from 'zod/mini'
import { request } from '../data/request.ts'
import { linkTokenKeys } from '../data/session.ts'
import { redirectKey } from '../data/tokens.ts'
import type { signIn } from '../i18n/en/arrival.ts'
import { currentLanguage, sayIn } from '../i18n/i18n.ts'
import { paths } from '../paths.ts'
import { type FlowMetadata, type FlowRecord, type FlowType, flowTypes } from './flow-record.ts'
import { nonceOf } from './proof.ts'
import { defaultRedirect, safePath } from './redirect-path.ts'

/** The navigation state that a finished sign-in passes to the next screen, which reads it by `useSignInState`. */
export interface SignInNavigation {
  error?: string
  message?: string
  /** The person has just joined an existing household. */
  isNewMember?: boolean
}

/** Where a finished sign-in leads. */
export interface Landing {
  redirectTo: string
  navigationState: SignInNavigation
}

/** The key of a sentence about a sign-in. */
export type FlowKey = keyof typeof signIn

/** A flow that cannot continue; its message is the key of a sentence. */
export class FlowError extends Error {
  readonly key: FlowKey
  readonly values: { type?: string }

  constructor(key: FlowKey, values: { type?: string } = {}) {
    super(key)
    this.name = 'FlowError'
    this.key = key
    this.values = values
  }
}

interface Flow {
  /** Exchanges the code for a session. */
  send: (code: string, record: FlowRecord) => Promise<Tokens>
  land: (record: FlowRecord) => Landing
  failurePath: typeof paths.login | typeof paths.register
  /** The sentence for a failure that has none of its own. */
  fallback: FlowKey
}

/** The two proofs that bind the code to this browser. */
async function proofs({ verifier }: FlowRecord) {
  return { code_verifier: verifier, nonce: await nonceOf(verifier) }
}

async function login(code: string, record: FlowRecord): Promise<Tokens> {
  return request(loginCall, { body: { code, ...(await proofs(record)) } })
}

type Registration = CallInput<typeof registerCall>['body']

/** The household of a registration: a code to join by, or the name and currency of a new one. */
function householdOf({ registrationData }: FlowMetadata): Partial<Registration> {
  if (!registrationData) throw new FlowError('noRegistrationData')
  const { householdData } = registrationData
  if ('code' in householdData && householdData.code) return { invitation_code: householdData.code }
  if ('name' in householdData && householdData.name) {
    const currency = currencies.find((each) => each === householdData.currency)
    if (currency) return { household_name: householdData.name, household_currency: currency }
  }
  throw new FlowError('invalidHousehold')
}

/** The browser's time zone; undefined if it does not know, which is no reason to refuse a registration. */
function browsersTimeZone(): string | undefined {
  return z.safeParse(TimeZone, Intl.DateTimeFormat().resolvedOptions().timeZone).data
}

async function register(code: string, record: FlowRecord): Promise<Tokens> {
  return request(registerCall, {
    body: {
      code,
      ...(await proofs(record)),
      ...householdOf(record.metadata),
      phone_number: record.metadata.registrationData?.phoneData?.formattedE164 ?? null,
      preferred_language: currentLanguage(),
      timezone: browsersTimeZone(),
    },
  })
}

/** Leads back to the page where a session was lost, or to the flow's own target. */
function landAfterLogin({ redirectPath }: FlowRecord): Landing {
  const saved = sessionStorage.getItem(redirectKey)
  sessionStorage.removeItem(redirectKey)
  return { redirectTo: safePath(saved ?? redirectPath), navigationState: {} }
}

function tokenOf(token: string | undefined, missing: FlowKey): string {
  if (!token) throw new FlowError(missing)
  return token
}

/** Session-storage keys of the specification, by the kind of link: somebody has signed in to open the link. */
const linkSignInKeys = {
  validation: 'validation_success_from_login',
  connect: 'whatsapp_success_from_login',
} as const satisfies Record<keyof typeof linkTokenKeys, string>

/** Leads to the page of a link with its token. */
function landOnLink(
  path: string,
  token: string,
  message: FlowKey,
  kind: keyof typeof linkTokenKeys,
): Landing {
  sessionStorage.setItem(linkTokenKeys[kind], token)
  sessionStorage.setItem(linkSignInKeys[kind], 'true')
  return {
    redirectTo: `${path}?token=${encodeURIComponent(token)}`,
    navigationState: { message: sayIn('signIn')(message) },
  }
}

/** The five flows: what each sends, where it leads, and where its failure leads. */
const flows: Record<FlowType, Flow> = {
  login: { send: login, land: landAfterLogin, failurePath: paths.login, fallback: 'loginFailed' },
  register: {
    send: register,
    land: () => ({ redirectTo: defaultRedirect, navigationState: {} }),
    failurePath: paths.register,
    fallback: 'registerFailed',
  },
  join: {
    send: register,
    land: () => ({ redirectTo: defaultRedirect, navigationState: { isNewMember: true } }),
    failurePath: paths.register,
    fallback: 'joinFailed',
  },
  validation: {
    send: (code, record) => {
      tokenOf(record.metadata.validationToken, 'noValidationToken')
      return login(code, record)
    },
    land: ({ metadata }) =>
      landOnLink(
        paths.validate,
        tokenOf(metadata.validationToken, 'noValidationToken'),
        'nowValidating',
        'validation',
      ),
    failurePath: paths.login,
    fallback: 'validationFailed',
  },
  'whatsapp-connect': {
    send: (code, record) => {
      tokenOf(record.metadata.whatsappToken, 'noWhatsappToken')
      return login(code, record)
    },
    land: ({ metadata }) =>
      landOnLink(
        paths.connect,
        tokenOf(metadata.whatsappToken, 'noWhatsappToken'),
        'nowConnecting',
        'connect',
      ),
    failurePath: paths.login,
    fallback: 'connectFailed',
  },
}

/** The flow of a record; throws a `FlowError` for an unknown type. */
export function flowOf({ flowType }: FlowRecord): Flow {
  const known = flowTypes.find((each) => each === flowType)
  if (!known) throw new FlowError('unknownFlow', { type: flowType })
  return flows[known]
}
