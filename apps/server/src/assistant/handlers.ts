import type { Meaning } from '@casita/reader'
import type { Reply } from '../message.ts'
import { answerWhen } from './answering/asked-when.ts'
import { askWhoElse } from './answering/following-up.ts'
import { answerOneOfListed } from './answering/one-of-listed.ts'
import { answerWhoPaid } from './answering/payer-told.ts'
import { answerThingAsked } from './answering/thing-asked.ts'
import { answerToldToOther } from './answering/told-to-other.ts'
import { answerInWords } from './asking/answering-questions.ts'
import { offerCategoryOfTarget } from './asking/pressing.ts'
import { answerForOther } from './asking/question-to-other.ts'
import { budgetNamed, budgetSoFar } from './budgets/budget-named.ts'
import { budgetAlso, budgetEach, setUpBudgets } from './budgets/budgeting-also.ts'
import { answerOffer } from './budgets/raising.ts'
import { askDoubted } from './changing/amounts/doubting.ts'
import { takeForThousands } from './changing/amounts/in-thousands.ts'
import { restateEach } from './changing/amounts/restating.ts'
import { restateParts } from './changing/amounts/restating-parts.ts'
import { answerSumTold } from './changing/amounts/stated-total.ts'
import { changeAlso } from './changing/changing-also.ts'
import { exclude } from './changing/deleting/excluding.ts'
import { deleteOneBefore } from './changing/deleting/one-before.ts'
import { deleteOnlyThose } from './changing/deleting/only-those.ts'
import { nameLast } from './changing/naming-last.ts'
import { otherOne } from './changing/other-one.ts'
import { payEach } from './changing/paid-each.ts'
import { putInCategory } from './changing/putting-in.ts'
import { splitInto, takeOut } from './changing/splitting/taking-out.ts'
import { changesOnly } from './meant/changes-only.ts'
import { askPutIn } from './recording/contribution.ts'
import { sameForAnother } from './recording/for-another.ts'
import { answerHandedOver } from './recording/handed-over.ts'
import { notePaid } from './recording/paid-since.ts'
import { answerTwice } from './recording/recorded-twice.ts'
import { onceMore, sameAgain, sameSinceAsked } from './recording/same-again.ts'
import { answerRecurring } from './recurring/answering.ts'
import { asksForCategory } from './saying.ts'
import { answerRemark } from './talk/complaining.ts'
import { answerSurprise } from './talk/exclaiming.ts'
import type { Turn } from './turn.ts'

/** Answers the messages that it recognises; null for all others. */
type Handler = (turn: Turn, text: string, meaning: Meaning) => Reply | null | Promise<Reply | null>

/**
 * The handlers that depend on the conversation, such as an open question or what was said before. They are tried in
 * order before a message is answered by its own meaning; the first that returns a reply wins.
 */
const handlers: readonly Handler[] = [
  (turn, _, meaning) => answerRemark(turn, meaning),
  takeForThousands,
  answerForOther,
  sameSinceAsked,
  answerOpenQuestion,
  answerWhoPaid,
  answerThingAsked,
  answerToldToOther,
  answerRecurring,
  askDoubted,
  answerSumTold,
  exclude,
  deleteOnlyThose,
  deleteOneBefore,
  takeOut,
  splitInto,
  notePaid,
  askPutIn,
  answerHandedOver,
  nameLast,
  answerTwice,
  (turn, _, meaning) => answerSurprise(turn, meaning),
  sameForAnother,
  onceMore,
  otherOne,
  sameAgain,
  payEach,
  restateEach,
  restateParts,
  setUpBudgets,
  budgetAlso,
  budgetEach,
  (turn, _, meaning) => budgetNamed(turn, meaning),
  budgetSoFar,
  answerOffer,
  changeAlso,
  (turn, _, meaning) => putInCategory(turn, meaning),
  answerWhen,
  answerOneOfListed,
  askWhoElse,
  (turn, text) => (asksForCategory(text) ? offerCategoryOfTarget(turn) : null),
]

/** The reply of the first handler that has one; null if the message is to be answered by its own meaning. */
export async function handle(turn: Turn, text: string, meaning: Meaning): Promise<Reply | null> {
  for (const answer of handlers) {
    const told = await answer(turn, text, meaning)
    if (told) return told
  }
  return null
}

/**
 * Answers the open question. A reply to a confirmation is about that expense and answers no question, except with the
 * amount that the confirmation itself asks for.
 */
async function answerOpenQuestion(turn: Turn, text: string, meaning: Meaning): Promise<Reply | null> {
  switch (turn.repliedTo?.about) {
    case 'expenses':
      return turn.repliedTo.questionId && isOnlyAmount(meaning)
        ? answerInWords(turn, text, meaning, turn.repliedTo.questionId)
        : null
    case 'unknown':
      return null
    case 'question':
      return answerInWords(turn, text, meaning, turn.repliedTo.id)
    case 'nothing':
    case undefined:
      return answerInWords(turn, text, meaning, null)
    default:
      return turn.repliedTo satisfies never
  }
}

function isOnlyAmount(meaning: Meaning): boolean {
  return meaning.kind === 'correction' && changesOnly(meaning.changes, 'amount')
}
