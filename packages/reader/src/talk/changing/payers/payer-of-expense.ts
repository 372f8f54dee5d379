import type { Correction } from '../../../meaning.ts'
import { thingBefore } from '../../../message/content.ts'
import type { Scan } from '../../../message/scan.ts'
import { endsAt, skipAll } from '../../../words/edges.ts'
import { memberAt, memberNameEnd } from '../../../words/member-names.ts'
import { isParticle, particleEnd } from '../../../words/particle.ts'
import { after, hasAny, isAsked, isAt, type Sentence, senseAt } from '../../../words/sentence.ts'

/**
 * Reads who pays for a named thing, and nothing else: 'La luz la paga Beto', 'o passe da Inês pago eu', 'lo del perro
 * lo pongo yo'; else null.
 */
export function readPaysThing({ sentence, figures, days }: Scan): Correction | null {
  if (figures.length + days.length > 0 || isAsked(sentence)) return null
  const start = skipAll(sentence, 0, 'oops', 'filler', 'greeting')
  const paid = paidBehind(sentence, start) ?? paidBefore(sentence, start)
  // 'No, pago yo' says no more.
  const isAlone = paid?.payerId === 'me' && endsAt(sentence, paid.from)
  if (paid === null || !(isAlone || isThing(sentence, paid.from, paid.to))) return null
  const thing = thingBefore(sentence, paid.to, paid.from)
  return { kind: 'correction', ...thing, changes: { payerId: paid.payerId }, sure: true }
}

/**
 * Reads which member a named thing was, and nothing else: 'The electric bill was Beto', 'la cena fue Beto'; else null.
 */
export function readWasMember({ sentence, figures, days }: Scan): Correction | null {
  if (figures.length + days.length > 0 || isAsked(sentence)) return null
  const start = skipAll(sentence, 0, 'oops', 'filler', 'greeting')
  // 'Bill was' is one phrase.
  const was = sentence.tokens.findIndex((_, at) => at > start && isAt(sentence, at, 'was', 'cost'))
  const name = skipAll(sentence, after(sentence, was), 'article')
  const member = was < 0 ? null : memberAt(sentence, name)
  if (member === null || !endsAt(sentence, memberNameEnd(sentence, name, member))) return null
  if (!isThing(sentence, start, was)) return null
  return {
    kind: 'correction',
    ...thingBefore(sentence, was, start),
    changes: { payerId: member.id },
    sure: true,
  }
}

/**
 * Reads whose a named thing was, the payer before it, and nothing else: 'c'était moi le resto', 'foi o Beto o pão', 'it
 * was me for the taxi'; else null.
 */
export function readMemberWas({ sentence, figures, days }: Scan): Correction | null {
  if (figures.length + days.length > 0 || isAsked(sentence)) return null
  const start = skipAll(sentence, 0, 'oops', 'filler', 'greeting', 'target')
  const name = skipAll(sentence, after(sentence, start), 'article')
  const own = hasAny(sentence, 'spend') ? start : particleEnd(sentence, start, 'ownDeed')
  const said = senseAt(sentence, start, 'payer')?.value === 'me' ? after(sentence, start) : own
  const isSaid = said > start + 1
  const isMe = isSaid || (isAt(sentence, start, 'was') && isParticle(sentence, name, 'writer'))
  const member = isMe || !isAt(sentence, start, 'was') ? null : memberAt(sentence, name)
  if (!isMe && member === null) return null
  const behind = isSaid ? said : after(sentence, name)
  const thing = member ? memberNameEnd(sentence, name, member) : behind
  // 'C'est Ana Pizza' may be the name of a place.
  const isLed = isAt(sentence, thing, 'article', 'preposition', 'of') || isParticle(sentence, thing, 'theOne')
  const end = sentence.tokens.length
  if (!isLed || !isThing(sentence, thing, end)) return null
  const payerId = member?.id ?? 'me'
  return { kind: 'correction', ...thingBefore(sentence, end, thing), changes: { payerId }, sure: true }
}

/** The tokens between which the thing is named, and its payer. */
interface Paid {
  readonly from: number
  readonly to: number
  readonly payerId: string
}

/** The payer named after the thing: 'la luz la paga Beto', 'a luz o Beto paga'; null for none. */
function paidBehind(sentence: Sentence, from: number): Paid | null {
  for (let to = after(sentence, from); to < sentence.tokens.length; to = after(sentence, to)) {
    const payer = payerAt(sentence, to)
    if (payer && endsAt(sentence, skipAll(sentence, payer.end, 'filler')))
      return { from, to, payerId: payer.payerId }
  }
  return null
}

/** The payer named before the thing: 'Beto paga la luz'; null for none. */
function paidBefore(sentence: Sentence, start: number): Paid | null {
  const payer = payerAt(sentence, start)
  return payer && { from: payer.end, to: sentence.tokens.length, payerId: payer.payerId }
}

/** The member beside a verb of paying, or the writer, from a token on, and where the words end; null for none. */
function payerAt(sentence: Sentence, start: number): { payerId: string; end: number } | null {
  const mine = particleEnd(sentence, start, 'paysMine')
  if (mine > start) return { payerId: 'me', end: mine }
  const verb = paysEnd(sentence, start)
  const name = skipAll(sentence, verb, 'was', 'article')
  const member = memberAt(sentence, name)
  if (member === null) return null
  let end = name
  while (memberAt(sentence, end) === member) end++
  const behind = paysEnd(sentence, end)
  const isTold = verb > start || behind > end
  return isTold ? { payerId: member.id, end: Math.max(end, behind) } : null
}

/** The index after the verb of paying at a token: 'paga', 'pagó', 'que pagou'; the token itself if there is none. */
function paysEnd(sentence: Sentence, start: number): number {
  const isWho = isParticle(sentence, start, 'who') && !isAt(sentence, start, 'payer')
  const verb = isWho ? start + 1 : start
  const paid = senseAt(sentence, verb, 'payer')
  return paid && paid.value !== 'me' ? after(sentence, verb) : particleEnd(sentence, start, 'pays')
}

/** Whether only a thing, and perhaps whose it is, stands between two tokens. */
function isThing(sentence: Sentence, from: number, to: number): boolean {
  let [isNamed, isOwned] = [false, false]
  for (let at = from; at < to; at = after(sentence, at)) {
    const isOf = isAt(sentence, at, 'of') || isParticle(sentence, at, 'ownedBy', 'onBehalf')
    const isSmall =
      isAt(sentence, at, 'article', 'preposition', 'and') || isParticle(sentence, at, 'theOne', 'thatOf')
    if (isAt(sentence, at, 'kind')) isNamed = true
    else if (isOf) isOwned = true
    else if (!isSmall && !isOwned && sentence.tokens[at]?.kind !== 'break') return false
  }
  return isNamed
}
