import { type Expenses, type Item, type Meaning, onlySpent } from '../../meaning.ts'
import { type Figure, onlyReading } from '../../numbers/figure.ts'
import { readFigure } from '../../numbers/read-figure.ts'
import { endsAt } from '../../words/edges.ts'
import { memberAt, memberNameEnd } from '../../words/member-names.ts'
import { after, isAsked, isAt, isNumberAt, type Sentence, spanOf } from '../../words/sentence.ts'

/** What one member paid of a thing. */
interface Share {
  readonly figure: Figure
  /** The member; null for the writer. */
  readonly payerId: string | null
  readonly end: number
}

/**
 * Reads one thing of which the writer and other members each paid a price, as an expense for each of them: 'ciné 11,50
 * moi et 11,50 Karim', 'lunch me 12, Karim 14', 'dinner 40, 15 me and 25 Karim'. Null for any other message.
 */
export function readEachPaid(sentence: Sentence, readPart: (text: string) => Meaning): Expenses | null {
  const start = sharesStart(sentence)
  if (start < 1 || isAsked(sentence)) return null
  const total = isNumberAt(sentence, start) && !shareAt(sentence, start) ? readFigure(sentence, start) : null
  const [first, ...others] = sharesFrom(sentence, total ? joinEnd(sentence, total.end) : start) ?? []
  if (!first || others.length === 0 || !isOfEach([first, ...others])) return null
  const thing = onlySpent(readPart(textWith(sentence, start, total ?? first.figure)))
  if (thing === null) return null
  const items: Item[] = []
  for (const { figure, payerId } of [first, ...others]) {
    const amount = onlyReading(figure)
    if (amount === undefined) return null
    const readFrom = { ...thing.readFrom, amount: [spanOf(sentence, figure.start, figure.end)] }
    items.push({ ...thing, amount, payerId, readFrom })
  }
  if (total && thing.amount !== items.reduce((sum, { amount }) => sum + amount, 0)) return null
  const [item, ...more] = items
  return item ? { kind: 'expenses', items: [item, ...more], sure: true } : null
}

/** The index of the first price or payer; -1 if there is none. */
function sharesStart(sentence: Sentence): number {
  for (let at = 0; at < sentence.tokens.length; at = after(sentence, at))
    if (isNumberAt(sentence, at) || payerAt(sentence, at)) return at
  return -1
}

/** The shares that a message ends with; null if anything else stands among them. */
function sharesFrom(sentence: Sentence, start: number): Share[] | null {
  const shares: Share[] = []
  for (let at = start; !endsAt(sentence, at); ) {
    const share = shareAt(sentence, at)
    if (share === null) return null
    shares.push(share)
    at = joinEnd(sentence, share.end)
  }
  return shares
}

/** The index after punctuation and joining words. */
function joinEnd(sentence: Sentence, start: number): number {
  let at = start
  while (sentence.tokens[at]?.kind === 'break' || isAt(sentence, at, 'and')) at = after(sentence, at)
  return at
}

/** The price and the payer at a token, in either order. */
function shareAt(sentence: Sentence, at: number): Share | null {
  const named = payerAt(sentence, at)
  const figure = readFigure(sentence, named?.end ?? at)
  if (figure === null) return null
  const payer = named ?? payerAt(sentence, figure.end)
  return payer && { figure, payerId: payer.id, end: Math.max(payer.end, figure.end) }
}

/** The writer, whose id is null, or the member who is named at a token; null for neither. */
function payerAt(
  sentence: Sentence,
  at: number,
): { readonly id: string | null; readonly end: number } | null {
  if (isAt(sentence, at, 'me')) return { id: null, end: after(sentence, at) }
  const member = memberAt(sentence, at)
  return member && { id: member.id, end: memberNameEnd(sentence, at, member) }
}

/** Whether the writer and at least one member paid, each once. */
function isOfEach(shares: readonly Share[]): boolean {
  const payers = new Set(shares.map(({ payerId }) => payerId))
  return payers.size === shares.length && payers.has(null)
}

/** Returns the text up to the first price, with the payer before it blanked out, so that all offsets stay the same. */
function textWith({ text, tokens }: Sentence, start: number, { start: price, end }: Figure): string {
  const [from = 0, first = 0] = [tokens[start]?.start, tokens[price]?.start]
  return text.slice(0, from) + ' '.repeat(first - from) + text.slice(first, tokens[end - 1]?.end)
}
