import type { Scan } from '../../message/scan.ts'
import { mayHaveParticle, particleEnd } from '../../words/particle.ts'
import { textOf } from '../../words/sentence.ts'
import { namesThing } from '../named.ts'
import { opening } from '../opening.ts'

/**
 * Whether a message asks when a known thing was last bought: '¿cuándo fue la última vez que cargué nafta?', 'when did
 * I last buy petrol'.
 */
export function asksLastTime({ sentence, figures }: Scan): boolean {
  if (!mayHaveParticle(sentence, 'lastTime')) return false
  const { tokens } = sentence
  const at = opening(sentence)
  // 'Quand j'ai dit pizza, …' goes on with something else.
  const mark = tokens.findIndex(({ kind }, n) => n > at && kind === 'break')
  const isWhole = mark < 0 || tokens.slice(mark).every(({ kind }) => kind !== 'word')
  const asks = particleEnd(sentence, at, 'lastTime') > at && namesThing(sentence)
  return asks && isWhole && figures.length === 0
}

/**
 * The things that such a question names: without its verb, and without the 'día' of its own words, which would be the
 * shop 'Dia'.
 */
export function thingsIn({ sentence }: Scan): string {
  const { marks } = sentence
  const lead = particleEnd(sentence, opening(sentence), 'lastTime')
  const things = marks.flatMap((mark, at) =>
    at >= lead && mark?.senses.some(({ type }) => type === 'kind') ? textOf(sentence, at, mark.end) : [],
  )
  return things.join(' ')
}
