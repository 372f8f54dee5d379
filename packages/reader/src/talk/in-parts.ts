import { readFiledBehind } from '../expenses/categories/filed-behind.ts'
import { readAgreedPrice } from '../expenses/parts/agreed-price.ts'
import { readBoughtInstead } from '../expenses/parts/bought-instead.ts'
import { readEachPaid } from '../expenses/parts/each-paid.ts'
import { readExclaimed, readRefused } from '../expenses/parts/exclaimed.ts'
import { readForSomebody } from '../expenses/parts/for-somebody.ts'
import { readWithFormerPrice } from '../expenses/parts/former-price.ts'
import { readHalved } from '../expenses/parts/halved-by.ts'
import { readHedged } from '../expenses/parts/hedged.ts'
import { readNotHad } from '../expenses/parts/not-had.ts'
import { readOwnShare } from '../expenses/parts/own-share.ts'
import { readOwned } from '../expenses/parts/owned.ts'
import { readPartOfIt } from '../expenses/parts/part-of-it.ts'
import { readPartReturned } from '../expenses/parts/part-returned.ts'
import { readPartTold } from '../expenses/parts/part-told.ts'
import { readPaymentAlert } from '../expenses/parts/payment-alert.ts'
import { readPaidMyselfFor, readToldAside } from '../expenses/parts/payment-status.ts'
import { readReceipt } from '../expenses/parts/receipt.ts'
import { readReimbursed } from '../expenses/parts/reimbursed.ts'
import { readRemarked } from '../expenses/parts/remarked.ts'
import { readRestLater } from '../expenses/parts/rest-later.ts'
import { readSharedAtHome } from '../expenses/parts/shared-at-home.ts'
import { readWayBack } from '../expenses/way-back.ts'
import type { Meaning } from '../meaning.ts'
import { type Rule, Rules, rule } from '../words/rule.ts'
import type { Sentence } from '../words/sentence.ts'
import { readAskedBehind } from './changing/asked-behind.ts'
import { readDeletedWhy } from './changing/deleting/deleted-why.ts'
import { readLeftBut } from './changing/deleting/left-but.ts'
import { readNotCounted } from './changing/deleting/not-counted.ts'
import { readOwnMistake } from './changing/deleting/own-mistake.ts'
import { readTakenBack } from './changing/deleting/taken-back.ts'
import { readExplained } from './changing/explained.ts'
import { readPayerInFact } from './changing/payers/in-fact.ts'
import { readPaidSaidTwice } from './changing/payers/said-twice.ts'
import { readGivenUp } from './given-up.ts'
import { readNotToNote } from './not-to-note.ts'
import { readBeforeNoteIt, readBeforeRequest } from './request-behind.ts'
import { readOwnMeans, readWithProof } from './with-proof.ts'

/** Reads a message that reports something and, in a clause of its own, more about it; else null. */
type ToldReading = (sentence: Sentence, readPart: (text: string) => Meaning) => Meaning | null

/** In order of precedence: the first one that does not return null wins. */
export const toldReadings: readonly Rule<ToldReading>[] = [
  rule(readPayerInFact, ['inFact', 'plainNo']),
  rule(readPaidSaidTwice, ['ownDeed']),
  rule(readNotToNote, ['notToNote']),
  rule(readNotCounted, ['notToNote']),
  rule(readGivenUp, ['dropsIt', 'joke']),
  rule(readNotHad, ['didNotBuy', 'notTaken', 'notHad', 'wasFree', 'returnedIt']),
  rule(readBoughtInstead, ['meantToBuy', 'wentToSee', 'didNotBuy']),
  rule(readWithFormerPrice, ['earlierTime', 'usedToBe']),
  rule(readExplained, ['hedge', 'explains']),
  rule(readDeletedWhy, ['deletedWhy']),
  rule(readAgreedPrice, ['askedFor']),
  rule(readHedged, ['hedge']),
  rule(readRestLater, ['theRest']),
  rule(readReceipt, ['receiptTotal']),
  rule(readPaymentAlert, ['paymentAlert']),
  rule(readLeftBut, ['leaveIt', 'letBe', 'dontDelete']),
  rule(readTakenBack, ['leaveIt', 'letBe', 'plainNo']),
  rule(readOwnMistake, ['ownMistake']),
  rule(readSharedAtHome, ['sharing']),
  rule(readHalved, ['halved', 'theHalf', 'splitWith']),
  rule(readPartReturned, ['returnedThing']),
  rule(readPartOfIt, ['ofIt'], ['but']),
  rule(readPartTold, ['share', 'owesMe', 'fellToUs']),
  rule(readFiledBehind, ['putIt', 'putThing', 'category', 'putInto']),
  rule(readOwned, [], ['was']),
  rule(readForSomebody, ['onBehalf']),
  rule(readOwnShare, ['tookOne']),
  rule(readReimbursed, ['reimbursed', 'gaveMe', 'back']),
  rule(readExclaimed, ['dear']),
  rule(readRefused, ['outOfReach']),
  rule(readRemarked, ['howOften', 'coversSpan', 'dear']),
  rule(readWayBack, ['wayBack']),
  rule(readEachPaid, [], ['me']),
  rule(readToldAside, ['saidPaid', 'tookIt', 'paidBackLater', 'restOwed', 'theRest', 'otherPart', 'covered']),
  rule(readPaidMyselfFor, [], ['payer']),
  rule(readWithProof, ['haveProof']),
  rule(readOwnMeans, ['ownMeans']),
  rule(readAskedBehind, [], ['change']),
  rule(readBeforeNoteIt, ['noteIt']),
  rule(readBeforeRequest, ['wouldYou']),
]

const rules = new Rules(toldReadings)

/** Reads a message whose parts are read separately; null if it has none. */
export function readInParts(sentence: Sentence, readPart: (text: string) => Meaning): Meaning | null {
  for (const read of rules.readingsFor(sentence)) {
    const meaning = read(sentence, readPart)
    if (meaning !== null) return meaning
  }
  return null
}
