import type { Correction } from '../../meaning.ts'
import type { Scan } from '../../message/scan.ts'
import { endsAt } from '../../words/edges.ts'
import { memberAt } from '../../words/member-names.ts'
import { isParticle, particleEnd } from '../../words/particle.ts'
import {
  after,
  has,
  isAsked,
  isAt,
  isCapitalAt,
  type Sentence,
  textAt,
  textOf,
} from '../../words/sentence.ts'
import { correctionOf } from './changes.ts'
import { payerOf } from './payers/payer-meant.ts'

/** The most words of what something was not. */
const mostWords = 3

/**
 * Reads what something was not, and nothing else except which expense it is: "It wasn't at tesco", 'no fue en coto',
 * "c'était pas auchan", 'não foram nada oferecidas'; else null. 'No era coto' may also mean 'no, era coto', so the
 * result has both the denial and the change.
 */
export function readDenied(scan: Scan): Correction | null {
  const { sentence, figures, days } = scan
  if (figures.length + days.length > 0 || isAsked(sentence)) return null
  const subject = subjectOf(sentence)
  const not = particleEnd(sentence, subject.end, 'wasNot')
  if (not === subject.end) return null
  const isLead = (at: number) =>
    (isAt(sentence, at, 'preposition', 'article', 'of') || isParticle(sentence, at, 'at')) &&
    !isAt(sentence, at, 'kind')
  let from = not
  while (isLead(from)) from = after(sentence, from)
  const about = subject.about === '' ? {} : { about: subject.about }
  const mayBeNo = isAt(sentence, subject.end, 'oops') && isParticle(sentence, subject.end, 'denies')
  const person = personAtEnd(sentence, from)
  if (person !== null) {
    const payerId = mayBeNo && person.payerId !== 'me' ? person.payerId : null
    return {
      kind: 'correction',
      ...about,
      changes: { payerId },
      ...(payerId && { denied: person.name }),
      sure: true,
    }
  }
  const end = endOfThings(sentence, from)
  if (end === null) {
    const unknown = endOfUnknown(sentence, not)
    if (unknown === null) return null
    // 'No fueron regaladas, las pagué yo' gives the payer, too.
    const isOwn = particleEnd(sentence, unknown + 1, 'ownDeed') > unknown + 1
    const payer = isOwn ? { payerId: 'me' } : payerOf(scan, unknown)
    return { kind: 'correction', ...about, changes: payer ?? {}, sure: true }
  }
  const denied = textOf(sentence, from, end)
  const isPlace = isLead(not) && !isAt(sentence, not, 'article')
  const changes = mayBeNo && !isPlace ? (correctionOf(scan, from, true)?.changes ?? {}) : {}
  return { kind: 'correction', ...about, changes, denied, sure: true }
}

/** The writer or a member, if the message ends with the name: 'Ana', "Ana's", 'yo'; else null. */
function personAtEnd(
  sentence: Sentence,
  at: number,
): { readonly payerId: string; readonly name: string } | null {
  if (!endsAt(sentence, at + 1)) return null
  const name = textAt(sentence, at).replace(/['’]s$/, '')
  if (isParticle(sentence, at, 'writer')) return { payerId: 'me', name }
  const member = memberAt(sentence, at)
  return member && { payerId: member.id, name }
}

/** The expense that a message starts with ('Eso', 'it', 'el café', 'no,'), and where that ends. */
function subjectOf(sentence: Sentence): { readonly about: string; readonly end: number } {
  let at = 0
  while (
    at < sentence.tokens.length &&
    particleEnd(sentence, at, 'wasNot') === at &&
    (sentence.tokens[at]?.kind === 'break' ||
      isAt(sentence, at, 'filler', 'greeting', 'target', 'pronoun', 'oops'))
  )
    at = after(sentence, at)
  const thing = after(sentence, at)
  if (!isAt(sentence, at, 'article') || !isAt(sentence, thing, 'kind')) return { about: '', end: at }
  const end = after(sentence, thing)
  return { about: textOf(sentence, thing, end), end }
}

/** The index after known things that end the message; null if there are none, or if more follows. */
function endOfThings(sentence: Sentence, from: number): number | null {
  let at = from
  while (isAt(sentence, at, 'kind')) at = after(sentence, at)
  return at > from && at - from <= mostWords && endsAt(sentence, at) ? at : null
}

/**
 * The index after 'nada' of some sort, or after unknown words written small: 'No fueron regaladas'; null if there are
 * none, or if the message goes on with a change or a deletion.
 */
function endOfUnknown(sentence: Sentence, from: number): number | null {
  const { tokens, marks } = sentence
  const mark = tokens.findIndex(({ kind }, at) => at > from && kind === 'break')
  const end = mark < 0 ? tokens.length : mark
  const isMore = has(sentence, { start: end, end: tokens.length }, 'was', 'change', 'delete', 'undo')
  if (end === from || isMore) return null
  const isUnknown = (at: number) => marks[at] === null && !isCapitalAt(sentence, at)
  const isNothing = isParticle(sentence, from, 'nothingThatDay')
  return isNothing || marks.slice(from, end).every((_, at) => isUnknown(from + at)) ? end : null
}
