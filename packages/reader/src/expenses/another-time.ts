import type { Scan } from '../message/scan.ts'
import { endsAt, firstWord } from '../words/edges.ts'
import { isParticleBefore, mayHaveParticle, particleEnd } from '../words/particle.ts'
import { allOf, before, has, isAt, numbersIn, type Sentence } from '../words/sentence.ts'
import { keyAt } from '../words/text.ts'

/**
 * Whether the only price of a message is from another time, so that there may be nothing to record: 'council tax was
 * 168 last year', 'una vez gasté 100 mil en un asado' (once I spent).
 */
export function isOfAnotherTime({ sentence, figures: [figure, ...others] }: Scan): boolean {
  if (figure === undefined || others.length > 0) return false
  if (!mayHaveParticle(sentence, 'longAgo', 'once')) return false
  const ago = particleEnd(sentence, figure.end, 'longAgo')
  const verb = isAt(sentence, before(sentence, figure.start), 'was', 'cost', 'spend')
  const first = firstWord(sentence)
  const isBehind = ago > figure.end && endsAt(sentence, ago)
  if (verb && (isBehind || particleEnd(sentence, first, 'longAgo') > first)) return true
  const start = isAt(sentence, first, 'pronoun') ? first + 1 : first
  const once = particleEnd(sentence, start, 'once')
  const next = isAt(sentence, once, 'pronoun') ? once + 1 : once
  return once > start && isAt(sentence, next, 'spend', 'cost')
}

/**
 * Whether a message with one price begins or ends with a year that is over, and so tells of that: 'back in 2019 we paid
 * 900 rent', 'we paid 900 rent in 2019'.
 */
export function isOfPastYear({ sentence, figures }: Scan): boolean {
  const { tokens } = sentence
  if (!mayHaveParticle(sentence, 'inYear') || numbersIn(sentence, allOf(sentence)) > 2) return false
  const year = tokens.findIndex((_, at) => isPastYear(sentence, at))
  const isEdge =
    isParticleBefore(sentence, year, 'inYear') && (year <= mostLead || endsAt(sentence, year + 1))
  if (year < 0 || !isEdge || !has(sentence, { start: 0, end: tokens.length }, 'spend', 'cost', 'was'))
    return false
  return figures.filter(({ start }) => start !== year).length === 1
}

/** The most words before a year at the beginning of a message: 'back in', 'allá por el'. */
const mostLead = 3

/** Whether a number is a year before this one. */
function isPastYear({ tokens, context }: Sentence, at: number): boolean {
  const told = keyAt(tokens, at)
  return /^(19|20)\d\d$/.test(told) && told < context.today.slice(0, 4)
}
