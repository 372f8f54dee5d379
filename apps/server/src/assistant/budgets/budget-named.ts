import type { Meaning } from '@casita/reader'
import type { Reply } from '../../message.ts'
import { ofAll } from '../answering/of-all.ts'
import { budgetQuery } from '../as-read.ts'
import { categoryCalled } from '../household.ts'
import { isNamedIn } from '../meant/naming.ts'
import { justRecorded, latestOwn } from '../meant/targets.ts'
import { everyLanguage } from '../replies/index.ts'
import { withoutPunctuation, wordsOf } from '../saying.ts'
import type { Turn } from '../turn.ts'
import { answerBudget, isBudgetMeant } from './budgeting.ts'

/**
 * 'Ponele 200 mil a supermercado', right after an answer about budgets or categories: sets the budget of that
 * category, unless the member recently recorded an expense of that name. Null for every other message.
 */
export async function budgetNamed(turn: Turn, meaning: Meaning): Promise<Reply | null> {
  if (meaning.kind !== 'correction' || turn.repliedTo || !hasToldOfCategories(turn)) return null
  const { amount, description = '', categoryId, categoryKind: _, ...rest } = meaning.changes
  if (amount === undefined || description === '' || !categoryId) return null
  // 'Ponle 80 mil a la bencina' (petrol), if the budget of its category was asked about.
  const isAsked = turn.conversation.budgets?.categoryIds.join() === categoryId
  if (!isAsked && categoryCalled(turn.household, description)?.id !== categoryId) return null
  if (Object.keys(rest).length > 0) return null
  const isNoted = justRecorded(turn, await latestOwn(turn)).some((each) => isNamedIn(each, description))
  return isNoted
    ? null
    : answerBudget(turn, { kind: 'budget', ask: 'set', amount, scope: { ...ofAll, categoryId }, sure: true })
}

/** Whether the last answer was about budgets or the totals of categories. */
function hasToldOfCategories(turn: Turn): boolean {
  const { hasJustHeard, lastQuery, budgets } = turn.conversation
  const isByCategory = lastQuery?.ask === 'top' && (lastQuery.ranking ?? 'categories') === 'categories'
  const isHeard = hasJustHeard && (isByCategory || lastQuery?.ofBudget === true)
  return isHeard || isBudgetMeant(turn) || budgets?.asked === true
}

/** The most words of a bare 'how much'. */
const mostWords = 4

/**
 * 'Quanto já foi?', 'já passou?', 'avisame cuando llegue a 350' (tell me when it reaches 350), right after a budget
 * was set: shows its status. Null for every other message.
 */
export async function budgetSoFar(turn: Turn, text: string, meaning: Meaning): Promise<Reply | null> {
  const [deed] = turn.conversation.deeds
  if (deed?.did !== 'budgeted' || !isBudgetMeant(turn)) return null
  if (everyLanguage.some(({ soFar }) => soFar.test(withoutPunctuation(text))))
    return standingBudget(turn, deed.categoryId)
  if (meaning.kind !== 'query') return null
  const { ask, average, other, without, period, scope } = meaning
  const isOfAll = scope.words === '' && scope.categoryKind === null && (scope.person ?? 'me') === 'me'
  const isPlain = ask === 'total' && !average && !other && !without && period.name === 'this_month'
  const { hasJustHeard, lastQuery } = turn.conversation
  const isOfOther = hasJustHeard && lastQuery?.ofBudget !== true
  if (!isOfAll || !isPlain || isOfOther || wordsOf(text).length > mostWords) return null
  return standingBudget(turn, deed.categoryId)
}

function standingBudget(turn: Turn, categoryId: string | null): Promise<Reply> {
  return answerBudget(turn, budgetQuery({ ...ofAll, categoryId }))
}
