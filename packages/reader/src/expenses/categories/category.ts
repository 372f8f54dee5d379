import type { CategoryKind } from '../../category-kind.ts'
import type { Span } from '../../meaning.ts'
import type { Scan } from '../../message/scan.ts'
import { hasParticle } from '../../words/particle.ts'
import {
  after,
  isAt,
  isOfKind,
  numbersIn,
  type Sentence,
  type Stretch,
  senseAt,
  spanOf,
} from '../../words/sentence.ts'
import { keyAt, type Token } from '../../words/text.ts'
import { type Household, householdOf } from './household.ts'
import { type KindFound, kindIn } from './kind-said.ts'

/** The category of an expense and the words it was read from. */
export interface Classified {
  readonly categoryId: string | null
  readonly categoryKind: CategoryKind | null
  /** The category comes from the household's own habits or category names, not from the word books. */
  readonly isOfHousehold: boolean
  readonly spans: readonly Span[]
}

/** The result when nothing tells the category. */
export const unclassified: Classified = {
  categoryId: null,
  categoryKind: null,
  isOfHousehold: false,
  spans: [],
}

/**
 * Returns the category of the stretches: a whole category name of several words first, then habits, then other names,
 * then the word books.
 */
export function classify(
  scan: Scan,
  stretches: readonly Stretch[],
  whole = wholeNameIn(scan.sentence, hullOf(stretches)),
): Classified {
  const kind = kindIn(scan.sentence, stretches, scan.claims)
  return classifyByHousehold(scan, stretches, whole, kind) ?? classifyByBooks(scan, stretches, kind)
}

/** Returns the household's category for a kind, or null if it has none. */
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
  if (kind === null) return unclassified
  const isOfShop =
    kind.kind === 'food' &&
    kind.weight <= 1 &&
    (isFromShop(sentence, stretches) || isUnderShop(sentence, stretches))
  const categoryKind = isOfShop ? 'groceries' : kind.kind
  const categoryId = categoryOfKind(sentence, categoryKind)
  return { categoryId, categoryKind, isOfHousehold: false, spans: [kind.span] }
}

/** Returns the stretch from the start of the first to the end of the last. */
export function hullOf(stretches: readonly Stretch[]): Stretch {
  return { start: stretches[0]?.start ?? 0, end: stretches.at(-1)?.end ?? 0 }
}

/**
 * Returns where a stretch contains the whole name of a category of several words ('Perro y gato', 'pet & cia',
 * 'coche/moto').
 */
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

/** Whether a token counts when names are compared: words, emoji and numbers do, punctuation does not. */
function isNameable(token: Token | undefined): boolean {
  return token === undefined || token.kind === 'word' || token.kind === 'emoji' || token.kind === 'number'
}

/**
 * Returns the end of a name that begins at the start of the stretch, skipping punctuation between its words; null if a
 * word differs.
 */
function endOfName({ tokens }: Sentence, { start, end }: Stretch, words: readonly string[]): number | null {
  let at = start
  for (const [index, word] of words.entries()) {
    while (index > 0 && at < end && !isNameable(tokens[at])) at++
    if (at >= end || tokens[at]?.key !== word) return null
    at++
  }
  return at
}

/**
 * Whether the name of the home category, after another thing, only tells where it goes: 'taxi a casa', 'pizza at
 * home'.
 */
function isWhereto(
  { kindOf }: Household,
  name: { id: string; span: Span },
  { kind, span }: KindFound,
): boolean {
  return kindOf.get(name.id) === 'home' && kind !== 'home' && span.start < name.span.start
}

/**
 * Whether the name of the bills category, beside another thing, only means the document: 'garagiste 214, facture du
 * 18' (the mechanic's invoice).
 */
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

/**
 * Whether the stretches contain a habit: words whose category the household has taught by filing such an expense
 * before.
 */
export function isHabit({ sentence }: Scan, stretches: readonly Stretch[]): boolean {
  return householdOf(sentence).habits.some(({ words }) => findPhrase(sentence, stretches, words) !== null)
}

/** Whether food is weighed or packed, and so comes from a shop: '2 kg de milanesas', 'a bottle of wine'. */
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

/**
 * Whether a thing is listed under the name of a shop for food, in the line or before the colon that comes first:
 * 'super: café 8900, pan 1800'.
 */
function isUnderShop(sentence: Sentence, stretches: readonly Stretch[]): boolean {
  const heading = { start: 0, end: sentence.tokens.findIndex(({ key }) => key === ':' || key === '\n') }
  if (heading.end < 1 || hullOf(stretches).start < heading.end || numbersIn(sentence, heading) > 0)
    return false
  // 'Festa da uva: suco 18' is an event.
  if (hasParticle(sentence, heading, 'event')) return false
  const things = sentence.tokens.flatMap((_, at) =>
    at < heading.end && isAt(sentence, at, 'kind') ? [at] : [],
  )
  return things.length > 0 && things.every((at) => isOfKind(sentence, at, 'groceries'))
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

/**
 * Returns the category of whose name the stretches have one word ('salidas' for 'Salidas y comida'), if no other word
 * tells the category.
 */
function partIn(
  sentence: Sentence,
  stretches: readonly Stretch[],
  { names }: Household,
  kind: KindFound | null,
) {
  for (const { id, words } of names) {
    for (const word of words.length > 1 ? words : []) {
      const span = word.length > 3 ? findPhrase(sentence, stretches, [word]) : null
      // 'Comida del perro' (dog food) is one phrase, in which 'Comida' alone does not count.
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
      if (!words.every((word, index) => isSameWord(keyAt(tokens, at + index), word))) continue
      // 'Otro café' and 'otros 35' do not name the category 'Otros'.
      const isOther = isAt(sentence, at + 1, 'kind') || tokens[at + 1]?.kind === 'number'
      if (!isAt(sentence, at, 'article') || !isOther) return spanOf(sentence, at, at + words.length)
    }
  }
  return null
}

/** Whether two words differ at most by an 's' at the end. */
function isSameWord(one: string, other: string): boolean {
  return one === other || isPlural(one, other) || isPlural(other, one)
}

function isPlural(many: string, one: string): boolean {
  return many.length === one.length + 1 && many.endsWith('s') && many.startsWith(one)
}
