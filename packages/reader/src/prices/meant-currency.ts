import { resolveCurrency } from '../currency.ts'
import type { Scan } from '../message/scan.ts'
import type { Figure } from '../numbers/figure.ts'
import { after, isAt, senseAt } from '../words/sentence.ts'

/**
 * Returns the figures in the currency that corrects the one after them: '8.999 USD, no, pesos', '160 euros, sorry,
 * francs'.
 */
export function withMeantCurrencies(scan: Scan): readonly Figure[] {
  const { figures, sentence } = scan
  if (!sentence.present.has('oops') || !sentence.present.has('currency')) return figures
  return figures.map((figure) => {
    const meant = meantAt(scan, figure.end)
    if (figure.currency === null || meant === null) return figure
    scan.claims.fill('dropped', figure.end, meant.end)
    return { ...figure, currency: meant.currency }
  })
}

/**
 * Returns the currency that follows only punctuation and a word of correction; null if there is none or a number of
 * its own follows it.
 */
function meantAt({ sentence }: Scan, from: number): { currency: string; end: number } | null {
  const { tokens } = sentence
  let at = from
  let isTakenBack = false
  for (
    ;
    isAt(sentence, at, 'oops') || /^[,.;:!?()…-]+$/.test(tokens[at]?.key ?? '');
    at = after(sentence, at)
  )
    isTakenBack ||= isAt(sentence, at, 'oops')
  const named = senseAt(sentence, at, 'currency')?.value
  const end = after(sentence, at)
  if (!isTakenBack || named === undefined || named === 'own' || tokens[end]?.kind === 'number') return null
  return { currency: resolveCurrency(named, sentence.context), end }
}
