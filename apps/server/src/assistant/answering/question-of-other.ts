import type { Meaning } from '@casita/reader'
import { askedByOther } from '../conversations-of-others.ts'
import { afterOpening } from '../saying.ts'
import type { Turn } from '../turn.ts'

/**
 * Makes the question that another member has just asked the sender's own if the message goes on from it: 'and me?', 'et
 * en courses ?'. Statements ('et un croissant') take up no question.
 */
export async function takeUpQuestion(turn: Turn, text: string, { kind }: Meaning): Promise<void> {
  const mayGoOn = ['query', 'not_expense', 'missing_amount', 'small_talk'].includes(kind)
  if (!mayGoOn || !text.includes('?') || turn.repliedTo || afterOpening(text) === null) return
  const asked = (await askedByOther(turn))?.query
  if (asked)
    turn.conversation.rememberQuery({ kind: 'query', sure: true, ...asked }, asked.askedAt, asked.ofBudget)
}
