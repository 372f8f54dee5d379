import { isHighValue } from '../currency.ts'
import { endsClauseAt } from '../words/edges.ts'
import { after, before, isAt, type Sentence, senseAt } from '../words/sentence.ts'
import { keyAt } from '../words/text.ts'
import type { Sense } from '../words/vocabulary.ts'

/** Whether a word is the household's own coin, not a multiplier: a luca is a thousand pesos, but one sol in Peru. */
function isCoinHere(sentence: Sentence, at: number): boolean {
  return senseAt(sentence, at, 'coin')?.value === sentence.context.currency
}

/** Whether 'mm' means millimetres because another number can be the price: '22mm elbow 17.36'. */
function isSize({ tokens }: Sentence, at: number): boolean {
  return tokens[at]?.key === 'mm' && tokens.some(({ kind }, index) => kind === 'number' && index !== at - 1)
}

/**
 * Whether a capital 'M' directly after the only number is a million: '1.2M alquiler' in currencies with large numbers.
 * A small letter means metres.
 */
function isMillion({ text, tokens, context }: Sentence, at: number): boolean {
  const token = tokens[at]
  const isCapital = token?.key === 'm' && token.glued && text[token.start] === 'M' && /\p{Ll}/u.test(text)
  return (
    isCapital && !isHighValue(context.currency) && tokens.filter(({ kind }) => kind === 'number').length === 1
  )
}

/**
 * Returns the factor by which the word or letter at a token multiplies the number before it, or 0. An English 'mil' is
 * a million, but a thousand in currencies with large numbers.
 */
export function factorAt(sentence: Sentence, at: number): number {
  if (isMillion(sentence, at)) return 1_000_000
  const sense = isCoinHere(sentence, at) || isSize(sentence, at) ? undefined : timesAt(sentence, at)
  if (sense?.value === 'mil') return isHighValue(sentence.context.currency) ? 1_000_000 : 1000
  if (sense === undefined || (sense.language === 'en' && sentence.language === 'fr')) return 0
  const currency = sense.value.replace(/^\d+/, '')
  return currency === '' || isUnitHere(sentence, at, currency) ? Number.parseInt(sense.value, 10) : 0
}

/**
 * Returns the sense of a multiplier, in the household's currency if the word has a value in several: 'ton', 'score'.
 */
function timesAt(sentence: Sentence, at: number): Sense | undefined {
  const first = senseAt(sentence, at, 'times')
  if (first === undefined || !/^\d+[A-Z]/.test(first.value)) return first
  const own = sentence.marks[at]?.senses.find(
    ({ type, value }) => type === 'times' && value.endsWith(sentence.context.currency),
  )
  return own ?? first
}

/**
 * Whether a slang unit has its value here: '60 barras la boleta', where a barra is a thousand; '3 barras de pan 5000'
 * is bread.
 */
function isUnitHere(sentence: Sentence, at: number, currency: string): boolean {
  const next = sentence.tokens.findIndex(({ kind }, index) => index > at && kind === 'number')
  if (sentence.context.currency !== currency || (isAt(sentence, at + 1, 'of') && next > at)) return false
  return sentence.language !== 'en' || isSlangHere(sentence, at)
}

/** Whether the count before the multiplier is the only number of the message. */
function isOnlyNumber({ tokens, marks }: Sentence, at: number): boolean {
  return tokens.every(({ kind }, index) => {
    const isSaid = marks[index]?.senses.some(({ type }) => type === 'number') === true
    return index === at - 1 || (kind !== 'number' && !isSaid)
  })
}

/**
 * Whether an English slang unit is an amount: 'a monkey on the dishwasher', with the only number and nothing after it
 * but what it was spent on; not '3 pony rides'.
 */
function isSlangHere(sentence: Sentence, at: number): boolean {
  const { tokens } = sentence
  const end = after(sentence, at)
  const isFree = endsClauseAt(sentence, end) || isAt(sentence, end, 'preposition', 'half')
  const isThing = senseAt(sentence, before(sentence, before(sentence, at)), 'spend')?.value === 'buy'
  // 'Spent a ton on groceries' only means a lot.
  const isIdiom = keyAt(tokens, at) === 'ton' && isAt(sentence, at - 1, 'one') && at > 1
  return isFree && !isThing && !isIdiom && !isAt(sentence, end, 'of') && isOnlyNumber(sentence, at)
}
