/** How long things are kept, in days. `docs/privacy.md` tells the same to people; change both. */
export const retention = {
  /** What streams resume from; they look back 23 hours. */
  liveEvents: 1,
  /** The words of messages, in and out. */
  messageTexts: 30,
  /** That a message was there at all: providers repeat for 7 days, and a repeat must be known for what it is. */
  messageIds: 60,
  /** Work that is done or given up. */
  jobs: 30,
  /** Links after they ran out, so that opening an old one still says why it does not work. */
  links: 30,
  /** Sessions after the last day on which they could have been refreshed. */
  sessions: 30,
  /** Deleted expenses: a day more than they can be restored, so that nobody meets the clean-up. */
  deletedExpenses: 31,
  deletedHouseholds: 30,
  /** The number that an invitation went to, after it ran out. */
  invitedNumbers: 30,
  /** Chats that belong to nobody and say nothing. */
  strangers: 30,
} as const
