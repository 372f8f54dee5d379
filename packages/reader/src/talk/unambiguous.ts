import type { Meaning } from '../meaning.ts'
import type { Scan } from '../message/scan.ts'
import { readAllowance } from './allowance.ts'
import { readOfOneAmount } from './asking/asked-amount.ts'
import { readBetween } from './asking/asked-between.ts'
import { readDeleted } from './asking/asked-deleted.ts'
import { readOfBook } from './asking/asked-of-book.ts'
import { readUnfiled } from './asking/asked-unfiled.ts'
import { readUpTo } from './asking/asked-up-to.ts'
import { readWhereFiled } from './asking/asked-where-filed.ts'
import { readWhoPaidIt } from './asking/asked-who-paid-it.ts'
import { readCapped } from './asking/capped.ts'
import { readKeptWithin } from './asking/kept-within.ts'
import { readBudgetGivenUp, readLastTime } from './asking/question.ts'
import { readWithin } from './asking/within.ts'
import { readAlreadyDeleted } from './changing/already-deleted.ts'
import { readAmountChange } from './changing/amount-change.ts'
import { readBelonging } from './changing/belonging.ts'
import { readByPercent } from './changing/by-percent.ts'
import { readCounted } from './changing/counted.ts'
import { readDenied } from './changing/denied.ts'
import { readDisowned, readOwner, readPaidByWriter } from './changing/disowning.ts'
import { readDoubted } from './changing/doubted.ts'
import { readDeletionByTime } from './changing/erasing.ts'
import { readCalled, readMisfiled } from './changing/filing.ts'
import { readForgetting } from './changing/forgetting.ts'
import { readIncluding } from './changing/including.ts'
import { readKeeping, readRemark } from './changing/keeping.ts'
import { readLastSome } from './changing/last-some.ts'
import {
  readMisplaced,
  readMistaken,
  readNotSpent,
  readWrongField,
  readWrongPrice,
} from './changing/mistaken.ts'
import { readNotThatOne } from './changing/not-that-one.ts'
import { readNote } from './changing/noting.ts'
import { readOfAmount } from './changing/of-amount.ts'
import { readOfDay } from './changing/of-day.ts'
import { readOfName } from './changing/of-name.ts'
import { readOtherDay } from './changing/other-day.ts'
import { readOwnOne } from './changing/own-one.ts'
import { readPaidHow } from './changing/paid-how.ts'
import { readPartBack } from './changing/part-back.ts'
import {
  readBoughtForMe,
  readNotPaid,
  readOnAccount,
  readPaidBy,
  readPaidMyself,
  readPayerInstead,
  readPays,
  readShared,
} from './changing/payers-told.ts'
import { readPaysThing } from './changing/pays-thing.ts'
import { readPutIn } from './changing/putting-in.ts'
import { readRaisedTo } from './changing/raised-to.ts'
import { readSplitting } from './changing/splitting.ts'
import { readThingWithRightAmount } from './changing/thing-anew.ts'
import { readTripLegAmount } from './changing/trip-leg.ts'
import { readPaidBack, readReturned, readUnpaid } from './changing/unpaid.ts'
import { readAllPaidOn, readChargedOn } from './changing/when-was.ts'
import { readIntroduction } from './introduction.ts'
import { readNotYet } from './not-yet.ts'
import { readShoppingList } from './shopping-list.ts'

/** Reads a message that says one thing in unambiguous words; else null. */
type PlainReading = (scan: Scan) => Meaning | null

/** In order of precedence: the first one that does not return null wins. */
const plainReadings: readonly PlainReading[] = [
  readIntroduction,
  readNotYet,
  readForgetting,
  readRemark,
  readKeeping,
  readBudgetGivenUp,
  readAlreadyDeleted,
  readDeletionByTime,
  readPaidBack,
  readPartBack,
  readPayerInstead,
  readPaidBy,
  readPays,
  readPaysThing,
  readPaidMyself,
  readBoughtForMe,
  readOnAccount,
  readPaidHow,
  readNotPaid,
  readShared,
  readWrongField,
  readThingWithRightAmount,
  readWrongPrice,
  readMisplaced,
  readOwnOne,
  readTripLegAmount,
  readOfName,
  readPutIn,
  readCalled,
  readAllPaidOn,
  readChargedOn,
  readNotSpent,
  readSplitting,
  readByPercent,
  readRaisedTo,
  readDoubted,
  readAmountChange,
  readIncluding,
  readMisfiled,
  readBelonging,
  readAllowance,
  readCapped,
  readKeptWithin,
  readMistaken,
  readLastSome,
  readUnpaid,
  readReturned,
  readDenied,
  readNotThatOne,
  readOtherDay,
  readDisowned,
  readOwner,
  readPaidByWriter,
  readCounted,
  readDeleted,
  readLastTime,
  readUnfiled,
  readUpTo,
  readOfOneAmount,
  readWhoPaidIt,
  readOfBook,
  readWhereFiled,
  readBetween,
  readNote,
  readOfAmount,
  readOfDay,
  readWithin,
  readShoppingList,
]

/** Reads a message whose words can mean only one thing, whatever the learned weights say; null if there is none. */
export function readUnambiguous(scan: Scan): Meaning | null {
  for (const reading of plainReadings) {
    const meaning = reading(scan)
    if (meaning !== null) return meaning
  }
  return null
}
