import { idsOf } from '../../expenses/expense-rows.ts'
import { mostRows, type Reply } from '../../message.ts'
import { undoBudgetDeed } from '../budgets/budgeting.ts'
import { changeOne, deleteAll, restoreAll, revert } from '../changing/changing.ts'
import { putTogether } from '../changing/splitting/putting-together.ts'
import { findByIds, findTarget, siblingsOf } from '../meant/targets.ts'
import { type Press, pressId } from '../press.ts'
import { repeat, resumeRepeating, stopRepeating } from '../recurring/repeating.ts'
import type { Turn } from '../turn.ts'
import { expenseRow, reply, subjectOf } from '../wording.ts'
import { askOther, drop, pick } from './answering-questions.ts'
import { chooseAll, chooseWhich } from './asking-which.ts'
import { askWhose } from './asking-whose.ts'
import { offerCategories } from './choosing-category.ts'

/** Carries out a pressed button, on exactly the expense that it names; `press` is null for an unknown button. */
export async function answerPress(turn: Turn, press: Press | null): Promise<Reply> {
  if (!press) return reply(turn.words.stale)
  switch (press.does) {
    case 'undo':
      return takeBack(turn, [press.expenseId])
    case 'undo-all':
      return takeBack(turn, await togetherWith(turn, press.expenseId, 'restored'))
    case 'restore':
      return restoreAll(turn, [press.expenseId])
    case 'restore-all':
      return restoreAll(turn, await togetherWith(turn, press.expenseId, 'deleted'))
    case 'undo-one':
    case 'category-one':
      return offerEach(turn, press.expenseId, press.does)
    case 'category':
      return offerCategories(turn, press.expenseId)
    case 'categories':
      return offerCategories(turn, press.expenseId, press.page)
    case 'set':
      return changeOne(turn, press.expenseId, { categoryId: press.categoryId })
    case 'whose':
      return whoseIs(turn, press.expenseId)
    case 'paid':
      return changeOne(turn, press.expenseId, { payerId: press.payerId })
    case 'repeat':
      return repeat(turn, press.expenseId, press.every)
    case 'stop-repeating':
      return stopRepeating(turn, press.recurringId)
    case 'resume-repeating':
      return resumeRepeating(turn, press.recurringId)
    case 'revert':
      return undoDeed(turn, press.deedId)
    case 'pick':
      return pick(turn, press.questionId, press.reading)
    case 'other':
      return askOther(turn, press.questionId)
    case 'drop':
      return drop(turn, press.questionId)
    case 'which':
      return chooseWhich(turn, press.questionId, press.expenseId)
    case 'which-all':
      return chooseAll(turn, press.questionId)
    default:
      return press satisfies never
  }
}

function undoDeed(turn: Turn, deedId: string): Promise<Reply> {
  const deed = turn.conversation.deeds.find(({ id }) => id === deedId)
  const isOfBudget = deed?.did === 'budgeted' || deed?.did === 'unbudgeted'
  return isOfBudget ? undoBudgetDeed(turn, deed) : revert(turn, deedId)
}

async function takeBack(turn: Turn, expenseIds: readonly string[]): Promise<Reply> {
  return (await putTogether(turn, expenseIds)) ?? deleteAll(turn, expenseIds)
}

/** Offers categories for the replied-to or last expense, as its button does. */
export async function offerCategoryOfTarget(turn: Turn): Promise<Reply> {
  const [first, ...others] = (await findTarget(turn)) ?? []
  if (!first) return reply(turn.repliedTo ? turn.words.gone : turn.words.nothingToChange)
  return others.length > 0 ? offerEach(turn, first.id, 'category-one') : offerCategories(turn, first.id)
}

async function whoseIs(turn: Turn, expenseId: string): Promise<Reply> {
  const [expense] = await findByIds(turn, [expenseId])
  return expense && expense.deleted_at === null ? askWhose(turn, expense) : reply(turn.words.gone)
}

/**
 * The expenses that were deleted or restored together with this one, the first of them; if none were, or that is
 * forgotten, those of its message.
 */
async function togetherWith(
  turn: Turn,
  expenseId: string,
  did: 'deleted' | 'restored',
): Promise<readonly string[]> {
  for (const deed of turn.conversation.deeds)
    if (deed.did === did && deed.expenseIds[0] === expenseId) return deed.expenseIds
  return idsOf(await siblingsOf(turn, expenseId))
}

/** Lists the expenses of one message to choose from. */
async function offerEach(turn: Turn, expenseId: string, does: 'undo-one' | 'category-one'): Promise<Reply> {
  const standing = (await siblingsOf(turn, expenseId)).filter((expense) => expense.deleted_at === null)
  if (standing.length === 0) return reply(turn.words.gone)
  const press = (id: string): Press => ({ does: does === 'undo-one' ? 'undo' : 'category', expenseId: id })
  const rows = standing
    .slice(0, mostRows)
    .map((expense) => expenseRow(turn, pressId(press(expense.id)), expense))
  return reply(does === 'undo-one' ? turn.words.whichDelete : turn.words.whichChange, {
    list: { button: turn.words.buttons.choose, rows },
    subject: subjectOf(standing),
  })
}
