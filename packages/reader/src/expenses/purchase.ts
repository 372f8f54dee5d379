import { isHighValue, resolveCurrency } from '../currency.ts'
import type { Day } from '../days/day.ts'
import { payerIn } from '../message/payer.ts'
import type { Scan } from '../message/scan.ts'
import type { Segment } from '../message/segment.ts'
import type { Figure } from '../numbers/figure.ts'
import type { Purchase } from '../prices/candidate.ts'
import { endsAt } from '../words/edges.ts'
import { memberAt } from '../words/member-names.ts'
import { isParticle, isParticleAlone } from '../words/particle.ts'
import {
  after,
  before,
  isAt,
  type Sentence,
  type Stretch,
  senseAt,
  spanOf,
  textAt,
  textOf,
} from '../words/sentence.ts'
import { classify, hullOf, wholeNameIn } from './categories/category.ts'
import { describe } from './describe.ts'
import { matterOf } from './matter.ts'

/** What a purchase takes from its price. */
type Price = Pick<Figure, 'start' | 'end' | 'currency' | 'firm'>

/**
 * Returns the price's own currency or, if that is the household's, one named separately: '25 bucks, US dollars I
 * mean'.
 */
function currencyOf(
  { sentence, claims, figures: all }: Scan,
  { chunks }: Segment,
  figure: Price,
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
  { start, end, firm }: Price,
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
  figure: Price,
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
  const name = textAt(sentence, last)
  if (description.includes(name) || /['’]s$/.test(name)) return description
  const lead = before(sentence, last)
  const start = isAt(sentence, lead, 'with', 'preposition', 'of') && claims[lead] === null ? lead : last
  return `${description} ${textOf(sentence, start, last + 1)}`
}

/** Returns the parts of the stretches before a token. */
function cutBefore(stretches: readonly Stretch[], at: number): Stretch[] {
  return stretches.flatMap(({ start, end }) => (start < at ? [{ start, end: Math.min(end, at) }] : []))
}
