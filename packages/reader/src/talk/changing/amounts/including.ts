import type { Correction } from '../../../meaning.ts'
import { nameAt } from '../../../message/content.ts'
import type { Scan } from '../../../message/scan.ts'
import { skipAll } from '../../../words/edges.ts'
import { isParticle } from '../../../words/particle.ts'
import { after, isAsked, isAt } from '../../../words/sentence.ts'

/**
 * Reads how much of a recorded thing was for something else, which is not another purchase: 'That tesco includes 12
 * for a card'; else null.
 */
export function readIncluding({ sentence, figures, days }: Scan): Correction | null {
  const [figure, ...others] = figures
  if (figure === undefined) return null
  if (others.length + days.length > 0 || isAsked(sentence)) return null
  const lead = skipAll(sentence, 0, 'filler', 'greeting')
  const isLed = isAt(sentence, lead, 'article', 'target') || isParticle(sentence, lead, 'theOne')
  const thing = after(sentence, lead)
  const verb = after(sentence, thing)
  const isWhole = isParticle(sentence, verb, 'including') && verb + 1 === figure.start
  if (!isLed || !isAt(sentence, thing, 'kind') || !isWhole) return null
  return { kind: 'correction', about: nameAt(sentence, thing), changes: {}, sure: true }
}
