import type { Correction } from '../../meaning.ts'
import { isContentAt } from '../../message/content.ts'
import type { Scan } from '../../message/scan.ts'
import { isParticle, particleEnd } from '../../words/particle.ts'
import { after, isAsked, isAt, type Sentence, type Stretch, textOf } from '../../words/sentence.ts'
import { categoryChangeOf, endOfWords, isAnything } from './filing.ts'

/**
 * Reads the category of recorded expenses, which are all meant together or named, in a message that ends with the
 * category: 'los dos van en salidas', 'all of those go in food', 'el cumple va a regalos'; else null.
 */
export function readBelonging(scan: Scan): Correction | null {
  const { sentence, figures, days } = scan
  const start = opening(sentence)
  const all = Math.max(...several.map((type) => particleEnd(sentence, start, type)))
  const things = all > start ? [] : thingsFrom(scan, start)
  const subject = all > start ? all : (things.at(-1)?.end ?? start)
  const belong = particleEnd(sentence, subject, 'belongIn')
  if (subject === start || belong === subject || isAsked(sentence)) return null
  // 'Los dos' may be read as a number.
  if (days.length > 0 || figures.some((figure) => figure.end > all)) return null
  const isSmall = isAt(sentence, belong, 'article') && !isAt(sentence, belong, 'kind')
  const from = isSmall ? after(sentence, belong) : belong
  const place = { start: from, end: endOfWords(sentence) }
  const moved = categoryChangeOf(scan, place)
  const changes = moved && !isAnything(sentence, place, moved.categoryKind) ? moved : null
  // 'Va a la playa' names no category.
  const isInto = isParticle(sentence, belong - 1, 'putInto') && !isParticle(sentence, belong - 1, 'to')
  const isIn = isInto && place.end - from <= mostWords
  const isKnown = things.every((each) => isAt(sentence, each.start, 'kind'))
  if (changes === null && !(isIn && isKnown && place.end > from)) return null
  const named = all > start ? [{ start, end: all }] : things
  const about = named.map((each) => textOf(sentence, each.start, each.end)).join(', ')
  return changes === null
    ? { kind: 'correction', about, changes: {}, place: textOf(sentence, from, place.end), sure: true }
    : { kind: 'correction', about, changes, sure: true }
}

/** Words for several expenses: 'los dos', 'the last two'. */
const several = ['allOfThem', 'lastSome'] as const

/** The most words of a category name. */
const mostWords = 3

/** The index where a message starts after its greetings and fillers; 'both' and 'los' mean expenses here. */
function opening(sentence: Sentence): number {
  let at = 0
  while (
    several.every((type) => particleEnd(sentence, at, type) === at) &&
    (isAt(sentence, at, 'filler', 'greeting') || sentence.tokens[at]?.kind === 'break')
  )
    at = after(sentence, at)
  return at
}

/** The things listed from a token on: 'La leche y el pan', 'leche, pan'. A single thing needs an article. */
function thingsFrom(scan: Scan, start: number): Stretch[] {
  const { sentence } = scan
  const things: Stretch[] = []
  for (let at = start; ; ) {
    const isLed = isAt(sentence, at, 'article')
    const thing = isLed ? after(sentence, at) : at
    const isThing = isLed ? isContentAt(scan, thing) : isAt(sentence, thing, 'kind')
    if (!isThing) return things
    const end = after(sentence, thing)
    things.push({ start: thing, end })
    const isMore = isAt(sentence, end, 'and') || sentence.tokens[end]?.kind === 'break'
    if (!isMore) return isLed || things.length > 1 ? things : []
    at = after(sentence, end)
  }
}
