import { z } from 'zod'

/** Ways in which the claims of an ID token can be wrong. */
export const claimFaults = [
  'wrong_iss',
  'wrong_aud',
  'wrong_azp',
  'expired',
  'issued_ahead',
  'wrong_nonce',
  'email_not_verified',
  'email_verified_as_text',
  'email_verified_missing',
] as const

/** Ways in which the signature of an ID token can be wrong. */
const signatureFaults = ['unknown_kid', 'foreign_key', 'hs256_with_public_key', 'alg_none'] as const

/** The input of `POST /google/faults`. */
export const GoogleFaults = z.strictObject({
  /** Faults of the ID token's claims. */
  claims: z.array(z.enum(claimFaults)).default([]),
  /** How far ahead `issued_ahead` dates the token, in seconds. */
  ahead_seconds: z.number().int().positive().default(360),
  /** A fault of the ID token's signature. */
  signature: z.enum(signatureFaults).optional(),
  /** Claims to set directly, `null` to leave one out: another subject, no picture, … */
  set_claims: z.record(z.string(), z.unknown()).default({}),
  /** How the token endpoint misbehaves. */
  token_endpoint: z.enum(['slow', 'error', 'not_json']).optional(),
  /** How long `slow` takes, in milliseconds. */
  slow_ms: z.number().int().positive().max(60_000).default(15_000),
  /** An error to send to the callback instead of a code. */
  callback_error: z.string().min(1).optional(),
  /** An issuer to name in the callback instead of the true one. */
  callback_iss: z.string().min(1).optional(),
  /** Signs with a new key from now on. */
  rotate_keys: z.boolean().default(false),
  /** Applies to every sign-in until cleared, not only to the next. */
  sticky: z.boolean().default(false),
})
export type GoogleFaults = z.infer<typeof GoogleFaults>

const none: GoogleFaults = GoogleFaults.parse({})

/** The faults that apply to the next sign-in. */
export interface FaultBox {
  readonly show: () => GoogleFaults
  readonly set: (faults: GoogleFaults) => void
  readonly clear: () => void
  /**
   * Returns the faults and, unless they are sticky, forgets those of the redirect back; the others stay for the token
   * endpoint.
   */
  readonly forCallback: () => GoogleFaults
  /** Returns the faults for the token endpoint and, unless they are sticky, forgets them. */
  readonly forToken: () => GoogleFaults
}

export const makeFaultBox = (): FaultBox => {
  let box = none
  return {
    show: () => box,
    set: (faults) => {
      box = faults
    },
    clear: () => {
      box = none
    },
    forCallback: () => {
      const now = box
      if (!now.sticky) box = { ...now, callback_error: undefined, callback_iss: undefined }
      return now
    },
    forToken: () => {
      const now = box
      if (!now.sticky) box = none
      return now
    },
  }
}
