import type { Scan } from '../message/scan.ts'
import { stemOf } from '../numbers/counts/per-unit.ts'
import type { Figure } from '../numbers/figure.ts'
import { clauseStart, endsAt, endsClauseAt } from '../words/edges.ts'
import { isParticle, mayHaveParticle, particleEnd, phraseStart } from '../words/particle.ts'
import { isAt, isNumberAt, type Sentence, textAt } from '../words/sentence.ts'
import { fold, keyAt } from '../words/text.ts'

/**
 * Leaves out the prices of the sizes that were not taken: 'media ración 8, entera 14, pedimos la media', 'small 4, large
 * 6, I got the large'.
 */
export function withChosenOne(scan: Scan): Scan {
  const { sentence, claims, figures } = scan
  const last = figures.at(-1)
  if (figures.length < 2 || last === undefined || !mayHaveParticle(sentence, 'tookSome')) return scan
  const verb = phraseStart(sentence, 'tookSome', last.end)
  const article = verb < 0 ? -1 : particleEnd(sentence, verb, 'tookSome')
  const size = article + 1
  const isLed = isParticle(sentence, article, 'plainArticle') || isAt(sentence, article, 'article')
  if (!isLed || isNumberAt(sentence, size) || !endsAt(sentence, size + 1)) return scan
  const chosen = figures.filter((figure) => isOfSize(sentence, figure, stemOf(keyAt(sentence.tokens, size))))
  const [own, ...others] = chosen
  // In 'el cubo de 30 en 19 mil' the first number is no price.
  if (own === undefined || others.length > 0 || !(own === last || endsClauseAt(sentence, own.end)))
    return scan
  for (const figure of figures.filter((each) => each !== own))
    claims.fill('dropped', sizeStart(scan, figure), figure.end)
  claims.fill('dropped', last.end, sentence.tokens.length)
  return { ...scan, figures: [own] }
}

/** Whether the words right before a price tell the size. */
function isOfSize(sentence: Sentence, { start }: Figure, size: string): boolean {
  for (let at = clauseStart(sentence, start, 'or'); at < start; at++)
    if (stemOf(fold(textAt(sentence, at))) === size) return true
  return false
}

/** Returns where the size before a price begins; the clause of the first price also names the thing. */
function sizeStart({ sentence, figures }: Scan, figure: Figure): number {
  const { start } = figure
  if (figure !== figures[0]) return clauseStart(sentence, start)
  return start === 0 || isAt(sentence, start - 1, 'kind') ? start : start - 1
}
