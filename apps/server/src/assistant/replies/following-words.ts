/** What people write that goes on from what was asked, or told, before. */
export interface FollowingWords {
  /** Beginnings of a question that goes on from the last one ('y la semana pasada?'), folded, longest first. */
  follows: readonly string[]
  /** Beginnings of what is left out of what was said of several ('menos la cerveza'), folded. */
  exceptFor: readonly string[]
  /** The beginning of what an amount is told without ('sin propina 40'), folded. */
  without: string
  /** Begins what came with it ('con gaseosa, 15'). */
  with: string
  /** That an amount is now with its tip or fee ('31 con propina'), and no more; bare. */
  withExtra: RegExp
  /** That an amount is that of all together, anywhere in a message, bare. */
  inAll: RegExp
  /** The same of a discount. */
  withDiscount: RegExp
  /** Such ends that mean the period before the one that was asked about, and those that mean the one that goes on; bare. */
  goesBack: readonly string[]
  isNow: readonly string[]
  /** Make a whole question of its end: before a period or a person, and before a category. */
  howMuchWas: readonly [string, string]
  /** The writer, behind the beginning of such a question. */
  me: string
  /** Somebody else, who is not named, behind it. */
  others: readonly string[]
  /** So many of the last days, weeks or months: which, is what was asked about; bare. */
  lastSo: RegExp
  /** When what was told of was; bare. */
  when: RegExp
  /** What most went on, of what was asked about last; bare. */
  onWhat: RegExp
  /** That all is wished in short: what most went on is told, too; in the midst of a question, bare. */
  summary: RegExp
  /** How a budget stands that was set right before ('já passou?'), or the wish to be told of it in time; bare. */
  soFar: RegExp
  /** By how much one was more than the other, behind a comparison; bare. */
  byHowMuch: RegExp
  /** That something was on the day of what was told of before it; in the midst of a message, folded. 'Livraison même jour' is no day. */
  sameDay: RegExp
  /** That an amount is that of one of several, at the beginning of a message; bare. */
  oneOfThem: RegExp
  /** Several that are only pointed at, where they are told something of ('esos fueron ayer', 'delete those'); bare. */
  those: RegExp
  /** No more than a thing, and what leads to it ('en caramelos'); bare. */
  leadsToThing: RegExp
  /** That an amount is a part of what was told last, at the beginning of a message or right behind the amount; bare. */
  ofThat: RegExp
  /** The words that say so, and those that join it to what it was for; as they are written. */
  partWords: RegExp
  /** That what was said before was wrong, at the end of a message; bare. */
  endsSorry: RegExp
  /** That something was spent once more on what was told last ('y otros 12 mil el sábado'), up to the amount; folded. */
  onceMore: RegExp
  /** That an amount is that of each of several; in the midst of a message, bare. */
  ofEach: RegExp
  /** What may say so behind the amount; folded. */
  moreBehind: RegExp
  /** That somebody paid another amount for what anybody told last ('same, 700'), up to the amount; folded. */
  sameBut: RegExp
  /** That amounts were told without their thousands, and no more; bare. */
  wereThousands: RegExp
  /** That something was charged or noted twice; bare. */
  twice: RegExp
  /** Another one than the last, in a wish to delete it; bare. */
  theOther: readonly string[]
  /** That what was still to be paid has been, and no more; bare. */
  paidNow: RegExp
  /** In a wish to set a budget, what was asked about right before, folded. */
  forThat: readonly string[]
  /** What is told of a thing as of now ('el pan es 1.200'), as it is written. */
  is: RegExp
}
