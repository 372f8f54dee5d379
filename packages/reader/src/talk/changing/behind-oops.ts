import type { Correction, Meaning } from '../../meaning.ts'
import { thingBefore } from '../../message/content.ts'
import type { Scan } from '../../message/scan.ts'
import { isParticle } from '../../words/particle.ts'
import {
  after,
  before,
  hasAny,
  isAt,
  isCapitalAt,
  type Sentence,
  senseAt,
  textOf,
} from '../../words/sentence.ts'
import { tellsOfOthers } from './amounts/doubted.ts'
import { aboutBefore, contentFrom, correctionOf, correctionOfMeant, isReplaced } from './changes.ts'
import { isOwn, payerOf } from './payers/payer-meant.ts'

/**
 * Reads a change after words that say something was wrong: 'No, eran 7.500', 'perdón, fue ayer'; null if they go on
 * with something else.
 */
export function readAfterOops(scan: Scan, start: number): Meaning | null {
  const { sentence } = scan
  const at = firstAfterOops(sentence, start)
  if (at >= sentence.tokens.length) return null
  const directNo = isAt(sentence, start, 'not') && after(sentence, start) === at
  if (directNo && deniesDeed(sentence, at)) return null
  if (isOwn(scan, at)) return { kind: 'correction', changes: { payerId: 'me' }, sure: true }
  if (isAt(sentence, at, 'further') || scan.figures.length > 2) return null
  const content = contentFrom(scan, at)
  const subject = subjectWas(scan, at)
  if (subject !== null) return subject
  const soft = !isAt(sentence, start, 'not')
  const sigh =
    isAt(sentence, start, 'filler') &&
    !hasAny(sentence, 'was') &&
    isAt(sentence, before(sentence, at), 'oops')
  if (sigh && scan.figures.length > 0 && content.some((thing) => isAt(sentence, thing, 'kind'))) return null
  const names = content.some((each) => isAt(sentence, each, 'kind'))
  // 'Oops can she see this' changes no expense.
  const isBare = soft && scan.figures.length + scan.days.length === 0 && !names
  if (isBare && !hasAny(sentence, 'was') && content.some((each) => isAt(sentence, each, 'stranger')))
    return null
  if (soft && hasAny(sentence, 'record') && scan.figures.length > 0 && names) return null
  if (soft && isAt(sentence, at, 'spend') && content.length > 0 && scan.figures.length > 0) return null
  if (content.length > 6 || (scan.figures.length === 0 && isRefusal(scan, at))) return null
  if (directNo && !names && isSigh(scan, at))
    return hasAny(sentence, ...meant) ? null : { kind: 'small_talk', sure: true }
  if (directNo && isExclamation(scan, at)) return { kind: 'small_talk', sure: true }
  if (!names && tellsOfOthers(scan, at)) return { kind: 'correction', changes: {}, sure: true }
  const change = correctionOfMeant(scan, at)
  return isAt(sentence, start, 'change') ? aboutBefore(scan, change) : change
}

/** Whether a 'no' denies what is being done or thought, not what was recorded: 'No compré pan', 'no casi nada'. */
function deniesDeed(sentence: Sentence, at: number): boolean {
  if (isAt(sentence, at, 'almost')) return true
  const isDeed = isAt(
    sentence,
    at,
    'spend',
    'consume',
    'spendHe',
    'infinitive',
    'future',
    'statement',
    'now',
    'spending',
  )
  return isDeed && !isAt(sentence, at, 'was')
}

/** Whether a message goes on with 'but' and states nothing, so that it only exclaims: 'No but seriously'. */
function isSigh(scan: Scan, at: number): boolean {
  if (!isAt(scan.sentence, at, 'but') || scan.figures.length + scan.days.length > 0) return false
  return payerOf(scan, at) === null
}

/**
 * Whether a 'no' without punctuation precedes nothing but unknown words written small, which are no new name: 'No
 * molesta', 'not fair', 'não mexe'.
 */
function isExclamation({ sentence, claims }: Scan, at: number): boolean {
  const words = sentence.tokens.flatMap(({ kind }, each) => (each >= at && kind !== 'break' ? [each] : []))
  return (
    words.length > 0 &&
    words.every(
      (each) => sentence.marks[each] === null && claims[each] === null && !isCapitalAt(sentence, each),
    )
  )
}

/** Types of word with which a message may say what is to change, even if it names no thing: 'no but the other one'. */
const meant = ['article', 'target', 'one', 'family', 'change', 'delete', 'undo', 'field'] as const

/** The index of the first token after words that say something was wrong, punctuation and fillers. */
export function firstAfterOops(sentence: Sentence, start: number): number {
  let at = start
  while (
    at < sentence.tokens.length &&
    (isAt(sentence, at, 'oops', 'filler') || sentence.tokens[at]?.kind === 'break')
  )
    at = after(sentence, at)
  return at
}

/** Reads a recorded thing and what it was, and nothing else: 'no, la propina fue 5000'; else null. */
function subjectWas(scan: Scan, from: number): Correction | null {
  const { sentence, days } = scan
  const [figure, ...others] = scan.figures
  // In 'No, the water was 78 not 87' the second amount is denied.
  const isOther = others.length > 1 || (others.length === 1 && !isReplaced(scan))
  if (figure === undefined || isOther || days.length > 0 || isAt(sentence, from, 'was')) return null
  const was = before(sentence, figure.start)
  // In 'Oops rent is 2150' the verb is in the present.
  const isNow = senseAt(sentence, was, 'quote')?.value === 'soft'
  const things = contentFrom(scan, from).filter((at) => at !== was || !isNow)
  const isKnown = things.every((at) => isAt(sentence, at, 'kind'))
  const whole = isNow ? '' : subjectLed(sentence, things, was)
  const isSubject = things.length > 0 && things.every((at) => at < was) && (isKnown || whole !== '')
  const isOne = sentence.tokens.every(({ kind }, at) => at < from || at > was || kind !== 'break')
  // 'The whole thing is 120' names no expense.
  const lead = before(sentence, things[0] ?? from)
  const isWas = isNow ? lead < from || isAt(sentence, lead, 'article') : isAt(sentence, was, 'was')
  const change = isSubject && isOne && isWas ? correctionOf(scan, isNow ? figure.start : was, true) : null
  return change && { ...change, ...(isKnown ? thingBefore(sentence, was) : { about: whole }) }
}

/**
 * The full name of a known thing, after its article and before what it was: 'La escuela de Bia', 'la cuenta de la
 * luz'; '' for none.
 */
function subjectLed(sentence: Sentence, [first]: readonly number[], was: number): string {
  if (first === undefined) return ''
  const isBill = isParticle(sentence, after(sentence, first) - 1, 'bill')
  if (!isBill && !isAt(sentence, first, 'kind')) return ''
  const isOnePhrase = isParticle(sentence, first, 'theOne') && after(sentence, first) > first + 1
  const isLed = isOnePhrase || isAt(sentence, before(sentence, first), 'article')
  return isLed ? textOf(sentence, isOnePhrase ? first + 1 : first, was) : ''
}

/** Whether the words after a 'no' state no change: 'No, I will pay tomorrow'. */
function isRefusal(scan: Scan, from: number): boolean {
  return hasAny(scan.sentence, 'future', 'hypothetical', 'income', 'loan', 'howMuch') && from > 0
}
