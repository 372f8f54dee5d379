import type { Scan } from '../message/scan.ts'
import { onlyReading } from '../numbers/figure.ts'
import { readFigure } from '../numbers/read-figure.ts'
import { isParticleBefore, mayHaveParticle, particleEnd } from '../words/particle.ts'
import type { Sentence } from '../words/sentence.ts'
import { keyAt } from '../words/text.ts'
import { openingWith } from './opening.ts'

/**
 * How much to raise a budget by, in hundredths, negative to lower it: 'Lower the groceries budget by 50', 'subile 50
 * al presupuesto'. Null if the message gives the new amount.
 */
export function budgetDifference({ sentence, figures: [figure] }: Scan): number | null {
  if (figure === undefined || !mayHaveParticle(sentence, 'raises', 'lowers', 'adds')) return null
  const start = openingWith(sentence, 'raises', 'lowers', 'adds')
  const amount = onlyReading(figure)
  if (amount === undefined) return null
  const isBy = (type: 'raises' | 'lowers' | 'adds') => {
    // In 'Bring the budget down by 50' the direction comes right before the amount.
    const isBehind = isParticleBefore(sentence, figure.start, type)
    if (type === 'adds') return isBehind && isTo(keyAt(sentence.tokens, figure.end))
    const isOpened = particleEnd(sentence, start, type) > start
    return isBehind || (isOpened && isParticleBefore(sentence, figure.start, 'byLead'))
  }
  if (isBy('lowers')) return -amount
  return isBy('raises') || isBy('adds') ? amount : null
}

/**
 * The amount to take off, and where the phrase ends: 'Take 5 off', 'shave 50 off'; null if the message does not start
 * with one.
 */
export function takenOff(sentence: Sentence): { readonly amount: number; readonly end: number } | null {
  const start = openingWith(sentence, 'lowers')
  const end = particleEnd(sentence, start, 'lowers')
  const figure = end > start ? readFigure(sentence, end) : null
  if (figure === null || keyAt(sentence.tokens, figure.end) !== 'off') return null
  const amount = onlyReading(figure)
  return amount === undefined ? null : { amount, end: figure.end + 1 }
}

/** Whether a word leads to what is added to: 'Add 50 to the budget', but not 'add 50 for groceries'. */
function isTo(word: string): boolean {
  return /^(to|onto|al?|aux?|ao)$/.test(word)
}
