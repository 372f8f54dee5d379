import { isContentAt } from '../message/content.ts'
import { meantDays } from '../message/meant-days.ts'
import type { Scan } from '../message/scan.ts'
import { isStar } from '../numbers/arithmetic.ts'
import { type Figure, isToTheCent } from '../numbers/figure.ts'
import { hasParticle, isParticle } from '../words/particle.ts'
import { after, before, has, isAt, type Sentence, senseAt } from '../words/sentence.ts'
import { takesBackAt } from '../words/taking-back.ts'
import { withMeantCurrencies } from './meant-currency.ts'
import { saidAgain } from './said-again.ts'

/** Resolves corrections inside one message: 'foi 45 não, foi 46' keeps only the last figure. */
export function applySelfCorrections(scan: Scan): Scan {
  let figures = withoutDenied(scan, withMeantCurrencies(scan))
  for (let index = 0; index + 1 < figures.length; ) {
    const [said, meant] = [figures[index], figures[index + 1]]
    if (said !== undefined && meant !== undefined && isEitherWay(scan.sentence, said, meant)) {
      const either = { ...said, readings: [...new Set([...said.readings, ...meant.readings])] }
      scan.claims.fill('dropped', said.end, meant.end)
      figures = figures.toSpliced(index, 2, either)
      continue
    }
    const dropped = said === undefined || meant === undefined ? null : takenBack(scan, said, meant)
    if (dropped === null) {
      index++
      continue
    }
    scan.claims.fill('dropped', dropped.from, dropped.to)
    const currency = meant?.currency ?? said?.currency ?? null
    figures = figures
      .filter((figure) => figure !== dropped.figure)
      .map((figure) =>
        figure === said || figure === meant
          ? { ...figure, currency, readings: inThousandsOf(said, meant, figure) }
          : figure,
      )
  }
  return { ...scan, figures, days: meantDays(scan, scan.days) }
}

/** Returns the readings of a figure, in thousands if it replaces an amount in thousands: '32 lucas, no, 42'. */
function inThousandsOf(said: Figure | undefined, meant: Figure | undefined, left: Figure): readonly number[] {
  const [was = 0, is = 0] = [said?.readings[0], meant?.readings[0]]
  const isAlike = is * 1000 > was / 5 && is * 1000 < was * 5
  const isShort =
    left === meant && !left.firm && is * 1000 !== was && /^\d{1,3}$/.test(left.raw ?? '') && was >= 1000_00
  return isShort && isAlike ? [is * 1000] : left.readings
}

/**
 * Whether only a 'no' stands between two numbers, which may deny the second or take back the first: 'cabelo 30 nao
 * 13'.
 */
function isEitherWay(sentence: Sentence, said: Figure, meant: Figure): boolean {
  const isOpen = isParticle(sentence, said.end, 'denies') && said.end + 1 === meant.start
  const takesBack = sentence.tokens.some((_, at) => at >= meant.end && isAt(sentence, at, 'oops'))
  return isOpen && !takesBack
}

/**
 * Removes a figure that is denied beside another price, and all that is said about it: '220, not the 260 he asked',
 * 'euh pas 19, 29'.
 */
function withoutDenied({ sentence, claims }: Scan, figures: readonly Figure[]): readonly Figure[] {
  if (figures.length < 2 || !sentence.present.has('not')) return figures
  const { tokens } = sentence
  let left = figures
  for (const denied of figures) {
    const last = before(sentence, denied.start)
    const not = last > 0 && isAt(sentence, last, 'article') ? before(sentence, last) : last
    const article = not < denied.start - 1 && isParticle(sentence, denied.start - 1, 'deniedArticle')
    if (isEnglishNo(sentence, not)) continue
    if (left.length < 2 || !isParticle(sentence, not, article ? 'not' : 'notBeforeNumber')) continue
    const ends = tokens.findIndex(({ kind }, at) => at > denied.end && kind === 'break')
    claims.fill('dropped', not, ends < 0 ? tokens.length : ends)
    const same = denied.readings[0]
    left = left.filter((each) => each !== denied && !(each.start < not && each.readings[0] === same))
  }
  return left
}

/**
 * Whether an English 'no' follows punctuation, so that it takes back what was said ('143... no 134'); 'not' denies
 * what follows.
 */
function isEnglishNo({ tokens, language }: Sentence, at: number): boolean {
  return language === 'en' && tokens[at]?.key === 'no' && tokens[at - 1]?.kind === 'break'
}

interface Dropped {
  readonly figure: Figure
  readonly from: number
  readonly to: number
}

function takenBack(scan: Scan, said: Figure, meant: Figure): Dropped | null {
  const { sentence } = scan
  if (isStarred(sentence, said, meant)) return { figure: said, from: said.start, to: meant.start }
  if (isByZero(sentence, said, meant)) {
    scan.claims.fill('dropped', said.start, said.end)
    return { figure: said, from: meant.start, to: meant.start }
  }
  if (isOldPrice(sentence, said, meant)) return { figure: said, from: said.start - 1, to: meant.start }
  if (isMadeExact(sentence, said, meant)) return { figure: said, from: said.start, to: meant.start }
  const again = saidAgain(scan, said, meant)
  if (again !== null) {
    scan.claims.fill('dropped', said.start, said.end)
    return { figure: said, from: again.start, to: again.end }
  }
  for (let at = said.end; at < meant.start; at = after(sentence, at)) {
    if (sentence.tokens[at]?.key === '\n') return null
    if (!takesBackAt(sentence, at)) continue
    if (tellsMore(scan, after(sentence, at), meant.start) && !isSaidAnew(sentence, said, meant)) return null
    const before = tellsMore(scan, said.end, at)
    const behind = isContentAt(scan, meant.end) || isAt(sentence, meant.end, 'preposition', 'of')
    if (behind && !isAt(sentence, at, 'oops')) return null
    if (isAt(sentence, at, 'not') && negatesLater(scan, at, said, meant)) {
      return { figure: meant, from: at, to: meant.end }
    }
    if (isAt(sentence, at, 'not') && isAt(sentence, after(sentence, at), 'spend')) return null
    if (before && behind) return { figure: said, from: said.start, to: meant.start }
    scan.claims.fill('dropped', said.start, said.end)
    return { figure: said, from: at, to: meant.start }
  }
  return null
}

/**
 * Whether a starred number corrects the price directly before it or, as the end of the message, on the line before it:
 * '45 *54'.
 */
function isStarred(sentence: Sentence, said: Figure, meant: Figure): boolean {
  const { tokens } = sentence
  const star = meant.start - 1
  if (said.end === star) return isStar(sentence, star)
  const isOwnLine = said.end === star - 1 && tokens[star - 1]?.key === '\n' && tokens.length === meant.end
  return isOwnLine && tokens[star]?.key === '*' && tokens[meant.start]?.glued === true
}

/**
 * Whether two prices differ by a factor of ten and the writer says that a zero was wrong: '5.990, o sea 59.900, me
 * comí un cero'.
 */
function isByZero(sentence: Sentence, said: Figure, meant: Figure): boolean {
  const [was = 0, is = 0] = [said.readings[0], meant.readings[0]]
  if (was * 10 !== is && is * 10 !== was) return false
  return sentence.marks.some((_, at) => senseAt(sentence, at, 'oops')?.value === 'zero')
}

/**
 * Whether the first price is the old one and the second the new one: 'went from 7.99 to 9.99', 'estaba a 1200 pero la
 * saqué en 850'.
 */
function isOldPrice(sentence: Sentence, said: Figure, meant: Figure): boolean {
  const isChanged = hasParticle(sentence, { start: said.start - 4, end: said.start }, 'changed')
  const isFromTo = isParticle(sentence, said.start - 1, 'from') && isParticle(sentence, said.end, 'to')
  if (isChanged && isFromTo && meant.start === said.end + 1) return true
  const between = { start: said.end, end: meant.start }
  const was = isAt(sentence, before(sentence, said.start), 'rate') ? before(sentence, said.start) : said.start
  if (!isAt(sentence, before(sentence, was), 'was', 'quote')) return false
  const settled = has(sentence, between, 'cost', 'spend') || isBeatenDown(sentence, said, meant)
  if (isReduced(sentence, said, meant)) return true
  const other = has(sentence, between, 'kind', 'countable', 'not', 'almost')
  return isAt(sentence, said.end, 'but') && settled && !other
}

/**
 * Whether the second price is a reduced one of the same thing: 'o conserto era 400, fez por 350', 'eran 60 pero con el
 * descuento 42'.
 */
function isReduced(sentence: Sentence, said: Figure, meant: Figure): boolean {
  const [asked = 0, paid = 0] = [said.readings[0], meant.readings[0]]
  const parted = sentence.tokens[said.end]?.kind === 'break' || isAt(sentence, said.end, 'but')
  const between = { start: said.end, end: meant.start }
  const made = isParticle(sentence, meant.start - 1, 'madeFor')
  // 'Bread was 41, and pizza for 18.75': another thing.
  const named = new Set(sentence.tokens.slice(0, said.start).map(({ key }) => key))
  const isOther = sentence.tokens
    .slice(said.end, meant.start)
    .some(({ key }, at) => isAt(sentence, said.end + at, 'kind') && !named.has(key))
  return paid < asked && parted && !isOther && (made || has(sentence, between, 'discount'))
}

/** Whether the writer bargained the price down: 'wanted 150 but I talked him down to 110'. */
function isBeatenDown(sentence: Sentence, said: Figure, meant: Figure): boolean {
  const [asked = 0, paid = 0] = [said.readings[0], meant.readings[0]]
  return paid < asked && isAt(sentence, after(sentence, said.end), 'pronoun')
}

/**
 * Whether the second price repeats the first, to the cent or more exactly: '41 y pico, 41,60', 'a couple of quid,
 * 2.20', '87 e uns quebrado... 87,34'.
 */
function isMadeExact(sentence: Sentence, said: Figure, meant: Figure): boolean {
  const [about = 0, exact = 0] = [said.readings[0], meant.readings[0]]
  const more = isAt(sentence, said.end, 'inexact') ? after(sentence, said.end) : said.end
  const whole = Math.floor(exact / 100) * 100 === about && isToTheCent(meant) && said.raw !== null
  const apart = sentence.tokens.slice(said.end, meant.start).some(({ kind }) => kind === 'break')
  if (whole && apart && !has(sentence, { start: said.end, end: meant.start }, 'kind', 'countable'))
    return true
  const rough = more > said.end || isAt(sentence, before(sentence, said.start), 'approx') || said.raw === null
  if (!rough || (!isToTheCent(meant) && more === said.end && said.raw === null)) return false
  const onlyMarks = sentence.tokens
    .slice(more, meant.start)
    .every(({ kind }, at) => kind !== 'word' || isAt(sentence, more + at, 'filler', 'oops'))
  return onlyMarks && exact > about * 0.9 && exact <= about * 1.1
}

/**
 * Whether the second number corrects the first, whatever is said between: 'forty five, no I tell a lie, forty six',
 * '14.990, ah no, con envío salió 16.480'. It is near the first, and follows punctuation, a verb of costing, or one of
 * paying without another thing.
 */
function isSaidAnew(sentence: Sentence, said: Figure, meant: Figure): boolean {
  const [old = 0, next = 0] = [said.readings[0], meant.readings[0]]
  const anew = sentence.tokens[meant.start - 1]?.kind === 'break'
  const between = { start: said.end, end: meant.start }
  const paid = has(sentence, between, 'spend', 'pronoun') && !has(sentence, between, 'kind', 'countable')
  const told = paid || isAt(sentence, before(sentence, meant.start), 'cost', 'was', 'total')
  return (anew || told) && next > old / 2 && next < old * 2
}

/**
 * Whether the second number is denied: English 'it was 46, not 45' keeps the first. Elsewhere 'no' before a figure
 * takes back what was said.
 */
function negatesLater(scan: Scan, at: number, said: Figure, meant: Figure): boolean {
  const { sentence } = scan
  const token = sentence.tokens[at]
  return token?.key === 'not' && after(sentence, at) === meant.start && said.end <= at
}

/** Whether the words between two numbers tell more than what leads from one to the other. */
function tellsMore(scan: Scan, from: number, to: number): boolean {
  for (let at = from; at < to; at = after(scan.sentence, at)) {
    if (isContentAt(scan, at) && !isAt(scan.sentence, at, 'filler', 'was', 'approx', 'change')) return true
  }
  return false
}
