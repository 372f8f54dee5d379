import type { Expenses, Meaning } from '../../meaning.ts'
import { readFigure } from '../../numbers/read-figure.ts'
import { particleEnd, phraseStart } from '../../words/particle.ts'
import {
  after,
  before,
  isAsked,
  isAt,
  isNumberAt,
  numbersIn,
  type Sentence,
  textOf,
} from '../../words/sentence.ts'

/**
 * Reads what was paid after another price had been asked for: 'The plumber wanted 40 but we settled on 30', 'o mecânico
 * pediu 900 mas fechei por 750'. Null for all other messages.
 */
export function readAgreedPrice(sentence: Sentence, readPart: (text: string) => Meaning): Expenses | null {
  const { tokens } = sentence
  const asked = phraseStart(sentence, 'askedFor', 1)
  const price = particleEnd(sentence, asked, 'askedFor')
  if (asked < 1 || isAsked(sentence) || !isNumberAt(sentence, price)) return null
  const end = readFigure(sentence, price)?.end ?? after(sentence, price)
  const agreed = phraseStart(sentence, 'agreedOn', end)
  const paid = particleEnd(sentence, agreed, 'agreedOn')
  const isOnly =
    numbersIn(sentence, { start: 0, end: asked }) + numbersIn(sentence, { start: end, end: agreed }) === 0
  if (agreed < end || !isOnly || !isNumberAt(sentence, paid)) return null
  let thing = asked
  while (isAt(sentence, before(sentence, thing), 'stranger', 'pronoun')) thing = before(sentence, thing)
  if (thing < asked && isAt(sentence, before(sentence, thing), 'article')) thing = before(sentence, thing)
  const bought = readPart(`${textOf(sentence, 0, thing)} ${textOf(sentence, paid, tokens.length)}`)
  const isNamed = bought.kind === 'expenses' && bought.items.every(({ description }) => description !== '')
  return isNamed && bought.sure ? bought : null
}
