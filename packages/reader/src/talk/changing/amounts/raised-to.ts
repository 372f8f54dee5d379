import type { Correction } from '../../../meaning.ts'
import { nameAt } from '../../../message/content.ts'
import type { Scan } from '../../../message/scan.ts'
import { onlyReading } from '../../../numbers/figure.ts'
import { endsAt, skipAll } from '../../../words/edges.ts'
import { isParticle, particleEnd } from '../../../words/particle.ts'
import { after, hasAny, isAt, type Sentence } from '../../../words/sentence.ts'
import { openingWith } from '../../opening.ts'

/**
 * Reads a request to raise or lower a named budget, or the last one mentioned, to an amount: 'Sube el de ocio a 200',
 * 'raise the eating out one to 200', '¿se puede subir a 200?'; null for all other messages.
 */
export function readRaisedTo(scan: Scan): Correction | null {
  const { sentence, figures, days } = scan
  const [figure, ...others] = figures
  const amount = onlyReading(figure)
  // With the word itself, as in 'Sube el presupuesto de súper a 5000', it is read as a budget.
  if (figure === undefined || amount === undefined || hasAny(sentence, 'budget')) return null
  if (others.length + days.length > 0) return null
  const start = openingWith(sentence, 'mayRaise', 'raisesTo', 'lowersTo')
  const verb = particleEnd(sentence, start, 'mayRaise')
  // 'Up to' may be one phrase.
  const lead = figure.start - 1
  const raises = directionAt(sentence, verb) ?? directionApart(sentence, verb, lead)
  if (raises === null) return null
  const about = namedIn(sentence, raises.end, lead)
  const isLed = isParticle(sentence, lead, 'toAmount') && lead >= raises.end
  // 'Subí a 200' may be something the writer did, and 'sube el agua a 200' a bill that rises.
  const isWish = verb > start || (about !== null && about !== '')
  if (!isLed || about === null || !isWish || !isWhole(sentence, figure.end)) return null
  const currency = figure.currency === null ? {} : { currency: figure.currency }
  return {
    kind: 'correction',
    ...(about !== '' && { about }),
    raises: raises.by,
    changes: { amount, ...currency },
    sure: true,
  }
}

/** The direction in which the verb at a token changes an amount, and its end; null if it does not. */
function directionAt(sentence: Sentence, at: number): { readonly by: 1 | -1; readonly end: number } | null {
  const up = particleEnd(sentence, at, 'raisesTo')
  if (up > at) return { by: 1, end: up }
  const down = particleEnd(sentence, at, 'lowersTo')
  return down > at ? { by: -1, end: down } : null
}

/** The same for a verb whose 'up' or 'down' comes before the amount: 'Put groceries up to 300'. */
function directionApart(sentence: Sentence, at: number, lead: number) {
  const end = particleEnd(sentence, at, 'raisesApart')
  const raises = end > at ? directionAt(sentence, lead - 1) : null
  return raises && { by: raises.by, end }
}

/** The thing named between the verb and the amount; '' if it is only pointed at, null if there are several. */
function namedIn(sentence: Sentence, from: number, end: number): string | null {
  let about = ''
  for (let at = from; at < end; at = after(sentence, at)) {
    if (isAt(sentence, at, 'kind') && about === '') about = nameAt(sentence, at)
    else if (!isAt(sentence, at, 'article', 'of', 'target', 'pronoun', 'one') && !isPointing(sentence, at))
      return null
  }
  return about
}

function isPointing(sentence: Sentence, at: number): boolean {
  return isParticle(sentence, at, 'theOne', 'thatOf', 'raisesTo', 'lowersTo')
}

function isWhole(sentence: Sentence, end: number): boolean {
  const monthly = particleEnd(sentence, end, 'perMonth')
  return endsAt(sentence, skipAll(sentence, monthly, 'filler', 'thanks', 'period'))
}
