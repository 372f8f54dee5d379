import type { CategoryKind, Span } from '../meaning.ts'
import type { Claim } from '../message/scan.ts'
import type { Mark } from '../words/marking.ts'
import { isParticle } from '../words/particle.ts'
import { after, before, isAt, type Sentence, type Stretch, senseAt, spanOf } from '../words/sentence.ts'
import { fold } from '../words/text.ts'
import type { Sense } from '../words/vocabulary.ts'

/** A kind of spending that some words say, how much speaks for it, and which words those are. */
export interface KindFound {
  readonly kind: CategoryKind
  readonly weight: number
  readonly span: Span
}

function isUsed(claim: Claim | undefined): boolean {
  return claim === 'day' || claim === 'time' || claim === 'amount'
}

/** What stands behind a preposition counts less than the thing before it: its maker, its place, who it is for. */
const behind = 0.6

/** A part of what was paid, or what was taken back, counts where nothing else tells. */
const leftOut = 0.1

/** A word of another language than the message's. */
const foreign = 0.7

/**
 * The kind that the head of the phrase has: in Spanish, Portuguese and French the first noun, in English the last
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

/** How much what comes next in a phrase tells of it. */
interface Place {
  /** Something was named already, of which a preposition may tell more. */
  readonly isNamed: boolean
  /** Right behind a word that has a kind. */
  readonly isCompound: boolean
  readonly share: number
}

const opening: Place = { isNamed: false, isCompound: false, share: 1 }

/** Where one is in a phrase behind a word that has no kind. */
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

/** The kind of what stands at a token; null where that has none, or means something else here. */
function weighedAt(sentence: Sentence, at: number, claims: readonly Claim[]): Weighed | null {
  if (isUsed(claims[at]) || (at === 0 && isAt(sentence, at, 'greeting'))) return null
  if (isOilGrade(sentence, at)) return oil
  const mark = sentence.marks[at]
  const sense = kindOf(mark, sentence) ?? eatenKind(mark, sentence)
  if (sense === undefined) return null
  return isDrunk(sentence, at) ? drink : weigh(sentence, at, sense)
}

const oil: Weighed = { kind: 'transport', weight: 1.3 }

const drink: Weighed = { kind: 'food', weight: 0.7 }

/** 'nafta 20.000 y un agua 1.800', 'sandwich 8, eau 2': water by the piece, or beside food and no other bill. */
function isDrunk(sentence: Sentence, at: number): boolean {
  const { marks } = sentence
  if (!isParticle(sentence, at, 'water') || marks[at]?.end !== at + 1) return false
  if (isParticle(sentence, at - 1, 'oneWater')) return true
  const beside = marks.flatMap((mark, index) => (mark === null || index === at ? [] : mark.senses))
  const kinds = beside.flatMap(({ type, value }) => (type === 'kind' ? [value] : []))
  return kinds.includes('food') && !kinds.includes('utilities') && !kinds.includes('home')
}

/** '5w30', '10w-40': no other thing is graded so. */
function isOilGrade({ tokens }: Sentence, at: number): boolean {
  const letter = tokens[at]
  const next = tokens[at + 1]
  if (letter?.key !== 'w' || !letter.glued || tokens[at - 1]?.kind !== 'number') return false
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

/** 'compra en Zara': where it was bought says more than that it was. */
function isBuying(sentence: Sentence, at: number): boolean {
  const isShopping =
    isAt(sentence, at, 'record', 'spend') && senseAt(sentence, at, 'kind')?.value === 'groceries'
  const next = after(sentence, at)
  return isShopping && isAt(sentence, next, 'preposition') && !isAt(sentence, next, 'of')
}

/** Another thing begins: behind an amount, a mark, a verb or a joining word. */
function isParting(sentence: Sentence, at: number, claims: readonly Claim[]): boolean {
  return (
    isUsed(claims[at]) ||
    sentence.tokens[at]?.kind === 'break' ||
    isAt(sentence, at, 'and', 'plus', 'or', 'spend', 'cost', 'consume')
  )
}

/** What a thing is in the writer's country, then in the language of the message, before what it is elsewhere. */
function kindOf(mark: Mark | null | undefined, { language, context }: Sentence): Sense | undefined {
  let best: Sense | undefined
  for (const sense of mark?.senses ?? []) {
    if (sense.type !== 'kind') continue
    if (sense.country !== null) {
      if (context.locale?.endsWith(sense.country)) return sense
    } else if (best === undefined || (sense.language === language && best.language !== language)) best = sense
  }
  return best
}

/** 'almorcé' names its thing: a lunch. */
function eatenKind(mark: Mark | null | undefined, { vocabulary }: Sentence): Sense | undefined {
  const eaten = mark?.senses.find((each) => each.type === 'consume')
  const step = eaten === undefined ? undefined : vocabulary.root.get(fold(eaten.value))
  return step?.senses?.find(({ type, country }) => type === 'kind' && country === null)
}

/** 'vino la luz', 'vino y cobró', 'record 15': a thing's name that is a verb before an article or an amount, but not in 'y un vino 15'. */
export function isVerbAt(sentence: Sentence, at: number): boolean {
  const next = after(sentence, at)
  if (!isAt(sentence, at, 'cost', 'spend', 'record', 'consume')) return false
  if (isAt(sentence, before(sentence, at), 'one', 'of', 'and')) return false
  // 'Leña 350, vino 420'.
  if (sentence.tokens[at - 1]?.key === ',' && sentence.tokens[at - 2]?.kind === 'number') return false
  if (isAt(sentence, next, 'and') && isAt(sentence, after(sentence, next), 'cost', 'spend')) return true
  const isPriced = isAt(sentence, next, 'currency') || sentence.tokens[next]?.kind === 'number'
  // 'Vino 420': nothing stands before it that came to so much.
  return isPriced ? at > 0 || !isAt(sentence, at, 'cost') : isAt(sentence, next, 'article')
}
