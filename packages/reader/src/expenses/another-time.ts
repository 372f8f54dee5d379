import type { Scan } from '../message/scan.ts'
import { endsAt, firstWord } from '../words/edges.ts'
import { mayHaveParticle, particleEnd } from '../words/particle.ts'
import { before, isAt } from '../words/sentence.ts'

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
