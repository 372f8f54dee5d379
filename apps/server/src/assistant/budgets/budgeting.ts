import { fromMinor, largestAmount } from '@casita/contract'
import { type Budget, type Correction, mayBeThousands, type Scope } from '@casita/reader'
import {
  type BudgetStatus,
  deleteBudget,
  findBudgetStatus,
  listBudgets,
  restoreBudget,
} from '../../budgets/budgets.service.ts'
import { setBudget } from '../../budgets/set-budget.service.ts'
import type { Standing } from '../../budgets/standing.ts'
import { newId } from '../../db/ids.ts'
import { type Reply, textOf } from '../../message.ts'
import { groceriesMeant } from '../answering/all-food.ts'
import { aboutOf as askedAbout, sumOf, toldOf } from '../answering/asked-about.ts'
import { thisMonth } from '../answering/periods-before.ts'
import { totalQuery } from '../as-read.ts'
import type { Deed } from '../conversation-state.ts'
import { type ActiveCategory, categoryById, categoryMeant, namesCategory } from '../household.ts'
import { amountMeant } from '../meant/amount-meant.ts'
import { only } from '../meant/only.ts'
import { latestOfAll } from '../meant/targets.ts'
import { budgetName } from '../month-line.ts'
import { pressId } from '../press.ts'
import { everyLanguage } from '../replies/index.ts'
import { withoutPunctuation } from '../saying.ts'
import type { Turn } from '../turn.ts'
import { bold, button, dayName, iconBefore, money, reply, roundly } from '../wording.ts'

/** Shows or sets the monthly budget of a category or of the household. */
export async function answerBudget(turn: Turn, asked: Budget): Promise<Reply> {
  const { words } = turn
  const { ask, amount, by, scope } = asked
  const { category, isUnknown } = budgetCategory(turn, scope)
  if (ask === 'set') {
    // 'Un tope de 300 para Ana' (a limit for Ana): there are no budgets for persons.
    const isOfOther = scope.person !== null && scope.person !== 'me'
    if (isUnknown || isOfOther) return reply(words.noSuchCategory)
    const categoryId = category ? category.id : await budgetMeant(turn, amount)
    if (by !== undefined) return raiseBy(turn, categoryId, by)
    if (amount === null) return reply(words.budgetHowMuch)
    const before = await budgetAmount(turn, categoryId)
    return setTo(turn, categoryId, inThousands({ amount }, before).amount ?? amount)
  }
  const all = await budgetsOf(turn)
  // Unknown words with a space are not taken for the name of a category.
  const isNone = !isUnknown || scope.words.includes(' ')
  if (isNone && !category && all.length > 0) {
    turn.conversation.tellOfBudgets(categoryIdsOf(all), { asked: true })
    return reply(all.map((standing) => toldAs(turn, standing, asked, all.length === 1)).join('\n'))
  }
  const standing = all.find(({ budget }) => category && budget.category_id === category.id)
  if (standing) {
    turn.conversation.tellOfBudgets(categoryIdsOf([standing]), { asked: true })
    return reply(toldAs(turn, standing, asked, true))
  }
  if (category) turn.conversation.tellOfBudgets([category.id], { asked: true })
  const none = words.noBudget(category ? nameOf(category) : scope.words || null)
  const spent = isUnknown ? null : await spentOn(turn, scope)
  return reply([none, spent, linesOf(turn, all)].filter(Boolean).join('\n'))
}

/** This month's spending on what was asked about, for a reply that there is no budget; null without any. */
async function spentOn(turn: Turn, scope: Scope): Promise<string | null> {
  const period = thisMonth(turn.today)
  const about = askedAbout(turn, totalQuery(period, scope))
  const total = await sumOf(turn, about, period)
  return total.count > 0 ? turn.words.total(toldOf(turn, about, period, total)) : null
}

/** Raises or lowers a budget by an amount; the only one, if none is named. Says so if there is none. */
async function raiseBy(turn: Turn, named: string | null, by: number): Promise<Reply> {
  const standing = (await standingOf(turn, named)) ?? (named === null ? await onlyBudget(turn) : null)
  const categoryId = standing?.budget.category_id ?? named
  const category = categoryById(turn.household, categoryId)
  if (!standing) return reply(turn.words.noBudget(category ? nameOf(category) : null))
  return setTo(turn, categoryId, amountMeant(inThousands({ by }, standing.amount), standing.amount) ?? 0)
}

/** The only budget; null if there are several, or none. */
async function onlyBudget(turn: Turn): Promise<BudgetStatus | null> {
  return only(await budgetsOf(turn))
}

/** The current status of all budgets of the household. */
export function budgetsOf({ work, member, today }: Turn): Promise<BudgetStatus[]> {
  return listBudgets(work.db, member.householdId, { day: today, today })
}

/** The category ids of some budgets; null for the household's. */
export function categoryIdsOf(budgets: readonly Standing[]): (string | null)[] {
  return budgets.map(({ budget }) => budget.category_id)
}

/**
 * The category that a budget request without a name means: 'Subí el presupuesto a 300', right after a budget was shown
 * or set, or 'a limit of 150 for it', after a question. Without either, 'the budget' is the only one, unless the
 * amount is too far from it. Null for the household.
 */
async function budgetMeant(turn: Turn, amount: number | null): Promise<string | null> {
  const { conversation, message } = turn
  const [deed] = conversation.deeds
  const isSet = isBudgetMeant(turn) && !conversation.budgets?.asked
  const set = isSet && deed?.did === 'budgeted' ? [deed.categoryId] : null
  const said = ` ${withoutPunctuation(textOf(message))} `
  const says = (phrases: readonly string[]) => phrases.some((each) => said.includes(` ${each} `))
  if (conversation.hasJustHeard && everyLanguage.some(({ forThat }) => says(forThat)))
    return conversation.lastQuery?.scope.categoryId ?? null
  if (!everyLanguage.some(({ thatBudget }) => says(thatBudget))) return null
  const told = set ?? conversation.budgets?.categoryIds
  if (told) return only(told)
  const one = await onlyBudget(turn)
  const isNear = one && amount !== null && amount < 2 * one.amount && one.amount < 2 * amount
  return isNear ? one.budget.category_id : null
}

/** Whether a budget was just set, with nothing done, asked or listed since, so that 'it' means that budget. */
export function isBudgetMeant({ conversation, repliedTo }: Turn): boolean {
  const [deed] = conversation.deeds
  const isLast = deed?.did === 'budgeted' && !deed.undone && conversation.listed.length === 0
  return !repliedTo && isLast && !conversation.lastAsked
}

/**
 * 'Ponelo en 250', 'súbele 50', right after a budget was set and with nothing but an amount: sets it to that or raises
 * it by that. 'no era 100, era 150' after 'súbelo 100' corrects the difference. Null for all others.
 */
export async function setAnew(
  turn: Turn,
  changes: Correction['changes'],
  denied?: number,
): Promise<Reply | null> {
  const [deed] = turn.conversation.deeds
  const { amount: _, by: __, currency = turn.household.currency, ...rest } = changes
  const isAlone = currency === turn.household.currency && Object.keys(rest).length === 0
  const isMeant = isBudgetMeant(turn) && !turn.conversation.budgets?.asked
  if (!isMeant || deed?.did !== 'budgeted' || !isAlone) return null
  const standing = await standingOf(turn, deed.categoryId)
  const before = standing?.amount ?? 0
  const grown = deed.before === null ? 0 : before - deed.before
  const wasBy =
    denied !== undefined && inThousands({ amount: denied }, Math.abs(grown)).amount === Math.abs(grown)
  if (wasBy && changes.amount !== undefined) {
    const { amount = 0 } = inThousands({ amount: changes.amount }, Math.abs(grown))
    return setTo(turn, deed.categoryId, before - grown + Math.sign(grown) * amount)
  }
  const meant = amountMeant(inThousands(changes, before), before)
  if (meant === undefined) return null
  const isFarLess = changes.amount !== undefined && meant * farOff < before && meant < (standing?.spent ?? 0)
  return isFarLess ? reply(turn.words.howToChange) : setTo(turn, deed.categoryId, meant)
}

/** An amount this many times below the budget, and already spent, is meant for something else ('put it at 49'). */
const farOff = 4

/** 'Groceries I mean', right after a budget was set for another category: moves it to this one; null for all others. */
export async function setElsewhere(turn: Turn, changes: Correction['changes']): Promise<Reply | null> {
  const [deed] = turn.conversation.deeds
  const { categoryId, categoryKind: _, description: __, ...rest } = changes
  const isMeant = isBudgetMeant(turn) && !turn.conversation.budgets?.asked
  if (!isMeant || deed?.did !== 'budgeted' || !categoryId || Object.keys(rest).length > 0) return null
  // 'Put it in health' means what another member has recorded since.
  const [last] = await latestOfAll(turn)
  if (last && last.id > deed.id) return null
  const standing = deed.categoryId === categoryId ? null : await standingOf(turn, deed.categoryId)
  if (!standing) return null
  await takeBudgetBack(turn, deed)
  return setTo(turn, categoryId, standing.amount)
}

/** Scales an amount that leaves out the thousands: 'Subilo a 250', for a budget of 200.000. */
export function inThousands({ amount, by }: Correction['changes'], before: number): Correction['changes'] {
  const scaled = (value: number) => (mayBeThousands(Math.abs(value), before) ? value * 1000 : value)
  return {
    ...(amount !== undefined && { amount: scaled(amount) }),
    ...(by !== undefined && { by: scaled(by) }),
  }
}

/**
 * Sets the monthly budget of a category, or of the household for null, and shows its status. Asks for the amount if it
 * is zero, negative or too large.
 */
export async function setTo(turn: Turn, categoryId: string | null, amount: number): Promise<Reply> {
  if (amount <= 0 || amount > largestAmount) return reply(turn.words.budgetHowMuch)
  const standing = await standingOf(turn, categoryId)
  // Earlier versions left budgets of 0, which count as none.
  const before = standing?.budget.amount || null
  const own = standing && standing.amount !== before && { day: turn.today, amount: standing.amount }
  const deed = { id: newId(), did: 'budgeted' as const, categoryId, before, ...(own && { own }) }
  turn.conversation.note(deed)
  return undoable(turn, deed, await told(turn, await put(turn, categoryId, amount)))
}

/** Adds to the answer about a budget the button that undoes what was done to it. */
export function undoable({ words }: Turn, { id }: BudgetDeed, answer: Reply): Reply {
  return { ...answer, buttons: [button(pressId({ does: 'revert', deedId: id }), words.buttons.undo)] }
}

type BudgetDeed = Extract<Deed, { did: 'budgeted' | 'unbudgeted' }>

/** Undoes what was done to a budget, however it is since. */
export function takeBudgetDeedBack(turn: Turn, deed: BudgetDeed): Promise<Reply> {
  return deed.did === 'budgeted' ? takeBudgetBack(turn, deed) : bringBudgetBack(turn, deed)
}

/** Does so for the button of the answer that told it, unless something else was done to the budget since. */
export async function undoBudgetDeed(turn: Turn, deed: BudgetDeed): Promise<Reply> {
  const { conversation, words } = turn
  const latest = conversation.deeds.find(
    (each) => 'categoryId' in each && each.categoryId === deed.categoryId && !each.undone,
  )
  if (latest?.id !== deed.id) return reply(words.stale)
  const answer = await takeBudgetDeedBack(turn, deed)
  conversation.markOneUndone(deed.id)
  return answer
}

/**
 * Undoes the setting of a budget: restores the former amount, or removes it if there was none. A budget that another
 * member has removed since stays removed.
 */
async function takeBudgetBack(
  turn: Turn,
  { categoryId, before, own }: Extract<Deed, { did: 'budgeted' }>,
): Promise<Reply> {
  const standing = await standingOf(turn, categoryId)
  if (!standing) return reply(turn.words.nothingToUndo)
  if (before === null) return endBudget(turn, standing)
  const usual = await put(turn, categoryId, before)
  return told(turn, own ? await put(turn, categoryId, own.amount, own.day) : usual)
}

/** Undoes the removal of a budget, unless a new one was set since, or its category is gone. */
async function bringBudgetBack(
  turn: Turn,
  { categoryId, budgetId }: Extract<Deed, { did: 'unbudgeted' }>,
): Promise<Reply> {
  if (categoryId !== null && !categoryById(turn.household, categoryId)) return reply(turn.words.categoryGone)
  if (await standingOf(turn, categoryId)) return reply(turn.words.nothingToUndo)
  await restoreBudget(turn.work, turn.member, budgetId)
  const standing = await standingOf(turn, categoryId)
  return standing ? told(turn, standing) : reply(turn.words.nothingToUndo)
}

/** The current status of the budget of a category, or of the household for null; null if there is none. */
export function standingOf(
  { work, member, today }: Turn,
  categoryId: string | null,
): Promise<BudgetStatus | null> {
  return findBudgetStatus(work.db, member.householdId, categoryId, { day: today, today })
}

/** The amount that a budget has this month; 0 without one. */
export async function budgetAmount(turn: Turn, categoryId: string | null): Promise<number> {
  return (await standingOf(turn, categoryId))?.amount ?? 0
}

/** Sets the amount for every month or, with `day`, only for the month of that day. */
function put(turn: Turn, categoryId: string | null, amount: number, day?: string): Promise<BudgetStatus> {
  const wanted = {
    category_id: categoryId,
    amount: fromMinor(amount),
    ...(day !== undefined && { month: day }),
  }
  return setBudget(turn.work, turn.member, wanted)
}

/** Removes a budget and confirms it. */
export async function endBudget(turn: Turn, standing: BudgetStatus): Promise<Reply> {
  await deleteBudget(turn.work, turn.member, standing.budget.id)
  return reply(turn.words.budgetGone(bold(money(turn, standing.budget.amount)), budgetName(standing)))
}

function told(turn: Turn, standing: BudgetStatus): Reply {
  const set = turn.words.budgetSet(bold(money(turn, standing.budget.amount)), budgetName(standing))
  return reply(`${set}\n${budgetLine(turn, standing)}`)
}

/**
 * The category of the budget that is meant. Words that match no category are unknown, so that they do not become a
 * budget for everything.
 */
export function budgetCategory({ household }: Turn, scope: Scope) {
  // A budget for food means groceries.
  const meant = categoryMeant(household, groceriesMeant(household, scope) ?? scope)
  // A thing that only fits the category 'other' is not that whole category.
  const isPart = scope.categoryKind === 'other' && meant && !namesCategory(meant, scope.words)
  const category = isPart ? undefined : meant
  return { category, isUnknown: !category && (scope.categoryKind !== null || scope.words !== '') }
}

/** The display name of a category. */
export function nameOf({ icon, name }: ActiveCategory): string {
  return `${iconBefore(icon)}${bold(name)}`
}

function linesOf(turn: Turn, budgets: readonly Standing[]): string {
  return budgets.map((standing) => budgetLine(turn, standing)).join('\n')
}

/**
 * A budget's status line, with what is left after a supposed expense or for each day or week, if asked for. Of several
 * budgets, a supposed expense counts only for the household's.
 */
function toldAs(turn: Turn, standing: BudgetStatus, { each, supposed }: Budget, isAlone: boolean): string {
  const line = budgetLine(turn, standing)
  if (supposed !== undefined && (isAlone || standing.budget.category_id === null))
    return `${line} ${leftAfter(turn, standing, supposed)}`
  return each && standing.left > 0 ? `${line} ${leftEach(turn, standing, each)}` : line
}

const daysOfWeek = 7

/** Says what is left for each day or week after the recurring expenses that are still to come. */
function leftEach(turn: Turn, { month, left, toCome, perDay }: BudgetStatus, each: 'day' | 'week'): string {
  const { words } = turn
  const rest = left - toCome
  const then = bold(money(turn, Math.abs(rest)))
  const coming = [
    words.stillComing(bold(money(turn, toCome))),
    rest < 0 ? words.overThen(then) : words.restThen(then),
  ]
  const isOfWeek = each === 'week' && perDay * daysOfWeek < rest
  const sum = bold(roundly(turn, isOfWeek ? perDay * daysOfWeek : perDay))
  const told = words.leftEach(sum, isOfWeek ? 'week' : 'day', dayName(turn, month.last))
  return [...(toCome > 0 ? coming : []), ...(rest > 0 ? [told] : [])].join(' ')
}

function leftAfter(turn: Turn, { available, left }: Standing, supposed: number): string {
  const { amount: more = supposed } = inThousands({ amount: supposed }, available)
  const rest = left - more
  const [said, would] = [bold(money(turn, more)), bold(money(turn, Math.abs(rest)))]
  return rest >= 0 ? turn.words.leftAfter(said, would) : turn.words.overAfter(said, would)
}

function budgetLine(turn: Turn, standing: Standing): string {
  const [spent, available] = [bold(money(turn, standing.spent)), bold(money(turn, standing.available))]
  const rest = bold(money(turn, Math.abs(standing.left)))
  const left = standing.left >= 0 ? turn.words.left(rest) : turn.words.over(rest)
  return `${turn.words.budgetSpent(spent, available, budgetName(standing))} ${left}`
}
