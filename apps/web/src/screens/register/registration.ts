import { type Country, countryCodes, currencies, type InvitationCheck } from '@casita/contract'
import * as z from 'zod/mini'
import { ProblemError } from '../../data/problem-error.ts'

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

/** The choices of a registration: a new household or one by invitation, and the phone number. */
export const Registration = z.object({ household, phone })
export type Registration = z.infer<typeof Registration>
export type HouseholdChoice = Registration['household']
export type PhoneChoice = Registration['phone'] & { country: Country }

/** The steps of the registration. */
export const steps = ['household', 'phone', 'google'] as const
export type StepName = (typeof steps)[number]

const Progress = z.object({ step: z.enum(steps), household: z.nullable(household), phone: z.nullable(phone) })

/**
 * The progress stored in the browser's history with each step, so that going back opens the previous step and a reload
 * loses nothing. Null if the state is not ours.
 */
export function progressIn(state: unknown): z.infer<typeof Progress> | null {
  const parsed = z.safeParse(Progress, state)
  return parsed.success ? parsed.data : null
}

/** A valid invitation. */
export interface Invitation {
  code: string
  household: string
  inviter: string
  expiresAt: string
}

/** The invitation of a successful check; null for an invalid code. */
export function invitationOf(code: string, answer: InvitationCheck): Invitation | null {
  const { valid, household, inviter, expires_at } = answer
  if (!valid || !household || !expires_at) return null
  return { code, household: household.name, inviter: inviter?.name ?? '', expiresAt: expires_at }
}

/** Why a code is not valid; a reason without a code of ours is shown in the server's words. */
export function invitationProblem({ code, error }: InvitationCheck): ProblemError {
  return new ProblemError(code ?? (error ? 'said' : 'invitation_not_found'), 200, error ?? '')
}

/** Keeps what was entered in this tab while the person is at Google, in case they return without an account. */
export function keepDraft(registration: Registration): void {
  sessionStorage.setItem(draftKey, JSON.stringify(registration))
}

/** What was entered before the last attempt, if that failed. */
export function keptDraft(): Registration | null {
  try {
    const parsed = z.safeParse(Registration, JSON.parse(sessionStorage.getItem(draftKey) ?? 'null'))
    return parsed.success ? parsed.data : null
  } catch {
    // Not our format: start afresh.
    return null
  }
}
