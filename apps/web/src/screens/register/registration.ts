import { type Country, countryCodes, currencies, type InvitationCheck } from '@casita/contract'
import * as z from 'zod/mini'

const draftKey = 'registration_draft'

const household = z.union([
  z.object({ kind: z.literal('create'), name: z.string(), currency: z.enum(currencies) }),
  z.object({ kind: z.literal('join'), code: z.string(), name: z.string() }),
])
const phone = z.object({
  country: z.enum(countryCodes),
  number: z.string(),
  e164: z.string(),
})

/** What the person wants: a household of their own, or one that they were invited to. */
export const Registration = z.object({ household, phone })
export type Registration = z.infer<typeof Registration>
export type HouseholdChoice = Registration['household']
export type PhoneChoice = Registration['phone'] & { country: Country }

/** The doors on the way in. */
export const steps = ['household', 'phone', 'google'] as const
export type StepName = (typeof steps)[number]

const Progress = z.object({ step: z.enum(steps), household: z.nullable(household), phone: z.nullable(phone) })

/**
 * How far somebody had come, as the browser's history keeps it with each step: going back opens the door before, and a
 * reload loses nothing. Null where it keeps nothing of ours.
 */
export function progressIn(state: unknown): z.infer<typeof Progress> | null {
  const parsed = z.safeParse(Progress, state)
  return parsed.success ? parsed.data : null
}

/** An invitation that leads somewhere. */
export interface Invitation {
  code: string
  household: string
  inviter: string
  expiresAt: string
}

/** The invitation of a good answer; null for a code that leads nowhere. */
export function invitationOf(code: string, answer: InvitationCheck): Invitation | null {
  const { valid, household, inviter, expires_at } = answer
  if (!valid || !household || !expires_at) return null
  return { code, household: household.name, inviter: inviter?.name ?? '', expiresAt: expires_at }
}

/** Keeps what was entered in this tab while its owner is at Google, should they come back without an account. */
export function keepDraft(registration: Registration): void {
  sessionStorage.setItem(draftKey, JSON.stringify(registration))
}

/** What was entered before the last try, if it failed. */
export function keptDraft(): Registration | null {
  try {
    const parsed = z.safeParse(Registration, JSON.parse(sessionStorage.getItem(draftKey) ?? 'null'))
    return parsed.success ? parsed.data : null
  } catch {
    // Not ours: begin anew.
    return null
  }
}

/** The e-mail address that Google named when somebody without an account tried to sign in. */
export function googleEmail(): string | null {
  try {
    const info: unknown = JSON.parse(sessionStorage.getItem('google_user_info') ?? 'null')
    const parsed = z.safeParse(z.object({ email: z.string() }), info)
    return parsed.success ? parsed.data.email : null
  } catch {
    // Not ours: nothing to greet with.
    return null
  }
}
