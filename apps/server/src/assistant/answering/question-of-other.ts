import type { Meaning } from '@casita/reader'
import { askedQuery } from '../as-read.ts'
import { askedByOther } from '../conversations-of-others.ts'
import { everyLanguage } from '../replies/index.ts'
import { afterOpening, withoutPunctuation } from '../saying.ts'
import type { Turn } from '../turn.ts'

/**
 * Makes the question that another member has just asked the sender's own if the message goes on from it: 'and me?', 'et
 * en courses ?', 'sans le taxi'. Other statements ('et un croissant') take up no question.
 */
export async function takeUpQuestion(turn: Turn, text: string, { kind }: Meaning): Promise<void> {
  const mayGoOn = ['query', 'not_expense', 'missing_amount', 'small_talk'].includes(kind)
  const goesOn = mayGoOn && text.includes('?') && afterOpening(text) !== null
  if (turn.repliedTo || !(goesOn || leavesOut(text, kind))) return
  const asked = (await askedByOther(turn))?.query
  if (asked) turn.conversation.rememberQuery(askedQuery(asked), asked.askedAt, asked.ofBudget)
}

/** Whether a message without an amount begins with what an answer is to leave out: 'sem a farmácia', 'et sans le taxi ?'. */
function leavesOut(text: string, kind: Meaning['kind']): boolean {
  if (kind === 'expenses' || kind === 'ambiguous') return false
  const said = withoutPunctuation(afterOpening(text) ?? text)
  return everyLanguage.some(({ without }) => said.startsWith(`${without} `))
}
