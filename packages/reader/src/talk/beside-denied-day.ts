import { type Day, readDay } from '../days/day.ts'
import type { Meaning } from '../meaning.ts'
import { isParticle, mayHaveParticle } from '../words/particle.ts'
import { after, hasAny, isAt, type Sentence } from '../words/sentence.ts'

/**
 * Reads a purchase without the day that the message denies beside the right one: 'nafta 60 ayer, no hoy'. The denied
 * day is replaced by spaces, so that every other word keeps its place. Otherwise null: in a correction ('it was Monday
 * not Tuesday') the denied day may tell which expense is meant.
 */
export function readBesideDeniedDay(sentence: Sentence, readPart: (text: string) => Meaning): Meaning | null {
  if (!mayHaveParticle(sentence, 'not') || !hasAny(sentence, 'day', 'weekday', 'period')) return null
  let { text } = sentence
  for (let at = 0; at < sentence.tokens.length; ) {
    const said = readDay(sentence, at)
    const end = said && endOfDenied(sentence, said)
    if (said !== null && end !== null) text = withSpaces(text, sentence, said.end, end)
    at = end ?? said?.end ?? after(sentence, at)
  }
  const told = text === sentence.text ? null : readPart(text)
  return told?.kind === 'expenses' || told?.kind === 'ambiguous' ? told : null
}

/** The index after another day, if only a 'not' leads to it, perhaps behind a pause or 'and'; else null. */
function endOfDenied(sentence: Sentence, said: Day): number | null {
  let not = said.end
  while (sentence.tokens[not]?.kind === 'break' || isAt(sentence, not, 'and')) not++
  if (!isParticle(sentence, not, 'not')) return null
  const other = readDay(sentence, not + 1)
  return other !== null && other.date !== said.date ? other.end : null
}

function withSpaces(text: string, { tokens }: Sentence, start: number, end: number): string {
  const from = tokens[start]?.start ?? text.length
  const to = tokens[end]?.start ?? text.length
  return text.slice(0, from) + ' '.repeat(to - from) + text.slice(to)
}
