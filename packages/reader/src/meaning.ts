import type { CategoryKind } from './category-kind.ts'
import type { AverageOf, Period, QueryAsk, Ranking, Scope } from './scope.ts'

/** A stretch of the message, as offsets in UTF-16 units: `text.slice(start, end)`. */
export interface Span {
  readonly start: number
  readonly end: number
}

/** Where in the message each part of an item was read, so that a screen can underline it. */
export interface ReadFrom {
  readonly amount: readonly Span[]
  readonly day: readonly Span[]
  readonly category: readonly Span[]
}

/** One expense as read from a message. */
export interface Item {
  /** Whole hundredths of `currency`, from 1 to `maxAmount`. */
  readonly amount: number
  /** ISO 4217; the household's unless the message names another one. */
  readonly currency: string
  /** Whether the message names the currency; a bare `$` and slang units name the household's. */
  readonly currencyStated: boolean
  /** `YYYY-MM-DD`, never after the day on which the message was sent. */
  readonly date: string
  /** Whether the message names the day. */
  readonly dateStated: boolean
  /** Whether the message names a day that does not exist ('30/02'); `date` is then the day on which it was sent. */
  readonly dateImpossible: boolean
  /** What was bought, in the writer's words; empty when the message does not say. */
  readonly description: string
  /** The heading of several items, if one precedes them ('barbecue: meat 180, beer 96'). */
  readonly label?: string
  /** A category of the household, when a habit, its name or its kind leads to one. */
  readonly categoryId: string | null
  /** The kind of spending according to the word books, whether or not the household has such a category. */
  readonly categoryKind: CategoryKind | null
  /** The member who paid, when the message names one; otherwise the writer did. */
  readonly payerId: string | null
  readonly readFrom: ReadFrom
}

/** Why a message has several readings, so that the question can name the doubt. */
export const doubts = [
  /** The figure can be read in several ways, two figures are joined by 'or', or only a part of the amount may count. */
  'amount',
  /** Two figures could each be the price. */
  'price',
  /** Far more than the household usually spends on this. */
  'habit',
  /** The parts do not add up to the total stated with them. */
  'total',
  /** The amount may be one instalment or all of them. */
  'instalments',
  /** The amount may be for each or for all together. */
  'each',
  /** There is an amount, but the message does not say that it was spent. */
  'intent',
] as const

/** Why a message has several readings. */
export type Doubt = (typeof doubts)[number]

/** Why a message, with or without an amount, is not an expense. */
export const notExpenseReasons = [
  'income',
  'transfer',
  'withdrawal',
  'loan',
  'future',
  'quote',
  'hypothetical',
  'question',
  'negation',
  'someone_else',
  'zero',
  'negative',
  'too_large',
  'too_much',
  'number',
  'unrelated',
] as const

/** Why a message is not an expense. */
export type NotExpenseReason = (typeof notExpenseReasons)[number]

interface Read {
  /** False when a person reading it would want to ask; nothing unsure may be recorded without asking. */
  readonly sure: boolean
}

/** One or more expenses, of which none is unsure: such a one is `Ambiguous`. */
export interface Expenses extends Read {
  readonly kind: 'expenses'
  readonly sure: true
  readonly items: readonly [Item, ...Item[]]
  /** Whether the amount is the writer's part of a price that the message does not tell. */
  readonly ofShare?: true
}

/** An expense that has several readings or needs a confirmation; each reading is a full list of items. */
export interface Ambiguous extends Read {
  readonly kind: 'ambiguous'
  readonly sure: false
  readonly why: Doubt
  readonly readings: readonly [readonly Item[], ...(readonly Item[])[]]
}

/**
 * What a message says about an answer: that it is not what was meant, that it may stay, or that nothing is to be
 * recorded; that it takes back its own request; or something that is not stored, such as how an expense was paid.
 */
export type Remark = 'complaint' | 'contented' | 'notToNote' | 'aside' | 'takenBack'

/** A change to an earlier expense; only the fields that the message names are present. */
export interface Correction extends Read {
  readonly kind: 'correction'
  /** The words that the message identifies the expense by, as written ('the uber was 18 not 17'). */
  readonly about?: string
  /** Whole hundredths: the recorded amount, if the message identifies the expense by it ('el de 500 fue ayer'). */
  readonly ofAmount?: number
  /** `YYYY-MM-DD`: the recorded day, if the message identifies the expense by it ('el del sábado fue 55'). */
  readonly ofDate?: string
  /** The period that it was in, if the message names no day ('it was in October'). */
  readonly within?: Period
  /** What the message says it was not; identifies the expense if one other than the last has that name. */
  readonly denied?: string
  /** Whole hundredths: the amount that the message says it was not ('80, not 85'). */
  readonly deniedAmount?: number
  /** `YYYY-MM-DD`: the day that the message says it was not ('on Friday, not yesterday'). */
  readonly deniedDate?: string
  /** 1 if the message asks to raise what is there, an expense or a budget, -1 if it asks to lower it. */
  readonly raises?: 1 | -1
  /**
   * Whole hundredths: the amounts of several expenses, in their order, if the message says no more ('they were 14.50
   * and 9.60').
   */
  readonly amounts?: readonly number[]
  /** The number of parts to split it into. */
  readonly parts?: number
  /**
   * How many there were, if that is all the message says ('x2', 'eran 2 biromes'), and what was counted, if it names
   * that.
   */
  readonly times?: number
  readonly counted?: string
  /** Whether it names a purchase of the writer's own, beside somebody else's ('el mío fue 45'). */
  readonly mine?: true
  /** Whether it says that several people paid a part each, which one expense cannot record. */
  readonly shared?: true
  /** Which field is wrong, if the message says no more. */
  readonly wrong?: 'amount' | 'date' | 'category' | 'name'
  /** A remark instead of a change. */
  readonly remark?: Remark
  /** Whether it is about all expenses that were reported together ('ponelos en salud'). */
  readonly all?: true
  /** Whom it was for, in the writer's words ('for Jack', 'pour ma mère'). */
  readonly forWhom?: string
  /** The category to file it in, in the writer's words, if the reader does not know it ('ponelo en finca'). */
  readonly place?: string
  /** Other ways to split the words into the name of the expense and its new description, longest name first. */
  readonly otherwise?: readonly { readonly about: string; readonly description: string }[]
  readonly changes: {
    /** Whole hundredths. */
    readonly amount?: number
    /** Whole hundredths: how much to add to the amount; negative to subtract. */
    readonly by?: number
    /** Hundredths of a percent: by what part to raise the amount; negative to lower it. */
    readonly byPart?: number
    readonly currency?: string
    /** `YYYY-MM-DD`. */
    readonly date?: string
    readonly description?: string
    /** A note to store with it, in the writer's words. */
    readonly note?: string
    readonly categoryId?: string | null
    readonly categoryKind?: CategoryKind | null
    /** A member's id, 'me' for the writer, or null for somebody else who is not named. */
    readonly payerId?: 'me' | (string & {}) | null
    /** The payer's name as written, if it is not a known member. */
    readonly payerName?: string
  }
}

/**
 * Whether a correction says that no member paid ('my mom's', 'de la oficina'), or changes nothing: it only says whom or
 * what the expense was for.
 */
export function isOfOthers({ changes }: Correction): boolean {
  return changes.payerId === null || changes.payerName !== undefined || Object.keys(changes).length === 0
}

/**
 * Undo or delete an expense; `amount` (hundredths) and `words` identify it, if the message does. If not sure, ask
 * first.
 */
export interface Deletion extends Read {
  readonly kind: 'delete' | 'undo'
  readonly amount: number | null
  readonly words: string
  /** When it was spent, if the message says so; `all` if everything from then is meant, not one expense. */
  readonly period?: Period
  readonly all?: boolean
  /** Whether a duplicate is meant, without naming anything. */
  readonly repeated?: true
  /** How many of the latest expenses to delete, if the message gives a number. */
  readonly last?: number
}

/** Restore what was deleted: what `words` name, or else the last one. */
export interface Restoration extends Read {
  readonly kind: 'restore'
  readonly words: string
  /** Whether it only asks to keep something ('no, dejala'): nothing changes unless it was deleted just now. */
  readonly keeps?: boolean
}

/** A question about what was spent. */
export interface Query extends Read {
  readonly kind: 'query'
  readonly ask: QueryAsk
  /** What a 'top' ranks, and how many entries are asked for, if the message says so. */
  readonly ranking?: Ranking | undefined
  readonly count?: number | undefined
  /** The weekdays that a 'top' by weekday is limited to, 0 for Sunday; absent for all of them. */
  readonly weekdays?: readonly number[] | undefined
  /** Whether a 'top' starts with the smallest. */
  readonly smallest?: boolean | undefined
  /** Whether it asks who recorded it. */
  readonly authors?: boolean | undefined
  /** Whether it asks if something was paid or recorded ('did you pay the car insurance?'). */
  readonly whether?: true
  /** Whether it asks who paid. */
  readonly payers?: boolean | undefined
  /** Whether it asks about a relative of the writer who is not named ('my wife'). */
  readonly kin?: boolean | undefined
  /** The unit of the average, if a total is asked for per day, week or month. */
  readonly average?: AverageOf | undefined
  /** What to leave out ('without rent'). */
  readonly without?: Scope | undefined
  /** In hundredths: only expenses of at least, or at most, this amount are asked for. */
  readonly atLeast?: number | undefined
  readonly atMost?: number | undefined
  /** Whether it asks about expenses without a category. */
  readonly unfiled?: boolean | undefined
  /** In hundredths: the amount from which the distance of the spending is asked for. */
  readonly upTo?: number | undefined
  readonly period: Period
  /** The other period of a comparison; null otherwise. */
  readonly against: Period | null
  readonly scope: Scope
  /** What the scope is compared with, in the same period ('groceries or restaurants, where do we spend more?'). */
  readonly other?: Scope | undefined
  /**
   * Further scopes beside these two; if present, even empty, the question is what all of them add up to, not which took
   * more.
   */
  readonly also?: readonly Scope[] | undefined
}

/** A question about a budget, or a request to set one (`amount` in hundredths a month) or to remove one. */
export interface Budget extends Read {
  readonly kind: 'budget'
  readonly ask: 'show' | 'set' | 'remove'
  readonly amount: number | null
  /** In hundredths: how much to raise the budget by, if no new amount is given; negative to lower it. */
  readonly by?: number
  /** The unit, if what is left is asked for per day or per week. */
  readonly each?: 'day' | 'week'
  /** In hundredths: an amount that may be spent; the question is what would be left after it. */
  readonly supposed?: number
  readonly scope: Scope
  /** A second scope with the same amount ('budget 300 for groceries and health'). */
  readonly other?: Scope
}

/** Conversation that calls for an answer but changes nothing in the book. */
export interface Talk extends Read {
  readonly kind: 'greeting' | 'thanks' | 'help' | 'stop' | 'connect' | 'small_talk'
}

/** A purchase whose price is missing; the rest is kept for the question. */
export interface MissingAmount extends Read {
  readonly kind: 'missing_amount'
  /** Whether it says that the writer paid ('I paid the brunch'). */
  readonly paid?: true
  readonly description: string
  readonly date: string
  readonly dateStated: boolean
  readonly categoryId: string | null
  readonly categoryKind: CategoryKind | null
}

/** Nothing to record, and why. */
export interface NotExpense extends Read {
  readonly kind: 'not_expense'
  readonly reason: NotExpenseReason
  /** Whole hundredths: how much of an earlier expense came back ('nos devolvieron 38'). */
  readonly back?: number
  /**
   * The expense of which it came back, if the message names it ('me devolvieron 38 de la consulta'); all of it if no
   * amount is told ('me devolvieron la plata del vestido').
   */
  readonly backOf?: string
  /** Whether it is about the last recorded expense ('no gasté eso'), or surely not ('coffee 4, don't count that'). */
  readonly ofLast?: boolean
  /** Whole hundredths: the amount that an expense may have been instead, as a question asks ('no eran 350?'). */
  readonly doubted?: number
  /** The expense that it may have been of, if the message names it ('pensé que la luz eran 350'). */
  readonly doubtedOf?: string
  /**
   * The expense it would be if the money was spent after all; absent if no amount is named, or several possible ones.
   */
  readonly wouldBe?: Item
}

/** Everything that a message can mean. */
export type Meaning =
  | Expenses
  | Ambiguous
  | Correction
  | Deletion
  | Restoration
  | Query
  | Budget
  | Talk
  | MissingAmount
  | NotExpense

/** The expenses of a message, or those it would have if they were spent: one list for each reading. */
export function readingsOf(meaning: Meaning): readonly (readonly Item[])[] {
  switch (meaning.kind) {
    case 'expenses':
      return [meaning.items]
    case 'ambiguous':
      return meaning.readings
    case 'not_expense':
      return meaning.wouldBe ? [[meaning.wouldBe]] : []
    default:
      return []
  }
}

/** The only expense, actual or possible, of a message; null for none, for several, and for several readings. */
export function onlyItem(meaning: Meaning): Item | null {
  const [[item, ...others] = [], ...readings] = readingsOf(meaning)
  return item && others.length + readings.length === 0 ? item : null
}

/** The only expense of a message that leaves nothing open; else null. */
export function onlySpent(meaning: Meaning): Item | null {
  return meaning.kind === 'expenses' ? onlyItem(meaning) : null
}

/**
 * The only expense that a message reports, even if it has to be asked whether it was bought; null if it is not clear.
 */
export function onlyTold(meaning: Meaning): Item | null {
  const isIntentAsked = meaning.kind === 'ambiguous' && meaning.why === 'intent'
  return isIntentAsked ? onlyItem(meaning) : onlySpent(meaning)
}

/** Whether a message reports spending, or leaves open whether its amount was spent. */
export function mayBeSpent(meaning: Meaning): boolean {
  if (meaning.kind === 'not_expense') return meaning.reason === 'unrelated'
  return meaning.kind === 'expenses' || meaning.kind === 'ambiguous'
}
