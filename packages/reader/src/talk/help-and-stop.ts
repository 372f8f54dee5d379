import type { WordType } from '../languages/language.ts'
import type { Scan } from '../message/scan.ts'
import { hasAny, isAsked, isAt, type Sentence } from '../words/sentence.ts'

/** The most words of a request for help: if one phrase says all of it, and otherwise. */
const mostWords = { inFull: 20, else: 9 }

/**
 * Whether a message asks for help and is about nothing else: 'buenas, ¿y esto cómo funciona?', 'how do I invite my
 * wife', "on est trois, comment ça marche ?".
 */
export function asksHelp({ sentence, figures }: Scan): boolean {
  if (!hasAny(sentence, 'help') || hasAny(sentence, 'spend', 'cost', 'show')) return false
  const words = sentence.tokens.filter((token) => token.kind === 'word').length
  const asks = isAsked(sentence)
  const isInFull = hasPhrase(sentence, 'help')
  if (figures.length > 0)
    return asks && isInFull && figures.every(({ start }) => sentence.tokens[start]?.kind === 'word')
  const isSaid = asks || endsWithPhrase(sentence, 'help')
  if (isInFull && words <= (isSaid ? mostWords.inFull : mostWords.else)) return true
  return words <= mostWords.else && asks && !hasAny(sentence, 'kind')
}

/**
 * Whether one phrase says the whole request to stop, whatever else the message says: 'para, não quero mais receber
 * mensagem'.
 */
export function wishesToStop({ sentence, figures }: Scan): boolean {
  if (figures.length > 0 || !hasAny(sentence, 'stop') || sentence.tokens.length > 12) return false
  return hasPhrase(sentence, 'stop')
}

/** Whether a phrase of the type, of three words or more, ends the message: 'qué onda cómo funciona esto'. */
function endsWithPhrase(sentence: Sentence, type: WordType): boolean {
  const last = sentence.tokens.length
  return sentence.marks.some((mark, at) => mark?.end === last && last > at + 2 && isAt(sentence, at, type))
}

/** Whether a phrase of the type has three words or more, so that it is hardly there by chance. */
function hasPhrase(sentence: Sentence, type: WordType): boolean {
  return sentence.marks.some((mark, at) => mark !== null && mark.end > at + 2 && isAt(sentence, at, type))
}
