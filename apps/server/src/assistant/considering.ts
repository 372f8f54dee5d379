import { toMinor } from '@casita/contract'
import { type Context, type Item, type Meaning, readMoney, readTopics } from '@casita/reader'
import type { MemberActor } from '../actor.ts'
import { addDays } from '../calendar.ts'
import type { Deps } from '../deps.ts'
import { fold } from '../folding.ts'
import { type IncomingMessage, textOf } from '../message.ts'
import { viewFor } from './household.ts'
import { askLanguageModel, type Proposal } from './language-model.ts'
import { unnamedItem } from './recording/unnamed-item.ts'

/** The most words that an amount may have ('dos mil trescientos cincuenta y cinco', 2355). */
const longestAmount = 8
const oldestDay = 366

/**
 * Asks the language model about a message that the reader is unsure about. Returns null when no model is configured,
 * the reader is sure, or the model proposes nothing valid. It uses the network, so it is called before the unit of
 * work of `converse`, which takes the result as a proposal: an expense in it is confirmed with the sender before it is
 * recorded.
 */
export async function consider(
  deps: Pick<Deps, 'config' | 'db' | 'log'>,
  member: MemberActor,
  message: Pick<IncomingMessage, 'text' | 'buttonId' | 'sentAt'>,
): Promise<Meaning | null> {
  const { languageModel } = deps.config
  const text = textOf(message)
  if (!languageModel || message.buttonId || text === '') return null
  const { household, context } = await viewFor(deps.db.read, member, new Date(message.sentAt))
  const [{ meaning: own }, ...others] = readTopics(text, context)
  // Only the sender can settle an ambiguity that the reader found; when a message has several topics, each is sure.
  if (others.length > 0 || own.sure || own.kind === 'ambiguous') return null
  const proposal = await askLanguageModel(languageModel, {
    text,
    today: context.today,
    currency: household.currency,
    categories: household.categories.map(({ name }) => name),
    members: household.members.map(({ name }) => name),
  }).catch((error: unknown) => {
    // The model is optional: without it the reader's answer stands.
    deps.log.warn({ err: error }, 'the language model was of no help')
    return null
  })
  return proposal && meaningOf(proposal, text, context)
}

function meaningOf(proposal: Proposal, text: string, context: Context): Meaning | null {
  switch (proposal.kind) {
    case 'expenses':
      return expensesOf(proposal, text, context)
    case 'query':
      return queryOf(proposal, context)
    case 'help':
      return { kind: 'help', sure: true }
    case 'nothing':
      return null
    default:
      return proposal satisfies never
  }
}

/**
 * The proposed expenses as a question; null unless the reader finds every amount in the message and every date is
 * within the allowed range.
 */
function expensesOf(
  { items }: Extract<Proposal, { kind: 'expenses' }>,
  text: string,
  context: Context,
): Meaning | null {
  const written = amountsIn(text, context)
  const oldest = addDays(context.today, -oldestDay)
  const readings: Item[] = []
  for (const item of items) {
    const amount = toMinor(item.amount)
    const date = item.date ?? context.today
    if (!written.has(amount) || date > context.today || date < oldest) return null
    readings.push({
      ...unnamedItem(amount, date, context.currency),
      dateStated: item.date !== null && item.date !== undefined,
      description: item.description,
      categoryId: byName(context.categories, item.category),
    })
  }
  return { kind: 'ambiguous', why: 'intent', readings: [readings], sure: false }
}

function amountsIn(text: string, { locale, currency }: Context): Set<number> {
  const words = text.split(/\s+/)
  const context = { currency, ...(locale !== undefined && { locale }) }
  const amounts = new Set<number>()
  for (let first = 0; first < words.length; first++) {
    for (let last = first + 1; last <= Math.min(words.length, first + longestAmount); last++) {
      const money = readMoney(words.slice(first, last).join(' '), context)
      if (money.kind === 'amount') amounts.add(money.amount)
    }
  }
  return amounts
}

function queryOf(query: Extract<Proposal, { kind: 'query' }>, context: Context): Meaning | null {
  if (query.from > query.to) return null
  return {
    kind: 'query',
    sure: true,
    ask: query.ask,
    period: { name: 'range', from: query.from, to: query.to },
    against: null,
    scope: {
      categoryId: byName(context.categories, query.category),
      categoryKind: null,
      words: '',
      person: byName(context.members ?? [], query.person),
    },
  }
}

function byName(
  things: readonly { id: string; name: string }[],
  name: string | null | undefined,
): string | null {
  return (name && things.find((thing) => fold(thing.name) === fold(name))?.id) || null
}
