import type { Talk } from '../meaning.ts'
import type { Scan } from '../message/scan.ts'
import { skipAll } from '../words/edges.ts'
import { hasAny } from '../words/sentence.ts'

/**
 * Reads an amount that is repeated in surprise, with two question marks or '?!', before words that name nothing:
 * 'Treinta?? estás loco', '30 en eso???'; else null. '30? creo' may answer how much something was.
 */
export function readSurprised({ sentence, figures, days }: Scan): Talk | null {
  const [figure, ...others] = figures
  if (figure === undefined || others.length + days.length > 0) return null
  if (figure.start !== skipAll(sentence, 0, 'filler') || hasAny(sentence, 'kind', 'spend', 'was')) return null
  const end = skipAll(sentence, figure.end, 'preposition', 'target')
  const marks = sentence.tokens.slice(figure.end, end).filter(({ key }) => key === '?' || key === '!')
  return marks.length > 1 && marks.some(({ key }) => key === '?') ? { kind: 'small_talk', sure: true } : null
}
