import type { Deletion, Meaning } from '@casita/reader'
import { type Reply, textOf } from '../../message.ts'
import { isNamedIn } from '../meant/naming.ts'
import { draftsOfQuestion } from '../questions.ts'
import { matches } from '../saying.ts'
import type { Turn } from '../turn.ts'
import { reply } from '../wording.ts'

/**
 * Answers 'Cancel that', 'delete it', 'forget it', right after a refused message: nothing was recorded, and earlier
 * expenses stay. The same words again then refer to those. So 'forget it' leaves all as it is after a question of the
 * member's own. Null for every other message.
 */
export function cancelRefused(turn: Turn, meaning: Meaning): Reply | null {
  const { conversation, words } = turn
  if (meaning.kind !== 'undo' && meaning.kind !== 'delete') return null
  if (turn.repliedTo || !isBare(meaning)) return null
  const text = textOf(turn.message)
  const dismisses = matches(text, 'dismisses')
  if (dismisses && conversation.hasJustHeard) return reply(words.leftAsIs)
  const isOfRefused = meaning.kind === 'delete' || dismisses || matches(text, 'cancels')
  if (!conversation.hasJustRefused || !isOfRefused) return null
  conversation.forgetRefusal()
  return reply(words.nothingToCancel)
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
