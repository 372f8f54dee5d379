import { resolveCurrency } from '../../currency.ts'
import { after, isAt, type Sentence, senseAt } from '../../words/sentence.ts'
import { keyAt } from '../../words/text.ts'
import type { Sense } from '../../words/vocabulary.ts'
import { type Figure, onlyReading } from '../figure.ts'
import { partAt } from '../half.ts'
import { readNumeral } from '../numeral.ts'

/** Reads a single coin without a number, with its cents: 'sol veinte', 'euro y medio', 'pound fifty'. */
export function readOneCoin(sentence: Sentence, at: number): Figure | null {
  const coin = senseAt(sentence, at, 'coin')
  if (coin === undefined || coin.language !== sentence.language || isCounted(sentence, at)) return null
  const part = partAt(sentence, at + 1)
  if (part > 0 && /^(sol|euro|real)$/.test(keyAt(sentence.tokens, at)))
    return coins(sentence, coin, at, after(sentence, at + 1), 100 + part)
  if (!/^(sol|euro|dolar|dollar|buck|pound|quid|franc)$/.test(keyAt(sentence.tokens, at))) return null
  const joined = sentence.language === 'pt' && isAt(sentence, at + 1, 'and')
  const cents = readNumeral(sentence, joined ? at + 2 : at + 1)
  const value = onlyReading(cents) ?? 0
  const isCents = value >= 500 && value < 10_000 && value % 100 === 0
  if (cents === null || cents.raw !== null || cents.scaled || !isCents) return null
  if (isAt(sentence, cents.end, 'currency', 'coin', 'measure', 'percent', 'dayUnit', 'and')) return null
  return coins(sentence, coin, at, cents.end, 100 + value / 100)
}

/** Reads half a coin as fifty cents: 'half a quid', 'medio sol'. Null for 'half a pound of mince'. */
export function readHalfCoin(sentence: Sentence, at: number): Figure | null {
  if (!isAt(sentence, at, 'prefixHalf')) return null
  const next = after(sentence, at)
  const start = isAt(sentence, next, 'article', 'one') ? after(sentence, next) : next
  const coin = senseAt(sentence, start, 'coin')
  const end = after(sentence, start)
  const isWeight = keyAt(sentence.tokens, start) === 'pound' && isAt(sentence, end, 'of')
  const isOther =
    isWeight || isAt(sentence, start, 'kind', 'countable', 'measure', 'times') || isAt(sentence, end, 'each')
  if (coin === undefined || coin.language !== sentence.language || isOther) return null
  // Outside Britain a pound is a weight.
  if (resolveCurrency(coin.value, sentence.context) !== sentence.context.currency) return null
  return coins(sentence, coin, at, end, 50)
}

function coins({ context }: Sentence, coin: Sense, start: number, end: number, value: number): Figure {
  return {
    start,
    end,
    numberStart: start,
    numberEnd: end,
    readings: [value],
    doubt: 'amount',
    currency: resolveCurrency(coin.value, context),
    firm: true,
    raw: null,
    negative: false,
  }
}

/** Whether a number or an article stands before the coin: 'el dólar', 'two pound'. */
function isCounted(sentence: Sentence, at: number): boolean {
  return (
    sentence.tokens[at - 1]?.kind === 'number' || isAt(sentence, at - 1, 'number', 'one', 'article', 'times')
  )
}
