import { type Budget, type Correction, isKindOfSpending, type Meaning, onlyItem, read } from '@casita/reader'
import { monthOf } from '../../calendar.ts'
import type { ExpenseRow } from '../../expenses/expense-rows.ts'
import { type Reply, textOf } from '../../message.ts'
import { changeOne } from '../changing/changing.ts'
import { budgetsOfOther } from '../conversations-of-others.ts'
import { type ActiveCategory, categoryById, categoryCalled } from '../household.ts'
import { amountMeant } from '../meant/amount-meant.ts'
import { chosenIndexes } from '../meant/choosing.ts'
import { isNamedIn } from '../meant/naming.ts'
import { findByIds, findByWords, findTarget } from '../meant/targets.ts'
import { pressId } from '../press.ts'
import type { QuestionOf } from '../questions.ts'
import { says, saysOne, withoutPunctuation } from '../saying.ts'
import { contextOf, newQuestion, type Turn } from '../turn.ts'
import { bold, choices, iconBefore, money, reply } from '../wording.ts'
import {
  budgetAmount,
  budgetCategory,
  budgetsOf,
  categoryIdsOf,
  inThousands,
  setAnew,
  setElsewhere,
  setTo,
} from './budgeting.ts'
import { amountDenied } from './denied-amount.ts'

/**
 * 'Raise it to 450', after a budget was mentioned: changes the budget or, if an expense was mentioned with it and
 * either could be meant, asks which. Null if no budget can be meant.
 */
export async function raiseMeant(turn: Turn, correction: Correction): Promise<Reply | null> {
  const { about, changes, raises, deniedAmount } = correction
  if (about !== undefined) return raiseNamed(turn, about, correction)
  const denied = await amountDenied(turn, correction)
  if (denied !== null) return denied === 'expense' ? null : denied
  const newer = await nearOfOther(turn, changes)
  const own = newer
    ? null
    : ((await setAnew(turn, changes, deniedAmount)) ?? (await setElsewhere(turn, changes)))
  if (own) return own
  const { amount, by, currency = turn.household.currency, ...rest } = changes
  const budgets = newer ?? turn.conversation.budgets ?? (await likelyMeant(turn, changes, raises))
  const isAlone = currency === turn.household.currency && Object.keys(rest).length === 0
  if (!budgets || turn.repliedTo || !isAlone || (amount ?? by) === undefined) return null
  // 'No, eran 500' states what was spent.
  const isWish = raises !== undefined || (budgets.asked && !saysOne(textOf(turn.message), 'was'))
  if (!isWish) return null
  const meant = await thoseMeant(turn, budgets.categoryIds, changes, raises)
  const expense = budgets.asked ? null : await expenseMeant(turn, changes, raises)
  const [only, ...others] = meant
  if (only === undefined) return null
  if (!expense && others.length === 0) return setBudgetBy(turn, only, changes)
  return askRaised(turn, expense, meant, changes)
}

/** An expense is unlikely to be raised to this many times its amount. */
const farOff = 10
const nearby = 2

/**
 * The budgets near an amount that is far above the last expense: 'Subilo a 14 mil', after a tip of 300, may mean a
 * budget of 12.000, even one that another member set. Null for none.
 */
async function likelyMeant(turn: Turn, { amount }: Correction['changes'], raises: Correction['raises']) {
  if (amount === undefined || raises === undefined) return null
  const [expense] = (await findTarget(turn)) ?? []
  if (!expense || amount < expense.amount * farOff) return null
  const near = (await budgetsOf(turn)).filter((each) => isNear(amount, each.amount))
  return near.length > 0 ? { categoryIds: categoryIdsOf(near), asked: false } : null
}

/**
 * Changes the budget of a category that the words name: 'El de transporte dejalo en 55 mil' after a budget was set,
 * 'subí el de ocio a 200' at any time. If an expense of this month may be meant as well, asks; one that is called so is
 * meant, unless the amount is near the budget and far from its own. Null if the budget is not meant.
 */
async function raiseNamed(turn: Turn, about: string, { changes, raises }: Correction): Promise<Reply | null> {
  const category = categoryCalled(turn.household, about) ?? categoryWith(turn, about) ?? kindOf(turn, about)
  const isSet = turn.conversation.deeds.some(({ did, undone }) => did === 'budgeted' && !undone)
  const { amount, by, currency = turn.household.currency, ...rest } = changes
  const isAlone = currency === turn.household.currency && Object.keys(rest).length === 0
  if (!category || !isAlone || turn.repliedTo || (amount ?? by) === undefined) return null
  const before = await budgetAmount(turn, category.id)
  if (before === 0) return null
  const expense = await findByWords(turn, about, null)
  const isLikely =
    amount !== undefined && isNear(amount, before) && !(expense && isNear(amount, expense.amount))
  if (!isSet && raises === undefined && !isLikely) return null
  const isNamed = expense !== null && isNamedIn(expense, about)
  if (isNamed && !isLikely) return null
  const isOld = isNamed && expense.expense_date < monthOf(turn.today).first
  return expense && !isOld
    ? askRaised(turn, expense, [category.id], changes)
    : setBudgetBy(turn, category.id, changes)
}

function isNear(amount: number, other: number): boolean {
  return other < amount * nearby && amount < other * nearby
}

/** The category of a kind of spending that goes by another name: 'Ocio', 'eating out'. */
function kindOf(turn: Turn, words: string): ActiveCategory | undefined {
  if (!isKindOfSpending(words)) return undefined
  const meaning = read(`${turn.words.setBudget} ${words} 100`, contextOf(turn))
  return meaning.kind === 'budget' ? budgetCategory(turn, meaning.scope).category : undefined
}

/** The only category with this word in its name: 'Comida' for 'Salidas y comida'. */
function categoryWith({ household }: Turn, word: string): ActiveCategory | undefined {
  const [only, ...others] = household.categories.filter(({ name }) => isNamedIn({ description: name }, word))
  return others.length === 0 ? only : undefined
}

/** The budget near an amount that another member has just set or asked for: 'make it 600'. Null for none. */
async function nearOfOther(turn: Turn, { amount }: Correction['changes']) {
  if (turn.repliedTo) return null
  const [categoryId, ...others] = (amount !== undefined && (await budgetsOfOther(turn))) || []
  if (amount === undefined || categoryId === undefined || others.length > 0) return null
  const before = await budgetAmount(turn, categoryId)
  const { amount: meant = amount } = inThousands({ amount }, before)
  return isNear(meant, before) ? { categoryIds: [categoryId], asked: true } : null
}

/**
 * 'Ok 700', '250', right after another member set a budget near that amount: sets it to that, or agrees to it. Null for
 * every other message.
 */
export async function answerOffer(turn: Turn, text: string, meaning: Meaning): Promise<Reply | null> {
  const item = onlyItem(meaning)
  const isBare = item?.description === '' || says('yes', text.replace(/\d[\d.,]*/, ''))
  if (!item || !isBare || item.dateStated || item.currency !== turn.household.currency) return null
  const [categoryId] = (await nearOfOther(turn, { amount: item.amount }))?.categoryIds ?? []
  return categoryId === undefined ? null : setBudgetBy(turn, categoryId, { amount: item.amount })
}

/** The budgets that the amount would raise or lower, as requested. */
async function thoseMeant(
  turn: Turn,
  categoryIds: readonly (string | null)[],
  changes: Correction['changes'],
  raises: Correction['raises'],
): Promise<(string | null)[]> {
  const meant: (string | null)[] = []
  for (const categoryId of categoryIds) {
    const before = await budgetAmount(turn, categoryId)
    // A budget that was asked about and does not exist yet can be set.
    const isNew = before === 0 && raises === undefined && changes.amount !== undefined
    if (isNew || (before > 0 && fits(inThousands(changes, before), before, raises))) meant.push(categoryId)
  }
  return meant
}

/** The only expense mentioned, if the amount would raise or lower it as requested. */
async function expenseMeant(
  turn: Turn,
  changes: Correction['changes'],
  raises: Correction['raises'],
): Promise<ExpenseRow | null> {
  const [expense, ...others] = (await findTarget(turn)) ?? []
  const isMeant = expense && others.length === 0 && fits(changes, expense.amount, raises)
  return isMeant ? expense : null
}

function fits(changes: Correction['changes'], before: number, raises: Correction['raises']): boolean {
  const after = amountMeant(changes, before)
  if (after === undefined) return false
  return raises === undefined || (raises > 0 ? after > before : after < before)
}

async function setBudgetBy(
  turn: Turn,
  categoryId: string | null,
  changes: Correction['changes'],
): Promise<Reply> {
  const before = await budgetAmount(turn, categoryId)
  const meant = amountMeant(inThousands(changes, before), before)
  return meant === undefined ? reply(turn.words.howToChange) : setTo(turn, categoryId, meant)
}

/** 'Budget 300 for groceries and health': asks which of the two it is for; null for all other requests. */
export function askBudgetOf(turn: Turn, { ask, amount, scope, other }: Budget): Reply | null {
  if (ask !== 'set' || amount === null || !other) return null
  const meant = [scope, other].flatMap((each) => budgetCategory(turn, each).category ?? [])
  const [first, second] = meant.map(({ id }) => id)
  if (first === undefined || second === undefined || first === second) return null
  return askRaised(turn, null, [first, second], { amount })
}

function askRaised(
  turn: Turn,
  expense: ExpenseRow | null,
  budgets: readonly (string | null)[],
  { amount, by }: Correction['changes'],
): Reply {
  const question = putRaise(turn, { expenseId: expense?.id ?? null, budgets: [...budgets], amount, by })
  const titles = titlesOf(turn, question)
  const ids = titles.map((_, reading) => pressId({ does: 'pick', questionId: question.id, reading }))
  const offered = titles.map((title, at) => ({ id: ids[at] ?? '', title }))
  const change = amount !== undefined ? 'to' : (by ?? 0) > 0 ? 'more' : 'less'
  return reply(turn.words.raiseWhich(bold(money(turn, Math.abs(amount ?? by ?? 0))), change), {
    ...choices(turn, offered),
    subject: { questionId: question.id },
  })
}

type Raise = QuestionOf<'raise'>

/** Opens the question whether to raise these, for the caller to put into words. */
export function putRaise(turn: Turn, raise: Pick<Raise, 'expenseId' | 'budgets' | 'amount' | 'by'>): Raise {
  const question: Raise = { ...newQuestion(turn), kind: 'raise', ...raise }
  turn.conversation.ask(question)
  return question
}

/**
 * The titles of what may be raised, in the order of the buttons: the expense before the budgets. Several budgets are
 * shown by name.
 */
function titlesOf({ words, household }: Turn, { expenseId, budgets }: Raise): string[] {
  const names = budgets.map((categoryId) => {
    const category = categoryById(household, categoryId)
    return budgets.length > 1 && category
      ? `${iconBefore(category.icon)}${category.name}`
      : words.buttons.budget
  })
  return expenseId ? [words.buttons.expense, ...names] : names
}

/** Raises what is chosen by its index. */
export async function raiseChosen(turn: Turn, question: Raise, place: number): Promise<Reply> {
  const { expenseId, budgets, amount, by } = question
  const categoryId = budgets[expenseId ? place - 1 : place]
  const changes = { ...(amount !== undefined && { amount }), ...(by !== undefined && { by }) }
  turn.conversation.settle(question.id)
  if (categoryId !== undefined) return setBudgetBy(turn, categoryId, changes)
  const [expense] = expenseId ? await findByIds(turn, [expenseId]) : []
  const meant = expense && amountMeant(changes, expense.amount)
  return expense && meant !== undefined
    ? changeOne(turn, expense, { amount: meant })
    : reply(turn.words.howToChange)
}

/** Handles a choice in words: 'el presupuesto', 'the second', 'yes' to the only one; null if it chooses nothing. */
export async function raiseInWords(turn: Turn, question: Raise, text: string): Promise<Reply | null> {
  const titles = titlesOf(turn, question)
  if (titles.length === 1 && says('yes', text)) return raiseChosen(turn, question, 0)
  const named = titles.findIndex((title) => withoutPunctuation(title).trim() === withoutPunctuation(text))
  const [place = named, ...others] = chosenIndexes(text, titles.length) ?? []
  return place < 0 || others.length > 0 ? null : raiseChosen(turn, question, place)
}
