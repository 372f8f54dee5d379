import { readDay } from '../../days/day.ts'
import { type Meaning, onlySpent } from '../../meaning.ts'
import { readFigure } from '../../numbers/read-figure.ts'
import { isName, memberAt } from '../../words/member-names.ts'
import { hasPhrase, isParticle, particleEnd, phraseStart } from '../../words/particle.ts'
import { after, has, isAsked, isAt, type Sentence, type Stretch, textOf } from '../../words/sentence.ts'
import { notExpense } from '../reason.ts'

/**
 * Reads a bank's notice of a payment, as people forward it, as a purchase from the merchant: 'Tu compra con débito en
 * CARREFOUR por $ 23.450 fue aprobada'; one that was refused is no expense. Null for everything else, also where the
 * merchant or the price is not plain.
 */
export function readPaymentAlert(sentence: Sentence, readPart: (text: string) => Meaning): Meaning | null {
  const alert = phraseStart(sentence, 'paymentAlert')
  if (alert < 0 || isAsked(sentence)) return null
  if (hasPhrase(sentence, 'calledOff')) return notExpense('unrelated')
  // 'Pagué con tu tarjeta': a person writes that.
  const told = { start: particleEnd(sentence, alert, 'paymentAlert'), end: sentence.tokens.length }
  const others = [{ start: 0, end: alert }, told]
  if (others.some((each) => has(sentence, each, 'me', 'payer', 'income', 'not', 'discount', 'future')))
    return null
  const price = priceIn(sentence)
  const merchant = merchantIn(sentence)
  if (price === null || merchant === null) return null
  const parts = [merchant, price, dayIn(sentence)].map((part) =>
    part === null ? '' : textOf(sentence, part.start, part.end),
  )
  const paid = readPart(parts.join(' ').trim())
  return onlySpent(paid) === null ? null : paid
}

/** Returns the only price that is marked as money. */
function priceIn(sentence: Sentence): Stretch | null {
  const prices: Stretch[] = []
  for (let at = 0; at < sentence.tokens.length; ) {
    const figure = readFigure(sentence, at)
    if (figure !== null && figure.currency !== null) prices.push(figure)
    at = figure?.end ?? after(sentence, at)
  }
  const [price, ...others] = prices
  return price !== undefined && others.length === 0 ? price : null
}

/** Returns the words behind a preposition of place, up to punctuation, a number or what is told besides. */
function merchantIn(sentence: Sentence): Stretch | null {
  const { tokens } = sentence
  for (let at = 1; at < tokens.length; at++) {
    if (!isParticle(sentence, at - 1, 'merchantBefore') || isParticle(sentence, at, 'merchantBehind'))
      continue
    let end = at
    while (tokens[end]?.kind === 'word' && !isParticle(sentence, end, 'merchantBehind')) end++
    // 'You paid $20 to Anna' is said to a person.
    if (isName(sentence, at) || memberAt(sentence, at) !== null) return null
    if (end > at && !isAt(sentence, at, 'currency', 'coin')) return { start: at, end }
  }
  return null
}

function dayIn(sentence: Sentence): Stretch | null {
  for (let start = 0; start < sentence.tokens.length; start++) {
    const day = readDay(sentence, start)
    if (day !== null) return { start, end: day.end }
  }
  return null
}
