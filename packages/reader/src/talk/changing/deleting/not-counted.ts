import type { Correction, Deletion } from '../../../meaning.ts'
import { behindArticle, endsAt, skipAll } from '../../../words/edges.ts'
import { mayHaveParticle, particleEnd, phraseStart } from '../../../words/particle.ts'
import {
  after,
  allOf,
  has,
  isAsked,
  isAt,
  numbersIn,
  type Sentence,
  textOf,
} from '../../../words/sentence.ts'

/**
 * Reads that a thing is not to be counted, and the reason: 'El pescado no lo cuentes, me lo regaló mi mamá', "don't
 * count the fish, it was a present". What the reason tells changes nothing. Null for every other message.
 */
export function readNotCounted(sentence: Sentence): Correction | Deletion | null {
  const from = phraseStart(sentence, 'notToNote')
  const lead = skipAll(sentence, 0, 'oops', 'filler', 'greeting')
  if (from < lead || isAsked(sentence) || asksForMore(sentence)) return null
  const end = particleEnd(sentence, from, 'notToNote')
  const isBehind = from === lead
  const name = behindArticle(sentence, isBehind ? end : lead)
  const isThing = isAt(sentence, name, 'kind') && (isBehind || after(sentence, name) === from)
  const close = isBehind && isThing ? after(sentence, name) : end
  const isReason = !endsAt(sentence, close) && startsReason(sentence, close)
  if (isThing && (isReason || (isBehind && endsAt(sentence, close))))
    return { kind: 'delete', amount: null, words: textOf(sentence, name, after(sentence, name)), sure: false }
  return isBehind && isReason ? { kind: 'correction', changes: {}, remark: 'notToNote', sure: true } : null
}

/** Whether a message has an amount, or asks to change or record something. */
function asksForMore(sentence: Sentence): boolean {
  const all = allOf(sentence)
  return (
    numbersIn(sentence, all) > 0 ||
    has(sentence, all, 'change', 'record') ||
    mayHaveParticle(sentence, 'putIt', 'putThing', 'putThem')
  )
}

/** Whether a clause begins at a token, or right behind the word for it: ', me lo regaló', 'que me lo regaló'. */
function startsReason(sentence: Sentence, at: number): boolean {
  return sentence.tokens[at]?.kind === 'break' || particleEnd(sentence, at, 'deletedWhy') > at
}
