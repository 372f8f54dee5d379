import type { Correction } from '../../meaning.ts'
import { isContentAt } from '../../message/content.ts'
import type { Scan } from '../../message/scan.ts'
import { mayHaveParticle, particleEnd } from '../../words/particle.ts'
import { after, isAsked, isAt, type Sentence, textOf } from '../../words/sentence.ts'
import { endOfWords, movedTo } from './filing.ts'

/**
 * 'los dos van en salidas', 'all of those go in food', 'el cumple va a regalos': expenses that were noted, called by their
 * places or by a name, and the category that they belong to, which the message ends with.
 */
export function readBelonging(scan: Scan): Correction | null {
  const { sentence, figures, days } = scan
  if (!mayHaveParticle(sentence, 'belongIn')) return null
  const start = opening(sentence)
  const all = particleEnd(sentence, start, 'allOfThem')
  const subject = all > start ? all : endOfThing(scan, start)
  const belong = particleEnd(sentence, subject, 'belongIn')
  if (subject === start || belong === subject || isAsked(sentence)) return null
  // 'Los dos' is a number.
  if (days.length > 0 || figures.some((figure) => figure.end > all)) return null
  const isSmall = isAt(sentence, belong, 'article') && !isAt(sentence, belong, 'kind')
  const from = isSmall ? after(sentence, belong) : belong
  const changes = movedTo(scan, { start: from, end: endOfWords(sentence) })
  if (changes === null) return null
  const first = all > start ? start : after(sentence, start)
  const about = textOf(sentence, first, subject)
  return { kind: 'correction', about, changes, sure: true }
}

/** Behind what a message greets and fills with; 'both' and 'los' are more than that here. */
function opening(sentence: Sentence): number {
  let at = 0
  while (
    particleEnd(sentence, at, 'allOfThem') === at &&
    (isAt(sentence, at, 'filler', 'greeting') || sentence.tokens[at]?.kind === 'break')
  )
    at = after(sentence, at)
  return at
}

/** Behind an article and one thing; `start` where they do not stand there. */
function endOfThing(scan: Scan, start: number): number {
  const { sentence } = scan
  const thing = after(sentence, start)
  return isAt(sentence, start, 'article') && isContentAt(scan, thing) ? after(sentence, thing) : start
}
