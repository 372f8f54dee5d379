import type { Reply } from '../../../message.ts'
import { recordOrAsk } from '../../asking/asking.ts'
import { findTarget, justRecorded } from '../../meant/targets.ts'
import type { Asked, Draft } from '../../questions.ts'
import { matches } from '../../saying.ts'
import type { Turn } from '../../turn.ts'
import { changeEach } from '../changing.ts'

/** In minor units: from this amount on, the thousands were stated. */
const thousand = 100_000

/**
 * 'Eran miles' (thousands): multiplies by 1000 each amount that was given without its thousands, of the open question
 * or of the last expenses. Null if there is none, and for every other message.
 */
export async function takeForThousands(turn: Turn, text: string): Promise<Reply | null> {
  if (turn.repliedTo || !matches(text, 'wereThousands')) return null
  const asked = turn.conversation.lastAsked
  const drafts = asked ? draftsIn(asked) : null
  if (asked && drafts) {
    turn.conversation.settle(asked.id)
    return recordOrAsk(turn, asked, drafts)
  }
  const told = justRecorded(turn, (await findTarget(turn)) ?? []).filter(({ amount }) => amount < thousand)
  if (told.length === 0) return null
  return changeEach(
    turn,
    told.map(({ id, amount }) => ({ expenseId: id, edit: { amount: amount * 1000 } })),
  )
}

/** The drafts of the question, each with its smallest possible amount in thousands; null for other questions. */
function draftsIn(asked: Asked): Draft[] | null {
  if (asked.kind !== 'readings') return null
  const [first = [], ...others] = asked.readings
  if (others.some(({ length }) => length !== first.length)) return null
  return first.map((draft, place) => {
    const amounts = asked.readings.map((each) => each[place]?.amount ?? 0)
    const least = Math.min(...amounts)
    return { ...draft, amount: least < thousand ? least * 1000 : least }
  })
}
