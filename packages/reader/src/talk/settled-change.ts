import type { Correction, Meaning } from '../meaning.ts'
import type { Scan } from '../message/scan.ts'
import { hasParticle } from '../words/particle.ts'
import { allOf } from '../words/sentence.ts'

/**
 * A change as all of its message says it: nothing where that tells only of what was in a price or whose half it was, and
 * with what it was not ('80, not 85'). Every other meaning stays as it is.
 */
export function settledChange(scan: Scan, meaning: Meaning): Meaning {
  if (meaning.kind !== 'correction') return meaning
  const says = (type: 'included' | 'share') => hasParticle(scan.sentence, allOf(scan.sentence), type)
  const { payerId, payerName } = meaning.changes
  const isOfPayer = payerId !== undefined || payerName !== undefined
  // 'En realidad el pan estaba incluido', 'la mitad del uber es de Beto'.
  const isNone = (scan.figures.length === 0 && says('included')) || (isOfPayer && says('share'))
  return isNone ? { kind: 'correction', changes: {}, sure: true } : withDenied(scan, meaning)
}

/** '80, not 85': the other one of two amounts is what it was not. */
function withDenied({ figures }: Scan, correction: Correction): Correction {
  const { amount } = correction.changes
  const [denied, ...more] = figures.flatMap(({ readings: [reading = 0] }) =>
    reading === amount ? [] : reading,
  )
  const isOne = figures.length === 2 && amount !== undefined && denied !== undefined && more.length === 0
  return isOne ? { ...correction, deniedAmount: denied } : correction
}
