import type { NotExpenseReason } from '../meaning.ts'
import type { Figure } from '../numbers/figure.ts'
import { hasPhraseIn, mayHaveParticle, particleEnd } from '../words/particle.ts'
import { has, hasAny, numbersIn, type Sentence, type Stretch } from '../words/sentence.ts'
import { keyAt } from '../words/text.ts'

/**
 * Returns why nothing is paid of what is listed under a heading: bills that are still to be paid ('to pay: gas 40, water
 * 20') or a list of prices ('menú de hoy: sopa 1800, milanesa 7500'). Null for a figure under no such heading.
 */
export function reasonUnderHeading(sentence: Sentence, figure: Figure): NotExpenseReason | null {
  if (isAdvertised(sentence, figure)) return 'quote'
  if (!mayHaveParticle(sentence, 'dueHeading', 'priceHeading')) return null
  for (let end = figure.start - 1; end > 0; end--) {
    if (!/^[:\n]$/.test(keyAt(sentence.tokens, end))) continue
    const heading = { start: lineStart(sentence, end), end }
    if (numbersIn(sentence, heading) > 0) continue
    if (hasPhraseIn(sentence, heading, 'dueHeading')) return 'future'
    if (hasPhraseIn(sentence, heading, 'priceHeading')) return isList(sentence, end) ? 'quote' : null
    if (has(sentence, heading, 'spend') || hasPhraseIn(sentence, heading, 'paid')) return null
  }
  return null
}

/**
 * Whether a price stands in an advertisement: under a heading that is nothing but a word for one and perhaps a name
 * ('promo: 2 pizzas 15,90', 'oferta Lider: detergente 8.990'), with no word of paying anywhere.
 */
function isAdvertised(sentence: Sentence, figure: Figure): boolean {
  const lead = particleEnd(sentence, 0, 'advert')
  if (lead === 0 || hasAny(sentence, 'spend') || mayHaveParticle(sentence, 'paid', 'saidPaid')) return false
  const end = sentence.tokens.findIndex(({ key }) => /^[:!]$/.test(key))
  const isHeading = end >= lead && end <= lead + 1 && end < figure.start
  return isHeading && numbersIn(sentence, { start: 0, end }) === 0
}

/** Returns where the words before a mark begin: after the last mark that ends a sentence, a clause or a line. */
function lineStart({ tokens }: Sentence, end: number): number {
  let start = end
  while (start > 0 && !/^[.;:!\n]$/.test(keyAt(tokens, start - 1))) start--
  return start
}

/** Whether several things with prices that nobody paid follow a heading, and not its own price: 'menú: 12,50'. */
function isList(sentence: Sentence, heading: number): boolean {
  if (hasAny(sentence, 'spend', 'cost')) return false
  const list: Stretch = { start: heading + 1, end: sentence.tokens.length }
  return sentence.tokens[list.start]?.kind === 'word' && numbersIn(sentence, list) > 1
}
