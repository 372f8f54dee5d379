import type { Figure } from './figure.ts'
import type { Scan } from './scan.ts'
import { isAt } from './sentence.ts'

const leads =
  /(^| )(inc|incl|including|includes?|included|comprise?s?|dont|incluye|incluyendo|inclui|incluindo|of (which|that|it)|de (los|las) cuales|de eso|d[oa]s quais|disso)( |$)|^([,(:] )?(being|sendo|siendo)( |$)/

/** 'mercado 200, 30 fueron de aseo'. */
const wasFor = /^(fue|fueron|eran?|foi|foram|was|were|etaient) (de|do|da|for|pour)$/

/**
 * Parts that make up an amount take its place ('Costco 212.40 of which 140 food and 72.40 a rice cooker'); those that
 * are only told of it are left out ('Costco 187 (includes gas 42)').
 */
export function leaveOutParts(scan: Scan): Scan {
  const { sentence, claims, figures } = scan
  if (figures.length < 2) return scan
  const index = figures.findIndex((each, at) => at > 0 && leadsToPart(scan, figures[at - 1], each))
  const [whole, first] = figures.slice(Math.max(index - 1, 0))
  if (index < 0 || whole === undefined || first === undefined) return scan
  const parts = figures.slice(index).filter((part) => !isApart(scan, first.start, part.start))
  const sum = parts.reduce((total, part) => total + amountOf(part), 0)
  const others = figures.filter((each) => each !== whole && !parts.includes(each))
  const made = parts.length > 1 && sum === amountOf(whole)
  if (!made && !(sum < amountOf(whole))) return scan
  for (let at = made ? whole.start : whole.end; at < first.start; at++)
    if (!isAt(sentence, at, 'kind')) claims[at] = 'dropped'
  if (made) return { ...scan, figures: [...others, ...parts.map((part) => ({ ...part, firm: true }))] }
  for (const { start, end } of parts) claims.fill('dropped', start, end)
  return { ...scan, figures: figures.filter((each) => !parts.includes(each)) }
}

function amountOf({ readings }: Figure): number {
  return readings.length > 1 ? Number.NaN : (readings[0] ?? 0)
}

function leadsToPart(scan: Scan, whole: Figure | undefined, part: Figure): boolean {
  if (whole === undefined || isApart(scan, whole.end, part.start)) return false
  const { tokens } = scan.sentence
  const between = tokens.slice(whole.end, part.start)
  const behind = tokens.slice(part.end, part.end + 2).map(({ key }) => key)
  const told = between.length === 1 && between[0]?.kind !== 'word' && wasFor.test(behind.join(' '))
  if (told || (isIncluded(behind[0]) && tokens[part.end + 1]?.kind !== 'word')) return true
  return leads.test(between.map(({ key }) => key).join(' '))
}

/** 'con gaseosa de 4.000 incluida', 'vidange 4,50 comprise'. */
function isIncluded(word = ''): boolean {
  return /^(inclu[is]d?[oa]s?|comprise?s?|included)$/.test(word)
}

/** Whether a line, a sentence or what is told in brackets ends between. */
function isApart({ sentence }: Scan, from: number, to: number): boolean {
  return sentence.tokens.slice(from, to).some(({ key }) => /^[\n.?!)]$/.test(key))
}
