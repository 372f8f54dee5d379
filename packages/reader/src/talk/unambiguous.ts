import type { Meaning } from '../meaning.ts'
import type { Scan } from '../message/scan.ts'
import { type Rule, Rules, rule } from '../words/rule.ts'
import { readAllowance } from './allowance.ts'
import { readOfOneAmount } from './asking/asked-amount.ts'
import { readBetween } from './asking/asked-between.ts'
import { readDeleted } from './asking/asked-deleted.ts'
import { readOfBook } from './asking/asked-of-book.ts'
import { readUnfiled } from './asking/asked-unfiled.ts'
import { readUpTo } from './asking/asked-up-to.ts'
import { readWhereFiled } from './asking/asked-where-filed.ts'
import { readWhetherPaidBy, readWhoPaidIt } from './asking/asked-who-paid-it.ts'
import { readCapped } from './asking/capped.ts'
import { readKeptWithin } from './asking/kept-within.ts'
import { readBudgetGivenUp, readLastTime } from './asking/question.ts'
import { readPutWithin, readWithin } from './asking/within.ts'
import { readFormerPrice } from './at-another-time.ts'
import { readAllBack } from './changing/amounts/all-back.ts'
import { readAmountChange } from './changing/amounts/amount-change.ts'
import { readBelieved } from './changing/amounts/believed.ts'
import { readByPercent } from './changing/amounts/by-percent.ts'
import { readCounted } from './changing/amounts/counted.ts'
import { readDoubted } from './changing/amounts/doubted.ts'
import { readExactAmount } from './changing/amounts/exact-amount.ts'
import { readIncluding } from './changing/amounts/including.ts'
import { readNotOurs } from './changing/amounts/not-ours.ts'
import { readPartBack } from './changing/amounts/part-back.ts'
import { readRaisedTo } from './changing/amounts/raised-to.ts'
import { readRefund } from './changing/amounts/refund.ts'
import { readSplitting } from './changing/amounts/splitting.ts'
import { readAside } from './changing/aside.ts'
import { readBelonging } from './changing/belonging.ts'
import { readOtherDay } from './changing/corrected-day.ts'
import { readAlreadyDeleted } from './changing/deleting/already-deleted.ts'
import { readDisowned, readOwner, readPaidByWriter } from './changing/deleting/disowning.ts'
import { readDeletionByTime, readTakenOff } from './changing/deleting/erasing.ts'
import { readForgetting } from './changing/deleting/forgetting.ts'
import { readKeeping, readRemark } from './changing/deleting/keeping.ts'
import {
  readMisplaced,
  readMistaken,
  readNotSpent,
  readThingWrong,
  readWrongField,
  readWrongPrice,
} from './changing/deleting/mistaken.ts'
import { readPaidBack, readReturned, readUnpaid } from './changing/deleting/unpaid.ts'
import { readDenied } from './changing/denied.ts'
import { readCalled, readMisfiled } from './changing/filing.ts'
import { readForWhom } from './changing/for-whom.ts'
import { readLastSome } from './changing/meant/last-some.ts'
import { readNotThatOne } from './changing/meant/not-that-one.ts'
import { readOfAmount } from './changing/meant/of-amount.ts'
import { readOfDay } from './changing/meant/of-day.ts'
import { readOfName } from './changing/meant/of-name.ts'
import { readOwnOne } from './changing/meant/own-one.ts'
import { readThingWithRightAmount } from './changing/meant/thing-anew.ts'
import { readTripLegAmount, readTripLegPayer } from './changing/meant/trip-leg.ts'
import { readNote } from './changing/noting.ts'
import { readPaidHow } from './changing/payers/paid-how.ts'
import { readMemberWas, readPaysThing, readWasMember } from './changing/payers/payer-of-expense.ts'
import {
  readBoughtForMe,
  readNotPaid,
  readOnAccount,
  readPaidBy,
  readPaidMyself,
  readPayerInstead,
  readPays,
  readShared,
} from './changing/payers/payers-told.ts'
import { readGivenTo, readPutIn } from './changing/putting-in.ts'
import { readAllPaidOn, readChargedOn } from './changing/when-was.ts'
import { readDrawnCash } from './drawn-cash.ts'
import { readIntroduction } from './introduction.ts'
import { readNotYet } from './not-yet.ts'
import { readPriceMoved } from './price-moved.ts'
import { readShoppingList } from './shopping-list.ts'
import { readSurprised } from './surprised.ts'

/** Reads a message that says one thing in unambiguous words; else null. */
type PlainReading = (scan: Scan) => Meaning | null

/** In order of precedence: the first one that does not return null wins. */
export const plainReadings: readonly Rule<PlainReading>[] = [
  rule(readIntroduction, ['itIs']),
  rule(readDrawnCash, ['cashMachine']),
  rule(readFormerPrice, ['longAgo', 'formerTime']),
  rule(readPriceMoved, ['movesFrom']),
  rule(readNotYet, ['notYet', 'forgotten', 'nobody', 'doesLater']),
  rule(readForgetting, ['forgets', 'takeAway']),
  rule(readRemark, ['notToNote', 'complaint', 'contented', 'whatIMeant']),
  rule(
    readKeeping,
    ['dontDelete', 'hadNotNoted', 'leaveIt', 'leaveMine', 'wasRight', 'halt', 'joke', 'putBack'],
    ['restore'],
  ),
  rule(readBudgetGivenUp, ['removesBudget']),
  rule(readAlreadyDeleted, [], ['delete']),
  rule(readDeletionByTime, [], ['delete']),
  rule(readTakenOff, ['takesOff']),
  rule(readPaidBack, ['paidBack', 'back']),
  rule(readAllBack, ['allCameBack']),
  rule(readPartBack, ['moneyCameBack']),
  rule(readRefund, ['returnedThing', 'reimbursed']),
  rule(readPayerInstead, [], ['not', 'oops']),
  rule(readTripLegPayer, ['wayThere', 'wayBack']),
  rule(readPaidBy),
  rule(readPays, ['pays']),
  rule(readPaysThing, ['pays', 'paysMine'], ['payer']),
  rule(readWasMember, [], ['was', 'cost']),
  rule(readMemberWas, ['ownDeed'], ['was', 'payer']),
  rule(readPaidMyself, ['ownDeed']),
  rule(readBoughtForMe, ['gotMe']),
  rule(readOnAccount, ['accountOf', 'onMine']),
  rule(readPaidHow, [], ['method']),
  rule(readAside, ['occasion', 'dear', 'cheap']),
  rule(readNotPaid, ['notMe']),
  rule(readForWhom, ['onBehalf']),
  rule(readShared, ['sharedPay', 'splitIt', 'theHalf']),
  rule(readWrongField, ['wrongField']),
  rule(readThingWithRightAmount, ['mistaken'], ['oops']),
  rule(readWrongPrice, ['wrong']),
  rule(readThingWrong, ['wrong']),
  rule(readMisplaced, ['whyPut']),
  rule(readOwnOne, [], ['was']),
  rule(readTripLegAmount, ['wayThere', 'wayBack']),
  rule(readOfName, ['theOneOf']),
  rule(readPutIn, ['putIt', 'putThem', 'putThing', 'rather']),
  rule(readGivenTo, ['giveIt']),
  rule(readCalled, ['callIt']),
  rule(readAllPaidOn, ['everything']),
  rule(readChargedOn, ['wasCharged']),
  rule(readNotSpent, ['deniesDeed']),
  rule(readSplitting, ['makeIt', 'people', 'weWere', 'halfBack', 'partedBy', 'splitIt'], ['was', 'quote']),
  rule(readByPercent, [], ['percent']),
  rule(readRaisedTo, ['raisesTo', 'lowersTo']),
  rule(readBelieved, ['believed']),
  rule(readDoubted, ['wasntIt'], ['not', 'oops']),
  rule(readSurprised),
  rule(
    readAmountChange,
    [
      'raiseIt', 'lowerIt', 'without', 'forgotten', 'lowers', 'byLess', 'byMore', 'onTop', 'minus', 'anotherSum', 'plusBefore', 'having', 'concludes', 'share', 'parted', 'paidOfIt', 'reduction', 'addTo', 'makeThing', 'put', 'makeIt', 'corrected',
    ], // biome-ignore format: a list to read at a glance
    ['not', 'oops'],
  ),
  rule(readNotOurs, ['minus', 'without'], ['delete']),
  rule(readExactAmount, ['toBeExact']),
  rule(readIncluding, ['including']),
  rule(readMisfiled, ['category', 'otherCategory']),
  rule(readBelonging, ['belongIn']),
  rule(readAllowance, ['mayI']),
  rule(readCapped, ['atMost', 'proposes', 'perMonth']),
  rule(readKeptWithin, ['keepsWithin']),
  rule(readMistaken, ['mistaken']),
  rule(readLastSome, ['lastSome']),
  rule(readUnpaid, ['didNotBuy'], ['not']),
  rule(readReturned, ['returnedIt', 'returnedThing', 'notToNote', 'doesNotCount', 'wasFree']),
  rule(readDenied, ['wasNot']),
  rule(readNotThatOne, [], ['not']),
  rule(readOtherDay, ['not'], ['not', 'oops']),
  rule(readDisowned, ['mine']),
  rule(readOwner, ['isNow', 'mine'], ['was']),
  rule(readPaidByWriter, ['ownDeed', 'writer']),
  rule(readCounted, ['twice', 'times'], ['was', 'oops']),
  rule(readDeleted, ['deletedOnes']),
  rule(
    readLastTime,
    [
      'allOfThem', 'whatBehind', 'buys', 'iRecorded', 'theyRecorded', 'smallestOne', 'whichWeekday', 'whichDay', 'whichWeek', 'whichMonth', 'lastTime', 'asksHowOften', 'whenBehind',
    ], // biome-ignore format: a list to read at a glance
    ['past', 'target'],
  ),
  rule(readUnfiled, ['unfiled']),
  rule(readUpTo, ['reaching', 'upTo']),
  rule(readOfOneAmount, ['whatWas', 'whoSpent', 'wasWhat'], ['and']),
  rule(readWhoPaidIt, ['whoPaid', 'youOrMe', 'you']),
  rule(readWhetherPaidBy, [], ['payer', 'infinitive']),
  rule(readOfBook, [
    'theyRecorded',
    'whatIn',
    'whichCategory',
    'isThere',
    'whatThatWas',
    'theLast',
    'repeated',
    'twice',
  ]),
  rule(readWhereFiled, ['isFiled']),
  rule(readBetween, ['moreOf'], ['top', 'compare', 'total', 'howMuch', 'period', 'month']),
  rule(readNote, ['noteOn', 'noteIs']),
  rule(readOfAmount, ['theOne'], ['was', 'not', 'change', 'payer', 'target', 'oops']),
  rule(readOfDay, ['theOneOf', 'oneOfDay']),
  rule(readWithin, [], ['was']),
  rule(readPutWithin, [], ['month']),
  rule(readShoppingList, ['shoppingList']),
]

const rules = new Rules(plainReadings)

/** Reads a message whose words can mean only one thing, whatever the learned weights say; null if there is none. */
export function readUnambiguous(scan: Scan): Meaning | null {
  for (const read of rules.readingsFor(scan.sentence)) {
    const meaning = read(scan)
    if (meaning !== null) return meaning
  }
  return null
}
