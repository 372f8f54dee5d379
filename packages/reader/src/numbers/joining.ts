import { isAt, type Sentence } from '../words/sentence.ts'
import { keyAt } from '../words/text.ts'

/** Whether a word may join two parts of a number: 'trinta e cinco', or 'trinta i cinco', spelt as it sounds. */
export function isJoining(sentence: Sentence, at: number): boolean {
  const isSounded = sentence.language === 'pt' || sentence.language === 'es'
  return isAt(sentence, at, 'and') || (isSounded && keyAt(sentence.tokens, at) === 'i')
}

/** Whether `value` can complete `base` in any of the languages: 'treinta cinco', 'soixante quinze', 'cent dix'. */
export function canFollow(base: number, value: number): boolean {
  if (!Number.isInteger(base) || base === 0) return false
  if (value < 10) return base % 10 === 0 && (base % 100 !== 10 || value >= 6)
  if (value < 20) return base % 100 === 0 || base % 100 === 60 || base % 100 === 80
  return value < 100 && base % 100 === 0
}

/**
 * Whether 'and' joins a value to a thousand, as in 'mil e duzentos' and 'a thousand and twenty'; 'dos mil y
 * quinientos' is two amounts.
 */
export function joinsThousand({ language }: Sentence, value: number): boolean {
  return language === 'pt' || language === 'en' || value < 100
}
