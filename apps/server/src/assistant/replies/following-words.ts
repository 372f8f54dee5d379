/** The phrases of messages that continue an earlier question or expense; `folded` and `bare` as in `HeardWords`. */
export interface FollowingWords {
  /** The openings of a follow-up question ('y la semana pasada?'); folded. */
  follows: readonly string[]
  /** The openings of an exception ('menos la cerveza', except the beer); folded. */
  exceptFor: readonly string[]
  /** 'without', before what an amount does not include ('sin propina 40'); folded. */
  without: string
  /** 'with', before what an amount includes ('con gaseosa, 15'). */
  with: string
  /** Before a day to come: 'oui à lundi', 'sí, hasta el lunes'; bare. */
  beforeDayToCome: readonly string[]
  /** What a tip is called; bare. */
  tip: readonly string[]
  /** A whole message: an amount that includes a tip or fee ('31 con propina'); bare. */
  withExtra: RegExp
  /** Anywhere in a message: an amount is a total; bare. */
  inAll: RegExp
  /** A whole message: an amount after a discount; bare. */
  withDiscount: RegExp
  /** The expense, or the period, before another one; bare. */
  theOneBefore: readonly string[]
  /**
   * What follows the opening of a follow-up: words for the period before the last question's, and for the current one;
   * bare.
   */
  goesBack: readonly string[]
  isNow: readonly string[]
  /** The beginnings that make a full question: before a period or a person, and before a category. */
  howMuchWas: readonly [string, string]
  /** The sender, after the opening of a follow-up. */
  me: string
  /** Pronouns for another member, after the opening. */
  others: readonly string[]
  /** 'The last 7' without a unit, which the last question gives; bare. */
  lastSo: RegExp
  /** Asks when the expenses mentioned last were; bare. */
  when: RegExp
  /** Asks what most of the last answer was spent on, or by the person in the group `who`; bare. */
  onWhat: RegExp
  /** Anywhere in a question: asks for a summary, which adds what most was spent on; bare. */
  summary: RegExp
  /** Asks for the status of the budget that was just set ('já passou?'), or to be warned in time; bare. */
  soFar: RegExp
  /** Asks for the single expenses of the last answer ('dá o detalhe', 'which ones?'); bare. */
  inDetail: RegExp
  /** Asks the last question anew after something was changed ('e agora quanto dá?'); bare. */
  askedAnew: RegExp
  /** After the opening of a follow-up question: the current month, by name; bare. */
  thisMonth: RegExp
  /** Asks for the difference after a comparison; bare. */
  byHowMuch: RegExp
  /**
   * Anywhere in a message: on the same day as the expense before; folded. 'Livraison même jour' (same-day delivery)
   * does not count.
   */
  sameDay: RegExp
  /** At the beginning of a message: an amount is for one of several; bare. */
  oneOfThem: RegExp
  /** Refers to several expenses only by a pronoun ('esos fueron ayer', 'delete those'); bare. */
  those: RegExp
  /** A whole message: a preposition and a thing ('en caramelos'); bare. */
  leadsToThing: RegExp
  /** At the beginning of a message, or right after its amount: the amount is part of the last expense; bare. */
  ofThat: RegExp
  /** The words for 'of that', and those that link them to the thing; as written. */
  partWords: RegExp
  /** At the end of a message: an apology for a mistake; bare. */
  endsSorry: RegExp
  /** The words before the amount when the last thing was bought again ('y otros 12 mil el sábado'); folded. */
  onceMore: RegExp
  /** Anywhere in a message: an amount is for each of several; bare. */
  ofEach: RegExp
  /** 'more', after the amount of such a message; folded. */
  moreBehind: RegExp
  /** 'Our biggest expense', 'onde gastamos mais' ask about everything, unlike 'the biggest one'; bare. */
  ofOurs: RegExp
  /** A whole message: the same thing for another person, in the group `who`, is to be recorded; bare. */
  sameFor: RegExp
  /** A whole message: another amount is for those of another person, in the group `who`; bare. */
  thoseOf: RegExp
  /** 'And 30 for Cian': an amount of the same thing for another person, who is only named. */
  alsoFor: RegExp
  /**
   * A whole message: the sender also has the thing in the group `thing` ('mi gimnasio también, mismo precio'); bare.
   */
  mineToo: RegExp
  /**
   * The words before the amount when the sender paid a different amount for the last thing ('same, 700', 'el mío
   * también, 38'); folded.
   */
  sameBut: RegExp
  /** A whole message: the amounts were in thousands; bare. */
  wereThousands: RegExp
  /** Something was charged or recorded twice; bare. */
  twice: RegExp
  /** 'the other one', in a request to delete it; bare. */
  theOther: readonly string[]
  /** A whole message: something is now paid; bare. */
  paidNow: RegExp
  /** In a request to set a budget: for what was just asked about; folded. */
  forThat: readonly string[]
  /**
   * At the beginning of a message: what something was, the amount before the thing ('it was 79 for the stain'), with
   * the groups `amount` and `thing`; as written.
   */
  amountOfThing: RegExp
  /** 'is' or 'are', as in 'el pan es 1.200'; as written. */
  is: RegExp
}
