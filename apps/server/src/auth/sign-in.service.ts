import type { LoginInput } from '@casita/contract'
import { problems } from '@casita/contract'
import { addTime } from '../calendar.ts'
import { inTransaction } from '../db/work.ts'
import type { Deps } from '../deps.ts'
import { AppError } from '../errors.ts'
import { hashOf } from '../hashing.ts'
import type { GoogleIdentity } from './google.ts'
import { openSession } from './sessions.service.ts'
import { signPair, type TokenPair } from './tokens.ts'

/** The page for a person without an account. */
const registrationUrl = '/register'
const codeMemoryMinutes = 10

/** Returns the identity behind a Google code; a code that was already used is refused without asking Google. */
export async function redeemOnce(
  deps: Deps,
  input: Pick<LoginInput, 'code' | 'code_verifier' | 'nonce'>,
): Promise<GoogleIdentity> {
  const first = await inTransaction(deps, async ({ db, now }) => {
    await db.deleteFrom('login_codes').where('expires_at', '<', now).execute()
    const inserted = await db
      .insertInto('login_codes')
      .values({
        code_hash: hashOf(input.code),
        redeemed_at: now,
        expires_at: addTime(now, { minutes: codeMemoryMinutes }),
      })
      .onConflict((conflict) => conflict.column('code_hash').doNothing())
      .executeTakeFirst()
    return (inserted.numInsertedOrUpdatedRows ?? 0n) > 0n
  })
  if (!first) throw new AppError('google_refused')
  return deps.google.redeem(input.code, {
    codeVerifier: input.code_verifier ?? null,
    nonce: input.nonce ?? null,
  })
}

/** Signs a registered person in. Throws `user_not_registered` with what the registration screen shows. */
export async function signIn(deps: Deps, input: LoginInput, userAgent: string | null): Promise<TokenPair> {
  const identity = await redeemOnce(deps, input)
  const grant = await inTransaction(deps, async (work) => {
    const user = await work.db
      .updateTable('users')
      .set({ email: identity.email, picture_url: identity.picture })
      .where('google_sub', '=', identity.sub)
      .where('deleted_at', 'is', null)
      .returning('id')
      .executeTakeFirst()
    return user ? openSession(work, user.id, userAgent) : null
  })
  if (!grant) throw notRegistered(identity)
  deps.log.info({ user: grant.userId, session: grant.sessionId }, 'signed in')
  return signPair(deps.config.sessionSecret, grant)
}

function notRegistered(identity: GoogleIdentity): AppError {
  return new AppError('user_not_registered', {
    detail: {
      error: 'user_not_registered',
      message: problems.user_not_registered.text,
      registration_url: registrationUrl,
      google_user_info: { name: identity.name, email: identity.email, picture: identity.picture },
    },
  })
}
