import type { Scan } from '../message/scan.ts'
import { amountOf } from '../numbers/figure.ts'
import { endsClauseAt } from '../words/edges.ts'
import { isParticleBefore, mayHaveParticle, particleEnd } from '../words/particle.ts'

/**
 * Leaves out the price of one way if that of both follows and is twice as much: 'uber 14,90 ida e volta 29,80', 'train
 * 12, return 24', 'bus 3, 6 aller-retour'.
 */
export function withRoundTrip(scan: Scan): Scan {
  const { sentence, claims, figures } = scan
  const [one, both, ...others] = figures
  if (!mayHaveParticle(sentence, 'roundTrip') || one === undefined || both === undefined) return scan
  const isClear = others.length === 0 && one.readings.length === 1 && both.readings.length === 1
  if (!isClear || amountOf(both) !== 2 * amountOf(one)) return scan
  const behind = particleEnd(sentence, both.end, 'roundTrip')
  const isBehind = behind > both.end && endsClauseAt(sentence, behind)
  if (!isBehind && !isParticleBefore(sentence, both.start, 'roundTrip')) return scan
  claims.fill('dropped', one.start, both.start)
  if (isBehind) claims.fill('dropped', both.end, behind)
  return { ...scan, figures: [both] }
}
