import type { Scan } from '../message/scan.ts'
import { amountOf, type Figure, isCertain } from '../numbers/figure.ts'
import { after, before, isAt, type Sentence } from '../words/sentence.ts'

/**
 * Takes the reading of an ambiguous number that the message repeats: 'feijoada 35 + 10% deu 38,50' is 38.50, 'one
 * sixty for the stamp, 1.60' is 1.60.
 */
export function resolveRepeatedAmounts(scan: Scan): Scan {
  const open = scan.figures.find((each) => each.readings.length > 1)
  if (open === undefined || scan.figures.length < 2) return scan
  const said = scan.figures.find((each) => each !== open && isReadingOf(scan.sentence, open, each))
  if (said === undefined) return scan
  scan.claims.fill('dropped', said.start, said.end)
  const currency = open.currency ?? said.currency
  const settled: Figure = { ...open, readings: said.readings, currency, firm: true, raw: null }
  const figures = scan.figures.filter((each) => each !== said)
  return { ...scan, figures: figures.map((each) => (each === open ? settled : each)) }
}

/**
 * Whether a figure repeats one of the readings: it must be told to the cent or with a word that says what it came to,
 * as another price may be the same by chance.
 */
function isReadingOf(sentence: Sentence, open: Figure, each: Figure): boolean {
  const isOne = each.readings.length === 1 && open.readings.includes(amountOf(each))
  return isOne && (isCertain(each) || saysSum(sentence, each))
}

/** Whether a figure is said to be the sum or what was paid: 'en total 42', '42 en total', 'al final pagué 42'. */
function saysSum(sentence: Sentence, { start, end }: Figure): boolean {
  const next = isAt(sentence, end, 'preposition') ? after(sentence, end) : end
  return (
    isAt(sentence, before(sentence, start), 'total', 'cost', 'was', 'spend') || isAt(sentence, next, 'total')
  )
}
