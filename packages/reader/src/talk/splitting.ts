import type { Correction } from '../meaning.ts'
import { thingBefore } from '../message/content.ts'
import type { Scan } from '../message/scan.ts'
import { particleEnd } from '../words/particle.ts'
import { isAsked } from '../words/sentence.ts'
import { opening } from './talk.ts'

/** 'dividí el súper en dos', 'split it in half': a change of what was noted, and not to what; two is no price. */
export function readSplitting({ sentence, figures, days }: Scan): Correction | null {
  const { tokens } = sentence
  const start = opening(sentence)
  const verb = particleEnd(sentence, start, 'splitIt')
  if (verb === start || figures.length > 1 || days.length > 0 || isAsked(sentence)) return null
  const halves = tokens.findIndex((_, at) => at >= verb && particleEnd(sentence, at, 'halves') > at)
  const end = halves < 0 ? 0 : particleEnd(sentence, halves, 'halves')
  const isOther = figures.some((figure) => figure.start < halves || figure.end > end)
  if (end < tokens.length || isOther) return null
  return { kind: 'correction', ...thingBefore(sentence, halves, verb), changes: {}, sure: true }
}
