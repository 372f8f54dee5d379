import type { Correction } from '../../meaning.ts'
import { isContentAt } from '../../message/content.ts'
import type { Scan } from '../../message/scan.ts'
import type { Figure } from '../../numbers/figure.ts'
import { readFigure } from '../../numbers/read-figure.ts'
import { behindAll, endsAt } from '../../words/edges.ts'
import { isParticle, isParticleBefore, mayHaveParticle, particleEnd } from '../../words/particle.ts'
import { after, before, has, hasAny, isAsked, isAt, type Sentence, textOf } from '../../words/sentence.ts'
import { takenOff } from '../raised-by.ts'
import { opening, openingWith } from '../talk.ts'
import { behindSomebody, reasonEnd } from './behind-amount.ts'
import { concludes } from './concluding.ts'

/**
 * 'mejor que sean 70', 'súbele 200', 'tira 20 do táxi': what an amount that was noted is to be, or by how much it is to
 * change, and no more than whose; null for all other messages.
 */
export function readAmending(scan: Scan): Correction | null {
  const { sentence, days } = scan
  if (scan.figures.length === 0 && isOfExtra(scan))
    return { kind: 'correction', wrong: 'amount', changes: {}, sure: true }
  const replaced = readReplaced(scan) ?? readTakenOff(scan)
  if (replaced !== null) return replaced
  const alone = readBy(sentence)
  const figures = alone ? [alone.figure] : scan.figures
  const [figure, ...others] = figures
  const [amount = 0, ...readings] = figure?.readings ?? []
  if (figure === undefined || others.length + readings.length + days.length > 0 || isAsked(sentence))
    return null
  // 'Súbele 500 al presupuesto', "mettons 900 par mois pour l'épicerie".
  const isMonthly = particleEnd(sentence, figure.end, 'perMonth') > figure.end && hasAny(sentence, 'kind')
  if (hasAny(sentence, 'budget') || isMonthly) return null
  const currency = figure.currency === null ? {} : { currency: figure.currency }
  if (saysOops(scan, figures) || concludes(sentence, figure))
    return { kind: 'correction', changes: { amount, ...currency }, sure: true }
  const wish =
    alone ??
    ownShare(sentence, figure) ??
    ownPart(sentence, figure) ??
    ownPaid(scan, figure) ??
    reducedTo(sentence, figure) ??
    tipFor(scan, figure) ??
    addedTo(scan, figure) ??
    putAt(scan, figure) ??
    wishFor(scan, figure)
  if (wish === null) return null
  const { sign, about, raises } = wish
  const changes = { ...(sign === 0 ? { amount } : { by: sign * amount }), ...currency }
  return {
    kind: 'correction',
    ...(about !== '' && { about }),
    ...(raises !== undefined && { raises }),
    changes,
    sure: true,
  }
}

/** 'Quítale la propina', 'sin el envío': what an amount is to be more or less by, and not how much that is. */
function isOfExtra(scan: Scan): boolean {
  const { sentence, days } = scan
  if (days.length > 0 || !mayHaveParticle(sentence, 'extra') || isAsked(sentence)) return false
  const start = openingWith(sentence, 'raiseIt', 'lowerIt', 'without')
  const end = Math.max(
    ...(['raiseIt', 'lowerIt', 'without'] as const).map((type) => particleEnd(sentence, start, type)),
  )
  const thing = isAt(sentence, end, 'article', 'of') ? after(sentence, end) : end
  return end > start && isParticle(sentence, thing, 'extra') && endsAt(sentence, after(sentence, thing))
}

/** 'Take 5 off the taxi', 'shave 50 off': by how much the last one, or a known thing, is to be less. */
function readTakenOff(scan: Scan): Correction | null {
  const { sentence } = scan
  const off = mayHaveParticle(sentence, 'lowers') ? takenOff(sentence) : null
  if (off === null || hasAny(sentence, 'budget') || isAsked(sentence)) return null
  const isLast = isAt(sentence, off.end, 'target') && endsAt(sentence, after(sentence, off.end))
  const about = isLast ? '' : thingBehind(scan, off.end, -1)
  const behind = { start: off.end, end: sentence.tokens.length }
  const isKnown = about === '' || has(sentence, behind, 'kind')
  if (about === null || !isKnown) return null
  return { kind: 'correction', ...(about && { about }), raises: -1, changes: { by: -off.amount }, sure: true }
}

/** '5000 no, 6000': an amount, that it is wrong, and the right one. */
function readReplaced(scan: Scan): Correction | null {
  const [wrong, right, ...others] = scan.figures
  if (wrong === undefined || right === undefined || others.length > 0) return null
  const [amount, ...readings] = right.readings
  const { sentence } = scan
  // '46 not 45' holds to the first one.
  const isParted = sentence.tokens[right.start - 1]?.kind === 'break'
  const isSaid = isParted && isAt(sentence, wrong.end, 'not', 'oops') && wrong.currency === null
  if (amount === undefined || readings.length > 0 || !isSaid || !saysOops(scan, scan.figures)) return null
  const currency = right.currency === null ? {} : { currency: right.currency }
  const changes = { amount, ...currency }
  return { kind: 'correction', deniedAmount: wrong.readings[0] ?? 0, changes, sure: true }
}

/**
 * '2100, perdón', '22 sorry', '34.60*', 'wait 10.29 with guac': amounts, and that something was wrong; behind the last one, not that it is
 * none, and maybe what is in it.
 */
function saysOops({ sentence }: Scan, figures: readonly Figure[]): boolean {
  const last = figures.at(-1)
  let isOops = false
  for (let at = 0; at < sentence.tokens.length; ) {
    const figure = figures.find(({ start }) => start === at)
    if (isOops && at === last?.end && isParticle(sentence, at, 'having')) return true
    const isNot = isAt(sentence, at, 'not')
    const is =
      sentence.tokens[at]?.key === '*' ||
      (isAt(sentence, at, 'oops', 'not') && !(isNot && (figures.length === 1 || at > (last?.start ?? 0))))
    if (!figure && !is && !isAt(sentence, at, 'filler') && sentence.tokens[at]?.kind !== 'break') return false
    isOops ||= is
    at = figure?.end ?? after(sentence, at)
  }
  return isOops
}

/** By how much an amount is to be more (1) or less (-1), or 0 for what it is to be, and whose it is; '' for the last one's. */
interface Wish {
  readonly sign: number
  readonly about: string
  /** What a verb of raising or lowering says. */
  readonly raises?: 1 | -1 | undefined
}

/** '500 menos', 'make it 5 less', 'they took 5 off', 'c'était 5 de plus', 'menos 500', 'tesco 12 less': by how much an amount is to be more or less, and no more. */
function readBy(sentence: Sentence): (Wish & { readonly figure: Figure }) | null {
  const { tokens } = sentence
  const thing = thingThatWas(sentence)
  const from = thing ? thing.end : leadEnd(sentence)
  const verb = openingWith(sentence, 'lowerIt')
  const takes = particleEnd(sentence, verb, 'lowerIt')
  const isTaken = takes > verb
  const lead =
    thing && !thing.isSaid
      ? 0
      : isParticle(sentence, from, 'minus') || isTaken
        ? -1
        : isParticle(sentence, from, 'plusBefore')
          ? 1
          : 0
  const first = isTaken ? takes : lead === 0 ? from : after(sentence, from)
  // 'A fiver'.
  const start = isAt(sentence, first, 'one') ? first + 1 : first
  const isNumber = tokens[start]?.kind === 'number' || isAt(sentence, start, 'number')
  const figure = isNumber ? readFigure(sentence, start) : null
  if (figure === null) return null
  const less = particleEnd(sentence, figure.end, 'byLess')
  const onTop = thing ? figure.end : particleEnd(sentence, figure.end, 'onTop')
  const more = Math.max(onTop, particleEnd(sentence, figure.end, 'byMore'))
  const sign = lead || (less > figure.end ? -1 : 1)
  const told = lead === 0 ? Math.max(less, more) : lead > 0 ? onTop : figure.end
  if (lead === 0 && told === figure.end) return null
  const behind = sign < 0 ? reasonEnd(sentence, told) : behindSomebody(sentence, told)
  // 'Take off 30' may be of a budget.
  if (isTaken && behind === told) return null
  return saysNoMore(sentence, behind) ? { sign, about: thing?.about ?? '', figure } : null
}

/** Whether no more follows than thanks, and that something was wrong. */
function saysNoMore(sentence: Sentence, from: number): boolean {
  return behindAll(sentence, from, 'filler', 'thanks', 'oops') >= sentence.tokens.length
}

/** A known thing that a message begins with, where it and a 'was' behind it end, and whether that is said. */
interface Thing {
  readonly about: string
  readonly end: number
  readonly isSaid: boolean
}

/** 'el pelo fue', 'haircut was', 'the tesco one': null for none. */
function thingThatWas(sentence: Sentence): Thing | null {
  const start = opening(sentence)
  const thing = isAt(sentence, start, 'article') ? after(sentence, start) : start
  // 'Bota mais 5' is no boot, and 'le resto 5' no restaurant.
  const verb = openingWith(sentence, 'lowerIt')
  const isWish =
    particleEnd(sentence, thing, 'addTo') > thing || particleEnd(sentence, verb, 'lowerIt') > verb
  if (isWish || !isAt(sentence, thing, 'kind')) return null
  const end = after(sentence, thing)
  const was =
    end > thing && isAt(sentence, end, 'one') && sentence.tokens[end]?.key === 'one'
      ? after(sentence, end)
      : end
  const isSaid = isAt(sentence, was, 'was')
  return { about: textOf(sentence, thing, end), end: isSaid ? after(sentence, was) : was, isSaid }
}

/** Where the words end that say of the last one what it is to be or was: 'make it', 'eran', 'no, era', 'le di'. */
function leadEnd(sentence: Sentence): number {
  let at = opening(sentence)
  for (let end = -1; end !== at; ) {
    end = at
    if (sentence.tokens[at]?.kind === 'break' || isAt(sentence, at, 'was', 'oops', 'not', 'target', 'filler'))
      at = after(sentence, at)
    at = particleEnd(sentence, particleEnd(sentence, at, 'tookOff'), 'makeIt')
    if (isParticle(sentence, at, 'put')) at = after(sentence, at)
    // 'Y le di 5 más', 'je lui ai donné 5 de plus'.
    let gave = behindAll(sentence, at, 'and', 'pronoun')
    if (isParticle(sentence, gave, 'namesNothing')) gave = behindAll(sentence, gave + 1, 'pronoun')
    const given = particleEnd(sentence, gave, 'handed')
    if (given > gave) at = given
  }
  return at
}

function wishFor(scan: Scan, { start, end }: Figure): Wish | null {
  const { sentence } = scan
  const named = thingBefore(scan)
  const more = particleEnd(sentence, end, 'byMore')
  const wish = wishBefore(sentence, start, named)
  if (wish === null) return null
  const sign = wish.sign || Number(more > end)
  const about = named.about || thingBehind(scan, more, sign)
  return about === null ? null : { sign, about, raises: wish.raises }
}

/** 'mi parte fue 15 mil', 'my half was 20': what the writer paid of the last one. */
function ownShare(sentence: Sentence, { start, end }: Figure): Wish | null {
  const was = before(sentence, start)
  const isTold = isAt(sentence, was, 'was', 'cost') && isMyShare(sentence, start)
  const isAll = sentence.tokens.slice(0, was - 2).every((_, at) => isAt(sentence, at, 'and', 'article'))
  return isTold && isAll && endsAt(sentence, end) ? { sign: 0, about: '' } : null
}

/** 'La dividimos con unos amigos, nos tocó 44', 'rachamos, deu 44 pra cada', 'dividido com a Bia, minha parte 44': the same, behind words that part it. */
function ownPart(sentence: Sentence, { start, end }: Figure): Wish | null {
  const first = opening(sentence)
  const parted = particleEnd(sentence, first, 'parted')
  const forMe = particleEnd(sentence, end, 'forMe')
  const isForMe = (forMe > end || isMyShare(sentence, start)) && endsAt(sentence, forMe)
  const isFallen = isParticleBefore(sentence, start, 'fellToUs') || isForMe
  // 'Dividimos a conta, 45 pra cada' is an expense.
  const isAlone = sentence.tokens.slice(parted, start).every((_, at) => isBesideShare(sentence, parted + at))
  const isEach = isAlone && [end, end + 1].some((at) => isAt(sentence, at, 'each'))
  const isNamed = has(sentence, { start: parted, end: sentence.tokens.length }, 'kind')
  return parted > first && (isFallen || isEach) && !isNamed ? { sign: 0, about: '' } : null
}

/** 'Mi parte', 'minha parte foi': right before an amount. */
function isMyShare(sentence: Sentence, start: number): boolean {
  const was = before(sentence, start)
  const share = isAt(sentence, was, 'was', 'cost') ? was - 1 : start - 1
  return isParticle(sentence, share, 'share') && isParticle(sentence, share - 1, 'myself', 'mine')
}

/** 'Yo puse 600 nada más', 'eu só paguei 20', 'éramos 4 y pagué mi parte, 16': what the writer paid of the last one, and only that. */
function ownPaid({ sentence, claims }: Scan, { start, end }: Figure): Wish | null {
  const lead = sentence.tokens.slice(0, start).map((_, at) => at)
  const isLead = lead.every(
    (at) =>
      sentence.tokens[at]?.kind === 'break' ||
      claims[at] === 'number' ||
      isParticle(sentence, at, 'writer', 'only', 'paidOfIt', 'share', 'myself', 'mine', 'weWere') ||
      isAt(sentence, at, 'and', 'but', 'pronoun', 'filler'),
  )
  const only = particleEnd(sentence, end, 'only')
  const isOnly = only > end || lead.some((at) => isParticle(sentence, at, 'only', 'share'))
  const isPaid = lead.some((at) => isParticle(sentence, at, 'paidOfIt', 'share'))
  return isLead && isPaid && isOnly && endsAt(sentence, only) ? { sign: 0, about: '' } : null
}

/** 'O médico deu desconto, ficou 250': that something was reduced, and behind a mark to what. */
function reducedTo(sentence: Sentence, { start, end }: Figure): Wish | null {
  const was = before(sentence, start)
  const mark = before(sentence, was)
  const isTold = isAt(sentence, was, 'was', 'cost') && sentence.tokens[mark]?.kind === 'break'
  const isReduced = isParticle(sentence, before(sentence, mark), 'reduction')
  const isNoted = has(sentence, { start: 0, end: mark }, 'spend', 'consume', 'quote')
  return isTold && isReduced && !isNoted && endsAt(sentence, end) ? { sign: 0, about: '' } : null
}

/** 'Com meu irmão, então foi': with whom something was parted, and what leads to what that came to. */
function isBesideShare(sentence: Sentence, at: number): boolean {
  const isLead = isAt(sentence, at, 'was', 'cost', 'spend', 'filler', 'family', 'stranger')
  return isLead || sentence.tokens[at]?.kind === 'break' || isParticle(sentence, at, 'concludes')
}

/** 'add 2 tip to the coffee': what comes on top of a thing that was noted. */
function tipFor(scan: Scan, { start, end }: Figure): Wish | null {
  const { sentence } = scan
  const tip = isAt(sentence, end, 'of') ? after(sentence, end) : end
  const to = after(sentence, tip)
  const verb = opening(sentence)
  const isAdded = start > verb && particleEnd(sentence, verb, 'addTo') === start
  const isTip = isAdded && isParticle(sentence, tip, 'extra')
  const about = isTip && isAt(sentence, to, 'preposition') ? thingAtEnd(sentence, after(sentence, to)) : null
  return about === null ? null : { sign: 1, about }
}

/** 'ponele 500 más al taxi', 'coloca 5 a mais no uber': by how much a thing that was noted, or the last one, is to be more. */
function addedTo(scan: Scan, { start, end }: Figure): Wish | null {
  const { sentence } = scan
  const verb = opening(sentence)
  const more = particleEnd(sentence, end, 'byMore')
  // 'Put 5 more on the electricity' may be another one.
  const isAdded = start > verb && particleEnd(sentence, verb, 'addTo') === start
  if (more === end || !isAdded || sentence.language === 'en') return null
  const about = isParticle(sentence, more + 1, 'extra') ? '' : thingBehind(scan, more, 1)
  return about === null ? null : { sign: 1, about, raises: 1 }
}

/** 'make dinner 35', 'bota o jantar pra 35': a thing that was noted, and what it is to be. */
function putAt({ sentence }: Scan, { start, end }: Figure): Wish | null {
  const verb = opening(sentence)
  const makes = particleEnd(sentence, verb, 'makeThing')
  const puts = isParticle(sentence, verb, 'put') ? after(sentence, verb) : verb
  const isSet = isParticle(sentence, start - 1, 'setTo')
  const from = makes > verb ? makes : puts
  if (from === verb || !(isSet || makes > verb) || end < sentence.tokens.length) return null
  const about = thingAtEnd(sentence, from, isSet ? start - 1 : start)
  return about === null ? null : { sign: 0, about }
}

/** A known thing and nothing else, from a token up to another one. */
function thingAtEnd(sentence: Sentence, from: number, end = sentence.tokens.length): string | null {
  const thing = isAt(sentence, from, 'article') ? after(sentence, from) : from
  if (!isAt(sentence, thing, 'kind') || after(sentence, thing) !== end) return null
  return textOf(sentence, thing, end)
}

/** What words that reach up to an amount wish for: more, less, or 0 for just that. */
function wishBefore(sentence: Sentence, end: number, named: Named): Omit<Wish, 'about'> | null {
  for (let at = named.end; at < end; at = after(sentence, at)) {
    for (const [sign, type] of wishes) {
      const verb = particleEnd(sentence, at, type)
      // 'O aluguel sobe pra 1800' tells of a price.
      if (verb === at || (named.end > 0 && !named.isLed && sign !== 0)) continue
      const raises = sign === 0 ? undefined : sign
      if (verb === end) return { sign, raises }
      // 'Aumenta em 100', behind a verb of how much more.
      if (sign !== 0 && verb === end - 1 && isParticle(sentence, verb, 'byLead')) return { sign, raises }
      if (verb === end - 1 && isParticle(sentence, verb, 'setTo')) return { sign: 0, raises }
    }
    const isAlong = isAt(sentence, at, 'filler', 'greeting', 'oops', 'not')
    if (!isAlong && sentence.tokens[at]?.kind !== 'break') return null
  }
  return null
}

const wishes = [
  [0, 'makeIt'],
  [1, 'raiseIt'],
  [-1, 'lowerIt'],
] as const

/** A thing that a message begins with, where that ends, and whether something is to be added to it, as in 'al taxi'. */
interface Named {
  readonly about: string
  readonly end: number
  readonly isLed: boolean
}

/** 'el taxi mejor 5500', 'al taxi súbele 500': the thing that a message begins with; '' and 0 for none. */
function thingBefore(scan: Scan): Named {
  const { sentence } = scan
  const isLed = isAt(sentence, 0, 'preposition', 'timeBefore')
  const lead = isLed ? after(sentence, 0) : 0
  const thing = isAt(sentence, lead, 'article') ? after(sentence, lead) : lead
  const end = after(sentence, thing)
  if (thing === 0 || !isContentAt(scan, thing)) return { about: '', end: 0, isLed: false }
  return { about: textOf(sentence, thing, end), end, isLed }
}

/**
 * 'al taxi', 'por favor', 'de propina' where it is added, 'do táxi' where it is taken off: the thing that is named behind
 * an amount, '' for none; null where more is said.
 */
function thingBehind(scan: Scan, from: number, sign: number): string | null {
  const { sentence } = scan
  const { tokens } = sentence
  const things: number[] = []
  for (let at = particleEnd(sentence, from, 'perMonth'); at < tokens.length; at = after(sentence, at)) {
    // 'Do mercado que era meu shampoo'.
    if (sign < 0 && things.length > 0 && particleEnd(sentence, at, 'because') > at) break
    if (tokens[at]?.kind === 'break' || isAt(sentence, at, 'filler', 'thanks')) continue
    const isExtra = sign > 0 && isParticle(sentence, at + 1, 'extra')
    // 'El de comida' points at one.
    const isOne = isAt(sentence, before(sentence, at), 'article') && before(sentence, at) >= from
    if (isAt(sentence, at, 'of') && sign >= 0 && !isExtra && !isOne) return null
    if (isParticle(sentence, at, 'extra')) continue
    if (isContentAt(scan, at)) things.push(at)
    else if (!isAt(sentence, at, 'of', 'article', 'preposition', 'timeBefore', 'target', 'one')) return null
  }
  const [thing, ...others] = things
  if (others.length > 0) return null
  if (thing === undefined) return ''
  return textOf(sentence, thing, after(sentence, thing))
}
