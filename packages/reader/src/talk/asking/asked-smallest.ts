import type { Scan } from '../../message/scan.ts'
import { particleEnd } from '../../words/particle.ts'
import { hasAny, isAsked, isAt, type Stretch } from '../../words/sentence.ts'
import { opening } from '../opening.ts'

/**
 * Where a message asks for the smallest expense: '¿cuál fue el más barato?', 'which one was the cheapest', 'meu menor
 * gasto'; null if it does not.
 */
export function smallestAsked({ sentence }: Scan): Stretch | null {
  const isCounted = sentence.tokens.some(({ kind }) => kind === 'number')
  if (isCounted || hasAny(sentence, 'future')) return null
  const at = sentence.tokens.findIndex((_, start) => particleEnd(sentence, start, 'smallestOne') > start)
  if (at < 0) return null
  const start = opening(sentence)
  const asks = isAsked(sentence) || at <= start + 1 || isAt(sentence, start, 'howMuch', 'show')
  return asks ? { start: at, end: particleEnd(sentence, at, 'smallestOne') } : null
}
