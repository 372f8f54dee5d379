import type { Segment } from './segment.ts'
import { has, isAt, type Sentence } from './sentence.ts'
import { keyAt } from './text.ts'

const someone = 'dice dijo conto cuenta diz disse falou contou says said told reckons dit raconte'.split(' ')
const several = 'dicen dijeron contaron cuentan dizem disseram contaram falaram say parait apparently'.split(
  ' ',
)
const tellers = new Set([...several, ...someone])
const own = /^(yo|me|nos|nosotros|eu|gente|i|we|us|je|j|on|nous)$/
const helper = /^(ha|han|habia|se|a|ont|avait|avaient)$/

/**
 * 'dizem que o casamento custou 300 mil', 'Jess said her boots were 90': what others tell of a price, unless they tell
 * what the writer's household did, or the writer paid it. What one's family tells is believed.
 */
export function isHearsay(sentence: Sentence, { chunks, figures: [figure] }: Segment): boolean {
  const start = chunks[0]?.start ?? 0
  const { tokens, language } = sentence
  if (figure === undefined) return false
  let at = start
  while (at < figure.start && !tellers.has(keyAt(tokens, at))) at++
  if (at >= figure.start || has(sentence, { start, end: at }, 'family')) return false
  const that = tokens.slice(at + 1, at + 3).some(({ key }) => /^(que|qu|that)$/.test(key))
  if (!that && language !== 'en') return false
  const tells = someone.includes(keyAt(tokens, at))
  if (tells && !has(sentence, { start: at, end: figure.start }, 'cost', 'was', 'spendHe')) return false
  return !chunks.some((chunk) => isOwnDeed(sentence, Math.max(chunk.start, at + 1), chunk.end))
}

function isOwnDeed(sentence: Sentence, start: number, end: number): boolean {
  const { tokens, language } = sentence
  const romance = language === 'es' || language === 'pt'
  for (let at = start; at < end; at++) {
    const key = keyAt(tokens, at)
    if (own.test(key)) return true
    const others = [at - 1, at].some((each) => helper.test(keyAt(tokens, each)))
    if (romance && isAt(sentence, at, 'spend') && !others) return true
  }
  return false
}
