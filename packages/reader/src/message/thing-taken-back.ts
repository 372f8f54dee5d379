import { behindArticle } from '../words/edges.ts'
import { isParticle } from '../words/particle.ts'
import { after, before, isAt, type Sentence, type Stretch } from '../words/sentence.ts'
import { takesBackAt } from '../words/taking-back.ts'
import { isContentAt } from './content.ts'
import type { Scan } from './scan.ts'

/**
 * Drops a thing that is taken back and replaced by another one before a price, or behind it: 'Coles, I mean Aldi 69',
 * 'navigo euh non tcl 69', '40 at the mall, shoes no, it was food'.
 */
export function withoutThingTakenBack(scan: Scan): Scan {
  const { sentence, claims } = scan
  for (let at = 1; at < sentence.tokens.length; ) {
    const run = takesBackAt(sentence, at) ? runAround(sentence, at) : null
    at = run?.end ?? after(sentence, at)
    if (run === null || !(isToldAfterAll(scan, run.end) || isReplaced(scan, run))) continue
    const start = thingStart(scan, run.start)
    if (start < run.start && !isAt(sentence, before(sentence, start), 'and'))
      claims.fill('dropped', start, run.end)
  }
  return scan
}

/** Whether what was bought with a price before it is told at a token: '8 lucas en el mall, zapatillas no, fue comida'. */
function isToldAfterAll({ sentence, figures }: Scan, start: number): boolean {
  const thing = isAt(sentence, start, 'was') ? behindArticle(sentence, after(sentence, start)) : -1
  return isAt(sentence, thing, 'kind') && figures.every(({ end }) => end < start)
}

/** Whether what a stretch takes back is replaced by a known thing with its price behind it. */
function isReplaced(scan: Scan, run: Stretch): boolean {
  return !isOpen(scan.sentence, run) && isThingWithPrice(scan, run.end)
}

/** Returns the stretch of punctuation and words around one that takes back: ', no, I mean,'. */
function runAround(sentence: Sentence, at: number): Stretch {
  const isOf = (token: number) =>
    sentence.tokens[token]?.kind === 'break' || (token >= 0 && takesBackAt(sentence, token))
  let [start, end] = [at, after(sentence, at)]
  while (isOf(before(sentence, start))) start = before(sentence, start)
  while (isOf(end)) end = after(sentence, end)
  return { start, end }
}

/**
 * Whether the stretch does not clearly take something back: it only hesitates, or is a single word that may deny what
 * follows and is not set off by punctuation on both sides. 'Pain, euh, lait', 'pizza no drinks'.
 */
function isOpen(sentence: Sentence, { start, end }: Stretch): boolean {
  const { tokens } = sentence
  const words = tokens.slice(start, end).flatMap(({ kind }, at) => (kind === 'break' ? [] : [start + at]))
  const isParted = tokens[start]?.kind === 'break' && tokens[end - 1]?.kind === 'break'
  const isNo = words.length === 1 && words.some((at) => isParticle(sentence, at, 'denies', 'not'))
  return words.every((at) => isParticle(sentence, at, 'hesitates')) || (isNo && !isParted)
}

/** Whether a known thing is at a token, with a price after it in the same clause. */
function isThingWithPrice({ sentence, figures, claims }: Scan, start: number): boolean {
  const thing = isAt(sentence, start, 'article', 'of', 'preposition') ? after(sentence, start) : start
  if (!isAt(sentence, thing, 'kind') || claims[thing] !== null) return false
  const price = figures.find((figure) => figure.start > thing)
  return (
    price !== undefined && sentence.tokens.slice(thing, price.start).every(({ kind }) => kind !== 'break')
  )
}

/** Returns the index where the things right before a token begin; the token itself when there are none. */
function thingStart(scan: Scan, end: number): number {
  const { sentence } = scan
  let start = end
  for (let at = before(sentence, end); at >= 0; at = before(sentence, at)) {
    if (isContentAt(scan, at) && scan.claims[at] === null) start = at
    else if (!isAt(sentence, at, 'of', 'article')) break
  }
  return start
}
