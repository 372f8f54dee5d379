/**
 * The limits of the specification's section 9, and others that people encounter. Times are in milliseconds unless the
 * name says otherwise.
 */
export const limits = {
  nameMin: 2,
  /** Names are shorter than 50 characters. */
  nameMax: 49,
  descriptionMax: 200,
  noteMax: 500,
  /** The maximum size of a receipt's picture, which is WhatsApp's own limit. */
  receiptBytes: 5 * 1024 * 1024,
  messageMax: 4096,
  invitationCodeMax: 10,
  invitationUses: 1,
  invitationUsesMax: 20,
  invitationDays: 7,
  invitationDaysMax: 30,
  pageSize: 20,
  pageSizeMax: 100_000,
  deletedPageSize: 100,
  restoreDays: 30,
  /** A pace is told from this day of a month on: before it, a single weekly shop would decide it. */
  paceFromDay: 5,
  importRows: 10_000,
  importProblems: 20,
  importCharacters: 2_000_000,
  refreshLeadMinutes: 10,
  /** A day: older data on a screen is treated as a day old. */
  liveAgeMax: 86_400_000,
  sessionCheckDelay: 300,
  mobileLogoutDelay: 100,
  phoneDebounce: 800,
  inviteAutoClose: 3000,
  toastDuration: 3000,
  toastDurationDefault: 5000,
  settingsMessageDuration: 3000,
  statsStaleTime: 300_000,
  cacheStaleTime: 300_000,
  linkRetryDelay: 1000,
  deepLinkFallback: 1000,
  avatarErrorTime: 300_000,
  imageTimeout: 10_000,
  imageConcurrency: 3,
  imageBatchPause: 200,
  imageRetryDelays: [1000, 3000, 5000],
  desktopWidth: 768,
  /** The share of its size that a drawer must be dragged to close. */
  drawerCloseThreshold: 0.25,
  qrSize: 140,
} as const

/** Limits used by the server only, separate so that browsers do not load them. */
export const serverLimits = {
  /** An expense may be dated in the future (an instalment); a year further ahead than this is a typing mistake. */
  expenseYearsAhead: 10,
  invitationsPerUserAndDay: 20,
  invitationsPerNumberAndDay: 3,
  invitationsTriedPerHour: 100,
  registrationsPerDay: 5,
  membersMax: 50,
  undeliveredShown: 100,
  householdChangesShown: 200,
  importsShown: 10,
  /** After so long without progress, an import counts as interrupted. */
  importSilenceMinutes: 1,
  categoriesMax: 200,
  recurringMax: 200,
  accessTokenMinutes: 30,
  refreshTokenDays: 30,
  sessionDays: 90,
  refreshGraceSeconds: 30,
  validationLinkHours: 24,
  connectLinkMinutes: 30,
  connectLinksPerHour: 3,
  resendPerMinute: 1,
  resendPerHour: 5,
  /** The message of the registration and an hour's resends. */
  validationsPerNumberAndDay: 6,
} as const
