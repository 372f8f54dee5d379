import { isContentAt } from '../message/content.ts'
import { isNamed } from '../message/count-or-name.ts'
import type { Scan } from '../message/scan.ts'
import { leadsToSum } from '../message/total-said.ts'
import { parseDigits } from '../numbers/digits.ts'
import { amountOf, type Figure, isCertain, isProduct } from '../numbers/figure.ts'
import { hasParticle, isParticle, particleEnd, phraseStart } from '../words/particle.ts'
import { after, before, isAt, type Sentence, senseAt } from '../words/sentence.ts'
import { keyAt } from '../words/text.ts'
import { beforeRemainder } from './remainder.ts'
import { isALittleMore, withTips } from './tips.ts'

/** A number of the message, in hundredths, and whether it is a percentage. */
interface Step {
  readonly value: number
  readonly percent: boolean
}

/**
 * What leads to the amount that a message ends in: a word of conclusion, of a total, of the writer's share, of paying
 * without a thing, an extra or a price per unit before it, or only punctuation.
 */
type Lead = 'so' | 'total' | 'share' | 'extra' | 'paid' | 'rate' | 'mark'

/**
 * Leaves out the numbers from which the writer works out the amount ('gave 50 got 12.35 back so 37.65', 'conta 210,
 * rachamos em 2, paguei 105'), and a sum that is told after its parts.
 */
export function dropIntermediateAmounts(scan: Scan): Scan {
  const { sentence, claims } = scan
  let { figures } = scan
  if (figures.length < 2) return scan
  for (const last of figures.slice(1)) {
    const earlier = figures.filter((each) => each.end <= last.start)
    const [purse, price] = earlier
    if (
      price !== undefined &&
      isLeftOver(sentence, last) &&
      amountOf(purse) - amountOf(price) === amountOf(last)
    ) {
      figures = figures.filter((each) => each !== purse && each !== last)
      continue
    }
    const prices = beforeRemainder(scan, earlier, last)
    if (prices !== null) {
      figures = prices
      continue
    }
    const lead =
      earlier.length === 0 || last.readings.length > 1 || last.whole ? null : leadTo(scan, earlier, last)
    if (lead === null) continue
    const own = stepsOf(scan, earlier, last)
    if (isSumOfThings(scan, earlier, last)) {
      if (lead !== 'mark' && lead !== 'paid') continue
      claims.fill('dropped', last.start, last.end)
      figures = figures.filter((each) => each !== last)
    } else if (isExplained(scan, lead, own, last)) {
      leaveOut(scan, own[0]?.start ?? last.start, last.start)
      figures = figures
        .filter((each) => !own.includes(each))
        .map((each) => (each === last ? { ...last, firm: true, currency: currencyOf([last, ...own]) } : each))
    } else if (lead === 'total' && earlier.every((each) => isNoPart(sentence, each, earlier, last))) {
      for (const { start, end } of earlier) claims.fill('number', start, end)
      figures = figures.filter((each) => !earlier.includes(each))
    }
  }
  figures = figures.filter((figure, index) => !dropInstalment(scan, figures[index - 1], figure))
  return { ...scan, figures: withTips(sentence, claims, figures) }
}

/** No calculation that begins with another thing has more numbers than this. */
const mostSteps = 12

/**
 * Returns the figures from which the last one is worked out; in 'kit 22, entry 5 x2 so ten' that is without 'kit 22'.
 */
function stepsOf(scan: Scan, earlier: readonly Figure[], last: Figure): readonly Figure[] {
  if (isSum(earlier, last)) return earlier
  const first = Math.max(1, earlier.length - mostSteps)
  for (let index = earlier.length - 1; index >= first; index--) {
    const [other, own] = [earlier[index - 1], earlier.slice(index)]
    if (other === undefined || own[0] === undefined || !isOtherThing(scan, other.end, own[0].start)) continue
    const steps = stepsBefore(scan, last, other.end).filter(({ value }) => value > 0)
    const made = isProduct(scan.sentence, own[0]) && own.length === 1 && repeats(own, last)
    if (made || isSum(own, last) || leadsTo(steps, amountOf(last))) return own
  }
  return earlier
}

/** Whether punctuation or a joining word, and then another thing, stand between two figures. */
function isOtherThing(scan: Scan, from: number, to: number): boolean {
  const { sentence } = scan
  for (let at = from; at < to; at = after(sentence, at))
    if (sentence.tokens[at]?.kind === 'break' || isAt(sentence, at, 'and'))
      return thingsBetween(scan, at, to) > 0
  return false
}

/**
 * Whether a figure is what is paid each month of the amount before it: '2.399 em 10x de 239,90'. If so, drops the
 * words between the two and the figure.
 */
function dropInstalment({ sentence, claims }: Scan, whole: Figure | undefined, part: Figure): boolean {
  const x = before(sentence, part.start) - 1
  const count = Number(keyAt(sentence.tokens, x - 1))
  if (whole === undefined || keyAt(sentence.tokens, x) !== 'x' || !(count > 1)) return false
  const [all = 0, one = 0] = [whole.readings[0], part.readings[0]]
  if (Math.abs(all - one * count) > all / 100) return false
  claims.fill('dropped', whole.end, part.end)
  return true
}

/** Drops the words of a calculation, except the things that they name. */
function leaveOut({ sentence, claims }: Scan, from: number, to: number): void {
  for (let at = from; at < to; at = after(sentence, at)) {
    const named = isAt(sentence, at, 'kind') || leadsToSum(sentence, at)
    if (!named) claims.fill('dropped', at, Math.min(after(sentence, at), to))
  }
}

/** Returns the first currency that the figures name; in '2 places à 9 euros = 18' it is that of the total too. */
function currencyOf(figures: readonly Figure[]): string | null {
  return figures.find(({ currency }) => currency !== null)?.currency ?? null
}

/** Whether a figure is what was left and not spent: 'had 50, the book was 32, so 18 left'. */
function isLeftOver(sentence: Sentence, { start, end }: Figure): boolean {
  return [start - 1, end].some((at) => isParticle(sentence, at, 'leftOver', 'leftBehind'))
}

function leadTo(scan: Scan, earlier: readonly Figure[], last: Figure): Lead | null {
  const { sentence } = scan
  if (isLeftOver(sentence, last)) return null
  const [one] = earlier.slice(-1)
  const { said, paid, at } = saidRightBefore(sentence, one?.end ?? 0, last)
  if (said !== null) return said
  if ((senseAt(sentence, last.end, 'total')?.value ?? 'so') !== 'so') return 'total'
  if (one === undefined) return null
  if (one.whole || isForOne(sentence, one) || isProduct(sentence, one)) return 'rate'
  // 'Season pass 450, half price for the kids 225': a price of its own.
  if (isParticle(sentence, last.start - 1, 'children')) return null
  const things = thingsBetween(scan, one.end, last.start)
  const split = phraseStart(sentence, 'split', one.end)
  if (split >= 0 && split < last.start) return 'share'
  if (hasParticle(sentence, { start: one.end, end: last.start }, 'extra')) return 'extra'
  const spent = isAt(sentence, last.end, 'spend') || isParticle(sentence, last.end, 'gone')
  if (spent && things === 0) return 'paid'
  if (!isLast(sentence, last)) return null
  if (paid) return things === 0 || sentence.tokens[at]?.kind === 'break' ? 'paid' : null
  return things === 0 && sentence.tokens[at]?.kind === 'break' ? 'mark' : null
}

/** Returns what the words directly before an amount say that it is, whether it was paid, and where they begin. */
function saidRightBefore(
  sentence: Sentence,
  from: number,
  { start }: Figure,
): { said: Lead | null; paid: boolean; at: number } {
  let paid = false
  let at = before(sentence, start)
  for (; at >= from; at = before(sentence, at)) {
    if (isSo(sentence, at)) return { said: 'so', paid, at }
    if (isAt(sentence, at, 'total')) return { said: 'total', paid, at }
    if (hasParticle(sentence, { start: at, end: after(sentence, at) }, 'share'))
      return { said: 'share', paid, at }
    if (isAt(sentence, at, 'spend', 'cost')) paid = true
    else if (!isAt(sentence, at, 'pronoun', 'filler', 'was', 'approx', 'article', 'me')) break
  }
  return { said: null, paid, at }
}

/** Whether a word of conclusion such as 'so' stands at a token. */
function isSo(sentence: Sentence, at: number): boolean {
  return (
    senseAt(sentence, at, 'total')?.value === 'so' || particleEnd(sentence, at, 'so') === after(sentence, at)
  )
}

/** Whether nothing more is told about the amount after it. */
function isLast(sentence: Sentence, { end }: Figure): boolean {
  const next = sentence.tokens[isAt(sentence, end, 'filler') ? after(sentence, end) : end]
  return next === undefined || next.kind === 'break' || next.kind === 'emoji'
}

function thingsBetween(scan: Scan, from: number, to: number): number {
  let things = 0
  for (let at = from; at < to; at = after(scan.sentence, at)) {
    if (scan.claims[at] === null && isContentAt(scan, at)) things++
  }
  return things
}

/**
 * Whether the last figure is the sum of parts that each have a thing of their own, and none is only a tip: 'pan 20,
 * leche 10, son 30'.
 */
function isSumOfThings(scan: Scan, earlier: readonly Figure[], last: Figure): boolean {
  if (!isSum(earlier, last) || hasParticle(scan.sentence, { start: 0, end: last.start }, 'extra'))
    return false
  return earlier.every((each, index) => {
    const from = earlier[index - 1]?.end ?? 0
    const to = earlier[index + 1]?.start ?? last.start
    return thingsBetween(scan, from, each.start) > 0 || thingsBetween(scan, each.end, to) > 0
  })
}

function isSum(earlier: readonly Figure[], { readings }: Figure): boolean {
  if (earlier.length < 2 || earlier.some((each) => each.readings.length > 1)) return false
  return earlier.reduce((sum, each) => sum + amountOf(each), 0) === readings[0]
}

/** Whether the numbers before the amount produce it in a way that fits what leads to it. */
function isExplained(scan: Scan, lead: Lead, earlier: readonly Figure[], last: Figure): boolean {
  const { sentence } = scan
  if (isSum(earlier, last)) return true
  if (lead === 'mark' && !sentence.present.has('tender') && !sentence.present.has('discount')) return false
  const used = stepsBefore(scan, last).filter(({ value }) => value > 0)
  if (earlier.filter(isCertain).length > 2) return false
  const [parent] = earlier.slice(-1)
  const isOnlyPrice = earlier.filter(isCertain).length < 2
  const grows = parent !== undefined && isOnlyPrice && isALittleMore(parent, last)
  if (grows && isCertain(parent) && isWithExtra(sentence, parent.end, last.start)) return true
  if (lead === 'rate' && earlier.at(-1)?.whole) return isRounded(scan, earlier.at(-1), last)
  if (lead === 'extra') return isSumOfTwo(used, amountOf(last))
  if (leadsTo(used, amountOf(last)) || repeats(earlier, last)) return true
  if (lead === 'rate') return addsTax(sentence, earlier, last)
  const heads = earlier.length === 1 && earlier[0]?.raw === null && amountOf(earlier[0]) <= 1200
  return (lead === 'so' || lead === 'share') && (heads || splits(earlier, last))
}

/** Whether what comes on top of a price is named soon after it, unless it came with another thing: 'envío del sofá'. */
function isWithExtra(sentence: Sentence, from: number, to: number): boolean {
  const extra = phraseStart(sentence, 'extra', from)
  return extra >= 0 && extra < Math.min(to, from + 3) && !isAt(sentence, extra + 1, 'of')
}

/**
 * Whether a number is not a part of the total, because it is too small, more than the whole, or a name: 'tacos 5 de
 * pastor, total 163'.
 */
function isNoPart(sentence: Sentence, each: Figure, all: readonly Figure[], last: Figure): boolean {
  const value = amountOf(each)
  const whole = amountOf(last)
  const sum = all.reduce((total, other) => total + amountOf(other), 0)
  if (isCertain(each) || each.readings.length > 1) return false
  return (
    isNamed(sentence, each) || (value <= 2000 && whole >= 5 * sum) || (isCertain(last) && sum > whole * 1.5)
  )
}

function isForOne(sentence: Sentence, { start, end }: Figure): boolean {
  return isAt(sentence, end, 'each') || (isAt(sentence, before(sentence, start), 'rate') && end > start)
}

function repeats(earlier: readonly Figure[], { readings }: Figure): boolean {
  const one = earlier.at(-1)
  return one?.readings.length === 1 && one.readings[0] === readings[0]
}

/**
 * Whether the last amount is an even share, or a multiple, of the only number before it: '62 mais on a partagé donc
 * 31', '3.20 both ways so 6.40'.
 */
function splits(earlier: readonly Figure[], last: Figure): boolean {
  const [one = 0, share = 1] = [earlier[0]?.readings[0], last.readings[0]]
  const parts = one > share ? one / share : share / one
  return earlier.length === 1 && Number.isInteger(parts) && parts > 1 && parts < 13
}

/** Whether the last amount is a product with what comes on top of it: 'tires 4 @ 112 installed 489.60'. */
function addsTax(sentence: Sentence, earlier: readonly Figure[], last: Figure): boolean {
  const one = earlier.at(-1)
  if (one === undefined || !isProduct(sentence, one)) return false
  for (let at = one.end; at < last.start; at = after(sentence, at)) {
    if (isAt(sentence, at, 'kind') || sentence.tokens[at]?.kind === 'break') return false
  }
  return isALittleMore(one, last)
}

/**
 * Whether the last amount repeats what was worked out ('3 kg at 18.99, sticker said 56.97') or, if no other thing is
 * named, rounds it.
 */
function isRounded(scan: Scan, one: Figure | undefined, last: Figure): boolean {
  const { sentence } = scan
  if (one?.readings.length !== 1) return false
  const gap = Math.abs(amountOf(one) - amountOf(last))
  if (gap <= 2) return !isAt(sentence, before(sentence, last.start), 'of')
  if (hasParticle(sentence, { start: one.end, end: last.start }, 'rounded')) return gap <= amountOf(one) / 4
  return gap <= amountOf(one) / 20 && thingsBetween(scan, one.end, last.start) === 0
}

function stepsBefore({ sentence, figures, claims }: Scan, last: Figure, from = 0): Step[] {
  const steps: Step[] = []
  let next = figures.findIndex(({ start }) => start >= from)
  for (let at = from; at < last.start; at++) {
    const figure = figures[next]?.start === at ? figures[next++] : undefined
    const said = senseAt(sentence, at, 'number')
    const token = sentence.tokens[at]
    if (figure !== undefined) steps.push({ value: amountOf(figure), percent: false })
    else if (claims[at] === 'amount' || claims[at] === 'day') continue
    else if (token?.kind === 'number')
      steps.push({ value: parseDigits(token.key)[0] ?? 0, percent: isAt(sentence, at + 1, 'percent') })
    else if (said !== undefined) steps.push({ value: Number(said.value) * 100, percent: false })
  }
  return steps
}

function isSumOfTwo(steps: readonly Step[], last: number): boolean {
  return steps.some(({ value }, at) => steps.slice(at + 1).some((other) => value + other.value === last))
}

/**
 * Whether two of the numbers produce the last one: as sum, difference, product or quotient, or with a percentage added
 * or taken off.
 */
function leadsTo(steps: readonly Step[], last: number): boolean {
  return steps.some((first, index) =>
    steps.slice(index + 1).some((second) => {
      if (second.percent) {
        const part = (first.value * second.value) / 10_000
        return isNear(first.value + part, last) || isNear(first.value - part, last)
      }
      if (first.value + second.value === last) return true
      const [low, high] = [Math.min(first.value, second.value), Math.max(first.value, second.value)]
      const split = low > 100 && isNear((high / low) * 100, last)
      return split || high - low === last || isNear((low * high) / 100, last)
    }),
  )
}

function isNear(value: number, last: number): boolean {
  return Math.abs(value - last) <= 1
}
