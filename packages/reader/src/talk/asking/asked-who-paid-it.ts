import { periodOf } from '../../days/period.ts'
import type { Query } from '../../meaning.ts'
import { thingBefore } from '../../message/content.ts'
import type { Scan } from '../../message/scan.ts'
import { endsAt, skipAll } from '../../words/edges.ts'
import { mayHaveParticle, particleEnd, phraseStart } from '../../words/particle.ts'
import type { Sentence } from '../../words/sentence.ts'
import { openingWith } from '../opening.ts'

/**
 * Reads a question who paid for a thing, or for the last expense: 'Who paid for that', 'quem pagou isso', 'whose
 * airtime was that', 'was the oil you or me'; else null.
 */
export function readWhoPaidIt({ sentence, figures, days }: Scan): Query | null {
  if (figures.length + days.length > 0) return null
  const either = phraseStart(sentence, 'youOrMe')
  const named = thingBefore(sentence, either).about
  const isNamed = named !== undefined && !mayHaveParticle(sentence, 'who')
  if (isNamed && endsAt(sentence, particleEnd(sentence, either, 'youOrMe'))) return paidFor(sentence, named)
  const start = openingWith(sentence, 'whoPaid')
  const who = particleEnd(sentence, start, 'whoPaid')
  const thing = skipAll(sentence, skipAll(sentence, who, 'was'), 'article', 'kind')
  const end = skipAll(sentence, thing, 'was', 'target', 'preposition', 'filler')
  const { about = '' } = thingBefore(sentence, thing, who)
  if (who === start || (end === who && !endsAt(sentence, who)) || !endsAt(sentence, end)) return null
  return paidFor(sentence, about)
}

/** The question who paid for the last expense of that name. */
function paidFor(sentence: Sentence, words: string): Query {
  const scope = { categoryId: null, categoryKind: null, words, person: null }
  const period = periodOf('all', sentence.context.today)
  return { kind: 'query', ask: 'list', period, against: null, scope, count: 1, payers: true, sure: true }
}
