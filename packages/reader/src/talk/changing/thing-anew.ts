import type { Correction } from '../../meaning.ts'
import type { Scan } from '../../message/scan.ts'
import { behindAll, endsAt } from '../../words/edges.ts'
import { particleEnd } from '../../words/particle.ts'
import { after, has, isAsked, isAt, type Sentence, textOf } from '../../words/sentence.ts'
import { amountAloneIn } from './amount-alone.ts'

/**
 * 'Perdona, la carnicería 13', 'oops the butcher 13', 'butcher 13, I got it wrong': a thing that is known already and what it
 * came to, and no more than that something was wrong; null for all other messages.
 */
export function readThingAnew(scan: Scan): Correction | null {
  const { sentence } = scan
  const told = amountAloneIn(scan)
  if (told === null) return null
  const article = behindAll(sentence, 0, 'oops', 'filler', 'greeting')
  const isArticle = isAt(sentence, article, 'article') && !isAt(sentence, article, 'of', 'one')
  const thing = isArticle ? after(sentence, article) : article
  const isThing = isAt(sentence, thing, 'kind') && after(sentence, thing) === told.figure.start
  const isBack = isArticle && has(sentence, { start: 0, end: article }, 'oops')
  const isAnew = isBack ? endsAt(sentence, told.figure.end) : endsInMistake(sentence, told.figure.end)
  if (!isThing || !isAnew || isAsked(sentence)) return null
  const about = textOf(sentence, thing, told.figure.start)
  return { kind: 'correction', about, changes: told.changes, sure: true }
}

/** 'Me equivoqué', ', perdón, errei': nothing but that something was told wrong, from a token on. */
function endsInMistake(sentence: Sentence, from: number): boolean {
  const at = behindAll(sentence, from, 'filler')
  const end = particleEnd(sentence, at, 'mistaken')
  if (end > at) return endsAt(sentence, end)
  return isAt(sentence, at, 'oops') && endsInMistake(sentence, after(sentence, at))
}
