import type { Scan } from '../message/scan.ts'
import { isPieces } from '../numbers/counts/pieces.ts'
import { amountOf, type Figure } from '../numbers/figure.ts'
import { readTerm } from '../numbers/term.ts'
import { endsAt } from '../words/edges.ts'
import { isParticle, isParticleBefore, mayHaveParticle } from '../words/particle.ts'
import { allOf, isAt, numberSaidAt, numbersIn, type Sentence } from '../words/sentence.ts'

/**
 * Works out what was paid for more than the pieces whose price is told: 'avocados 5 for 4, bought 10', 'mangos 2 por 5,
 * llevé 4'.
 */
export function withSetPrice(scan: Scan): Scan {
  const { sentence, claims } = scan
  if (!mayHaveParticle(sentence, 'tookSome') || numbersIn(sentence, allOf(sentence)) !== 3) return scan
  const price = setPriceIn(sentence)
  const taken = price === null ? null : takenBehind(sentence, price.figure)
  if (price === null || taken === null || taken.count % price.pieces !== 0) return scan
  const { figure, pieces } = price
  const readings = [(amountOf(figure) * taken.count) / pieces]
  claims.fill('dropped', figure.start - 2, sentence.tokens.length)
  claims.fill('amount', figure.start, figure.end)
  return { ...scan, figures: [{ ...figure, readings, firm: true, raw: null, whole: true }] }
}

/** Returns the price of some pieces and how many they are: '2 for 5 bucks'. */
function setPriceIn(sentence: Sentence): { figure: Figure; pieces: number } | null {
  for (let at = 1; at < sentence.tokens.length; at++) {
    const pieces = Number(numberSaidAt(sentence, at - 1))
    const isFor = pieces > 1 && isParticle(sentence, at, 'for', 'setFor')
    const figure = isFor ? readTerm(sentence, at + 1) : null
    if (figure?.readings.length === 1 && !isPromotion(pieces, figure)) return { figure, pieces }
  }
  return null
}

/** Whether three may have cost as much as two: '3 for 2'. */
function isPromotion(pieces: number, figure: Figure): boolean {
  return pieces === 3 && amountOf(figure) === 200 && !figure.firm
}

/** Returns how many were bought, if that ends the message: ', bought 4 pairs'. */
function takenBehind(sentence: Sentence, { end }: Figure): { count: number } | null {
  const { tokens } = sentence
  const at = tokens.findIndex((_, index) => index > end && isParticleBefore(sentence, index, 'tookSome'))
  const count = Number(at < 0 ? 0 : numberSaidAt(sentence, at))
  const ends = endsAt(sentence, at + 1) || (isPieces(sentence, at + 1) && endsAt(sentence, at + 2))
  const isMoney = isAt(sentence, at + 1, 'currency', 'coin')
  return count > 0 && ends && !isMoney ? { count } : null
}
