/** How long data is kept, in days. `docs/privacy.md` states the same periods; change both. */
export const retention = {
  /** Events from which streams resume; they look back 23 hours. */
  liveEvents: 1,
  /** The text of messages, inbound and outbound. */
  messageTexts: 30,
  /** The ids of messages: providers repeat deliveries for 7 days, and a repeat has to be recognised. */
  messageIds: 60,
  /** Jobs that are done or were given up. */
  jobs: 30,
  /** Expired links, so that opening an old one still explains why it does not work. */
  links: 30,
  /** Sessions, counted from the last day on which they could have been refreshed. */
  sessions: 30,
  /** Deleted expenses: one day longer than they can be restored. */
  deletedExpenses: 31,
  deletedHouseholds: 30,
  /** The phone number of an invitation, after the invitation expired. */
  invitedNumbers: 30,
  /** Chats that were never connected. */
  strangers: 30,
} as const
