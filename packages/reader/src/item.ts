import { classify, spanOf } from './category.ts'
import { resolveCurrency } from './currency.ts'
import type { Day } from './day.ts'
import { describe } from './describe.ts'
import type { Figure } from './figure.ts'
import { matterOf } from './matter.ts'
import type { Item } from './meaning.ts'
import { payerIn } from './payer.ts'
import type { Scan } from './scan.ts'
import type { Segment } from './segment.ts'
import { after, before, isAt, type Sentence, senseAt } from './sentence.ts'
import { keyAt } from './text.ts'

/** Everything of an expense but its amount, which may still have several readings. */
export type Purchase = Omit<Item, 'amount'>

/** The days of a segment's own chunks; one on which it was paid and those beside the price first, then the last one before it, and that of a thing ('train du 24') last. */
export function daysIn(scan: Scan, segment: Segment): Day[] {
  const priced = segment.chunks.filter((chunk) => chunk.figures.length > 0)
  const price = segment.figures[0]?.start ?? 0
  const led = daysOf(scan, segment.chunks).filter(({ start }) => start < price)
  const days = [...daysOf(scan, priced), ...led.reverse(), ...daysOf(scan, segment.chunks)].filter(
    (day) => !isPurpose(scan.sentence, day),
  )
  const isOfThing = ({ start }: Day) =>
    isAt(scan.sentence, start, 'of') || isAt(scan.sentence, start - 1, 'of')
  if (days.length < 2) return days
  const rank = (day: Day) => (isOfThing(day) ? 2 : isPaidOn(scan.sentence, day) ? 0 : 1)
  return [0, 1, 2].flatMap((place) => days.filter((day) => rank(day) === place))
}

/** 'llegó ayer pero la compré el sábado', 'parcela do dia 30, debitada ontem': right behind the verb of paying. */
function isPaidOn(sentence: Sentence, { start }: Day): boolean {
  const verb = before(sentence, start)
  return isAt(sentence, verb, 'spend') || paid.test(keyAt(sentence.tokens, verb))
}

const paid = /^(cobrad[ao]s?|debitad[ao]s?|debitee?s?|prelevee?s?|reglee?s?|debited|charged)$/

/** 'carne pro domingo', 'wine for Saturday', 'vence 25/11': what a day is of, when not of the purchase. */
export function isPurpose(sentence: Sentence, { start, end }: Pick<Day, 'start' | 'end'>): boolean {
  const { tokens } = sentence
  const since = [start - 1, start].some((at) => /^(desde|since|depuis)$/.test(keyAt(tokens, at)))
  if (since || isInRange(sentence, { start, end }) || isIdle(sentence, start, end)) return true
  const lead = tokens[start - 1]?.key === '.' ? start - 2 : start - 1
  if (due.test(keyAt(tokens, lead)) || isOverdue(sentence, start)) return true
  const aim = [start - 1, start].find((at) => /^(for|para|pal|pour|pra|pro)$/.test(keyAt(tokens, at)))
  // 'ajoute pour dimanche les crêpes à 18': for which day it is to be noted down.
  const aims = aim !== undefined && !isAt(sentence, before(sentence, aim), 'record')
  const named = (at: number) =>
    isAt(sentence, at, 'weekday') || senseAt(sentence, at, 'day')?.value === 'weekend'
  return aims && tokens.slice(start, end).some((_, at) => named(start + at))
}

/** 'pastel 9, domingo nada', 'today nothing': behind a price, a day on which nothing was bought. */
function isIdle({ tokens }: Sentence, start: number, end: number): boolean {
  if (!/^(nada|nadinha|nadita|nothing|rien)$/.test(keyAt(tokens, end))) return false
  const next = tokens[end + 1]
  const ends = next === undefined || next.kind === 'break'
  return ends && tokens.slice(0, start).some(({ kind }) => kind === 'number')
}

/** 'del 1 al 15', 'from the 3rd to the 9th': the first and the last of several days. */
function isInRange({ tokens }: Sentence, { start, end }: Pick<Day, 'start' | 'end'>): boolean {
  const number = (at: number) => tokens.slice(at, at + 3).some(({ kind }) => kind === 'number')
  const leads = /^(del|du|from|de|do|desde|entre)$/.test(keyAt(tokens, start))
  if (leads && /^(al|to|till|until|au|ao|hasta|ate)$/.test(keyAt(tokens, end)) && number(end + 1)) return true
  const last = tokens.slice(Math.max(0, start - 7), start).map(({ key }) => key)
  return /^(al|au|ao)$/.test(keyAt(tokens, start)) && ranged.test(last.join(' '))
}

const ranged = /\b(del|du|do|de) (dia )?\d+( \/ \d+)?( de \w+)?( dia)?$/

const due =
  /^(vence|vencen|vencia|vencio|vencid[ao]s?|vencimiento|vencimento|venceu|vto|venc|exp|expires|expiring|due|echeance|renova|renueva|renews|depart)$/

/** 'era pra ter pago dia 10', 'tenía que haber pagado el 5', 'should have been paid on the 3rd': when it was not paid. */
function isOverdue({ tokens }: Sentence, start: number): boolean {
  const said = tokens.slice(Math.max(0, start - 7), start).map(({ key }) => key)
  return overdue.test(said.join(' '))
}

const overdue =
  /\b(era (pra|para)|devia|debia|tenia que|tinha (que|de)|should|supposed to|meant to|aurai[st]|aurions|devai[st]) (\w+ )?((te-lo|ter|haber|haberlo|have|be|been|have been|du|avoir|etre) )?(sido )?(pag[ao]|pagad[ao]|pagar|paid|paye|payer|paye[re]?|regle|regler)( on)?$/

function daysOf(scan: Scan, chunks: Segment['chunks']): Day[] {
  return scan.days.filter((day) => chunks.some((chunk) => day.start >= chunk.start && day.start < chunk.end))
}

/** The price's own currency; '25 bucks, US dollars I mean': where that is the household's, one that is named apart. */
function currencyOf({ sentence, claims }: Scan, { chunks }: Segment, { currency }: Figure): string | null {
  if (currency !== null && currency !== sentence.context.currency) return currency
  for (const { start, end } of chunks) {
    for (let at = start; at < end; at = after(sentence, at)) {
      const named = senseAt(sentence, at, 'currency')?.value
      // 'livres' that no number counts are books.
      if (named === undefined || named === 'own' || keyAt(sentence.tokens, at) === 'livres') continue
      const counted =
        claims[at] === 'amount' ||
        sentence.tokens[at - 1]?.kind === 'number' ||
        isAt(sentence, before(sentence, at), 'number', 'times')
      if (!counted) return resolveCurrency(named, sentence.context)
    }
  }
  return currency
}

/** Tells what was bought, when, by whom and where it belongs. */
export function purchaseOf(scan: Scan, segment: Segment, figure: Figure, day: Day | null): Purchase {
  const { sentence } = scan
  const payer = payerIn(scan, segment)
  const matter = matterOf(scan, segment)
  const classified = classify(scan, matter)
  const currency = currencyOf(scan, segment, figure)
  return {
    currency: currency ?? sentence.context.currency,
    currencyStated: currency !== null,
    date: day?.date ?? sentence.context.today,
    dateStated: day !== null,
    description: describe(scan, segment, matter),
    categoryId: classified.categoryId,
    categoryKind: classified.categoryKind,
    payerId: payer,
    readFrom: {
      amount: [spanOf(sentence, figure.start, figure.end)],
      day: day === null ? [] : [spanOf(sentence, day.start, day.end)],
      category: classified.spans,
    },
  }
}
