import { type Correction, type Meaning, read } from '@casita/reader'
import type { Reply } from '../../message.ts'
import { eachWas } from '../asking/each-amount.ts'
import { raiseMeant } from '../budgets/raising.ts'
import { describedFor } from '../meant/described-for.ts'
import { asNamed } from '../meant/meant-by-name.ts'
import { isNamedIn } from '../meant/naming.ts'
import { only } from '../meant/only.ts'
import { latestOwn } from '../meant/targets.ts'
import type { Edit } from '../questions.ts'
import { asRefused } from '../recording/declining.ts'
import { contextOf, type Turn } from '../turn.ts'
import { reply } from '../wording.ts'
import { asTold } from './amounts/amount-told.ts'
import { changeMeant, type MeantChange } from './change-meant.ts'
import { changeAll } from './changing.ts'
import { restoreByAmount } from './deleting/deleting.ts'
import { askDenied, type What, whatItWas } from './deleting/denying.ts'
import { editOf } from './edit-of.ts'
import { askOwnOne } from './own-one.ts'
import { askBeforeEdit, askWhatChanges } from './unclear-change.ts'

type Changes = Correction['changes']

/**
 * Applies a correction to the replied-to expense, the named one, or the sender's last; asks if several could be meant.
 */
export async function correct(turn: Turn, correction: Correction): Promise<Reply> {
  const meant = await askDenied(turn, await asNamed(turn, correction))
  if (!('changes' in meant)) return meant
  if (meant.amounts !== undefined) return eachWas(turn, meant)
  if (isStory(turn, meant.changes.description)) return reply(turn.words.howToChange)
  const other =
    (await asRefused(turn, meant)) ??
    (await raiseMeant(turn, correction)) ??
    (await askOwnOne(turn, correction)) ??
    (await restoreByAmount(turn, meant))
  if (other) return other
  const change = await changeMeant(turn, meant)
  if ('answer' in change) return change.answer
  if ('instead' in change) return correct(turn, change.instead)
  const unclear = await askWhatChanges(turn, change)
  if (unclear) return unclear
  const [first] = change.target
  // 'Lower it to 380' is not about an expense of 57.
  if (first && isAgainst(correction, first.amount)) return reply(turn.words.howToChange)
  const edit = first ? { ...editOf(turn, asTold(turn, change, first), first), ...namedFor(turn, change) } : {}
  return (await askBeforeEdit(turn, change, edit)) ?? changeAll(turn, change.target, edit)
}

/** Whether a request to raise or lower an amount would do the opposite. */
function isAgainst({ raises, changes: { amount } }: Correction, before: number): boolean {
  return raises !== undefined && amount !== undefined && raises * (amount - before) < 0
}

/** The only expense meant with the person whom a correction says that it was for. */
function namedFor(turn: Turn, { meant: { forWhom }, target }: MeantChange): Edit {
  const expense = only(target)
  if (forWhom === undefined || !expense) return {}
  return { description: describedFor(turn, expense.description, forWhom) }
}

/**
 * A longer text with several clauses, one that does not begin with a thing, or one with a clause that is itself a
 * request, is not taken for a new name.
 */
const mostWords = 7

function isStory(turn: Turn, description = ''): boolean {
  const clauses = description.split(/,\s/)
  const kindOf = (clause = '') => read(clause, contextOf(turn)).kind
  // 'No, era pan, borrá la leche' (it was bread, delete the milk).
  if (clauses.some((clause) => kindOf(clause) === 'delete')) return true
  if (clauses.length === 1) return false
  // 'No, no las devolvimos, me las quedé' (we did not return them, I kept them) names nothing.
  return kindOf(clauses[0]) !== 'missing_amount' || description.split(/\s+/).length > mostWords
}

/** Handles the answer to the question what an expense was; null if the message does not answer it. */
export async function answerWhat(
  turn: Turn,
  question: What,
  text: string,
  meaning: Meaning,
): Promise<Reply | null> {
  const correction = whatItWas(turn, question, text, meaning)
  if (!correction || (await namesAnother(turn, question.expenseId, correction.changes))) return null
  turn.conversation.settle(question.id)
  return correct({ ...turn, repliedTo: { about: 'expenses', ids: [question.expenseId] } }, correction)
}

/** Whether a change with a name is for an expense other than the one asked about: 'ponle 1300 al uber'. */
async function namesAnother(turn: Turn, id: string, { description, ...changes }: Changes): Promise<boolean> {
  const { categoryId: _, categoryKind: __, ...rest } = changes
  if (description === undefined || Object.keys(rest).length === 0) return false
  const named = (await latestOwn(turn)).filter((expense) => isNamedIn(expense, description))
  return named.length > 0 && named.every((expense) => expense.id !== id)
}
