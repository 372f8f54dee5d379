import { type Expenses, type Meaning, onlySpent } from '../../meaning.ts'
import { isName, memberAt } from '../../words/member-names.ts'
import { isParticle, particleEnd } from '../../words/particle.ts'
import {
  after,
  before,
  isAsked,
  isAt,
  isNumberAt,
  type Sentence,
  type Stretch,
} from '../../words/sentence.ts'

/**
 * Reads one expense beside words that only say that a member paid a part of it: 'Dinner 84, split with Tom', 'sofá 400,
 * mitad yo mitad Iñaki', 'Julien et moi on a partagé le taxi, 50'. Books the whole price, as the household paid all of
 * it; null for all other messages, also where somebody else paid a part.
 */
export function readSharedAtHome(sentence: Sentence, readPart: (text: string) => Meaning): Expenses | null {
  if (isAsked(sentence)) return null
  const sharing = sharingIn(sentence)
  if (sharing === null) return null
  const item = onlySpent(readPart(textWithout(sentence, sharing)))
  return item && { kind: 'expenses', items: [item], sure: true }
}

/** The words that say that the writer and a member shared a price, if nobody else did; null if there are none. */
function sharingIn(sentence: Sentence): Stretch | null {
  const { length } = sentence.tokens
  for (let start = 0; start < length; ) {
    let [end, last, isMember] = [start, -1, false]
    while (end < length) {
      const next = wordEnd(sentence, end)
      if (next === end) break
      if (sharedEnd(sentence, end) > end) last = next
      isMember ||= memberAt(sentence, end) !== null
      end = next
    }
    if (last > 0 && isMember && isApart(sentence, { start, end }, last)) return { start, end }
    start = Math.max(end, after(sentence, start))
  }
  return null
}

const beside = [
  'article', 'of', 'and', 'with', 'pronoun', 'me', 'preposition', 'was', 'payer', 'spend', 'spendHe', 'each', 'send', 'target',
] as const // biome-ignore format: a list to read at a glance

/** The index after the word at a token, if it may be one of those that tell who shared; otherwise the token. */
function wordEnd(sentence: Sentence, at: number): number {
  const shared = sharedEnd(sentence, at)
  if (shared > at) return shared
  const isSmall =
    sentence.tokens[at]?.kind === 'break' ||
    memberAt(sentence, at) !== null ||
    isParticle(sentence, at, 'besideSharing', 'mine', 'ours') ||
    isAt(sentence, at, ...beside)
  return isSmall && !isAt(sentence, at, 'kind') ? after(sentence, at) : at
}

/**
 * The index after the phrase or word of sharing at a token, as in 'went halves on'; the token itself if there is none,
 * or if it begins the name of a thing: 'Half marathon'.
 */
function sharedEnd(sentence: Sentence, at: number): number {
  const end = after(sentence, at)
  if (end > at + 1 && isAt(sentence, at, 'kind')) return at
  for (let each = at; each < end; each++) {
    const shared = particleEnd(sentence, each, 'sharing')
    if (shared > each) return Math.max(shared, end)
  }
  return at
}

/**
 * Whether nothing else belongs to such words: they are not the name of a thing ('Tom half fare'), nobody else is named
 * right beside them, and nobody is said to have paid all of it ('Tom paid, we split it').
 */
function isApart(sentence: Sentence, { start, end }: Stretch, last: number): boolean {
  const isOther = (at: number) => isAt(sentence, at, 'family', 'stranger') || isName(sentence, at)
  if (isOther(before(sentence, start)) || isOther(end)) return false
  const isLed = last < end || end === sentence.tokens.length || isNumberAt(sentence, end)
  return isLed && !paysAll(sentence, { start, end })
}

/** Whether a verb of paying has no word of sharing beside it. */
function paysAll(sentence: Sentence, { start, end }: Stretch): boolean {
  let isBehindShared = false
  for (let at = start; at < end; at = wordEnd(sentence, at)) {
    const isVerb = isAt(sentence, at, 'payer', 'spend', 'spendHe')
    const next = wordEnd(sentence, at)
    if (sharedEnd(sentence, at) > at) isBehindShared = true
    else if (sentence.tokens[at]?.kind === 'break') isBehindShared = false
    else if (isVerb && !isBehindShared && !isSharedNext(sentence, { start: next, end })) return true
  }
  return false
}

function isSharedNext(sentence: Sentence, { start, end }: Stretch): boolean {
  let at = start
  while (at < end && isAt(sentence, at, 'article', 'pronoun', 'preposition')) at = after(sentence, at)
  return sharedEnd(sentence, at) > at
}

/** Returns the text with a stretch blanked out, so that all offsets stay the same. */
function textWithout({ text, tokens }: Sentence, { start, end }: Stretch): string {
  const [from = 0, to = text.length] = [tokens[start]?.start, tokens[end]?.start]
  return text.slice(0, from) + ' '.repeat(to - from) + text.slice(to)
}
