import { periodOf } from '../../days/period.ts'
import type { Meaning, Query } from '../../meaning.ts'
import { thingBefore } from '../../message/content.ts'
import type { Scan } from '../../message/scan.ts'
import { endsAt, skipAll } from '../../words/edges.ts'
import { memberAt } from '../../words/member-names.ts'
import { isParticle, mayHaveParticle, particleEnd, phraseStart } from '../../words/particle.ts'
import { hasAny, isAsked, isAt, type Sentence } from '../../words/sentence.ts'
import { openingWith } from '../opening.ts'

/**
 * Reads a question who paid for a thing, or for the last expense: 'Who paid for that', 'quem pagou isso', 'whose
 * airtime was that', 'was the oil you or me'; else null.
 */
export function readWhoPaidIt({ sentence, figures, days }: Scan): Query | null {
  if (figures.length + days.length > 0) return null
  const either = eitherOf(sentence)
  const named = either < 0 ? undefined : thingBefore(sentence, either).about
  if (named !== undefined && !mayHaveParticle(sentence, 'who')) return paidFor(sentence, named)
  const start = openingWith(sentence, 'whoPaid')
  const who = particleEnd(sentence, start, 'whoPaid')
  const thing = skipAll(sentence, skipAll(sentence, who, 'was'), 'article', 'kind')
  const end = skipAll(sentence, thing, 'was', 'target', 'preposition', 'filler')
  const { about = '' } = thingBefore(sentence, thing, who)
  if (who === start || (end === who && !endsAt(sentence, who)) || !endsAt(sentence, end)) return null
  return paidFor(sentence, about)
}

/**
 * The index where a message starts to name two people, the one who is spoken to among them, and ends with that: 'you or
 * me', 'Tom or you'; -1 for none.
 */
function eitherOf(sentence: Sentence): number {
  const pair = phraseStart(sentence, 'youOrMe')
  if (endsAt(sentence, particleEnd(sentence, pair, 'youOrMe')) && pair > 0) return pair
  const or = sentence.tokens.findIndex((_, at) => isAt(sentence, at, 'or'))
  const [one, other] = [or - 1, or + 1]
  const isPair = or > 0 && isPerson(sentence, one) && isPerson(sentence, other) && endsAt(sentence, other + 1)
  return isPair && (isParticle(sentence, one, 'you') || isParticle(sentence, other, 'you')) ? one : -1
}

function isPerson(sentence: Sentence, at: number): boolean {
  return isParticle(sentence, at, 'you') || memberAt(sentence, at) !== null
}

/**
 * Reads a question whether a member paid for a thing: 'Did Bob pay the rent?', "l'essence a été payée par Hugo ?". It
 * is answered by who did. Else null.
 */
export function readWhetherPaidBy({ sentence, figures, days }: Scan): Query | null {
  if (!isAsked(sentence) || figures.length + days.length > 0 || hasAny(sentence, ...otherThanPayer))
    return null
  const isNamed = sentence.tokens.some((_, at) => memberAt(sentence, at) !== null)
  const { about } = thingBefore(sentence, sentence.tokens.length)
  return isNamed && about !== undefined ? paidFor(sentence, about) : null
}

/** What else may be asked about a member and a thing, or be asked for. */
const otherThanPayer = [
  'howMuch', 'period', 'month', 'compare', 'top', 'list', 'left', 'budget', 'delete', 'change', 'field', 'record', 'undo', 'future',
] as const // biome-ignore format: a list to read at a glance

/**
 * Takes a change of nothing but the payer that is put as a question for the question who paid: 'Was the taxi paid by
 * Bob?', "c'est Hugo qui a payé le resto ?". Any other meaning stays as it is.
 */
export function asPayerAsked(sentence: Sentence, meaning: Meaning): Meaning {
  if (meaning.kind !== 'correction' || !isAsked(sentence)) return meaning
  const { payerId, payerName, ...others } = meaning.changes
  const isOfPayer = (payerId ?? payerName) !== undefined && Object.keys(others).length === 0
  return isOfPayer ? paidFor(sentence, meaning.about ?? '') : meaning
}

/** The question who paid for the last expense of that name. */
function paidFor(sentence: Sentence, words: string): Query {
  const scope = { categoryId: null, categoryKind: null, words, person: null }
  const period = periodOf('all', sentence.context.today)
  return { kind: 'query', ask: 'list', period, against: null, scope, count: 1, payers: true, sure: true }
}
