import type { Correction } from '../../../meaning.ts'
import { isContentAt } from '../../../message/content.ts'
import type { Scan } from '../../../message/scan.ts'
import { lastPhrase, skipAll } from '../../../words/edges.ts'
import { isCalledPayer, isName, memberAt } from '../../../words/member-names.ts'
import { hasParticle, isParticle, particleEnd } from '../../../words/particle.ts'
import {
  after,
  allOf,
  before,
  has,
  hasAny,
  isAt,
  isProperAt,
  type Sentence,
  senseAt,
  textOf,
} from '../../../words/sentence.ts'

type Payer = Pick<Correction['changes'], 'payerId' | 'payerName'>

/**
 * Whose an expense was, as the end of a message says: 'That one was Ana's', 'c'était Ana', 'no era mío, era de Juan';
 * null if it does not.
 */
export function ownerOf({ sentence }: Scan, from: number): Payer | null {
  const name = lastNamed(sentence)
  const article = before(sentence, name)
  // 'Un jean' is a garment, not Jean.
  const isDefinite = isAt(sentence, article, 'article') && !isAt(sentence, article, 'of', 'one')
  const lead = isDefinite ? before(sentence, article) : article
  const was =
    isAt(sentence, lead, 'of') || isParticle(sentence, lead, 'ownedBy') ? before(sentence, lead) : lead
  if (after(sentence, was) < from || !isAt(sentence, was, 'was')) return null
  const member = memberAt(sentence, name)
  const isNamed = member === null && (isName(sentence, name) || isAt(sentence, name, 'family', 'stranger'))
  const isOther = isNamed && hasParticle(sentence, allOf(sentence), 'mine')
  return isOther
    ? { payerName: textOf(sentence, name, after(sentence, name)) }
    : member && { payerId: member.id }
}

/**
 * The index of the last name, without fillers after it ('fue el Nacho nomás', 'it was Ana lol') unless a member is
 * called so.
 */
function lastNamed(sentence: Sentence): number {
  let at = lastPhrase(sentence)
  while (at > 0 && memberAt(sentence, at) === null && isAt(sentence, at, 'filler')) at = before(sentence, at)
  return at
}

/**
 * The payer named right after 'was' before a phrase or two that name nothing, and so only stress it: 'non c'est moi
 * voyons', 'fue Ana ombe'; null if none is.
 */
export function stressed({ sentence, days }: Scan, from: number): Payer | null {
  if (days.length > 0) return null
  const isPerson = (at: number) => isParticle(sentence, at, 'writer') || memberAt(sentence, at) !== null
  const isStress = (at: number) =>
    !isPerson(at) && !isAt(sentence, at, 'kind', 'preposition', 'of', 'and') && !isProperAt(sentence, at)
  let name = lastPhrase(sentence)
  for (let words = 0; words < 2 && isStress(name); words++) name = before(sentence, name)
  const article = before(sentence, name)
  const was = isAt(sentence, article, 'article') ? before(sentence, article) : article
  if (after(sentence, was) < from || !isAt(sentence, was, 'was')) return null
  if (isParticle(sentence, name, 'writer')) return { payerId: 'me' }
  const member = memberAt(sentence, name)
  return member && { payerId: member.id }
}

/** The payer that a message names from a token on; null if it names none. */
export function payerOf(scan: Scan, from: number): Payer | null {
  const { sentence } = scan
  if (!hasAny(sentence, 'payer')) return null
  for (let at = from; at < sentence.tokens.length; at = after(sentence, at)) {
    if (isAt(sentence, before(sentence, at), 'not')) continue
    // 'Quem pagou fui eu, meu filho' is addressed to a son.
    const isDeed = particleEnd(sentence, at, 'ownDeed') > at + 1
    if (isDeed || saysMe(sentence, at)) return { payerId: 'me' }
    if (at === from && isSpokenTo(sentence, at)) return { payerId: 'me' }
    const member = namesMember(sentence, at) ? memberAt(sentence, at) : null
    if (member !== null) return { payerId: member.id }
    // 'Someone else paid'
    const isOther = isAt(sentence, before(sentence, at), 'stranger')
    if (isOther && isParticle(sentence, at, 'namesNothing')) return { payerId: null }
    const token = sentence.tokens[at]
    if (
      token?.kind === 'word' &&
      // 'A avó' is one phrase, whose first token has one letter.
      (token.key.length > 1 || isAt(sentence, at, 'family')) &&
      // In 'De hecho lo pagó Ana' 'hecho' is not the payer.
      !isAt(sentence, before(sentence, at), 'of') &&
      !isParticle(sentence, at, 'everything', 'letBe', 'you', 'that') &&
      (isAt(sentence, at, 'family') ||
        (isContentAt(scan, at) && (sentence.marks[at] === null || (at > 0 && isProperAt(sentence, at)))))
    ) {
      const end = sentence.tokens[after(sentence, at) - 1]?.end
      return { payerName: sentence.text.slice(token.start, end) }
    }
  }
  return null
}

function saysMe(sentence: Sentence, at: number): boolean {
  return senseAt(sentence, at, 'payer')?.value === 'me'
}

/**
 * Whether a member, a relative or somebody unknown is spoken to before the words that the writer paid, with nothing but
 * a thing between them: 'Ana, lo pagué yo', 'vó o remédio fui eu que paguei'.
 */
function isSpokenTo(sentence: Sentence, start: number): boolean {
  const isSomebody = sentence.marks[start] === null || isAt(sentence, start, 'family')
  if (!isSomebody && memberAt(sentence, start) === null) return false
  const says = (at: number) => saysMe(sentence, at) || particleEnd(sentence, at, 'ownDeed') > at + 1
  let at = skipAll(sentence, after(sentence, start))
  while (!says(at) && isAt(sentence, at, 'target', 'pronoun', 'article', 'kind'))
    at = skipAll(sentence, after(sentence, at))
  return says(at)
}

/** Whether a word names a member and not a thing of the same name. */
export function namesMember(sentence: Sentence, at: number): boolean {
  return (!isThing(sentence, at) || isCalledPayer(sentence, at)) && memberAt(sentence, at) !== null
}

/**
 * Whether a word that may be a name is written as a thing, in lower case after an article: 'La luz' (the electricity).
 */
function isThing(sentence: Sentence, at: number): boolean {
  const letter = sentence.text[sentence.tokens[at]?.start ?? 0] ?? ''
  const isSmall = letter === letter.toLowerCase()
  return isSmall && isAt(sentence, at, 'kind') && isAt(sentence, before(sentence, at), 'article')
}

/** Whether a message only says, from a token on, that it was the writer: 'no, I paid', 'non c'est moi'. */
export function isOwn({ sentence, figures, days }: Scan, from: number): boolean {
  const rest = { start: from, end: sentence.tokens.length }
  if (figures.length + days.length > 0 || !has(sentence, rest, 'payer', 'was')) return false
  let isMe = false
  for (let at = from; at < rest.end; at = after(sentence, at)) {
    isMe ||= isAt(sentence, at, 'me') || senseAt(sentence, at, 'payer')?.value === 'me'
    if (!isAt(sentence, at, 'me', 'payer', 'was')) return false
  }
  return isMe
}
