import type { Reply } from '../../message.ts'
import { chosenIndexes, isLast } from '../meant/choosing.ts'
import { only } from '../meant/only.ts'
import { findByIds } from '../meant/targets.ts'
import { afterOpening } from '../saying.ts'
import type { Turn } from '../turn.ts'
import { expenseLine, reply, subjectOf } from '../wording.ts'

/**
 * Answers '¿Y el segundo?', 'e a segunda?', right after a list of expenses, with that one; later messages then refer
 * to it. Null for all other messages.
 */
export async function answerOneOfListed(turn: Turn, text: string): Promise<Reply | null> {
  const { listedLast } = turn.conversation
  const asked = afterOpening(text)
  // 'The last one' may also mean the last expense recorded.
  const isPlain = asked !== null && !asked.split(' ').some(isLast)
  if (!isPlain || turn.repliedTo || listedLast.length < 2) return null
  const place = only(chosenIndexes(asked, listedLast.length) ?? [])
  if (place === null) return null
  const [expense] = await findByIds(turn, listedLast.slice(place, place + 1))
  if (!expense) return null
  turn.conversation.list([expense.id])
  const line = `• ${expenseLine(turn, expense, { authors: expense.added_by !== turn.member.userId })}`
  return reply(line, { subject: subjectOf([expense]) })
}
