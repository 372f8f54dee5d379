import type { Scan } from '../message/scan.ts'
import { amountOf, countsThings, type Figure } from '../numbers/figure.ts'
import { readFigure } from '../numbers/read-figure.ts'
import { endsAt } from '../words/edges.ts'
import {
  hasPhrase,
  isParticle,
  isParticleBefore,
  mayHaveParticle,
  particleEnd,
  phraseStart,
} from '../words/particle.ts'
import { after, before, has, isAt, overlaps, type Sentence } from '../words/sentence.ts'
import { leftOf } from './thousands.ts'

/**
 * Takes what remained of the money handed over as the price: 'pagué con 200 y me dieron 63', 'gave him 160, he kept
 * the change'. If the price is told as well, takes that. In 'pagué 100 y me dieron 20 de vuelto' both are possible.
 */
export function withCashChange(scan: Scan): Scan {
  const { sentence, claims, figures } = scan
  const sure = handedIn(sentence)
  const back = givenBackIn(sentence, sure)
  const handed = sure ?? (back === null ? null : paidBefore(figures, back))
  if (handed === null) return scan
  if (back === null) return withoutChange(scan, handed)
  const stayed = leftOf(sentence, handed, back)
  if (stayed <= 0) return scan
  const others = figures.filter((each) => !overlaps(each, handed) && !overlaps(each, back))
  claims.fill('dropped', leadStart(sentence, back.start), changeEnd(sentence, back.end))
  if (others.reduce((sum, each) => sum + amountOf(each), 0) === stayed) {
    claims.fill('dropped', leadStart(sentence, handed.start), handed.end)
    const { currency } = handed
    return { ...scan, figures: others.map((each) => ({ ...each, currency: each.currency ?? currency })) }
  }
  const paid = sure !== null && isMoneyBack(sentence, handed, back)
  const isReturn = isParticleBefore(sentence, back.start, 'returned')
  const isOpen = sure === null || !(paid || isReturn || isAt(sentence, handed.start - 1, 'with'))
  const isPrice = sure === null && isNeverHanded(sentence, handed, back)
  const both = isPrice ? [amountOf(handed)] : [stayed, amountOf(handed)]
  return withPrice(scan, others, { ...handed, readings: isOpen ? both : [stayed], paid })
}

/** Takes all that was handed over as the price, if the change was kept: 'gave him 160 and he kept the change'. */
function withoutChange(scan: Scan, handed: Figure): Scan {
  const { sentence, claims, figures } = scan
  const kept = phraseStart(sentence, 'keptChange', handed.end)
  const others = figures.filter((each) => !overlaps(each, handed))
  if (kept < 0 || others.some((each) => amountOf(each) > amountOf(handed))) return scan
  claims.fill('dropped', kept)
  for (const { start, end } of others) claims.fill('dropped', start, end)
  return withPrice(scan, [], { ...handed, paid: true })
}

function withPrice(scan: Scan, others: readonly Figure[], price: Figure): Scan {
  scan.claims.fill('amount', price.start, price.end)
  const figures = [...others, { ...price, firm: true, raw: null }]
  return { ...scan, figures: figures.sort((a, b) => a.start - b.start) }
}

/**
 * Whether the first amount cannot have been handed over: 'Groceries 84.12, 12 back in change'. It has cents, and what
 * came back has none.
 */
function isNeverHanded(sentence: Sentence, handed: Figure, back: Figure): boolean {
  const isChange = hasPhrase(sentence, 'change', back.end)
  return isChange && amountOf(handed) % 100 > 0 && amountOf(back) % 100 === 0
}

/** Whether what came back is change and cannot be a refund: 'un billete de 500', '63 de vuelto', 'me dieron 63'. */
function isMoneyBack(sentence: Sentence, handed: Figure, back: Figure): boolean {
  const isNote = isParticleBefore(sentence, handed.start, 'banknote')
  const isChange = particleEnd(sentence, back.end, 'change') > back.end
  return isNote || isChange || back.firm || !isReturned(sentence, back)
}

/** Whether a figure was returned: 'me devolvió 63', 'got 63 back'. */
function isReturned(sentence: Sentence, { start, end }: Figure): boolean {
  return isParticleBefore(sentence, start, 'returned') || isParticle(sentence, end, 'back')
}

/** Returns the money handed over: 'un billete de 500', 'gave him 160', 'le pagué al señor con 200'. */
function handedIn(sentence: Sentence): Figure | null {
  if (!sentence.present.has('with') && !mayHaveParticle(sentence, 'handed', 'banknote', 'thatGave', 'change'))
    return null
  for (let at = 1; at < sentence.tokens.length; at++) {
    const isLed =
      isParticleBefore(sentence, at, 'handed') ||
      isParticleBefore(sentence, at, 'banknote') ||
      isBehindChange(sentence, at)
    const figure = isLed || isPaidWith(sentence, at) ? readFigure(sentence, at) : givenAt(sentence, at)
    if (figure !== null && figure.readings.length === 1 && !countsThings(sentence, figure)) return figure
  }
  return null
}

/** Whether a figure follows an amount of change and 'of': 'me dieron 63 de vuelto de 200'. */
function isBehindChange(sentence: Sentence, at: number): boolean {
  const of = at - 1
  if (!isAt(sentence, of, 'of') || !mayHaveParticle(sentence, 'change')) return false
  return [of - 1, of - 2, of - 3].some(
    (from) => sentence.tokens[from - 1]?.kind === 'number' && particleEnd(sentence, from, 'change') === of,
  )
}

/** Returns the money that the words after it say was handed over: '15.000 que di'. */
function givenAt(sentence: Sentence, at: number): Figure | null {
  if (sentence.tokens[at]?.kind !== 'number' || !mayHaveParticle(sentence, 'thatGave')) return null
  const figure = readFigure(sentence, at)
  return figure !== null && particleEnd(sentence, figure.end, 'thatGave') > figure.end ? figure : null
}

/**
 * Whether an amount is what somebody paid with: 'le pagué al señor con 200', 'paid for veg with a 20', but not 'gasté
 * 12 con 50'.
 */
function isPaidWith(sentence: Sentence, at: number): boolean {
  const article = isAt(sentence, at - 1, 'article', 'one') ? at - 1 : at
  const last = before(sentence, article - 1)
  const isCents =
    sentence.tokens[last]?.kind === 'number' || isAt(sentence, last, 'number', 'currency', 'coin', 'times')
  return isAt(sentence, article - 1, 'with') && !isCents && has(sentence, { start: 0, end: at }, 'spend')
}

/**
 * Returns the only price before what came back, which may have been subtracted already: 'pagué 100 y me dieron 20 de
 * vuelto'.
 */
function paidBefore(figures: readonly Figure[], back: Figure): Figure | null {
  const [price, ...others] = figures.filter(({ end }) => end <= back.start)
  const isOpen = price !== undefined && others.length === 0
  return isOpen && price.readings.length === 1 ? price : null
}

/**
 * Returns what came back of the money handed over or, if none was, what certainly came back: 'me dieron 63', '63 de
 * vuelto'.
 */
function givenBackIn(sentence: Sentence, handed: Figure | null): Figure | null {
  if (!mayHaveParticle(sentence, 'returned', 'gaveBack', 'back', 'change')) return null
  for (let at = 0; at < sentence.tokens.length; at++) {
    const isOther = handed === null || at < handed.start || at >= handed.end
    const figure = isOther ? readFigure(sentence, at) : null
    if (figure === null || figure.readings.length > 1 || countsThings(sentence, figure)) continue
    const leads = isParticleBefore(sentence, at, handed === null ? 'returned' : 'gaveBack')
    const isBack =
      leads ||
      isChangeSaid(sentence, figure) ||
      isParticle(sentence, figure.end, 'back') ||
      isChangeAt(sentence, figure.end)
    if (isBack && amountOf(figure) > 0) return figure
    at = figure.end - 1
  }
  return null
}

/** Whether a word for change is at a token that is not part of a thing's name, such as 'cambio de aceite' (oil). */
function isChangeAt(sentence: Sentence, at: number): boolean {
  const end = particleEnd(sentence, at, 'change')
  return end > at && !(isAt(sentence, end - 1, 'kind') && after(sentence, end - 1) > end)
}

/** Whether a figure ends the message behind a clause's only word, for change: 'feira 38, troco 12'. */
function isChangeSaid(sentence: Sentence, { start, end }: Figure): boolean {
  const isOnly = sentence.tokens[start - 2]?.kind === 'break' && endsAt(sentence, end)
  return isOnly && particleEnd(sentence, start - 1, 'change') === start
}

/** Returns the start of the words that lead to a number, back to punctuation, a thing or the 'and' of two clauses. */
function leadStart(sentence: Sentence, end: number): number {
  const { tokens } = sentence
  let start = end
  while (
    tokens[start - 1]?.kind === 'word' &&
    !isAt(sentence, start, 'and') &&
    !isAt(sentence, start - 1, 'kind')
  )
    start--
  return start
}

function changeEnd(sentence: Sentence, end: number): number {
  const word = isAt(sentence, end, 'discount') ? after(sentence, end) : end
  return Math.max(word, particleEnd(sentence, end, 'change'))
}
