import type { Deletion } from '../../../meaning.ts'
import { nameAt } from '../../../message/content.ts'
import type { Scan } from '../../../message/scan.ts'
import { endsAt, skipAll } from '../../../words/edges.ts'
import { particleEnd } from '../../../words/particle.ts'
import { after, isAsked, isAt, type Sentence } from '../../../words/sentence.ts'
import { openingWith } from '../../opening.ts'

/** Whether a reason starts at a token: 'It was a present', 'she paid me back'. */
function isWhy(sentence: Sentence, at: number): boolean {
  const isClause =
    sentence.tokens[at]?.kind === 'break' || isAt(sentence, at, 'target', 'stranger', 'pronoun', 'was')
  return isClause || (['because', 'ownMistake'] as const).some((type) => particleEnd(sentence, at, type) > at)
}

/**
 * Reads that a known thing is to be deleted, and nothing else except why: 'Olvidate del taxi', 'forget the taxi',
 * 'take the taxi off', 'oublie le jeu'; else null.
 */
export function readForgetting({ sentence, figures, days }: Scan): Deletion | null {
  if (figures.length + days.length > 0 || isAsked(sentence)) return null
  const start = openingWith(sentence, 'forgets', 'takeAway')
  const forgets = particleEnd(sentence, start, 'forgets') > start
  let thing = particleEnd(sentence, start, forgets ? 'forgets' : 'takeAway')
  if (thing === start) return null
  while (isAt(sentence, thing, 'article', 'of') && !isAt(sentence, thing, 'kind'))
    thing = after(sentence, thing)
  const end = after(sentence, thing)
  const off = forgets ? end : particleEnd(sentence, end, 'offTheList')
  if (!isAt(sentence, thing, 'kind') || (off === end && !forgets)) return null
  const rest = skipAll(sentence, off, 'filler')
  if (!endsAt(sentence, rest) && (off === end || !(isWhy(sentence, off) || isWhy(sentence, rest))))
    return null
  return { kind: 'delete', amount: null, words: nameAt(sentence, thing), sure: true }
}
