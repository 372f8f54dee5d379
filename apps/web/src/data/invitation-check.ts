import { type InvitationCheck, validateInvite } from '@casita/contract'
import { request } from './request.ts'

/** What an invitation code leads to; for people who are not signed in, too. */
export function checkInvitation(code: string, signal?: AbortSignal): Promise<InvitationCheck> {
  return request(validateInvite, { body: { code } }, { signal })
}
