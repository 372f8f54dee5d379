import type { Context } from '../context.ts'
import { type Language, languages, type WordType } from '../languages/language.ts'
import type { Particle } from '../languages/particles.ts'
import { unglued } from './glued.ts'
import { mendMoney } from './mistyped-money.ts'
import { isMemberName, isNameAbroad, isNameAlone, nameEnd } from './names.ts'
import { isNumeral, numeralLanguage } from './numeral-language.ts'
import { isOtherThanMoney } from './other-than-money.ts'
import { type Found, none, phrasesAt } from './phrases-at.ts'
import { heaviest, weighLanguages } from './spoken.ts'
import { keyAt, type Token, tokenise } from './text.ts'
import type { Sense, SenseType, Vocabulary, Word } from './vocabulary.ts'

/** A known phrase in the message: tokens from `start` up to, not including, `end`. */
export interface Mark {
  readonly start: number
  readonly end: number
  readonly senses: readonly Sense[]
}

/** A message, parted into tokens, with what each word can be in the language that it is written in. */
export interface Sentence {
  readonly text: string
  readonly tokens: readonly Token[]
  /** The mark that starts at each token. */
  readonly marks: readonly (Mark | null)[]
  /** What is known of each token wherever it stands; null of a figure that no book knows. */
  readonly words: readonly (Word | null)[]
  /** Every type of small word, or of a phrase of them, that may stand anywhere. */
  readonly particles: ReadonlySet<Particle>
  /** Every type that some phrase of the message has. */
  readonly present: ReadonlySet<SenseType>
  readonly language: Language
  readonly context: Context
  /** What the words were looked up in. */
  readonly vocabulary: Vocabulary
}

/** Words that carry the grammar of a sentence: foreign ones are only believed in a sentence of their language. */
const grammatical: ReadonlySet<SenseType> = new Set<SenseType>([
  'and', 'or', 'further', 'but', 'article', 'preposition', 'of', 'pronoun', 'stranger', 'filler', 'approx', 'not',
  'almost', 'statement', 'dayBefore', 'timeBefore', 'oops', 'was', 'with', 'one', 'me', 'past', 'half', 'prefixHalf',
  'quote', 'hypothetical', 'infinitive', 'loan', 'transfer', 'almost', 'agoBefore', 'agoAfter', 'point', 'each', 'future', 'label', 'weakLabel', 'field', 'now', 'target', 'left', 'delete', 'undo', 'restore', 'change', 'stop',
] satisfies WordType[]) // biome-ignore format: a list to read at a glance

/** Reads the words of a message. */
export function readSentence(vocabulary: Vocabulary, text: string, context: Context): Sentence {
  const tokens = unglued(vocabulary, tokenise(text), context.languages)
  const words = tokens.map(({ kind, key }) =>
    kind === 'number' ? vocabulary.figure(key) : vocabulary.word(key),
  )
  const found = words.map((word, at) => phrasesAt(vocabulary, text, tokens, at, word, context.languages))
  mendMoney(vocabulary, tokens, words, found, context)
  const weights = weighLanguages(found, context)
  const language = heaviest(weights)
  const spoken = languages.filter((each) => weights[each] >= weights[language] * 0.6)
  const marks: (Mark | null)[] = tokens.map(() => null)
  const present = new Set<SenseType>()
  for (let at = 0; at < tokens.length; ) {
    const isName =
      isPayer(text, tokens, found, at, marks, context) ||
      isNameAbroad(text, tokens[at], found[at] ?? none, language, {
        members: context.members,
        isBehindNumber: isCounted(tokens, found, at),
      }) ||
      isNameAlone(tokens[at], words[at]?.isListed, context.members)
    if (isName || found[at]?.length === 0) {
      at++
      continue
    }
    const taken = withoutTaken(found, at, text[(tokens[at]?.end ?? 0) - 1] === 'é')
    const here = withoutRate(tokens, found, at, isTold(text, tokens[at]) ? taken.filter(isNoPlan) : taken)
    const mark = choose(
      at,
      isCounted(tokens, found, at) ? here : withoutPercent(here),
      numeralLanguage(found, at, language) ?? language,
      spoken,
    )
    const isMoney = mark?.senses.some(({ type }) => type === 'currency') === true
    const meant =
      mark !== null && isMoney && isOtherThanMoney(text, tokens[at], language, context)
        ? withoutCurrency(mark)
        : mark
    const told =
      meant !== null && isTold(text, tokens[at]) ? withoutThings(meant) : withoutPlan(text, tokens, meant)
    marks[at] =
      told !== null &&
      (isInitials(text, tokens, told) || isGuess(vocabulary, tokens, found, told, language, context))
        ? null
        : told
    at = marks[at]?.end ?? at + 1
    for (const sense of told?.senses ?? []) present.add(sense.type)
  }
  const particles = new Set<Particle>()
  for (const word of words) for (const type of word?.small?.any ?? []) particles.add(type)
  return { text, tokens, marks, words, particles, present, language, context, vocabulary }
}

/** 'La pagó Lucas', 'Max paid': a member's name beside a verb that says who paid is that, whatever else it may be. */
function isPayer(
  text: string,
  tokens: readonly Token[],
  found: readonly (readonly Found[])[],
  at: number,
  marks: readonly (Mark | null)[],
  { members }: Context,
): boolean {
  if (!isMemberName(text, tokens[at], members)) return false
  const paysIn = (senses: readonly Sense[] = []) =>
    senses.some(({ type }) => type === 'payer' || type === 'spendHe')
  const isBehind = marks.some((mark) => mark?.end === at && paysIn(mark.senses))
  return isBehind || (found[nameEnd(tokens, at, members)] ?? none).some(({ senses }) => paysIn(senses))
}

/** 'sacó', 'pagó': the Spanish ending of what somebody did; things end in a plain 'o'. */
function isTold(text: string, token: Token | undefined): boolean {
  return token?.kind === 'word' && text[token.end - 1] === 'ó'
}

/** 'Pagó los cafés' is no 'pago los viernes'. */
function isNoPlan({ senses }: Found): boolean {
  return senses.some(({ type }) => type !== 'future')
}

/**
 * 'paid this morning', 'no one fifteen ninety', 'passé le 5', 'jean soldé 30': no phrase takes a word of a day or of a
 * number that goes on, and what is done is neither what is to be changed nor a balance.
 */
function withoutTaken(found: readonly (readonly Found[])[], at: number, done: boolean): readonly Found[] {
  const here = found[at] ?? none
  if (here.every(({ end }) => end === at + 1)) return here
  return here.filter(({ end, senses }) => {
    if (end === at + 1 || senses.some(({ type }) => type === 'day')) return true
    const days = found[end - 1]?.some((day) => day.end > end && day.senses.some(({ type }) => type === 'day'))
    const isIdiom = senses.some(({ type }) => type === 'idiom') && !isNumeral(found[end - 2] ?? none)
    const numbers = isIdiom && isNumeral(found[end - 1] ?? none) && isOf(found[end], ofNumbers)
    return (
      days !== true &&
      !numbers &&
      !(done && senses.every(({ type, language }) => /^(change|statement)$/.test(type) && language === 'fr'))
    )
  })
}

/** 'a pound fifty' is an amount where no number stands before it, as in '4.29 a pound'. */
function withoutRate(
  tokens: readonly Token[],
  found: readonly (readonly Found[])[],
  at: number,
  here: readonly Found[],
): readonly Found[] {
  const isPound =
    keyAt(tokens, at) === 'a' && keyAt(tokens, at + 1) === 'pound' && isNumeral(found[at + 2] ?? none)
  const isBehind = at > 0 && (tokens[at - 1]?.kind === 'number' || isNumeral(found[at - 1] ?? none))
  return isPound && !isBehind ? here.filter(({ end }) => end === at + 1) : here
}

const countings: ReadonlySet<SenseType> = new Set(['number', 'times', 'currency', 'coin'])
const ofNumbers: ReadonlySet<SenseType> = new Set(['number', 'times'])
const joinings: ReadonlySet<SenseType> = new Set(['and'])

/**
 * 'sebenta' is no 'setenta' by itself, 'once' in English no eleven and 'neufs' no nine: a mistyped number and a small
 * one of another language or in the plural are only believed beside another one or money; 'un grand cornet' is no grand,
 * 'a mil' in Spanish a thousand.
 */
function isGuess(
  vocabulary: Vocabulary,
  tokens: readonly Token[],
  found: readonly (readonly Found[])[],
  { start, end, senses }: Mark,
  spoken: Language,
  { currency }: Context,
): boolean {
  if (end !== start + 1 || !senses.some(({ type }) => type === 'number' || type === 'times')) return false
  // A 'ton' is a hundred pounds, and none of anything else.
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

/** 'três mil [e] quinhento', 'trnta [e] dois': a joining word with a number on its other side. */
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

/** 'NOS 49,99': a small word in capitals is a firm's name, unless everything is written so. */
function isInitials(text: string, tokens: readonly Token[], { start, end, senses }: Mark): boolean {
  if (end !== start + 1 || !isCapital(text, tokens, start)) return false
  if (!senses.every(({ type }) => small.has(type))) return false
  return !isCapital(text, tokens, start - 1) && !isCapital(text, tokens, end) && /\p{Ll}/u.test(text)
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

/** Portuguese has things that end so: 'brechó', 'paletó'. */
function withoutThings(mark: Mark): Mark {
  return {
    ...mark,
    senses: mark.senses.filter(({ type, language }) => language === 'pt' || !untold.has(type)),
  }
}

/** 'La pagó' is done; 'la pago' is to be. */
function withoutPlan(text: string, tokens: readonly Token[], mark: Mark | null): Mark | null {
  if (mark === null || mark.end === mark.start + 1 || !isTold(text, tokens[mark.end - 1])) return mark
  const senses = mark.senses.filter(({ type }) => type !== 'future')
  return senses.length > 0 ? { ...mark, senses } : mark
}

function withoutCurrency({ senses, ...mark }: Mark): Mark | null {
  const others = senses.filter(({ type }) => type !== 'currency')
  return others.length === 0 ? null : { ...mark, senses: others }
}

/** 'por ciento' is a percentage behind a number, and 'for a hundred …' elsewhere. */
function isCounted(tokens: readonly Token[], found: readonly (readonly Found[])[], at: number): boolean {
  if (at === 0 || tokens[at]?.kind !== 'word') return true
  return tokens[at - 1]?.kind === 'number' || isNumeral(found[at - 1] ?? none)
}

function withoutPercent(found: readonly Found[]): readonly Found[] {
  if (found.length === 0) return found
  const isPercent = ({ senses }: Found) => senses.some((sense) => sense.type === 'percent')
  return found.some(isPercent) ? found.filter((each) => !isPercent(each)) : found
}

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

/** What was chosen of the senses of a phrase for some languages: people use few phrases, again and again. */
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

/** What the phrase that starts at a token is, if it is of the type. */
export function senseAt(sentence: Sentence, at: number, type: SenseType): Sense | undefined {
  const mark = at < 0 ? null : sentence.marks[at]
  if (mark === null || mark === undefined) return undefined
  for (const sense of mark.senses) if (sense.type === type) return sense
  return undefined
}

/** The digits of the number that is typed or said at a token: '3' for '3' and 'tres'. */
export function numberSaidAt(sentence: Sentence, at: number): string | undefined {
  const token = sentence.tokens[at]
  return token?.kind === 'number' ? token.key : senseAt(sentence, at, 'number')?.value
}

/** Whether the phrase that starts at a token is of one of the types. */
export function isAt(sentence: Sentence, at: number, ...types: readonly SenseType[]): boolean {
  const mark = at < 0 ? null : sentence.marks[at]
  if (mark === null || mark === undefined) return false
  for (const sense of mark.senses) for (const type of types) if (sense.type === type) return true
  return false
}

/** Whether the phrase that starts at a token is of one of many types. */
export function isOneOf(sentence: Sentence, at: number, types: ReadonlySet<SenseType>): boolean {
  const mark = at < 0 ? null : sentence.marks[at]
  if (mark === null || mark === undefined) return false
  for (const sense of mark.senses) if (types.has(sense.type)) return true
  return false
}

/** The first token after the phrase, or after the token, that starts at `at`. */
export function after(sentence: Sentence, at: number): number {
  return (at < 0 ? null : sentence.marks[at])?.end ?? at + 1
}

/** Where the phrase starts that ends right before a token; -1 at the start of the message. */
export function before(sentence: Sentence, at: number): number {
  for (let start = at - 1; start >= 0 && start > at - 7; start--) {
    if (sentence.marks[start]?.end === at) return start
  }
  return at - 1
}

/** Whether a phrase of one of the types occurs anywhere. */
export function hasAny({ present }: Sentence, ...types: readonly SenseType[]): boolean {
  for (const type of types) if (present.has(type)) return true
  return false
}

/** Tokens from `start` up to, not with, `end`. */
export interface Stretch {
  readonly start: number
  readonly end: number
}

/** Whether two stretches have a token in common. */
export function overlaps(one: Stretch, other: Stretch): boolean {
  return one.start < other.end && other.start < one.end
}

/** What the writer wrote from a token up to, and without, another one. */
export function textOf({ text, tokens }: Sentence, start: number, end: number): string {
  return text.slice(tokens[start]?.start, tokens[end - 1]?.end)
}

/** All tokens of a message. */
export function allOf({ tokens }: Sentence): Stretch {
  return { start: 0, end: tokens.length }
}

/** Whether a phrase of one of the types starts in the stretch. */
export function has(sentence: Sentence, stretch: Stretch, ...types: readonly SenseType[]): boolean {
  if (!hasAny(sentence, ...types)) return false
  for (let at = stretch.start; at < stretch.end; at = after(sentence, at)) {
    if (isAt(sentence, at, ...types)) return true
  }
  return false
}

/** Whether a French participle stands here, which only its accent tells from a wish: 'changé', 'supprimé'. */
export function isDone({ text, tokens, language }: Sentence, at: number): boolean {
  return language === 'fr' && text.slice(tokens[at]?.start, tokens[at]?.end).endsWith('é')
}

/** Whether a question mark stands anywhere in the message. */
export function isAsked({ tokens }: Sentence): boolean {
  return tokens.some(({ key }) => key === '?')
}
