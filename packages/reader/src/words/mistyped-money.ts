import type { Context } from '../context.ts'
import { resolveCurrency } from '../currency.ts'
import { type Found, none } from './phrases-at.ts'
import { keyAt, type Token } from './text.ts'
import type { Typo } from './typos.ts'
import type { Sense, SenseType, Vocabulary, Word } from './vocabulary.ts'

/**
 * Adds to `found` the number words and units of money that are mistyped: 'quinse mil', 'tirty five', 'vinte e cimco
 * reais', '12,80 euors'. Only where a neighbouring number needs them, and would be wrong without them.
 */
export function correctMoney(
  vocabulary: Vocabulary,
  tokens: readonly Token[],
  words: readonly (Word | null)[],
  found: (readonly Found[])[],
  context: Context,
): void {
  if (!words.some(mayBeMoney)) return
  const { languages } = context
  // A word that is itself a guess does not make its neighbour a number: 'sebenta nova'.
  const sure = found.map((phrases, at) => (words[at]?.isListed ? phrases : none))
  const guesses = [...words.keys()].filter(
    (at) =>
      mayBeMoney(words[at] ?? null) &&
      (isBehindNumber(tokens, sure, at) || mayComplete(tokens, sure, at)) &&
      !found[at]?.some(({ senses }) => senses.some(isMeant)),
  )
  if (guesses.length === 0) return
  const isLone = tokens.filter(({ kind }, at) => kind === 'number' || isNumberAt(found, at)).length < 2
  for (const at of guesses) {
    const key = keyAt(tokens, at)
    const isBehind = isBehindNumber(tokens, sure, at)
    const isPart = mayComplete(tokens, sure, at)
    const senses = [
      ...(isPart ? near('number').filter(completes(sure, at)) : []),
      // '15 mli' and 'five thousnd' are accepted; '3 palas' does not mean millions, nor a misspelt billion a million.
      ...(isBehind
        ? near(
            'times',
            (slip, known) => slip === 'turned' || (known.length > 6 && known.length !== key.length),
          )
        : []),
      ...(isBehind && key.length > 3 ? ['currency' as const, 'coin' as const] : [])
        .flatMap((type) => near(type, isLone && type === 'currency' ? isAnySlip : isSureUnit))
        .filter(({ value }) => value !== 'own' && resolveCurrency(value, context) === context.currency),
    ]
    const isSure = senses.every(({ value }) => value === senses[0]?.value)
    if (senses.length > 0 && isSure) found[at] = [{ end: at + 1, senses }]

    function near(type: SenseType, believes: Believes = isAnySlip): readonly Sense[] {
      return vocabulary.nearMoney(key, type, languages, (slip, known) => believes(slip, known, key))
    }
  }

  /**
   * Whether a sense is of a language that the household writes: the French 'vente' (sale) does not count in a Spanish
   * household.
   */
  function isMeant({ language }: Sense): boolean {
    return language === 'any' || languages.length === 0 || languages.includes(language)
  }
}

function mayBeMoney(word: Word | null): boolean {
  return word !== null && word.nearMoney.length > 0
}

/** Whether the difference between what was typed and a known word is small enough to believe. */
type Believes = (slip: Typo, known: string, key: string) => boolean

const isAnySlip: Believes = () => true

/**
 * Accepts a short unit with one wrong letter only beside the only number of the message: '3 moles 45', 'lunas
 * ochenta'.
 */
const isSureUnit: Believes = (slip, known, key) =>
  slip === 'turned' || known.length > 5 || known.length !== key.length

/** Whether a word may be part of a number, given its length: a short one only right after another number word. */
function mayComplete(tokens: readonly Token[], found: readonly (readonly Found[])[], at: number): boolean {
  if (isNumberAt(found, at - 1)) return true
  const { length } = keyAt(tokens, at)
  if (length < 4) return false
  if (isNumberAt(found, at + 1)) return true
  const isJoined =
    (isAnd(found, at - 1) && isNumberAt(found, at - 2)) || (isAnd(found, at + 1) && isNumberAt(found, at + 2))
  return isMeasuredAt(found, at + 1) || (length > 4 && isJoined)
}

function isMeasuredAt(found: readonly (readonly Found[])[], at: number): boolean {
  return saysAt(found, at, 'currency')
}

/**
 * Returns a test of whether a number completes the numbers or unit beside it: 'treinta y [cinco]', '[thirty] five',
 * '[quince] mil', '[veinte] euros'.
 */
function completes(found: readonly (readonly Found[])[], at: number): (sense: Sense) => boolean {
  const before = numbersAt(found, isAnd(found, at - 1) ? at - 2 : at - 1)
  const behind = numbersAt(found, isAnd(found, at + 1) ? at + 2 : at + 1)
  const isMeasured = isMeasuredAt(found, at + 1)
  const thousands =
    found[at + 1]?.flatMap(({ senses }) => senses.filter(({ type }) => type === 'times')) ?? []
  return ({ value, language }) => {
    const own = Number(value)
    if (before.some((each) => each.language === language && own < roomBehind(each.value))) return true
    if (behind.some((each) => each.language === language && each.value < 10) && isTens(own)) return true
    return own > 1 && (isMeasured || thousands.some((times) => times.language === language))
  }
}

/**
 * Returns the limit below which a number may follow a number word: 'veinte' takes up to 9, 'doscientos' up to 99,
 * 'mil' up to 999.
 */
function roomBehind(value: number): number {
  if (value >= 1000) return 1000
  if (value >= 100) return 100
  return isTens(value) ? 10 : 0
}

function isTens(value: number): boolean {
  return value >= 20 && value < 100 && value % 10 === 0
}

/** Whether a number precedes a token, so that a unit of money or a multiplier may follow. */
function isBehindNumber(tokens: readonly Token[], found: readonly (readonly Found[])[], at: number): boolean {
  return tokens[at - 1]?.kind === 'number' || isNumberAt(found, at - 1)
}

function isAnd(found: readonly (readonly Found[])[], at: number): boolean {
  return saysAt(found, at, 'and')
}

/** Returns the values of the number words and multipliers at a token, in each language. */
function numbersAt(
  found: readonly (readonly Found[])[],
  at: number,
): readonly { readonly value: number; readonly language: Sense['language'] }[] {
  return (found[at] ?? none)
    .flatMap(({ senses }) => senses)
    .filter(({ type }) => type === 'number' || type === 'times')
    .map(({ value, language }) => ({ value: Number(value), language }))
}

function isNumberAt(found: readonly (readonly Found[])[], at: number): boolean {
  return saysAt(found, at, 'number') || saysAt(found, at, 'times')
}

/** Whether a phrase with a sense of a type begins at a token. */
function saysAt(found: readonly (readonly Found[])[], at: number, type: SenseType): boolean {
  for (const { senses } of found[at] ?? none) for (const sense of senses) if (sense.type === type) return true
  return false
}
