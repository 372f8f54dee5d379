import { isParticle } from '../../words/particle.ts'
import { after, isAt, isProperAt, type Sentence } from '../../words/sentence.ts'
import { keyAt } from '../../words/text.ts'
import type { NonAmount } from './code.ts'

/** Reads the day and month in the name of a street: 'rue du 8-Mai', 'en la 5 de mayo'. */
export function streetDay(sentence: Sentence, at: number): NonAmount | null {
  if (!/^([1-9]|[12]\d|3[01])$/.test(keyAt(sentence.tokens, at))) return null
  let month = at + 1
  while (isAt(sentence, month, 'of') || keyAt(sentence.tokens, month) === '-') month = after(sentence, month)
  if (!isAt(sentence, month, 'month') || !isStreet(sentence, at, month)) return null
  return { end: after(sentence, month), claim: null }
}

/**
 * Whether a day and a month are the name of a street: 'en la 5 de mayo', 'na 25 de março', 'Ancap de 18 de Julio',
 * 'rue du 8-Mai'.
 */
export function isStreet(sentence: Sentence, at: number, month: number): boolean {
  const { language } = sentence
  if (language === 'en') return false
  if (isParticle(sentence, at - 1, 'street')) return true
  if (language === 'fr') return isAt(sentence, at - 1, 'of') && isParticle(sentence, at - 2, 'street')
  return isParticle(sentence, at - 1, 'streetLead') && isProperAt(sentence, month)
}
