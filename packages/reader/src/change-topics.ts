import type { Meaning } from './meaning.ts'
import type { Topic } from './topics.ts'
import { behindArticle } from './words/edges.ts'
import {
  after,
  isAsked,
  isAt,
  isNumberAt,
  numbersIn,
  type Sentence,
  type Stretch,
  textOf,
} from './words/sentence.ts'

/**
 * Splits a message that changes the amounts of several expenses with one verb into one topic for each: 'Sumale 100 a
 * la feria y 50 al pan', 'take 5 off the taxi and 2 off the coffee', 'make the groceries 50 and the taxi 20'. Null for
 * any other message, and if one of the parts is not surely such a change.
 */
export function changeTopicsOf(sentence: Sentence, read: (text: string) => Meaning): readonly Topic[] | null {
  if (isAsked(sentence)) return null
  const [first, ...others] = partsOf(sentence)
  if (first === undefined || others.length === 0) return null
  const lead = leadEnd(sentence, first)
  if (lead === first.start || lead === first.end) return null
  const verb = textOf(sentence, first.start, lead)
  const texts = [textOf(sentence, first.start, first.end)]
  for (const { start, end } of others) {
    const from = alikeIn(sentence, start, lead)
    if (from < 0) return null
    texts.push(`${verb} ${textOf(sentence, from, end)}`)
  }
  const topics: Topic[] = []
  for (const text of texts) {
    const meaning = read(text)
    if (!changesOneAmount(meaning, isNumberAt(sentence, lead) ? /^by$/ : /^(?:amount|by)$/)) return null
    topics.push({ text, meaning })
  }
  return topics
}

/**
 * Whether a meaning surely changes the amount of an expense that is named, and nothing else. With the amount first, it
 * must be a difference: 'mets 300 pour les courses et 100 pour les restos' sets budgets.
 */
function changesOneAmount(meaning: Meaning, how: RegExp): boolean {
  if (meaning.kind !== 'correction' || !meaning.sure || meaning.about === undefined) return false
  return how.test(Object.keys(meaning.changes).join()) && meaning.deniedAmount === undefined
}

/** The stretches between joining words; empty if punctuation divides the message or a stretch has not one number. */
function partsOf(sentence: Sentence): Stretch[] {
  const { tokens } = sentence
  const parts: Stretch[] = []
  let start = 0
  for (let at = 0; at <= tokens.length; at = after(sentence, at)) {
    if (at < tokens.length && !isAt(sentence, at, 'and')) continue
    parts.push({ start, end: at })
    start = after(sentence, at)
  }
  const isWhole = tokens.every(({ kind }) => kind !== 'break')
  return isWhole && parts.every((part) => numbersIn(sentence, part) === 1) ? parts : []
}

/** The index of the amount or the thing that a verb leads to. */
function leadEnd(sentence: Sentence, { start, end }: Stretch): number {
  let at = start
  while (at < end && !isNumberAt(sentence, at) && !isAt(sentence, at, ...leadsThing)) at = after(sentence, at)
  return at
}

const leadsThing = ['article', 'kind'] as const

/**
 * Where a part begins with an amount, or with a thing, as the first one does behind its verb; -1 if it does not. Without
 * an article, if the verb takes it ('make the').
 */
function alikeIn(sentence: Sentence, start: number, lead: number): number {
  if (isNumberAt(sentence, lead)) return isNumberAt(sentence, start) ? start : -1
  const thing = behindArticle(sentence, start)
  if (!isAt(sentence, thing, 'kind')) return -1
  return isAt(sentence, lead, 'article') ? start : thing
}
