import type { Scan } from '../message/scan.ts'
import { amountOf, type Figure, isCertain } from '../numbers/figure.ts'
import { after, before, isAt, type Sentence } from '../words/sentence.ts'

/**
 * Takes the reading of an open number that the message says once more: 'feijoada 35 + 10% deu 38,50' was 38.50, 'one sixty
 * for the stamp, 1.60' was 1.60.
 */
export function withSettled(scan: Scan): Scan {
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

/** Another price might be as much by chance, but hardly to the cent or behind a word that says what it came to. */
function isReadingOf(sentence: Sentence, open: Figure, each: Figure): boolean {
  const isOne = each.readings.length === 1 && open.readings.includes(amountOf(each))
  return isOne && (isCertain(each) || saysSum(sentence, each))
}

/** 'en total 42', '42 en total', 'al final pagué 42'. */
function saysSum(sentence: Sentence, { start, end }: Figure): boolean {
  const next = isAt(sentence, end, 'preposition') ? after(sentence, end) : end
  return (
    isAt(sentence, before(sentence, start), 'total', 'cost', 'was', 'spend') || isAt(sentence, next, 'total')
  )
}
