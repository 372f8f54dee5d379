import { type Meaning, read } from '@casita/reader'
import type { ExpenseRow } from '../../../expenses/expense-rows.ts'
import type { Reply } from '../../../message.ts'
import { askToDelete } from '../../asking/asking-which.ts'
import { isNamedIn } from '../../meant/naming.ts'
import { findByIds, justRecorded, latestOwn } from '../../meant/targets.ts'
import { everyLanguage } from '../../replies/index.ts'
import { isPlainNo, withoutPointers, withoutPunctuation } from '../../saying.ts'
import { contextOf, type Turn } from '../../turn.ts'
import { changeOne, restoreAll } from '../changing.ts'

/** A longer message says more than an exclusion. */
const mostWords = 6

/**
 * 'Menos la cerveza' (except the beer), 'lo de la verdulería no', 'la verdulería no, me la regalaron' (it was a
 * present), about one expense: if it was just deleted, or changed together with others, undoes that for it; otherwise
 * asks whether to delete it. Null for every other message.
 */
export async function exclude(turn: Turn, text: string): Promise<Reply | null> {
  if (turn.repliedTo || text.includes('?') || turn.conversation.hasJustHeard) return null
  const said = excludedIn(text) ?? excludedWithWhy(turn, text)
  if (!said) return null
  const isMeant = (each: ExpenseRow) => said.names.some((name) => isNamedIn(each, name))
  const [deed] = turn.conversation.deeds
  if (said.isDenied && deed?.did === 'deleted' && !deed.undone) {
    const gone = (await findByIds(turn, deed.expenseIds)).filter(isMeant)
    if (gone.length === 1) return restoreAll(turn, gone)
  }
  const [only, ...more] = justRecorded(turn, await latestOwn(turn)).filter(isMeant)
  if (!only || more.length > 0) return null
  const edits = deed?.did === 'changed' && !deed.undone && deed.edits.length > 1 ? deed.edits : []
  const edit = edits.find(({ expenseId }) => expenseId === only.id)
  if (edit) return changeOne(turn, only, edit.before)
  return said.isDenied ? askToDelete(turn, [only]) : null
}

/** What is denied before the first comma, if the rest changes nothing and so can only be a reason. */
function excludedWithWhy(turn: Turn, text: string): Excluded | null {
  const [head = '', ...rest] = text.split(',')
  const said = rest.length > 0 ? excludedIn(head) : null
  if (!said?.isDenied) return null
  const why = read(rest.join(','), contextOf(turn))
  const isWhy = why.kind === 'correction' ? Object.keys(why.changes).length === 0 : talk.has(why.kind)
  return isWhy ? said : null
}

const talk: ReadonlySet<Meaning['kind']> = new Set(['not_expense', 'small_talk', 'delete'])

interface Excluded {
  readonly names: string[]
  readonly isDenied: boolean
}

/** The name next to a final 'no', or after an 'except', if the message says nothing else; null for other messages. */
function excludedIn(text: string): Excluded | null {
  const said = withoutPunctuation(text)
  const words = said.split(' ')
  if (words.length > mostWords) return null
  const isDenied = words.length > 1 && isPlainNo(words.at(-1) ?? '')
  const except = everyLanguage
    .flatMap(({ exceptFor }) => exceptFor)
    .find((each) => said.startsWith(`${each} `))
  if (!isDenied && except === undefined) return null
  const named = isDenied ? words.slice(0, -1) : said.slice(except?.length).trim().split(' ')
  // In 'Opa, o cinema não' the first word is not part of the name.
  const names = [named, named.slice(1)]
    .map((each) => withoutPointers(each.join(' ')))
    .filter((each) => each !== '')
  return names.length > 0 ? { names, isDenied } : null
}
