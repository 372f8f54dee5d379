/** Words by which a person chooses among several things, folded; each text is a list of words, separated by blanks. */
export interface ChoosingWords {
  /** 'first', 'second' and so on. */
  places: readonly string[]
  last: string
  /** 'two', 'three' and so on; 'both' is two. */
  counts: readonly string[]
  all: string
  /** Phrases in which such a word says something else. */
  notAll: readonly string[]
  /** What may stand beside them without choosing anything. */
  aside: string
  /** Phrases that say that what was just changed or deleted was not the one that was meant. */
  otherOne: readonly string[]
}

/**
 * The phrases by which a message is understood in one language. A message is looked through for those of every language,
 * whatever its writer prefers. `folded` is without case and accents, `bare` without marks as well (see `saying.ts`).
 */
export interface HeardWords {
  /** What people write who want another category, as if they pressed the button; folded. */
  changeCategory: readonly string[]
  /** Verbs that tell how much something was ('the taxi was 55'), folded. */
  was: readonly string[]
  /** A wish to add to what was noted; bare. */
  addsTo: RegExp
  /** Articles before what is known, folded. */
  definite: readonly string[]
  /** What tells the same of the last one, which it does not name ('al final quedó en 4.200'), folded. */
  endedAs: readonly string[]
  /** The budget that was told of last, in a wish to set it anew, folded. */
  thatBudget: readonly string[]
  /** Ends of a wish to delete that goes on from the last one ('y la verdulería también'), folded. */
  also: readonly string[]
  /** Put before what is only named, makes a wish to delete it. */
  deleteIt: string
  choosing: ChoosingWords
  /** Farewells and praise: bare phrases, separated by commas. */
  farewells: string
  praise: string
  /** Answers of yes and no, folded, the plain one first. Who does not know lets the question go: that counts as no. */
  yes: readonly string[]
  no: readonly string[]
  /** A wish to note the last expense once more; a day may stand behind it. */
  sameAgain: readonly string[]
  /** That an amount was all of what was paid in parts, and that it was one of them; bare. */
  theWhole: RegExp
  onePart: RegExp
  /** What stands for all food, bought to be cooked or eaten out, folded. */
  allFood: readonly string[]
  /** A question which categories there are; bare. */
  whichCategories: RegExp
  /** A wish to make one expense of several; bare. */
  merges: RegExp
  /** That somebody owes, or whether they are even, which the ledger does not tell; bare. */
  owes: RegExp
}
