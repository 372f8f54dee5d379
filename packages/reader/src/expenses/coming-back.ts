import { type Expenses, type Meaning, onlyItem } from '../meaning.ts'
import { hasParticle, mayHaveParticle, particleEnd } from '../words/particle.ts'
import { allOf, isAsked, type Sentence, textOf } from '../words/sentence.ts'

/**
 * 'Netflix 15 every month', 'loyer 800 chaque mois le 1er', 'gym 30 a month, starting today', where the whole of it would be refused
 * or its amount asked for: how often a thing comes back, right behind its amount, makes no other of it. Every other meaning stays as it is.
 */
export function withComingBack(
  sentence: Sentence,
  meaning: Meaning,
  readPart: (text: string) => Meaning,
): Meaning {
  if (!isOpen(meaning) || !mayHaveParticle(sentence, 'howOften') || isAsked(sentence)) return meaning
  if (hasParticle(sentence, allOf(sentence), 'atMost')) return meaning
  const { tokens } = sentence
  const start = tokens.findIndex((_, at) => at > 1 && particleEnd(sentence, at, 'howOften') > at)
  const end = start < 0 ? 0 : particleEnd(sentence, start, 'howOften')
  if (end === 0 || tokens.length - end > longestDay) return meaning
  const thing = textOf(sentence, 0, start)
  const bought = boughtFor(readPart(thing), thing)
  if (bought === null || end === tokens.length) return bought ?? meaning
  const mark = tokens[end]?.kind === 'break' ? end + 1 : end
  const day = textOf(sentence, particleEnd(sentence, mark, 'beginning'), tokens.length)
  const dated = boughtFor(readPart(`${day} ${thing}`), `${day} ${thing}`)
  const [{ dateStated, description }] = bought.items
  const isDay = dated?.items[0].dateStated && dated.items[0].description === description
  return isDay && !dateStated ? dated : meaning
}

/** The day of each month, or since when, has no more tokens. */
const longestDay = 7

/** Whether a message was refused for no reason that it tells or as income ('renda' is a rent, too), or only its amount is to be asked for. */
function isOpen(meaning: Meaning): boolean {
  if (meaning.kind === 'ambiguous') return meaning.why === 'amount' && onlyItem(meaning) !== null
  return meaning.kind === 'not_expense' && (meaning.reason === 'unrelated' || meaning.reason === 'income')
}

/** The known thing that a text tells was bought, where its amount or day ends the text; null for every other text. */
function boughtFor(meaning: Meaning, { length }: string): Expenses | null {
  const item = meaning.kind === 'expenses' ? onlyItem(meaning) : null
  const isLast = [item?.readFrom.amount, item?.readFrom.day].some((read) => read?.at(-1)?.end === length)
  return meaning.kind === 'expenses' && item?.categoryKind && isLast ? meaning : null
}
