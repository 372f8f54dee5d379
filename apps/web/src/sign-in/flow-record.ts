import * as z from 'zod/mini'

/** The five reasons to sign in with Google. */
export const flowTypes = ['login', 'register', 'join', 'validation', 'whatsapp-connect'] as const
export type FlowType = (typeof flowTypes)[number]

/** What registration collects before the sign-in. */
const RegistrationData = z.object({
  phoneData: z.optional(z.object({ formattedE164: z.string() })),
  householdData: z.union([
    z.object({ code: z.string() }),
    z.object({ name: z.string(), currency: z.string() }),
  ]),
})

const Metadata = z.object({
  registrationData: z.optional(RegistrationData),
  validationToken: z.optional(z.string()),
  whatsappToken: z.optional(z.string()),
})
/** The data a flow needs when it returns; each flow uses its own part. */
export type FlowMetadata = z.infer<typeof Metadata>

const FlowRecord = z.object({
  state: z.string(),
  verifier: z.string(),
  /** The issuer we asked: an answer that names another one is rejected (RFC 9207). */
  issuerOrigin: z.string(),
  /** Any string, so that an unknown type can be reported when it returns. */
  flowType: z.string(),
  redirectPath: z.string(),
  metadata: Metadata,
})
export type FlowRecord = z.infer<typeof FlowRecord>

const recordKey = 'oauth_flow_state'

/** Keeps the record of a sign-in in this tab until it returns. */
export function keepRecord(record: FlowRecord): void {
  sessionStorage.setItem(recordKey, JSON.stringify(record))
}

/** Returns and removes the record of the sign-in that was started in this tab. */
export function takeRecord(): FlowRecord | null {
  const text = sessionStorage.getItem(recordKey)
  sessionStorage.removeItem(recordKey)
  if (text === null) return null
  try {
    const parsed = z.safeParse(FlowRecord, JSON.parse(text))
    return parsed.success ? parsed.data : null
  } catch {
    // A value that is not ours counts as none.
    return null
  }
}
