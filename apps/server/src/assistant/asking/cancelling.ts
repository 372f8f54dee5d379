import type { Deletion, Meaning } from '@casita/reader'
import { type Reply, textOf } from '../../message.ts'
import { isNamedIn } from '../meant/naming.ts'
import { draftsOfQuestion } from '../questions.ts'
import { matches } from '../saying.ts'
import type { Turn } from '../turn.ts'
import { reply } from '../wording.ts'

/**
 * Answers 'Cancel that', 'delete it', right after a refused message: nothing was recorded, and earlier expenses stay.
 * The same words again then refer to those. Null for every other message.
 */
export function cancelRefused(turn: Turn, meaning: Meaning): Reply | null {
  if (meaning.kind !== 'undo' && meaning.kind !== 'delete') return null
  if (turn.repliedTo || !turn.conversation.hasJustRefused || !isBare(meaning)) return null
  if (meaning.kind === 'undo' && !matches(textOf(turn.message), 'cancels')) return null
  turn.conversation.forgetRefusal()
  return reply(turn.words.nothingToCancel)
}

/**
 * Drops an open question about the named purchase: 'Delete the tips', when the amount of the tips is still being asked
 * for. Null for other things.
 */
export function dropNamed(turn: Turn, name: string): Reply | null {
  const open = turn.conversation.questions.find((question) => {
    const drafts = draftsOfQuestion(question)
    return drafts.length > 0 && drafts.every((draft) => isNamedIn(draft, name))
  })
  if (!open) return null
  turn.conversation.settle(open.id)
  return reply(turn.words.dropped)
}

function isBare({ words, amount, sure }: Deletion): boolean {
  return words === '' && amount === null && sure
}
