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
  /** What groceries and eating out come to. */
  together: (sum: string) => string
  /** That several expenses cannot be made one, and what can be done instead. */
  noMerging: string
  /** Before the list of categories. */
  ourCategories: string
  /** A budget of all that the household spends. */
  wholeHousehold: string
  /** The day comes as it is said. */
  whenWas: (what: string, day: string) => string
  /** Of somebody who was not named: one of these, or nobody. */
  whoElse: (names: readonly string[]) => string
}
