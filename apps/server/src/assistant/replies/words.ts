import type { Doubt, NotExpenseReason, PeriodName } from '@casita/reader'
import type { AnsweringWords, TimePart } from './answering-words.ts'
import type { AskingWords } from './asking-words.ts'
import type { FollowingWords } from './following-words.ts'
import type { HeardWords } from './heard-words.ts'
import type { RecurringWords } from './recurring-words.ts'

/** A period to be named; dates are named already ('3 de noviembre', 'noviembre de 2025'). */
interface NamedPeriod {
  name: PeriodName
  from: string
  to: string
  month: string
  year: string
  days: number
}

/** Who spent: the household, the reader of the answer, or somebody by name. */
export type Who = { who: 'household' } | { who: 'you' } | { who: 'member'; name: string }

/** What an answer is about: its sums come formatted. */
export interface Told {
  /** In this language, without a capital: 'en noviembre'. */
  period: string
  who: Who
  /** 'en 🛒 Supermercado'; empty for everything. */
  scope: string
  sum: string
  count: number
}

/** What is done on the web alone. */
export type Elsewhere = 'invite' | 'household' | 'categories' | 'files' | 'own'

/**
 * Everything that the assistant says, and hears, in one language. Amounts, days and names come in as they are to be shown; `*` makes
 * bold. Titles of buttons have at most 20 characters, what opens a list too, titles of rows 24.
 */
export interface Words extends AnsweringWords, AskingWords, FollowingWords, HeardWords, RecurringWords {
  /** For months and days. */
  locale: string

  // Talk
  greeting: (name: string) => string
  connected: string
  thanks: string
  /** To a farewell, and to praise. */
  farewell: (name: string) => string
  praised: string
  /** To 'who are you?'. */
  whoIAm: string
  /** To a 'yes' or 'ok' that answers nothing. */
  alright: string
  /** Before what is asked anew of somebody who complained. */
  sorry: string
  smallTalk: string
  help: string
  stop: string
  notExpense: Record<NotExpenseReason, string>
  /** To a picture without an amount below it. */
  pictureAlone: string
  pictureKept: string
  pictureNotKept: string
  /** Of a video or a document that came with words. */
  fileNotKept: string
  pictureUnread: string

  // Recording
  recorded: (what: string) => string
  recordedMany: (count: number, total: string) => string
  /** The household's total of a month; `isOver` when no more will come. */
  month: (month: string, total: string, isOver: boolean) => string
  tooMany: (most: number) => string
  /** What an expense is called whose message says nothing but an amount. */
  nameless: string
  today: string
  yesterday: string
  /** The first of a month where its number comes first. */
  firstDay: string
  onDay: (day: string) => string
  paidBy: (name: string) => string
  notedBy: (name: string) => string
  /** Makes a correction of what a person only names: 'era' + 'farmacia'. */
  itWas: string

  // Asking
  howMuch: (what: string) => string
  foreign: (original: string, what: string, currency: string) => string
  unclear: Record<Doubt, (what: string) => string>
  usual: (amount: string) => string
  notYet: string
  dropped: string
  leftAsIs: string
  /** Of an expense that several paid a part of. */
  onePayer: string
  stale: string

  // Changing
  changed: (what: string) => string
  /** Before a line for each. */
  changedMany: (count: number) => string
  unchanged: (what: string) => string
  deleted: (what: string) => string
  deletedMany: (count: number) => string
  restored: (what: string) => string
  restoredMany: (count: number) => string
  alreadyDeleted: (what: string) => string
  nothingToChange: string
  nothingToRestore: string
  nothingToUndo: string
  /** To a wish to cancel what was not noted. */
  nothingToCancel: string
  nothingLikeIt: (what: string) => string
  /** What the person deleted lately, before a line for each; and where there is nothing. */
  youDeleted: string
  youDeletedNothing: string
  /** What was noted last; and where nothing was. */
  latest: (what: string) => string
  nothingYet: string
  /** Before a line for each expense that looks noted twice; and where there is none. */
  repeated: (period: string) => string
  noneRepeated: (period: string) => string
  gone: string
  notYours: (author: string) => string
  restoreExpired: string
  whichChange: string
  whichDelete: string
  /** Of one that may not have been meant. */
  shallDelete: (what: string) => string
  howToChange: string
  howToChangeIt: (what: string) => string
  unknownPayer: (name: string) => string
  /** Of an expense that was somebody else's: asks whose, or whether it is to go. */
  whoseWasIt: (what: string) => string
  /** Of an expense that was not what it is called. */
  whatWasIt: (what: string) => string
  /** To 'raise it to 450' where an expense and a budget were told of. */
  raiseWhich: (amount: string, change: 'to' | 'more' | 'less') => string
  /** To 'the pharmacy was 65', of what was noted a while ago with another amount. */
  changeOrNew: (what: string, amount: string) => string
  /** Of an expense that was split with others: asks whether it is to be only a part of what it was. */
  onlyPart: (what: string, amount: string) => string
  foreignChange: (currency: string) => string

  // Categories
  whichCategory: (what: string) => string
  categoryGone: string
  noCategoryCalled: (name: string) => string
  noSuchCategory: string

  // Answers
  total: (told: Told) => string
  /** No month is over of what was asked about, be it all that there is (null) or a period. */
  noWholeMonth: (period: string | null) => string
  nothing: (told: Omit<Told, 'sum' | 'count'>) => string
  /** Of a person who noted nothing, before what they paid. */
  notedNothing: (told: Omit<Told, 'sum' | 'count'>) => string
  /** What a person paid, beside what they noted; null is the reader of the answer. */
  outOfPocket: (name: string | null, sum: string) => string
  /** How the same stretch of an earlier period stood. */
  before: (month: string, sum: string) => string
  compared: (period: string, sum: string) => string
  /** The part of a category that is about a word. */
  ofThese: (sum: string, scope: string) => string
  top: (told: Told) => string
  topMembers: (told: Told) => string
  topParts: (told: Told, of: TimePart) => string
  biggest: (told: Told) => string
  smallest: (told: Told) => string
  list: (told: Told) => string
  /** A line of what money went to. */
  part: (name: string, sum: string, percent: string) => string
  othersInList: (count: number) => string
  inCategory: (category: string) => string
  withWords: (words: string) => string
  /** Behind what a list is of: nothing below, or above, an amount. */
  ofBound: (amount: string, side: 'least' | 'most') => string
  ofJust: (amount: string) => string
  withoutCategory: string
  period: (period: NamedPeriod) => string

  // Budgets; the name is a category's, null stands for the whole household
  budgetLeft: (amount: string, name: string | null) => string
  budgetOver: (amount: string, name: string | null) => string
  /** The same two where the budget has just been named. */
  left: (amount: string) => string
  over: (amount: string) => string
  budgetReached: (percent: number, name: string | null) => string
  budgetSpent: (spent: string, available: string, name: string | null) => string
  budgetSet: (amount: string, name: string | null) => string
  budgetGone: (amount: string, name: string | null) => string
  noBudget: (name: string | null) => string
  budgetHowMuch: string

  /** What is done on the web alone: how people ask for it, folded, and where it is. */
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
    /** Notes what was taken for no expense. */
    anyway: string
    no: string
    all: string
    choose: string
    more: string
  }
}
