import type { ProblemCode } from './problem-codes.ts'

/**
 * Everything that can be expected to go wrong: its HTTP status and the sentence that is safe to show.
 * The one table that turns codes into HTTP. The web app translates by code; other clients show `detail`.
 */
export const problems = {
  malformed: { status: 400, text: 'The request could not be read.' },
  google_refused: { status: 400, text: 'Google did not accept this sign-in. Please sign in again.' },
  google_email_unverified: { status: 403, text: 'This Google account has no verified e-mail address.' },
  unauthorized: { status: 401, text: 'You are not authorized to perform this action' },
  session_ended: { status: 401, text: 'Your session has ended. Please sign in again.' },
  forbidden: { status: 403, text: 'You are not allowed to do this.' },
  no_household: { status: 403, text: 'You are not in a household yet.' },
  owner_only: { status: 403, text: 'Only the owner of the household can do this.' },
  link_not_yours: { status: 403, text: 'This link belongs to another account.' },
  not_found: { status: 404, text: 'The requested resource was not found' },
  user_not_registered: {
    status: 404,
    text: 'No account found with this Google account. Please complete registration below using the same Google account.',
  },
  invitation_not_found: { status: 404, text: 'Invalid invitation code.' },
  link_not_found: { status: 404, text: 'This link was not found.' },
  method_not_allowed: { status: 405, text: 'This path does not have this method.' },
  already_registered: {
    status: 409,
    text: 'An account with this Google account already exists. Please sign in.',
  },
  phone_taken: { status: 409, text: 'This phone number belongs to another verified account.' },
  already_in_household: {
    status: 409,
    text: 'You already belong to a household. To join another one, leave it first.',
  },
  already_member: { status: 409, text: 'This number belongs to a member of your household.' },
  households_closed: {
    status: 403,
    text: 'No new households can be created here: ask for an invitation.',
  },
  household_full: { status: 409, text: 'This household has reached its number of members.' },
  category_exists: { status: 409, text: 'A category with this name already exists' },
  category_limit: { status: 409, text: 'This household has reached its number of categories.' },
  recurring_limit: { status: 409, text: 'This household repeats as many expenses as it can.' },
  receipts_full: {
    status: 409,
    text: 'This household has no room for more receipts. Remove some first.',
  },
  import_taken_back: { status: 409, text: 'This import was taken back before it was done.' },
  owner_must_hand_over: {
    status: 409,
    text: 'Hand the household over to another member before you leave it.',
  },
  already_validated: { status: 409, text: 'Your phone number is already verified.' },
  currency_confirmation: {
    status: 409,
    text: 'This household has expenses. Changing its currency converts nothing: confirm that you want it.',
  },
  leave_confirmation: {
    status: 409,
    text: 'You are the last member: leaving deletes the household with everything in it. Confirm that you want it.',
  },
  delete_account_confirmation: {
    status: 409,
    text: 'Deleting your account cannot be taken back. Confirm that you want it.',
  },
  ledger_full: {
    status: 409,
    text: 'With this the expenses of the household would add up to more than can be kept to the cent.',
  },
  idempotency_conflict: { status: 409, text: 'This idempotency key was used for another request.' },
  invitation_expired: { status: 410, text: 'This invitation has expired.' },
  invitation_used: { status: 410, text: 'This invitation has already been used.' },
  link_expired: { status: 410, text: 'This link has expired.' },
  link_used: { status: 410, text: 'This link has already been used.' },
  restore_expired: { status: 410, text: 'This expense was deleted more than 30 days ago.' },
  too_large: { status: 413, text: 'The request is too large.' },
  invalid: { status: 422, text: 'Some fields are not valid.' },
  phone_invalid: { status: 422, text: 'Please enter a valid phone number for WhatsApp verification' },
  too_many_requests: { status: 429, text: 'Too many requests. Please wait a moment.' },
  resend_too_soon: {
    status: 429,
    text: 'Too many requests. Please wait before requesting another verification message.',
  },
  too_many_invitations: { status: 429, text: 'Too many invitations. Please try again tomorrow.' },
  server_error: { status: 500, text: 'Server error. Please try again later.' },
  google_unreachable: { status: 503, text: 'Google cannot be reached right now. Please try again.' },
  resend_failed: { status: 503, text: 'Could not resend verification message' },
  unavailable: { status: 503, text: 'Casita cannot answer right now. Please try again in a moment.' },
} as const satisfies Record<ProblemCode, { status: number; text: string }>
