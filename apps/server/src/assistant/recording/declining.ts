import type { Correction, NotExpense, NotExpenseReason } from '@casita/reader'
import { mayChange } from '../../actor.ts'
import { fold } from '../../folding.ts'
import { type Reply, textOf } from '../../message.ts'
import { askDrafts, askReadings, recordOrAsk } from '../asking/asking.ts'
import { askAmounts } from '../asking/asking-amount.ts'
import { askToDelete } from '../asking/asking-which.ts'
import { askWhose } from '../asking/asking-whose.ts'
import { categoryCalled } from '../household.ts'
import { only } from '../meant/only.ts'
import { findByWords, justRecorded, latestOwn, recentTarget } from '../meant/targets.ts'
import { pressId } from '../press.ts'
import { pointsAtLast, withoutPunctuation } from '../saying.ts'
import { causeOf, newQuestion, type Turn } from '../turn.ts'
import { button, reply } from '../wording.ts'
import { draftsOf } from './recording.ts'

/** The reasons with which something may still be paid, such as a bill that came. */
const comes: ReadonlySet<NotExpenseReason> = new Set(['future', 'hypothetical', 'quote', 'unrelated'])

/** With these reasons, an expense that names its payer ('alquiler 780, lo paga Ana') has probably been paid. */
const doubted: ReadonlySet<NotExpenseReason> = new Set(['quote', 'unrelated'])

/**
 * Says why nothing is recorded and, if the message describes an expense, offers to record it anyway. If the message
 * denies a just recorded expense, asks whose it was or whether to delete it.
 */
export async function decline(turn: Turn, declined: NotExpense): Promise<Reply> {
  const { words, conversation } = turn
  const { reason, wouldBe, ofLast } = declined
  const denied = reason === 'negation' ? await notedOf(turn, ofLast) : undefined
  if (denied) return askWhose(turn, denied)
  const less = await askLess(turn, declined)
  if (less) return less
  if (wouldBe?.payerId && doubted.has(reason))
    return askReadings(turn, { why: 'intent', readings: [[wouldBe]] })
  conversation.refuse()
  // For any other question, the reply says what can be asked.
  const isQuestion = reason === 'unrelated' && textOf(turn.message).includes('?')
  const text = words.notExpense[isQuestion ? 'question' : reason]
  const [draft] = wouldBe ? draftsOf(turn, [wouldBe]) : []
  if (!draft) return reply(text)
  const mayCome = comes.has(reason)
  const question = { ...newQuestion(turn), kind: 'declined' as const, draft, mayCome }
  conversation.ask(question)
  if (isQuestion) return reply(text)
  const anyway = button(pressId({ does: 'pick', questionId: question.id, reading: 0 }), words.buttons.anyway)
  return reply(text, { buttons: [anyway], subject: { questionId: question.id } })
}

/**
 * 'Nos devolvieron 38' (we got 38 back), right after an expense, or with the name of one: asks whether it was that much
 * less, or whether to delete it if all of it came back ('me devolvieron la plata del vestido').
 */
async function askLess(turn: Turn, { back = 0, backOf }: NotExpense): Promise<Reply | null> {
  if (back === 0 && backOf === undefined) return null
  const meant = backOf === undefined ? only(await recentTarget(turn)) : await findByWords(turn, backOf, null)
  if (!meant || meant.amount < back || !mayChange(turn.member, meant)) return null
  return back === 0 || meant.amount === back
    ? askToDelete(turn, [meant])
    : askAmounts(turn, meant, [meant.amount - back, meant.amount])
}

/**
 * 'It was 220', right after 'the plumber quoted 240' was refused: asks whether to record that; 'put it in gifts'
 * records it in that category, and 'it was on Monday' asks whether to record it on that day. Null for other
 * corrections.
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
  // The words of 'Note it as gifts' are the name of the category.
  const isPlace = description === undefined || categoryCalled(turn.household, description)?.id === categoryId
  if (isOnly && isPlace && amount === undefined && categoryId) {
    conversation.settle(refused.id)
    return recordOrAsk(turn, refused, [{ ...refused.draft, categoryId }])
  }
  if (isOfDay(changes) && !('about' in about)) {
    const dated = { ...refused.draft, date: changes.date ?? refused.draft.date }
    return askDrafts(turn, causeOf(turn), 'intent', [[dated]])
  }
  if (!isOnly || description !== undefined || amount === undefined || categoryKind) return null
  return askDrafts(turn, causeOf(turn), 'intent', [[{ ...refused.draft, amount }]])
}

/** Whether a correction says on what day something was, and at most that the writer paid. */
function isOfDay({ date, payerId, ...others }: Correction['changes']): boolean {
  return date !== undefined && (payerId ?? 'me') === 'me' && Object.keys(others).length === 0
}

/**
 * The last expense, if the message points at it, otherwise the only just recorded one whose whole description is in
 * the message.
 */
async function notedOf(turn: Turn, isOfLast = pointsAtLast(textOf(turn.message))) {
  const said = withoutPunctuation(textOf(turn.message)).split(' ')
  const last = isOfLast ? only(await recentTarget(turn)) : null
  if (last) return last
  const named = justRecorded(turn, await latestOwn(turn)).filter(({ description }) =>
    fold(description)
      .split(' ')
      .every((word) => said.includes(word)),
  )
  return only(named)
}
