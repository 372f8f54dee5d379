import { type Meaning, onlyItem } from '@casita/reader'
import { type Reply, textOf } from '../../message.ts'
import { isNamedIn } from '../meant/naming.ts'
import { justRecordedByAnyone } from '../meant/targets.ts'
import type { Turn } from '../turn.ts'
import { reply } from '../wording.ts'

/** Several marks of surprise: '!!', '??', '?!'. */
const surprise = /[!?]\s*[!?]/

/**
 * 'Twenty five pounds for nails!!', right after another member recorded just that: a remark on it, which records
 * nothing. Null for every other message.
 */
export async function answerSurprise(turn: Turn, meaning: Meaning): Promise<Reply | null> {
  const item = onlyItem(meaning)
  if (!item?.description || turn.repliedTo || !surprise.test(textOf(turn.message))) return null
  const said = (await justRecordedByAnyone(turn)).some(
    (each) =>
      each.added_by !== turn.member.userId &&
      each.amount === item.amount &&
      isNamedIn(each, item.description),
  )
  return said ? reply(turn.words.smallTalk) : null
}
