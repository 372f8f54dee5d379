import type { Correction } from '../../../meaning.ts'
import { isContentAt } from '../../../message/content.ts'
import type { Scan } from '../../../message/scan.ts'
import { amountOf, type Figure, onlyReading } from '../../../numbers/figure.ts'
import { behindArticle, endsAt, skipAll } from '../../../words/edges.ts'
import { isParticle, mayHaveParticle, particleEnd } from '../../../words/particle.ts'
import { after, before, has, hasAny, isAsked, isAt, type Sentence, textOf } from '../../../words/sentence.ts'
import { opening, openingWith } from '../../opening.ts'
import { takenOff } from '../../raised-by.ts'
import { concludes } from '../concluding.ts'
import { type AmountChange, readDifference } from './difference.ts'
import { forgottenExtra } from './forgotten-extra.ts'
import { isOwnShare } from './own-share.ts'

/** Sets the amount of the last expense. */
const justThat: AmountChange = { sign: 0, about: '' }

/**
 * Reads what a recorded amount is to be, or by how much it is to change, and nothing else except of which expense:
 * 'mejor que sean 70', 'súbele 200', 'tira 20 do táxi'; else null.
 */
export function readAmountChange(scan: Scan): Correction | null {
  const { sentence, days } = scan
  if (scan.figures.length === 0 && isOfExtra(scan))
    return { kind: 'correction', wrong: 'amount', changes: {}, sure: true }
  const replaced = readReplaced(scan) ?? readTakenOff(scan)
  if (replaced !== null) return replaced
  // 'Súbele 500 al presupuesto' is about a budget.
  if (days.length > 0 || hasAny(sentence, 'budget') || isAsked(sentence)) return null
  const alone = readDifference(sentence)
  const figures = alone ? [alone.figure] : scan.figures
  const [figure, ...others] = figures
  const amount = onlyReading(figure)
  if (figure === undefined || amount === undefined || others.length > 0) return null
  // "Mettons 900 par mois pour l'épicerie" is about a budget.
  const isMonthly = particleEnd(sentence, figure.end, 'perMonth') > figure.end && hasAny(sentence, 'kind')
  if (isMonthly) return null
  const currency = figure.currency === null ? {} : { currency: figure.currency }
  if (saysOops(scan, figures) || concludes(sentence, figure))
    return { kind: 'correction', changes: { amount, ...currency }, sure: true }
  const wish =
    alone ??
    (isOwnShare(scan, figure) || isReducedTo(sentence, figure) ? justThat : null) ??
    tipFor(scan, figure) ??
    forgottenExtra(scan, figure) ??
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

/** Whether an extra is to be added or left out without saying how much it is: 'Quítale la propina', 'sin el envío'. */
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

/**
 * Reads by how much the last expense, or that of a known thing, is to be lowered: 'Take 5 off the taxi', 'shave 50
 * off'; else null.
 */
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

/** Reads an amount, that it is wrong, and the right one: '5000 no, 6000'; else null. */
function readReplaced(scan: Scan): Correction | null {
  const [wrong, right, ...others] = scan.figures
  if (wrong === undefined || right === undefined || others.length > 0) return null
  const amount = onlyReading(right)
  const { sentence } = scan
  // In '46 not 45' the first amount is the right one.
  const isParted = sentence.tokens[right.start - 1]?.kind === 'break'
  const isSaid = isParted && isAt(sentence, wrong.end, 'not', 'oops') && wrong.currency === null
  if (amount === undefined || !isSaid || !saysOops(scan, scan.figures)) return null
  const currency = right.currency === null ? {} : { currency: right.currency }
  const changes = { amount, ...currency }
  return { kind: 'correction', deniedAmount: amountOf(wrong), changes, sure: true }
}

/**
 * Whether a message is nothing but amounts and that something was wrong: '2100, perdón', '22 sorry', '34.60*', 'wait
 * 10.29 with guac'. The last amount may be followed by what is in it, but not by its denial.
 */
function saysOops({ sentence }: Scan, figures: readonly Figure[]): boolean {
  const last = figures.at(-1)
  let isOops = false
  for (let at = 0; at < sentence.tokens.length; ) {
    const figure = figures.find(({ start }) => start === at)
    if (isOops && at === last?.end && isParticle(sentence, at, 'having')) return true
    const isNot = isAt(sentence, at, 'not')
    const is =
      isParticle(sentence, at, 'corrected') ||
      (isAt(sentence, at, 'oops', 'not') && !(isNot && (figures.length === 1 || at > (last?.start ?? 0))))
    if (!figure && !is && !isAt(sentence, at, 'filler') && sentence.tokens[at]?.kind !== 'break') return false
    isOops ||= is
    at = figure?.end ?? after(sentence, at)
  }
  return isOops
}

function wishFor(scan: Scan, { start, end }: Figure): AmountChange | null {
  const { sentence } = scan
  const named = thingBefore(scan)
  const more = particleEnd(sentence, end, 'byMore')
  const wish = wishBefore(sentence, start, named)
  if (wish === null) return null
  const sign = wish.sign || Number(more > end)
  const about = named.about || thingBehind(scan, more, sign)
  return about === null ? null : { sign, about, raises: wish.raises }
}

/**
 * Whether a message says that something was reduced and then, after a punctuation mark, to what: 'O médico deu
 * desconto, ficou 250'.
 */
function isReducedTo(sentence: Sentence, { start, end }: Figure): boolean {
  const was = before(sentence, start)
  const mark = before(sentence, was)
  const isTold = isAt(sentence, was, 'was', 'cost') && sentence.tokens[mark]?.kind === 'break'
  const isReduced = isParticle(sentence, before(sentence, mark), 'reduction')
  const isNoted = has(sentence, { start: 0, end: mark }, 'spend', 'consume', 'quote')
  return isTold && isReduced && !isNoted && endsAt(sentence, end)
}

/** Reads an extra to add to a recorded thing: 'add 2 tip to the coffee'; else null. */
function tipFor(scan: Scan, { start, end }: Figure): AmountChange | null {
  const { sentence } = scan
  const tip = isAt(sentence, end, 'of') ? after(sentence, end) : end
  const to = after(sentence, tip)
  const verb = opening(sentence)
  const isAdded = start > verb && particleEnd(sentence, verb, 'addTo') === start
  const isTip = isAdded && isParticle(sentence, tip, 'extra')
  const about = isTip && isAt(sentence, to, 'preposition') ? thingAtEnd(sentence, after(sentence, to)) : null
  return about === null ? null : { sign: 1, about }
}

/**
 * Reads by how much a recorded thing, or the last expense, is to be raised: 'ponele 500 más al taxi', 'coloca 5 a mais
 * no uber'; else null.
 */
function addedTo(scan: Scan, { start, end }: Figure): AmountChange | null {
  const { sentence } = scan
  const verb = opening(sentence)
  const more = particleEnd(sentence, end, 'byMore')
  // 'Put 5 more on the electricity' may be another expense.
  const isAdded = start > verb && particleEnd(sentence, verb, 'addTo') === start
  if (more === end || !isAdded || sentence.language === 'en') return null
  const about = isParticle(sentence, more + 1, 'extra') ? '' : thingBehind(scan, more, 1)
  return about === null ? null : { sign: 1, about, raises: 1 }
}

/** Reads a recorded thing and its new amount: 'make dinner 35', 'bota o jantar pra 35'; else null. */
function putAt({ sentence }: Scan, { start, end }: Figure): AmountChange | null {
  const verb = opening(sentence)
  const makes = particleEnd(sentence, verb, 'makeThing')
  const puts = isParticle(sentence, verb, 'put') ? after(sentence, verb) : verb
  const isSet = isParticle(sentence, start - 1, 'setTo')
  const from = makes > verb ? makes : puts
  if (from === verb || !(isSet || makes > verb) || end < sentence.tokens.length) return null
  const about = thingAtEnd(sentence, from, isSet ? start - 1 : start)
  return about === null ? null : { sign: 0, about }
}

/** The known thing that fills the tokens from one to another; null if there is none, or more. */
function thingAtEnd(sentence: Sentence, from: number, end = sentence.tokens.length): string | null {
  const thing = behindArticle(sentence, from)
  const behind = after(sentence, thing)
  // 'Put the lunch down as 21'.
  if (!isAt(sentence, thing, 'kind') || skipAll(sentence, behind, 'filler') !== end) return null
  return textOf(sentence, thing, behind)
}

/**
 * What the words right before an amount ask for: more (1), less (-1), or exactly that (0); null if they ask for
 * nothing.
 */
function wishBefore(sentence: Sentence, end: number, named: Named): Omit<AmountChange, 'about'> | null {
  for (let at = named.end; at < end; at = after(sentence, at)) {
    for (const [sign, type] of wishes) {
      const verb = particleEnd(sentence, at, type)
      // 'O aluguel sobe pra 1800' reports a price.
      if (verb === at || (named.end > 0 && !named.isLed && sign !== 0)) continue
      const raises = sign === 0 ? undefined : sign
      if (verb === end) return { sign, raises }
      // 'Aumenta em 100': 'em' says by how much, after a verb of raising.
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

/** The thing that a message starts with, where it ends, and whether a preposition leads to it, as in 'al taxi'. */
interface Named {
  readonly about: string
  readonly end: number
  readonly isLed: boolean
}

/** The thing that a message starts with: 'el taxi mejor 5500', 'al taxi súbele 500'; '' and 0 for none. */
function thingBefore(scan: Scan): Named {
  const { sentence } = scan
  const isLed = isAt(sentence, 0, 'preposition', 'timeBefore')
  const lead = isLed ? after(sentence, 0) : 0
  const thing = behindArticle(sentence, lead)
  const end = after(sentence, thing)
  if (thing === 0 || !isContentAt(scan, thing)) return { about: '', end: 0, isLed: false }
  return { about: textOf(sentence, thing, end), end, isLed }
}

/**
 * The thing named after an amount: 'al taxi', or 'do táxi' for a reduction. '' if there is none, as in 'por favor', or
 * in 'de propina' for an increase; null if more is said.
 */
function thingBehind(scan: Scan, from: number, sign: number): string | null {
  const { sentence } = scan
  const { tokens } = sentence
  const things: number[] = []
  for (let at = particleEnd(sentence, from, 'perMonth'); at < tokens.length; at = after(sentence, at)) {
    // 'Do mercado que era meu shampoo', 'off the vet, got a refund', 'a la feria por los huevos' give a reason.
    const isWhy = particleEnd(sentence, at, 'because') > at || isParticle(sentence, at, 'madeFor', 'that')
    if (things.length > 0 && (isWhy || tokens[at]?.kind === 'break')) break
    if (tokens[at]?.kind === 'break' || isAt(sentence, at, 'filler', 'thanks')) continue
    const isExtra = sign > 0 && isParticle(sentence, at + 1, 'extra')
    // 'El de comida' refers to one expense.
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
