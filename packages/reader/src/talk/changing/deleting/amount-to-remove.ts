import type { Scan } from '../../../message/scan.ts'
import { before, isAt } from '../../../words/sentence.ts'
import { keyAt } from '../../../words/text.ts'

/**
 * The amount of what a message asks to remove, in hundredths; null if it names none. In 'los dos ubers' the number
 * counts them.
 */
export function amountToRemove({ sentence, figures: [figure] }: Scan): number | null {
  const [amount = null] = figure?.readings ?? []
  if (figure === undefined || amount === null) return null
  const isLed = isAt(sentence, before(sentence, figure.start), 'article') && figure.currency === null
  const isOfSeveral = isLed && /[sx]$/.test(keyAt(sentence.tokens, figure.end))
  return isOfSeveral && amount <= mostCounted && amount % 100 === 0 ? null : amount
}

/** Nine, in hundredths: the most expenses that a removal counts. */
const mostCounted = 900
