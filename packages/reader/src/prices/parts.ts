import type { Scan } from '../message/scan.ts'
import { type Figure, onlyReading } from '../numbers/figure.ts'
import { isParticle, particleEnd } from '../words/particle.ts'
import { isAt } from '../words/sentence.ts'

/**
 * Replaces an amount with the parts that make it up ('Costco 212.40 of which 140 food and 72.40 a rice cooker');
 * leaves out parts that are only mentioned ('Costco 187 (includes gas 42)').
 */
export function leaveOutParts(scanned: Scan): Scan {
  const scan = leaveOutWhole(scanned)
  const { sentence, claims, figures } = scan
  if (figures.length < 2) return scan
  const index = figures.findIndex((each, at) => at > 0 && leadsToPart(scan, figures[at - 1], each))
  const [whole, first] = figures.slice(Math.max(index - 1, 0))
  if (index < 0 || whole === undefined || first === undefined) return scan
  const parts = figures.slice(index).filter((part) => !isApart(scan, first.start, part.start))
  const sum = parts.reduce((total, part) => total + clearAmountOf(part), 0)
  const others = figures.filter((each) => each !== whole && !parts.includes(each))
  const made = parts.length > 1 && sum === clearAmountOf(whole)
  if (!made && !(sum < clearAmountOf(whole))) return scan
  // In 'Ikea 102, el envío 5 incluido' the delivery does not name the whole.
  const isNamed = !made && isNamedBefore(scan, whole)
  for (let at = made ? whole.start : whole.end; at < first.start; at++)
    if (isNamed || !isAt(sentence, at, 'kind')) claims[at] = 'dropped'
  if (made) return { ...scan, figures: [...others, ...parts.map((part) => ({ ...part, firm: true }))] }
  for (const { start, end } of parts) claims.fill('dropped', start, end)
  if (isNamed) leaveOutNames(scan, parts.at(-1)?.end ?? 0)
  return { ...scan, figures: figures.filter((each) => !parts.includes(each)) }
}

/** Whether the words before an amount name what it is for. */
function isNamedBefore({ sentence, claims }: Scan, { start }: Figure): boolean {
  for (let at = start - 1; at >= 0 && sentence.tokens[at]?.kind === 'word'; at--)
    if (claims[at] === null && (isAt(sentence, at, 'kind') || sentence.marks[at] === null)) return true
  return false
}

/** Drops the words up to the end of the clause: in 'of which 20 was a gift' they name the part, not the whole. */
function leaveOutNames({ sentence, claims }: Scan, from: number): void {
  for (let at = from; sentence.tokens[at]?.kind === 'word'; at++) claims[at] ??= 'dropped'
}

/**
 * From this amount on, in hundredths, a number is not a count: '24 de 350' may be 24 pieces, '240 de 350' is a part of
 * the price.
 */
const leastShare = 100_00

/**
 * Leaves out the price of the whole if a part of it was paid: 'puse 12000 de los 48000 de la cena', 'paid 60 of the
 * 120'.
 */
function leaveOutWhole(scan: Scan): Scan {
  const { sentence, claims, figures } = scan
  const whole = figures.find((each, at) => {
    const share = figures[at - 1]
    if (share === undefined || !(clearAmountOf(share) < clearAmountOf(each))) return false
    const of = share.end
    const isThose = each.start === of + 2 && isAt(sentence, of + 1, 'article')
    const isOf = isAt(sentence, of, 'of') && (isThose || each.start === of + 1)
    return isOf && (isThose || clearAmountOf(share) >= leastShare)
  })
  if (whole === undefined) return scan
  const share = figures[figures.indexOf(whole) - 1]
  claims.fill('dropped', share?.end, whole.end)
  return { ...scan, figures: figures.filter((each) => each !== whole) }
}

/** Returns the amount of a figure with one reading; NaN, which is in no relation to any amount, for several. */
function clearAmountOf(figure: Figure): number {
  return onlyReading(figure) ?? Number.NaN
}

function leadsToPart(scan: Scan, whole: Figure | undefined, part: Figure): boolean {
  if (whole === undefined || isApart(scan, whole.end, part.start)) return false
  const { sentence } = scan
  const between = sentence.tokens.slice(whole.end, part.start)
  const [first, second] = between
  // 'mercado 200, 30 fueron de aseo': 30 of it were for cleaning.
  const told =
    between.length === 1 && first?.kind !== 'word' && particleEnd(sentence, part.end, 'wasFor') > part.end
  const closes = sentence.tokens[part.end + 1]?.kind !== 'word'
  if (told || (closes && isParticle(sentence, part.end, 'included'))) return true
  const being = first !== undefined && /^[,(:]$/.test(first.key) && second !== undefined ? 1 : 0
  // 'Total 142 no ifood, sendo 12 de entrega'
  if ([whole.end + being, part.start - 1].some((at) => isParticle(sentence, at, 'being'))) return true
  return between.some((_, at) => particleEnd(sentence, whole.end + at, 'including') > whole.end + at)
}

/** Whether a line, a sentence or a bracket ends between two tokens. */
function isApart({ sentence }: Scan, from: number, to: number): boolean {
  return sentence.tokens.slice(from, to).some(({ key }) => /^[\n.?!)]$/.test(key))
}
