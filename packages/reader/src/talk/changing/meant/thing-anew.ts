import type { Correction } from '../../../meaning.ts'
import type { Scan } from '../../../message/scan.ts'
import { endsAt, skipAll } from '../../../words/edges.ts'
import { particleEnd } from '../../../words/particle.ts'
import { after, has, isAsked, isAt, type Sentence, textOf } from '../../../words/sentence.ts'
import { amountAloneIn } from '../amounts/amount-alone.ts'

/**
 * Reads a known thing with its right amount, and nothing else except that something was wrong: 'Perdona, la carnicería
 * 13', 'oops the butcher 13', 'oops rent is 2150', 'butcher 13, I got it wrong'; else null.
 */
export function readThingWithRightAmount(scan: Scan): Correction | null {
  const { sentence } = scan
  const told = amountAloneIn(scan)
  if (told === null) return null
  const article = skipAll(sentence, 0, 'oops', 'filler', 'greeting')
  const isArticle = isAt(sentence, article, 'article') && !isAt(sentence, article, 'of', 'one')
  const thing = isArticle ? after(sentence, article) : article
  const verb = after(sentence, thing)
  const isVerb = isAt(sentence, verb, 'quote') && after(sentence, verb) === told.figure.start
  const isThing = isAt(sentence, thing, 'kind') && (isVerb || verb === told.figure.start)
  const isBack = (isArticle || isVerb) && has(sentence, { start: 0, end: article }, 'oops')
  const isAnew = isBack ? endsAt(sentence, told.figure.end) : endsInMistake(sentence, told.figure.end)
  if (!isThing || !isAnew || isAsked(sentence)) return null
  const about = textOf(sentence, thing, verb)
  return { kind: 'correction', about, changes: told.changes, sure: true }
}

/** Whether only that something was wrong is said from a token on: 'Me equivoqué', ', perdón, errei'. */
function endsInMistake(sentence: Sentence, from: number): boolean {
  const at = skipAll(sentence, from, 'filler')
  const end = particleEnd(sentence, at, 'mistaken')
  if (end > at) return endsAt(sentence, end)
  return isAt(sentence, at, 'oops') && endsInMistake(sentence, after(sentence, at))
}
