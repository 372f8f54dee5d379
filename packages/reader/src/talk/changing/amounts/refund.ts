import { thingGivenBack } from '../../../expenses/parts/given-back.ts'
import type { NotExpense } from '../../../meaning.ts'
import { nameAt } from '../../../message/content.ts'
import type { Scan } from '../../../message/scan.ts'
import { type Figure, onlyReading } from '../../../numbers/figure.ts'
import { readFigure } from '../../../numbers/read-figure.ts'
import { endsAt, skipAll } from '../../../words/edges.ts'
import { particleEnd } from '../../../words/particle.ts'
import {
  after,
  before,
  isAsked,
  isAt,
  isCapitalAt,
  isNumberAt,
  type Sentence,
} from '../../../words/sentence.ts'
import { openingWith } from '../../opening.ts'

/**
 * Reads how much came back for a thing that was returned or refunded, and nothing else: 'Devolví las zapatillas, me
 * devolvieron 45.000', 'returned the shoes, got 45 back', 'estorno de 45 do ifood'; else null.
 */
export function readRefund({ sentence, days }: Scan): NotExpense | null {
  if (days.length > 0 || isAsked(sentence)) return null
  const first = openingWith(sentence, 'returnedThing', 'reimbursed')
  const figure = onlyFigure(sentence)
  const back = onlyReading(figure)
  if (figure === null || back === undefined) return null
  const returned = thingGivenBack(sentence, first)
  const refund = particleEnd(sentence, first, 'reimbursed')
  const thing = returned ?? (refund > first ? thingFrom(sentence, refund) : null)
  if (thing === null || !isAllOfIt(sentence, { thing, from: returned ?? refund, figure })) return null
  return { kind: 'not_expense', reason: 'income', back, backOf: nameAt(sentence, thing), sure: true }
}

/** Returns the only amount of a message; null for none or several. 'Got 45 back' is one phrase. */
function onlyFigure(sentence: Sentence): Figure | null {
  const isNumber = (_: unknown, at: number) => isNumberAt(sentence, at)
  const figure = readFigure(sentence, sentence.tokens.findIndex(isNumber))
  return figure !== null && sentence.tokens.findLastIndex(isNumber) < figure.end ? figure : null
}

/** Returns the index of the first known thing from a token on; null for none. */
function thingFrom(sentence: Sentence, start: number): number | null {
  for (let at = start; at < sentence.tokens.length; at = after(sentence, at))
    if (isAt(sentence, at, 'kind')) return at
  return null
}

/** Whether nothing but the thing, the amount and words that tell that it came back stand from a token on. */
function isAllOfIt(
  sentence: Sentence,
  { thing, from, figure }: { readonly thing: number; readonly from: number; readonly figure: Figure },
): boolean {
  for (let at = from; !endsAt(sentence, at); ) {
    const told = Math.max(...telling.map((type) => particleEnd(sentence, at, type)))
    const isKnown = at === thing || sentence.tokens[at]?.kind !== 'word' || isAt(sentence, at, ...between)
    if (at === figure.start) at = skipAll(sentence, figure.end, 'currency')
    else if (told > at) at = told
    else if (isKnown || isOfThing(sentence, at, thing) || isShop(sentence, at)) at = after(sentence, at)
    else return false
  }
  return true
}

/** Whether an unknown word right behind the thing describes it: 'las zapatillas blancas'. */
function isOfThing(sentence: Sentence, at: number, thing: number): boolean {
  return sentence.marks[at] === null && at === after(sentence, thing) && sentence.tokens[at]?.kind === 'word'
}

/** Whether the shop to which something was taken back stands at a token: 'to Target', 'a Zara', 'chez Decathlon'. */
function isShop(sentence: Sentence, at: number): boolean {
  const isNamed = sentence.marks[at] === null || isAt(sentence, at, 'kind')
  return isNamed && isCapitalAt(sentence, at) && isAt(sentence, before(sentence, at), 'preposition')
}

const telling = ['moneyCameBack', 'reimbursed', 'gaveBack', 'back', 'that'] as const

const between = [
  'and', 'of', 'preposition', 'pronoun', 'article', 'me', 'filler', 'income', 'cost', 'was', 'currency',
] as const // biome-ignore format: a list to read at a glance
