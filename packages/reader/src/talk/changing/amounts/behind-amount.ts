import { behindArticle } from '../../../words/edges.ts'
import { isParticle, particleEnd } from '../../../words/particle.ts'
import { isAt, type Sentence } from '../../../words/sentence.ts'

/**
 * The index after 'pra ela' (for her), which may follow what somebody was given; the token itself if there is nothing
 * like it.
 */
export function behindSomebody(sentence: Sentence, at: number): number {
  const isSomebody = isAt(sentence, at, 'preposition') && isParticle(sentence, at + 1, 'namesNothing')
  return isSomebody ? at + 2 : at
}

/**
 * The end of the message if a reason follows a reduction: 'For the coupon', 'de remise', 'que era de Juan'; else the
 * token itself.
 */
export function reasonEnd(sentence: Sentence, from: number): number {
  if (particleEnd(sentence, from, 'because') > from) return sentence.tokens.length
  const lead = isParticle(sentence, from, 'for') || isAt(sentence, from, 'of') ? from + 1 : from
  const thing = behindArticle(sentence, lead)
  const isReason = lead > from && isParticle(sentence, thing, 'coupon', 'reduction')
  return isReason ? sentence.tokens.length : from
}
