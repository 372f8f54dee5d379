import type { Scan } from '../../../message/scan.ts'
import type { Figure } from '../../../numbers/figure.ts'
import { behindArticle, endsAt } from '../../../words/edges.ts'
import { isParticle, isParticleBefore, particleEnd } from '../../../words/particle.ts'
import { after, type Sentence } from '../../../words/sentence.ts'
import { openingWith } from '../../opening.ts'
import type { AmountChange } from './difference.ts'

/**
 * Reads an extra that was forgotten, and how much it adds to the last expense: 'se me olvidó la propina, 2 más',
 * 'esqueci a gorjeta, mais 5', 'forgot the tip, another 5'; else null.
 */
export function forgottenExtra({ sentence }: Scan, { start, end }: Figure): AmountChange | null {
  const opened = openingWith(sentence, 'forgotten')
  const verb = particleEnd(sentence, opened, 'forgotten')
  const extra = behindArticle(sentence, verb)
  if (verb === opened || !isParticle(sentence, extra, 'extra', 'tip')) return null
  const lead = behindMark(sentence, after(sentence, extra))
  const isPlus = (['plusBefore', 'anotherSum'] as const).some((type) =>
    isParticleBefore(sentence, start, type),
  )
  const more = particleEnd(sentence, end, 'byMore')
  const isNext = start === lead || (isPlus && start === lead + 1)
  return isNext && (isPlus || more > end) && endsAt(sentence, more) ? { sign: 1, about: '', raises: 1 } : null
}

function behindMark({ tokens }: Sentence, at: number): number {
  return tokens[at]?.kind === 'break' ? at + 1 : at
}
