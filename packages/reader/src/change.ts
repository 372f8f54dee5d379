import { readNumeral } from './numeral.ts'
import { isAt, type Sentence, senseAt } from './sentence.ts'

/** What was given back in the same breath, in hundredths: 'pagué 100 y me dieron 20 de vuelto'; 0 when nothing was. */
export function changeIn(sentence: Sentence): number {
  if (!sentence.present.has('discount')) return 0
  const back = sentence.tokens.findIndex((_, at) => senseAt(sentence, at, 'discount')?.value === 'back')
  let start = back
  while (sentence.tokens[start - 1]?.kind === 'number' || isAt(sentence, start - 1, 'currency', 'coin'))
    start--
  return back < 0 ? 0 : (readNumeral(sentence, start)?.readings[0] ?? 0)
}
