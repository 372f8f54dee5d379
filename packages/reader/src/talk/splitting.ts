import type { Correction } from '../meaning.ts'
import { thingBefore } from '../message/content.ts'
import type { Scan } from '../message/scan.ts'
import { mayHaveParticle, particleEnd } from '../words/particle.ts'
import { isAsked } from '../words/sentence.ts'
import { opening } from './talk.ts'

/**
 * 'dividí el súper en dos', 'split it in half', 'ese lo pusimos entre 5': a change of what was noted, and not to what; how
 * many it is parted into is no price.
 */
export function readSplitting(scan: Scan): Correction | null {
  if (!mayHaveParticle(scan.sentence, 'partedBy', 'splitIt')) return null
  return readParting(scan) ?? readHalving(scan)
}

/** The only number of a message stands at its end, behind 'between' or 'split by'. */
function readParting({ sentence, figures: [figure, ...others], days }: Scan): Correction | null {
  const [people = 0, ...readings] = figure?.readings ?? []
  if (figure === undefined || others.length + readings.length + days.length > 0) return null
  const isSmall = people % 100 === 0 && people <= 2000 && figure.currency === null && !figure.firm
  const parted = sentence.tokens.findIndex((_, at) => particleEnd(sentence, at, 'partedBy') === figure.start)
  if (!isSmall || figure.end < sentence.tokens.length || parted < 0 || parted === figure.start) return null
  const from = particleEnd(sentence, opening(sentence), 'splitIt')
  return {
    kind: 'correction',
    ...thingBefore(sentence, parted, from),
    parts: people / 100,
    changes: {},
    sure: true,
  }
}

function readHalving({ sentence, figures, days }: Scan): Correction | null {
  const { tokens } = sentence
  const start = opening(sentence)
  const verb = particleEnd(sentence, start, 'splitIt')
  if (verb === start || figures.length > 1 || days.length > 0 || isAsked(sentence)) return null
  const halves = tokens.findIndex((_, at) => at >= verb && particleEnd(sentence, at, 'halves') > at)
  const end = halves < 0 ? 0 : particleEnd(sentence, halves, 'halves')
  const isOther = figures.some((figure) => figure.start < halves || figure.end > end)
  if (end < tokens.length || isOther) return null
  return { kind: 'correction', ...thingBefore(sentence, halves, verb), parts: 2, changes: {}, sure: true }
}
