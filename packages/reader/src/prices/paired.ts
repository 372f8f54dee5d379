import type { Chunk } from '../message/chunk.ts'
import { hasContent } from '../message/content.ts'
import type { Scan } from '../message/scan.ts'
import type { Segment } from '../message/segment.ts'
import type { Figure } from '../numbers/figure.ts'
import { isName, memberAt } from '../words/member-names.ts'
import { after, has, isAt, type Stretch } from '../words/sentence.ts'
import { readingsMeant } from './thousands.ts'

/** Replaces a sum by its terms if as many things are told before it: 'candles and a cake, 26 + 14'. */
export function withAddends(scan: Scan): Scan {
  const [sum, ...others] = scan.figures
  if (sum?.addends === undefined || others.length > 0 || sum.readings.length > 1) return scan
  const figures = sum.addends.map((each) => ({ ...each, currency: each.currency ?? sum.currency }))
  const apart = { ...scan, figures }
  const things = thingsBefore(scan, sum.start)
  // 'Pharmacy: nappies 60 + 30' has but one thing.
  const isOfLess = isHeaded(scan, things) && things.length === figures.length
  return isOfLess || pairedSegments(apart) === null ? scan : apart
}

/**
 * Pairs things with as many prices that follow them, in order: 'Netflix et Spotify 20,99 et 11,99', 'bread, milk and
 * eggs 3, 2 and 4'. Of three or more things some may be unknown: 'screws, paint, brush: 4, 12, 3'. Null for all other
 * messages.
 */
export function pairedSegments(scan: Scan): Segment[] | null {
  const { figures, sentence } = scan
  const [first, last] = [figures[0], figures.at(-1)]
  if (first === undefined || last === undefined || figures.length < 2 || !isRow(scan)) return null
  const things = withoutHeading(scan, thingsBefore(scan, first.start))
  const isOfAll = things.length === figures.length && areThings(scan, things) && areAlike(scan)
  if (!isOfAll || hasContent(scan, last.end, sentence.tokens.length)) return null
  const end = (figure: Figure) => (figure === last ? sentence.tokens.length : figure.end)
  return figures.map((figure, place) => {
    const thing = things[place] ?? { start: 0, end: 0 }
    const priced = chunkOf({ start: figure.start, end: end(figure) }, [figure], false)
    return { chunks: [chunkOf(thing, [], true), priced], figures: [figure] }
  })
}

function chunkOf({ start, end }: Stretch, figures: readonly Figure[], isNamed: boolean): Chunk {
  return { start, end, figures, hasContent: isNamed, opening: start === 0 ? 'start' : 'and' }
}

/** Splits what comes before a token at punctuation and joining words. */
function thingsBefore({ sentence }: Scan, end: number): Stretch[] {
  const things: Stretch[] = []
  let start = 0
  for (let at = 0; at <= end; at = after(sentence, at)) {
    const isJoint = sentence.tokens[at]?.kind === 'break' || isAt(sentence, at, 'and')
    if (!isJoint && at < end) continue
    if (at > start) things.push({ start, end: at })
    start = after(sentence, at)
  }
  return things
}

/** Leaves out what stands before a colon, if a list of as many things as prices follows: 'market: bread, milk, 3, 2'. */
function withoutHeading(scan: Scan, things: readonly Stretch[]): readonly Stretch[] {
  return isHeaded(scan, things) && things.length === scan.figures.length + 1 ? things.slice(1) : things
}

function isHeaded({ sentence }: Scan, [heading, ...things]: readonly Stretch[]): boolean {
  return heading !== undefined && things.length > 0 && sentence.tokens[heading.end]?.key === ':'
}

/** Whether all stretches name known things; of three or more, whether one does and the others may, but name nobody. */
function areThings(scan: Scan, stretches: readonly Stretch[]): boolean {
  const { sentence } = scan
  const isKnown = (stretch: Stretch) => has(sentence, stretch, 'kind')
  if (stretches.length < 3) return stretches.every(isKnown)
  return stretches.some(isKnown) && stretches.every((each) => isKnown(each) || mayBeThing(scan, each))
}

/** Whether a stretch has words that may say what was bought, and nobody's name. */
function mayBeThing(scan: Scan, { start, end }: Stretch): boolean {
  const { sentence } = scan
  for (let at = start; at < end; at++)
    if (isName(sentence, at) || memberAt(sentence, at) !== null) return false
  return hasContent(scan, start, end)
}

/**
 * Whether no price is so small beside another that its thousands may be left unsaid or that it may count something:
 * '420, 420.000 y 250.000', 'rent, trombone, term 1 & 2, 160'.
 */
function areAlike(scan: Scan): boolean {
  const amounts = scan.figures.map((each) => readingsMeant(scan, each)[0] ?? 0)
  return Math.max(...amounts) < 100 * Math.min(...amounts)
}

/**
 * Whether each figure is separated from the next by just a plus sign, a comma or a joining word. Before the last of two, only a
 * joining word may stand, because a comma may be that of a decimal: 'shoes and hat 45, 12'.
 */
function isRow({ figures, sentence }: Scan): boolean {
  return figures.slice(1).every((figure, place) => {
    const from = figures[place]?.end ?? 0
    const isOnly = after(sentence, from) === figure.start
    const isComma = figures.length > 2 && sentence.tokens[from]?.key === ','
    return isOnly && (isAt(sentence, from, 'and') || sentence.tokens[from]?.key === '+' || isComma)
  })
}
