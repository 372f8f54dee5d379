/** Removes the copies of an invitation's delivery state, which the outbox already has. */
export const invitations = (): string[] => [
  'alter table invitations drop column sent_at',
  'alter table invitations drop column send_failure',
]
