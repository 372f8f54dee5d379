/** Pairs of endings: a word with the first one has another form with the second one. */
type Endings = readonly (readonly [string, string])[]

/** The words for choosing among several things, folded. Each string is a list of words, separated by spaces. */
export interface ChoosingWords {
  /** 'first', 'second' and so on. */
  places: readonly string[]
  last: string
  /** The articles before a position in digits ('el 2'). */
  articles: string
  /** 'two', 'three' and so on; 'both' counts as two. */
  counts: readonly string[]
  all: string
  /** Phrases in which a word for 'all' means something else. */
  notAll: readonly string[]
  /** Words that may accompany the others without choosing anything. */
  aside: string
  /** Phrases that say that the wrong expense was just changed or deleted. */
  otherOne: readonly string[]
}

/**
 * The phrases by which messages are understood, in one language. Every message is matched against all languages,
 * whatever its sender prefers. `folded` is without case and accents; `bare` is also without punctuation (see
 * `saying.ts`).
 */
export interface HeardWords {
  /** Messages that ask for another category, as its button does; folded. */
  changeCategory: readonly string[]
  /** Verbs that state what something cost ('the taxi was 55'); folded. */
  was: readonly string[]
  /** A request to add to a recorded amount; bare. */
  addsTo: RegExp
  /** Definite articles; folded. */
  definite: readonly string[]
  /** Phrases for a final amount, which need no name ('al final quedó en 4.200'); folded. */
  endedAs: readonly string[]
  /** 'the budget', in a request to change the one mentioned last; folded. */
  thatBudget: readonly string[]
  /** 'also', at the start or end of a message that continues the last one ('y la verdulería también'); folded. */
  also: readonly string[]
  /** Makes a delete request when put before a name. */
  deleteIt: string
  choosing: ChoosingWords
  /** Farewells and praise: bare phrases, separated by commas. */
  farewells: string
  praise: string
  /**
   * Answers that mean yes and no, folded, the plain word first. Not knowing counts as no, because it drops the
   * question.
   */
  yes: readonly string[]
  no: readonly string[]
  /** A request to record the last expense again; a day may follow. */
  sameAgain: readonly string[]
  /** Whole messages: an amount is the full price, or one instalment of it; bare. */
  theWhole: RegExp
  onePart: RegExp
  /** A whole message: half of a price was paid; bare. */
  justHalf: RegExp
  /** Whole messages: a price is for each, or for all together; bare. */
  forEach: RegExp
  allTogether: RegExp
  /** A whole message: nothing was paid for it; bare. */
  costNothing: RegExp
  /** Words for all food, both groceries and eating out; folded. */
  allFood: readonly string[]
  /** Asks which categories there are; bare. */
  whichCategories: RegExp
  /** A request to merge several expenses; bare. */
  merges: RegExp
  /** Mentions debts or asks whether members are even, which the ledger does not track; bare. */
  owes: RegExp
  /** 'and', between the things of a list ('pan y leche'); folded. */
  and: readonly string[]
  /** Prepositions before the person or the purpose that something was for; folded. */
  forWhom: readonly string[]
  /** Prepositions before the name of the person whom something is of ('escola do Rui'); as written. */
  ofWhom: readonly string[]
  /** Singular and plural, masculine and feminine of occupations, things and the shops named after them; folded. */
  plurals: Endings
  feminines: Endings
  shops: Endings

  // Talk
  /** A whole message: asks who or what the assistant is; bare. */
  whoAreYou: RegExp
  /** Anywhere in a message: laughter, surprise and the like, which say nothing; global, bare. */
  interjections: RegExp
  /** A whole message: agrees; bare, without such words. */
  agrees: RegExp
  /** A whole message: asks to record something anyway; bare. */
  insists: RegExp
  /** A whole message: asks to record what was spoken of ('anotalo entonces, lo pagué ayer'); bare. */
  ordersNote: RegExp
  /** Words beside a yes that add nothing ('anotalo entonces'), with their blank; bare. */
  concludes: RegExp
  /** 'cancel', as opposed to 'undo', which reverts the latest deed; bare. */
  cancels: RegExp
  /** A whole message: what was just said is to be forgotten; bare. */
  dismisses: RegExp

  // Expenses
  /** Points at the last expense without naming it, in a message that denies it or its payer; bare. */
  pointsAtLast: RegExp
  /** At the end of a request: delete one of several pieces ('borrá uno'); bare. */
  deletesOne: RegExp
  /**
   * The sender contributed to something. 'Puse 20.000 de nafta' (20.000 of petrol) does not count, because it states
   * what was bought; bare.
   */
  contributed: RegExp
  /** At the beginning: another person's share was paid ('la parte de Ana del hotel'); bare. */
  paidTheirPart: RegExp
  /** Where money came from ('de mi bolsillo', out of my pocket), which is not what it was spent on; bare. */
  purse: RegExp
  /**
   * At the beginning: something was paid with a banknote or sum that is not its price ('le pagué con veinte mil');
   * bare.
   */
  paidWith: RegExp
  /** A whole text: the way there; bare. */
  wayThere: RegExp
  /** A whole text: the way back, in the first group; bare. */
  wayBack: RegExp

  // Budgets
  /** Continues from a budget that was set ('y otro de 50 para ropa'); the group `rest` is what follows; folded. */
  anotherBudget: RegExp
  /** At the beginning: a single purchase, which cannot be a budget ('and a coffee 3'); folded. */
  oneThing: RegExp
  /** Makes a request to set a budget when put before an amount and a category. */
  setBudget: string
  /** The opening before the first amount when budgets were asked about ('pues pon 400 para super'); as written. */
  setsUp: RegExp
  /** The preposition before the category of another budget ('de ropa 50'); as written. */
  budgetFor: RegExp

  // Questions
  /** Forms of 'pay'. 'who spent' asks who recorded an expense, 'who paid' asks who paid it; bare. */
  paid: RegExp
  /** The scope that is left of a question who spent more, or what each spent; bare. */
  byPerson: RegExp
  /** Anywhere in a question: each member separately, not each of some things; bare. */
  eachOfUs: RegExp
  /** A whole question: who spent more; bare. */
  whoMost: RegExp
  /** The opening of a restriction or a correction of a question ('quise decir', I meant); as written. */
  narrows: RegExp
  /** Asks for the total, after a question about a part; bare. */
  inTotal: RegExp
  /** Asks what the last two things that were asked about add up to ('y los dos juntos?'); bare. */
  bothOfThem: RegExp
  /** Anywhere in a question: part of the last answer ('cuánto de eso'); bare. */
  partOfThat: RegExp
  /** Asks what the person of the last question bought, without naming them; bare. */
  whatTheyBought: RegExp
  /** 'mine': what the sender recorded; bare. */
  mine: RegExp
  /** All members together; bare. */
  allOfUs: RegExp
  /** The opening of a question which one it is ('cuál es la más cara'); bare. */
  whichIs: RegExp
  /** Prepositions before what an answer is to be grouped by ('por persona'); folded. */
  by: readonly string[]
}
