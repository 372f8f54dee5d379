import { mayHaveParticle, particleEnd } from '../../words/particle.ts'
import { after, isAt, type Sentence } from '../../words/sentence.ts'
import type { NonAmount } from './code.ts'

/** Digits and capitals as on the number plates of several countries: '1234 KLM', 'AB 123 CD', 'ABC1D23', '7ABC123'. */
const onCars =
  /^(\d{3} [A-Z]{3} \d\d|\d[A-Z]{3}\d{3}|\d{3,4}[ -]?[A-Z]{2,3}|[A-Z]{3}\d[A-Z]\d\d|[A-Z]{2}\d\d ?[A-Z]{3}|[A-Z]{2,3}[ -]?\d{3,4}([ -]?[A-Z]{2,3})?)(?![\p{L}\d])/u

/** The most tokens between the word for a plate and its number: 'la patente del auto es'. */
const mostBetween = 4

/** Reads the number of a plate that the message mentions: 'Matrícula 1234 KLM'. */
export function readPlate(sentence: Sentence, at: number): NonAmount | null {
  if (!mayHaveParticle(sentence, 'plate')) return null
  const { text, tokens } = sentence
  const from = tokens[at]?.start ?? text.length
  const [found] = onCars.exec(text.slice(from)) ?? []
  if (found === undefined) return null
  const isNamed = tokens.some(
    (_, named) =>
      named < at && named >= at - mostBetween - 2 && particleEnd(sentence, named, 'plate') > named,
  )
  const end = tokens.findLastIndex((token) => token.end === from + found.length) + 1
  const isMoney = tokens.slice(at, end).some((_, part) => isAt(sentence, at + part, 'currency', 'coin'))
  return isNamed && end > at && !isMoney ? { end: Math.max(end, after(sentence, at)), claim: 'number' } : null
}
