/** Messages of one region, one per line as 'message => meaning'; '⏎' is a line end inside a message. */
interface Region {
  readonly locale: string
  readonly currency: string
  /**
   * Whether the weights are only held to the cases and do not learn from them, so that an added line leaves all that
   * was learned as it is.
   */
  readonly isOnlyHeld?: true
  readonly cases: string
}

/** The hand-written messages of a language. */
export type CaseTable = readonly Region[]
