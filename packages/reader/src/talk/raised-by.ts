import type { Scan } from '../message/scan.ts'
import { isParticleBefore, mayHaveParticle, particleEnd } from '../words/particle.ts'
import { keyAt } from '../words/text.ts'
import { openingWith } from './talk.ts'

/**
 * 'Lower the groceries budget by 50', 'subile 50 al presupuesto': by how much, in hundredths, a budget is to grow, or to shrink
 * by one below zero. Null where it is told what it is to be.
 */
export function raisedBy({ sentence, figures: [figure] }: Scan): number | null {
  if (figure === undefined || !mayHaveParticle(sentence, 'raises', 'lowers', 'adds')) return null
  const start = openingWith(sentence, 'raises', 'lowers', 'adds')
  const [amount, ...others] = figure.readings
  if (amount === undefined || others.length > 0) return null
  const isBy = (type: 'raises' | 'lowers' | 'adds') => {
    const end = particleEnd(sentence, start, type)
    if (end === start) return false
    const isBehind = end === figure.start
    if (type === 'adds') return isBehind && isTo(keyAt(sentence.tokens, figure.end))
    return isBehind || isParticleBefore(sentence, figure.start, 'byLead')
  }
  if (isBy('lowers')) return -amount
  return isBy('raises') || isBy('adds') ? amount : null
}

/** 'Add 50 to the budget', and not 'add 50 for groceries'. */
function isTo(word: string): boolean {
  return /^(to|onto|al?|aux?|ao)$/.test(word)
}
