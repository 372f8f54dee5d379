import type { Recurrence } from '@casita/contract'

/** What is heard and said of expenses that come back by themselves; `bare` as in `HeardWords`. */
export interface RecurringWords {
  /** How often something comes back, anywhere in a message; bare. */
  often: Record<Recurrence, RegExp>
  /** What may stand around that in a wish to have the last one come back so, and no more; bare. */
  comesBack: RegExp
  /** Around it, that a thing which is named comes back so: what it `is`, or what is to be `put` so; bare. */
  thingComesBack: RegExp
  /** Such a wish that does not say how often; bare. */
  recurs: RegExp
  /** That something comes back no more, and what, `before` or `after`; bare. */
  recursNoMore: RegExp
  /** A question what comes back; bare. */
  whatRecurs: RegExp
  /** A question what of it is still to come this month; bare. */
  stillToCome: RegExp

  /** Within a sentence: 'cada mes'. */
  every: Record<Recurrence, string>
  recurring: (what: string, every: string, day: string) => string
  /** One that is over by its own last day. */
  recurringOver: (what: string) => string
  /** Behind that it comes back: today's is noted already. */
  notedToday: string
  howOften: (what: string) => string
  stopped: (what: string) => string
  /** Before the list of what comes back. */
  whatComesBack: string
  nothingRecurs: string
  /** Behind the wish that something which does not come back may do so no more. */
  recursNot: string
  /** A line of that list. */
  comesBackOn: (what: string, every: string, day: string) => string
  /** Before the list of what is still to come this month. */
  whatIsToCome: (month: string) => string
  toComeOn: (what: string, day: string) => string
  nothingToCome: (month: string) => string
  /** What that list adds up to. */
  toComeSum: (sum: string) => string
  /** Behind how a budget stands: what of it is still to come. */
  stillComing: (sum: string) => string
  /** What is left of the budget after it, or by how much it is overspent then. */
  restThen: (amount: string) => string
  overThen: (amount: string) => string
  recurringFull: string
  buttonsOften: Record<Recurrence, string>
  buttonStop: string
}
