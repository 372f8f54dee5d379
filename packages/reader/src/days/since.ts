import type { Period } from '../scope.ts'
import { isParticle, isParticleBefore, particleEnd } from '../words/particle.ts'
import type { Sentence } from '../words/sentence.ts'
import type { DatedMessage } from './day.ts'
import { dayAt } from './range.ts'

/**
 * Reads the period from a day until today, and the index after it: 'A partir del 16', 'from the 16th on', 'depuis le
 * 9'. Null when there is none.
 */
export function sinceAt(scan: DatedMessage, at: number): { period: Period; end: number } | null {
  const { sentence } = scan
  const lead = particleEnd(sentence, at, 'since')
  const day = dayAt(scan, lead)
  if (day === null) return null
  const end = particleEnd(sentence, day.end, 'onwards')
  if (lead === at && end === day.end) return null
  return { period: { name: 'range', from: day.date, to: sentence.context.today }, end }
}

/** Whether a period is meant from its beginning until today: 'Desde octubre', 'a partir de la semana pasada'. */
export function isSince(sentence: Sentence, at: number): boolean {
  const isLed = [at - 2, at - 1, at].some((lead) => isParticle(sentence, lead, 'since'))
  return isLed || [at - 1, at].some((lead) => isParticleBefore(sentence, lead, 'since'))
}
