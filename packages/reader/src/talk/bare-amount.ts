import type { Scan } from '../message/scan.ts'
import { onlyOwnAmount } from '../numbers/figure.ts'
import { behindArticle, endsClauseAt } from '../words/edges.ts'
import { particleEnd } from '../words/particle.ts'
import { after, before, isAt, isOneOf, type Sentence } from '../words/sentence.ts'
import type { SenseType } from '../words/vocabulary.ts'

/** Types of words that leave an amount what was paid: 'eran como 3 mil', 'I paid 5 by card', 'sí, 30 no total'. */
const besideAmount: ReadonlySet<SenseType> = new Set<SenseType>([
  'spending', 'cost', 'record', 'was', 'article', 'filler', 'approx', 'inexact', 'pronoun', 'method', 'total',
  'currency', 'coin', 'minor', 'thanks', 'greeting',
]) // biome-ignore format: a list to read at a glance

/** The highest number in a word that may count things: 'eran dos'. */
const fewThings = 1000

/**
 * Returns the amount of a message that says one amount and nothing that may give it another meaning, as the price that
 * somebody was asked for: 'unos 3000', 'foi 30 ontem no débito', 'no, 5 I think'; null for 'me quedan 3000', 'back in
 * 20', 'antes era 30', for an amount that may be read in several ways, and in another currency. In hundredths.
 */
export function bareAmountOf({ sentence, figures, claims }: Scan): number | null {
  const [figure, ...others] = figures
  const amount = figure && onlyOwnAmount(sentence, figure)
  if (amount === undefined || figure === undefined || others.length > 0 || figure.negative) return null
  if (mayCount(sentence) && figure.raw === null && !figure.firm && amount <= fewThings) return null
  for (let at = 0; at < sentence.tokens.length; ) {
    const end = at === figure.start ? figure.end : claims[at] === 'day' ? at + 1 : endOfAside(sentence, at)
    if (end === at) return null
    at = end
  }
  return amount
}

/** Whether the verb of a message is in the plural that both counts and prices have: 'eran', 'foram'. */
function mayCount(sentence: Sentence): boolean {
  return (sentence.language === 'es' || sentence.language === 'pt') && sentence.present.has('was')
}

/** The index after a word that leaves an amount what was paid; `at` if it may change its meaning. */
function endOfAside(sentence: Sentence, at: number): number {
  const { tokens } = sentence
  if (tokens[at]?.kind !== 'word') return tokens[at]?.kind === 'number' ? at : at + 1
  const guess = particleEnd(sentence, particleEnd(sentence, at, 'hedge'), 'guesses')
  if (guess > at) return guess
  const end = after(sentence, at)
  // 'No, 3000', but 'no eran 3000' denies it.
  if (isAt(sentence, at, 'not', 'oops')) return endsClauseAt(sentence, end) ? end : at
  if (isAt(sentence, at, 'total')) return end
  if (isAt(sentence, at, 'past', 'period') || particleEnd(sentence, at, 'bounds') > at) return at
  if (isOneOf(sentence, at, besideAmount)) return end
  return isAt(sentence, at, 'preposition') && (isMeans(sentence, end) || isOfVerb(sentence, at)) ? end : at
}

/** Whether a preposition belongs to the verb before it: 'saiu por 30', 'came to 5'; not in 'pagué con 5000'. */
function isOfVerb(sentence: Sentence, at: number): boolean {
  return isAt(sentence, before(sentence, at), 'cost', 'was') && !isAt(sentence, at, 'with', 'timeBefore')
}

/** Whether a means of payment or a total follows: 'en efectivo', 'with the card'. */
function isMeans(sentence: Sentence, at: number): boolean {
  return isAt(sentence, behindArticle(sentence, at), 'method', 'total')
}
