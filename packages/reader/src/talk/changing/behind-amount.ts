import { isParticle, particleEnd } from '../../words/particle.ts'
import { after, isAt, type Sentence } from '../../words/sentence.ts'

/** Where 'pra ela' ends behind what somebody was given; the token where nothing such starts. */
export function behindSomebody(sentence: Sentence, at: number): number {
  const isSomebody = isAt(sentence, at, 'preposition') && isParticle(sentence, at + 1, 'namesNothing')
  return isSomebody ? at + 2 : at
}

/** 'For the coupon', 'de remise', 'que era de Juan', right behind what is taken off: where that ends. */
export function reasonEnd(sentence: Sentence, from: number): number {
  if (particleEnd(sentence, from, 'because') > from) return sentence.tokens.length
  const lead = isParticle(sentence, from, 'for') || isAt(sentence, from, 'of') ? from + 1 : from
  const thing = isAt(sentence, lead, 'article') ? after(sentence, lead) : lead
  const isReason = lead > from && isParticle(sentence, thing, 'coupon', 'reduction')
  return isReason ? sentence.tokens.length : from
}
