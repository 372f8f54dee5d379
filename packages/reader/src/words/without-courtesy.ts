import { after, isAt, isNumberAt, type Sentence } from './sentence.ts'

/**
 * Returns the text of a message with a greeting before and thanks behind what it says blanked out ('hola! gasté 500 en
 * pan, gracias'), so that it is read like the same message without them; null if there are none, or if nothing with a
 * number is left.
 */
export function withoutCourtesy(sentence: Sentence): string | null {
  const { text, tokens } = sentence
  const start = greetingEnd(sentence)
  const end = thanksStart(sentence, start)
  if (start === 0 && end === tokens.length) return null
  if (!hasNumber(sentence, start, end)) return null
  const from = tokens[start]?.start ?? 0
  const to = tokens[end - 1]?.end ?? text.length
  return ' '.repeat(from) + text.slice(from, to) + ' '.repeat(text.length - to)
}

/** The index of the first token after the greetings with which a message begins. */
function greetingEnd(sentence: Sentence): number {
  let at = 0
  let end = 0
  while (isAt(sentence, at, 'greeting') || sentence.tokens[at]?.kind === 'break') {
    if (isAt(sentence, at, 'greeting')) end = after(sentence, at)
    at = after(sentence, at)
    if (end > 0) end = at
  }
  return end
}

/** The index after the last token before the thanks and exclamation marks with which a message ends. */
function thanksStart(sentence: Sentence, start: number): number {
  let end = start
  for (let at = start; at < sentence.tokens.length; at = after(sentence, at)) {
    const isCourtesy = isAt(sentence, at, 'thanks') || isExclaimed(sentence, at)
    if (!isCourtesy) end = after(sentence, at)
  }
  return end
}

function isExclaimed({ tokens }: Sentence, at: number): boolean {
  const { kind, key } = tokens[at] ?? {}
  return kind === 'break' && (key === '!' || key === ',' || key === '.')
}

function hasNumber(sentence: Sentence, start: number, end: number): boolean {
  for (let at = start; at < end; at = after(sentence, at)) if (isNumberAt(sentence, at)) return true
  return false
}
