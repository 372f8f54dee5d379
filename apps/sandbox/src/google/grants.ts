import { createHash, randomBytes } from 'node:crypto'
import type { Account } from './accounts.ts'
import type { AuthorizeRequest } from './authorize-request.ts'

const codeLifeMs = 60_000
const accessTokenLifeMs = 3_600_000

/** A person's consent, until the product redeems it. */
interface Grant {
  readonly account: Account
  readonly request: AuthorizeRequest
}

/** The codes and access tokens that were issued. */
export interface Grants {
  /** Issues a code that works once, for 60 seconds. */
  readonly issueCode: (grant: Grant) => string
  /** Removes the code, even if the exchange then fails. */
  readonly redeemCode: (code: string) => Grant | undefined
  /** Issues an access token that works for an hour. */
  readonly issueAccessToken: (account: Account) => string
  readonly accountOf: (accessToken: string) => Account | undefined
  readonly revoke: (accessToken: string) => void
}

/** Creates an empty register of grants. `now` is the clock in milliseconds. */
export const makeGrants = (now: () => number): Grants => {
  const codes = new Map<string, { grant: Grant; until: number }>()
  const tokens = new Map<string, { account: Account; until: number }>()
  return {
    issueCode: (grant) => {
      // Google's codes contain a slash, which a client must decode exactly once.
      const code = `4/0A${randomBytes(32).toString('base64url')}`
      codes.set(code, { grant, until: now() + codeLifeMs })
      return code
    },
    redeemCode: (code) => {
      const held = codes.get(code)
      codes.delete(code)
      return held && held.until > now() ? held.grant : undefined
    },
    issueAccessToken: (account) => {
      const token = `ya29.${randomBytes(48).toString('base64url')}`
      tokens.set(token, { account, until: now() + accessTokenLifeMs })
      return token
    },
    accountOf: (token) => {
      const held = tokens.get(token)
      return held && held.until > now() ? held.account : undefined
    },
    revoke: (token) => {
      tokens.delete(token)
    },
  }
}

/** Whether the challenge was made from this verifier (RFC 7636). */
export const fitsChallenge = (challenge: AuthorizeRequest['challenge'], verifier: string): boolean => {
  if (!challenge) return true
  const made =
    challenge.method === 'S256' ? createHash('sha256').update(verifier).digest('base64url') : verifier
  return made === challenge.value
}
