import type { Correction } from '../../../meaning.ts'
import { thingBefore } from '../../../message/content.ts'
import type { Scan } from '../../../message/scan.ts'
import { onlyReading } from '../../../numbers/figure.ts'
import { behindArticle, endsAt, skipAll } from '../../../words/edges.ts'
import { isName, memberAt } from '../../../words/member-names.ts'
import { isParticle, particleEnd } from '../../../words/particle.ts'
import { after, isAsked, isAt, type Sentence } from '../../../words/sentence.ts'
import { opening } from '../../opening.ts'

/**
 * Reads how much of a recorded amount is to be left out: 'de la farmacia, 8 eran para mi madre, quítalos', 'menos mi
 * vino, que fueron 4'; else null.
 */
export function readNotOurs(scan: Scan): Correction | null {
  const { sentence, figures, days } = scan
  const [figure, ...others] = figures
  const amount = onlyReading(figure)
  if (figure === undefined || amount === undefined || others.length + days.length > 0) return null
  if (isAsked(sentence)) return null
  const change = { kind: 'correction', raises: -1, changes: { by: -amount }, sure: true } as const
  if (isMinusMine(sentence, figure.start) && endsAt(sentence, figure.end)) return change
  const thing = skipAll(sentence, figure.end, 'of', 'article', 'kind')
  const mark = sentence.tokens.findLastIndex(({ kind }, at) => kind === 'break' && !endsAt(sentence, at))
  const isTold = isAt(sentence, thing, 'was') && isOfSomebody(sentence, after(sentence, thing), mark)
  if (!isTold || !asksToRemove(sentence, mark + 1)) return null
  return { ...change, ...thingBefore(sentence, mark) }
}

/** Whether a message only subtracts a thing of the writer's before a number: 'menos mi vino, que fueron'. */
function isMinusMine(sentence: Sentence, end: number): boolean {
  const start = opening(sentence)
  const mine = Math.max(particleEnd(sentence, start, 'minus'), particleEnd(sentence, start, 'without'))
  const thing = mine + 1
  if (mine === start || !isParticle(sentence, mine, 'my')) return false
  const mark = skipAll(sentence, after(sentence, thing))
  const was = isParticle(sentence, mark, 'that') || isAt(sentence, mark, 'statement') ? mark + 1 : mark
  return isAt(sentence, thing, 'kind') && skipAll(sentence, was, 'was') === end
}

/** Whether the words up to a mark say no more than for whom something was: 'para mi madre', "Ana's". */
function isOfSomebody(sentence: Sentence, start: number, mark: number): boolean {
  const lead =
    isParticle(sentence, start, 'for', 'ownedBy') || isAt(sentence, start, 'of') ? start + 1 : start
  const person = behindArticle(sentence, lead)
  const isPerson =
    isAt(sentence, person, 'family', 'stranger') ||
    memberAt(sentence, person) !== null ||
    isName(sentence, person)
  return isPerson && after(sentence, person) === mark
}

/** Whether a message ends with a bare request to delete: 'quítalos', 'take it off'. */
function asksToRemove(sentence: Sentence, verb: number): boolean {
  const isVerb = isAt(sentence, verb, 'delete') || isParticle(sentence, verb, 'takesOff')
  return (
    isVerb &&
    endsAt(sentence, skipAll(sentence, after(sentence, verb), 'target', 'pronoun', 'article', 'filler'))
  )
}
