import { endsClauseAt } from '../words/edges.ts'
import { particleEnd } from '../words/particle.ts'
import type { Sentence } from '../words/sentence.ts'
import { amountOf, type Figure } from './figure.ts'

/** The words that say that what stands before them is told in thousands. */
export interface Thousands {
  readonly start: number
  readonly end: number
}

/**
 * Returns the words at the end of a clause that make all small figures before them thousands: 'taxi 12, pola 6, todos
 * en miles'.
 */
export function thousandsSaid(sentence: Sentence): Thousands | null {
  for (let start = 1; start < sentence.tokens.length; start++) {
    const end = particleEnd(sentence, start, 'inThousands')
    const ends = endsClauseAt(sentence, end)
    if (end > start && ends) return { start, end }
  }
  return null
}

/**
 * Returns the figures of a message outside the words for thousands, the small ones before them multiplied by a
 * thousand.
 */
export function inThousands(figures: readonly Figure[], { start, end }: Thousands): Figure[] {
  return figures
    .filter((figure) => figure.end <= start || figure.start >= end)
    .map((figure) => {
      const isTyped = figure.raw === null || /^\d{1,3}([.,]\d\d?)?$/.test(figure.raw)
      const isSmall = !figure.firm && figure.end <= start && isTyped && amountOf(figure) < 100_000
      const readings = figure.readings.map((reading) => reading * 1000)
      return isSmall ? { ...figure, readings, raw: null } : figure
    })
}
