import { endOfMatter } from './bare.ts'
import { isContentAt } from './content.ts'
import type { Scan } from './scan.ts'
import type { Segment } from './segment.ts'
import { after, before, isAt, type Sentence, senseAt } from './sentence.ts'
import type { SenseType } from './vocabulary.ts'

const joining: readonly SenseType[] = [
  'article',
  'preposition',
  'of',
  'and',
  'or',
  'with',
  'plus',
  'not',
  'one',
]
const comments: readonly SenseType[] = [
  'statement', 'quote', 'future', 'hypothetical', 'almost', 'infinitive', 'now', 'transfer', 'record',
] // biome-ignore format: a list to read at a glance

const paying: readonly SenseType[] = ['spend', 'spendHe', 'payer']

interface Run {
  start: number
  end: number
  /** A mark or a line end stands between this run and the one before. */
  apart: boolean
}

/** What was bought, in the writer's words: the segment without amount, day, verb, payer and filler. */
export function describe(scan: Scan, segment: Segment): string {
  const { sentence } = scan
  const named = nameOf(scan, segment)
  if (named !== '') return named
  for (const chunk of segment.chunks) {
    for (let at = chunk.start; at < chunk.end; at = after(sentence, at)) {
      const eaten = senseAt(sentence, at, 'consume')?.value
      if (eaten !== undefined && eaten !== '') return eaten
    }
  }
  return ''
}

function nameOf(scan: Scan, segment: Segment): string {
  const { sentence } = scan
  const runs: Run[] = []
  let joinFrom = -1
  let open: Run | null = null
  let apart = false
  for (const chunk of spokenChunks(scan, segment)) {
    const matter = endOfMatter(scan, segment.chunks, chunk)
    for (let at = chunk.start; at < matter; at = after(sentence, at)) {
      const end = Math.min(after(sentence, at), chunk.end)
      if (isNaming(scan, at)) {
        if (open !== null) open.end = end
        else {
          open = { start: joinFrom >= 0 && runs.length > 0 && !apart ? joinFrom : at, end, apart }
          runs.push(open)
        }
        apart = false
        joinFrom = -1
      } else if (isJoining(scan, at)) {
        if (open === null && joinFrom < 0) joinFrom = at
      } else {
        open = null
        joinFrom = -1
      }
    }
    if (!continues(sentence, chunk.end)) {
      open = null
      joinFrom = -1
      apart = true
    }
  }
  return writeOut(sentence, runs)
}

/** A heading over a list names no item of it. */
function spokenChunks(scan: Scan, segment: Segment): Segment['chunks'] {
  const { sentence } = scan
  const introduces = (end: number) => sentence.tokens[end]?.key === ':' && scan.figures.length > 1
  const chunks = segment.chunks.filter((chunk) => chunk.figures.length > 0 || !introduces(chunk.end))

  const priced = chunks.findIndex((chunk) => chunk.figures.length > 0 && chunk.hasContent)
  const first = chunks[priced]
  if (priced <= 0 || first === undefined || first.opening !== 'line' || scan.figures.length < 2) return chunks
  return chunks.slice(priced)
}

/** 'pan y leche' goes on over its joining word; a comma or a line end parts two runs. */
function continues(sentence: Sentence, at: number): boolean {
  return isAt(sentence, at, 'and', 'plus', 'or')
}

function isNaming(scan: Scan, at: number): boolean {
  const { sentence, claims } = scan
  if (claims[at] === 'number' || isBill(sentence, at)) return true
  if (!isContentAt(scan, at)) return false
  if (isAt(sentence, at, 'kind', 'countable', 'measure')) return !isPayer(sentence, at)
  return !isAt(sentence, at, ...comments) && !isPayer(sentence, at)
}

/** 'phone bill': an English word for an expense behind what it is for. */
function isBill(sentence: Sentence, at: number): boolean {
  return (
    sentence.language === 'en' && isAt(sentence, at, 'record') && isAt(sentence, before(sentence, at), 'kind')
  )
}

function isPayer(sentence: Sentence, at: number): boolean {
  if (!isAt(sentence, at, 'family', 'stranger')) return false
  return (
    isAt(sentence, after(sentence, at), ...paying) || isAt(sentence, before(sentence, at), 'payer', 'spendHe')
  )
}

function isJoining(scan: Scan, at: number): boolean {
  const { sentence, claims } = scan
  return claims[at] === null && isAt(sentence, at, ...joining)
}

function writeOut(sentence: Sentence, runs: readonly Run[]): string {
  let text = ''
  let written = 0
  for (const run of runs) {
    const first = sentence.tokens[run.start]
    const last = sentence.tokens[run.end - 1]
    if (first === undefined || last === undefined) continue
    const between = sentence.text.slice(written, first.start)
    const joint = run.apart ? (/^[,\s]+\p{L}{0,3}\s+$/u.test(between) ? between : ', ') : ' '
    text += (text === '' ? '' : joint) + sentence.text.slice(first.start, last.end)
    written = last.end
  }
  return text.replace(/\s+/g, ' ')
}
