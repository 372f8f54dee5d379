import { type InvitationCheck, validateInvite } from '@casita/contract'
import { request } from './request.ts'

/** Looks up the household behind an invitation code; also works without being signed in. */
export function checkInvitation(code: string, signal?: AbortSignal): Promise<InvitationCheck> {
  return request(validateInvite, { body: { code } }, { signal })
}
