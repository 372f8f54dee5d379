import { periodOf } from '../../days/period.ts'
import type { Query } from '../../meaning.ts'
import type { Scan } from '../../message/scan.ts'
import { particleEnd } from '../../words/particle.ts'
import { after, isAt } from '../../words/sentence.ts'

/**
 * Reads a question about what was deleted: '¿qué borré?', 'show me what I deleted', "qu'est-ce que j'ai supprimé hier
 * ?"; else null.
 */
export function readDeleted(scan: Scan): Query | null {
  if (!asksDeleted(scan)) return null
  const scope = { categoryId: null, categoryKind: null, words: '', person: 'me' }
  const period = periodOf('all', scan.sentence.context.today)
  return { kind: 'query', ask: 'deleted', period, against: null, scope, sure: true }
}

/** Whether a message asks this and nothing else, with at most a time or a thing: "Pourquoi t'enlèves mon café". */
function asksDeleted({ sentence, figures, claims }: Scan): boolean {
  const { tokens } = sentence
  const isLead = (at: number) => tokens[at]?.kind === 'break' || isAt(sentence, at, ...lead)
  let from = 0
  while (particleEnd(sentence, from, 'deletedOnes') === from && isLead(from)) from = after(sentence, from)
  const end = particleEnd(sentence, from, 'deletedOnes')
  if (end === from || figures.length > 0) return false
  for (let at = end; at < tokens.length; at = after(sentence, at)) {
    const isWhen = claims[at] === 'day' || isAt(sentence, at, ...beside)
    if (tokens[at]?.kind !== 'break' && !isWhen) return false
  }
  return true
}

const lead = ['greeting', 'filler', 'show', 'list', 'article', 'pronoun', 'me'] as const
const beside = [
  'day',
  'period',
  'month',
  'past',
  'preposition',
  'of',
  'article',
  'filler',
  'thanks',
  'dayBefore',
  'kind',
] as const
