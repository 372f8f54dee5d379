/** The outbox alone knows what became of the message of an invitation. */
export const invitations = (): string[] => [
  'alter table invitations drop column sent_at',
  'alter table invitations drop column send_failure',
]
