import { isContentAt } from '../message/content.ts'
import type { Scan } from '../message/scan.ts'
import type { Figure } from '../numbers/figure.ts'
import { isParticle } from '../words/particle.ts'
import { after, has, isAt, type Sentence, type Stretch } from '../words/sentence.ts'
import { keyAt } from '../words/text.ts'

/**
 * Returns what is taken back with the first of two prices, if the second is about the same purchase. 'Renner 119, ou
 * melhor C&A 119' and 'a coat for 80 at Zara, I mean at Mango, still 80' are the same price at another shop; 'bread 3,
 * no, bread 5' is another price of the same thing. Null if the two prices are for different things.
 */
export function saidAgain(scan: Scan, said: Figure, meant: Figure): Stretch | null {
  const { sentence } = scan
  const oops = oopsBetween(sentence, said, meant)
  const told = contentIn(scan, oops === null ? said.end : after(sentence, oops), meant.start)
  const [first] = told
  const isClosed = sentence.tokens
    .slice(first ?? meant.start, meant.start)
    .some(({ kind }) => kind === 'break')
  if (said.readings[0] === meant.readings[0]) {
    const isTurned = has(sentence, { start: oops ?? said.end, end: meant.start }, 'but')
    const still = allTheSameAt(sentence, said, meant)
    const isSame = still !== undefined || (oops !== null && !isClosed && !isTurned)
    const isNamed = first !== undefined || isContentAt(scan, meant.end)
    if (!isSame || !isNamed) return null
    if (still !== undefined) scan.claims[still] = 'dropped'
    return replaced(scan, said, oops ?? said.end)
  }
  if (oops === null || first === undefined || isClosed) return null
  const ends = sentence.tokens.findIndex(({ kind }, at) => at >= said.end && kind === 'break')
  const own = contentIn(scan, ownStart(scan, said), ends < 0 ? oops : Math.min(ends, oops))
  const isRepeated = own.some((at) => keyAt(sentence.tokens, at) === keyAt(sentence.tokens, first))
  return isRepeated ? { start: oops, end: meant.start } : null
}

/** Returns the index of the word that takes the first price back, on the same line. */
function oopsBetween(sentence: Sentence, said: Figure, meant: Figure): number | null {
  for (let at = said.end; at < meant.start; at = after(sentence, at)) {
    if (keyAt(sentence.tokens, at) === '\n') return null
    if (isAt(sentence, at, 'oops')) return at
  }
  return null
}

/**
 * Returns the index of 'still' in 'Oh, it was Mango, but still 88', or of 'mesmo' in 'no, foi na C&A, 88 mesmo';
 * undefined if there is none.
 */
function allTheSameAt(sentence: Sentence, said: Figure, meant: Figure): number | undefined {
  const between = { start: said.end, end: meant.start }
  const isParted = sentence.tokens.slice(between.start, between.end).some(({ kind }) => kind === 'break')
  if (!isParted || !has(sentence, between, 'was', 'cost', 'oops')) return undefined
  return [meant.start - 1, meant.end].find((at) => isParticle(sentence, at, 'allTheSame'))
}

/**
 * Returns the stretch that was wrong: from the first price if words follow it ('80 at Zara, I mean …'), else from the
 * words that led to it ('Zara 80, no …').
 */
function replaced(scan: Scan, said: Figure, oops: number): Stretch {
  const isBehind = contentIn(scan, said.end, oops).length > 0
  return { start: isBehind ? said.start : ownStart(scan, said), end: after(scan.sentence, oops) }
}

/** Returns the start of the clause of a price: after the price or the punctuation before it. */
function ownStart({ sentence, figures }: Scan, said: Figure): number {
  for (let at = said.start; at > 0; at--) {
    const isClosed = sentence.tokens[at - 1]?.kind === 'break' || figures.some(({ end }) => end === at)
    if (isClosed || isAt(sentence, at, 'and')) return at
  }
  return 0
}

function contentIn(scan: Scan, start: number, end: number): number[] {
  const told: number[] = []
  for (let at = start; at < end; at = after(scan.sentence, at)) if (isContentAt(scan, at)) told.push(at)
  return told
}
