import type { Meaning } from '@casita/reader'
import type { Reply } from '../../message.ts'
import { askWhich } from '../asking/asking-which.ts'
import { editOf } from '../changing/edit-of.ts'
import { askedByOther } from '../conversations-of-others.ts'
import { only } from '../meant/only.ts'
import { latestOwn } from '../meant/targets.ts'
import type { Turn } from '../turn.ts'
import { rowsOfThing } from './asked-about.ts'

/**
 * 'Yesterday, and Malik paid', right after another member asked when the petrol was paid: asks whether that or the
 * sender's own last expense is meant. Null for every other message.
 */
export async function answerThingAsked(turn: Turn, _: string, meaning: Meaning): Promise<Reply | null> {
  if (turn.repliedTo || meaning.kind !== 'correction' || meaning.about !== undefined) return null
  const fields = Object.keys(meaning.changes)
  if (fields.length === 0 || !fields.every((field) => field === 'date' || field === 'payerId')) return null
  const asked = (await askedByOther(turn))?.query
  const rows = asked?.ask === 'list' ? await rowsOfThing(turn, asked) : null
  if (!rows) return null
  const [thing, [last]] = [only(rows), await latestOwn(turn)]
  if (!thing || !last || thing.id === last.id) return null
  return askWhich(turn, [thing, last], editOf(turn, meaning.changes, thing))
}
