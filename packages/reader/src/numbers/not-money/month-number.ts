import { hasNoCents } from '../../currency.ts'
import { type Sentence, sensesOfWord } from '../../words/sentence.ts'
import { keyAt } from '../../words/text.ts'
import type { NonAmount } from './code.ts'

/**
 * Reads the number of the month that the price right after it is for: 'academia do mês 11 109,90', 'loyer mois 11 650'.
 * Null where the two may be one amount with a blank: 'loyer du mois 1 200', in money without cents also 'mois 12 500'.
 */
export function readMonthNumber(sentence: Sentence, at: number): NonAmount | null {
  const { tokens, context } = sentence
  const [figure, price] = [keyAt(tokens, at), keyAt(tokens, at + 1)]
  if (!/^([1-9]|1[0-2])$/.test(figure) || tokens[at + 1]?.kind !== 'number' || !isMonthWord(sentence, at - 1))
    return null
  const mayBeThousands = /^\d{3}([.,]\d{1,2})?$/.test(price)
  const isApart = figure.length === 2 && price !== '000' && !hasNoCents(context.currency)
  return mayBeThousands && !isApart ? null : { end: at + 1, claim: 'number' }
}

/** Whether a token is 'month', also as the last word of a phrase: 'do mês'. */
function isMonthWord(sentence: Sentence, at: number): boolean {
  return sensesOfWord(sentence, at).some(({ type, value }) => type === 'dayUnit' && value === 'month')
}
