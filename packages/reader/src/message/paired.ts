import type { Figure } from '../numbers/figure.ts'
import { after, has, isAt, type Stretch } from '../words/sentence.ts'
import type { Chunk } from './chunk.ts'
import { hasContent } from './content.ts'
import type { Scan } from './scan.ts'
import type { Segment } from './segment.ts'

/**
 * Pairs known things with as many prices that follow them, in order: 'Netflix et Spotify 20,99 et 11,99', 'bread, milk
 * and eggs 3, 2 and 4'. Null for all other messages.
 */
export function pairedSegments(scan: Scan): Segment[] | null {
  const { figures, sentence } = scan
  const [first, last] = [figures[0], figures.at(-1)]
  if (first === undefined || last === undefined || figures.length < 2) return null
  const things = thingsBefore(scan, first.start)
  const isOfAll = things.every((thing) => has(sentence, thing, 'kind')) && things.length === figures.length
  if (!isOfAll || !isRow(scan) || hasContent(scan, last.end, sentence.tokens.length)) return null
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

/**
 * Whether each figure is separated from the next by just a comma or a joining word, and the last one by a joining
 * word.
 */
function isRow({ figures, sentence }: Scan): boolean {
  return figures.slice(1).every((figure, place) => {
    const from = figures[place]?.end ?? 0
    const isOnly = after(sentence, from) === figure.start
    const isLast = figure === figures.at(-1)
    return isOnly && (isAt(sentence, from, 'and') || (!isLast && sentence.tokens[from]?.key === ','))
  })
}
