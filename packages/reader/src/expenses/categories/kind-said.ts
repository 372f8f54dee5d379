import type { CategoryKind } from '../../category-kind.ts'
import type { Span } from '../../meaning.ts'
import { isVerbAt } from '../../message/content.ts'
import type { Claim } from '../../numbers/claims.ts'
import type { Mark } from '../../words/marking.ts'
import { isParticle } from '../../words/particle.ts'
import { after, isAt, isOfKind, type Sentence, type Stretch, senseAt, spanOf } from '../../words/sentence.ts'
import { fold } from '../../words/text.ts'
import type { Sense, Vocabulary } from '../../words/vocabulary.ts'

/** A kind of spending found in some words, its weight, and where those words are. */
export interface KindFound {
  readonly kind: CategoryKind
  readonly weight: number
  readonly span: Span
}

function isUsed(claim: Claim | undefined): boolean {
  return claim === 'day' || claim === 'time' || claim === 'amount'
}

/** The factor for words behind a preposition: they tell the maker, the place or the recipient, not the thing. */
const behind = 0.6

/**
 * The factor for dropped words, a part of what was paid or what was taken back: they count only if nothing else tells
 * the kind.
 */
const leftOut = 0.1

/** The factor for a word of another language than the message's. */
const foreign = 0.7

/**
 * Returns the kind of the head of the phrase: in Spanish, Portuguese and French the first noun, in English the last
 * one before a preposition ('ballet shoes', 'trip to the zoo'). Longer phrases outweigh single words.
 */
export function kindIn(
  sentence: Sentence,
  stretches: readonly Stretch[],
  claims: readonly Claim[],
): KindFound | null {
  let best: KindFound | null = null
  for (const { start, end } of stretches) {
    let place = opening
    for (let at = start; at < end; at = after(sentence, at)) {
      const found = weighedAt(sentence, at, claims)
      if (found === null) {
        place = placeBehind(sentence, at, claims, place, best !== null)
        continue
      }
      if (best !== null && isOnlyOccasion(sentence, at, place) && notGiven.has(best.kind)) continue
      const weight = found.weight * (claims[at] === 'dropped' ? leftOut : place.share)
      const isHead = place.isCompound && sentence.language === 'en'
      if (best === null || weight > best.weight || (isHead && weight === best.weight))
        best = { kind: found.kind, weight, span: spanOf(sentence, at, after(sentence, at)) }
      const isThing = senseAt(sentence, at, 'countable')?.value !== 'pack' && !isBuying(sentence, at)
      place = { ...place, isNamed: isThing, isCompound: true }
    }
  }
  return best
}

/** The kinds of things that are seldom given, even for an occasion: 'flight home for xmas', 'turkey for christmas'. */
const notGiven: ReadonlySet<CategoryKind> = new Set<CategoryKind>([
  'food',
  'groceries',
  'transport',
  'travel',
])

/** Whether a word only tells for which occasion the thing before it was bought. */
function isOnlyOccasion(sentence: Sentence, at: number, { share }: Place): boolean {
  return share === behind && isParticle(sentence, at, 'occasion')
}

/** The position in a phrase, and how much the next word counts there. */
interface Place {
  /** A thing was already named, which a preposition may tell more about. */
  readonly isNamed: boolean
  /** The last word had a kind. */
  readonly isCompound: boolean
  readonly share: number
}

const opening: Place = { isNamed: false, isCompound: false, share: 1 }

/** Returns the position after a word that has no kind. */
function placeBehind(
  sentence: Sentence,
  at: number,
  claims: readonly Claim[],
  before: Place,
  isAnyFound: boolean,
): Place {
  const place = sentence.marks[at] === null ? before : { ...before, isCompound: false }
  if (isAt(sentence, at, 'article')) return place
  const isMore = before.isNamed && isAt(sentence, at, 'preposition', 'of')
  if (isMore || (isAnyFound && isAt(sentence, at, 'with'))) return { ...place, share: behind }
  if (isParting(sentence, at, claims)) return { ...place, isNamed: false, share: 1 }
  const isThing = sentence.tokens[at]?.kind === 'word' && !isAt(sentence, at, 'countable', 'measure')
  return isThing ? { ...place, isNamed: true } : place
}

/** Returns the kind at a token and its weight, or null if it has none or means something else here. */
function weighedAt(sentence: Sentence, at: number, claims: readonly Claim[]): Weighed | null {
  if (isUsed(claims[at]) || (at === 0 && isAt(sentence, at, 'greeting'))) return null
  if (isOilGrade(sentence, at)) return oil
  const sense = kindOf(sentence.marks[at], sentence)
  if (sense === undefined) return null
  return isDrunk(sentence, at) ? drink : weigh(sentence, at, sense)
}

const oil: Weighed = { kind: 'transport', weight: 1.3 }

const drink: Weighed = { kind: 'food', weight: 0.7 }

/**
 * Whether water is a drink: by the piece, or beside food and no bill or home expense: 'nafta 20.000 y un agua 1.800',
 * 'sandwich 8, eau 2'.
 */
function isDrunk(sentence: Sentence, at: number): boolean {
  const { marks } = sentence
  if (!isParticle(sentence, at, 'water') || marks[at]?.end !== at + 1) return false
  if (isParticle(sentence, at - 1, 'oneWater')) return true
  const beside = marks.flatMap((mark, index) => (mark === null || index === at ? [] : mark.senses))
  const kinds = beside.flatMap(({ type, value }) => (type === 'kind' ? [value] : []))
  return kinds.includes('food') && !kinds.includes('utilities') && !kinds.includes('home')
}

/** Whether a token is the letter of an oil grade: '5w30', '10w-40'. */
function isOilGrade({ tokens }: Sentence, at: number): boolean {
  const letter = tokens[at]
  if (letter?.key !== 'w' || !letter.glued || tokens[at - 1]?.kind !== 'number') return false
  const next = tokens[at + 1]
  return next?.kind === 'number' && next.glued
}

interface Weighed {
  readonly kind: CategoryKind
  readonly weight: number
}

function weigh(sentence: Sentence, at: number, sense: Sense): Weighed {
  const words = after(sentence, at) - at
  const known = (sense.weight ?? 0) + (words - 1) * 0.1
  const spoken = sense.language === 'any' || sense.language === sentence.language
  return {
    kind: sense.value as CategoryKind,
    weight: isVerbAt(sentence, at) || isBuying(sentence, at) ? 0.4 : spoken ? known : known * foreign,
  }
}

/** Whether a word for shopping stands before a place, which tells more: 'compra en Zara'. */
function isBuying(sentence: Sentence, at: number): boolean {
  if (!isAt(sentence, at, 'record', 'spend') || !isOfKind(sentence, at, 'groceries')) return false
  const next = after(sentence, at)
  return isAt(sentence, next, 'preposition') && !isAt(sentence, next, 'of')
}

/** Whether another thing begins: after an amount, punctuation, a verb or a joining word. */
function isParting(sentence: Sentence, at: number, claims: readonly Claim[]): boolean {
  return (
    isUsed(claims[at]) ||
    sentence.tokens[at]?.kind === 'break' ||
    isAt(sentence, at, 'and', 'plus', 'or', 'spend', 'cost', 'consume')
  )
}

/**
 * Returns the sense of a kind that holds in the writer's country, else in the language of the message, else anywhere;
 * else that of the meal that a verb of eating names.
 */
function kindOf(
  mark: Mark | null | undefined,
  { language, context, vocabulary }: Sentence,
): Sense | undefined {
  if (mark === null || mark === undefined) return undefined
  let best: Sense | undefined
  let eaten: Sense | undefined
  for (const sense of mark.senses) {
    if (sense.type === 'consume') eaten ??= sense
    if (sense.type !== 'kind') continue
    if (sense.country !== null) {
      if (context.locale?.endsWith(sense.country)) return sense
    } else if (best === undefined || (sense.language === language && best.language !== language)) best = sense
  }
  return best ?? (eaten && kindOfMeal(eaten, vocabulary))
}

/** Returns the kind of the meal that a verb of eating names: 'almorcé' means lunch. */
function kindOfMeal({ value }: Sense, { root }: Vocabulary): Sense | undefined {
  return root.get(fold(value))?.senses?.find(({ type, country }) => type === 'kind' && country === null)
}
