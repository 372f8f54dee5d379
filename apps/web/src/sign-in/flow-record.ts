import * as z from 'zod/mini'

/** The five reasons to go to Google. */
export const flowTypes = ['login', 'register', 'join', 'validation', 'whatsapp-connect'] as const
export type FlowType = (typeof flowTypes)[number]

/** What registration collects before Google is asked who it is. */
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
/** What a flow needs to know when it comes back; each flow uses its own part. */
export type FlowMetadata = z.infer<typeof Metadata>

const FlowRecord = z.object({
  state: z.string(),
  verifier: z.string(),
  /** Whom we asked: an answer that names another issuer is not ours (RFC 9207). */
  issuerOrigin: z.string(),
  /** An unknown type is told as such when it comes back. */
  flowType: z.string(),
  redirectPath: z.string(),
  metadata: Metadata,
})
export type FlowRecord = z.infer<typeof FlowRecord>

const recordKey = 'oauth_flow_state'

/** Keeps the record of a sign-in in this tab until it comes back. */
export function keepRecord(record: FlowRecord): void {
  sessionStorage.setItem(recordKey, JSON.stringify(record))
}

/** The record of the sign-in that left from this tab; it can be taken once. */
export function takeRecord(): FlowRecord | null {
  const text = sessionStorage.getItem(recordKey)
  sessionStorage.removeItem(recordKey)
  if (text === null) return null
  try {
    const parsed = z.safeParse(FlowRecord, JSON.parse(text))
    return parsed.success ? parsed.data : null
  } catch {
    // Somebody else's text under our key is as good as none.
    return null
  }
}
