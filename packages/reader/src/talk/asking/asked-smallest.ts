import type { Scan } from '../../message/scan.ts'
import { particleEnd } from '../../words/particle.ts'
import { hasAny, isAsked, isAt } from '../../words/sentence.ts'
import { opening } from '../talk.ts'

/** '¿cuál fue el más barato?', 'which one was the cheapest', 'meu menor gasto': the smallest expense is asked for. */
export function asksForSmallest({ sentence }: Scan): boolean {
  const isCounted = sentence.tokens.some(({ kind }) => kind === 'number')
  if (isCounted || hasAny(sentence, 'future')) return false
  const at = sentence.tokens.findIndex((_, start) => particleEnd(sentence, start, 'smallestOne') > start)
  if (at < 0) return false
  const start = opening(sentence)
  return isAsked(sentence) || at <= start + 1 || isAt(sentence, start, 'howMuch', 'show')
}
