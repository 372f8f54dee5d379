import { periodOf } from '../../days/period.ts'
import type { Query } from '../../meaning.ts'
import { thingBefore } from '../../message/content.ts'
import type { Scan } from '../../message/scan.ts'
import { endsAt, skipAll } from '../../words/edges.ts'
import { particleEnd } from '../../words/particle.ts'
import { openingWith } from '../opening.ts'

/**
 * Reads a question who paid for a thing, or for the last expense: 'Who paid for that', 'quem pagou isso', 'whose
 * airtime was that'; else null.
 */
export function readWhoPaidIt({ sentence, figures, days }: Scan): Query | null {
  if (figures.length + days.length > 0) return null
  const start = openingWith(sentence, 'whoPaid')
  const who = particleEnd(sentence, start, 'whoPaid')
  const thing = skipAll(sentence, skipAll(sentence, who, 'was'), 'article', 'kind')
  const end = skipAll(sentence, thing, 'was', 'target', 'preposition', 'filler')
  const { about = '' } = thingBefore(sentence, thing, who)
  if (who === start || (end === who && !endsAt(sentence, who)) || !endsAt(sentence, end)) return null
  const scope = { categoryId: null, categoryKind: null, words: about, person: null }
  const period = periodOf('all', sentence.context.today)
  return { kind: 'query', ask: 'list', period, against: null, scope, count: 1, payers: true, sure: true }
}
