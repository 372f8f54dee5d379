import type { NotExpense } from '../../../meaning.ts'
import type { Scan } from '../../../message/scan.ts'
import { behindArticle, endsAt, skipAll } from '../../../words/edges.ts'
import { isParticle, particleEnd } from '../../../words/particle.ts'
import { after, before, isAt, textOf } from '../../../words/sentence.ts'

/**
 * Reads an amount that the writer believed something to have cost, which doubts the recorded one: 'I thought it was
 * 75', 'creía que la luz eran 75', "je pensais que c'était 75 ?"; else null.
 */
export function readBelieved({ sentence, figures, days }: Scan): NotExpense | null {
  const [figure, ...others] = figures
  if (figure === undefined || others.length + days.length > 0) return null
  const lead = skipAll(sentence, 0, 'oops', 'filler', 'greeting')
  const thing = particleEnd(sentence, lead, 'believed')
  const last = before(sentence, figure.start)
  const amount = isParticle(sentence, last, 'only') ? last : figure.start
  const was = before(sentence, amount)
  const name = behindArticle(sentence, thing)
  const isThing = name === was || (isAt(sentence, name, 'kind') && after(sentence, name) === was)
  const isSaid = thing === amount || (isThing && isAt(sentence, was, 'was'))
  const [doubted, ...readings] = figure.readings
  if (thing === lead || !isSaid || !endsAt(sentence, figure.end)) return null
  if (doubted === undefined || readings.length > 0) return null
  const about = name < was && { doubtedOf: textOf(sentence, name, was) }
  return { kind: 'not_expense', reason: 'question', doubted, ...about, sure: true }
}
