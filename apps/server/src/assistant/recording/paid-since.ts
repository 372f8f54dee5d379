import type { Meaning } from '@casita/reader'
import type { Reply } from '../../message.ts'
import { recordOrAsk } from '../asking/asking.ts'
import { isNamedIn } from '../meant/naming.ts'
import type { QuestionOf } from '../questions.ts'
import { insists, ordersNote, saysPaid } from '../saying.ts'
import type { Turn } from '../turn.ts'

type Declined = QuestionOf<'declined'>

/**
 * 'Ya lo pagué', right after a planned expense was refused, or 'ya pagué la luz' at any later time: records it as
 * described, on the day now stated. 'anotalo igual' (record it anyway) and 'anotalo entonces, lo pagué el 5' record what
 * was refused last, on its own day unless another one is stated. Null for every other message.
 */
export async function notePaid(turn: Turn, text: string, meaning: Meaning): Promise<Reply | null> {
  const { conversation, repliedTo, today } = turn
  const isOrder = ordersNote(text, meaning)
  const isAnyway = insists(text) || isOrder
  const open = conversation.questions.filter(
    (each): each is Declined => each.kind === 'declined' && (each.mayCome === true || isAnyway),
  )
  const replied = repliedTo?.about === 'question' ? open.find(({ id }) => id === repliedTo.id) : undefined
  if (open.length === 0 || (repliedTo && !replied)) return null
  const last = conversation.hasJustRefused ? open[0] : undefined
  const meant = saysPaid(text) || isAnyway ? (replied ?? last) : open.find((each) => isNamedBy(each, meaning))
  if (!meant) return null
  conversation.settle(meant.id)
  const stated = meaning.kind === 'correction' ? meaning.changes.date : dateOf(meaning)
  const date = stated ?? (isAnyway ? meant.draft.date : today)
  return recordOrAsk(turn, meant, [{ ...meant.draft, date }])
}

/** Whether a message names the same thing without a price: 'Ya pagué el alquiler'. */
function isNamedBy({ draft }: Declined, meaning: Meaning): boolean {
  return (
    meaning.kind === 'missing_amount' && meaning.description !== '' && isNamedIn(draft, meaning.description)
  )
}

function dateOf(meaning: Meaning): string | undefined {
  return meaning.kind === 'missing_amount' && meaning.dateStated ? meaning.date : undefined
}
