import type { Member } from '../context.ts'
import { beforeArticle } from './edges.ts'
import { namesOf } from './names.ts'
import { isParticle } from './particle.ts'
import { firstNamesOf } from './pet-names.ts'
import { before, isAt, isCapitalAt, type Sentence, senseAt } from './sentence.ts'

/**
 * Returns the member whose name starts or continues at a token: 'Ana', 'Ana's', 'Luz Marina', 'Dani' for Daniela,
 * 'Nacho' for Ignacio.
 */
export function memberAt(sentence: Sentence, at: number): Member | null {
  const { tokens, marks, text, context } = sentence
  const token = at < 0 ? undefined : tokens[at]
  if (token === undefined || token.kind !== 'word' || !context.members) return null
  const { key, start, end } = token
  // "Ana's card", and 'anas treat', but not 'chris treat'.
  const isTreat = isParticle(sentence, at + 1, 'treat')
  const isOwner =
    /['’]s$/.test(text.slice(start, end)) ||
    (isTreat && !context.members.some((each) => namesOf(each.name).includes(key)))
  const name = key.endsWith('s') && isOwner ? key.slice(0, -1) : key
  for (const member of context.members) {
    const names = namesOf(member.name)
    const place = names.indexOf(name)
    if (place >= 0 && names.slice(0, place).every((each, index) => tokens[at - place + index]?.key === each))
      return member
  }
  const mayBeShort = marks[at] === null || isShortNameMeant(sentence, at, name)
  const found =
    (mayBeShort ? memberByShortName(name, context.members) : null) ?? memberByPetName(name, context.members)
  if (found !== null) return isMeantAsName(sentence, at) ? found : null
  return isCalledPayer(sentence, at) ? onlyOne(context.members, (first) => first.startsWith(name)) : null
}

/** Whether two letters after an article are said to have paid: 'quem pagou foi o Di', 'o di pagou'. */
export function isCalledPayer(sentence: Sentence, at: number): boolean {
  if (sentence.tokens[at]?.key.length !== shortestName - 1 || !sentence.present.has('payer')) return false
  const article = before(sentence, at)
  const isPaying =
    isAt(sentence, at + 1, 'payer', 'spendHe') || isAt(sentence, before(sentence, article), 'was', 'payer')
  return isAt(sentence, article, 'article') && isPaying
}

/**
 * Whether a word that may also be a thing ('el nacho') is meant as a name: it is unknown, has a capital inside the
 * message, or comes after a verb of paying or being.
 */
function isMeantAsName(sentence: Sentence, at: number): boolean {
  if (sentence.marks[at] === null) return true
  if (at > 0 && isCapitalAt(sentence, at)) return true
  const lead = before(sentence, at)
  const verb = beforeArticle(sentence, lead)
  return isAt(sentence, verb, 'payer', 'was')
}

/** Whether a word that also means something else is meant as a short name: 'Lo pagó Vale'. */
function isShortNameMeant(sentence: Sentence, at: number, name: string): boolean {
  return sentence.present.has('payer') && name.length > shortestName && isBehindPayer(sentence, at)
}

/** Whether a word comes directly after a verb for somebody's paying: 'Lo pagó Vale', 'lo pagó la Vale'. */
function isBehindPayer(sentence: Sentence, at: number): boolean {
  const lead = before(sentence, at)
  const payer = senseAt(sentence, beforeArticle(sentence, lead), 'payer')
  return payer !== undefined && payer.value !== 'me'
}

/** Returns the only member with that pet name: 'Nacho' for Ignacio, 'Lupita' for Guadalupe. */
function memberByPetName(name: string, members: readonly Member[]): Member | null {
  const firsts = firstNamesOf(name)
  return firsts === undefined ? null : onlyOne(members, (first) => firsts.has(first))
}

/** The length of the shortest short name. */
const shortestName = 3

/**
 * Returns the only member whose first name begins with a short name, with or without its pet ending: 'Dani', 'Nico',
 * 'Coni' for Constanza.
 */
function memberByShortName(name: string, members: readonly Member[]): Member | null {
  return memberFrom(name, members) ?? memberFrom(name.replace(/(?:i|y|ie)$/, ''), members)
}

function memberFrom(start: string, members: readonly Member[]): Member | null {
  return start.length < shortestName ? null : onlyOne(members, (first) => first.startsWith(start))
}

/** Returns the only member whose first name passes a test. */
function onlyOne(members: readonly Member[], isSo: (first: string) => boolean): Member | null {
  let only: Member | null = null
  for (const member of members) {
    if (!isSo(namesOf(member.name)[0] ?? '')) continue
    if (only !== null) return null
    only = member
  }
  return only
}

/** Returns the index of the first word of the member's name of which a word is at a token. */
export function memberNameStart(sentence: Sentence, at: number, member: Member): number {
  const place = namesOf(member.name).indexOf(sentence.tokens[at]?.key ?? '')
  return at - Math.max(place, 0)
}

/** Returns the index after the name of a member that starts at a token. */
export function memberNameEnd(sentence: Sentence, at: number, member: Member): number {
  let end = at
  while (memberAt(sentence, end) === member) end++
  return end
}

/** Whether an unknown word has a capital letter, or is the first of the message right before the verb. */
export function isName(sentence: Sentence, at: number): boolean {
  const token = sentence.tokens[at]
  if (token?.kind !== 'word' || sentence.marks[at] !== null) return false
  const letter = sentence.text[token.start] ?? ''
  return letter !== letter.toLowerCase() || (at === 0 && isAt(sentence, at + 1, 'spendHe', 'payer'))
}
