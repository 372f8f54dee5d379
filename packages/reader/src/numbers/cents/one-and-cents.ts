import { isHighValue, isSaidInCents } from '../../currency.ts'
import { after, isAt, type Sentence, senseAt } from '../../words/sentence.ts'
import { keyAt } from '../../words/text.ts'

/**
 * Whether the article 'um' is the one of a Portuguese price: 'galão um e quarenta'. In 'preço de um e vinte do outro'
 * there are two prices.
 */
export function isOneAndCents(sentence: Sentence, at: number): boolean {
  if (
    sentence.language !== 'pt' ||
    keyAt(sentence.tokens, at) !== 'um' ||
    isAt(sentence, at - 1, 'of', 'article')
  )
    return false
  const value = Number(senseAt(sentence, after(sentence, at + 1), 'number')?.value)
  const isCents = (value >= 10 && value < 100) || (value === 5 && isHighValue(sentence.context.currency))
  return isAt(sentence, at + 1, 'and') && isCents
}

/**
 * Whether the article 'un' may be the one of a French price: 'boulanger un dix', if nothing follows that the ten could
 * count.
 */
export function isOneOfCents(sentence: Sentence, at: number): boolean {
  const { language, context } = sentence
  if (language !== 'fr' || keyAt(sentence.tokens, at) !== 'un' || !isSaidInCents(context.currency))
    return false
  const value = Number(senseAt(sentence, at + 1, 'number')?.value)
  const next = after(sentence, at + 1)
  const isFurther = isAt(sentence, next, 'times', 'currency', 'coin', 'percent', 'measure', 'and')
  return value >= 10 && value < 100 && value % 5 === 0 && !isFurther
}
