import type { Correction } from '../../meaning.ts'
import type { Scan } from '../../message/scan.ts'
import { behindAll, endsAt } from '../../words/edges.ts'
import { after, has, isAsked, isAt, textOf } from '../../words/sentence.ts'
import { amountAloneIn } from './amount-alone.ts'

/**
 * 'Perdona, la carnicería 13', 'oops the butcher 13': behind what takes something back, a thing that is known already and what
 * it came to, and no more; null for all other messages.
 */
export function readThingAnew(scan: Scan): Correction | null {
  const { sentence } = scan
  const told = amountAloneIn(scan)
  if (told === null) return null
  const article = behindAll(sentence, 0, 'oops', 'filler', 'greeting')
  const thing = after(sentence, article)
  const isBack = has(sentence, { start: 0, end: article }, 'oops')
  const isKnown = isAt(sentence, article, 'article') && !isAt(sentence, article, 'of', 'one')
  const isThing = isKnown && isAt(sentence, thing, 'kind') && after(sentence, thing) === told.figure.start
  if (!isBack || !isThing || !endsAt(sentence, told.figure.end) || isAsked(sentence)) return null
  const about = textOf(sentence, thing, told.figure.start)
  return { kind: 'correction', about, changes: told.changes, sure: true }
}
