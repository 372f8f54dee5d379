import type { CategoryKind, Span } from '../meaning.ts'
import type { Claim, Scan } from '../message/scan.ts'
import type { Mark } from '../words/marking.ts'
import { isParticle } from '../words/particle.ts'
import { after, before, isAt, type Sentence, type Stretch, senseAt } from '../words/sentence.ts'
import { fold, type Token } from '../words/text.ts'
import type { Sense } from '../words/vocabulary.ts'
import { type Household, householdOf } from './household.ts'

/** Where an expense belongs and which words say so. */
export interface Classified {
  readonly categoryId: string | null
  readonly categoryKind: CategoryKind | null
  /** Whether the household's own habits or names say so, whatever the lexicons know. */
  readonly isOfHousehold: boolean
  readonly spans: readonly Span[]
}

/** Nothing says where it belongs. */
export const unclassified: Classified = {
  categoryId: null,
  categoryKind: null,
  isOfHousehold: false,
  spans: [],
}

/** Where a stretch of the message belongs: habits before names, names before what the lexicons know. */
export function classify(
  scan: Scan,
  stretches: readonly Stretch[],
  whole = wholeNameIn(scan.sentence, hullOf(stretches)),
): Classified {
  const kind = kindIn(scan.sentence, stretches, scan.claims)
  return classifyByHousehold(scan, stretches, whole, kind) ?? classifyByBooks(scan, stretches, kind)
}

/** The household's category that things of a kind go into; null where it has none. */
export function categoryOfKind(sentence: Sentence, kind: CategoryKind): string | null {
  return householdOf(sentence).byKind.get(kind) ?? null
}

function classifyByHousehold(
  { sentence }: Scan,
  stretches: readonly Stretch[],
  whole: ReturnType<typeof wholeNameIn>,
  kind: KindFound | null,
): Classified | null {
  const household = householdOf(sentence)
  if (whole !== null) return found(household, whole.id, [spanOf(sentence, whole.start, whole.end)])
  for (const habit of household.habits) {
    const span = findPhrase(sentence, stretches, habit.words)
    if (span !== null) return found(household, habit.id, [span])
  }
  const name = nameIn(sentence, stretches, household)
  const isOnlySaid =
    name !== null &&
    kind !== null &&
    (isWhereto(household, name, kind) || isBillOf(sentence, household, name, kind))
  if (name !== null && (kind === null || (kind.weight < 2 && !isOnlySaid)))
    return found(household, name.id, [name.span])
  const part = partIn(sentence, stretches, household, kind)
  return part === null ? null : found(household, part.id, [part.span])
}

function classifyByBooks(
  { sentence }: Scan,
  stretches: readonly Stretch[],
  kind: KindFound | null,
): Classified {
  const household = householdOf(sentence)
  if (kind === null) return unclassified
  if (kind.kind === 'food' && kind.weight <= 1 && isFromShop(sentence, stretches)) {
    return {
      categoryId: household.byKind.get('groceries') ?? null,
      categoryKind: 'groceries',
      isOfHousehold: false,
      spans: [kind.span],
    }
  }
  return {
    categoryId: household.byKind.get(kind.kind) ?? null,
    categoryKind: kind.kind,
    isOfHousehold: false,
    spans: [kind.span],
  }
}

/** All from the first to the last of some stretches. */
export function hullOf(stretches: readonly Stretch[]): Stretch {
  return { start: stretches[0]?.start ?? 0, end: stretches.at(-1)?.end ?? 0 }
}

/** A category that a stretch calls by its whole name, which has several words: 'Perro y gato', 'pet & cia', 'coche/moto'. */
export function wholeNameIn(
  sentence: Sentence,
  { start, end }: Stretch,
): (Stretch & { readonly id: string }) | null {
  for (const { words, id } of householdOf(sentence).names) {
    if (words.length < 2) continue
    for (let at = start; at < end; at++) {
      const last = endOfName(sentence, { start: at, end }, words)
      if (last !== null) return { start: at, end: last, id }
    }
  }
  return null
}

/** What a name is compared by: not its marks and signs. */
function isNameable(token: Token | undefined): boolean {
  return token === undefined || token.kind === 'word' || token.kind === 'emoji' || token.kind === 'number'
}

/** Where a name ends that begins with a stretch, whatever marks stand between its words; null where it does not. */
function endOfName({ tokens }: Sentence, { start, end }: Stretch, words: readonly string[]): number | null {
  let at = start
  for (const [index, word] of words.entries()) {
    while (index > 0 && at < end && !isNameable(tokens[at])) at++
    if (at >= end || tokens[at]?.key !== word) return null
    at++
  }
  return at
}

/** 'taxi a casa', 'pizza at home': the name of the category of homes behind another thing says where to. */
function isWhereto(
  { kindOf }: Household,
  name: { id: string; span: Span },
  { kind, span }: KindFound,
): boolean {
  return kindOf.get(name.id) === 'home' && kind !== 'home' && span.start < name.span.start
}

/** 'garagiste 214, facture du 18': the name of the category of bills beside another thing says that there was one. */
function isBillOf(
  { tokens, marks }: Sentence,
  { kindOf }: Household,
  name: { id: string; span: Span },
  { kind, span }: KindFound,
): boolean {
  const at = tokens.findIndex(({ start }) => start === name.span.start)
  const isRecord = marks[at]?.senses.some(({ type }) => type === 'record') ?? false
  return (
    isRecord && kindOf.get(name.id) === 'utilities' && kind !== 'utilities' && span.start !== name.span.start
  )
}

/** Whether the household has taught, by filing such an expense before, where some words of the stretches belong. */
export function isHabit({ sentence }: Scan, stretches: readonly Stretch[]): boolean {
  return householdOf(sentence).habits.some(({ words }) => findPhrase(sentence, stretches, words) !== null)
}

/** '2 kg de milanesas', 'a bottle of wine': food that is weighed or packed comes from a shop. */
function isFromShop(sentence: Sentence, stretches: readonly Stretch[]): boolean {
  return stretches.some(({ start, end }) => {
    for (let at = start; at < end; at++) {
      if (isPacked(sentence, at)) return true
      const counted =
        (at > 0 && sentence.tokens[at - 1]?.kind === 'number') ||
        isAt(sentence, at - 1, 'number', 'one', 'prefixHalf')
      if (counted && senseAt(sentence, at, 'measure')?.value === 'weight') return true
    }
    return false
  })
}

function isPacked(sentence: Sentence, at: number): boolean {
  return (
    senseAt(sentence, at, 'countable')?.value === 'pack' && isAt(sentence, after(sentence, at), 'of', 'kind')
  )
}

function found(household: Household, id: string, spans: readonly Span[]): Classified {
  return { categoryId: id, categoryKind: household.kindOf.get(id) ?? null, isOfHousehold: true, spans }
}

function nameIn(sentence: Sentence, stretches: readonly Stretch[], household: Household) {
  for (const name of household.names) {
    const span = findPhrase(sentence, stretches, name.words)
    if (span !== null) return { id: name.id, span }
  }
  return null
}

/** 'salidas' of 'Salidas y comida': a word of a category's name, where no other word tells where the stretch belongs. */
function partIn(
  sentence: Sentence,
  stretches: readonly Stretch[],
  { names }: Household,
  kind: KindFound | null,
) {
  for (const { id, words } of names) {
    for (const word of words.length > 1 ? words : []) {
      const span = word.length > 3 ? findPhrase(sentence, stretches, [word]) : null
      // 'Comida del perro' is one phrase.
      const isAll = kind === null || (kind.span.start === span?.start && kind.span.end <= span.end)
      if (span !== null && isAll) return { id, span }
    }
  }
  return null
}

function findPhrase(
  sentence: Sentence,
  stretches: readonly Stretch[],
  words: readonly string[],
): Span | null {
  const { tokens } = sentence
  for (const stretch of stretches) {
    for (let at = stretch.start; at + words.length <= stretch.end; at++) {
      // 'Otro café', 'otros 35' do not say 'Otros'.
      const isOther = isAt(sentence, at + 1, 'kind') || tokens[at + 1]?.kind === 'number'
      const isSmall = isAt(sentence, at, 'article') && isOther
      if (!isSmall && words.every((word, index) => isSameWord(tokens[at + index]?.key, word))) {
        return spanOf(sentence, at, at + words.length)
      }
    }
  }
  return null
}

function isSameWord(typed: string | undefined, word: string): boolean {
  return typed === word || typed === `${word}s` || `${typed}s` === word
}

function isUsed(claim: Claim | undefined): boolean {
  return claim === 'day' || claim === 'time' || claim === 'amount'
}

interface KindFound {
  readonly kind: CategoryKind
  readonly weight: number
  readonly span: Span
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
function kindIn(
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

/** The offsets of a stretch of tokens. */
export function spanOf(sentence: Sentence, start: number, end: number): Span {
  const first = sentence.tokens[start]
  const last = sentence.tokens[end - 1]
  return { start: first?.start ?? 0, end: last?.end ?? sentence.text.length }
}
