import type { Correction } from '../../meaning.ts'
import { isContentAt } from '../../message/content.ts'
import { isName, memberAt } from '../../message/payer.ts'
import type { Scan } from '../../message/scan.ts'
import { behindAll, lastPhrase } from '../../words/edges.ts'
import { hasParticle, isParticle, particleEnd } from '../../words/particle.ts'
import {
  after,
  allOf,
  before,
  has,
  hasAny,
  isAt,
  type Sentence,
  senseAt,
  textOf,
} from '../../words/sentence.ts'

type Payer = Pick<Correction['changes'], 'payerId' | 'payerName'>

/** 'That one was Ana's', 'c'était Ana', 'no era mío, era de Juan': whose it was, at the end of a message; null when that is not said. */
export function ownerOf({ sentence }: Scan, from: number): Payer | null {
  const name = lastNamed(sentence)
  const article = before(sentence, name)
  // 'Un jean' is none of Jean's.
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

/** Where the last thing is named, before what means nothing ('fue el Nacho nomás', 'it was Ana lol'), unless a member is called so. */
function lastNamed(sentence: Sentence): number {
  let at = lastPhrase(sentence)
  while (at > 0 && memberAt(sentence, at) === null && isAt(sentence, at, 'filler')) at = before(sentence, at)
  return at
}

/** Who paid, as a message says from a token on; null when it does not. */
export function payerOf(scan: Scan, from: number): Payer | null {
  const { sentence } = scan
  if (!hasAny(sentence, 'payer')) return null
  for (let at = from; at < sentence.tokens.length; at = after(sentence, at)) {
    if (isAt(sentence, before(sentence, at), 'not')) continue
    // 'Quem pagou fui eu, meu filho'.
    const isDeed = particleEnd(sentence, at, 'ownDeed') > at + 1
    if (isDeed || saysMe(sentence, at)) return { payerId: 'me' }
    if (at === from && isSpokenTo(sentence, at)) return { payerId: 'me' }
    const member = namesMember(sentence, at) ? memberAt(sentence, at) : null
    if (member !== null) return { payerId: member.id }
    const token = sentence.tokens[at]
    if (
      token?.kind === 'word' &&
      // 'A avó'.
      (token.key.length > 1 || isAt(sentence, at, 'family')) &&
      // 'De hecho lo pagó Ana'.
      !isAt(sentence, before(sentence, at), 'of') &&
      !isParticle(sentence, at, 'everything', 'letBe') &&
      (isAt(sentence, at, 'family') ||
        (isContentAt(scan, at) && (sentence.marks[at] === null || isProperAt(sentence, at))))
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

/** 'Ana, lo pagué yo', 'mami eso lo pagué yo': one of the family right before the words that the writer paid. */
function isSpokenTo(sentence: Sentence, at: number): boolean {
  const isFamily = memberAt(sentence, at) !== null || isAt(sentence, at, 'family')
  return isFamily && saysMe(sentence, behindAll(sentence, after(sentence, at), 'target', 'pronoun'))
}

/** Whether a word names a member, and not a thing that is called so. */
export function namesMember(sentence: Sentence, at: number): boolean {
  return !isThing(sentence, at) && memberAt(sentence, at) !== null
}

/** 'La luz', where somebody is called Luz: a thing, as it is written. */
function isThing(sentence: Sentence, at: number): boolean {
  const letter = sentence.text[sentence.tokens[at]?.start ?? 0] ?? ''
  const isSmall = letter === letter.toLowerCase()
  return isSmall && isAt(sentence, at, 'kind') && isAt(sentence, before(sentence, at), 'article')
}

/** 'Paul': a name, which may be that of a shop as well. */
function isProperAt({ text, tokens }: Sentence, at: number): boolean {
  const { start = 0 } = tokens[at] ?? {}
  return at > 0 && /^\p{Lu}\p{Ll}/u.test(text.slice(start, start + 2))
}

/** 'no, I paid', 'non c'est moi': who it was, and nothing else. */
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
