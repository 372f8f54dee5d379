import { type Meaning, mayBeSpent, onlySpent } from '../../meaning.ts'
import { particleEnd } from '../../words/particle.ts'
import { isAt, numbersIn, type Sentence, type Stretch, textOf } from '../../words/sentence.ts'
import { keyAt } from '../../words/text.ts'

/** Fewer lines with a number are a list, although one of them may tell how it was paid. */
const fewest = 3

/**
 * Reads the text of a shop's receipt as one purchase for its total, called by a line without a number, which mostly is
 * the shop's, or by what was bought. What was handed over, given back or taken off is no expense. Null for everything
 * else, a list with its total included.
 */
export function readReceipt(sentence: Sentence, readPart: (text: string) => Meaning): Meaning | null {
  const lines = linesOf(sentence)
  const priced = lines.filter((line) => numbersIn(sentence, line) > 0)
  const total = priced.findLast((line) => isTotal(sentence, line))
  if (total === undefined || priced.length < fewest) return null
  if (!priced.some((line) => line !== total && isOfReceipt(sentence, line))) return null
  const bought = priced.filter((line) => line.start < total.start && !isOfReceipt(sentence, line))
  const names = [
    ...lines.filter((line) => !priced.includes(line)).map(({ start, end }) => textOf(sentence, start, end)),
    bought.map((line) => textOf(sentence, line.start, numberIn(sentence, line))).join(', '),
  ]
  const sum = textOf(sentence, numberIn(sentence, total), total.end)
  let likely: Meaning | null = null
  for (const name of names) {
    const paid = readPart(`${name} ${sum}`)
    if (onlySpent(paid) !== null) return paid
    if (mayBeSpent(paid)) likely ??= paid
  }
  return likely
}

function linesOf({ tokens }: Sentence): Stretch[] {
  const ends = [...tokens.keys()].filter((at) => keyAt(tokens, at) === '\n')
  const bounds = [-1, ...ends, tokens.length]
  return bounds
    .slice(0, -1)
    .map((mark, index) => ({ start: mark + 1, end: bounds[index + 1] ?? tokens.length }))
    .filter(({ start, end }) => end > start)
}

/** Returns the index of the first figure of a line. */
function numberIn({ tokens }: Sentence, { start, end }: Stretch): number {
  const number = tokens.slice(start, end).findIndex(({ kind }) => kind === 'number')
  return number < 0 ? end : start + number
}

/** Whether a line has nothing but a word for the sum before its figure: 'TOTAL EUR 7,75', 'AMOUNT DUE 20.32'. */
function isTotal(sentence: Sentence, line: Stretch): boolean {
  const named = particleEnd(sentence, line.start, 'receiptTotal')
  let at = named
  while (sentence.tokens[at]?.kind !== 'word' && at < numberIn(sentence, line)) at++
  if (isAt(sentence, at, 'currency')) at++
  return named > line.start && at === numberIn(sentence, line) && at < line.end
}

/** Whether a line of a receipt names nothing that was bought: a tax, a discount, or how it was paid. */
function isOfReceipt(sentence: Sentence, { start }: Stretch): boolean {
  return particleEnd(sentence, start, 'receiptLine') > start
}
