import type { Correction } from '../meaning.ts'
import { thingBefore } from '../message/content.ts'
import { memberAt } from '../message/payer.ts'
import type { Scan } from '../message/scan.ts'
import { endsAt } from '../words/edges.ts'
import { isParticle, mayHaveParticle, particleEnd } from '../words/particle.ts'
import { after, before, hasAny, isAsked, isAt, type Sentence, senseAt } from '../words/sentence.ts'

/**
 * 'Não foi o Rafael, fui eu', 'non pas Julien, moi', 'not Sam, me': which of two people did not pay, and who did instead;
 * null for all other messages.
 */
export function readPayerInstead({ sentence, figures, days }: Scan): Correction | null {
  if (figures.length + days.length > 0 || !hasAny(sentence, 'not', 'oops') || isAsked(sentence)) return null
  const people: { readonly payerId: string; readonly isDenied: boolean }[] = []
  let isDenied = false
  for (let at = 0; at < sentence.tokens.length; ) {
    const person = personAt(sentence, at)
    const isBreak = sentence.tokens[at]?.kind === 'break'
    if (person !== null) people.push({ payerId: person, isDenied })
    else if (denies(sentence, at)) isDenied = true
    else if (!isBreak && !isAt(sentence, at, ...beside) && !isParticle(sentence, at, 'who')) return null
    if (isBreak || person !== null) isDenied = false
    at = Math.max(after(sentence, at), particleEnd(sentence, at, 'ownDeed'))
  }
  const [payer, ...others] = people.filter((each) => !each.isDenied)
  const isTwo = people.length === 2 && people[0]?.payerId !== people[1]?.payerId
  const isInstead = isTwo && payer !== undefined && others.length === 0
  return isInstead ? { kind: 'correction', changes: { payerId: payer.payerId }, sure: true } : null
}

const beside = ['was', 'payer', 'article', 'oops', 'filler', 'greeting', 'but', 'of', 'target'] as const

function denies(sentence: Sentence, at: number): boolean {
  const isNo = isParticle(sentence, at, 'not', 'denies')
  return (
    isAt(sentence, at, 'not') || (isNo && (after(sentence, at) > at + 1 || isParticle(sentence, at, 'not')))
  )
}

/** A member, or 'me' for the writer. */
function personAt(sentence: Sentence, at: number): string | null {
  const member = memberAt(sentence, at)
  if (member !== null) return member.id
  const isDeed = particleEnd(sentence, at, 'ownDeed') > at
  const isMe = isDeed || isParticle(sentence, at, 'writer') || senseAt(sentence, at, 'payer')?.value === 'me'
  return isMe || isAt(sentence, at, 'me') ? 'me' : null
}

/**
 * 'El taxi tampoco lo pagué yo', "no lo pagué yo", "it wasn't me who paid": an expense that somebody else paid, and no more
 * than which one; null for all other messages.
 */
export function readNotPaid({ sentence, figures, days }: Scan): Correction | null {
  if (!mayHaveParticle(sentence, 'notMe') || figures.length + days.length > 0 || isAsked(sentence))
    return null
  const at = sentence.tokens.findIndex((_, from) => particleEnd(sentence, from, 'notMe') > from)
  const isLead = sentence.tokens.every(({ kind }, each) => {
    const isAside = isAt(
      sentence,
      each,
      'article',
      'kind',
      'filler',
      'target',
      'oops',
      'not',
      'plus',
      'pronoun',
    )
    return each >= at || kind === 'break' || isAside || isAt(sentence, before(sentence, each + 1), 'kind')
  })
  const end = particleEnd(sentence, at, 'notMe')
  if (at < 0 || !isLead || !endsAt(sentence, end)) return null
  return { kind: 'correction', ...thingBefore(sentence, at), changes: { payerId: null }, sure: true }
}

/**
 * 'Lo pagamos a medias', 'we went halves on dinner', 'split it with Sam', 'moitié moitié': that several paid a part each, and
 * no more; null for all other messages.
 */
export function readShared({ sentence, figures, days }: Scan): Correction | null {
  if (!mayHaveParticle(sentence, 'sharedPay') || figures.length + days.length > 0 || isAsked(sentence))
    return null
  const at = sentence.tokens.findIndex((_, from) => particleEnd(sentence, from, 'sharedPay') > from)
  const end = particleEnd(sentence, at, 'sharedPay')
  if (at < 0) return null
  const behind = thingBefore(sentence, sentence.tokens.length, end)
  const thing = at > 0 ? thingBefore(sentence, at) : behind
  for (let each = 0; each < sentence.tokens.length; each = after(sentence, each)) {
    const isOfIt = each >= at && each < end
    const isPerson = personAt(sentence, each) !== null || isAt(sentence, each, 'family', 'stranger')
    const isAside = isAt(sentence, each, ...around, ...beside)
    if (!isOfIt && !isPerson && !isAside && sentence.tokens[each]?.kind !== 'break') return null
  }
  return {
    kind: 'correction',
    ...(thing.about === undefined ? behind : thing),
    shared: true,
    changes: {},
    sure: true,
  }
}

const around = [
  'kind',
  'and',
  'with',
  'preposition',
  'pronoun',
  'spend',
  'spendHe',
  'me',
  'each',
  'change',
] as const
