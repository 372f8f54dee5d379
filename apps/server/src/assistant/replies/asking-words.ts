/** The questions and notices about changes that leave something open; `what` names an expense. */
export interface AskingWords {
  /** The sender recorded nothing for a day; `day` comes with its preposition: 'el 14 de noviembre'. */
  nothingOn: (day: string) => string
  /** `of` is a month or a year. */
  whichDay: (what: string, of: string) => string
  /** The expense was recorded for today, because the stated day does not exist. */
  noSuchDay: string
  whichBudget: string
  /** One of the amounts is the sum of the others; the reply then asks for the reading. */
  addsUp: string
  /** Added to the scope of a total: what is left out. */
  leavingOut: (what: string) => string
  /** The sum of several totals, such as groceries and eating out. */
  together: (sum: string) => string
  /** Expenses cannot be merged, and what to do instead. */
  noMerging: string
  /** Heads the list of categories. */
  ourCategories: string
  /** The budget for everything that the household spends. */
  wholeHousehold: string
  /** `day` comes with its preposition. */
  whenWas: (what: string, day: string) => string
  /** Asks which of these members is meant; without names, says that there is nobody else. */
  whoElse: (names: readonly string[]) => string
}
