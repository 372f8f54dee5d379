import { type Deletion, type Meaning, read } from '@casita/reader'
import type { ExpenseRow } from '../../expenses/expense-rows.ts'
import type { Reply } from '../../message.ts'
import { askWhich } from '../asking/asking-which.ts'
import { categoryCalled } from '../household.ts'
import { behindOtherOne, namesOtherOne, saysOtherOne } from '../meant/choosing.ts'
import { isNamedIn } from '../meant/naming.ts'
import { only } from '../meant/only.ts'
import { expensesOf, findByIds, findByWords, justRecorded, latestOwn } from '../meant/targets.ts'
import { everyLanguage } from '../replies/index.ts'
import { isPlainNo, saysOne, withoutPunctuation } from '../saying.ts'
import { contextOf, type Turn } from '../turn.ts'
import { reply } from '../wording.ts'
import { changeEach, changeOne, deleteAll, restoreAll, sameFieldsOf } from './changing.ts'
import { undoLatest } from './deleting/deleting.ts'

/**
 * 'No, the other one', 'no, the coffee', 'no, the 14.20 one', right after an expense was changed or deleted: undoes that
 * and does the same to the only other expense of that name, or asks which. Says how to make a change if there is
 * nothing to undo. Null for every other message.
 */
export async function otherOne(turn: Turn, text: string, meaning: Meaning): Promise<Reply | null> {
  const [deed] = turn.conversation.deeds
  if (turn.repliedTo) return null
  if (meaning.kind === 'delete' && namesOtherOne(text)) return deleteOther(turn, meaning)
  const kept = await letBe(turn, text, meaning)
  if (kept) return kept
  const named = saysOtherOne(text)
    ? null
    : ((await namedInstead(turn, text, meaning)) ?? (await amountInstead(turn, text, meaning)))
  if (!saysOtherOne(text) && !named) return otherWas(turn, text)
  if (!deed || deed.undone) return reply(turn.words.howToChange)
  const ids = deed.did === 'changed' || deed.did === 'deleted' ? expensesOf(deed) : []
  const [wrong, ...more] = await findByIds(turn, ids)
  if (!wrong || more.length > 0) return reply(turn.words.howToChange)
  const edit = deed.did === 'changed' && deed.edits[0] ? sameFieldsOf(wrong, deed.edits[0].before) : null
  const back = await undoLatest(turn)
  const others = (await latestOwn(turn)).filter(({ id }) => id !== wrong.id)
  const alike = named ? [named] : others.filter((expense) => isNamedIn(expense, wrong.description))
  const [meant, ...further] = alike.length > 0 ? alike : others
  if (!meant) return back
  const answer =
    further.length > 0
      ? askWhich(turn, [meant, ...further], edit)
      : await (edit ? changeOne(turn, meant, edit) : deleteAll(turn, [meant]))
  return { ...answer, text: `${back.text.split('\n', 1).join()}\n${answer.text}` }
}

/**
 * 'Borrá la otra', 'delete the other one too', right after a deed with a single expense: deletes the only other one
 * just recorded, or the only one of the same name, otherwise asks which. Null if the message also names a thing.
 */
async function deleteOther(turn: Turn, { words, amount }: Deletion): Promise<Reply | null> {
  const [deed] = turn.conversation.deeds
  const [last, ...more] = deed ? await findByIds(turn, expensesOf(deed)) : []
  const aside = everyLanguage
    .flatMap(({ theOther, also }) => [...theOther, ...also])
    .join(' ')
    .split(' ')
  const isOther = withoutPunctuation(words)
    .split(' ')
    .every((word) => word === '' || aside.includes(word))
  if (!last || more.length > 0 || amount !== null || !isOther) return null
  const others = justRecorded(turn, await latestOwn(turn)).filter(({ id }) => id !== last.id)
  const alike = others.filter((expense) => isNamedIn(expense, last.description))
  const [meant, ...further] = alike.length > 0 ? alike : others
  if (!meant) return null
  return further.length > 0 ? askWhich(turn, [meant, ...further], null) : deleteAll(turn, [meant])
}

/**
 * 'No, not the coffee', right after the coffee was changed or deleted: undoes that; right after something else was
 * deleted, does nothing. Null for every other message.
 */
async function letBe(turn: Turn, text: string, meaning: Meaning): Promise<Reply | null> {
  if (meaning.kind !== 'correction' || meaning.denied === undefined || saysOne(text, 'was')) return null
  const [deed] = turn.conversation.deeds
  if (deed?.did !== 'changed' && deed?.did !== 'deleted') return null
  if (deed.undone || Object.keys(meaning.changes).length > 0) return null
  const done = await findByIds(turn, expensesOf(deed))
  const kept = done.filter((expense) => isNamedIn(expense, meaning.denied))
  if (kept.length === 0) return deed.did === 'deleted' ? reply(turn.words.leftAsIs) : null
  if (kept.length === done.length) return undoLatest(turn)
  if (deed.did !== 'changed') return restoreAll(turn, kept)
  const wishes = deed.edits.map(({ expenseId, before }) => ({ expenseId, edit: before }))
  return changeEach(
    turn,
    wishes.filter(({ expenseId }) => kept.some(({ id }) => id === expenseId)),
  )
}

/**
 * 'No, the coffee', 'not the taxi, the coffee', right after a taxi was deleted or its amount, day or payer was
 * changed: the coffee, if exactly one is found. Null if the message says what the last expense was, and for every
 * other message.
 */
async function namedInstead(turn: Turn, text: string, meaning: Meaning): Promise<ExpenseRow | null> {
  const [deed] = turn.conversation.deeds
  if (meaning.kind !== 'correction' || !deed || deed.undone) return null
  // 'It was tea, not coffee' says what the expense was.
  // 'Sorry, I meant the parking' says no 'no', but what was deleted needs no new name.
  const saysNo = deed.did === 'deleted' || withoutPunctuation(text).split(' ').some(isPlainNo)
  const isOther = meaning.denied === undefined ? saysNo : !saysOne(text, 'was')
  if (!isOther) return null
  const { description, categoryId, categoryKind: _, ...rest } = meaning.changes
  if (!description || meaning.about !== undefined || Object.keys(rest).length > 0) return null
  const isOfName =
    deed.did === 'changed' && deed.edits.some(({ before }) => before.description ?? before.categoryId)
  if (isOfName || (deed.did !== 'changed' && deed.did !== 'deleted')) return null
  const ids = expensesOf(deed)
  const { denied } = meaning
  const isDenied = denied !== undefined
  if (isDenied && !(await findByIds(turn, ids)).every((expense) => isCalledOrFiled(expense, denied)))
    return null
  const others = justRecorded(turn, await latestOwn(turn)).filter(({ id }) => !ids.includes(id))
  const called = others.filter((expense) => isNamedIn(expense, description))
  // In 'Not the gas, the groceries' the second name may be a category.
  const isFiled = isDenied && called.length === 0 && isCategory(turn, description, categoryId)
  const found = isFiled ? others.filter(({ category_id }) => category_id === categoryId) : called
  if (found.length > 0 || !isDenied) return only(found)
  // 'Not the beer, the shop' may refer to an older expense.
  const meant = await findByWords(turn, description, null)
  return meant && !ids.includes(meant.id) && isNamedIn(meant, description) ? meant : null
}

/**
 * 'No, the 14.20 one', right after another expense was deleted: the only other one just recorded with this amount. Null
 * for every other message.
 */
async function amountInstead(turn: Turn, text: string, meaning: Meaning): Promise<ExpenseRow | null> {
  const [deed] = turn.conversation.deeds
  if (meaning.kind !== 'correction' || deed?.did !== 'deleted' || deed.undone) return null
  const amount = meaning.changes.amount ?? meaning.ofAmount
  const isDenied = withoutPunctuation(text).split(' ').some(isPlainNo) && !saysOne(text, 'was')
  if (amount === undefined || meaning.about !== undefined || !isDenied) return null
  const others = justRecorded(turn, await latestOwn(turn))
  return only(others.filter((expense) => expense.amount === amount && !deed.expenseIds.includes(expense.id)))
}

function isCalledOrFiled(expense: ExpenseRow, name: string): boolean {
  return isNamedIn(expense, name) || isNamedIn({ ...expense, description: expense.category_name ?? '' }, name)
}

/** Whether words are the name of a category. */
function isCategory({ household }: Turn, words: string, id: string | null | undefined): boolean {
  return id !== undefined && id !== null && categoryCalled(household, words)?.id === id
}

/**
 * 'The other one was 11', right after one of two expenses of the same message was changed: changes the other. Null for
 * every other message.
 */
async function otherWas(turn: Turn, text: string): Promise<Reply | null> {
  const { deeds } = turn.conversation
  const [deed] = deeds
  const rest = behindOtherOne(text)
  if (rest === null || deed?.did !== 'changed' || deed.undone) return null
  const changed = expensesOf(deed)
  const isPair = (ids: readonly string[]) => ids.length === 2 && ids.some((id) => changed.includes(id))
  const pair = deeds.flatMap((each) =>
    each.did === 'recorded' && isPair(each.expenseIds) ? each.expenseIds : [],
  )
  const [other, ...more] = pair.filter((id) => !changed.includes(id))
  const told = read(rest, contextOf(turn))
  const amount = told.kind === 'correction' ? told.changes.amount : undefined
  return other === undefined || more.length > 0 || amount === undefined
    ? null
    : changeOne(turn, other, { amount })
}
