import type { Correction, NotExpense, NotExpenseReason } from '@casita/reader'
import { fold } from '../../folding.ts'
import { askDrafts, askReadings, recordOrAsk } from '../asking/asking.ts'
import { askAmounts } from '../asking/asking-amount.ts'
import { askWhose } from '../asking/asking-whose.ts'
import { categoryCalled } from '../household.ts'
import { only } from '../meant/only.ts'
import { lately, latestOwn, notedLast } from '../meant/targets.ts'
import { type Reply, textOf } from '../message.ts'
import { pressId } from '../press.ts'
import { bare, pointsAtLast } from '../saying.ts'
import { causeOf, newQuestion, type Turn } from '../turn.ts'
import { button, reply } from '../wording.ts'
import { draftsOf } from './recording.ts'

/** Of what may still be paid, be it a bill that came. */
const comes: ReadonlySet<NotExpenseReason> = new Set(['future', 'hypothetical', 'quote', 'unrelated'])

/** Where a member is named who pays ('alquiler 780, lo paga Ana'), it is more likely paid than not. */
const doubted: ReadonlySet<NotExpenseReason> = new Set(['quote', 'unrelated'])

/**
 * Says why nothing is noted, and, where the message tells what it would be, offers to note it all the same; of what was
 * noted just now and is said not to have been bought, asks whose it was, or whether to delete it.
 */
export async function decline(turn: Turn, { reason, wouldBe, ofLast, back }: NotExpense): Promise<Reply> {
  const { words, conversation } = turn
  const denied = reason === 'negation' ? await notedOf(turn, ofLast) : undefined
  if (denied) return askWhose(turn, denied)
  const less = back === undefined ? null : await askLess(turn, back)
  if (less) return less
  if (wouldBe?.payerId && doubted.has(reason))
    return askReadings(turn, { why: 'intent', readings: [[wouldBe]] })
  conversation.refuse()
  // Whatever else is asked, the answer is what can be asked.
  const isQuestion = reason === 'unrelated' && textOf(turn.message).includes('?')
  const text = words.notExpense[isQuestion ? 'question' : reason]
  const [draft] = wouldBe && !isQuestion ? draftsOf(turn, [wouldBe]) : []
  if (!draft) return reply(text)
  const mayCome = comes.has(reason)
  const question = { ...newQuestion(turn), kind: 'declined' as const, draft, mayCome }
  conversation.ask(question)
  const anyway = button(pressId({ does: 'pick', questionId: question.id, reading: 0 }), words.buttons.anyway)
  return reply(text, { buttons: [anyway], subject: { questionId: question.id } })
}

/** 'Nos devolvieron 38', right behind one expense of more: whether it was so much less. */
async function askLess(turn: Turn, back: number): Promise<Reply | null> {
  const [only, ...others] = await notedLast(turn)
  return only && others.length === 0 && only.amount > back
    ? askAmounts(turn, only, [only.amount - back, only.amount])
    : null
}

/**
 * 'It was 220', right after 'the plumber quoted 240' was refused: asks whether that is to be noted; 'put it in gifts' is a
 * wish to note it there. Null for other changes.
 */
export async function asRefused(
  turn: Turn,
  { kind, sure, changes, ...about }: Correction,
): Promise<Reply | null> {
  const { conversation, repliedTo } = turn
  const [refused] = conversation.questions
  if (repliedTo || !conversation.hasJustRefused || refused?.kind !== 'declined') return null
  const { amount, categoryId, categoryKind, description, ...others } = changes
  const isOnly = Object.keys(others).length + Object.keys(about).length === 0
  // 'Note it as gifts' names the category.
  const isPlace = description === undefined || categoryCalled(turn.household, description)?.id === categoryId
  if (isOnly && isPlace && amount === undefined && categoryId) {
    conversation.settle(refused.id)
    return recordOrAsk(turn, refused, [{ ...refused.draft, categoryId }])
  }
  if (!isOnly || description !== undefined || amount === undefined || categoryKind) return null
  return askDrafts(turn, causeOf(turn), 'intent', [[{ ...refused.draft, amount }]])
}

/** The only one of those that were noted just now whose name stands in the message, or the last one where it is pointed at. */
async function notedOf(turn: Turn, isOfLast = pointsAtLast(textOf(turn.message))) {
  const said = bare(textOf(turn.message)).split(' ')
  const last = isOfLast ? only(await notedLast(turn)) : null
  if (last) return last
  const named = lately(turn, await latestOwn(turn)).filter(({ description }) =>
    fold(description)
      .split(' ')
      .every((word) => said.includes(word)),
  )
  return only(named)
}
