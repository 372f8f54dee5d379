import type { Meaning } from './meaning.ts'
import type { Topic } from './topics.ts'
import { skipAll } from './words/edges.ts'
import { isParticle } from './words/particle.ts'
import { after, has, hasAny, isAsked, isAt, type Sentence, type Stretch, textOf } from './words/sentence.ts'

/**
 * Splits a message that sets several budgets into one topic for each: 'Monthly budget 300 food, 100 petrol', 'budget
 * 600 groceries 150 gas'. The first part that puts number and category in the other order ('budget 300 for groceries
 * and coffee 5') starts what was spent. Null for any other message, and if one of the parts is not sure.
 */
export function budgetTopicsOf(sentence: Sentence, read: (text: string) => Meaning): readonly Topic[] | null {
  if (!hasAny(sentence, 'budget') || isAsked(sentence) || hasAny(sentence, 'delete', 'change', 'left'))
    return null
  const [first, ...others] = partsOf(sentence)
  const word = first === undefined ? -1 : budgetIn(sentence, first)
  if (first === undefined || others.length === 0 || word < 0) return null
  const name = textOf(sentence, word, after(sentence, word))
  const isAmountFirst = leadsWithAmount(sentence, { ...first, start: after(sentence, word) })
  const told = others.findIndex((part) => leadsWithAmount(sentence, part) !== isAmountFirst)
  // 'And for eating out 100' continues the part before it.
  if (others.some(({ start }) => isAt(sentence, start, 'preposition', 'of'))) return null
  const wished = told < 0 ? others : others.slice(0, told)
  const texts = [
    textOf(sentence, first.start, first.end),
    ...wished.map(({ start, end }) => `${name} ${textOf(sentence, start, end)}`),
    ...others
      .slice(wished.length, wished.length + 1)
      .map(({ start }) => textOf(sentence, start, sentence.tokens.length)),
  ]
  const topics = texts.map((text): Topic => ({ text, meaning: read(text) }))
  return topics.every(({ meaning }, at) => isSure(meaning, at > wished.length)) ? topics : null
}

/** Whether a part surely sets the budget of one category or, if `isTold`, tells what was spent. */
function isSure(meaning: Meaning, isTold: boolean): boolean {
  if (meaning.kind !== 'budget' || isTold) return isTold && meaning.kind === 'expenses'
  const { ask, amount, scope, other, sure } = meaning
  const isOfCategory = scope.categoryId !== null || scope.categoryKind !== null
  return ask === 'set' && amount !== null && isOfCategory && other === undefined && sure
}

/**
 * The stretches between punctuation and joining words, or of one number each if nothing joins them; empty unless each
 * of them has exactly one number.
 */
function partsOf(sentence: Sentence): Stretch[] {
  const { tokens } = sentence
  const parts: Stretch[] = []
  let start = 0
  for (let at = 0; at <= tokens.length; at = after(sentence, at)) {
    const isJoint = tokens[at]?.kind === 'break' || isAt(sentence, at, 'and')
    if (!isJoint && at < tokens.length) continue
    // 'Budget: food 300': a colon belongs to what follows it.
    if (tokens[at]?.key !== ':' && at > start) parts.push({ start, end: at })
    if (tokens[at]?.key !== ':') start = after(sentence, at)
  }
  const [first, ...others] = parts
  const each = first && others.length === 0 ? byNumber(sentence, first) : parts
  return each.every((part) => typedNumbersIn(sentence, part) === 1) ? each : []
}

/** Divides a stretch before each number but the first, or behind each, depending on where the category stands. */
function byNumber(sentence: Sentence, part: Stretch): Stretch[] {
  const budget = budgetIn(sentence, part)
  if (budget < 0) return [part]
  const isAmountFirst = leadsWithAmount(sentence, { ...part, start: after(sentence, budget) })
  const numbers = sentence.tokens.flatMap(({ kind }, at) => (kind === 'number' && at > budget ? [at] : []))
  const cuts = isAmountFirst
    ? numbers.slice(1).map((at) => (isAt(sentence, at - 1, 'currency') ? at - 1 : at))
    : numbers.slice(0, -1).map((at) => skipAll(sentence, at + 1, 'number', 'times', 'currency', 'minor'))
  const starts = [part.start, ...cuts]
  return starts.map((start, at) => ({ start, end: starts[at + 1] ?? part.end }))
}

function typedNumbersIn({ tokens }: Sentence, { start, end }: Stretch): number {
  return tokens.slice(start, end).filter(({ kind }) => kind === 'number').length
}

/** The index of the word for a budget in a stretch; -1 if there is none. */
function budgetIn(sentence: Sentence, { start, end }: Stretch): number {
  for (let at = start; at < end; at = after(sentence, at)) if (isAt(sentence, at, 'budget')) return at
  return -1
}

/** Whether the number of a part comes before the category that it is for. */
function leadsWithAmount(sentence: Sentence, { start, end }: Stretch): boolean {
  const number = sentence.tokens.findIndex(({ kind }, at) => at >= start && at < end && kind === 'number')
  const isNamed = (at: number) => isAt(sentence, at, 'kind') || isParticle(sentence, at, 'kindOfSpending')
  for (let at = start; at < number; at++) if (isNamed(at)) return false
  return !has(sentence, { start, end: number }, 'kind')
}
