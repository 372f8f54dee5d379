import { limits } from '@casita/contract'
import type { Correction } from '@casita/reader'
import { beginningOf } from '../../cutting.ts'
import type { ExpenseRow } from '../../expenses/expense-rows.ts'
import { fold } from '../../folding.ts'
import { type Reply, textOf } from '../../message.ts'
import { askWhich } from '../asking/asking-which.ts'
import { isCalled, isNamedIn } from '../meant/naming.ts'
import { findTarget, latestOwn } from '../meant/targets.ts'
import { everyLanguage } from '../replies/index.ts'
import { isPlainNo, saysOne, withoutPunctuation } from '../saying.ts'
import type { Turn } from '../turn.ts'
import { reply } from '../wording.ts'
import { askHow } from './deleting/denying.ts'

/**
 * Asks which expense is to be renamed if that is unclear: 'cambiá el nombre del súper a Coto', when no expense is
 * called súper but some are in that category; 'ponele nafta premium', when an expense other than the last is called
 * nafta. Right after a deletion, asks what to change. Null if it is clear, and for other changes.
 */
export async function askRenamed(
  turn: Turn,
  { about, changes }: Correction,
  named: ExpenseRow | null,
): Promise<Reply | null> {
  const { description, categoryId, categoryKind: _, ...others } = changes
  if (turn.repliedTo || description === undefined || Object.keys(others).length > 0) return null
  const edit = {
    description: beginningOf(description, limits.descriptionMax),
    ...(categoryId && { categoryId }),
  }
  const latest = await latestOwn(turn)
  if (about !== undefined) {
    if (!named || isCalled(named, about) || isNamedIn(named, about)) return null
    const filed = latest.filter(({ category_id }) => category_id === named.category_id)
    return askWhich(turn, filed.length > 0 ? filed : [named], edit)
  }
  // 'No, era chiste' (I was joking), right after a deletion, is not a new name for an earlier expense.
  const [deed] = turn.conversation.deeds
  if (deed?.did === 'deleted' && !deed.undone) return reply(turn.words.howToChange)
  const isPartOf = (expense: ExpenseRow) =>
    isNamedIn({ description }, expense.description) && description.length > expense.description.length
  const [last, ...more] = (await findTarget(turn)) ?? []
  if (!last || more.length > 0 || isPartOf(last)) return null
  // In 'Mets la garderie sur papa' the article shows that the name is that of another, known expense.
  const other = latest.find((expense) => fold(expense.description) === fold(description))
  if (other && other.id !== last.id && isKnownIn(textOf(turn.message), description))
    return askHow(turn, other)
  const meant = latest.filter((expense) => expense.id !== last.id && isPartOf(expense))
  return meant.length > 0 ? askWhich(turn, [...meant, last], edit) : null
}

/**
 * Whether a name follows a definite article, in a message that neither denies nor says what something was ('no, a
 * coffee').
 */
function isKnownIn(text: string, name: string): boolean {
  const [lead = '', ...rest] = ` ${withoutPunctuation(text)} `.split(` ${fold(name)} `)
  const isLed = everyLanguage.some(({ definite }) => definite.includes(lead.trim().split(' ').at(-1) ?? ''))
  const isDenied = isPlainNo(withoutPunctuation(text).split(' ')[0] ?? '')
  return rest.length > 0 && isLed && !isDenied && !saysOne(text, 'was')
}
