import { nameAt, thingBefore } from '../message/content.ts'
import type { Scan } from '../message/scan.ts'
import { consistsOf, endsAt, firstMeant, skipAll, skipConcluding } from '../words/edges.ts'
import { isParticle, particleEnd } from '../words/particle.ts'
import { after, has, hasAny, isAsked, isAt, type Sentence } from '../words/sentence.ts'

/**
 * What a request to restore names ('bring back the coffee', 'remets le café'): '' for the last deleted expense; null
 * if it is not such a request, because it says where something belongs or what else it is.
 */
export function restoredBy({ sentence, figures, days }: Scan): string | null {
  const start = firstMeant(sentence)
  const concluded = skipConcluding(sentence, start)
  const back = particleEnd(sentence, concluded, 'putBack')
  if (back > concluded && endsAt(sentence, back)) return ''
  const thing = putBackFrom(sentence, concluded)
  if (thing !== null) return thing
  const opens = isAt(sentence, start, 'restore')
  const end = opens ? after(sentence, start) : back
  if (end > start && tellsWhat(sentence, end)) return ''
  if (opens && hasAny(sentence, 'delete')) return ''
  if (consistsOf(sentence, 'restore', 'target', 'filler', 'article', 'of', 'spending', 'oops')) return ''
  if (!opens || figures.length + days.length > 0 || isAsked(sentence)) return null
  const from = after(sentence, start)
  if (has(sentence, { start: from, end: sentence.tokens.length }, 'preposition', 'was')) return null
  return thingBefore(sentence, sentence.tokens.length).about ?? null
}

/**
 * The known thing to restore, if nothing else is said but why: 'Put the pizza back, it still counts'; null otherwise.
 */
function putBackFrom(sentence: Sentence, verb: number): string | null {
  if (!isParticle(sentence, verb, 'put')) return null
  const thing = skipAll(sentence, after(sentence, verb), 'article')
  const back = after(sentence, thing)
  const isWhole = endsAt(sentence, back + 1) || sentence.tokens[back + 1]?.kind === 'break'
  return isAt(sentence, thing, 'kind') && isParticle(sentence, back, 'back') && isWhole
    ? nameAt(sentence, thing)
    : null
}

/** Whether the words after a request say what something is: 'Put it back, it is for lunch'. */
function tellsWhat(sentence: Sentence, end: number): boolean {
  const next = sentence.tokens[end]?.kind === 'break' ? end + 1 : end
  return particleEnd(sentence, next, 'itIs') > next || isAt(sentence, next, 'was')
}
