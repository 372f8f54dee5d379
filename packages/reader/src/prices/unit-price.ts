import type { Scan } from '../message/scan.ts'
import { amountOf, type Figure } from '../numbers/figure.ts'
import { readNumeral } from '../numbers/numeral.ts'
import { particleEnd } from '../words/particle.ts'
import { isAt, type Sentence } from '../words/sentence.ts'
import { keyAt } from '../words/text.ts'

/**
 * Takes the price of a unit so many times as were bought, beside other prices: '2 kg de papa a 1.100 el kilo y un zapallo
 * 2.500'; where that is said as well, nothing changes.
 */
export function withMeasured(scan: Scan): Scan {
  const { sentence, claims, figures } = scan
  if (figures.length < 2) return scan
  const priced = figures.map((figure, index) => {
    const unit = particleEnd(sentence, figure.end, 'perUnit')
    const count =
      unit === figure.end ? 0 : countBefore(sentence, figures[index - 1]?.end ?? 0, figure, unit - 1)
    const all = Math.round(amountOf(figure) * count)
    if (figure.readings.length > 1 || count <= 0 || isSaid(scan, all)) return figure
    claims.fill('amount', figure.start, unit)
    return { ...figure, end: unit, readings: [all], firm: true, raw: null, whole: true }
  })
  return { ...scan, figures: priced }
}

function isSaid({ figures }: Scan, all: number): boolean {
  return figures.some((each) => Math.abs(amountOf(each) - all) <= 2)
}

/** '2 kg', 'dos kilos': how many of a unit were told in the clause before its price; 0 when none were. */
function countBefore(sentence: Sentence, from: number, { start }: Figure, unit: number): number {
  for (let at = start - 1; at >= from && sentence.tokens[at]?.kind !== 'break'; at--) {
    const number =
      isAt(sentence, at + 1, 'measure') && isSame(sentence, at + 1, unit) ? readNumeral(sentence, at) : null
    if (number?.end === at + 1 && number.readings.length === 1) return (number.readings[0] ?? 0) / 100
  }
  return 0
}

/** 'kilos', 'kg' of 'kilo'; 'metros' of 'metro'. */
function isSame({ tokens }: Sentence, at: number, unit: number): boolean {
  const [one, other] = [at, unit].map((each) => keyAt(tokens, each).replace(/s$/, '').replace(/^kg$/, 'kilo'))
  return one === other
}
