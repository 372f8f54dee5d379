import type { Scan } from '../../message/scan.ts'
import { firstWord } from '../../words/edges.ts'
import { hasPhrase, isParticle, particleEnd } from '../../words/particle.ts'
import { hasAny, isAt } from '../../words/sentence.ts'
import { namesThing } from '../named.ts'

/**
 * Whether a message asks who paid or bought something: "les pneus c'est toi ou moi qui a payé ?", 'de quién es el
 * regalo?', 'qui a payé l'électricité le mois dernier', '¿quién pagó la luz?', 'who bought the bread', 'quem é que pagou a luz'; 'quien pagó fue
 * Ana' is a statement.
 */
export function asksWhoPaid({ sentence, figures }: Scan, asks: boolean): boolean {
  const first = firstWord(sentence)
  const isWhose = isAt(sentence, first, 'of') && isParticle(sentence, first + 1, 'who')
  if (isWhose && isAt(sentence, first + 2, 'was')) return namesThing(sentence) && figures.length === 0
  const isOfOne = asks && hasPhrase(sentence, 'wasItYou')
  if (figures.length > 0 || !(isOfOne || isParticle(sentence, first, 'who'))) return false
  const isCleft = particleEnd(sentence, first, 'whoWasIt') > first
  const named =
    asks || hasAny(sentence, 'period') || (namesThing(sentence) && (isCleft || !hasAny(sentence, 'was')))
  return named && hasAny(sentence, 'payer', 'spendHe', 'spend', 'field')
}
