import type { WordType } from '../languages/language.ts'
import type { Meaning } from '../meaning.ts'
import type { Scan } from '../message/scan.ts'
import { consistsOf } from '../words/edges.ts'
import { laughter } from '../words/laughter.ts'
import { isParticle, particleEnd } from '../words/particle.ts'
import { after, hasAny, isAsked, isAt, type Sentence } from '../words/sentence.ts'
import { readRemoval } from './changing/deleting/removal.ts'
import { asksHelp, wishesToStop } from './help-and-stop.ts'
import { namesThing } from './named.ts'
import { restoredBy } from './restoring.ts'

/** Types of word that make small talk of a message. */
const chatting = ['greeting', 'thanks', 'smallTalk'] as const

/** Types of word that may stand beside small talk without changing what it is. */
const polite = [...chatting, 'filler', 'family', 'day', 'pronoun'] as const

/** Reads a message that is nothing but small talk or a command. */
export function readTalk(scan: Scan): Meaning | null {
  const { sentence } = scan
  if (consistsOf(sentence, 'stop') || wishesToStop(scan)) return { kind: 'stop', sure: true }
  if (consistsOf(sentence, 'connect', 'greeting')) return { kind: 'connect', sure: true }
  if (scan.figures.length > 0 && !hasAny(sentence, 'delete', 'undo'))
    return asksHelp(scan) ? { kind: 'help', sure: true } : null
  const restored = restoredBy(scan)
  if (restored !== null) return { kind: 'restore', words: restored, sure: true }
  if (
    hasAny(sentence, 'oops') &&
    consistsOf(sentence, 'field', 'oops', 'target', 'was', 'article', 'filler')
  ) {
    return { kind: 'correction', changes: {}, sure: true }
  }
  const removal = readRemoval(scan)
  if (removal !== null) return removal
  if (scan.figures.length > 0) return null
  // 'Gracias por la ayuda' asks for none.
  const isForHelp = isAt(sentence, 0, 'thanks') && sentence.tokens[after(sentence, 0)]?.kind === 'word'
  if (isForHelp && hasAny(sentence, 'help') && !isAsked(sentence)) return { kind: 'thanks', sure: true }
  if (
    consistsOf(sentence, 'help', ...polite, 'article', 'preposition', 'spending', 'record') ||
    asksHelp(scan)
  ) {
    return { kind: 'help', sure: true }
  }
  if (introduces(sentence)) return { kind: 'greeting', sure: true }
  if (laughsFirst(sentence)) return { kind: hasAny(sentence, 'thanks') ? 'thanks' : 'small_talk', sure: true }
  if (!chatting.some((type) => consistsOf(sentence, type, ...polite) || isAddressed(sentence, type)))
    return null
  if (hasAny(sentence, 'thanks')) return { kind: 'thanks', sure: true }
  return { kind: hasAny(sentence, 'greeting') ? 'greeting' : 'small_talk', sure: true }
}

/**
 * Whether a message starts like small talk of the type and goes on about nothing that is bought: 'thank you sweetie',
 * 'merci t'es un chef'.
 */
function isAddressed(sentence: Sentence, type: WordType): boolean {
  const words = sentence.tokens.filter((token) => token.kind === 'word').length
  const first = isAt(sentence, 0, type)
  if (words > 9 || isAboutMatters(sentence)) return false
  if (
    type === 'smallTalk' &&
    (words > 6 ||
      isParticle(sentence, 0, 'who', 'what') ||
      hasAny(sentence, 'oops', 'not', 'change', 'income', 'statement'))
  )
    return false
  if (type === 'thanks') return hasAny(sentence, type) && !isAsked(sentence)
  if (!first || hasAny(sentence, 'help')) return false
  return !hasAny(sentence, 'record', 'was', 'payer') && !namesThing(sentence)
}

const laughs = new RegExp(`^${laughter}$`)

/**
 * Whether a message starts with laughter and goes on about nothing to do or to buy: 'jajaja estuvo rico', 'kkkk caro
 * demais'.
 */
function laughsFirst(sentence: Sentence): boolean {
  const words = sentence.tokens.filter(({ kind }) => kind === 'word')
  if (words.length > 6 || !laughs.test(words[0]?.key ?? '') || isAsked(sentence)) return false
  return (
    !isAboutMatters(sentence) &&
    !namesThing(sentence) &&
    !hasAny(sentence, 'payer', 'change', 'not', 'record')
  )
}

/**
 * Whether a message is a greeting with which somebody says who they are: 'hola, soy la abuela Chela, me agregaron mis
 * nietos'.
 */
function introduces(sentence: Sentence): boolean {
  if (!isAt(sentence, 0, 'greeting')) return false
  let at = 0
  while (isAt(sentence, at, 'greeting', 'filler') || sentence.tokens[at]?.kind === 'break')
    at = after(sentence, at)
  return (
    particleEnd(sentence, at, 'itIs') > at &&
    sentence.tokens.length < 24 &&
    !hasAny(sentence, 'spend', 'howMuch', 'budget', 'delete', 'cost')
  )
}

const matters = [
  'spend',
  'spending',
  'howMuch',
  'budget',
  'delete',
  'undo',
  'now',
  'future',
  'quote',
  'left',
] as const

/** Whether a word is about money and cannot be small talk; 'vale' (it costs, or all right) can. */
function isAboutMatters(sentence: Sentence): boolean {
  if (!hasAny(sentence, ...matters)) return false
  return sentence.marks.some(
    (mark) =>
      mark?.senses.some(({ type, value }) => matters.some((each) => each === type) && value !== 'soft') &&
      mark.senses.every(({ type }) => type !== 'smallTalk'),
  )
}
