import { readNumeral } from '../numbers/numeral.ts'
import { isParticle } from '../words/particle.ts'
import { isAt, type Sentence, senseAt } from '../words/sentence.ts'

/** What was given back in the same breath, in hundredths: 'pagué 100 y me dieron 20 de vuelto'; 0 when nothing was. */
export function changeIn(sentence: Sentence): number {
  if (!sentence.present.has('discount')) return 0
  const back = sentence.tokens.findIndex((_, at) => senseAt(sentence, at, 'discount')?.value === 'back')
  let start = back
  while (sentence.tokens[start - 1]?.kind === 'number' || isAt(sentence, start - 1, 'currency', 'coin'))
    start--
  return back < 0 ? 0 : (readNumeral(sentence, start)?.readings[0] ?? 0)
}

/** What came back of a price before `from`, in hundredths: 'got 14 back', 'me devolvió 14'; 0 when nothing did. */
export function givenBackBehind(sentence: Sentence, from: number): number {
  const { tokens } = sentence
  const at = tokens.findIndex(({ kind }, index) => {
    if (index < from || kind !== 'number') return false
    const isBack = [index + 1, index + 2].some((next) => isParticle(sentence, next, 'back'))
    return isParticle(sentence, index - 1, 'returned') || (isBack && isParticle(sentence, index - 1, 'got'))
  })
  return at < 0 ? 0 : (readNumeral(sentence, at)?.readings[0] ?? 0)
}
