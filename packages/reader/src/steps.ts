import type { Figure } from './figure.ts'
import { readFigures } from './figures.ts'
import type { Scan } from './scan.ts'
import { leadsToSum } from './segment.ts'
import { after, before, isAt, type Sentence, senseAt } from './sentence.ts'

/** A number of the message, in hundredths, and whether it is a percentage. */
interface Step {
  readonly value: number
  readonly percent: boolean
}

const tips = new Set(['tip', 'pourboire', 'propina', 'gorjeta', 'caixinha'])

/** Leaves out the numbers from which the writer works out the amount: 'gave 50 got 12.35 back so 37.65'. */
export function leaveOutSteps(scan: Scan): Scan {
  const { sentence, claims } = scan
  let { figures } = scan
  for (const last of figures.slice(1)) {
    const earlier = figures.filter((each) => each.end <= last.start)
    if (!isWorkedOut(sentence, earlier, last)) continue
    const used = stepsBefore(scan, last).filter(({ value }) => value > 0)
    if (
      !leadsTo(used, last.readings[0] ?? 0) &&
      !repeats(earlier, last) &&
      !splits(sentence, earlier, last) &&
      !addsTax(sentence, earlier, last)
    )
      continue
    leaveOut(scan, earlier[0]?.start ?? last.start, last.start)
    figures = figures.filter((each) => !earlier.includes(each))
  }
  figures = figures.filter((figure, index) => !isPart(scan, figures[index - 1], figure))
  return { ...scan, figures: withTips(sentence, claims, figures) }
}

const including =
  /^(inc|incl|including|includes?|included|comprise?s?|dont|incluye|incluyendo|inclui|incluindo)$/

/** 'Costco $187.33 (includes gas 42.10)': part of the amount before. */
function isPart({ sentence, claims }: Scan, whole: Figure | undefined, part: Figure): boolean {
  if (whole === undefined || (whole.readings[0] ?? 0) <= (part.readings[0] ?? 0)) return false
  const between = sentence.tokens.slice(whole.end, part.start)
  if (!between.some(({ key }) => including.test(key)) || between.some(({ key }) => key === '\n')) return false
  claims.fill('dropped', part.start, part.end)
  return true
}

/** The way to the amount says nothing more about it, but for the things that it names. */
function leaveOut({ sentence, claims }: Scan, from: number, to: number): void {
  for (let at = from; at < to; at = after(sentence, at)) {
    const named = isAt(sentence, at, 'kind') || leadsToSum(sentence, at)
    if (!named) claims.fill('dropped', at, Math.min(after(sentence, at), to))
  }
}

/** 'so 37.65', '= 33', 'at 22 each, £88': what stands before says that it leads here. */
function isWorkedOut(sentence: Sentence, earlier: readonly Figure[], last: Figure): boolean {
  if (earlier.length === 0 || last.readings.length > 1) return false
  if (leadsToSum(sentence, before(sentence, last.start)) || isAt(sentence, last.end, 'total')) return true
  const one = earlier.at(-1)
  return one !== undefined && (isForOne(sentence, one) || isProduct(sentence, one))
}

function isForOne(sentence: Sentence, { start, end }: Figure): boolean {
  return isAt(sentence, end, 'each') || (isAt(sentence, before(sentence, start), 'rate') && end > start)
}

function isProduct({ tokens }: Sentence, { start, end }: Figure): boolean {
  return tokens.slice(start, end).some(({ key }) => /^[x*@]$/.test(key))
}

function repeats(earlier: readonly Figure[], { readings }: Figure): boolean {
  return earlier.length === 1 && earlier[0]?.readings.length === 1 && earlier[0].readings[0] === readings[0]
}

/** '62 mais on a partagé donc 31', '3.20 both ways so 6.40': an even share of the only number before, or so many of it. */
function splits(sentence: Sentence, earlier: readonly Figure[], last: Figure): boolean {
  if (!leadsToSum(sentence, before(sentence, last.start))) return false
  const [one = 0, share = 1] = [earlier[0]?.readings[0], last.readings[0]]
  const parts = one > share ? one / share : share / one
  return earlier.length === 1 && Number.isInteger(parts) && parts > 1 && parts < 7
}

/** 'tires 4 @ 112 installed 489.60': the same things with what comes on top of them. */
function addsTax(sentence: Sentence, earlier: readonly Figure[], last: Figure): boolean {
  const one = earlier.at(-1)
  if (one === undefined || !isProduct(sentence, one)) return false
  for (let at = one.end; at < last.start; at = after(sentence, at)) {
    if (isAt(sentence, at, 'kind') || sentence.tokens[at]?.kind === 'break') return false
  }
  const [sum = 0, paid = 0] = [one.readings[0], last.readings[0]]
  return paid > sum && paid < sum * 1.35
}

function stepsBefore({ sentence, figures, claims }: Scan, last: Figure): Step[] {
  const steps: Step[] = []
  for (let at = 0; at < last.start; at++) {
    const figure = figures.find(({ start }) => start === at)
    const said = senseAt(sentence, at, 'number')
    const token = sentence.tokens[at]
    if (figure !== undefined) steps.push({ value: figure.readings[0] ?? 0, percent: false })
    else if (claims[at] === 'amount' || claims[at] === 'day' || claims[at] === 'time') continue
    else if (token?.kind === 'number')
      steps.push({ value: readFigures(token.key)[0] ?? 0, percent: isAt(sentence, at + 1, 'percent') })
    else if (said !== undefined) steps.push({ value: Number(said.value) * 100, percent: false })
  }
  return steps
}

/** Whether two of the numbers make the last one: what is left, so many times, with or without a percentage. */
function leadsTo(steps: readonly Step[], last: number): boolean {
  return steps.some((first, index) =>
    steps.slice(index + 1).some((second) => {
      if (second.percent) {
        const part = (first.value * second.value) / 10_000
        return isNear(first.value + part, last) || isNear(first.value - part, last)
      }
      const split = second.value > 100 && isNear((first.value / second.value) * 100, last)
      return split || first.value - second.value === last || isNear((first.value * second.value) / 100, last)
    }),
  )
}

function isNear(value: number, last: number): boolean {
  return Math.abs(value - last) <= 1
}

/** '45 mais 5 de caixinha': a tip is paid with what it is for. */
function withTips(sentence: Sentence, claims: Scan['claims'], figures: readonly Figure[]): readonly Figure[] {
  if (figures.length < 2 || !sentence.tokens.some(({ key }) => tips.has(key))) return figures
  return figures.flatMap((figure, index) => {
    const tip = figures[index + 1]
    if (index > 0 && isTip(sentence, figures[index - 1], figure)) return []
    if (tip === undefined || !isTip(sentence, figure, tip)) return [figure]
    claims.fill('dropped', tip.start, tip.end)
    return [
      { ...figure, readings: [(figure.readings[0] ?? 0) + (tip.readings[0] ?? 0)], raw: null, firm: true },
    ]
  })
}

function isTip(sentence: Sentence, meal: Figure | undefined, tip: Figure): boolean {
  const { tokens } = sentence
  if (meal === undefined || meal.readings.length > 1 || tip.readings.length > 1) return false
  for (let at = meal.end; at < tip.start; at = after(sentence, at)) {
    if (!tips.has(tokens[at]?.key ?? '') && !isAt(sentence, at, 'plus', 'and', 'article', 'one')) return false
  }
  const named = tokens.slice(tip.end, tip.end + 2).some(({ key }) => tips.has(key))
  const leads = tokens.slice(tip.start - 2, tip.start).some(({ key }) => tips.has(key))
  return (named || leads) && (tip.readings[0] ?? 0) * 2 <= (meal.readings[0] ?? 0)
}
