/** The kinds of spending that the lexicons know; a household's own categories point at one of them. */
export const categoryKinds = [
  'food',
  'groceries',
  'transport',
  'health',
  'home',
  'utilities',
  'entertainment',
  'clothes',
  'education',
  'pets',
  'travel',
  'gifts',
  'other',
] as const

/** One of the kinds of spending that the lexicons know. */
export type CategoryKind = (typeof categoryKinds)[number]

/** A stretch of the message, as offsets in UTF-16 units: `text.slice(start, end)`. */
export interface Span {
  readonly start: number
  readonly end: number
}

/** What the parts of an item were read from, so that a screen can underline them. */
export interface ReadFrom {
  readonly amount: readonly Span[]
  readonly day: readonly Span[]
  readonly category: readonly Span[]
}

/** One expense as the message tells it. */
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
  /** Whether the message names a day that no calendar has ('30/02'): then `date` is the day on which it was sent. */
  readonly dateImpossible: boolean
  /** What was bought, in the writer's words; empty when the message does not say. */
  readonly description: string
  /** What several are for, where it stands before them all ('barbecue: meat 180, beer 96'). */
  readonly label?: string
  /** A category of the household, when a habit, its name or its kind leads to one. */
  readonly categoryId: string | null
  /** What the lexicons say about it, whether or not the household has such a category. */
  readonly categoryKind: CategoryKind | null
  /** The member who paid, when the message names one; otherwise the writer did. */
  readonly payerId: string | null
  readonly readFrom: ReadFrom
}

/** Why a message has several readings, so that the question can name the doubt. */
export const doubts = [
  /** The signs inside the figure contradict each other, or two figures are joined by 'or'. */
  'amount',
  /** Two figures could each be the price. */
  'price',
  /** Far more than the household is used to spend on this. */
  'habit',
  /** The parts do not add up to the total that is said beside them. */
  'total',
  /** One instalment or all of them. */
  'instalments',
  /** Each or all together. */
  'each',
  /** An amount, but the message does not say that it was spent. */
  'intent',
] as const

/** Why a message has several readings. */
export type Doubt = (typeof doubts)[number]

/** Why a message with or without an amount is no expense. */
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

/** Why a message is no expense. */
export type NotExpenseReason = (typeof notExpenseReasons)[number]

/** How a period was named, for the answer to say it in the member's language. */
export const periodNames = [
  'today',
  'yesterday',
  'day',
  'this_week',
  'last_week',
  'weekend',
  'this_month',
  'last_month',
  'month',
  'this_year',
  'last_year',
  'year',
  'days',
  'range',
  'all',
] as const

/** How a period was named. */
export type PeriodName = (typeof periodNames)[number]

/** Days from `from` to `to`, both included, as `YYYY-MM-DD`; 'all' has no bounds. */
export interface Period {
  readonly name: PeriodName
  readonly from: string | null
  readonly to: string | null
}

/** What a question or a wish is about. */
export interface Scope {
  readonly categoryId: string | null
  readonly categoryKind: CategoryKind | null
  /** Words of the message that name neither category nor person ('uber'), to search descriptions with. */
  readonly words: string
  /** 'me' for 'how much did I spend', a member's id when one is named, null for the household. */
  readonly person: 'me' | (string & {}) | null
}

/** What the parts are that a 'top' puts in order. */
export const rankings = ['categories', 'expenses', 'members', 'days', 'weekdays', 'weeks', 'months'] as const

/** What the parts are that a 'top' puts in order. */
export type Ranking = (typeof rankings)[number]

/** What an average is told of. */
export type AverageOf = 'day' | 'week' | 'month'

/** What the questions can ask for. */
export type QueryAsk = 'total' | 'top' | 'compare' | 'list' | 'deleted' | 'latest' | 'repeated'

interface Read {
  /** False when a person reading it would want to ask; nothing unsure may be recorded without asking. */
  readonly sure: boolean
}

/** One or several expenses; `sure` is always true, an unsure one is ambiguous instead. */
export interface Expenses extends Read {
  readonly kind: 'expenses'
  readonly items: readonly [Item, ...Item[]]
}

/** An expense with several readings, or one that needs a yes; each reading is a full list of items. */
export interface Ambiguous extends Read {
  readonly kind: 'ambiguous'
  readonly why: Doubt
  readonly readings: readonly [readonly Item[], ...(readonly Item[])[]]
}

/**
 * What is said of an answer: that it is not what was meant, that it may stay so, or that nothing is to be noted; or of an
 * expense, and not kept: how it was paid.
 */
export type Remark = 'complaint' | 'contented' | 'notToNote' | 'paidHow'

/** A change to an earlier expense; only the fields that the message names are present. */
export interface Correction extends Read {
  readonly kind: 'correction'
  /** The thing that the message calls the expense by, in the writer's words ('the uber was 18 not 17'). */
  readonly about?: string
  /** Whole hundredths: what the expense was noted with, where the message names it by that ('el de 500 fue ayer'). */
  readonly ofAmount?: number
  /** `YYYY-MM-DD`: when the expense was noted to be, where the message names it by that ('el del sábado fue 55'). */
  readonly ofDate?: string
  /** When it was, where the message names no day of that ('it was in October'). */
  readonly within?: Period
  /** What it was not, as the message says: which one is meant where another one than the last is called so. */
  readonly denied?: string
  /** Whole hundredths: the amount that the message says it was not ('80, not 85'). */
  readonly deniedAmount?: number
  /** `YYYY-MM-DD`: the day that the message says it was not ('on Friday, not yesterday'). */
  readonly deniedDate?: string
  /** 1 where it asks to raise what is there, be it an expense or a budget, -1 where to lower it. */
  readonly raises?: 1 | -1
  /** Whole hundredths: what several were, in their order, where it says no more ('they were 14.50 and 9.60'). */
  readonly amounts?: readonly number[]
  /** Into how many parts it is to be split. */
  readonly parts?: number
  /** How many of it there were, where that is all that is said ('x2', 'eran 2 biromes'), and what is counted, where it says so. */
  readonly times?: number
  readonly counted?: string
  /** Whether it is of what the writer bought, too ('el mío fue 45'). */
  readonly mine?: true
  /** Whether it says that several paid a part each, which no expense can tell. */
  readonly shared?: true
  /** What of it was noted wrong, where the message says no more. */
  readonly wrong?: 'amount' | 'date' | 'category' | 'name'
  /** What it says of an answer, and of no expense. */
  readonly remark?: Remark
  /** Whether it says that all that were told of together are meant ('ponelos en salud'). */
  readonly all?: true
  /** What it is to be filed in, in the writer's words, where the reader knows no such category ('ponelo en finca'). */
  readonly place?: string
  /** Other ways to part what names the expense from what it is to be called, the longest name first. */
  readonly otherwise?: readonly { readonly about: string; readonly description: string }[]
  readonly changes: {
    /** Whole hundredths. */
    readonly amount?: number
    /** The same, by how much the amount is to grow; it shrinks by one below zero. */
    readonly by?: number
    /** Hundredths of a percent of it, by how much it is to grow or, below zero, to shrink. */
    readonly byPart?: number
    readonly currency?: string
    /** `YYYY-MM-DD`. */
    readonly date?: string
    readonly description?: string
    /** What is to be written beside it, in the writer's words. */
    readonly note?: string
    readonly categoryId?: string | null
    readonly categoryKind?: CategoryKind | null
    /** A member's id, or 'me' for the writer; null for somebody else, who is not named. */
    readonly payerId?: 'me' | (string & {}) | null
    /** The payer as written, when it is no known member. */
    readonly payerName?: string
  }
}

/** Whether something is told to have been no member's ('my mom's', 'de la oficina'), or no more than that it was for somebody or something. */
export function isOfOthers({ changes }: Correction): boolean {
  return changes.payerId === null || changes.payerName !== undefined || Object.keys(changes).length === 0
}

/**
 * Take back or delete an expense; `amount` (hundredths) and `words` say which, when the message does. One that is not sure
 * is to be asked about.
 */
export interface Deletion extends Read {
  readonly kind: 'delete' | 'undo'
  readonly amount: number | null
  readonly words: string
  /** When it was spent, where the message says it; `all` where all of that is meant, and not one of it. */
  readonly period?: Period
  readonly all?: boolean
  /** Whether what stands there twice is meant, and nothing is named. */
  readonly repeated?: true
  /** How many of the latest are to go, where the message counts them. */
  readonly last?: number
}

/** Bring back what was deleted: what `words` name, or else the last one. */
export interface Restoration extends Read {
  readonly kind: 'restore'
  readonly words: string
  /** Whether it only wishes that something stays ('no, dejala'), so that of what was not deleted just now nothing changes. */
  readonly keeps?: boolean
}

/** A question about what was spent. */
export interface Query extends Read {
  readonly kind: 'query'
  readonly ask: QueryAsk
  /** What a 'top' ranks, and how many of them are asked for where the message says so. */
  readonly ranking?: Ranking | undefined
  readonly count?: number | undefined
  /** Of which days of the week a 'top' of those is, 0 for Sundays, where not of all. */
  readonly weekdays?: readonly number[] | undefined
  /** Whether a 'top' begins with the smallest. */
  readonly smallest?: boolean | undefined
  /** Whether it is asked who noted it. */
  readonly authors?: boolean | undefined
  /** Whether it is asked who paid. */
  readonly payers?: boolean | undefined
  /** Whether it is asked what one of the family spent who is not called by name ('my wife'). */
  readonly kin?: boolean | undefined
  /** Whether a total is asked for as what it comes to a day, a week or a month. */
  readonly average?: AverageOf | undefined
  /** What is left out of what is asked about ('without rent'). */
  readonly without?: Scope | undefined
  /** In hundredths: only what cost at least, or at most, so much is asked for. */
  readonly atLeast?: number | undefined
  readonly atMost?: number | undefined
  /** Whether what has no category is asked about. */
  readonly unfiled?: boolean | undefined
  /** In hundredths: how far what was spent is from so much is asked for. */
  readonly upTo?: number | undefined
  readonly period: Period
  /** The other period of a comparison; null otherwise. */
  readonly against: Period | null
  readonly scope: Scope
  /** What the scope is compared with, in the same period ('groceries or restaurants, where do we spend more?'). */
  readonly other?: Scope | undefined
  /** What is asked about beside these two; then it is asked what all come to together, and not which took more. */
  readonly also?: readonly Scope[] | undefined
}

/** A question about a budget, or the wish to set one (`amount` in hundredths a month) or to be rid of one. */
export interface Budget extends Read {
  readonly kind: 'budget'
  readonly ask: 'show' | 'set' | 'remove'
  readonly amount: number | null
  /** The same, by how much it is to grow where no amount is told that it is to be; it shrinks by one below zero. */
  readonly by?: number
  /** Whether what is left is asked for as what that is a day, or a week. */
  readonly each?: 'day' | 'week'
  /** In hundredths: what may be spent, after which it is asked what would be left. */
  readonly supposed?: number
  readonly scope: Scope
  /** What it is wished for, too, with one amount for both ('budget 300 for groceries and health'). */
  readonly other?: Scope
}

/** Talk that wants an answer but changes nothing in the book. */
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
  /** Whole hundredths: how much came back of what was told of before it ('nos devolvieron 38'). */
  readonly back?: number
  /** Whether it is said of what was noted last ('no gasté eso'). */
  readonly ofLast?: true
  /** What it would be if it was spent all the same; absent where it names no amount, or several that it could be. */
  readonly wouldBe?: Item
}

/** All that a message can mean. */
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

/** The expenses that a message tells of, or would tell of if they were spent: a list for each of its readings. */
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

/** The only expense that a message tells of, or would; null for none, for several, and where it has several readings. */
export function onlyItem(meaning: Meaning): Item | null {
  const [[item, ...others] = [], ...readings] = readingsOf(meaning)
  return item && others.length + readings.length === 0 ? item : null
}

/** The only thing that a message says was spent, and leaves open nothing about; null for every other message. */
export function onlySpent(meaning: Meaning): Item | null {
  return meaning.kind === 'expenses' ? onlyItem(meaning) : null
}

/** Whether a message tells of what was spent, or leaves open whether its amount was. */
export function mayBeSpent(meaning: Meaning): boolean {
  if (meaning.kind === 'not_expense') return meaning.reason === 'unrelated'
  return meaning.kind === 'expenses' || meaning.kind === 'ambiguous'
}
