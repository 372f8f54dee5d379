/** How long things are kept, in days. `docs/privacy.md` tells the same to people; change both. */
export const retention = {
  /** Events from which streams resume; they look back 23 hours. */
  liveEvents: 1,
  /** The words of messages, in and out. */
  messageTexts: 30,
  /** The ids of messages: providers repeat deliveries for 7 days, and a repeat has to be recognised. */
  messageIds: 60,
  /** Jobs that are done or given up. */
  jobs: 30,
  /** Expired links, so that opening an old one still says why it does not work. */
  links: 30,
  /** Sessions after the last day on which they could have been refreshed. */
  sessions: 30,
  /** Deleted expenses: a day longer than they can be restored. */
  deletedExpenses: 31,
  deletedHouseholds: 30,
  /** The number that an invitation went to, after it expired. */
  invitedNumbers: 30,
  /** Chats that were never connected. */
  strangers: 30,
} as const
