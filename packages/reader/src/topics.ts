import type { Correction, Meaning } from './meaning.ts'
import { opening } from './talk/opening.ts'
import { skipAll } from './words/edges.ts'
import { isParticle, particleEnd } from './words/particle.ts'
import {
  after,
  has,
  hasAny,
  isAt,
  isDone,
  isNumberAt,
  type Sentence,
  type Stretch,
  textOf,
} from './words/sentence.ts'
import type { Token } from './words/text.ts'
import type { SenseType } from './words/vocabulary.ts'

/** One of the topics of a message, in its own words. */
export interface Topic {
  readonly text: string
  readonly meaning: Meaning
}

/** What a part of a message does: ask, delete, or tell what was spent. */
type Opening = 'asks' | 'erases' | 'tells'

/** A part of a message that starts at a token; it ends where the next one starts. */
interface Opened {
  readonly start: number
  readonly about: Opening
  /** Whether it continues the question before it: 'e o Thiago?' */
  readonly isFurther?: boolean
}

type Part = Opened & Stretch

const joining = ['and', 'further', 'but'] as const

/** Nouns that look like the verb of an order: 'el pago', 'the expense'. */
const nouns: readonly SenseType[] = ['spending', 'list', 'kind', 'countable', 'target']

/**
 * Splits a message that is plainly about several topics, each read by itself: expenses or a correction, a question,
 * and a deletion, at most one of each except for questions that continue another, in the order in which to handle
 * them. Null for any other message, and if one of the parts is not sure.
 */
export function topicsOf(sentence: Sentence, read: (text: string) => Meaning): readonly Topic[] | null {
  if (!hasAny(sentence, 'howMuch', 'left', 'top', 'compare', 'list', 'show', 'delete')) return null
  const parts = partsOf(sentence)
  const own = parts.filter(({ isFurther }) => !isFurther)
  if (parts.length < 2 || new Set(own.map(({ about }) => about)).size < own.length) return null
  const topics = parts.map(({ start, end }) => {
    const text = textOf(sentence, start, end)
    return { text, meaning: read(text) }
  })
  const asked = withSharedPeriod(sentence, parts, topics)
  if (!topics.every((topic, at) => isPlain(sentence, topic, parts[at], at === 0))) return null
  const told = topics.findIndex(({ meaning }) => meaning.kind === 'expenses')
  const erased = parts.findIndex(({ about }) => about === 'erases')
  // 'Spent 9 on lunch, and delete the lunch' deletes the lunch that was in the book before.
  return told < 0 || erased < told ? asked : moved(asked, erased, told)
}

/** Gives a question without a period that of the question beside it: 'How much did I spend last week, and how much Tom?' */
function withSharedPeriod(sentence: Sentence, parts: readonly Part[], topics: readonly Topic[]): Topic[] {
  const isDated = (at: number) =>
    has(sentence, parts[at] ?? { start: 0, end: 0 }, 'period', 'day', 'weekday', 'month', 'total')
  const dated = topics.findIndex(({ meaning }, at) => meaning.kind === 'query' && isDated(at))
  const told = topics[dated]?.meaning
  return topics.map((topic, at) => {
    const { meaning } = topic
    const mayShare = meaning.kind === 'query' && told?.kind === 'query' && !isDated(at)
    return mayShare ? { ...topic, meaning: { ...meaning, period: told.period } } : topic
  })
}

function moved(topics: readonly Topic[], from: number, to: number): Topic[] {
  const rest = topics.filter((_, at) => at !== from)
  return [...rest.slice(0, to), ...topics.slice(from, from + 1), ...rest.slice(to)]
}

/** Whether a part is surely read as the kind of topic that it starts as. */
function isPlain(
  sentence: Sentence,
  { text, meaning }: Topic,
  part: Part | undefined,
  isFirst: boolean,
): boolean {
  if (part?.isFurther) return meaning.kind !== 'expenses' && meaning.kind !== 'ambiguous'
  if (!part || !meaning.sure) return false
  switch (part.about) {
    case 'asks':
      return meaning.kind === 'query' || (meaning.kind === 'budget' && meaning.ask === 'show')
    case 'tells':
      if (text.includes('?')) return false
      if (meaning.kind === 'restore') return isFirst && isKept(sentence, part)
      return meaning.kind === 'correction'
        ? isFirst && isToldAnew(sentence, part, meaning)
        : meaning.kind === 'expenses' && !isOfKnown(sentence, part.start)
    case 'erases':
      if (meaning.kind !== 'delete' || has(sentence, part, 'not')) return false
      return isFirst
        ? meaning.words === '' || isNamedAt(sentence, part, 'article', 'target', 'kind')
        : meaning.words !== '' && meaning.amount === null && isNamedAt(sentence, part, 'article', 'code')
    default:
      return part.about satisfies never
  }
}

/**
 * Whether a correction starts with what an expense was, and gives its amount or its day: 'It was 5, how much this
 * month?'
 */
function isToldAnew(sentence: Sentence, part: Stretch, { changes }: Correction): boolean {
  const was = skipAll(sentence, part.start, 'oops', 'not', 'filler', 'target')
  // 'It was 50 last month' is about another period, and 'it was 5 or 6' leaves the amount open.
  const isTold =
    changes.amount === undefined ? changes.date !== undefined : !has(sentence, part, 'period', 'or')
  return isAt(sentence, was, 'was') && isTold
}

/** Whether an amount reported earlier is pointed at: 'Those 25 for the haircut'. */
function isOfKnown(sentence: Sentence, at: number): boolean {
  const isPointed = isAt(sentence, at, 'article') && !isAt(sentence, at, 'one')
  return isPointed && isNumberAt(sentence, after(sentence, at))
}

/** Whether a recorded expense follows the verb: 'Delete the bus', but not 'trash bags' or 'take off the tip'. */
function isNamedAt(sentence: Sentence, { start }: Stretch, ...types: readonly SenseType[]): boolean {
  const thing = after(sentence, verbAt(sentence, start))
  const isPartOfPrice = [thing, after(sentence, thing)].some(
    (at) => isParticle(sentence, at, 'tip', 'coupon') || isAt(sentence, at, 'discount'),
  )
  return isAt(sentence, thing, ...types) && !isPartOfPrice
}

/** Splits a message after each punctuation mark or joining word where another kind of topic starts. */
function partsOf(sentence: Sentence): Part[] {
  const { tokens } = sentence
  const parts: Part[] = []
  // 'Laisse' may be a filler, too.
  const first = isKept(sentence, { start: 0 }) ? 0 : opening(sentence)
  let part: Opened = { start: first, about: openingAt(sentence, first) ?? 'tells' }
  for (let at = first; at < tokens.length; ) {
    const join = { start: at, end: joinEnd(sentence, at) }
    const about = join.end > at ? openingBehind(sentence, part, join) : unjoinedAt(sentence, part, at)
    if (isFurtherAt(sentence, part, join)) {
      parts.push({ ...part, end: askedEnd(sentence, join) })
      part = { start: andIn(sentence, join), about: 'asks', isFurther: true }
    } else if (about !== null && about !== part.about && mayFollow(sentence, part, join, about)) {
      parts.push({ ...part, end: askedEnd(sentence, join) })
      part = { start: join.end, about }
    }
    at = Math.max(join.end, after(sentence, at))
  }
  return [...parts, { ...part, end: tokens.length }]
}

/**
 * Whether a question continues the one before: 'Quanto eu gastei? E o Thiago?', 'cuánto fue esta semana y cuánto la
 * pasada'.
 */
function isFurtherAt(sentence: Sentence, { start, about }: Opened, join: Stretch): boolean {
  const { length } = sentence.tokens
  if (about !== 'asks' || andIn(sentence, join) < 0 || hasNumber(sentence, join.end, length)) return false
  const isAgain = isAt(sentence, join.end, 'howMuch') && has(sentence, { start, end: join.start }, 'howMuch')
  return isAgain || (isAskedIn(sentence, join) && isAskedAt(sentence, join.end))
}

/** The index of the word that joins two questions; -1 if there is none. */
function andIn(sentence: Sentence, { start, end }: Stretch): number {
  for (let at = start; at < end; at++) if (isAt(sentence, at, 'and')) return at
  return -1
}

/** The kind of topic that starts after a join; after a question mark, 'also 15 for parking' tells without a verb. */
function openingBehind(sentence: Sentence, { about }: Opened, join: Stretch): Opening | null {
  const next = openingAt(sentence, join.end)
  const isAlso = about === 'asks' && isJoined(sentence, join) && isAskedIn(sentence, join)
  return next === null && isAlso && hasNumber(sentence, join.end, sentence.tokens.length) ? 'tells' : next
}

/**
 * The kind of topic that starts at a token without a join, as a question or a deletion may after an amount: 'Lunch was
 * 14 how much have we spent?', 'coffee 3 delete the milk'.
 */
function unjoinedAt(sentence: Sentence, { start, about }: Opened, at: number): Opening | null {
  if (about === 'tells' && isOtherErasedAt(sentence, start, at)) return 'erases'
  const isPhrase = isAt(sentence, at, 'left') && after(sentence, at) > at + 1
  const asks = about === 'tells' && (isPhrase || isAt(sentence, at, 'howMuch')) && isAskedAt(sentence, at)
  return asks && hasNumber(sentence, start, at) ? 'asks' : null
}

/**
 * Whether what starts after a join is surely another topic, not part of the one before ('lunch 38, take off the
 * dessert').
 */
function mayFollow(sentence: Sentence, part: Opened, join: Stretch, next: Opening): boolean {
  if (next === 'asks' || isAt(sentence, verbAt(sentence, join.end), 'record')) return true
  if (part.about === 'asks')
    return next === 'erases' || isAskedIn(sentence, join) || isToldBehind(sentence, part, join)
  const isOther = isOtherErasedAt(sentence, part.start, join.end) || isKept(sentence, part)
  return isJoined(sentence, join) || isOther
}

/** Whether the writer tells a purchase right behind a question without a number: '… left and I spent 18 on lunch'. */
function isToldBehind(sentence: Sentence, { start }: Opened, join: Stretch): boolean {
  const isOwn =
    isAt(sentence, join.end, 'pronoun', 'me') && isAt(sentence, verbAt(sentence, join.end), 'spend')
  const isPriced = hasNumber(sentence, join.end, sentence.tokens.length)
  return isOwn && isPriced && isJoined(sentence, join) && !hasNumber(sentence, start, join.start)
}

/** Whether a part starts with what is to stay: 'No, leave the barber, delete the phone'. */
function isKept(sentence: Sentence, { start }: Pick<Opened, 'start'>): boolean {
  const at = skipAll(sentence, start, 'oops', 'not')
  return particleEnd(sentence, start, 'leaveIt') > start || particleEnd(sentence, at, 'leaveIt') > at
}

/**
 * Whether a deletion after an amount names another thing than the one before it, so that it reduces no price: 'Coffee
 * 3, delete the milk'.
 */
function isOtherErasedAt(sentence: Sentence, start: number, at: number): boolean {
  const article = particleEnd(sentence, at, 'erases')
  const thing = after(sentence, article)
  if (article <= at || !isAt(sentence, article, 'article') || !isAt(sentence, thing, 'kind')) return false
  const name = sentence.tokens[thing]?.key
  const isTold = sentence.tokens.some(({ key }, each) => each >= start && each < at && key === name)
  return !isTold && hasNumber(sentence, start, at)
}

function isJoined(sentence: Sentence, join: Stretch): boolean {
  return has(sentence, join, ...joining)
}

/** The kind of topic that starts at a token, by the first word that decides it. */
function openingAt(sentence: Sentence, at: number): Opening | null {
  const verb = verbAt(sentence, at)
  if (isAt(sentence, verb, 'delete') && !isDone(sentence, verb)) return 'erases'
  if (asksAt(sentence, at) || asksAt(sentence, verb)) return 'asks'
  return tellsAt(sentence, verb) ? 'tells' : null
}

/** The index of the verb after a pronoun or a polite question: 'Je note', 'can you delete'. */
function verbAt(sentence: Sentence, start: number): number {
  let at = particleEnd(sentence, start, 'wouldYou')
  while (isAt(sentence, at, 'pronoun') && !isAt(sentence, at, 'spend')) at = after(sentence, at)
  return at
}

function tellsAt(sentence: Sentence, verb: number): boolean {
  if (isAt(sentence, verb, 'spend', 'consume')) return true
  return isAt(sentence, verb, 'record') && !isAt(sentence, verb, ...nouns) && !isDone(sentence, verb)
}

/**
 * Whether a question starts at a token: 'How much …', 'show me …', or 'on a dépensé combien ?', whose question mark
 * comes before any number or joining word.
 */
function asksAt(sentence: Sentence, at: number): boolean {
  if (isAt(sentence, at, 'howMuch')) return true
  const end = clauseEnd(sentence.tokens, at)
  if (isAt(sentence, at, 'show'))
    return has(sentence, { start: at, end }, 'spending', 'period', 'list', 'budget')
  // 'Petrol 62, what's left for the month' needs no question mark.
  const isLeftAsked = isAt(sentence, at, 'left') && after(sentence, at) > at + 1
  if (isLeftAsked && !hasNumber(sentence, at, joinStart(sentence, at, end))) return true
  if (!isAskedAt(sentence, at)) return false
  if (isAt(sentence, at, 'left', 'top', 'compare', 'list')) return true
  if (particleEnd(sentence, at, 'whether') > at) return true
  for (let word = at; word < end && !isAt(sentence, word, ...joining); word = after(sentence, word)) {
    if (isAt(sentence, word, 'howMuch', 'left')) return true
    if (isNumberAt(sentence, word)) return false
  }
  return false
}

/** The next joining word between two tokens; the second one if there is none. */
function joinStart(sentence: Sentence, from: number, to: number): number {
  for (let at = from; at < to; at = after(sentence, at)) if (isAt(sentence, at, ...joining)) return at
  return to
}

/** Whether the clause around a token ends with a question mark. */
function isAskedAt({ tokens }: Sentence, at: number): boolean {
  return tokens[clauseEnd(tokens, at)]?.key === '?'
}

function clauseEnd(tokens: readonly Token[], at: number): number {
  const end = tokens.findIndex(({ kind }, index) => index >= at && kind === 'break')
  return end < 0 ? tokens.length : end
}

function hasNumber(sentence: Sentence, start: number, end: number): boolean {
  for (let at = start; at < end; at = after(sentence, at)) if (isNumberAt(sentence, at)) return true
  return false
}

/** The end of the punctuation, joining words and fillers at a token; the token itself if there are none. */
function joinEnd(sentence: Sentence, start: number): number {
  let at = start
  while (
    isMark(sentence, at) ||
    isAt(sentence, at, ...joining) ||
    (at > start && isAt(sentence, at, 'filler') && openingAt(sentence, at) === null)
  )
    at = after(sentence, at)
  return at
}

function isMark({ tokens }: Sentence, at: number): boolean {
  const token = tokens[at]
  return token?.kind === 'break' || token?.kind === 'emoji' || /^[-–—|]$/.test(token?.key ?? '')
}

/** The end of the part before a join: includes its question mark, but no other punctuation. */
function askedEnd({ tokens }: Sentence, { start, end }: Stretch): number {
  return tokens.findLastIndex(({ key }, at) => at >= start && at < end && key === '?') + 1 || start
}

function isAskedIn(sentence: Sentence, join: Stretch): boolean {
  return askedEnd(sentence, join) > join.start
}
