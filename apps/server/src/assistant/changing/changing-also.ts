import { fold } from '../../folding.ts'
import type { Reply } from '../../message.ts'
import { isNamedIn } from '../meant/naming.ts'
import { only } from '../meant/only.ts'
import { expensesOf, findByIds, justRecorded, latestOwn } from '../meant/targets.ts'
import { everyLanguage } from '../replies/index.ts'
import { afterOpening, withoutPointers, wordsOf } from '../saying.ts'
import type { Turn } from '../turn.ts'
import { changeOne, sameFieldsOf } from './changing.ts'

/**
 * 'The water one too', 'y la del agua también', right after the day, the category or the payer of another expense was
 * changed: changes the named one in the same way, if exactly one of the sender's just recorded expenses has that name.
 * Null for every other message.
 */
export async function changeAlso(turn: Turn, text: string): Promise<Reply | null> {
  const [deed] = turn.conversation.deeds
  const named = namedAlso(text)
  if (turn.repliedTo || named === null || deed?.did !== 'changed' || deed.undone) return null
  const ids = expensesOf(deed)
  const [model] = await findByIds(turn, ids)
  const [change] = deed.edits
  if (!model || !change || change.before.amount !== undefined || change.before.description !== undefined)
    return null
  const called = justRecorded(turn, await latestOwn(turn)).filter(
    (expense) => isNamedIn(expense, named) && !ids.includes(expense.id),
  )
  const meant = only(called)
  return meant ? changeOne(turn, meant, sameFieldsOf(model, change.before)) : null
}

/** The name next to a word for 'also' at the start or end of a message; null if there is none. */
function namedAlso(text: string): string | null {
  const said = wordsOf(afterOpening(text) ?? text)
  for (const also of everyLanguage.flatMap((words) => words.also)) {
    const length = wordsOf(also).length
    const isEnd = fold(said.slice(-length).join(' ')) === also
    const isStart = fold(said.slice(0, length).join(' ')) === also
    if (!isEnd && !isStart) continue
    const named = withoutPointers((isEnd ? said.slice(0, -length) : said.slice(length)).join(' '))
    return named === '' ? null : named
  }
  return null
}
