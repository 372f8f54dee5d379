/** What is asked back, or said, of changes that leave something open; `what` names an expense. */
export interface AskingWords {
  /** Nothing of the writer's was noted on a day, which comes as it is said: 'el 14 de noviembre'. */
  nothingOn: (day: string) => string
  /** `of` is a month, or a year. */
  whichDay: (what: string, of: string) => string
  /** What was noted has today's date, as no calendar has the day that was named. */
  noSuchDay: string
  whichBudget: string
  /** Of a price that is what all others come to; the readings are asked for. */
  addsUp: string
  /** Behind what a total is of: a category, or what it is called. */
  leavingOut: (what: string) => string
  /** What is said for all that is eaten, bought to be cooked or eaten out, folded; what both come to. */
  allFood: readonly string[]
  together: (sum: string) => string
  /** That an amount was all of what was paid in parts, and that it was one of them, as bare words. */
  theWhole: RegExp
  onePart: RegExp
  /** A wish to make one expense of several, as bare words; that this cannot be done, and what can. */
  merges: RegExp
  noMerging: string
  /** That somebody owes, or whether they are even, which the book does not tell; bare. */
  owes: RegExp
  /** That it is asked which categories there are, as bare words; what leads their list. */
  whichCategories: RegExp
  ourCategories: string
  /** A budget of all that the household spends. */
  wholeHousehold: string
  /** The day comes as it is said. */
  whenWas: (what: string, day: string) => string
  /** Of somebody who was not named: one of these, or nobody. */
  whoElse: (names: readonly string[]) => string
}
