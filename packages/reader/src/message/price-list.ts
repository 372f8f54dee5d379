import type { Sentence } from '../words/sentence.ts'
import type { SenseType } from '../words/vocabulary.ts'
import type { Scan } from './scan.ts'

/** Whether '=' is written between several things and their prices ('gas=79 water=35') and not before a result. */
export function isPriceList(sentence: Sentence): boolean {
  const signs = signsIn(sentence)
  return signs.length > 1 && signs.every((at) => isBetweenThingAndPrice(sentence, at))
}

/** Whether the figures are the prices of such a list, and nothing else is among them. */
export function isOfPriceList({ sentence, figures }: Scan): boolean {
  return isPriceList(sentence) && figures.length === signsIn(sentence).length
}

function signsIn({ tokens }: Sentence): number[] {
  return tokens.flatMap(({ key }, at) => (key === '=' ? [at] : []))
}

function isBetweenThingAndPrice({ tokens, marks }: Sentence, at: number): boolean {
  const isResult = marks[at - 1]?.senses.some(({ type }) => beforeResult.has(type)) === true
  return tokens[at - 1]?.kind === 'word' && !isResult && tokens[at + 1]?.kind === 'number'
}

/** What a word before the result of a calculation may be: '2 kg = 8', '6 x 2 euros = 12', 'total = 30'. */
const beforeResult: ReadonlySet<SenseType> = new Set([
  'number', 'times', 'currency', 'coin', 'measure', 'each', 'total',
]) // biome-ignore format: a list to read at a glance
