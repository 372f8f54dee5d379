import type { Correction } from '../../../meaning.ts'
import { thingBefore } from '../../../message/content.ts'
import type { Scan } from '../../../message/scan.ts'
import { behindArticle, endsAt, lastPhrase, skipAll } from '../../../words/edges.ts'
import { isName, memberAt } from '../../../words/member-names.ts'
import { hasParticle, isParticle, particleEnd, phraseStart } from '../../../words/particle.ts'
import {
  after,
  allOf,
  before,
  isAsked,
  isAt,
  isCapitalAt,
  type Sentence,
  textOf,
} from '../../../words/sentence.ts'

/**
 * Reads that an expense was somebody else's, and nothing else except which one: 'no era mío', "the coffee wasn't
 * mine", 'c'était pas à moi'; else null.
 */
export function readDisowned(scan: Scan): Correction | null {
  const { sentence, figures, days } = scan
  if (figures.length + days.length > 0 || isAsked(sentence)) return null
  const mine = phraseStart(sentence, 'mine')
  const isLast = endsAt(sentence, particleEnd(sentence, mine, 'mine'))
  if (mine < 1 || !isLast) return null
  const about = thingBefore(sentence, mine)
  if (isDenied(sentence, mine))
    return { kind: 'correction', ...about, changes: { payerId: null }, sure: true }
  // 'No, era mío' says that it was the writer's.
  return leadsToOwner(sentence, mine, thingBegun(sentence)?.end)
    ? { kind: 'correction', ...about, changes: { payerId: 'me' }, sure: true }
    : null
}

/**
 * Reads that the writer paid, and nothing else except for what: 'No I did', 'não, deixa, fui eu', 'no, yo', 'sí, fui
 * yo', 'o ifood fui eu', 'the pizza was me'; else null.
 */
export function readPaidByWriter({ sentence, figures, days }: Scan): Correction | null {
  const { tokens } = sentence
  if (figures.length + days.length > 0 || isAsked(sentence)) return null
  let at = 0
  let isAgainst = false
  for (let isLead = true; isLead; ) {
    const isOpposed = isAt(sentence, at, 'not', 'oops') || isParticle(sentence, at, 'letBe')
    isAgainst ||= isOpposed
    // 'Sim, fui eu' starts with an aside.
    const next = after(sentence, at)
    const isEnd = tokens[next]?.kind === 'break' || isAt(sentence, next, 'oops')
    const isAside = isAt(sentence, at, 'smallTalk') && isEnd
    isLead = isOpposed || isAside || tokens[at]?.kind === 'break' || isAt(sentence, at, 'filler')
    if (isLead) at = after(sentence, at)
  }
  const thing = behindArticle(sentence, particleEnd(sentence, at, 'theOneOf'))
  const named = isAt(sentence, thing, 'kind') ? after(sentence, thing) : at
  // 'The coffee one was me'.
  const was = named > at && isAt(sentence, named, 'one') ? after(sentence, named) : named
  const first = ownDeedEnd(sentence, was, was > at)
  // 'That was me, I paid it' says it twice.
  const more = sentence.tokens[first]?.kind === 'break' ? first + 1 : first
  const end = first > was ? Math.max(first, particleEnd(sentence, more, 'ownDeed')) : first
  const isWhole = end > was && endsAt(sentence, skipAll(sentence, end, 'filler', 'oops'))
  // 'Yo' alone answers a question; 'fui yo' and 'Yeah I paid' need none.
  const isBare = was === at && !isAgainst && (at === 0 || end === was + 1)
  // 'I paid' may be an answer, too; 'I paid that' is about an expense reported before.
  const isOfThat = isParticle(sentence, end - 1, 'writer', 'theOne', 'oneOfDay')
  const isOfIt = end > first || isOfThat || isAt(sentence, end - 1, 'target')
  if (!isWhole || (isBare && (end === was + 1 || !isOfIt))) return null
  return { kind: 'correction', ...thingBefore(sentence, was), changes: { payerId: 'me' }, sure: true }
}

/** The index after the words that the writer paid; after a thing, 'was me' counts as well. */
function ownDeedEnd(sentence: Sentence, at: number, isOfThing: boolean): number {
  const writer = after(sentence, at)
  const isWriter = isOfThing && isAt(sentence, at, 'was') && isParticle(sentence, writer, 'writer')
  return Math.max(particleEnd(sentence, at, 'ownDeed'), isWriter ? after(sentence, writer) : at)
}

/**
 * Reads whose an expense was, and nothing else except which one: 'era de Juan', "no era mío, era de Ana", 'c'était à
 * Paul'; else null. A word that is not a member's name counts as a name if it has a capital letter and is in no
 * word book.
 */
export function readOwner(scan: Scan): Correction | null {
  const { sentence, figures, days } = scan
  if (figures.length + days.length > 0 || isAsked(sentence)) return null
  const thing = thingAtEnd(sentence)
  const end = sentence.tokens.findLastIndex(
    ({ kind }, at) =>
      kind === 'word' && at < (thing?.start ?? at + 1) && !isParticle(sentence, at, 'treat', 'endingSo'),
  )
  const name = before(sentence, end + 1)
  const member = memberAt(sentence, name)
  if (member === null && !isSomebody(sentence, name)) return null
  const said = textOf(sentence, name, end + 1)
  const lead = isAt(sentence, before(sentence, name), 'article', 'me') ? before(sentence, name) : name
  const isTheirs = /['’]s$/.test(said) || [lead, name].some((at) => isParticle(sentence, at - 1, 'ownedBy'))
  const begun = thingBegun(sentence)
  if (!isTheirs || !leadsToOwner(sentence, name, begun?.end)) return null
  const about = thing?.about ?? begun?.about
  const isWork = member === null && isParticle(sentence, name, 'workplace')
  const changes = member
    ? { payerId: member.id }
    : isWork
      ? { payerId: null }
      : { payerName: said.replace(/['’]s$/, '') }
  return { kind: 'correction', ...(about !== undefined && { about }), changes, sure: true }
}

/** The expense that a message starts with, and where that ends: 'Lo del kiosco no, …', 'o ifood …'; null for none. */
function thingBegun(sentence: Sentence): { readonly about: string; readonly end: number } | null {
  let at = 0
  while (isAt(sentence, at, 'article', 'of') || isParticle(sentence, at, 'thatOf')) at = after(sentence, at)
  if (at === 0 || !isAt(sentence, at, 'kind')) return null
  const end = after(sentence, at)
  const one = isAt(sentence, end, 'one') ? after(sentence, end) : end
  return { about: textOf(sentence, at, end), end: one }
}

/**
 * Whether a token is a name, a relative or a workplace, or a capitalised word that may be a name; any capitalised word
 * will do if the message also says whose it was not.
 */
function isSomebody(sentence: Sentence, at: number): boolean {
  const isDisowned = hasParticle(sentence, allOf(sentence), 'mine')
  const isProper = at > 0 && isCapitalAt(sentence, at)
  const isKnown = isParticle(sentence, at, 'nameOrThing') || isDisowned
  if (isName(sentence, at) || isAt(sentence, at, 'family', 'stranger')) return true
  return isParticle(sentence, at, 'workplace') || (isKnown && isProper)
}

/** Whether only that it was somebody's, or not the writer's, is said before a token. */
function leadsToOwner(sentence: Sentence, end: number, from = 0): boolean {
  let isWas = false
  // 'Not mine, Leo's' has no 'was'.
  let isDisowned = false
  for (let at = from; at < end; ) {
    const mine = particleEnd(sentence, at, 'mine')
    // 'The eggs are Ana's' is in the present.
    const isNow = at === from && from > 0 && isParticle(sentence, at, 'isNow')
    const isBeside =
      isNow || isAt(sentence, at, 'not', 'oops', ...beside) || isParticle(sentence, at, 'ownedBy')
    if (mine === at && !isBeside && sentence.tokens[at]?.kind !== 'break') return false
    isWas ||= isNow || isAt(sentence, at, 'was')
    isDisowned ||= mine > at && isAt(sentence, before(sentence, at), 'not')
    at = mine > at ? mine : after(sentence, at)
  }
  return isWas || isDisowned
}

/** Whether a denial stands before a token, with nothing but a thing and a 'was'. */
function isDenied(sentence: Sentence, end: number): boolean {
  let isNot = false
  for (let at = 0; at < end; at = after(sentence, at)) {
    const denies = isAt(sentence, at, 'not', 'oops') && !isParticle(sentence, at, 'inFact')
    // 'No it was mine' says whose it was: in English and French a verb is denied by another word than 'no'.
    const isPlain =
      /^(en|fr)$/.test(sentence.language) && /^(no|non|nah|nan|nope)$/.test(sentence.tokens[at]?.key ?? '')
    isNot ||= denies && !isPlain && sentence.tokens[after(sentence, at)]?.kind !== 'break'
    if (denies || sentence.tokens[at]?.kind === 'break' || isAt(sentence, at, ...beside)) continue
    // Only one thing, right after its article: 'el café no era mío'.
    if (!isAt(sentence, at, 'kind') || isNot || !isAt(sentence, before(sentence, at), 'article')) return false
  }
  return isNot
}

const beside = ['was', 'target', 'article', 'pronoun', 'filler', 'of', 'preposition', 'greeting'] as const

/** The thing that ends a message, after its article: 'Era de Beto el súper'; null for none. */
function thingAtEnd(sentence: Sentence): { readonly start: number; readonly about: string } | null {
  const last = lastPhrase(sentence)
  const article = before(sentence, last)
  const isThing =
    isAt(sentence, last, 'kind') && isAt(sentence, article, 'article') && !isAt(sentence, article, 'of')
  const isOfName = isParticle(sentence, article - 1, 'ownedBy')
  return isThing && !isOfName
    ? { start: article, about: textOf(sentence, last, after(sentence, last)) }
    : null
}
