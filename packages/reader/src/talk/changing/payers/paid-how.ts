import type { Correction } from '../../../meaning.ts'
import type { Scan } from '../../../message/scan.ts'
import { consistsOf } from '../../../words/edges.ts'
import { isByItself, isParticle } from '../../../words/particle.ts'
import { after, isAsked, isAt } from '../../../words/sentence.ts'
import { opening } from '../../opening.ts'

/**
 * Reads how the last expense was paid, and nothing else: 'Fue con tarjeta', 'paguei no pix', 'that was cash btw'; else
 * null.
 */
export function readPaidHow({ sentence, figures, days }: Scan): Correction | null {
  if (figures.length + days.length > 0 || isAsked(sentence)) return null
  // 'La tarjeta' may be the bill that was paid.
  const isLed = sentence.tokens.some((_, at) => isByItself(sentence, at, 'preposition', 'with'))
  const start = opening(sentence)
  const isOne = isAt(sentence, after(sentence, start), 'one')
  const isOfThat = isAt(sentence, start, 'was') && (isOne || isParticle(sentence, start, 'namesNothing'))
  const isHow = isLed || isOfThat
  return isHow && consistsOf(sentence, 'method', ...beside)
    ? { kind: 'correction', changes: {}, remark: 'aside', sure: true }
    : null
}

const beside = [
  'payer', 'spend', 'was', 'article', 'one', 'preposition', 'with', 'of', 'target', 'pronoun', 'me', 'filler',
] as const // biome-ignore format: a list to read at a glance
