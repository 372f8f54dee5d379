import { memberAt, memberNameEnd } from './member-names.ts'
import { isParticle, particleEnd } from './particle.ts'
import { after, before, isAt, isNumberAt, type Sentence } from './sentence.ts'
import type { Token } from './text.ts'

/** How the assistant is called. */
const ownName = 'casita'

/**
 * Returns the text of a message with what adds nothing blanked out, so that it is read like the same message without it:
 * a greeting, the assistant's name, an excuse or a hesitation before, and thanks, faces and, behind an amount, 'by card' behind ('hola!
 * gasté 500 en pan con tarjeta, gracias 😅'). Everything keeps its place. Returns null if there is none of that, or
 * nothing else.
 */
export function withoutCourtesy(sentence: Sentence): string | null {
  const { text, tokens } = sentence
  const start = opened(sentence)
  const end = closed(sentence, start)
  const isWhole = start === 0 && end === tokens.length
  const saysSomething = tokens.slice(start, end).some(({ kind }) => kind === 'word' || kind === 'number')
  if (isWhole || !saysSomething) return null
  const from = tokens[start]?.start ?? 0
  const to = tokens[end - 1]?.end ?? text.length
  return ' '.repeat(from) + text.slice(from, to) + ' '.repeat(text.length - to)
}

/**
 * The index of the first token behind greeting, name and an excuse for writing again. A greeting that may be something
 * else ends at punctuation: 'morning! coffee 4', but not 'morning coffee 4'.
 */
function opened(sentence: Sentence): number {
  const { tokens } = sentence
  let start = 0
  let isPolite = false
  for (let at = 0; at < tokens.length; at = after(sentence, at)) {
    const excused = particleEnd(sentence, at, 'excuses')
    if (excused > at) return excused
    const named = isPolite ? introducedEnd(sentence, at) : at
    if (named > at) return named
    const isBreak = tokens[at]?.kind === 'break'
    const isGreeting = isAt(sentence, at, 'greeting')
    const hums = isHum(sentence, at)
    if (!(isBreak || isGreeting || hums || tokens[at]?.key === ownName)) break
    isPolite ||= !isBreak
    if (isPolite && (isBreak || hums || (isGreeting && onlyGreets(sentence, at)))) start = after(sentence, at)
  }
  return start
}

/**
 * Whether somebody hesitates before an amount: 'mmm 3150', 'er... 3.15', but not 'ER 120', the emergency room, and not
 * 'euh non 32', which corrects something.
 */
function isHum(sentence: Sentence, at: number): boolean {
  let next = at + 1
  while (sentence.tokens[next]?.kind === 'break') next++
  const isMeant = isParticle(sentence, at, 'hums') || (next > at + 1 && isParticle(sentence, at, 'hesitates'))
  return isMeant && isNumberAt(sentence, next)
}

/** The index after a member's name with which a greeting goes on: 'hello this is George'; the token itself for none. */
function introducedEnd(sentence: Sentence, at: number): number {
  const lead = particleEnd(sentence, at, 'itIs')
  const name = isAt(sentence, lead, 'article') ? after(sentence, lead) : lead
  const member = lead > at ? memberAt(sentence, name) : null
  return member === null ? at : memberNameEnd(sentence, name, member)
}

/** Whether a single word is a greeting and nothing else, without what follows: 'qué hay' also asks what there is. */
function onlyGreets({ marks, tokens }: Sentence, at: number): boolean {
  const { senses = [], end = 0 } = marks[at] ?? {}
  return end === at + 1 && tokens[end]?.glued !== true && senses.every(({ type }) => type === 'greeting')
}

/** The index behind the last token before thanks, faces and, behind a number, words that add nothing. */
function closed(sentence: Sentence, start: number): number {
  const { tokens } = sentence
  let end = start
  let isPolite = false
  let hasNumber = false
  for (let at = start; at < tokens.length; ) {
    const closing = hasNumber ? particleEnd(sentence, at, 'closing') : at
    const closes = closing > at || isThanks(sentence, at) || isFace(tokens[at])
    const next = Math.max(closing, after(sentence, at))
    hasNumber ||= isNumberAt(sentence, at)
    if (!closes && !isPause(tokens[at])) end = next
    isPolite = closes || (isPolite && end <= at)
    at = next
  }
  return isPolite ? end : tokens.length
}

function isThanks(sentence: Sentence, at: number): boolean {
  return (
    isAt(sentence, at, 'thanks') && !isAt(sentence, before(sentence, at), 'not', 'oops', 'article', 'and')
  )
}

/** A face or a gesture: they tell how somebody feels about it; other pictograms may say what was bought. */
function isFace(token: Token | undefined): boolean {
  return token?.kind === 'emoji' && /^[\u{1f600}-\u{1f64f}]/u.test(token.key)
}

function isPause(token: Token | undefined): boolean {
  return token?.kind === 'break' && token.key !== '?'
}
