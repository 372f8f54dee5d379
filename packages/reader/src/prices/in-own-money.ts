import { hasContent } from '../message/content.ts'
import type { Scan } from '../message/scan.ts'
import type { Figure } from '../numbers/figure.ts'
import { after, isAt } from '../words/sentence.ts'
import { keyAt } from '../words/text.ts'

/**
 * Leaves out a price in foreign money if the message also tells it in the household's currency: 'tips 500 rupees,
 * about 6 dollars', '$6 (500 rupees)', 'resto 50 francs = 52 euros'.
 */
export function withOwnMoney(scan: Scan): Scan {
  const { sentence, figures, claims } = scan
  if (figures.length < 2 || !sentence.present.has('currency')) return scan
  const own = sentence.context.currency
  const gone = figures.filter((figure, at) => {
    const isForeign = figure.currency !== null && figure.currency !== own
    return isForeign && [figures[at - 1], figures[at + 1]].some((home) => isToldAs(scan, figure, home))
  })
  if (gone.length === 0 || gone.length === figures.length) return scan
  for (const { start, end } of gone) claims.fill('dropped', start, end)
  return { ...scan, figures: figures.filter((figure) => !gone.includes(figure)) }
}

/**
 * Whether another price is the same amount in the household's currency: named in it, or after 'about', '=' or a
 * bracket, and with nothing else between.
 */
function isToldAs(scan: Scan, foreign: Figure, home: Figure | undefined): boolean {
  const { sentence } = scan
  if (home === undefined) return false
  const [first, second] = foreign.start < home.start ? [foreign, home] : [home, foreign]
  if (hasContent(scan, first.end, second.start)) return false
  let isLed = false
  for (let at = first.end; at < second.start; at = after(sentence, at)) {
    const leads = isAt(sentence, at, 'approx', 'total') || /^[=(≈~/]$/.test(keyAt(sentence.tokens, at))
    const isAside =
      sentence.tokens[at]?.kind === 'break' || isAt(sentence, at, 'one', 'filler', 'was', 'quote')
    if (!leads && !isAside) return false
    isLed ||= leads
  }
  // 'Taxi $18 €18' does not say which of the two was paid.
  const isOther = isLed || first.readings[0] !== second.readings[0]
  return isOther && (home.currency === sentence.context.currency || (isLed && home.currency === null))
}
