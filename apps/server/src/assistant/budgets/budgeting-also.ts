import { type Budget, type Context, isKindOfSpending, type Meaning, read } from '@casita/reader'
import type { Reply } from '../../message.ts'
import { askReadings } from '../asking/asking.ts'
import { hasOtherBudgeted } from '../conversations-of-others.ts'
import { categoryCalled, contextFor } from '../household.ts'
import { everyLanguage } from '../replies/index.ts'
import { betweenClauses, withoutPunctuation } from '../saying.ts'
import type { Turn } from '../turn.ts'
import { reply } from '../wording.ts'
import { answerBudget, budgetAmount, budgetCategory, inThousands } from './budgeting.ts'

/**
 * 'And 200 for eating out', '200 for eating out', 'and eating out 200', right after a budget was set: sets another
 * budget instead of recording an expense, if the words name a category. Otherwise, as for 'and gas 150', and for what
 * reads as an expense after another member's budget, asks before recording it. Null for every other message.
 */
export async function budgetAlso(turn: Turn, text: string): Promise<Reply | null> {
  const { conversation, household, member, today } = turn
  const [deed] = conversation.deeds
  if (text.includes('?') || turn.repliedTo) return null
  const said = plain(text)
  // '5 for coffee', after a budget, is an expense; '80 for eating out' is not.
  const another = behindAnother(said)
  const rest = another ?? (/^\D?\d/u.test(said) ? said : null)
  if (rest === null || everyLanguage.some(({ oneThing }) => oneThing.test(rest))) return null
  const context = contextFor(member, household, today)
  const wish = wishIn(turn, context, rest)
  const isOwn = deed?.did === 'budgeted' && !deed.undone
  if (wish === null || (another === null && !isOfCategory(turn, wish))) return null
  if (!(isOwn || (await hasOtherBudgeted(turn)))) return null
  const told = read(text, context)
  if (isOfCategory(turn, wish) && (isOwn || told.kind !== 'expenses')) {
    // 'Y 50 para transporte', after a budget of 100.000, means 50.000.
    const before = await budgetAmount(turn, isOwn ? deed.categoryId : null)
    return answerBudget(turn, { ...wish, ...inThousands({ amount: wish.amount ?? 0 }, before) })
  }
  return told.kind === 'expenses' ? askReadings(turn, { why: 'intent', readings: [told.items] }) : null
}

/** What follows an opening that adds another budget: the shortest rest in any language; null without one. */
function behindAnother(said: string): string | null {
  const [shortest] = everyLanguage
    .flatMap(({ anotherBudget }) => anotherBudget.exec(said)?.groups?.rest ?? [])
    .toSorted((a, b) => a.length - b.length)
  return shortest ?? null
}

/**
 * 'Budget 300 for groceries and 100 for eating out': sets several budgets, if each part of the message has one for a
 * different category. If a category is unknown, sets none and says so. Null for every other message.
 */
export async function budgetEach(turn: Turn, text: string): Promise<Reply | null> {
  const { household, member, today } = turn
  const context = contextFor(member, household, today)
  const { listed, title } = titledIn(text)
  const isTitled = title !== '' && read(title, context).kind === 'budget'
  const [first = '', ...others] = (isTitled ? listed : text).trim().split(betweenClauses)
  // In 'Budget 300 for groceries and coffee 5' the coffee is an expense.
  const isBudget = (part: string) =>
    /^\S?\d/.test(part) || withoutLead(part) !== part || isCategoryOf(turn, part)
  const areAmounts = isTitled || (others.length > 0 && others.every(isBudget))
  if (turn.repliedTo || text.includes('?') || !areAmounts) return null
  const opened = read(isTitled ? `${turn.words.setBudget} ${first}` : first, context)
  if (opened.kind !== 'budget') return null
  const wishes = [setIn(opened), ...others.map((part) => wishIn(turn, context, withoutLead(part)))]
  const budgets = wishes.filter((wish) => wish !== null)
  // Under a heading for budgets no part is an expense.
  if (budgets.length < wishes.length) return isTitled ? reply(turn.words.budgetHowMuch) : null
  const about = budgets.map(({ scope }) => budgetCategory(turn, scope))
  if (about.some(({ isUnknown }) => isUnknown)) return reply(turn.words.noSuchCategory)
  const categories = new Set(about.map(({ category }) => category?.id))
  if (categories.has(undefined) || categories.size < about.length) return null
  // '100 lucas y de ropa 50': the second amount is in thousands too.
  const scaled = (budget: Budget) => inThousands({ amount: budget.amount ?? 0 }, opened.amount ?? 0)
  return answerEach(
    turn,
    budgets.map((budget) => (budget === opened ? budget : { ...budget, ...scaled(budget) })),
  )
}

/**
 * 'Pues pon 400 para super y 150 para ocio', right after a question about budgets: sets each of them, if each names a
 * category or a kind of spending. Null for every other message.
 */
export async function setUpBudgets(turn: Turn, text: string): Promise<Reply | null> {
  const { conversation, household, member, today } = turn
  const isTold = conversation.hasJustHeard && conversation.lastQuery?.ofBudget === true
  const opening = everyLanguage.map(({ setsUp }) => setsUp.exec(text)?.[0]).find((each) => each)
  if (!opening || turn.repliedTo || text.includes('?')) return null
  if (!isTold && conversation.budgets?.asked !== true) return null
  const context = contextFor(member, household, today)
  const wishes = text
    .slice(opening.length)
    .split(betweenClauses)
    .map((part) => wishIn(turn, context, withoutLead(part)))
  const budgets = wishes.flatMap((wish) => (wish !== null && isOfCategory(turn, wish) ? [wish] : []))
  return budgets.length === wishes.length ? answerEach(turn, budgets) : null
}

/** Reads words as a budget to be set; null if they give no amount, or are something else. */
function wishIn({ words }: Turn, context: Context, text: string): Budget | null {
  return setIn(read(`${words.setBudget} ${text}`, context))
}

function setIn(meaning: Meaning): Budget | null {
  return meaning.kind === 'budget' && meaning.ask === 'set' && meaning.amount !== null ? meaning : null
}

/** Sets several budgets and answers in one reply. */
async function answerEach(turn: Turn, budgets: readonly Budget[]): Promise<Reply> {
  const answers: string[] = []
  for (const budget of budgets) answers.push((await answerBudget(turn, budget)).text)
  return reply(answers.join('\n'))
}

/** Whether a wish names a category, or a kind of spending that has one. */
function isOfCategory({ household }: Turn, { scope: { categoryId, words } }: Budget): boolean {
  const isCalled = categoryCalled(household, words) !== undefined || isKindOfSpending(words)
  return categoryId !== null && (words === '' || isCalled)
}

/** Removes the words before the category: 'De ropa 50', 'for clothes 50'. */
function withoutLead(part: string): string {
  const lead = everyLanguage.find(({ budgetFor }) => budgetFor.test(part))
  return lead ? part.replace(lead.budgetFor, '') : part
}

/** Splits 'Budgets: groceries 500, clothes 100' into the title before the colon and the list after it. */
function titledIn(text: string): { title: string; listed: string } {
  const [, title = '', listed = ''] = /^([^:\d]+):\s*(\D*\d.*)$/su.exec(text) ?? []
  return { title, listed }
}

/** Whether a part is just a category's name and an amount. */
function isCategoryOf({ household }: Turn, part: string): boolean {
  const [, name = ''] = /^(\D+?)\s+\S?\d\S*$/u.exec(part.trim()) ?? []
  return name !== '' && categoryCalled(household, name) !== undefined
}

/** A message in lower case without punctuation; words with digits stay as written. */
function plain(text: string): string {
  const [first = '', ...words] = text.trim().split(/[\s,]+(?=\S)/)
  return [
    withoutPunctuation(first),
    ...words.map((word) => (/\d/.test(word) ? word : withoutPunctuation(word))),
  ].join(' ')
}
