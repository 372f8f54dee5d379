import { read, type Scope } from '@casita/reader'
import { newId } from '../../db/ids.ts'
import { mostRows, type Reply } from '../../message.ts'
import { categoryById } from '../household.ts'
import { chosenIndexes } from '../meant/choosing.ts'
import { isPartOf } from '../meant/naming.ts'
import { only } from '../meant/only.ts'
import { pressId } from '../press.ts'
import type { QuestionOf } from '../questions.ts'
import { withoutPointers, withoutPunctuation } from '../saying.ts'
import { contextOf, newQuestion, type Turn } from '../turn.ts'
import { choices, iconBefore, reply } from '../wording.ts'
import {
  budgetCategory,
  budgetsOf,
  categoryIdsOf,
  endBudget,
  nameOf,
  standingOf,
  undoable,
} from './budgeting.ts'

type GiveUp = QuestionOf<'giveUp'>

/**
 * Removes the budget that a request names, otherwise the one mentioned last or the only one; asks which if there are
 * several.
 */
export async function giveUpBudget(turn: Turn, scope: Scope): Promise<Reply> {
  const { category, isUnknown } = budgetCategory(turn, scope)
  if (isUnknown) return reply(turn.words.noBudget(scope.words || null))
  if (category) return giveUp(turn, category.id)
  const [told, ...more] = turn.conversation.budgets?.categoryIds ?? []
  if (told !== undefined && more.length === 0) return giveUp(turn, told)
  const all = categoryIdsOf(await budgetsOf(turn))
  return all.length > 1 ? askWhichBudget(turn, all) : giveUp(turn, only(all))
}

/** Removes a budget when a delete request names one ('el presupuesto de súper'); otherwise null. */
export async function giveUpNamed(turn: Turn, words: string): Promise<Reply | null> {
  const meaning = read(words, contextOf(turn))
  return meaning.kind === 'budget' && meaning.ask === 'show' ? giveUpBudget(turn, meaning.scope) : null
}

async function giveUp(turn: Turn, categoryId: string | null): Promise<Reply> {
  const standing = await standingOf(turn, categoryId)
  const category = categoryById(turn.household, categoryId)
  if (!standing) return reply(turn.words.noBudget(category ? nameOf(category) : null))
  const deed = { id: newId(), did: 'unbudgeted' as const, categoryId, budgetId: standing.budget.id }
  turn.conversation.note(deed)
  return undoable(turn, deed, await endBudget(turn, standing))
}

function askWhichBudget(turn: Turn, budgets: (string | null)[]): Reply {
  const { words } = turn
  const question = { ...newQuestion(turn), kind: 'giveUp' as const, budgets: budgets.slice(0, mostRows) }
  turn.conversation.ask(question)
  const offered = question.budgets.map((categoryId, reading) => ({
    id: pressId({ does: 'pick', questionId: question.id, reading }),
    title: titleOf(turn, categoryId),
  }))
  return reply(words.whichBudget, {
    ...choices(turn, offered),
    subject: { questionId: question.id },
  })
}

function titleOf({ household, words }: Turn, categoryId: string | null): string {
  const category = categoryById(household, categoryId)
  return category ? `${iconBefore(category.icon)}${category.name}` : words.wholeHousehold
}

/** Removes the budget chosen by its index. */
export async function giveUpChosen(turn: Turn, { id, budgets }: GiveUp, place: number): Promise<Reply> {
  const categoryId = budgets[place]
  if (categoryId === undefined) return reply(turn.words.stale)
  turn.conversation.settle(id)
  return giveUp(turn, categoryId)
}

/** Handles a choice in words: 'súper', 'the second'; null if it chooses nothing. */
export async function giveUpInWords(turn: Turn, question: GiveUp, text: string): Promise<Reply | null> {
  const { budgets } = question
  const words = withoutPointers(text)
  const named = budgets.flatMap((each, place) =>
    words !== '' && isPartOf(withoutPunctuation(titleOf(turn, each)), words) ? [place] : [],
  )
  const place = only(chosenIndexes(text, budgets.length) ?? named)
  return place === null ? null : giveUpChosen(turn, question, place)
}
