import type { Recurrence } from '@casita/contract'

/** The phrases about recurring expenses that are understood or said; `bare` as in `HeardWords`. */
export interface RecurringWords {
  /** Anywhere in a message: how often something recurs; bare. */
  often: Record<Recurrence, RegExp>
  /** What may accompany it in a request to make the last expense recurring; bare. */
  comesBack: RegExp
  /**
   * A request that names the expense to repeat: what it `is`, what to `put`, or, behind the verb, what it is `of`;
   * bare.
   */
  thingComesBack: RegExp
  /** A request that names the expense to repeat in the same groups, without how often; bare. */
  thingRecurs: RegExp
  /** The beginning of any of these requests, before what is to be done: 'can you'; bare. */
  asksTo: RegExp
  /** Such a request for the last expense; bare. */
  recurs: RegExp
  /** A whole message: something recurs on the weekday in the group `day`, without its plural; bare. */
  everyWeekday: RegExp
  /**
   * A whole message: something recurs on the day of the month in the group `day`, if the group `lead` or `each` says
   * that it recurs; bare.
   */
  comesOnDay: RegExp
  /** The first day of a month, in that group. */
  firstOfMonth: RegExp
  /** Before the number of a day. */
  theDay: string
  /** The first clause of a message: a thing, in the group `thing`, is cancelled; bare. */
  cancelsThing: RegExp
  /** Says that something is no longer paid or used; its name is in the group `before` or `after`; bare. */
  endsThing: RegExp
  /** The end of such a message: after this month, or after the week in the group `week`; bare. */
  afterThis: RegExp
  /** The beginning of a message: the price of the thing in the group `thing` goes to an amount; bare. */
  goesTo: RegExp
  /** Says that something no longer recurs; its name is in the group `before` or `after`; bare. */
  recursNoMore: RegExp
  /** Asks what recurs; bare. */
  whatRecurs: RegExp
  /** Asks which recurring expenses are still due this month; bare. */
  stillToCome: RegExp
  /** The end of a question: the next month; bare. */
  nextMonth: RegExp
  /** The words before the name of a month. */
  inMonth: readonly string[]
  /** What is asked about that month: what will be paid in it; bare. */
  comesThen: RegExp

  /** Within a sentence: 'cada mes' (every month). */
  every: Record<Recurrence, string>
  recurring: (what: string, every: string, day: string) => string
  /** For one whose own last day has passed. */
  recurringOver: (what: string) => string
  /** After the confirmation that it recurs: today's is already recorded. */
  notedToday: string
  howOften: (what: string) => string
  stopped: (what: string) => string
  /** To a member who may not stop it. */
  notYoursToStop: (what: string, author: string) => string
  /** Asks which of several expenses recurs. */
  whichRecurs: string
  /** Heads the list of recurring expenses. */
  whatComesBack: string
  nothingRecurs: string
  /** Answers a request to stop something that does not recur. */
  recursNot: string
  /** A line of that list. */
  comesBackOn: (what: string, every: string, day: string) => string
  /** Heads the list of what is still due this month. */
  whatIsToCome: (month: string) => string
  /** For one that ends on a day to come. */
  recurringUntil: (what: string, day: string) => string
  /** The new price of a recurring expense, and when it is next due. */
  priceTold: (what: string, day: string) => string
  /** Refuses a price that begins after the next occurrence. */
  priceLater: (what: string, day: string) => string
  toComeOn: (what: string, day: string) => string
  nothingToCome: (month: string) => string
  /** The sum of that list. */
  toComeSum: (sum: string) => string
  /** Follows the state of a budget: the sum that is still to come. */
  stillComing: (sum: string) => string
  /** What is left of the budget after that, or by how much it will be exceeded. */
  restThen: (amount: string) => string
  overThen: (amount: string) => string
  recurringFull: string
  buttonsOften: Record<Recurrence, string>
  buttonStop: string
}
