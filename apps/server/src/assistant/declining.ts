import type { NotExpense } from '@casita/reader'
import { type Reply, textOf } from './message.ts'
import { pressId } from './press.ts'
import { draftsOf } from './recording.ts'
import { newQuestion, type Turn } from './turn.ts'
import { button, reply } from './wording.ts'

/** Says why nothing is noted, and, where the message tells what it would be, offers to note it all the same. */
export function decline(turn: Turn, { reason, wouldBe }: NotExpense): Reply {
  const { words, conversation } = turn
  // Whatever else is asked, the answer is what can be asked.
  const isQuestion = reason === 'unrelated' && textOf(turn.message).includes('?')
  const text = words.notExpense[isQuestion ? 'question' : reason]
  const [draft] = wouldBe && !isQuestion ? draftsOf(turn, [wouldBe]) : []
  if (!draft) return reply(text)
  const question = { ...newQuestion(turn), kind: 'declined' as const, draft }
  conversation.ask(question)
  const anyway = button(pressId({ does: 'pick', questionId: question.id, reading: 0 }), words.buttons.anyway)
  return reply(text, { buttons: [anyway], subject: { questionId: question.id } })
}
