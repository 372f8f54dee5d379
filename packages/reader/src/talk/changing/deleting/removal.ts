import type { WordType } from '../../../languages/language.ts'
import type { Meaning } from '../../../meaning.ts'
import { nameAt } from '../../../message/content.ts'
import type { Scan } from '../../../message/scan.ts'
import {
  behindArticle,
  consistsOf,
  endsAt,
  endsClauseAt,
  firstMeant,
  skipAll,
  skipConcluding,
  withArticle,
} from '../../../words/edges.ts'
import { memberAt } from '../../../words/member-names.ts'
import {
  hasParticle,
  hasPhraseIn,
  isParticle,
  isParticleBefore,
  particleEnd,
} from '../../../words/particle.ts'
import { after, allOf, before, has, isAt, isDone, type Sentence, senseAt } from '../../../words/sentence.ts'
import { keyAt } from '../../../words/text.ts'
import { namesThing } from '../../named.ts'
import { opening, openingWith } from '../../opening.ts'
import { thingGone, thingGoneAt } from '../../thing-gone.ts'
import { amountToRemove } from './amount-to-remove.ts'

/** Reads a request to delete or undo: 'borra el último', 'undo', 'elimina el gasto de 500 del super'. */
export function readRemoval(scan: Scan): Meaning | null {
  const { sentence } = scan
  const start = removalFrom(sentence)
  const concluded = scan.figures.length === 0 ? concludedFrom(sentence) : null
  if (concluded !== null) return { kind: 'delete', amount: null, words: concluded, sure: true }
  if ((endsIn(sentence, 'delete') || endsInRemoval(sentence)) && scan.figures.length === 0)
    return namedRemoval(scan)
  // In 'A volta 8' it is the way back.
  const isUndo = isAt(sentence, start, 'undo') && !isAt(sentence, before(sentence, start), 'article')
  const kind = isAt(sentence, start, 'delete') ? 'delete' : isUndo ? 'undo' : null
  if (kind === null) return null
  const amount = amountToRemove(scan)
  const { words, aimed } = removed(scan, after(sentence, start))
  // 'Desfaz tudo' (undo all) names nothing.
  const isAll = sentence.tokens.some((_, at) => isParticle(sentence, at, 'everything'))
  if (kind === 'undo' && words.length === 1 && isAll && amount === null)
    return { kind, amount, words: '', sure: true }
  if (kind === 'undo' && !aimed && (words.length > 0 || amount !== null))
    return !isAt(sentence, start, 'oops') &&
      (isOfOneThing(scan, after(sentence, start)) || thingGoneAt(sentence, after(sentence, start)) !== null)
      ? { kind: 'delete', amount, words: words.join(' '), sure: true }
      : null
  const isRepeated =
    kind === 'delete' && words.length === 0 && hasParticle(sentence, allOf(sentence), 'repeated')
  return { kind, amount, words: words.join(' '), ...(isRepeated && { repeated: true }), sure: true }
}

/**
 * The thing to delete in a message that gives a reason and then a conclusion with a verb of deleting and no name:
 * 'Work will pay that back so take it off', 'me lo devuelven así que borralo'. It starts the message or follows an
 * article; '' for the last expense. Otherwise null.
 */
function concludedFrom(sentence: Sentence): string | null {
  const verb = sentence.marks.findLastIndex((_, at) => isAt(sentence, at, 'delete'))
  if (verb < 1 || !isParticleBefore(sentence, verb, 'concludes')) return null
  if (!endsAt(sentence, skipAll(sentence, verb, 'delete', 'target', 'pronoun', 'article', 'filler')))
    return null
  const lead = opening(sentence)
  const thing = sentence.marks.findIndex((_, at) => {
    const isLed = at === lead || isAt(sentence, before(sentence, at), 'article')
    return at < verb && isLed && isAt(sentence, at, 'kind') && !isParticle(sentence, at, 'workplace')
  })
  return thing < 0 ? '' : nameAt(sentence, thing)
}

/** The names of what to remove, from a token on, and whether it is called an expense or 'that'. */
function removed(scan: Scan, from: number): { words: readonly string[]; aimed: boolean } {
  const { sentence } = scan
  // In 'Apaga, cancelamos netflix' the reason names the thing.
  const gone = thingGoneAt(sentence, from)
  if (gone !== null) return { words: [gone], aimed: false }
  const words: string[] = []
  let aimed = false
  const isOfIt = pronounEnding.test(keyAt(sentence.tokens, from - 1))
  for (let at = from; at < sentence.tokens.length; at = after(sentence, at)) {
    const isAnyNamed = words.length > 0
    if (isWhyFrom(scan, at, { isAnyNamed, aimed, isOfIt })) break
    if (isPointing(sentence, at, isAnyNamed)) aimed = true
    else if (isAnyNamed && isListed(sentence, at)) words.push(',')
    else if (isParticle(sentence, at, 'theOne') && !isAt(sentence, at, 'kind', 'code')) continue
    else if (isParticle(sentence, at, 'concludes')) continue
    else if (isAnyNamed && isParticle(sentence, at, 'entries', 'repeated')) continue
    else if (isNamedAt(scan, at)) words.push(nameAt(sentence, at))
  }
  return { words, aimed }
}

/** Whether the names end at a token because a reason starts there, or the message concludes. */
function isWhyFrom(
  scan: Scan,
  at: number,
  { isAnyNamed, aimed, isOfIt }: { isAnyNamed: boolean; aimed: boolean; isOfIt: boolean },
): boolean {
  const { sentence } = scan
  // 'Delete the hose thing I returned it', 'delete the popcorn we said it would not count' end with a reason.
  if ((isAnyNamed || aimed) && whys.some((type) => particleEnd(sentence, at, type) > at)) return true
  const off = isAnyNamed ? particleEnd(sentence, at, 'offTheList') : at
  if (off > at && endsAt(sentence, skipAll(sentence, off, 'filler'))) return true
  if (isReason(sentence, at, isAnyNamed) || isConcluding(sentence, at)) return true
  if (isAnyNamed && isPaidByOther(sentence, at)) return true
  if (isAnyNamed) return false
  if (isWhyAt(scan, at) || isPayerTold(sentence, at)) return true
  // 'Borrala, la paga la obra social' ends with a reason.
  if ((aimed || isOfIt) && isToldApart(sentence, at)) return true
  // 'Supprime ça c'est trop cher' ends with a reason.
  return aimed && isAt(sentence, at, 'was', 'smallTalk')
}

/** What a reason without punctuation starts with. */
const whys = ['returnedIt', 'wasFree', 'weAgreed'] as const

/** The pronoun at the end of a verb: 'borrala'. */
const pronounEnding = /[aeio]l[oa]s?$/

/** Whether a clause that says more than things follows a punctuation mark: 'Borrala, la paga el club'. */
function isToldApart(sentence: Sentence, at: number): boolean {
  const isApart = sentence.tokens[at]?.kind === 'break'
  return isApart && !endsAt(sentence, skipAll(sentence, at + 1, 'article', 'kind', 'and', 'of', 'filler'))
}

/** Whether the last word only concludes and names nothing: 'Delete that then', 'borrá eso entonces'. */
function isConcluding(sentence: Sentence, at: number): boolean {
  return isParticle(sentence, at, 'endingSo') && endsAt(sentence, at + 1)
}

/**
 * Whether a word may name what to delete; a word that leads to a number ('le téléphone') counts only if the message
 * has no amount.
 */
function isNamedAt({ sentence, claims, figures }: Scan, at: number): boolean {
  const isFree = claims[at] === null || (isAt(sentence, at, 'code') && figures.length === 0)
  return sentence.tokens[at]?.kind === 'word' && isFree && isThingNamed(sentence, at)
}

/**
 * Whether words point at an expense without naming it: 'The expense', 'the last one', 'them'. 'Everything' does not
 * count: it may mean all that was reported.
 */
function isPointing(sentence: Sentence, at: number, isAnyNamed: boolean): boolean {
  const isOnly = isParticle(sentence, at, 'namesNothing') && !isParticle(sentence, at, 'everything')
  const isOne = senseAt(sentence, at, 'list')?.value === 'one'
  return isAt(sentence, at, 'target', 'spending') || isOne || (isOnly && !isAnyNamed)
}

/**
 * Whether it says that a relative or somebody else pays: 'Bórralo, lo paga mi madre', 'delete it, my mum pays that'.
 */
function isPayerTold(sentence: Sentence, at: number): boolean {
  const rest = { start: at, end: sentence.tokens.length }
  const isPaid = sentence.tokens.some((_, each) => each >= at && particleEnd(sentence, each, 'pays') > each)
  return isPaid && has(sentence, rest, 'family', 'stranger') && !has(sentence, rest, 'kind')
}

/** Whether a clause starts that says that somebody else paid: 'delete the nails gran paid', 'work paid for it'. */
function isPaidByOther(sentence: Sentence, at: number): boolean {
  const isOther = isAt(sentence, at, 'family', 'stranger') || isParticle(sentence, at, 'workplace')
  return isOther && memberAt(sentence, at) === null && isAt(sentence, after(sentence, at), 'payer', 'spend')
}

/**
 * Whether a reason follows a punctuation mark: it was given back, it is none, or somebody else paid. 'Scratch that,
 * work is paying', 'scratch that, company card'.
 */
function isWhyAt({ sentence, figures }: Scan, at: number): boolean {
  const rest = { start: at + 1, end: sentence.tokens.length }
  if (sentence.tokens[at]?.kind !== 'break' || figures.length > 0) return false
  // 'Me equivoqué, la cena fue ayer' says what it was.
  if (has(sentence, rest, 'delete', 'undo', 'kind', 'was', 'day', 'weekday', 'number')) return false
  if (hasParticle(sentence, rest, 'workplace')) return true
  return has(sentence, rest, 'income', 'not', 'future', 'payer', 'stranger') && !has(sentence, rest, 'method')
}

/**
 * The index where the request starts: after 'me equivoqué', which is itself the request unless a verb of deleting
 * follows.
 */
function removalFrom(sentence: Sentence): number {
  const start = firstMeant(sentence)
  const mark = after(sentence, start)
  const isAfterMistake =
    isAt(sentence, start, 'oops') &&
    sentence.tokens[mark]?.kind === 'break' &&
    isAt(sentence, mark + 1, 'delete')
  return isAfterMistake ? mark + 1 : start
}

/**
 * Whether one thing, with an article or known, ends the message or its first clause: 'Anulá la cuota', 'cancel
 * spotify, I never use it'.
 */
function isOfOneThing({ sentence, claims }: Scan, from: number): boolean {
  const isLed = isAt(sentence, from, 'article')
  const thing = isLed ? after(sentence, from) : from
  const isWord = sentence.tokens[thing]?.kind === 'word' && claims[thing] === null
  const isNamed = isWord && (isLed || isAt(sentence, thing, 'kind'))
  const end = after(sentence, thing)
  return isNamed && endsClauseAt(sentence, end)
}

/** Whether a reason starts at a token: 'Bin it, it was for work', 'borrá el café, ya lo había anotado'. */
export function isReason(sentence: Sentence, at: number, isNamed: boolean): boolean {
  if (sentence.tokens[at]?.kind === 'break' && isAt(sentence, at + 1, 'target', 'payer')) return true
  // 'Borralo que eso es ahorro' ends with a reason.
  const because = particleEnd(sentence, at, 'because')
  if (isNamed ? because > at || isToldBehind(sentence, at) : because > at + 1) return true
  if (sentence.tokens[at]?.kind !== 'break') return false
  const isLastThing =
    isAt(sentence, at + 1, 'article') && after(sentence, after(sentence, at + 1)) >= sentence.tokens.length
  return isAt(sentence, at + 1, 'was') || (isNamed && !isListed(sentence, at) && !isLastThing)
}

/**
 * Whether 'was' follows a name and says what it was rather than an amount: 'Borrá la pizza fue mi amigo el que pagó'.
 */
function isToldBehind(sentence: Sentence, at: number): boolean {
  const next = after(sentence, at)
  return (
    isAt(sentence, at, 'was') &&
    sentence.tokens[next]?.kind === 'word' &&
    !isAt(sentence, next, 'day', 'weekday', 'number')
  )
}

/** Whether a punctuation mark comes before another thing: 'la verdura, el pan'. */
function isListed(sentence: Sentence, at: number): boolean {
  const next = isAt(sentence, at + 1, 'article') ? after(sentence, at + 1) : at + 1
  // In 'Delete the bins, landlord pays those' the second clause names the payer.
  const isPayer = isParticle(sentence, after(sentence, next), 'pays')
  // 'Delete prescription, nhs app refunded it' ends with a reason.
  const isRefund = hasParticle(sentence, { start: at, end: sentence.tokens.length }, 'covered')
  return sentence.tokens[at]?.kind === 'break' && isAt(sentence, next, 'kind') && !isPayer && !isRefund
}

function endsIn(sentence: Sentence, type: WordType): boolean {
  const last = before(sentence, sentence.tokens.length)
  return sentence.tokens.length > 1 && isAt(sentence, last, type) && !isDone(sentence, last)
}

/**
 * Whether a message ends with a request to delete that names nothing, after a punctuation mark: 'the uber was counted
 * twice, remove one'.
 */
function endsInRemoval(sentence: Sentence): boolean {
  if (!sentence.present.has('delete')) return false
  const mark = lastMark(sentence)
  const verb = mark + 1
  if (mark < 1 || !isAt(sentence, verb, 'delete') || isDone(sentence, verb)) return false
  for (let at = after(sentence, verb); at < sentence.tokens.length; at = after(sentence, at))
    if (!isAt(sentence, at, 'one', 'number', 'article', 'target', 'of', 'pronoun', 'filler')) return false
  return true
}

/** Reads a deletion whose verb comes last: 'lo del taxi borralo'. */
function namedRemoval({ sentence }: Scan): Meaning {
  const { tokens, text } = sentence
  const last = tokens[before(sentence, tokens.length) - 1]
  const onlyNo = consistsOf(sentence, 'delete', 'oops', 'not', 'filler', 'target', 'smallTalk')
  // 'Entonces borrala', 'verdade, apaga' and '¿a poco? entonces bórrala' name nothing.
  const first = skipConcluding(sentence, firstMeant(sentence))
  const asked = sentence.tokens.findLastIndex(({ key }) => key === '?' || key === '!')
  const isBare = [first, skipConcluding(sentence, asked + 1)].some((at) => isAt(sentence, at, 'delete'))
  const begun = thingToldOf(sentence, first) ?? thingGone(sentence) ?? thingRepeated(sentence)
  if (begun !== null && !onlyNo) return { kind: 'delete', amount: null, words: begun, sure: true }
  const told = onlyThingBefore(sentence, lastMark(sentence))
  if (told !== null) return { kind: 'delete', amount: null, words: told, sure: false }
  const isUnnamed = onlyNo || isBare || isOfLast(sentence) || isWhyBefore(sentence)
  const words = isUnnamed ? '' : text.slice(0, last?.end ?? 0).trim()
  return { kind: 'delete', amount: null, words, sure: true }
}

/** The index of the last punctuation mark before the end of a message; -1 for none. */
function lastMark({ tokens }: Sentence): number {
  return tokens.findLastIndex(({ kind }, at) => kind === 'break' && at < tokens.length - 1)
}

/**
 * The only known thing before a request that names nothing, unless it says what the last expense was for: 'Me equivoqué
 * con la nafta, borrala', 'mum made the cake, delete it'; else null.
 */
function onlyThingBefore(sentence: Sentence, mark: number): string | null {
  const first = firstMeant(sentence)
  const isOfIt = isAt(sentence, first, 'was', 'target') || isAt(sentence, after(sentence, first), 'was')
  if (!isAt(sentence, mark + 1, 'delete') || isOfIt) return null
  const things = sentence.marks.flatMap((_, at) => {
    const named = withArticle(sentence, at)
    const lead = before(sentence, named)
    const isLed = named < at || at === first || isAt(sentence, lead, 'preposition', 'with', 'of')
    const isPaidFor = isAt(sentence, before(sentence, lead), 'payer', 'spend')
    const isWhatFor = isParticle(sentence, lead, 'for', 'madeFor') && !isPaidFor
    const isThing = at < mark && isAt(sentence, at, 'kind') && !isParticle(sentence, at, 'workplace')
    return isThing && isLed && !isWhatFor ? [nameAt(sentence, at)] : []
  })
  const [thing, ...others] = new Set(things)
  return thing !== undefined && others.length === 0 ? thing : null
}

/** The only thing that a clause before the request says is recorded twice: 'está repe la micro, bórrala'; else null. */
function thingRepeated(sentence: Sentence): string | null {
  const clause = { start: 0, end: sentence.tokens.findIndex(({ kind }) => kind === 'break') }
  const isTold = hasPhraseIn(sentence, clause, 'repeated') || hasPhraseIn(sentence, clause, 'twice')
  const things = sentence.tokens.flatMap((_, at) => (isAt(sentence, at, 'kind') ? [at] : []))
  const [thing = 0, ...others] = things
  return isTold && things.length > 0 && others.length === 0 && thing < clause.end
    ? nameAt(sentence, thing)
    : null
}

/**
 * The thing that a message starts with, if it says who pays for it, what it was or was not, or that it is a duplicate:
 * 'La luz la paga mi vieja, sacala', 'la tanda no va, quítala', 'la luz está repetida, borrala'; else null.
 */
function thingToldOf(sentence: Sentence, start: number): string | null {
  const thing = behindArticle(sentence, start)
  // 'Spotify c'est à ma sœur, enlève-le' starts without an article.
  const isNamed = thing > start || isAt(sentence, after(sentence, thing), 'was')
  const not = after(sentence, thing)
  // 'Fíjate que el uber no era mío' tells a story.
  const opens = skipAll(sentence, 0, 'oops', 'not') === start
  const isDenied = opens && thing > start && (isAt(sentence, not, 'not') || isParticle(sentence, not, 'not'))
  const isThing = isAt(sentence, thing, 'kind') || (isDenied && sentence.marks[thing] === null)
  if (!isNamed || !isThing) return null
  const mark = sentence.tokens.findIndex(({ kind }, at) => at > thing && kind === 'break')
  const told = { start: after(sentence, thing), end: mark }
  const isTold =
    isDenied ||
    (opens && has(sentence, told, 'undo')) ||
    has(sentence, told, 'payer', 'was', 'spend', 'spendHe', 'pronoun') ||
    hasParticle(sentence, told, 'paid')
  return mark > 0 && isTold ? nameAt(sentence, thing) : null
}

/**
 * Whether a reason comes before a request to delete that names nothing: 'Me la devolvieron, quitala', 'al final no
 * fui, borralo'.
 */
function isWhyBefore(sentence: Sentence): boolean {
  const mark = lastMark(sentence)
  if (!isAt(sentence, mark + 1, 'delete')) return false
  const start = openingWith(sentence, 'returnedIt')
  if (particleEnd(sentence, start, 'returnedIt') === mark) return true
  for (let at = 0; at < mark; at = after(sentence, at))
    if (sentence.tokens[at]?.kind === 'word' && (sentence.marks[at] === null || isAt(sentence, at, 'kind')))
      return false
  return has(sentence, { start: 0, end: mark }, 'income', 'not', 'loan', 'payer', 'stranger')
}

/**
 * Whether a message starts with the expense that was reported last: 'that was for the office, delete it', 'c'était
 * pas moi, efface'.
 */
function isOfLast(sentence: Sentence): boolean {
  const start = firstMeant(sentence)
  if (isAt(sentence, start, 'kind')) return false
  const isTold = isAt(sentence, start, 'was', 'undo', 'delete')
  const isPaid = isAt(sentence, start, 'payer') && !namesThing(sentence)
  const next = after(sentence, start)
  // 'That one is for work' is in the present.
  const isThat = isAt(sentence, start, 'target') && isParticle(sentence, next, 'isNow')
  return isTold || isPaid || isThat || isAt(sentence, next, 'was', 'not')
}

/**
 * Whether a word after a verb of deleting may name what to delete. After an article, 'té' is not the pronoun and
 * 'volta' (the way back) no request to undo.
 */
export function isThingNamed(sentence: Sentence, at: number): boolean {
  const isLed = isAt(sentence, before(sentence, at), 'article')
  const isOfTrip = isLed || isAt(sentence, before(sentence, at), 'of')
  if (isOfTrip && isParticle(sentence, at, 'wayBack')) return true
  const isPronoun = isAt(sentence, at, 'pronoun') && !isLed
  return !isPronoun && !isAt(sentence, at, ...unnamed)
}

const unnamed = [
  'article', 'of', 'preposition', 'filler', 'undo', 'delete', 'thanks', 'currency', 'oops',
] as const // biome-ignore format: a list to read at a glance
