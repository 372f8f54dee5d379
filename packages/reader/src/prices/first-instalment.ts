import type { Scan } from '../message/scan.ts'
import { amountOf, type Figure, isProduct } from '../numbers/figure.ts'
import { readTerm } from '../numbers/term.ts'
import { mayHaveParticle, particleEnd, phraseStart } from '../words/particle.ts'
import { isAt, type Sentence } from '../words/sentence.ts'

/** The most instalments that a price is paid in. */
const most = 60

/**
 * Leaves of a price in instalments the one that was paid: 'tele 90.000 en 3 cuotas, la primera de 30.000', 'freezer 6x
 * 50, first payment today'.
 */
export function withFirstInstalment(scan: Scan): Scan {
  const { sentence, claims, figures } = scan
  if (!mayHaveParticle(sentence, 'oneOfInstalments')) return scan
  const [whole, ...others] = figures
  const said = whole === undefined ? -1 : phraseStart(sentence, 'oneOfInstalments', whole.end)
  if (whole === undefined || said < 0 || claims[said] !== null || isOfThing(sentence, said)) return scan
  const [one, ...more] = others
  if (one === undefined) {
    const each = eachOf(sentence, whole)
    return each === null ? scan : { ...scan, figures: [{ ...whole, readings: each.readings, whole: true }] }
  }
  if (more.length > 0 || !isPartOf(one, whole) || said > one.end + 2) return scan
  claims.fill('dropped', whole.start, one.start)
  return { ...scan, figures: [one] }
}

/** Whether 'first' tells which thing it is and not which instalment: 'first class 30', 'primera clase'. */
function isOfThing(sentence: Sentence, said: number): boolean {
  return isAt(sentence, particleEnd(sentence, said, 'oneOfInstalments'), 'kind', 'countable')
}

/** Returns the price that a product multiplies: that of '6x 50'; null if it is no product of two. */
function eachOf(sentence: Sentence, product: Figure): Figure | null {
  if (!isProduct(sentence, product)) return null
  const sign = sentence.tokens.findIndex(({ key }, at) => at >= product.start && /^[x*]$/.test(key))
  const each = readTerm(sentence, sign + 1)
  return each !== null && each.end === product.end && isPartOf(each, product) ? each : null
}

/** Whether one amount is some whole part of the other, to the last coins: 43.333 of 389.999. */
function isPartOf(one: Figure, whole: Figure): boolean {
  const [part, all] = [amountOf(one), amountOf(whole)]
  const count = Math.round(all / part)
  const isOne = one.readings.length === 1 && whole.readings.length === 1
  return isOne && count > 1 && count <= most && Math.abs(all - count * part) <= all / 1000
}
