import type { Doubt, NotExpenseReason, PeriodName } from '@casita/reader'
import type { AnsweringWords, TimePart } from './answering-words.ts'
import type { AskingWords } from './asking-words.ts'
import type { ChattingWords } from './chatting-words.ts'
import type { FollowingWords } from './following-words.ts'
import type { HeardWords } from './heard-words.ts'
import type { RecurringWords } from './recurring-words.ts'

/** A period with its dates already in words ('3 de noviembre', 'noviembre de 2025'). */
interface NamedPeriod {
  name: PeriodName
  from: string
  to: string
  month: string
  year: string
  days: number
}

/** Who spent: the household, the reader of the answer, or a named member. */
export type Who = { who: 'household' } | { who: 'you' } | { who: 'member'; name: string }

/** The subject of an answer, with its sum already formatted. */
export interface Told {
  /** In this language, in lower case: 'en noviembre'. */
  period: string
  who: Who
  /** 'en 🛒 Supermercado'; empty for everything. */
  scope: string
  sum: string
  count: number
}

/** An amount for an example, which is worth so many dollars or euros, as the household's members would write it. */
export type ExampleAmount = (worth: number) => string

/** What can only be done on the web. */
export type Elsewhere = 'invite' | 'household' | 'categories' | 'files' | 'own'

/**
 * Everything that the assistant says and understands in one language. Amounts, days and names are passed in as they
 * are shown; `*` marks bold. Titles of buttons, and of the button that opens a list, have at most 20 characters,
 * titles of rows 24.
 */
export interface Words
  extends AnsweringWords,
    AskingWords,
    ChattingWords,
    FollowingWords,
    HeardWords,
    RecurringWords {
  /** For the names of months and days. */
  locale: string

  // Talk
  greeting: (name: string) => string
  connected: string
  thanks: string
  /** Answer a farewell, and praise. */
  farewell: (name: string) => string
  praised: string
  /** Answers 'who are you?'. */
  whoIAm: string
  /** Answers a 'yes' or 'ok' when no question is open. */
  alright: string
  /** Before a question to somebody who complained. */
  sorry: string
  smallTalk: string
  help: string
  stop: string
  notExpense: Record<NotExpenseReason, string>
  /** Answers a voice message, a place, and whatever else has no text. */
  textOnly: string
  /** Answers a picture without an amount in its caption. */
  pictureAlone: string
  pictureKept: string
  /** Follows a confirmation whose picture cannot be kept. */
  picturesFull: string
  pictureNotKept: string
  /** For a video or a document with a caption. */
  fileNotKept: string
  pictureUnread: string

  // Recording
  recorded: (what: string) => string
  recordedMany: (count: number, total: string) => string
  /** The household's total for a month; `isOver` for a past month. */
  month: (month: string, total: string, isOver: boolean) => string
  tooMany: (most: number) => string
  /** The description of an expense of which only the amount is known. */
  nameless: string
  today: string
  yesterday: string
  /** The first of a month, in languages that put the day before it. */
  firstDay: string
  onDay: (day: string) => string
  paidBy: (name: string) => string
  notedBy: (name: string) => string
  /** Makes a correction when put before a name: 'era' + 'farmacia'. */
  itWas: string

  // Asking
  howMuch: (what: string) => string
  foreign: (original: string, what: string, currency: string) => string
  unclear: Record<Doubt, (what: string) => string>
  usual: (amount: string) => string
  notYet: string
  dropped: string
  leftAsIs: string
  /** For an expense that several people paid for. */
  onePayer: string
  stale: string

  // Changing
  changed: (what: string) => string
  /** Heads a line for each expense. */
  changedMany: (count: number) => string
  unchanged: (what: string) => string
  deleted: (what: string) => string
  deletedMany: (count: number) => string
  restored: (what: string) => string
  restoredMany: (count: number) => string
  recordedAlready: (what: string) => string
  alreadyDeleted: (what: string) => string
  nothingToChange: string
  nothingToRestore: string
  nothingToUndo: string
  /** Answers a request to cancel something that was not recorded. */
  nothingToCancel: string
  nothingLikeIt: (what: string) => string
  /** Heads the list of what the person recently deleted; and for when there is nothing. */
  youDeleted: string
  youDeletedNothing: string
  /** The expense recorded last; and for when there is none. */
  latest: (what: string) => string
  nothingYet: string
  /** Heads the list of expenses that look recorded twice; and for when there are none. */
  repeated: (period: string) => string
  noneRepeated: (period: string) => string
  gone: string
  notYours: (author: string) => string
  restoreExpired: string
  whichChange: string
  whichDelete: string
  /** Asks whether to delete an expense that may not be the one meant. */
  shallDelete: (what: string) => string
  howToChange: string
  howToChangeIt: (what: string) => string
  unknownPayer: (name: string) => string
  /** Asks who paid an expense that was somebody else's, or whether to delete it. */
  whoseWasIt: (what: string) => string
  /** Asks what an expense was, after its description was denied. */
  whatWasIt: (what: string) => string
  /** Answers 'raise it to 450' when an expense and a budget were mentioned. */
  raiseWhich: (amount: string, change: 'to' | 'more' | 'less') => string
  /** Answers 'the pharmacy was 65' when it was recorded earlier with another amount. */
  changeOrNew: (what: string, amount: string) => string
  /** Asks whether to reduce an expense that was split with others to a part of it. */
  onlyPart: (what: string, amount: string) => string
  foreignChange: (currency: string) => string

  // Categories
  whichCategory: (what: string) => string
  categoryGone: string
  noCategoryCalled: (name: string) => string
  noSuchCategory: string

  // Answers
  total: (told: Told) => string
  /** The period, or the whole ledger (null), has no complete month. */
  noWholeMonth: (period: string | null) => string
  nothing: (told: Omit<Told, 'sum' | 'count'>) => string
  /** For a person who recorded nothing, before what they paid. */
  notedNothing: (told: Omit<Told, 'sum' | 'count'>) => string
  /** What a person paid, if it differs from what they recorded; null for the reader of the answer. */
  outOfPocket: (name: string | null, sum: string) => string
  /** The total of the same days of an earlier month. */
  before: (month: string, sum: string) => string
  compared: (period: string, sum: string) => string
  /** How much of a category's total matches a word. */
  ofThese: (sum: string, scope: string) => string
  /** Said instead if no expense of the total has that name. */
  noneOfThese: (words: string) => string
  top: (told: Told) => string
  topMembers: (told: Told) => string
  topParts: (told: Told, of: TimePart) => string
  biggest: (told: Told) => string
  smallest: (told: Told) => string
  list: (told: Told) => string
  /** A line of a breakdown. */
  part: (name: string, sum: string, percent: string) => string
  othersInList: (count: number) => string
  inCategory: (category: string) => string
  withWords: (words: string) => string
  /** Added to the scope of a list: only expenses of at least, or at most, an amount. */
  ofBound: (amount: string, side: 'least' | 'most') => string
  ofJust: (amount: string) => string
  withoutCategory: string
  period: (period: NamedPeriod) => string

  // Budgets; `name` is a category's, null for the household's
  budgetLeft: (amount: string, name: string | null) => string
  budgetOver: (amount: string, name: string | null) => string
  /** The same, when the budget was just named. */
  left: (amount: string) => string
  over: (amount: string) => string
  budgetReached: (percent: number, name: string | null) => string
  budgetSpent: (spent: string, available: string, name: string | null) => string
  budgetSet: (amount: string, name: string | null) => string
  budgetGone: (amount: string, name: string | null) => string
  noBudget: (name: string | null) => string
  budgetHowMuch: string
  /** Asks whether to set what an amount for another time (`often`: 'every week') is in a month. */
  budgetPerMonth: (amount: string, often: string, monthly: string) => string

  /** What can only be done on the web: how people ask for it, bare, and where it is. */
  elsewhere: Readonly<Record<Elsewhere, { asked: RegExp; told: string }>>
  openWeb: string

  buttons: {
    undo: string
    undoAll: string
    undoOne: string
    category: string
    restore: string
    restoreLast: string
    delete: string
    expense: string
    budget: string
    change: string
    another: string
    otherAmount: string
    yes: string
    /** Records what was judged not to be an expense. */
    anyway: string
    no: string
    all: string
    choose: string
    more: string
  }
}
