import type { Scan } from '../../message/scan.ts'
import { firstWord } from '../../words/edges.ts'
import { isParticle } from '../../words/particle.ts'
import { hasAny } from '../../words/sentence.ts'
import { isAboutThings } from '../talk.ts'

/** 'qui a payé l'électricité le mois dernier', '¿quién pagó la luz?', 'who bought the bread', and no 'quien pagó fue Ana'. */
export function asksWhoPaid({ sentence, figures }: Scan, asks: boolean): boolean {
  const first = firstWord(sentence)
  if (figures.length > 0 || !isParticle(sentence, first, 'who')) return false
  const named = asks || hasAny(sentence, 'period') || (isAboutThings(sentence) && !hasAny(sentence, 'was'))
  return named && hasAny(sentence, 'payer', 'spendHe', 'spend', 'field')
}
