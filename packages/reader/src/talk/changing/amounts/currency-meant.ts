import { resolveCurrency } from '../../../currency.ts'
import type { Scan } from '../../../message/scan.ts'
import { after, isAsked, isAt, type Sentence, senseAt } from '../../../words/sentence.ts'

/**
 * The currency after a 'was', if nothing follows it but what it was not: 'era en dólares', 'the hotel was in dollars,
 * not pesos'; else null.
 */
export function currencyMeant({ sentence, figures }: Scan, from: number): string | null {
  if (figures.length > 0 || isAsked(sentence)) return null
  const was = from + sentence.marks.slice(from).findIndex((_, at) => isAt(sentence, from + at, 'was'))
  const at = was < from ? from : after(sentence, was)
  const meant = currencyAfter(sentence, at)
  if (meant === null) return null
  let end = after(sentence, meant)
  while (sentence.tokens[end]?.kind === 'break') end++
  const denied = isAt(sentence, end, 'not') && currencyAfter(sentence, after(sentence, end)) !== null
  const sense = senseAt(sentence, meant, 'currency') ?? senseAt(sentence, meant, 'coin')
  return sense !== undefined && (denied || end === sentence.tokens.length)
    ? resolveCurrency(sense.value, sentence.context)
    : null
}

/** The index of the currency after small words; null for none. */
function currencyAfter(sentence: Sentence, from: number): number | null {
  let at = from
  while (
    isAt(sentence, at, 'preposition', 'filler', 'article', 'of') &&
    !isAt(sentence, at, 'currency', 'coin')
  )
    at = after(sentence, at)
  return isAt(sentence, at, 'currency', 'coin') ? at : null
}
