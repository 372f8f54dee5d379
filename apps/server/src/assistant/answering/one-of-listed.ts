import { chosenOf, isLast } from '../meant/choosing.ts'
import { only } from '../meant/only.ts'
import { findByIds } from '../meant/targets.ts'
import type { Reply } from '../message.ts'
import { endOf } from '../saying.ts'
import type { Turn } from '../turn.ts'
import { expenseLine, reply } from '../wording.ts'

/**
 * '¿Y el segundo?', 'e a segunda?', right behind expenses that were told in order: that one alone, which what is said next is
 * of. Null for all other messages.
 */
export async function answerOneOfListed(turn: Turn, text: string): Promise<Reply | null> {
  const { listedLast } = turn.conversation
  const asked = endOf(text)
  // The last of a list may be what was noted last, too.
  const isPlain = asked !== null && !asked.split(' ').some(isLast)
  if (!isPlain || turn.repliedTo || listedLast.length < 2) return null
  const place = only(chosenOf(asked, listedLast.length) ?? [])
  if (place === null) return null
  const [expense] = await findByIds(turn, listedLast.slice(place, place + 1))
  if (!expense) return null
  turn.conversation.list([expense.id])
  const line = `• ${expenseLine(turn, expense, { authors: expense.added_by !== turn.member.userId })}`
  return reply(line, { subject: { expenseIds: [expense.id] } })
}
