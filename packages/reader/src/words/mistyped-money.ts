import type { Context } from '../context.ts'
import type { Found } from './phrases-at.ts'
import { keyAt, type Token } from './text.ts'
import type { Sense, SenseType, Vocabulary } from './vocabulary.ts'

/**
 * Puts in their place the numbers and units of money that are mistyped: 'quinse mil', 'tirty five', 'vinte e cimco reais',
 * '12,80 euors'. Only where a number needs them, and would be wrong without.
 */
export function mendMoney(
  vocabulary: Vocabulary,
  tokens: readonly Token[],
  found: (readonly Found[])[],
  { languages, currency }: Context,
): void {
  for (const [at, { kind, key }] of tokens.entries()) {
    if (kind !== 'word' || key.length < 3 || found[at]?.some(({ senses }) => senses.some(isMeant))) continue
    const senses = [
      ...(mayComplete(tokens, found, at) ? near('number').filter(completes(found, at)) : []),
      ...(mayBeUnit(tokens, found, at) ? near('currency').filter(({ value }) => value === currency) : []),
    ]
    const isSure = senses.every(({ value }) => value === senses[0]?.value)
    if (senses.length > 0 && isSure) found[at] = [{ end: at + 1, senses }]

    function near(type: SenseType): readonly Sense[] {
      return vocabulary.nearMoney(key, type, languages)
    }
  }

  /** 'vente' is a French sale, which nobody means who writes Spanish. */
  function isMeant({ language }: Sense): boolean {
    return language === 'any' || languages.length === 0 || languages.includes(language)
  }
}

/** Whether a word of its length may be a part of a number: a short one only beside another part of it. */
function mayComplete(tokens: readonly Token[], found: readonly (readonly Found[])[], at: number): boolean {
  if (numberAt(found, at - 1) !== null) return true
  const { length } = keyAt(tokens, at)
  if (length < 4) return false
  if (numberAt(found, at + 1) !== null) return true
  const isJoined = isAnd(found, at - 1) && numberAt(found, at - 2) !== null
  return length > 4 && (isJoined || isMeasuredAt(found, at + 1))
}

function isMeasuredAt(found: readonly (readonly Found[])[], at: number): boolean {
  return found[at]?.some(({ senses }) => senses.some(({ type }) => type === 'currency')) === true
}

/** Whether a number is one that those beside it need: 'treinta y [cinco]', '[thirty] five', '[quince] mil', '[veinte] euros'. */
function completes(found: readonly (readonly Found[])[], at: number): (sense: Sense) => boolean {
  const before = numberAt(found, isAnd(found, at - 1) ? at - 2 : at - 1)
  const behind = numberAt(found, at + 1)
  const isMeasured =
    found[at + 1]?.some(({ senses }) => senses.some(({ type }) => type === 'currency')) === true
  const thousands =
    found[at + 1]?.flatMap(({ senses }) => senses.filter(({ type }) => type === 'times')) ?? []
  return ({ value, language }) => {
    const own = Number(value)
    if (before !== null && before.language === language && own < roomBehind(before.value)) return true
    if (behind !== null && behind.language === language && behind.value < 10 && isTens(own)) return true
    return own > 1 && (isMeasured || thousands.some((times) => times.language === language))
  }
}

/** What a number word leaves to be said behind it: 'veinte' up to nine, 'doscientos' up to 99, 'mil' up to 999. */
function roomBehind(value: number): number {
  if (value >= 1000) return 1000
  if (value >= 100) return 100
  return isTens(value) ? 10 : 0
}

function isTens(value: number): boolean {
  return value >= 20 && value < 100 && value % 10 === 0
}

/** Whether a unit of money may stand at a word: behind a number. */
function mayBeUnit(tokens: readonly Token[], found: readonly (readonly Found[])[], at: number): boolean {
  if (keyAt(tokens, at).length < 4) return false
  return tokens[at - 1]?.kind === 'number' || numberAt(found, at - 1) !== null
}

function isAnd(found: readonly (readonly Found[])[], at: number): boolean {
  return found[at]?.some(({ senses }) => senses.some(({ type }) => type === 'and')) === true
}

/** What a number word or a multiplier stands for; null elsewhere. */
function numberAt(
  found: readonly (readonly Found[])[],
  at: number,
): { readonly value: number; readonly language: Sense['language'] } | null {
  for (const { senses } of found[at] ?? [])
    for (const { type, value, language } of senses)
      if (type === 'number' || type === 'times') return { value: Number(value), language }
  return null
}
