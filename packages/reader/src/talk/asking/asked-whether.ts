import type { Scan } from '../../message/scan.ts'
import { firstWord } from '../../words/edges.ts'
import { hasParticle, isParticleBefore, mayHaveParticle, particleEnd } from '../../words/particle.ts'
import { allOf, before, hasAny, isAsked, isAt, type Sentence } from '../../words/sentence.ts'
import { namesThing } from '../named.ts'
import { startsWith } from '../opening.ts'

/**
 * Whether a message asks if something is recorded: 'did I already log the 48.30 from Tesco?', 'ya cargué el
 * dentista?', 'le loyer est déjà noté ?'.
 */
export function asksWhetherNoted({ sentence, figures }: Scan, whether: boolean): boolean {
  const [figure] = figures
  const named = figure !== undefined && isAt(sentence, before(sentence, figure.start), 'article', 'of')
  if (whether && named && figures.length === 1 && isAt(sentence, figure.end, 'preposition', 'of')) return true
  if (figures.length > 1 || (figure !== undefined && !named)) return false
  const yet = hasParticle(sentence, allOf(sentence), 'recordedYet')
  if (
    (!yet && !whether && !startsWith(sentence, 'me')) ||
    hasAny(sentence, 'future', 'infinitive', 'howMuch') ||
    (!whether && hasAny(sentence, 'cost'))
  )
    return false
  return hasAny(sentence, 'record') || (yet && namesThing(sentence))
}

/**
 * Whether a message is a yes-or-no question even without a question mark: 'did the …', 'est-ce que …', 'fijate si …',
 * '… or not'.
 */
export function asksWhether(sentence: Sentence): boolean {
  if (!mayHaveParticle(sentence, 'whether', 'orNot')) return false
  const first = firstWord(sentence)
  const last = sentence.tokens.findLastIndex(({ kind }) => kind === 'word')
  return particleEnd(sentence, first, 'whether') > first || isParticleBefore(sentence, last + 1, 'orNot')
}

/** Whether a message asks if something was paid or recorded: 'did we pay the rent', "t'as payé le loyer ?". */
export function asksWhetherDone(sentence: Sentence): boolean {
  return asksWhether(sentence) || (isAsked(sentence) && mayHaveParticle(sentence, 'youDid'))
}
