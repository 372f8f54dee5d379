import { defaultLanguage, defaultTimeZone, type RegisterInput, serverLimits } from '@casita/contract'
import { type CountedCall, countCall } from '../db/call-counts.ts'
import { newId } from '../db/ids.ts'
import type { Users } from '../db/tables/accounts.ts'
import { inTransaction, type Work } from '../db/work.ts'
import type { Deps } from '../deps.ts'
import { AppError } from '../errors.ts'
import {
  createHousehold,
  requireMayCreateHousehold,
  requireRoomFor,
} from '../households/households.service.ts'
import { findInvitation, joinByInvitation } from '../invitations/use-invitation.service.ts'
import { sendValidation } from '../links/links.service.ts'
import { requireFreePhone } from '../phones/free-phone.ts'
import { phoneKey } from '../phones/phone-key.ts'
import { requireMobile } from '../phones/phones.service.ts'
import type { RequestFacts } from '../routes.ts'
import type { GoogleIdentity } from './google.ts'
import { openSession } from './sessions.service.ts'
import { redeemOnce } from './sign-in.service.ts'
import { signPair, type TokenPair } from './tokens.ts'

/** How many invitations an address may try by registering with them. */
const invitationsTried = { most: serverLimits.invitationsTriedPerHour, seconds: 3600 }
/**
 * How often a Google account may register, having deleted its account in between: each registration sends a message and
 * may send invitations, to any number.
 */
const registrations = { most: serverLimits.registrationsPerDay, seconds: 86_400 }

/**
 * Registers a person with a new household or into that of an invitation. Phone and invitation are checked before the
 * Google code is redeemed, so that a mistake does not use it up; everything after that is one transaction. Throws
 * `phone_invalid`, `phone_taken`, `already_registered`, what invitations and Google throw, and `too_many_requests` for
 * an address that tries many invitations or a Google account that registers again and again.
 */
export async function register(
  deps: Deps,
  input: RegisterInput,
  { address, userAgent }: Pick<RequestFacts, 'address' | 'userAgent'>,
): Promise<TokenPair> {
  const phone = input.phone_number ? requireMobile(deps.config, input.phone_number) : null
  if (phone) await requireFreePhone(deps.db.read, phone)
  if (input.invitation_code) await requireOpenInvitation(deps, input.invitation_code, address)
  const identity = await redeemOnce(deps, input)
  const grant = await inTransaction(deps, async (work) => {
    const user = await createUser(work, identity, phone, input)
    await requireFew(work, deps, { name: 'registration', caller: identity.sub, ...registrations })
    if (input.invitation_code) await joinByInvitation(work, user.id, input.invitation_code)
    else await foundHousehold(work, deps, user, input)
    if (phone) await sendValidation(work, deps, user)
    return openSession(work, user.id, userAgent)
  })
  deps.log.info({ user: grant.userId, session: grant.sessionId }, 'registered')
  return signPair(deps.config.sessionSecret, grant)
}

/** Every try counts, the right one too: otherwise the refusal itself would tell the wrong ones from it. */
async function requireOpenInvitation(deps: Deps, code: string, address: string): Promise<void> {
  await inTransaction(deps, (work) =>
    requireFew(work, deps, { name: 'invitation', caller: address, ...invitationsTried }),
  )
  const { householdId } = await findInvitation(deps.db.read, code, deps.clock.now().toISOString())
  await requireRoomFor(deps.db.read, householdId)
}

/** Counts a call and throws `too_many_requests` if there were more than `most` in so many seconds. */
async function requireFew(
  work: Work,
  { config }: Pick<Deps, 'config'>,
  { most, ...call }: CountedCall & { most: number },
): Promise<void> {
  const { calls, secondsLeft } = await countCall(work.db, call, {
    secret: config.sessionSecret,
    now: work.now,
  })
  if (calls > most) throw new AppError('too_many_requests', { retryAfter: secondsLeft })
}

async function foundHousehold(
  work: Work,
  { config }: Pick<Deps, 'config'>,
  user: Users,
  input: RegisterInput,
): Promise<void> {
  const { household_name: name, household_currency: currency } = input
  if (!name || !currency) throw new AppError('invalid', { text: 'Invalid household data provided' })
  await requireMayCreateHousehold(work, config)
  await createHousehold(work, { userId: user.id, language: user.language }, { name, currency })
}

async function createUser(
  work: Work,
  identity: GoogleIdentity,
  phone: string | null,
  input: RegisterInput,
): Promise<Users> {
  const user: Users = {
    id: newId(),
    google_sub: identity.sub,
    email: identity.email,
    name: identity.name,
    picture_url: identity.picture,
    phone,
    phone_key: phone && phoneKey(phone),
    language: input.preferred_language ?? defaultLanguage,
    timezone: input.timezone ?? defaultTimeZone,
    alerts_since: null,
    summary_since: null,
    chat_ended_at: null,
    summary_told_on: null,
    validated_at: null,
    created_at: work.now,
    updated_at: work.now,
    deleted_at: null,
  }
  const inserted = await work.db
    .insertInto('users')
    .values(user)
    .onConflict((conflict) => conflict.column('google_sub').doNothing())
    .executeTakeFirst()
  if (!inserted.numInsertedOrUpdatedRows) throw new AppError('already_registered')
  return user
}
