import type { Context } from '../context.ts'
import type { Language, WordType } from '../languages/language.ts'
import { isMemberName, isNameAbroad, isNameAlone, nameEnd } from './names.ts'
import { isNumeral, numeralLanguage } from './numeral-language.ts'
import { isOtherThanMoney } from './other-than-money.ts'
import { type Found, none } from './phrases-at.ts'
import { keyAt, type Token } from './text.ts'
import type { Sense, SenseType, Vocabulary, Word } from './vocabulary.ts'

/** A known phrase in the message: the tokens from `start` up to, but not including, `end`. */
export interface Mark {
  readonly start: number
  readonly end: number
  readonly senses: readonly Sense[]
}

/** A message whose words have been looked up, before it is decided which of the phrases found are meant. */
export interface LookedUp {
  readonly vocabulary: Vocabulary
  readonly text: string
  readonly tokens: readonly Token[]
  readonly words: readonly (Word | null)[]
  /** All phrases that start at each token, shortest first. */
  readonly found: readonly (readonly Found[])[]
  /** The language in which the message is written. */
  readonly language: Language
  /** The languages whose weight is close to that of the main one, including it. */
  readonly spoken: readonly Language[]
  readonly context: Context
}

/** Types of function words: foreign ones are only believed in a sentence of their language. */
const grammatical: ReadonlySet<SenseType> = new Set<SenseType>([
  'and', 'or', 'further', 'but', 'article', 'preposition', 'of', 'pronoun', 'stranger', 'filler', 'approx', 'not',
  'almost', 'statement', 'dayBefore', 'timeBefore', 'oops', 'was', 'with', 'one', 'me', 'past', 'half', 'prefixHalf',
  'quote', 'hypothetical', 'infinitive', 'loan', 'transfer', 'agoBefore', 'agoAfter', 'point', 'each', 'future', 'label', 'weakLabel', 'field', 'now', 'target', 'left', 'delete', 'undo', 'restore', 'change', 'stop', 'discount',
] satisfies WordType[]) // biome-ignore format: a list to read at a glance

/**
 * Returns the phrase that is meant at a token, with its possible senses; null when there is none or the token is a
 * name. `marks` are the phrases that start before it.
 */
export function markAt(message: LookedUp, at: number, marks: readonly (Mark | null)[]): Mark | null {
  const { text, tokens, found, language, spoken, context } = message
  if (found[at]?.length === 0 || isName(message, at, marks)) return null
  const taken = withoutTaken(message, at)
  const told = isTold(message, at)
  const here = withoutRate(message, at, told ? taken.filter(isNoPlan) : taken)
  const phrases = isCounted(message, at) ? here : withoutPercent(here)
  const mark = choose(at, phrases, numeralLanguage(found, at, language) ?? language, spoken)
  const isMoney = mark?.senses.some(({ type }) => type === 'currency') === true
  const meant =
    mark !== null && isMoney && isOtherThanMoney(text, tokens[at], language, context)
      ? withoutCurrency(mark)
      : mark
  if (meant === null) return null
  return told ? withoutThings(meant) : withoutPlan(message, withoutWait(message, meant))
}

/**
 * Whether a phrase is to be rejected after all: as initials, as part of a firm's name, or as a number that is probably
 * a mistyped word.
 */
export function isMisread(message: LookedUp, mark: Mark): boolean {
  return isInitials(message, mark) || isOfFirm(message, mark) || isGuess(message, mark)
}

/** Whether a token is the name of a member or of somebody else, whatever else the word may mean. */
function isName(message: LookedUp, at: number, marks: readonly (Mark | null)[]): boolean {
  const { text, tokens, words, found, language, context } = message
  const known = { members: context.members, isBehindNumber: isCounted(message, at) }
  return (
    isPayer(message, at, marks) ||
    isNameAbroad(text, tokens[at], found[at] ?? none, language, known) ||
    isNameAlone(tokens[at], words[at]?.isListed, context.members)
  )
}

/**
 * Whether a member's name is next to a verb that says who paid, which decides what the word is: 'La pagó Lucas', 'Max
 * paid'.
 */
function isPayer(
  { text, tokens, found, context: { members } }: LookedUp,
  at: number,
  marks: readonly (Mark | null)[],
): boolean {
  if (!isMemberName(text, tokens[at], members)) return false
  const paysIn = (senses: readonly Sense[] = []) =>
    senses.some(({ type }) => type === 'payer' || type === 'spendHe')
  const isBehind = marks.some((mark) => mark?.end === at && paysIn(mark.senses))
  return isBehind || (found[nameEnd(tokens, at, members)] ?? none).some(({ senses }) => paysIn(senses))
}

/**
 * Whether a word ends in 'ó', as the Spanish third person of the past does: 'sacó', 'pagó'. Things end in a plain 'o'.
 */
function isTold({ text, tokens }: LookedUp, at: number): boolean {
  const token = tokens[at]
  return token?.kind === 'word' && text[token.end - 1] === 'ó'
}

/**
 * Whether a phrase means something other than the future: 'Pagó los cafés' (paid) is not 'pago los viernes' (pay on
 * Fridays).
 */
function isNoPlan({ senses }: Found): boolean {
  return senses.some(({ type }) => type !== 'future')
}

/**
 * Returns the phrases at a token without those that take a word from a longer date or number: 'paid this morning', 'no
 * one fifteen ninety', 'passé le 5'. After a French participle in 'é' it also leaves out senses of a change or a
 * balance: 'jean soldé 30' (on sale, not 'solde'). 'The council tax' is not about 'the council', nor '6000 de cambio de
 * aceite' (oil change) about change, and '40 mil gracias' are forty thousand.
 */
function withoutTaken(message: LookedUp, at: number): readonly Found[] {
  const { text, tokens, found } = message
  const here = found[at] ?? none
  if (here.every(({ end }) => end === at + 1)) return here
  const isThousands = at > 0 && isCounted(message, at) && isOf(here, times)
  const isDone = text[(tokens[at]?.end ?? 0) - 1] === 'é'
  return here.filter(({ end, senses }) => {
    if (end === at + 1 || senses.some(({ type }) => type === 'day')) return true
    if (isThousands && senses.some(({ type }) => type === 'thanks')) return false
    if (senses.every(({ type }) => weaker.has(type)) && isPartOfThing(found, at, end)) return false
    const days = found[end - 1]?.some((day) => day.end > end && day.senses.some(({ type }) => type === 'day'))
    const isIdiom = senses.some(({ type }) => type === 'idiom') && !isNumeral(found[end - 2] ?? none)
    const numbers = isIdiom && isNumeral(found[end - 1] ?? none) && isOf(found[end], ofNumbers)
    return (
      days !== true &&
      !numbers &&
      !(
        isDone && senses.every(({ type, language }) => /^(change|statement)$/.test(type) && language === 'fr')
      )
    )
  })
}

const times: ReadonlySet<SenseType> = new Set(['times'])

/** Types of phrases that a thing outweighs: people, and what is done with the number before them. */
const weaker: ReadonlySet<SenseType> = new Set(['stranger', 'discount', 'tender', 'instalments', 'half'])

/** Whether a thing that is bought begins within a phrase, behind its first word, and goes beyond its end. */
function isPartOfThing(found: LookedUp['found'], at: number, end: number): boolean {
  return found
    .slice(at + 1, end)
    .flat()
    .some((each) => each.end > end && each.senses.some(({ type }) => type === 'kind'))
}

/**
 * Leaves out 'a pound' as a rate where it begins an amount, as in 'a pound fifty'; after a number it is a rate: '4.29
 * a pound'.
 */
function withoutRate({ tokens, found }: LookedUp, at: number, here: readonly Found[]): readonly Found[] {
  const isPound =
    keyAt(tokens, at) === 'a' && keyAt(tokens, at + 1) === 'pound' && isNumeral(found[at + 2] ?? none)
  const isBehind = at > 0 && (tokens[at - 1]?.kind === 'number' || isNumeral(found[at - 1] ?? none))
  return isPound && !isBehind ? here.filter(({ end }) => end === at + 1) : here
}

const countings: ReadonlySet<SenseType> = new Set(['number', 'times', 'currency', 'coin'])

const ofNumbers: ReadonlySet<SenseType> = new Set(['number', 'times'])

const joinings: ReadonlySet<SenseType> = new Set(['and'])

/**
 * Whether a number word is probably something else. A mistyped number ('sebenta' for 'setenta') and a small number of
 * another language ('once' in English) or in the plural ('neufs') are only believed beside another number or a unit of
 * money. A multiplier must be of the same language as the article before it: 'un grand cornet' is not a thousand, 'a
 * mil' in Spanish is.
 */
function isGuess(
  { vocabulary, tokens, found, language: spoken, context: { currency } }: LookedUp,
  { start, end, senses }: Mark,
): boolean {
  if (end !== start + 1 || !senses.some(({ type }) => type === 'number' || type === 'times')) return false
  // A multiplier that names a currency, as 'ton' does for a hundred pounds, applies to that currency only.
  const isOwn = ({ value, language }: Sense) =>
    !/^\d+[A-Z]/.test(value) || (value.endsWith(currency) && language === spoken)
  if (!senses.some(isOwn)) return true
  const key = keyAt(tokens, start)
  const before = (found[start - 1] ?? none).flatMap((phrase) => phrase.senses)
  const isSpoken = before.some(({ language }) => language === spoken)
  const leads = before.filter(({ type, language }) => type === 'one' && (!isSpoken || language === spoken))
  const times = senses.filter(({ type, language }) => type === 'times' && language !== 'any')
  const other = times.every(({ language }) => leads.every((one) => one.language !== language))
  if (leads.length > 0 && times.length > 0 && other) return true
  const several = key.endsWith('s') && !vocabulary.word(key).isListed
  const stray = senses.every(({ type, value, language }) => {
    const isForeign = language !== spoken
    return type === 'number' && (Number(value) < 13 ? several || isForeign : several && isForeign)
  })
  if (!stray && vocabulary.steps(key).length > 0) return false
  const multiplies = senses.some(({ type }) => type === 'times')
  return ![start - 1, end].some((at) =>
    tokens[at]?.kind === 'word'
      ? isOf(found[at], countings) || isJoined(found, at, at < start ? -1 : 1)
      : multiplies && tokens[at]?.kind === 'number',
  )
}

/** Whether a joining word with a number on its other side is at a token: 'três mil [e] quinhento', 'trnta [e] dois'. */
function isJoined(found: readonly (readonly Found[])[], at: number, step: number): boolean {
  return isOf(found[at], joinings) && isOf(found[at + step], ofNumbers)
}

function isOf(phrases: readonly Found[] | undefined, types: ReadonlySet<SenseType>): boolean {
  return phrases?.some(({ senses }) => senses.some(({ type }) => types.has(type))) === true
}

const small: ReadonlySet<SenseType> = new Set([
  'pronoun',
  'preposition',
  'article',
  'of',
  'dayBefore',
  'filler',
  'me',
])

/**
 * Whether a function word in capitals is a firm's name, as in 'NOS 49,99'; not where the whole message is in capitals.
 */
function isInitials({ text, tokens }: LookedUp, { start, end, senses }: Mark): boolean {
  if (end !== start + 1 || !isCapital(text, tokens, start)) return false
  if (!senses.every(({ type }) => small.has(type))) return false
  return !isCapital(text, tokens, start - 1) && !isCapital(text, tokens, end) && /\p{Ll}/u.test(text)
}

/** Whether a letter is joined to others by '&' without a space, and so is part of a name: 'm&s', 'r&a plumbing'. */
function isOfFirm({ tokens }: LookedUp, { start, end }: Mark): boolean {
  const [before, letter, behind] = [tokens[start - 1], tokens[start], tokens[end]]
  if (end !== start + 1 || letter?.key.length !== 1) return false
  const isFirst = behind?.key === '&' && behind.glued && tokens[end + 1]?.glued === true
  return letter.kind === 'word' && (isFirst || (before?.key === '&' && before.glued && letter.glued))
}

function isCapital(text: string, tokens: readonly Token[], at: number): boolean {
  const token = at < 0 ? undefined : tokens[at]
  if (token?.kind !== 'word' || token.end === token.start + 1) return false
  return isLower(text.charCodeAt(token.start)) ? false : /^\p{Lu}+$/u.test(text.slice(token.start, token.end))
}

function isLower(code: number): boolean {
  return code >= 97 && code <= 122
}

const untold: ReadonlySet<SenseType> = new Set(['kind', 'countable', 'now', 'record', 'budget'])

/**
 * Removes the senses of things from a verb in 'ó', except in Portuguese, where things end so too: 'brechó', 'paletó'.
 */
function withoutThings(mark: Mark): Mark {
  return {
    ...mark,
    senses: mark.senses.filter(({ type, language }) => language === 'pt' || !untold.has(type)),
  }
}

/**
 * Removes the sense of taking back from Portuguese 'pera' (wait, or a pear) where it is the fruit: 'peras 3,20', 'pera 1
 * kg 7,50', 'banana 4,50 pera 3,20'. Beside anything else that is priced, a price after it replaces the one before.
 */
function withoutWait({ tokens, words, found }: LookedUp, mark: Mark): Mark {
  const { start, end, senses } = mark
  if (end !== start + 1 || !hasSense(senses, 'oops') || !hasSense(senses, 'kind')) return mark
  const isPriced = tokens[end]?.kind === 'number' && !isOf(found[start - 1], denials)
  const isFood = () => words.some((word) => word?.small?.types.includes('staple'))
  const isFruit =
    keyAt(tokens, start).endsWith('s') || (isPriced && (isOf(found[end + 1], measures) || isFood()))
  return isFruit ? { ...mark, senses: senses.filter(({ type }) => type !== 'oops') } : mark
}

const denials: ReadonlySet<SenseType> = new Set(['not', 'oops'])

const measures: ReadonlySet<SenseType> = new Set(['measure'])

function hasSense(senses: readonly Sense[], type: SenseType): boolean {
  return senses.some((sense) => sense.type === type)
}

/** Removes the future sense from a phrase that ends in 'ó': 'La pagó' is done, 'la pago' is planned. */
function withoutPlan(message: LookedUp, mark: Mark): Mark {
  if (mark.end === mark.start + 1 || !isTold(message, mark.end - 1)) return mark
  const senses = mark.senses.filter(({ type }) => type !== 'future')
  return senses.length > 0 ? { ...mark, senses } : mark
}

function withoutCurrency({ senses, ...mark }: Mark): Mark | null {
  const others = senses.filter(({ type }) => type !== 'currency')
  return others.length === 0 ? null : { ...mark, senses: others }
}

/**
 * Whether a number precedes the token (or the token is not a word or is the first): 'por ciento' is a percentage after
 * a number and means 'for a hundred …' elsewhere.
 */
function isCounted({ tokens, found }: LookedUp, at: number): boolean {
  if (at === 0 || tokens[at]?.kind !== 'word') return true
  return tokens[at - 1]?.kind === 'number' || isNumeral(found[at - 1] ?? none)
}

function withoutPercent(found: readonly Found[]): readonly Found[] {
  if (found.length === 0) return found
  const isPercent = ({ senses }: Found) => senses.some((sense) => sense.type === 'percent')
  return found.some(isPercent) ? found.filter((each) => !isPercent(each)) : found
}

/** Returns the longest of the phrases that has a sense in the language, or in one that is nearly as likely. */
function choose(
  start: number,
  found: readonly Found[],
  language: Language,
  spoken: readonly Language[],
): Mark | null {
  for (let at = found.length - 1; at >= 0; at--) {
    const candidate = found[at]
    if (candidate === undefined) continue
    const senses = sensesIn(candidate.senses, language, spoken)
    if (senses.length > 0) return { start, end: candidate.end, senses }
  }
  return null
}

/** Caches the senses chosen for each phrase and set of languages, since the same few phrases recur. */
const chosen = new WeakMap<readonly Sense[], Map<string, readonly Sense[]>>()

function sensesIn(all: readonly Sense[], language: Language, spoken: readonly Language[]): readonly Sense[] {
  if (all.every((sense) => sense.language === language || sense.language === 'any')) return all
  const known = chosen.get(all) ?? new Map<string, readonly Sense[]>()
  if (known.size === 0) chosen.set(all, known)
  const languages = spoken.length === 1 ? language + spoken[0] : language + spoken.join('')
  const senses = known.get(languages) ?? chooseSenses(all, language, spoken)
  known.set(languages, senses)
  return senses
}

function chooseSenses(
  all: readonly Sense[],
  language: Language,
  spoken: readonly Language[],
): readonly Sense[] {
  const own = all.filter((sense) => sense.language === language || sense.language === 'any')
  if (own.length > 0) return own
  return all.filter(
    (sense) => sense.language !== 'any' && (spoken.includes(sense.language) || !grammatical.has(sense.type)),
  )
}
