import { hasContent, isContentAt, isPieces } from './content.ts'
import { type Figure, isCertain, isProduct } from './figure.ts'
import { isOctane } from './numeral.ts'
import type { Scan } from './scan.ts'
import { type Chunk, chunksOf, isNamed, isSeries } from './segment.ts'
import { after, before, has, isAt, type Sentence, senseAt } from './sentence.ts'
import { keyAt } from './text.ts'

/** The numbers beside a certain price, weighed. */
export interface Weighed {
  /** Without the numbers that count or name something. */
  readonly scan: Scan
  /** Also without those that nothing decides about; null when there are none. */
  readonly strict: Scan | null
}

/** From here on a number is no price; one point below it may be either, and less leaves it a price. */
const decided = 2

/**
 * Weighs each bare number of a message against the certain price beside it (one with a currency or cents):
 * where it stands, what leads to it and follows it, and how much it is. 'iPhone 15 case off Amazon, 22.49' has one
 * price, 'taxi 12, lunch 15.50' has two.
 */
export function weighNumbers(scan: Scan): Weighed {
  if (scan.figures.length < 2 || isSeries(scan)) return { scan, strict: null }
  const chunks = chunksOf(scan)
  const weights = scan.figures.map(() => 0)
  for (let index = weights.length - 1; index >= 0; index--) {
    const figure = scan.figures[index]
    if (figure === undefined || !isBare(scan.sentence, figure)) continue
    const prices = scan.figures.filter((_, at) => (weights[at] ?? 0) < decided)
    weights[index] = weigh({ ...scan, figures: prices }, chunks, figure)
  }
  const open = weights.includes(decided - 1)
  const sure = without(scan, (index) => (weights[index] ?? 0) >= decided)
  return { scan: sure, strict: open ? without(scan, (index) => (weights[index] ?? 0) >= decided - 1) : null }
}

function without(scan: Scan, isOther: (index: number) => boolean): Scan {
  const others = scan.figures.filter((_, index) => isOther(index))
  if (others.length === 0) return scan
  const claims = [...scan.claims]
  for (const { start, end } of others) claims.fill('number', start, end)
  return { ...scan, claims, figures: scan.figures.filter((each) => !others.includes(each)) }
}

/** A whole number that nothing marks as money; two sides ('5x80') are one while no currency follows them. */
function isBare(sentence: Sentence, figure: Figure): boolean {
  const value = (figure.readings[0] ?? 0) / 100
  const marked = isCertain(figure) && (figure.currency !== null || !isProduct(sentence, figure))
  const plain = figure.raw === null || /^\d+$/.test(figure.raw)
  return !marked && plain && Number.isInteger(value) && figure.readings.length === 1
}

/** The best evidence that some price of the message gives against a number. */
function weigh(scan: Scan, chunks: readonly Chunk[], figure: Figure): number {
  const own = chunkOf(chunks, figure)
  if (own === undefined) return 0
  const alone = evidenceAlone(scan, own, figure)
  let most = 0
  for (const price of scan.figures) {
    const its = price === figure ? undefined : chunkOf(chunks, price)
    if (its === undefined || isOffered(scan, figure, price)) continue
    const larger = (price.readings[0] ?? 0) >= 5 * (figure.readings[0] ?? 0)
    const marked =
      isCertain(price) || isGrouped(price) || (price.start < figure.start && isPaid(scan.sentence, price))
    if (!marked && !larger) continue
    const doubt = marked ? 0 : 2
    const beside = evidenceBeside(scan, { own, figure, its, price })
    if (beside !== 0) most = Math.max(most, alone + beside + (larger ? 1 : 0) - doubt)
  }
  return most
}

/** 'paid 10', 'gave a tenner': right behind a verb of paying. */
function isPaid(sentence: Sentence, { start, end }: Figure): boolean {
  if (isPieces(sentence, end)) return false
  const last = before(sentence, start)
  return isAt(
    sentence,
    isAt(sentence, last, 'one', 'article') ? before(sentence, last) : last,
    'spend',
    'cost',
  )
}

/** '27.400': nobody groups what is no amount. */
function isGrouped({ raw }: Figure): boolean {
  return raw !== null && /^\d{1,3}([.,]\d{3})+$/.test(raw)
}

function chunkOf(chunks: readonly Chunk[], figure: Figure): Chunk | undefined {
  return chunks.find((chunk) => chunk.figures.includes(figure))
}

/** '20 or 30', '500-600': one of them is the price. */
function isOffered({ sentence }: Scan, a: Figure, b: Figure): boolean {
  const [first, second] = a.start < b.start ? [a, b] : [b, a]
  return sentence.tokens.slice(first.end, second.start).some((_, at) => isAt(sentence, first.end + at, 'or'))
}

/** What speaks against a number whatever stands beside it; what speaks for a price is taken away. */
function evidenceAlone(scan: Scan, chunk: Chunk, figure: Figure): number {
  const { sentence } = scan
  const last = before(sentence, figure.start)
  const labelled = [isLabelled, isCode, isLettered, isMeasured, isPacked].some((names) =>
    names(sentence, figure),
  )
  let weight = labelled ? 3 : isNamed(sentence, figure) ? 1 : 0
  const single = (figure.readings[0] ?? 0) === 100 && isContentAt(scan, figure.end)
  if (isSaidCount(scan, figure) || single) weight += 2
  if (isAt(sentence, last, 'spend', 'cost', 'total') || isAt(sentence, figure.end, 'each')) weight -= 3
  if (
    !labelled &&
    !isProduct(sentence, figure) &&
    figure.end >= chunk.end &&
    hasContent(scan, chunk.start, figure.start)
  )
    weight -= 2
  return weight
}

/** 'dos cafés', 'a tres cruces': up to twelve in words, and what there are so many of. */
function isSaidCount(scan: Scan, { raw, readings, end }: Figure): boolean {
  return raw === null && (readings[0] ?? 0) <= 1200 && isContentAt(scan, end)
}

/** '1 kilo 2': behind a measure. */
function isMeasured(sentence: Sentence, { start }: Figure): boolean {
  const unit = before(sentence, start)
  return isAt(sentence, unit, 'measure') && sentence.tokens[unit - 1]?.kind === 'number'
}

/** 'line 2', 'ligne 14': behind a word that only numbers follow, not prices. */
function isLabelled(sentence: Sentence, { start }: Figure): boolean {
  const last = before(sentence, start)
  return isAt(sentence, last, 'weakLabel', 'model') && !isAt(sentence, last, 'kind', 'countable')
}

/** 'FIFA 25', 'CG 160': a name of its own right before a number, inside a sentence. */
function isCode({ text, tokens, marks }: Sentence, { start, raw }: Figure): boolean {
  const name = tokens[start - 1]
  if (name === undefined || raw === null || marks[start - 1] !== null) return false
  const word = text.slice(name.start, name.end)
  return name.kind === 'word' && /^\p{Lu}{2,5}$/u.test(word) && /\p{Ll}/u.test(text)
}

interface Pair {
  readonly own: Chunk
  readonly figure: Figure
  readonly its: Chunk
  readonly price: Figure
}

/** What the place of a price says against a number before or behind it. */
function evidenceBeside(scan: Scan, pair: Pair): number {
  const { own, figure, its, price } = pair
  const { sentence } = scan
  if (its === own) return evidenceTogether(scan, pair)
  const dose = isDose(sentence, own, figure)
  if (price.start < figure.end) return dose && !hasContent(scan, its.start, price.start) ? 2 : 0
  if (isWrapped(sentence, figure) && isWrapped(sentence, price)) return 0
  const listed =
    sentence.tokens[price.start - 1]?.key === ':' && isCertain(price) && isContentAt(scan, figure.end)
  if (listed) return 4
  const named = hasContent(scan, its.start, price.start)
  const where = /^(chez|at|from|en|na|no|a|au|aux)$/.test(keyAt(sentence.tokens, price.end))
  const follows = !where && hasContent(scan, price.end, its.end)
  if (isWrapped(sentence, figure) && !named) return 3
  const tells = hasContent(scan, own.start, own.end)
  if (tells && !named && !follows && isNextPriced(scan, pair)) return evidenceBefore(sentence, pair)
  if (isInBrackets(scan, figure) || (dose && isCertain(price))) return 3
  if (isGrade(sentence, figure)) return has(sentence, its, 'fuel') ? 3 : 0
  if (isMeasured(sentence, figure)) return named ? -2 : 1
  const leads = figure.start === startOfMatter(sentence, own)
  const counts = leads && named && isContentAt(scan, figure.end)
  return counts || isLabelled(sentence, figure) ? 1 : 0
}

/** 'colectivo 59, 1250', 'ciné à 3 : 31,50': the next clause is nothing but the price. */
function evidenceBefore(sentence: Sentence, { own, figure, price }: Pair): number {
  if (!isAtEnd(own, figure)) return 3
  const colon = sentence.tokens[figure.end]?.key === ':' && price.start === figure.end + 1
  return colon || isNamed(sentence, figure) ? 4 : 2
}

/** 'Polo 9N': a letter right behind it that is no unit. */
function isLettered({ tokens }: Sentence, { end }: Figure): boolean {
  const letter = tokens[end]
  return letter?.kind === 'word' && letter.glued && letter.key.length === 1
}

/** 'pack de 6 eau': how many are in one piece. */
function isPacked(sentence: Sentence, { start }: Figure): boolean {
  const of = before(sentence, start)
  return isAt(sentence, of, 'of') && isAt(sentence, before(sentence, of), 'countable', 'measure')
}

/** 'ordinaire 87': beside a price of fuel. */
function isGrade(sentence: Sentence, { start, raw }: Figure): boolean {
  return raw !== null && isOctane(raw) && isAt(sentence, before(sentence, start), 'fuel')
}

function isAtEnd(chunk: Chunk, figure: Figure): boolean {
  return figure.end >= chunk.end
}

/** Whether no other figure stands between a number and the price behind it. */
function isNextPriced({ figures }: Scan, { figure, price }: Pair): boolean {
  return figures.every((each) => each.start <= figure.start || each.start >= price.start)
}

/** Both in one stretch without a mark. */
function evidenceTogether(scan: Scan, { own, figure, price }: Pair): number {
  const { sentence } = scan
  const named = hasContent(scan, own.start, figure.start)
  if (price.start < figure.start) return evidenceBehind(scan, own, figure, price)
  const between = hasContent(scan, figure.end, price.start)
  if (!between) return figure.end === price.start && !isCertain(price) ? 0 : 3
  const follows = hasContent(scan, price.end, own.end)
  if (!named)
    return follows ? 0 : isAt(sentence, figure.end, 'of') || scan.claims[figure.end] === 'day' ? 0 : 3
  const counts =
    figure.readings[0] === 100 ||
    isPacked(sentence, figure) ||
    isAt(sentence, before(sentence, figure.start), 'with')
  const listed = !counts && has(sentence, { start: own.start, end: figure.start }, 'kind', 'countable')
  return listed && isAt(sentence, figure.end, 'kind', 'countable') ? 0 : 3
}

/** 'opticien 85 euros sur 310', '15.500 en la botica por el losartan de 50': behind the price. */
function evidenceBehind(scan: Scan, own: Chunk, figure: Figure, price: Figure): number {
  const { sentence } = scan
  const last = before(sentence, figure.start)
  if (!hasContent(scan, price.end, figure.start))
    return /^(sur|sobre|of|de|out)$/.test(keyAt(sentence.tokens, figure.start - 1)) ? 4 : 0
  if (isSaidCount(scan, figure)) return /^(por|for|pour)$/.test(keyAt(sentence.tokens, last)) ? 4 : 1
  if (hasContent(scan, own.start, price.start)) return 0
  if (isAt(sentence, last, 'of') || sentence.tokens[last]?.kind === 'sign') return 4
  return isAtEnd(own, figure) || isLettered(sentence, figure) ? 3 : 0
}

/** 'amoxicilina 875': a medicine and what is one of the usual strengths. */
function isDose(sentence: Sentence, chunk: Chunk, figure: Figure): boolean {
  const last = before(sentence, figure.start)
  const medicine = senseAt(sentence, last, 'kind')?.value === 'health'
  const bought = /^(ph|f)arma|^(doc|med|dent)/.test(keyAt(sentence.tokens, last))
  const strength = /^(100|[24]00|[25]50|[5-8]00|8[57]5|850|1000)$/.test(figure.raw ?? '')
  return medicine && !bought && strength && isAtEnd(chunk, figure)
}

/** '(350)': an amount in brackets. */
function isWrapped({ tokens }: Sentence, { start, end }: Figure): boolean {
  return tokens[start - 1]?.key === '(' && tokens[end]?.key === ')'
}

/** '(FIFA 25)': behind its name within brackets that the price is not in. */
function isInBrackets(scan: Scan, { start, end }: Figure): boolean {
  const { tokens } = scan.sentence
  const opening = tokens.findLastIndex(({ key }, at) => key === '(' && at < start)
  return tokens[end]?.key === ')' && opening >= 0 && hasContent(scan, opening + 1, start)
}

/** Where a chunk begins behind joining words, verbs and fillers. */
function startOfMatter(sentence: Sentence, { start, end }: Chunk): number {
  let at = start
  while (at < end && isAt(sentence, at, 'and', 'further', 'plus', 'spend', 'filler', 'but'))
    at = after(sentence, at)
  return at
}
