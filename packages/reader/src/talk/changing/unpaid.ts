import { thingGivenBack } from '../../expenses/given-back.ts'
import type { Deletion, Meaning, NotExpense } from '../../meaning.ts'
import { isContentAt, nameAt, thingBefore } from '../../message/content.ts'
import type { Scan } from '../../message/scan.ts'
import { endsAt, firstWord, lastPhrase } from '../../words/edges.ts'
import { isParticle, mayHaveParticle, particleEnd } from '../../words/particle.ts'
import { after, before, isAsked, isAt, type Sentence } from '../../words/sentence.ts'
import { opening, openingWith } from '../talk.ts'

/**
 * "Actually I didn't buy the milk", 'el café no lo pagué', "le café je l'ai pas payé": that something was not bought, and no more;
 * null for all other messages.
 */
export function readUnpaid({ sentence, figures, days }: Scan): NotExpense | null {
  if (figures.length + days.length > 0 || isAsked(sentence)) return null
  const negation: NotExpense = { kind: 'not_expense', reason: 'negation', sure: true }
  const first = behindMistake(sentence, firstWord(sentence))
  if (particleEnd(sentence, first, 'unpaid') > first) return negation
  const start = opening(sentence)
  const thing = isAt(sentence, start, 'article') ? after(sentence, start) : start
  if (!isAt(sentence, thing, 'kind')) return null
  let isDenied = false
  let at = after(sentence, thing)
  const last = lastPhrase(sentence)
  for (; at < last; at = after(sentence, at)) {
    isDenied ||= isAt(sentence, at, 'not')
    if (!isAt(sentence, at, 'not', 'pronoun', 'article', 'me')) return null
  }
  const isSpent = isAt(sentence, last, 'spend') || particleEnd(sentence, last, 'paid') > last
  return at === last && isDenied && isSpent ? negation : null
}

/** Behind 'na verdade', 'actually': where what was not bought is denied. */
function behindMistake(sentence: Sentence, start: number): number {
  let at = start
  while (isAt(sentence, at, 'oops') && !isAt(sentence, at, 'not')) at = after(sentence, at)
  return at
}

/**
 * 'Lo devolví', 'devolví los zapatos', 'no hace falta anotar el café', 'lo de la lotería no va': that what was noted last, or
 * what is named, may have to go; null for all other messages.
 */
export function readReturned(scan: Scan): Deletion | null {
  const { sentence, figures, days } = scan
  if (!mayHaveParticle(sentence, 'returnedIt', 'gaveBackThing', 'notToNote', 'countsNot')) return null
  if (figures.length + days.length > 0 || isAsked(sentence)) return null
  const uncounted = uncountedIn(scan)
  if (uncounted !== null) return { kind: 'delete', amount: null, words: uncounted, sure: false }
  const { length } = sentence.tokens
  const first = openingWith(sentence, 'returnedIt', 'gaveBackThing', 'notToNote')
  const start = behindThing(sentence, first)
  const end = particleEnd(sentence, start, 'returnedIt')
  const isIt = end > start && endsAt(sentence, end)
  const thing = returnedAt(sentence, first) ?? notNotedAt(sentence, first)
  if (!isIt && thing === null) return null
  const { about = '' } = thing === null ? thingBefore(sentence, start) : thingBefore(sentence, length, thing)
  return { kind: 'delete', amount: null, words: about, sure: false }
}

/** 'La lotería no la cuentes', 'lo de la limosna no cuenta': the thing that a message begins with, and says that it does not count; null for none. */
function uncountedIn(scan: Scan): string | null {
  const { sentence } = scan
  const start = opening(sentence)
  let thing = start
  while (isAt(sentence, thing, 'article', 'of') || isParticle(sentence, thing, 'thatOf'))
    thing = after(sentence, thing)
  const end = after(sentence, thing)
  if (thing === start || !isContentAt(scan, thing)) return null
  const isTold = (['countsNot', 'notToNote'] as const).some((type) => {
    const told = particleEnd(sentence, end, type)
    return told > end && endsAt(sentence, told)
  })
  return isTold ? nameAt(sentence, thing) : null
}

/** Where the known thing stands that somebody gave back, and nothing behind it: 'devolví los zapatos'; null for none. */
function returnedAt(sentence: Sentence, start: number): number | null {
  const thing = thingGivenBack(sentence, start)
  return thing !== null && endsAt(sentence, after(sentence, thing)) ? thing : null
}

/** Where the known thing stands that is not to be noted, whatever is told of it: 'não precisa anotar o salão'; null for none. */
function notNotedAt(sentence: Sentence, start: number): number | null {
  const lead = particleEnd(sentence, start, 'notToNote')
  const thing = isAt(sentence, lead, 'article') ? after(sentence, lead) : lead
  return lead > start && isAt(sentence, thing, 'kind') ? thing : null
}

/** 'Compré un vestido 45 y lo devolví': the only thing that a message tells was bought, and given back since, is no expense. */
export function withoutReturned({ sentence, figures }: Scan, meaning: Meaning): Meaning {
  if (meaning.kind !== 'expenses' || meaning.items.length > 1 || figures.length > 1) return meaning
  const isBack = sentence.tokens.some(
    (_, at) =>
      isAt(sentence, before(sentence, at), 'and', 'but') &&
      endsAt(sentence, particleEnd(sentence, at, 'returnedIt')) &&
      particleEnd(sentence, at, 'returnedIt') > at,
  )
  return isBack ? { kind: 'not_expense', reason: 'negation', wouldBe: meaning.items[0], sure: true } : meaning
}

/** 'La remera la devolví': behind a known thing that a message begins with. */
function behindThing(sentence: Sentence, start: number): number {
  const isThing = (at: number) =>
    isAt(sentence, at, 'article', 'kind') || (at > start && sentence.tokens[at]?.kind === 'break')
  let at = start
  while (isThing(at) && particleEnd(sentence, at, 'returnedIt') === at) at = after(sentence, at)
  return at
}
