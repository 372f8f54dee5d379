import { periodOf } from '../../days/period.ts'
import type { Meaning, Query } from '../../meaning.ts'
import { memberAt, memberNameEnd } from '../../words/member-names.ts'
import { isParticle, mayHaveParticle, particleEnd } from '../../words/particle.ts'
import { after, isAsked, isAt, type Sentence } from '../../words/sentence.ts'
import { opening } from '../opening.ts'

/**
 * Reads a question whether the one who is spoken to paid or recorded something: 'Leo vc botou o gás?', "maman t'as payé
 * le judo ?". It is about the thing, whoever paid it; otherwise null.
 */
export function readAskedOfMember(sentence: Sentence, readPart: (text: string) => Meaning): Query | null {
  if (!mayHaveParticle(sentence, 'youDid') || !isAsked(sentence)) return null
  if (sentence.tokens.some(({ kind }) => kind === 'number')) return null
  const start = behindCall(sentence)
  const thing = particleEnd(sentence, start, 'youDid')
  if (thing === start) return null
  const lead = isAt(sentence, thing, 'article') ? after(sentence, thing) : thing
  const said = sentence.text.slice(sentence.tokens[lead]?.start).replace(/[?¿]/g, ' ')
  const named = readPart(said)
  if (named.kind !== 'missing_amount' || named.dateStated || named.description === '') return null
  const { description: words, categoryId, categoryKind } = named
  const scope = { categoryId, categoryKind, words, person: null }
  const period = periodOf('this_month', sentence.context.today)
  return { kind: 'query', ask: 'list', period, against: null, scope, whether: true, sure: true }
}

/** The index behind the name or relative that a message calls first, and 'you'. */
function behindCall(sentence: Sentence): number {
  const first = opening(sentence)
  const member = memberAt(sentence, first)
  const isRelative = member === null && isAt(sentence, first, 'family')
  let at = member ? memberNameEnd(sentence, first, member) : isRelative ? after(sentence, first) : first
  while (sentence.tokens[at]?.kind === 'break' || isParticle(sentence, at, 'recordedYet')) at++
  return at
}
