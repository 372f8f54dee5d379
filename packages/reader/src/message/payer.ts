import type { Member } from '../context.ts'
import type { ClaimedMessage } from '../numbers/claims.ts'
import { memoised } from '../words/caching.ts'
import { behindArticle } from '../words/edges.ts'
import { hasParticle, isParticle, mayHaveParticle, particleEnd } from '../words/particle.ts'
import { after, before, hasAny, isAt, isCapitalAt, type Sentence, senseAt } from '../words/sentence.ts'
import { fold } from '../words/text.ts'
import type { Chunk } from './chunk.ts'
import { firstNamesOf } from './pet-names.ts'
import type { Scan } from './scan.ts'
import type { Segment } from './segment.ts'

/**
 * Returns the member whose name starts or continues at a token: 'Ana', 'Ana's', 'Luz Marina', 'Dani' for Daniela,
 * 'Nacho' for Ignacio.
 */
export function memberAt(sentence: Sentence, at: number): Member | null {
  const { tokens, marks, text, context } = sentence
  const token = at < 0 ? undefined : tokens[at]
  if (token === undefined || token.kind !== 'word' || !context.members) return null
  const { key, start, end } = token
  const name = key.endsWith('s') && /['’]s$/.test(text.slice(start, end)) ? key.slice(0, -1) : key
  for (const member of context.members) {
    const names = namesOf(member.name)
    const place = names.indexOf(name)
    if (place >= 0 && names.slice(0, place).every((each, index) => tokens[at - place + index]?.key === each))
      return member
  }
  const mayBeShort = marks[at] === null || isShortNameMeant(sentence, at, name)
  const found =
    (mayBeShort ? memberByShortName(name, context.members) : null) ?? memberByPetName(name, context.members)
  return found !== null && isMeantAsName(sentence, at) ? found : null
}

/**
 * Whether a word that may also be a thing ('el nacho') is meant as a name: it is unknown, has a capital inside the
 * message, or comes after a verb of paying or being.
 */
function isMeantAsName(sentence: Sentence, at: number): boolean {
  if (sentence.marks[at] === null) return true
  if (at > 0 && isCapitalAt(sentence, at)) return true
  const lead = before(sentence, at)
  const verb = isAt(sentence, lead, 'article') ? before(sentence, lead) : lead
  return isAt(sentence, verb, 'payer', 'was')
}

/** Whether a word that also means something else is meant as a short name: 'Lo pagó Vale'. */
function isShortNameMeant(sentence: Sentence, at: number, name: string): boolean {
  return sentence.present.has('payer') && name.length > shortestName && isBehindPayer(sentence, at)
}

/** Whether a word comes directly after a verb for somebody's paying: 'Lo pagó Vale', 'lo pagó la Vale'. */
function isBehindPayer(sentence: Sentence, at: number): boolean {
  const lead = before(sentence, at)
  const payer = senseAt(sentence, isAt(sentence, lead, 'article') ? before(sentence, lead) : lead, 'payer')
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
function nameStart(sentence: Sentence, at: number, member: Member): number {
  const place = namesOf(member.name).indexOf(sentence.tokens[at]?.key ?? '')
  return at - Math.max(place, 0)
}

const namesOf = memoised((name) => fold(name).split(' '))

/**
 * Returns the id of the member named as payer beside the verb ('lo pagó Ana', 'Ana paid') or in one of the other ways
 * below. Claims the name, known or not, so that it does not become part of the description.
 */
export function payerIn(scan: Scan, segment: Segment): string | null {
  const { sentence, claims } = scan
  for (const chunk of hasAny(sentence, 'payer', 'spendHe') ? segment.chunks : []) {
    for (let at = chunk.start; at < chunk.end; at = after(sentence, at)) {
      if (!isAt(sentence, at, 'payer', 'spendHe')) continue
      const end = after(sentence, at)
      for (const near of isAt(sentence, at, 'spend') ? [at - 1] : [at - 1, end, end + 1]) {
        if (near < chunk.start || near >= chunk.end || claims[near] !== null) continue
        const member = memberAt(sentence, near)
        if (member === null && !isName(sentence, near)) continue
        claims[near] = 'dropped'
        if (member === null) return null
        const start = nameStart(sentence, near, member)
        claims.fill('dropped', start, Math.min(nameEnd(sentence, start, member), chunk.end))
        return member.id
      }
    }
  }
  return (
    namedBeforeVerb(scan, segment) ??
    namedBehindMethod(scan, segment) ??
    ownerOfCard(scan, segment) ??
    namedBesidePays(scan, segment) ??
    namedInOwnClause(scan, segment) ??
    namedBeforeColon(scan, segment)
  )
}

/** Finds the payer after a verb and a payment method: 'payé en liquide par Ana', 'paid in cash by Ana'. */
function namedBehindMethod({ sentence, claims }: Scan, { chunks }: Segment): string | null {
  if (!sentence.context.members?.length || !mayHaveParticle(sentence, 'paidBy')) return null
  for (const { start, end } of chunks) {
    for (let at = start; at < end; at = after(sentence, at)) {
      if (!isAt(sentence, at, 'payer', 'spend', 'method')) continue
      let name = after(sentence, at)
      while (isAt(sentence, name, 'method', 'preposition', 'article') || isParticle(sentence, name, 'paidBy'))
        name = after(sentence, name)
      const member = isParticle(sentence, name - 1, 'paidBy') ? memberAt(sentence, name) : null
      if (member === null) continue
      claims.fill('dropped', at, Math.min(nameEnd(sentence, name, member), end))
      return member.id
    }
  }
  return null
}

/**
 * Finds the payer by whose card was used: 'cena 30 con la tarjeta de Ana', "dinner 30 on Ana's card". The name of a
 * non-member is dropped from the description.
 */
function ownerOfCard({ sentence, claims }: Scan, { chunks }: Segment): string | null {
  if (!sentence.context.members?.length || !mayHaveParticle(sentence, 'cardOf', 'cardLead')) return null
  for (const { start, end } of chunks) {
    for (let at = start; at < end; at++) {
      const isLed = particleEnd(sentence, at, 'cardOf') > at
      const owner = isLed ? particleEnd(sentence, at, 'cardOf') : particleEnd(sentence, at, 'cardLead')
      const name = owner > at ? behindArticle(sentence, owner) : owner
      const member = name > at ? memberAt(sentence, name) : null
      if (member === null && isLed && isName(sentence, name)) claims.fill('dropped', at, name + 1)
      if (member === null) continue
      const last = nameEnd(sentence, name, member)
      const card = isLed ? last : particleEnd(sentence, last, 'cardAfterName')
      if (!isLed && card === last) continue
      claims.fill('dropped', at, Math.min(card, end))
      return member.id
    }
  }
  return null
}

/** Finds a member right beside a verb such as 'paga': 'Remedios 54.200, los paga Ana', 'Ana paga o aluguel 780'. */
function namedBesidePays({ sentence, claims }: Scan, { chunks }: Segment): string | null {
  if (!sentence.context.members?.length || !mayHaveParticle(sentence, 'pays')) return null
  for (const { start, end } of chunks) {
    for (let at = start; at < end; at++) {
      const verb = particleEnd(sentence, at, 'pays')
      if (verb === at) continue
      for (const near of [at - 1, verb, verb + 1]) {
        const member = near < start || near >= end ? null : memberAt(sentence, near)
        if (member === null || claims[near] !== null) continue
        const name = nameStart(sentence, near, member)
        claims.fill(
          'dropped',
          Math.min(at, name),
          Math.min(Math.max(verb, nameEnd(sentence, name, member)), end),
        )
        return member.id
      }
    }
  }
  return null
}

/**
 * Finds a member right before an English verb, which does not show its person: 'Ana gave the sitter 40', 'yesterday
 * Tom filled the car 52'.
 */
function namedBeforeVerb({ sentence, claims }: Scan, { chunks }: Segment): string | null {
  if (sentence.language !== 'en' || !sentence.context.members?.length) return null
  for (const { start, end } of chunks) {
    for (let at = start + 1; at < end; at++) {
      const member = isAt(sentence, at, 'spend', 'consume') ? memberAt(sentence, at - 1) : null
      if (member === null) continue
      const first = nameStart(sentence, at - 1, member)
      const lead = before(sentence, first)
      if (first > start && !isAt(sentence, lead, 'day', 'weekday', 'and', 'filler')) continue
      claims.fill('dropped', first, at)
      return member.id
    }
  }
  return null
}

/**
 * Finds a member in a clause that only says who it was: 'pizza 18, foi o Bruno' (it was Bruno), 'os dois foram o
 * Bruno'.
 */
function namedInOwnClause({ sentence, claims }: Scan, { chunks }: Segment): string | null {
  if (!sentence.context.members?.length || !sentence.present.has('was')) return null
  for (const { start, end } of chunks) {
    const was = particleEnd(sentence, start, 'allOfThem')
    if (!isAt(sentence, was, 'was')) continue
    const verb = after(sentence, was)
    const isLed = isAt(sentence, verb, 'article') || isParticle(sentence, verb, 'ownedBy')
    const name = isLed ? after(sentence, verb) : verb
    const member = memberAt(sentence, name)
    if (member === null || nameEnd(sentence, name, member) < end) continue
    claims.fill('dropped', start, end)
    return member.id
  }
  return null
}

function nameEnd(sentence: Sentence, at: number, member: Member): number {
  let end = at
  while (memberAt(sentence, end) === member) end++
  return end
}

function namedBeforeColon({ sentence, claims }: Scan, { chunks: [first] }: Segment): string | null {
  const member = first?.start === 0 ? memberBeforeColon(sentence) : null
  if (member !== null) claims[0] = 'dropped'
  return member?.id ?? null
}

/**
 * Returns the member whose name comes before a colon at the start and so paid for all that follows: 'Ana: peluquería
 * 15.000'.
 */
export function memberBeforeColon(sentence: Sentence): Member | null {
  return sentence.tokens[1]?.key === ':' ? memberAt(sentence, 0) : null
}

/**
 * Whether somebody who is named but not a member paid: 'Sofía se gastó 300 en ropa', 'compró Andrea la torta', 'Tati e
 * Bruno deram 200'.
 */
export function isPaidByOther(sentence: Sentence, lead: readonly Chunk[]): boolean {
  if (!hasAny(sentence, 'spendHe', 'payer', 'spend', 'cost')) return false
  const other = (at: number) => isName(sentence, at) && memberAt(sentence, at) === null
  return lead.some((chunk) => {
    const turned = isAt(sentence, chunk.start, 'spendHe') && !isAt(sentence, chunk.start, 'spend')
    if (turned && other(after(sentence, chunk.start))) return true
    if (isPaidByNamed(sentence, chunk, other)) return true
    const joined = isAt(sentence, chunk.start, 'and') && sentence.tokens[chunk.start]?.kind === 'word'
    const start =
      joined || isAt(sentence, chunk.start, 'article') ? after(sentence, chunk.start) : chunk.start
    const verb = isAt(sentence, start + 1, 'pronoun') ? after(sentence, start + 1) : start + 1
    const reflexive = sentence.tokens[verb]?.key === 'se'
    const pays =
      isAt(sentence, verb, 'spendHe') ||
      (reflexive && isAt(sentence, verb, 'spend')) ||
      (joined && isAt(sentence, verb, 'cost'))
    return pays && other(start)
  })
}

/**
 * Whether the message ends, after the last price, by saying that a relative paid: one outside the household ('Matrícula
 * 3.450.000, la pagó mi papá'), or a partner, who shares the writer's money ('dinner 80, my wife paid'). Null for a
 * member, whose name is known, and if nobody paid.
 */
export function payingRelative({ sentence, figures }: ClaimedMessage): 'kin' | 'partner' | null {
  const { tokens } = sentence
  if (!hasAny(sentence, 'family', 'stranger')) return null
  let relative: 'kin' | 'partner' | null = null
  let isPaid = false
  for (let at = figures.at(-1)?.end ?? tokens.length; at < tokens.length; at = after(sentence, at)) {
    if (isAt(sentence, at, 'family', 'stranger')) {
      const end = after(sentence, at)
      if (memberAt(sentence, end - 1)) return null
      relative = hasParticle(sentence, { start: at, end }, 'partner') ? 'partner' : (relative ?? 'kin')
    } else if (isAt(sentence, at, 'payer', 'spendHe')) isPaid = true
    else if (tokens[at]?.kind !== 'break' && !isAt(sentence, at, 'was', 'pronoun', 'article', 'preposition'))
      return null
  }
  return isPaid ? relative : null
}

/** Whether the name of a non-member comes after a verb phrase of paying with its object: 'los tacos los pagó Luis'. */
function isPaidByNamed(sentence: Sentence, chunk: Chunk, other: (at: number) => boolean): boolean {
  if (!sentence.present.has('payer')) return false
  for (let at = chunk.start; at < chunk.end; at = after(sentence, at)) {
    const payer = senseAt(sentence, at, 'payer')
    if (payer === undefined || payer.value === 'me') continue
    const next = after(sentence, at)
    if (next > at + 1 && other(next)) return true
  }
  return false
}

/** Whether an unknown word has a capital letter, or is the first of the message right before the verb. */
export function isName(sentence: Sentence, at: number): boolean {
  const token = sentence.tokens[at]
  if (token?.kind !== 'word' || sentence.marks[at] !== null) return false
  const letter = sentence.text[token.start] ?? ''
  return letter !== letter.toLowerCase() || (at === 0 && isAt(sentence, at + 1, 'spendHe', 'payer'))
}
