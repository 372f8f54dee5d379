import type { Day } from '../days/day.ts'
import { isNotSpendingDay } from '../days/not-spending-day.ts'
import { memberAt, payerIn } from '../message/payer.ts'
import type { Scan } from '../message/scan.ts'
import type { Segment } from '../message/segment.ts'
import { isHighValue, resolveCurrency } from '../numbers/currency.ts'
import type { Figure } from '../numbers/figure.ts'
import type { Purchase } from '../prices/candidate.ts'
import { endsAt } from '../words/edges.ts'
import { hasParticle, isParticle, isParticleAlone, isParticleBefore } from '../words/particle.ts'
import {
  after,
  before,
  has,
  isAt,
  type Sentence,
  type Stretch,
  senseAt,
  spanOf,
  textOf,
} from '../words/sentence.ts'
import { keyAt } from '../words/text.ts'
import { classify, hullOf, wholeNameIn } from './categories/category.ts'
import { describe } from './describe.ts'
import { matterOf } from './matter.ts'

/**
 * Returns the days of a segment, most likely first: those directly after a verb of paying, then those beside the
 * price, then the last one before it. The day of a thing ('train du 24') comes last.
 */
export function daysIn(scan: Scan, segment: Segment): Day[] {
  if (scan.days.length === 0) return []
  const priced = segment.chunks.filter((chunk) => chunk.figures.length > 0)
  const price = segment.figures[0]?.start ?? 0
  const led = daysOf(scan, segment.chunks).filter(({ start }) => start < price)
  const days = [...daysOf(scan, priced), ...led.reverse(), ...daysOf(scan, segment.chunks)].filter(
    (day) => !isDayOfOtherThing(scan.sentence, day),
  )
  const isOfThing = ({ start }: Day) =>
    isAt(scan.sentence, start, 'of') || isAt(scan.sentence, start - 1, 'of')
  if (days.length < 2) return days
  const rank = (day: Day) => (isOfThing(day) ? 2 : isPaidOn(scan.sentence, day) ? 0 : 1)
  return [0, 1, 2].flatMap((place) => days.filter((day) => rank(day) === place))
}

/**
 * Whether a day directly follows a verb of paying: 'llegó ayer pero la compré el sábado', 'parcela do dia 30, debitada
 * ontem'.
 */
function isPaidOn(sentence: Sentence, { start }: Day): boolean {
  const verb = before(sentence, start)
  return isAt(sentence, verb, 'spend') || isParticle(sentence, verb, 'charged')
}

/**
 * Whether a day belongs to something other than the purchase: 'carne pro domingo', 'wine for Saturday', 'vence 25/11'
 * (is due).
 */
export function isDayOfOtherThing(sentence: Sentence, day: Pick<Day, 'start' | 'end' | 'date'>): boolean {
  const { tokens } = sentence
  const { start, end } = day
  if (isNotSpendingDay(sentence, day)) return true
  const since = hasParticle(sentence, { start: start - 1, end: start + 1 }, 'since')
  if (since || isInRange(sentence, { start, end }) || isIdle(sentence, start, end)) return true
  const lead = tokens[start - 1]?.key === '.' ? start - 2 : start - 1
  const due = isParticle(sentence, lead, 'due') || isParticleBefore(sentence, start, 'due')
  if (due || isOverdue(sentence, start)) return true
  const aim = [start - 1, start].find((at) => isParticle(sentence, at, 'for'))
  // 'ajoute pour dimanche les crêpes à 18' (add for Sunday): the day to book on.
  const aims = aim !== undefined && !isAt(sentence, before(sentence, aim), 'record')
  const named = (at: number) =>
    isAt(sentence, at, 'weekday') || senseAt(sentence, at, 'day')?.value === 'weekend'
  return aims && (isDayOfMonth(sentence, day) || tokens.slice(start, end).some((_, at) => named(start + at)))
}

/** Whether a day is only a day of the month: 'para el 5', 'booked for the 5th'. */
function isDayOfMonth(sentence: Sentence, { start, end }: Pick<Day, 'start' | 'end'>): boolean {
  const told = sentence.tokens.slice(start, end)
  const isNumber = told.filter(({ kind }) => kind === 'number').length === 1
  return isNumber && !has(sentence, { start, end }, 'month', 'agoAfter', 'past', 'dayUnit')
}

/** Whether a day after a price is one on which nothing was bought: 'pastel 9, domingo nada', 'today nothing'. */
function isIdle(sentence: Sentence, start: number, end: number): boolean {
  const { tokens } = sentence
  if (!isParticle(sentence, end, 'nothingThatDay')) return false
  const next = tokens[end + 1]
  const ends = next === undefined || next.kind === 'break'
  return ends && tokens.slice(0, start).some(({ kind }) => kind === 'number')
}

/** Whether a day is the first or the last of a range: 'del 1 al 15', 'from the 3rd to the 9th'. */
function isInRange(sentence: Sentence, { start, end }: Pick<Day, 'start' | 'end'>): boolean {
  const { tokens } = sentence
  const number = [end + 1, end + 2, end + 3].find((at) => tokens[at]?.kind === 'number') ?? 0
  // 'le 12 au soir 26 €' is not a range: only small words may lead to the last day.
  const small = (at: number) => isAt(sentence, at, 'article', 'dayBefore', 'of', 'weekday', 'month')
  const follows = number > 0 && tokens.slice(end + 1, number).every((_, index) => small(end + 1 + index))
  if (follows && isParticle(sentence, start, 'daysFrom') && isParticle(sentence, end, 'until')) return true
  return [start, start - 1].some((at) => isParticle(sentence, at, 'until') && endsFirstDay(sentence, at))
}

/** Whether the first day of a range ends directly before a token: 'del 1', 'do dia 1/11', 'du 3 de mars'. */
function endsFirstDay(sentence: Sentence, end: number): boolean {
  const { tokens } = sentence
  const isNumber = (at: number) => tokens[at]?.kind === 'number'
  let at = isParticle(sentence, end - 1, 'theDay', 'dayEnding') ? end - 2 : end - 1
  if (!isNumber(at) && isAt(sentence, at - 1, 'of')) at -= 2
  if (keyAt(tokens, at - 1) === '/' && isNumber(at - 2)) at -= 2
  const lead = isParticle(sentence, at - 1, 'theDay') ? at - 2 : at - 1
  return isNumber(at) && isParticle(sentence, lead, 'daysFrom')
}

/**
 * Whether a day is one on which something should have been paid: 'era pra ter pago dia 10', 'tenía que haber pagado el
 * 5', 'should have been paid on the 3rd'.
 */
function isOverdue(sentence: Sentence, start: number): boolean {
  const paid = keyAt(sentence.tokens, start - 1) === 'on' ? start - 2 : start - 1
  if (!isParticle(sentence, paid, 'paid')) return false
  return [0, 1, 2, 3].some((more) => isParticleBefore(sentence, paid - more, 'shouldHave'))
}

function daysOf(scan: Scan, chunks: Segment['chunks']): Day[] {
  return scan.days.filter((day) => chunks.some((chunk) => day.start >= chunk.start && day.start < chunk.end))
}

/**
 * Returns the price's own currency or, if that is the household's, one named separately: '25 bucks, US dollars I
 * mean'.
 */
function currencyOf(
  { sentence, claims, figures: all }: Scan,
  { chunks }: Segment,
  figure: Figure,
): string | null {
  const { currency } = figure
  if (currency !== null && currency !== sentence.context.currency) return currency
  for (const { start, end } of sentence.present.has('currency') ? chunks : []) {
    for (let at = start; at < end; at = after(sentence, at)) {
      const named = senseAt(sentence, at, 'currency')?.value
      // 'livres' without a number are books, not pounds.
      if (named === undefined || named === 'own' || isParticle(sentence, at, 'books')) continue
      const counted =
        claims[at] === 'amount' ||
        sentence.tokens[at - 1]?.kind === 'number' ||
        isAt(sentence, before(sentence, at), 'number', 'times')
      if (!counted) return resolveCurrency(named, sentence.context)
    }
  }
  return currency ?? currencyBeside(sentence, all, figure)
}

/**
 * Returns the foreign currency that a bare number shares with the price before it ('1200 rupees on the auto and 800 on
 * lunch') or with the last price, which ends the message ('lunch 1200, sarees 9000 rupees'). Null unless the household
 * keeps a currency like the dollar: elsewhere its own amounts are the larger numbers.
 */
function currencyBeside(
  sentence: Sentence,
  figures: readonly Figure[],
  { start, end, firm }: Figure,
): string | null {
  const own = sentence.context.currency
  const before = figures.findLast((figure) => figure.end <= start)
  const last = figures.at(-1)
  const isEnd =
    last !== undefined &&
    last.start >= end &&
    endsAt(sentence, last.end) &&
    sentence.tokens[last.end - 1]?.kind === 'word'
  const [named, from, to] =
    before === undefined || before.currency === null
      ? [isEnd ? last : undefined, end, last?.start]
      : [before, before.end, start]
  if (firm || !isHighValue(own) || !named?.currency || named.currency === own) return null
  const between = sentence.text.slice(sentence.tokens[from - 1]?.end, sentence.tokens[to ?? from]?.start)
  return /[.;!?\n]/.test(between) ? null : named.currency
}

/**
 * Returns what was bought, when, by whom and in which category, and whether the household itself tells the category.
 */
export function purchaseOf(
  scan: Scan,
  segment: Segment,
  figure: Figure,
  day: Day | null,
): { readonly purchase: Purchase; readonly isOfHousehold: boolean } {
  const { sentence } = scan
  const payer = payerIn(scan, segment)
  const matter = matterOf(scan, segment)
  const category = wholeNameIn(sentence, hullOf(matter))
  const classified = classify(scan, matter, category)
  const isBehind = category !== null && category.start >= figure.end
  const named = isBehind ? describe(scan, segment, cutBefore(matter, category.start)) : ''
  const said = named || describe(scan, segment, matter)
  const isNamed = !namesNothing(sentence, said)
  const currency = currencyOf(scan, segment, figure)
  const impossible = day === null ? scan.impossibleDays[0] : undefined
  const told = day ?? impossible
  const purchase = {
    currency: currency ?? sentence.context.currency,
    currencyStated: currency !== null,
    date: day?.date ?? sentence.context.today,
    dateStated: day !== null,
    dateImpossible: impossible !== undefined,
    description: withMember(scan, segment, isNamed ? said : ''),
    categoryId: isNamed ? classified.categoryId : null,
    categoryKind: isNamed ? classified.categoryKind : null,
    payerId: payer,
    readFrom: {
      amount: [spanOf(sentence, figure.start, figure.end)],
      day: told === undefined ? [] : [spanOf(sentence, told.start, told.end)],
      category: classified.spans,
    },
  }
  return { purchase, isOfHousehold: classified.isOfHousehold }
}

/**
 * Whether a description is only a word that points at something: 'Paid them 20', 'compré eso 20'. A capitalised 'Ella'
 * may be a name.
 */
function namesNothing(sentence: Sentence, said: string): boolean {
  return isParticleAlone(sentence, said, 'namesNothing') && said === said.toLowerCase()
}

/**
 * Adds a member who ends the purchase and is not said to have paid to the description, with the word that leads to
 * them: 'Peluquería 15.000 Ana', 'pizza 18000 con Beto'.
 */
function withMember({ sentence, claims }: Scan, { chunks }: Segment, description: string): string {
  const chunk = chunks.at(-1)
  const last = (chunk?.end ?? 0) - 1
  if (description === '' || claims[last] !== null || !chunk?.figures.length) return description
  if (memberAt(sentence, last) === null) return description
  const name = textOf(sentence, last, last + 1)
  if (description.includes(name) || /['’]s$/.test(name)) return description
  const lead = before(sentence, last)
  const start = isAt(sentence, lead, 'with', 'preposition', 'of') && claims[lead] === null ? lead : last
  return `${description} ${textOf(sentence, start, last + 1)}`
}

/** Returns the parts of the stretches before a token. */
function cutBefore(stretches: readonly Stretch[], at: number): Stretch[] {
  return stretches.flatMap(({ start, end }) => (start < at ? [{ start, end: Math.min(end, at) }] : []))
}
