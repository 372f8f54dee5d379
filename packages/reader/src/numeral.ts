import { isDear } from './currency.ts'
import { asDecimals, isSingleGroup, readFigures } from './figures.ts'
import { after, before, isAt, type Sentence, senseAt } from './sentence.ts'
import { keyAt } from './text.ts'
import { suffixAt } from './unit.ts'
import type { Sense } from './vocabulary.ts'

/** A number in the message, in figures, in words or in both ('2 mil quinientos'). */
export interface Numeral {
  /** Tokens from `start` up to, not including, `end`. */
  readonly start: number
  readonly end: number
  /** In whole hundredths; more than one when the writing leaves it open. */
  readonly readings: readonly number[]
  /** The figure as typed, when it is nothing but one; null for words and mixtures. */
  readonly raw: string | null
  /** Ends in a word or letter that multiplies by a thousand or more. */
  readonly scaled: boolean
}

const one = 100

/** Words whose number stands alone: 'iphone 15 800' is a model and a price. */
const naming = ['label', 'weakLabel', 'model'] as const

/** Whether the phrase at a token takes the number after it for itself. */
export function isNaming(sentence: Sentence, at: number, figure: string): boolean {
  return isAt(sentence, at, ...naming) || (isAt(sentence, at, 'fuel') && isOctane(figure))
}

/** The grades of fuel that stand before its price: 'super 95'. */
export function isOctane(figure: string): boolean {
  return /^(8[5-9]|9[0-9]|100)$/.test(figure)
}

/** How far a number has been read: what is settled and what the next word may still change. */
interface Sum {
  at: number
  total: number
  /** The part after the last multiplier; null when nothing has been read there. */
  current: readonly number[] | null
  /** The last multiplier; what follows must stay below it. */
  scale: number
  raw: string | null
  parts: number
  scaled: boolean
}

/** Reads the number that starts at a token; null when none does. */
export function readNumeral(sentence: Sentence, start: number): Numeral | null {
  const sum: Sum = { at: start, total: 0, current: null, scale: Infinity, raw: null, parts: 0, scaled: false }
  if (!readPrefixHalf(sentence, sum)) {
    while (readPart(sentence, sum) || readJoined(sentence, sum)) sum.parts++
  }
  if (sum.parts === 0) return null
  readHalf(sentence, sum)
  readOddThousand(sentence, sum)
  const readings = readingsOf(sum, isDear(sentence.context.currency))
  return { start, end: sum.at, readings, raw: sum.parts === 1 ? sum.raw : null, scaled: sum.scaled }
}

/** After a million, 'doscientos' may be two hundred or two hundred thousand. */
function readingsOf(sum: Sum, dear: boolean): number[] {
  const current = sum.current ?? [0]
  const value = current[0] ?? 0
  const open = sum.scale === 1_000_000 && value >= 100 * one && value < 1000 * one
  const possible = open ? (dear ? [value, value * 1000] : [value * 1000]) : current
  return [...new Set(possible.map((each) => Math.round(sum.total + each)))]
}

/** 'medio palo', 'half a grand'. */
function readPrefixHalf(sentence: Sentence, sum: Sum): boolean {
  if (!isAt(sentence, sum.at, 'prefixHalf')) return false
  let at = after(sentence, sum.at)
  if (isAt(sentence, at, 'article', 'one')) at = after(sentence, at)
  const factor = factorAt(sentence, at)
  if (factor < 1000) return false
  sum.at = after(sentence, at)
  sum.current = [(factor * one) / 2]
  sum.parts = 2
  sum.scaled = true
  return true
}

/** A luca is a thousand pesos, and one sol in Peru. */
function isCoinHere(sentence: Sentence, at: number): boolean {
  return senseAt(sentence, at, 'coin')?.value === sentence.context.currency
}

/** '22mm elbow 17.36': millimetres where another number can be the price. */
function isSize({ tokens }: Sentence, at: number): boolean {
  return tokens[at]?.key === 'mm' && tokens.some(({ kind }, index) => kind === 'number' && index !== at - 1)
}

/** An English 'mil' is a million, and a thousand where one counts in pesos. */
function factorAt(sentence: Sentence, at: number): number {
  const sense = isCoinHere(sentence, at) || isSize(sentence, at) ? undefined : senseAt(sentence, at, 'times')
  if (sense?.value === 'mil') return isDear(sentence.context.currency) ? 1_000_000 : 1000
  if (sense === undefined) return 0
  const currency = sense.value.replace(/^\d+/, '')
  return currency === '' || isUnitHere(sentence, at, currency) ? Number.parseInt(sense.value, 10) : 0
}

/** '60 barras la boleta' where a barra is a thousand; '3 barras de pan 5000' are bread. */
function isUnitHere(sentence: Sentence, at: number, currency: string): boolean {
  const next = sentence.tokens.findIndex(({ kind }, index) => index > at && kind === 'number')
  return sentence.context.currency === currency && !(isAt(sentence, at + 1, 'of') && next > at)
}

/** One more figure, number word or multiplier; false when the number ends here. */
function readPart(sentence: Sentence, sum: Sum): boolean {
  const token = sentence.tokens[sum.at]
  if (token === undefined) return false
  if (token.kind === 'number') return readFigurePart(sentence, sum, token.key)
  const factor = factorAt(sentence, sum.at)
  if (factor > 0) return multiply(sentence, sum, factor)
  const word = senseAt(sentence, sum.at, 'number')
  if (word !== undefined) return add(sentence, sum, Number(word.value) * one)
  if (!isAt(sentence, sum.at, 'one')) return false
  if (sum.parts > 0) return isOneJoined(sentence, sum) && add(sentence, sum, one)
  const next = after(sentence, sum.at)
  if (factorAt(sentence, next) === 0 && suffixAt(sentence, next) === null && !isAt(sentence, next, 'minor'))
    return false
  return add(sentence, sum, one)
}

/** 'vinte e um', 'vingt et un': the article is a one behind tens. */
function completesTens(sum: Sum): boolean {
  const base = (sum.current?.[0] ?? 0) / one
  return sum.raw === null && base >= 20 && base % 10 === 0 && base % 100 !== 10
}

function readFigurePart(sentence: Sentence, sum: Sum, key: string): boolean {
  if (sum.current !== null) return false
  const completes = /^\d{3}$/.test(key) || (/^\d\d?$/.test(key) && isAt(sentence, sum.at + 1, 'currency'))
  if (sum.parts > 0 && !(completes && Number(key) < sum.scale && sum.total > 0)) return false
  const joined = sum.parts === 0 ? joinGroups(sentence, sum.at) : { key, end: sum.at + 1 }
  sum.current = readFigures(joined.key)
  if (joined.end === sum.at + 2 && mayBeCountAndPrice(sentence, sum.at)) {
    sum.current = [...sum.current, ...readFigures(keyAt(sentence.tokens, sum.at + 1))]
  }
  sum.raw = joined.key
  sum.at = joined.end
  return true
}

/** '2 350 leite' opens with two thousand of it, or with two of it for 350; so does 'bread 2 250' in dear money. */
function mayBeCountAndPrice(sentence: Sentence, at: number): boolean {
  const { tokens, context } = sentence
  const [count, group] = tokens.slice(at, at + 2)
  if (count?.key.length !== 1 || group?.key.length !== 3 || isAt(sentence, at - 1, 'currency')) return false
  const last = before(sentence, at)
  const ends =
    last === 0 &&
    count.key !== '1' &&
    tokens[at + 2] === undefined &&
    isDear(context.currency) &&
    isEaten(sentence, last)
  return ends || (at === 0 && isEaten(sentence, 2))
}

/** What is bought by the piece or by weight, and is no shop or meal of which there is one. */
function isEaten(sentence: Sentence, at: number): boolean {
  const staple = /^(pan|pain|pao|bread|arroz|riz|rice|queso|fromage|queijo|cheese|leche|lait|leite|milk)$/
  return isAt(sentence, at, 'countable') || staple.test(keyAt(sentence.tokens, at))
}

/** '12 345 678' and '1 500,50': blanks group thousands when three digits follow each. */
function joinGroups(sentence: Sentence, at: number): { key: string; end: number } {
  let key = keyAt(sentence.tokens, at)
  let end = at + 1
  if (!/^[1-9]\d{0,2}$/.test(key)) return { key, end }
  if (isNaming(sentence, before(sentence, at), key) && sentence.tokens[end]?.key !== '000')
    return { key, end }
  for (;;) {
    const next = sentence.tokens[end]
    if (next === undefined || next.kind !== 'number' || !/^\d{3}([.,]\d{1,2})?$/.test(next.key)) break
    key += ` ${next.key}`
    end++
    if (next.key.length > 3) break
  }
  return { key, end }
}

function multiply(sentence: Sentence, sum: Sum, factor: number): boolean {
  if (factor === 100) return multiplyHundred(sentence, sum)
  if (factor === 1_000_000 && sum.scale === 1000 && sum.current === null) {
    sum.total *= factor
  } else if (factor >= sum.scale || (sum.current === null && sum.parts > 0)) {
    return false
  } else {
    if (sum.current === null && !standsAlone(sentence, sum.at)) return false
    const base = sum.current ?? [one]
    const wider =
      sum.raw !== null && sum.parts === 1 && isSingleGroup(sum.raw) ? [...base, asDecimals(sum.raw)] : base
    if (wider.length > 1) {
      sum.current = wider.map((value) => value * factor)
      sum.at = after(sentence, sum.at)
      sum.scaled = true
      sum.scale = 0
      return true
    }
    sum.total += (wider[0] ?? 0) * factor
    sum.current = null
  }
  sum.scale = factor
  sum.scaled = true
  sum.at = after(sentence, sum.at)
  return true
}

/** 'mil' and 'mille' count without a number before them; 'lucas', 'grand' and words of other languages do not. */
function standsAlone(sentence: Sentence, at: number): boolean {
  const key = keyAt(sentence.tokens, at)
  const { language } = senseAt(sentence, at, 'times') ?? {}
  if (language !== sentence.language)
    return language === senseAt(sentence, after(sentence, at), 'number')?.language
  return !key.endsWith('s') && key.length > 2 && sentence.language !== 'en'
}

function multiplyHundred(sentence: Sentence, sum: Sum): boolean {
  if (sum.current === null && sentence.language === 'es') return false
  const base = sum.current === null ? one : sum.current[0]
  if (base === undefined || base > 99 * one || base % one !== 0 || isFrenchCent(sentence, sum.at, base))
    return false
  if (sum.current === null && sum.scale < 1000) return false
  sum.current = [base * 100]
  sum.at = after(sentence, sum.at)
  return true
}

/** 'nonante-neuf cents': nobody counts more than sixteen hundreds, and 'cents' are also what a euro is made of. */
function isFrenchCent(sentence: Sentence, at: number, base: number): boolean {
  const plural = sentence.language === 'fr' && sentence.tokens[at]?.key === 'cents'
  return plural && base > 16 * one && suffixAt(sentence, at + 1) === null
}

function add(sentence: Sentence, sum: Sum, value: number): boolean {
  if (sum.scale === 0) return false
  if (sum.current === null) {
    if (value >= sum.scale * one) return false
    sum.current = [value]
  } else {
    const base = sum.current[0]
    if (base === undefined || (sum.raw !== null && sum.total === 0) || !canFollow(base / one, value / one))
      return false
    sum.current = [base + value]
  }
  sum.at = after(sentence, sum.at)
  return true
}

/** Whether 'value' completes 'base' in any of the languages: 'treinta cinco', 'soixante quinze', 'cent dix'. */
function canFollow(base: number, value: number): boolean {
  if (!Number.isInteger(base) || base === 0) return false
  if (value < 10) return base % 10 === 0 && (base % 100 !== 10 || value >= 6)
  if (value < 20) return base % 100 === 0 || base % 100 === 60 || base % 100 === 80
  return value < 100 && base % 100 === 0
}

/** 'treinta y cinco', 'a hundred and twenty', 'mil e duzentos': a joining word inside a number. */
function readJoined(sentence: Sentence, sum: Sum): boolean {
  if (sum.parts === 0 || !isAt(sentence, sum.at, 'and')) return false
  const next = after(sentence, sum.at)
  const word = senseAt(sentence, next, 'number') ?? oneAt(sentence, sum, next)
  if (isNewTwenty(sentence, sum, next)) return false
  const here = sum.at
  if (word !== undefined) {
    const value = Number(word.value === '' ? 1 : word.value)
    const fits =
      sum.current === null
        ? joinsThousand(sentence, sum, value)
        : canFollow((sum.current[0] ?? 0) / one, value)
    if (!fits || (sum.raw !== null && sum.total === 0)) return false
  } else if (isTypedOne(sentence, sum, next)) {
    return addFigure(sentence, sum, next)
  } else if (
    !(sentence.language === 'pt' && sentence.tokens[next]?.kind === 'number' && sum.current === null)
  ) {
    return false
  }
  sum.at = next
  if (sum.current === null && isLastOne(sentence, next)) return add(sentence, sum, one)
  if (readPart(sentence, sum)) return true
  sum.at = here
  return false
}

/** 'tres veinte y dos cruasanes': Spanish writes twenty-two in one word, so another number begins. */
function isNewTwenty(sentence: Sentence, sum: Sum, at: number): boolean {
  const next = after(sentence, at)
  const thing =
    sentence.tokens[next]?.kind === 'word' && !isAt(sentence, next, 'currency', 'coin', 'of', 'times')
  return sentence.language === 'es' && (sum.current?.[0] ?? 0) === 20 * one && thing
}

/** 'cinquenta e 5 reais': dictation that writes the last digit as a figure, before the unit of both. */
function isTypedOne(sentence: Sentence, sum: Sum, at: number): boolean {
  const typed = /^[1-9]$/.test(keyAt(sentence.tokens, at))
  return typed && completesTens(sum) && isAt(sentence, at + 1, 'currency', 'coin')
}

function addFigure(sentence: Sentence, sum: Sum, at: number): boolean {
  sum.current = [(sum.current?.[0] ?? 0) + Number(sentence.tokens[at]?.key) * one]
  sum.at = at + 1
  return true
}

function oneAt(sentence: Sentence, sum: Sum, at: number): Sense | undefined {
  const counts = completesTens(sum) || (sum.current === null && isLastOne(sentence, at))
  return counts ? senseAt(sentence, at, 'one') : undefined
}

/** 'veinte un café': but in French ('cent un'), an article behind tens is only a one behind 'and', before money or at the end. */
function isOneJoined(sentence: Sentence, sum: Sum): boolean {
  if (oneAt(sentence, sum, sum.at) === undefined) return false
  if (!completesTens(sum) || sentence.language === 'fr' || isAt(sentence, sum.at - 1, 'and')) return true
  return isLastOne(sentence, sum.at) || isAt(sentence, after(sentence, sum.at), 'times')
}

/** 'mil e um' ends a number; 'mil e um sorvete' does not. */
function isLastOne(sentence: Sentence, at: number): boolean {
  if (!isAt(sentence, at, 'one')) return false
  const next = after(sentence, at)
  return (
    sentence.tokens[next]?.kind !== 'word' ||
    isAt(sentence, next, 'preposition', 'of', 'currency', 'coin', 'pronoun')
  )
}

/** 'mil e duzentos' and 'a thousand and twenty' join; 'dos mil y quinientos' are two amounts. */
function joinsThousand(sentence: Sentence, sum: Sum, value: number): boolean {
  return value < sum.scale && (sentence.language === 'pt' || sentence.language === 'en' || value < 100)
}

/** What 'and a half' or 'and a quarter' adds to a one, in hundredths; 0 when nothing is added. */
export function partAt(sentence: Sentence, at: number): number {
  const sense = senseAt(sentence, at, 'half')
  return sense === undefined ? 0 : Number(sense.value || 50)
}

/** 'tres gambas y media': half a hundred. */
function isHundredBefore(sentence: Sentence, at: number): boolean {
  return senseAt(sentence, before(sentence, at), 'times')?.value === '100'
}

/** 'dos millones y medio', 'two and a half grand'. */
function readHalf(sentence: Sentence, sum: Sum): void {
  const part = partAt(sentence, sum.at)
  if (part === 0 || sum.scale === 0 || (sum.current?.[0] ?? 0) % one !== 0) return
  if (sum.current !== null && sum.total > 0) return
  const next = after(sentence, sum.at)
  if (sum.current === null) {
    sum.total += sum.scale * part
    sum.at = next
    return
  }
  const factor = factorAt(sentence, next)
  const unit = isHundredBefore(sentence, sum.at) ? 100 : 1
  const half = sum.current.map((value) => value + unit * part)
  if (factor >= 1000) {
    sum.current = half.map((value) => value * factor)
    sum.scaled = true
    sum.at = after(sentence, next)
  } else if (!isAt(sentence, next, 'measure')) {
    sum.current = half
    sum.at = next
  }
  sum.parts++
}

/** 'dos quinientos' is how 2500 is said in much of America: a small number before hundreds. */
function readOddThousand(sentence: Sentence, sum: Sum): void {
  const base = sum.current?.[0]
  if (base === undefined || sum.raw !== null || sum.total > 0 || base >= 1000 * one || base < 2 * one) return
  if (base >= 100 * one && (base % (10 * one) === 0 || isDear(sentence.context.currency))) return
  if (sentence.language !== 'es' && sentence.language !== 'pt') return
  const next = isAt(sentence, sum.at, 'and') && sentence.language === 'pt' ? after(sentence, sum.at) : sum.at
  const value = Number(senseAt(sentence, next, 'number')?.value ?? 0)
  if (value < 200 || value > 900 || value % 100 !== 0) return
  sum.current = [base * 1000 + value * one]
  sum.at = after(sentence, next)
  sum.scaled = true
}
