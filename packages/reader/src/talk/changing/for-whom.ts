import type { Correction } from '../../meaning.ts'
import { thingBefore } from '../../message/content.ts'
import type { Scan } from '../../message/scan.ts'
import { endsAt, skipAll } from '../../words/edges.ts'
import { memberAt } from '../../words/member-names.ts'
import { isParticle } from '../../words/particle.ts'
import { after, before, isAsked, isAt, isCapitalAt, type Sentence, textOf } from '../../words/sentence.ts'
import { opening } from '../opening.ts'

/**
 * Reads for whom an expense was, and nothing else: 'The cleats were for Jack', "les fleurs c'était pour ma mère", 'era
 * para Juan'; else null.
 */
export function readForWhom({ sentence, figures, days }: Scan): Correction | null {
  if (figures.length + days.length > 0 || isAsked(sentence)) return null
  const start = opening(sentence)
  const lead = sentence.tokens.findIndex((_, at) => at > 0 && isParticle(sentence, at, 'onBehalf'))
  const was = before(sentence, lead)
  const end = somebodyEnd(sentence, after(sentence, lead))
  const isTold = lead > 0 && (isAt(sentence, was, 'was') || isParticle(sentence, was, 'isNow'))
  if (!isTold || end === null || !isThing(sentence, start, was)) return null
  const forWhom = textOf(sentence, lead, end)
  return { kind: 'correction', ...thingBefore(sentence, was, start), forWhom, changes: {}, sure: true }
}

/** Whether nothing but a thing, or a pronoun for it, stands between two tokens. */
function isThing(sentence: Sentence, start: number, end: number): boolean {
  return skipAll(sentence, start, 'article', 'kind', 'target', 'pronoun', 'stranger') >= end
}

/** The index after the one who ends the message at a token: 'Jack', 'my mom', 'the kids'; null if nobody does. */
function somebodyEnd(sentence: Sentence, start: number): number | null {
  const at = skipAll(sentence, start, 'article', 'pronoun', 'me')
  const isName = isCapitalAt(sentence, at) && sentence.marks[at] === null
  const isSomebody =
    isName ||
    memberAt(sentence, at) !== null ||
    isAt(sentence, at, 'family') ||
    (isAt(sentence, at, 'stranger') && !isAt(sentence, at, 'article')) ||
    isParticle(sentence, at, 'children')
  const end = after(sentence, at)
  return isSomebody && endsAt(sentence, skipAll(sentence, end, 'filler')) ? end : null
}
