import { periodOf, periodsIn } from '../../days/period.ts'
import { wholeNameIn } from '../../expenses/categories/category.ts'
import type { Query } from '../../meaning.ts'
import type { Scan } from '../../message/scan.ts'
import type { Scope } from '../../scope.ts'
import { memberAt } from '../../words/member-names.ts'
import { hasParticle, isParticle } from '../../words/particle.ts'
import {
  after,
  allOf,
  hasAny,
  isAsked,
  isAt,
  type Sentence,
  type Stretch,
  textOf,
} from '../../words/sentence.ts'
import { fold } from '../../words/text.ts'
import { categoryChangeOf } from '../changing/filing.ts'
import { opening } from '../opening.ts'
import { opensAsking } from './asked-of-book.ts'

/**
 * Reads a question which of two things took more ('groceries or restaurants, where do we spend more?', '¿gastamos más
 * en súper o en nafta?') or what several add up to ('how much on groceries, gas and rent'); else null.
 */
export function readBetween(scan: Scan): Query | null {
  const { sentence, figures } = scan
  if (figures.length > 0) return null
  const pair = (asksMore(sentence) ? pairIn(scan, ['or', 'compare']) : null) ?? comparedIn(scan)
  const found = pair ?? severalIn(scan) ?? eachIn(scan)
  if (found === null) return null
  const [scope, other, ...also] = found
  const isTogether = pair === null && (also.length > 0 || found.every(({ words }) => words !== ''))
  const [period = periodOf('this_month', sentence.context.today)] = periodsIn(scan)
  const both = { scope, other, ...(isTogether && { also }) }
  return { kind: 'query', ask: 'compare', period, against: null, ...both, sure: true }
}

/** Whether a message asks where, or who, spends more. */
function asksMore(sentence: Sentence): boolean {
  const isMore = hasAny(sentence, 'top', 'compare') || hasParticle(sentence, allOf(sentence), 'moreOf')
  return (
    isMore &&
    (isAsked(sentence) ||
      opensAsking(sentence) ||
      hasAny(sentence, 'spend', 'spending', 'now', 'top', 'compare'))
  )
}

/** Two different things or people on either side of a word of the given types; null if there are none. */
function pairIn(scan: Scan, between: readonly ('or' | 'compare' | 'and' | 'with')[]): [Scope, Scope] | null {
  const { sentence } = scan
  for (let at = Math.max(opening(sentence), 1); at < sentence.tokens.length - 1; at = after(sentence, at)) {
    if (!isAt(sentence, at, ...between)) continue
    const right = thingFrom(scan, after(sentence, at))
    const isCompared = isAt(sentence, at, 'compare')
    // In 'How much did I spend vs Tom' the writer is not named right before 'vs'.
    const other = right?.person && isCompared ? personBefore(sentence, at, right.person) : null
    const left = thingBefore(scan, at)?.scope ?? other
    if (left !== null && right !== null && isOther(left, right)) return [left, right]
  }
  return null
}

/**
 * Two people, or things of different categories, after a request to compare them: 'Compare me and Ana', 'compare Ana
 * et moi'; else null.
 */
function comparedIn(scan: Scan): [Scope, Scope] | null {
  const pair = isAt(scan.sentence, opening(scan.sentence), 'compare') ? pairIn(scan, ['and', 'with']) : null
  return pair && isApart(pair) ? pair : null
}

/**
 * Two people or things that are each asked about: 'How much did Beto and I spend', '¿cuánto en nafta y en súper?';
 * else null.
 */
function eachIn(scan: Scan): [Scope, Scope] | null {
  const { sentence } = scan
  const pair = asksOfEach(sentence) ? pairIn(scan, ['and']) : null
  return pair && (isApart(pair) || areThings(sentence, pair)) ? pair : null
}

function asksOfEach(sentence: Sentence): boolean {
  const first = opening(sentence)
  // 'Total de súper y nafta' asks without 'how much'.
  if (isAt(sentence, first, 'total') && !hasAny(sentence, ...ofPrices, 'spend')) return true
  const opens = isAt(sentence, first, 'howMuch') && !hasAny(sentence, ...ofPrices)
  const isOfUs = isAsked(sentence) || hasAny(sentence, 'spend', 'spending', 'spendHe') || opens
  return hasAny(sentence, 'howMuch') && isOfUs
}

/**
 * Three or more people or things that are each asked about: 'How much on groceries, gas and rent', '¿cuánto gastaron
 * Ana, Beto y Eva?'; null if there are fewer, or if they are the name of one category.
 */
function severalIn(scan: Scan): [Scope, Scope, ...Scope[]] | null {
  const { sentence } = scan
  if (!asksOfEach(sentence) && !(isAsked(sentence) && hasAny(sentence, 'period', 'month'))) return null
  const and = sentence.tokens.findIndex((_, at) => isAt(sentence, at, 'and'))
  const last = and > 0 ? thingFrom(scan, after(sentence, and)) : null
  if (last === null) return null
  const before: Scope[] = []
  for (let end = and; end > 0; ) {
    const thing = thingBefore(scan, end)
    if (thing === null) break
    before.unshift(thing.scope)
    let lead = thing.start
    while (isAt(sentence, lead - 1, ...leads)) lead--
    end = sentence.tokens[lead - 1]?.key === ',' ? lead - 1 : 0
  }
  const [first, second, ...others] = [...before, last]
  const isName =
    wholeNameIn(sentence, allOf(sentence)) !== null && before.length > 1 && areOfOne([...before, last])
  return first && second && before.length > 1 && !isName ? [first, second, ...others] : null
}

/** Whether all scopes are of one category, so that together they may be its name. */
function areOfOne([first, ...others]: readonly Scope[]): boolean {
  return others.every(({ categoryId }) => categoryId === first?.categoryId)
}

/**
 * Two things of different categories: 'Groceries and health'; null if they are the name of one category or both belong
 * to it.
 */
export function twoPlacesIn(scan: Scan): [Scope, Scope] | null {
  const { sentence } = scan
  const pair = pairIn(scan, ['and'])
  const name = wholeNameIn(sentence, allOf(sentence))
  const isName =
    name !== null &&
    sentence.tokens.some((_, at) => at > name.start && at < name.end && isAt(sentence, at, 'and'))
  const areApart = pair?.every(({ person, categoryId }) => person === null && categoryId !== null)
  return pair && areApart && !isName && pair[0].categoryId !== pair[1].categoryId ? pair : null
}

/**
 * Whether a pair, not part of a longer list, is two things rather than words of a category name: 'Cuánto en remedios y
 * farmacia'.
 */
function areThings({ tokens, context }: Sentence, pair: readonly [Scope, Scope]): boolean {
  const isList = tokens.some(({ key }) => key === ',')
  const inNames = context.categories.map(({ name }) => fold(name))
  const isThing = ({ words }: Scope) => words !== '' && !inNames.some((name) => name.includes(fold(words)))
  return !isList && pair.every(isThing)
}

/** Whether a pair is two people, or two things of different kinds of spending. */
function isApart(pair: readonly [Scope, Scope]): boolean {
  const [left, right] = pair
  const arePeople = pair.every(({ person, words }) => person !== null && words === '')
  // A category name may contain an 'and'.
  const areApart = left.words !== '' && right.words !== '' && left.categoryKind !== right.categoryKind
  return arePeople || areApart
}

/** The types of word that ask for a price, or for what is still to be spent. */
const ofPrices = ['cost', 'was', 'now', 'quote', 'future', 'hypothetical', 'infinitive'] as const

/** The other person named before a token ('how much has Ana spent vs me'), or else the writer; null for neither. */
function personBefore(sentence: Sentence, to: number, other: string): Scope | null {
  const member = sentence.tokens
    .slice(0, to)
    .map((_, at) => memberAt(sentence, at))
    .find((each) => each !== null)
  if (member && member.id !== other) return { ...writer, person: member.id }
  return other !== 'me' && saysMe(sentence) ? writer : null
}

function saysMe(sentence: Sentence): boolean {
  return hasAny(sentence, 'me') || hasParticle(sentence, allOf(sentence), 'myself')
}

const writer: Scope = { categoryId: null, categoryKind: null, words: '', person: 'me' }

function isOther(left: Scope, right: Scope): boolean {
  return left.words !== right.words || left.person !== right.person
}

/** The most words of a category name. */
const mostWords = 3

const leads = ['article', 'of', 'preposition'] as const

/** The scope of the longest name that follows a token and its articles and prepositions; null for none. */
function thingFrom(scan: Scan, from: number): Scope | null {
  const { sentence } = scan
  let at = from
  while (isAt(sentence, at, ...leads) && !isAt(sentence, at, 'kind')) at = after(sentence, at)
  for (let end = Math.min(at + mostWords, sentence.tokens.length); end > at; end--) {
    const found = scopeOf(scan, { start: at, end })
    if (found !== null) return found
  }
  return null
}

/** The scope of the longest name that ends right before a token, and where it starts; null for none. */
function thingBefore(scan: Scan, to: number): { scope: Scope; start: number } | null {
  let end = to
  while (scan.sentence.tokens[end - 1]?.kind === 'break') end--
  for (let start = Math.max(end - mostWords, 0); start < end; start++) {
    const scope = scopeOf(scan, { start, end })
    if (scope !== null) return { scope, start }
  }
  return null
}

/**
 * The scope of a member, of the writer, or of a category that a stretch names from its first word to its last; null
 * for anything else.
 */
function scopeOf(scan: Scan, stretch: Stretch): Scope | null {
  const { sentence } = scan
  const nobody = hasAny(sentence, 'me') ? 'me' : null
  const member = stretch.end === stretch.start + 1 ? memberAt(sentence, stretch.start) : null
  if (member !== null) return { categoryId: null, categoryKind: null, words: '', person: member.id }
  const isWriter = stretch.end === stretch.start + 1 && isParticle(sentence, stretch.start, 'writer')
  if (isWriter) return writer
  const place = categoryChangeOf(scan, stretch)
  if (place === null) return null
  const { categoryId = null, categoryKind = null } = place
  return { categoryId, categoryKind, words: textOf(sentence, stretch.start, stretch.end), person: nobody }
}
