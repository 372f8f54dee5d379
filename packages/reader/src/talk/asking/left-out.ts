import type { Scan } from '../../message/scan.ts'
import type { Scope } from '../../scope.ts'
import { endsAt } from '../../words/edges.ts'
import { particleEnd, phraseStart } from '../../words/particle.ts'
import { after, isAt, type Stretch, textOf } from '../../words/sentence.ts'
import { categoryChangeOf } from '../changing/filing.ts'

/** What a question leaves out, and where the message says so. */
export interface LeftOut extends Stretch {
  readonly scope: Scope
}

/** The known thing that a question leaves out: 'Sin contar el alquiler', 'excluding groceries'; null for none. */
export function leftOutIn(scan: Scan): LeftOut | null {
  const { sentence } = scan
  const start = phraseStart(sentence, 'leavingOut')
  if (start < 0) return null
  let thing = particleEnd(sentence, start, 'leavingOut')
  while (isAt(sentence, thing, 'article', 'of', 'preposition') && !isAt(sentence, thing, 'kind'))
    thing = after(sentence, thing)
  const end = after(sentence, thing)
  const isWhole = endsAt(sentence, end) || sentence.tokens[end]?.kind === 'break' || scan.claims[end] !== null
  const place = isWhole ? categoryChangeOf(scan, { start: thing, end }) : null
  if (place === null) return null
  const { categoryId = null, categoryKind = null } = place
  const words = textOf(sentence, thing, end)
  return { start, end, scope: { categoryId, categoryKind, words, person: null } }
}
