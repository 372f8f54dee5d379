import { randomBytes } from 'node:crypto'
import { serverLimits } from '@casita/contract'
import type { Selectable } from 'kysely'
import { addTime } from '../calendar.ts'
import { newId } from '../db/ids.ts'
import type { LinkTokens } from '../db/tables/accounts.ts'
import type { Work } from '../db/work.ts'
import { AppError } from '../errors.ts'
import { hashOf } from '../hashing.ts'

/** The purpose of a link: a validation link verifies a user, a connection link binds a chat. */
export type LinkPurpose =
  | { purpose: 'validation'; userId: string; phone: string | null }
  | { purpose: 'connection'; chatAccountId: string }

export type LinkToken = Selectable<LinkTokens>

/** Creates a link and returns its secret (256 random bits, base64url). Only a hash is stored, so send it now. */
export async function issueLink(work: Work, link: LinkPurpose): Promise<string> {
  const token = randomBytes(32).toString('base64url')
  const isValidation = link.purpose === 'validation'
  await work.db
    .insertInto('link_tokens')
    .values({
      id: newId(),
      token_hash: hashOf(token),
      purpose: link.purpose,
      user_id: isValidation ? link.userId : null,
      chat_account_id: isValidation ? null : link.chatAccountId,
      phone: isValidation ? link.phone : null,
      created_at: work.now,
      expires_at: isValidation
        ? addTime(work.now, { hours: serverLimits.validationLinkHours })
        : addTime(work.now, { minutes: serverLimits.connectLinkMinutes }),
      used_at: null,
      used_by: null,
    })
    .execute()
  return token
}

/**
 * Returns the link behind a secret, locked until the commit. Throws `link_not_found`, `link_used` or `link_expired`.
 */
export async function requireLink(
  work: Work,
  token: string,
  purpose: LinkToken['purpose'],
): Promise<LinkToken> {
  const link = await work.db
    .selectFrom('link_tokens')
    .selectAll()
    .where('token_hash', '=', hashOf(token))
    .where('purpose', '=', purpose)
    .$call(work.forUpdate)
    .executeTakeFirst()
  if (!link) throw new AppError('link_not_found')
  if (link.used_at) throw new AppError('link_used')
  if (link.expires_at <= work.now) throw new AppError('link_expired')
  return link
}

/** Marks a link as used, and with it every other open link for the same purpose. */
export async function useUp(work: Work, link: LinkToken, userId: string): Promise<void> {
  const column = link.purpose === 'validation' ? 'user_id' : 'chat_account_id'
  await work.db
    .updateTable('link_tokens')
    .set({ used_at: work.now, used_by: userId })
    .where('purpose', '=', link.purpose)
    .where(column, '=', link[column])
    .where('used_at', 'is', null)
    .execute()
}
