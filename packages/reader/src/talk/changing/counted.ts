import type { Correction } from '../../meaning.ts'
import { isPieces } from '../../message/content.ts'
import type { Scan } from '../../message/scan.ts'
import { after, isAsked, isAt } from '../../words/sentence.ts'

/** 'Eran 3 cafés', 'it was 3 coffees', 'quise decir dos cafés': of how many pieces something was tells no price and changes nothing. */
export function readCounted({ sentence, figures, days }: Scan): Correction | null {
  const { tokens } = sentence
  const [figure, ...others] = figures
  if (others.length + days.length > 0 || figure?.firm || isAsked(sentence)) return null
  let at = 0
  let isWas = false
  while (tokens[at]?.kind === 'break' || isAt(sentence, at, 'not', 'oops', 'was', 'filler', 'target')) {
    isWas ||= isAt(sentence, at, 'was') || (isAt(sentence, at, 'oops') && after(sentence, at) > at + 1)
    at = after(sentence, at)
  }
  const isCount = /^\d{1,2}$/.test(tokens[at]?.key ?? '') || isAt(sentence, at, 'number')
  const thing = after(sentence, at)
  const isAlone = after(sentence, thing) >= tokens.length && isPieces(sentence, thing)
  return isWas && isCount && isAlone ? { kind: 'correction', changes: {}, sure: true } : null
}
