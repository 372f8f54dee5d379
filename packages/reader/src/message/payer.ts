import type { Member } from '../context.ts'
import type { ClaimedMessage } from '../numbers/claims.ts'
import { behindArticle, endsClauseAt } from '../words/edges.ts'
import { isName, memberAt, memberNameEnd, memberNameStart } from '../words/member-names.ts'
import { hasParticle, isParticle, mayHaveParticle, particleEnd } from '../words/particle.ts'
import {
  after,
  before,
  hasAny,
  isAt,
  type Sentence,
  type Stretch,
  senseAt,
  textAt,
} from '../words/sentence.ts'
import type { Chunk } from './chunk.ts'
import type { Scan } from './scan.ts'
import type { Segment } from './segment.ts'

/**
 * Returns the id of the member named as payer beside the verb ('lo pagó Ana', 'Ana paid') or in one of the other ways
 * below. Claims the name, known or not, so that it does not become part of the description.
 */
export function payerIn(scan: Scan, segment: Segment): string | null {
  const beside = hasAny(scan.sentence, 'payer', 'spendHe') ? namedBesideVerb(scan, segment) : undefined
  if (beside !== undefined) return beside
  return (
    namedBeforeVerb(scan, segment) ??
    namedBehindMethod(scan, segment) ??
    ownerOfCard(scan, segment) ??
    namedAsHost(scan, segment) ??
    namedBesidePays(scan, segment) ??
    namedInOwnClause(scan, segment) ??
    namedBeforeColon(scan, segment)
  )
}

/** Finds the payer right beside a verb: 'lo pagó Ana'; null if that is no member, undefined if nobody is named there. */
function namedBesideVerb({ sentence, claims }: Scan, { chunks }: Segment): string | null | undefined {
  for (const chunk of chunks) {
    for (let at = chunk.start; at < chunk.end; at = after(sentence, at)) {
      if (!isAt(sentence, at, 'payer', 'spendHe')) continue
      const end = after(sentence, at)
      const name = beforeVerb(sentence, at)
      for (const near of isAt(sentence, at, 'spend') ? [name] : [name, end, end + 1]) {
        // 'Também' and 'aussi' begin a chunk, as 'and' does, even behind the name.
        const isWithin = near >= chunk.start || (near === name && name < at - 1)
        if (!isWithin || near >= chunk.end || claims[near] !== null) continue
        const member = memberAt(sentence, near)
        if (member === null && !isName(sentence, near)) continue
        claims.fill('dropped', near, Math.max(near + 1, at))
        if (member === null) return null
        const start = memberNameStart(sentence, near, member)
        claims.fill('dropped', start, Math.min(memberNameEnd(sentence, start, member), chunk.end))
        return member.id
      }
    }
  }
}

/** The index right before a verb and its adverbs: of the name in 'Ana também pagou'. */
function beforeVerb(sentence: Sentence, verb: number): number {
  let at = verb - 1
  while (isParticle(sentence, at, 'besideDeed')) at--
  return at
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
      claims.fill('dropped', at, Math.min(memberNameEnd(sentence, name, member), end))
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
      if (member === null) {
        claims.fill('dropped', at, owner > at ? Math.min(otherCardEnd(sentence, name, isLed), end) : at)
        continue
      }
      const last = memberNameEnd(sentence, name, member)
      const card = isLed ? last : particleEnd(sentence, last, 'cardAfterName')
      if (!isLed && card === last) continue
      claims.fill('dropped', at, Math.min(card, end))
      return member.id
    }
  }
  return null
}

/** The index after the card of somebody else at a name: 'la tarjeta de papá', "dad's card"; 0 if there is none. */
function otherCardEnd(sentence: Sentence, name: number, isLed: boolean): number {
  const end = after(sentence, name)
  const card = isLed ? end : particleEnd(sentence, end, 'cardAfterName')
  const isFamily = isAt(sentence, name, 'family') || /[’']s$/.test(textAt(sentence, end - 1))
  if (!isLed) return isFamily && card > end ? card : 0
  return isName(sentence, name) || isAt(sentence, name, 'family') ? end : 0
}

/** Finds the member whose treat it was: "pizza 30, Ana's treat". */
function namedAsHost({ sentence, claims }: Scan, { chunks }: Segment): string | null {
  if (!mayHaveParticle(sentence, 'treat')) return null
  for (const { start, end } of chunks) {
    for (let at = start + 1; at < end; at++) {
      const member = isParticle(sentence, at, 'treat') ? memberAt(sentence, at - 1) : null
      if (member === null) continue
      claims.fill('dropped', memberNameStart(sentence, at - 1, member), at + 1)
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
        const name = memberNameStart(sentence, near, member)
        claims.fill(
          'dropped',
          Math.min(at, name),
          Math.min(Math.max(verb, memberNameEnd(sentence, name, member)), end),
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
      const first = memberNameStart(sentence, at - 1, member)
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
    if (member === null || memberNameEnd(sentence, name, member) < end) continue
    claims.fill('dropped', start, end)
    return member.id
  }
  return null
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
    } else if (isAt(sentence, at, 'payer', 'spendHe') || isParticle(sentence, at, 'treat')) isPaid = true
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

/**
 * Whether a clause says that somebody paid who is not named: 'Almuerzo 25, pagó él', 'lunch with Pete and he paid, 25'.
 */
export function isPaidByThem(sentence: Sentence, stretches: readonly Stretch[]): boolean {
  // 'What was hers she paid, mine was 73' tells what the writer paid.
  if (!mayHaveParticle(sentence, 'theyPaid') || mayHaveParticle(sentence, 'mine')) return false
  return stretches.some(({ start, end }) => {
    for (let at = start; at < end; at++) {
      const paid = particleEnd(sentence, at, 'theyPaid')
      if (paid > at && endsClauseAt(sentence, paid)) return true
    }
    return false
  })
}
