import { isContentAt } from '../message/content.ts'
import type { Scan } from '../message/scan.ts'
import { amountOf, type Figure } from '../numbers/figure.ts'
import { endsClauseAt } from '../words/edges.ts'
import { isParticle, mayHaveParticle } from '../words/particle.ts'
import { after, isAt, type Sentence } from '../words/sentence.ts'

/**
 * Adds a fee right behind a price to it if only a general word calls it, which would name no expense: 'place 45 plus
 * 3,50 de frais', 'billet 45 plus frais 3,50'.
 */
export function withAddedFee(scan: Scan): Scan {
  const { claims } = scan
  const at = scan.figures.findIndex((price, index) => feeEnd(scan, price, scan.figures[index + 1]) > 0)
  const [price, fee] = scan.figures.slice(Math.max(at, 0), at + 2)
  if (at < 0 || price === undefined || fee === undefined) return scan
  claims.fill('dropped', price.end, feeEnd(scan, price, fee))
  const both = { ...price, readings: [amountOf(price) + amountOf(fee)], raw: null, firm: true }
  return { ...scan, figures: scan.figures.toSpliced(at, 2, both) }
}

/** Returns the index after the fee that is added to a price, with its name; 0 if something else is. */
function feeEnd(scan: Scan, price: Figure, fee: Figure | undefined): number {
  const { sentence } = scan
  if (fee === undefined || !isAt(sentence, price.end, 'plus') || !mayHaveParticle(sentence, 'extra')) return 0
  const added = after(sentence, price.end)
  const isLed = added + 1 === fee.start
  const name = isLed ? added : nameBehind(sentence, fee)
  const end = isLed ? fee.end : name + 1
  const isNamed = isParticle(sentence, name, 'extra') && !isContentAt(scan, name)
  const isBeside = isLed || added === fee.start
  const isFee =
    price.readings.length === 1 && fee.readings.length === 1 && 2 * amountOf(fee) <= amountOf(price)
  return isNamed && isBeside && isFee && endsClauseAt(sentence, end) ? end : 0
}

function nameBehind(sentence: Sentence, { end }: Figure): number {
  return isAt(sentence, end, 'of') ? after(sentence, end) : end
}
