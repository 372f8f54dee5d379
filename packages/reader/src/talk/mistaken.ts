import type { Correction } from '../meaning.ts'
import type { Scan } from '../message/scan.ts'
import { endsAt } from '../words/edges.ts'
import { isParticle, mayHaveParticle, particleEnd } from '../words/particle.ts'
import { after, isAsked, isAt, textOf } from '../words/sentence.ts'
import { openingWith } from './talk.ts'

/**
 * 'Me equivoqué con la nafta', 'I messed up the gas': something of what it names is wrong, and not what; null for all other
 * messages.
 */
export function readMistaken({ sentence, figures, days }: Scan): Correction | null {
  if (!mayHaveParticle(sentence, 'mistaken') || figures.length + days.length > 0 || isAsked(sentence))
    return null
  const start = openingWith(sentence, 'mistaken')
  const end = particleEnd(sentence, start, 'mistaken')
  if (end === start) return null
  let thing = end
  while (
    !isAt(sentence, thing, 'kind') &&
    (isAt(sentence, thing, 'preposition', 'article', 'of', 'with') || isParticle(sentence, thing, 'at'))
  )
    thing = after(sentence, thing)
  const rest = after(sentence, thing)
  if (!isAt(sentence, thing, 'kind') || !endsAt(sentence, rest)) return null
  return { kind: 'correction', about: textOf(sentence, thing, rest), changes: {}, sure: true }
}
