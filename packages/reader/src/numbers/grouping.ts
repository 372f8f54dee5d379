import { hasNoCents, isHighValue } from '../currency.ts'
import { isParticle } from '../words/particle.ts'
import { before, isAt, isOfKind, type Sentence } from '../words/sentence.ts'
import { keyAt } from '../words/text.ts'
import { isServedBefore } from './counts/for-some.ts'
import { isRand } from './not-money/code.ts'
import { isNaming } from './not-money/naming.ts'

/**
 * Whether a digit and three digits after it may be a count and a price: '2 350 leite' may be 2350 or two of them for
 * 350; so may 'bread 2 250' in a currency like the dollar.
 */
export function mayBeCountAndPrice(sentence: Sentence, at: number): boolean {
  const { tokens, context } = sentence
  const [count, group] = tokens.slice(at, at + 2)
  if (count?.key.length !== 1 || group?.key.length !== 3 || isAt(sentence, at - 1, 'currency')) return false
  const last = before(sentence, at)
  const ends =
    last === 0 &&
    count.key !== '1' &&
    tokens[at + 2] === undefined &&
    isHighValue(context.currency) &&
    isSoldByPiece(sentence, last)
  return ends || (at === 0 && isSoldByPiece(sentence, 2))
}

/** Whether a thing is bought by the piece or by weight, unlike a shop or a meal. */
export function isSoldByPiece(sentence: Sentence, at: number): boolean {
  return isAt(sentence, at, 'countable') || isParticle(sentence, at, 'staple')
}

/** Returns the figure at a token with all its groups, where blanks separate thousands: '12 345 678', '1 500,50'. */
export function joinGroups(sentence: Sentence, at: number): { key: string; end: number } {
  let key = keyAt(sentence.tokens, at)
  let end = at + 1
  if (!/^[1-9]\d{0,2}$/.test(key)) return { key, end }
  if (isDictated(sentence, end)) return { key: `${key} ${keyAt(sentence.tokens, end + 1)}`, end: end + 2 }
  if (sentence.tokens[end]?.key !== '000' && isApart(sentence, at)) return { key, end }
  if (mayBeNamed(sentence, at) && sentence.tokens[end]?.key !== '000') return { key, end }
  for (;;) {
    const next = sentence.tokens[end]
    if (next === undefined || next.kind !== 'number' || !/^\d{3}([.,]\d{1,2})?$/.test(next.key)) break
    key += ` ${next.key}`
    end++
    if (next.key.length > 3) break
  }
  return { key, end }
}

/** Whether a number may belong to the name before it, where the digits after it are a price: 'linea 4 150'. */
function mayBeNamed(sentence: Sentence, at: number): boolean {
  const figure = keyAt(sentence.tokens, at)
  const isNamed = isNaming(sentence, before(sentence, at), figure)
  const isFew = figure.length < 3
  return isNamed && !(isFew && hasNoCents(sentence.context.currency))
}

/** Whether a comma with a blank after it separates thousands, as dictation writes it: '12, 000 pesos'. */
function isDictated({ tokens }: Sentence, at: number): boolean {
  const [comma, group] = tokens.slice(at, at + 2)
  return comma?.key === ',' && comma.glued && group?.key === '000' && !group.glued
}

/**
 * Whether the three digits after a figure do not belong to it: 'S10 300', 'CG 160 210', '4 bidones x 52 208', 'cena
 * para 2 580', 'paid 45 120 and 18'.
 */
function isApart(sentence: Sentence, at: number): boolean {
  const { tokens, marks, language, context } = sentence
  const head = keyAt(tokens, at)
  const isName =
    tokens[at]?.glued === true &&
    tokens[at - 1]?.kind === 'word' &&
    !isAt(sentence, at - 1, 'currency') &&
    !isRand(sentence, at - 1)
  if (isName || isProductBefore(sentence, at) || isServedBefore(sentence, at)) return true
  // In French, and beside a currency, blanks separate thousands.
  const isOpen = language !== 'fr' && /^[1-9]\d\d$/.test(keyAt(tokens, at + 1)) && !isMoney(sentence, at)
  const isNamed =
    tokens[at - 1]?.kind === 'word' && (marks[at - 1] === null || isOfKind(sentence, at - 1, 'health'))
  const isLarge =
    head.length === 3 && !hasNoCents(context.currency) && isNamed && tokens[at + 2]?.kind !== 'number'
  const isList =
    language === 'en' && isHighValue(context.currency) && head.length === 2 && isFollowed(tokens, at + 2)
  return isOpen && (isLarge || isList)
}

function isMoney(sentence: Sentence, at: number): boolean {
  return isAt(sentence, at - 1, 'currency') || isAt(sentence, at + 2, 'currency', 'coin', 'times')
}

function isFollowed(tokens: Sentence['tokens'], from: number): boolean {
  return tokens.some(({ kind }, at) => at >= from && kind === 'number')
}

/** Whether the digits after a figure are its product with the count before it: '4 x 52 208'. */
function isProductBefore({ tokens }: Sentence, at: number): boolean {
  if (!/^[x*@]$/.test(keyAt(tokens, at - 1))) return false
  const product = Number(keyAt(tokens, at + 1))
  return [at - 2, at - 3].some(
    (count) => Number(keyAt(tokens, count)) * Number(keyAt(tokens, at)) === product,
  )
}
