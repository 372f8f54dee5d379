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
  /** That a price was that of each, and that it was of all together, as bare words. */
  forEach: RegExp
  allTogether: RegExp
  /** What stands for all food, bought to be cooked or eaten out, folded. */
  allFood: readonly string[]
  /** A question which categories there are; bare. */
  whichCategories: RegExp
  /** A wish to make one expense of several; bare. */
  merges: RegExp
  /** That somebody owes, or whether they are even, which the ledger does not tell; bare. */
  owes: RegExp
  /** Joins the things of a list ('pan y leche'), folded. */
  and: readonly string[]
  /** Leads to the person or the purpose that something was for, folded. */
  forWhom: readonly string[]

  // Talk
  /** A question who or what the assistant is, and no more; bare. */
  whoAreYou: RegExp
  /** That something is as it was said, and no more; bare, without laughter. */
  agrees: RegExp
  /** A wish to note something whatever was said against it, and no more; bare. */
  insists: RegExp
  /** What only concludes, beside a yes ('anotalo entonces'), with its blank; bare. */
  concludes: RegExp
  /** To cancel, which is not to undo: that takes back what was done; bare. */
  cancels: RegExp

  // Expenses
  /** Points at the last expense without its name, in saying that it was not spent, or not by the writer; bare. */
  pointsAtLast: RegExp
  /** Ends a wish to delete one of several pieces ('borrá uno'); bare. */
  deletesOne: RegExp
  /** That the writer contributed to what something cost. 'Puse 20.000 de nafta' tells what it was for, and is none; bare. */
  contributed: RegExp
  /** That somebody else's part of what something cost was paid ('la parte de Ana del hotel'), at the beginning; bare. */
  paidTheirPart: RegExp
  /** Where money comes from ('de mi bolsillo'), which is no name of what it was for; bare. */
  purse: RegExp
  /** That something was paid with a sum, which is no price ('le pagué con veinte mil'), at the beginning; bare. */
  paidWith: RegExp
  /** The way back, as the first group, and no more; bare. */
  wayBack: RegExp

  // Budgets
  /** Goes on from a budget that was set ('y otro de 50 para ropa'), up to the group `rest`; folded. */
  anotherBudget: RegExp
  /** Begins with one thing that was bought, of which no budget tells ('and a coffee 3'); folded. */
  oneThing: RegExp
  /** Put before an amount and a category, makes a wish to set a budget. */
  setBudget: string
  /** Begins what budgets are to be, up to their first amount, where they were asked about ('pues pon 400 para super'), as it is written. */
  setsUp: RegExp
  /** Leads to the category of another budget ('de ropa 50'), as it is written. */
  budgetFor: RegExp

  // Questions
  /** That somebody paid: 'who spent' is about who noted it, 'who paid' about who did; bare. */
  paid: RegExp
  /** What is left of a question for who did more, or for everybody's part; bare. */
  byPerson: RegExp
  /** Everybody of the household by themselves, anywhere in a question, and not each of some things; bare. */
  eachOfUs: RegExp
  /** A whole question for who did more; bare. */
  whoMost: RegExp
  /** Begins what a question is to be narrowed to, or was meant to be about ('quise decir'), as it is written. */
  narrows: RegExp
  /** All of what was asked about a part of; bare. */
  inTotal: RegExp
  /** A part of what was told last, anywhere in a question ('cuánto de eso'); bare. */
  partOfThat: RegExp
  /** What was bought by who was asked about, who is not named again; bare. */
  whatTheyBought: RegExp
  /** What the writer noted; bare. */
  mine: RegExp
  /** Everybody in the household together; bare. */
  allOfUs: RegExp
  /** Opens a question of which one it is ('cuál es la más cara'); bare. */
  whichIs: RegExp
  /** Leads to what an answer is to be arranged by ('por persona'), folded. */
  by: readonly string[]
}
