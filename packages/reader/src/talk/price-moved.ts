import { notExpense } from '../expenses/reason.ts'
import type { NotExpense } from '../meaning.ts'
import type { Scan } from '../message/scan.ts'
import { endsAt } from '../words/edges.ts'
import { isParticleBefore } from '../words/particle.ts'
import { after, isAt } from '../words/sentence.ts'

/**
 * Reads what a price was and what it has become, which tells nothing spent: 'the lessons went from 20 to 25', 'le forfait
 * est passé de 10 à 15'; else null.
 */
export function readPriceMoved({ sentence, figures }: Scan): NotExpense | null {
  const [was, is, ...others] = figures
  if (was === undefined || is === undefined || others.length > 0) return null
  const isTo = after(sentence, was.end) === is.start && isAt(sentence, was.end, 'rate', 'preposition')
  const isOnly = isTo && isParticleBefore(sentence, was.start, 'movesFrom') && endsAt(sentence, is.end)
  return isOnly && !sentence.present.has('spend') ? notExpense('quote') : null
}
