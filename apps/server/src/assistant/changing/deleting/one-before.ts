import type { Meaning } from '@casita/reader'
import type { Reply } from '../../../message.ts'
import { expensesOf, findByIds, latestOwn } from '../../meant/targets.ts'
import { everyLanguage } from '../../replies/index.ts'
import { afterOpening, withoutPunctuation } from '../../saying.ts'
import type { Turn } from '../../turn.ts'
import { deleteAll } from '../changing.ts'

/**
 * 'Y el anterior también', 'and the one before', 'delete the previous one', right after an expense was deleted: deletes
 * the sender's own that was recorded before it. Null for every other message.
 */
export async function deleteOneBefore(turn: Turn, text: string, meaning: Meaning): Promise<Reply | null> {
  const { deeds, hasJustHeard } = turn.conversation
  const [deed] = deeds
  if (deed?.did !== 'deleted' || deed.undone || turn.repliedTo || hasJustHeard) return null
  if (!saysOneBefore(text, meaning)) return null
  const [gone, ...more] = await findByIds(turn, expensesOf(deed))
  if (!gone || more.length > 0) return null
  const before = (await latestOwn(turn)).find(
    ({ created_at, id }) => created_at <= gone.created_at && id < gone.id,
  )
  return before ? deleteAll(turn, [before]) : null
}

/** Whether a message consists of such words, perhaps behind a verb of deleting, and with 'and' or 'also'. */
function saysOneBefore(text: string, meaning: Meaning): boolean {
  const said = withoutPunctuation(afterOpening(text) ?? text)
  const phrase = meaning.kind === 'delete' ? said.slice(said.indexOf(' ') + 1) : said
  return everyLanguage.some(({ theOneBefore, also }) =>
    theOneBefore.some((one) =>
      [one, ...also.flatMap((each) => [`${one} ${each}`, `${each} ${one}`])].includes(phrase),
    ),
  )
}
