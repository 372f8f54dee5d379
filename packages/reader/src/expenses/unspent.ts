import type { Particle } from '../languages/particles.ts'
import type { NotExpenseReason } from '../meaning.ts'
import type { Scan } from '../message/scan.ts'
import type { Segment } from '../message/segment.ts'
import { amountOf, type Figure } from '../numbers/figure.ts'
import { endsAt, endsClauseAt, firstWord } from '../words/edges.ts'
import { memberAt } from '../words/member-names.ts'
import {
  hasParticle,
  isParticle,
  isParticleBefore,
  mayHaveParticle,
  particleEnd,
  phraseStart,
} from '../words/particle.ts'
import { after, before, has, isAt, type Sentence, senseAt, textAt } from '../words/sentence.ts'
import { keyAt } from '../words/text.ts'
import { reasonUnderHeading } from './heading.ts'

/**
 * Returns why the only price of a message, one under a heading or one marked as due was not paid, whatever its other
 * words make likely; null if nothing says so: 'soñé que pagaba 50 mil', 'Amazon order for 42.99 cancelled', 'to pay: gas
 * 40, water 20'.
 */
export function reasonUnspent(
  { sentence, figures: all, odds }: Scan,
  { chunks, figures }: Segment,
): NotExpenseReason | null {
  const [figure] = figures
  if (figure === undefined) return null
  const listed = reasonUnderHeading(sentence, figure)
  if (listed !== null) return listed
  const isAsking = odds.open > odds.spending
  if (isScoreToNil(sentence)) return 'unrelated'
  if (opensWith(sentence, 'supposing') && !sentence.present.has('spend')) return 'hypothetical'
  if (all.length > 1) return !isAsking && isMarkedDue(sentence, figure) ? 'future' : null
  if (!mayHaveParticle(sentence, ...saying)) return null
  if (isLedBy(sentence, figure, 'dreamt') || isEscaped(sentence, figure)) return 'hypothetical'
  if (isCalledOff(sentence, figure)) return 'unrelated'
  if (isPriceMove(sentence, figure) || isRise(sentence, figure) || isThreat(sentence, figure)) return 'quote'
  if (isStillDue(sentence, figure)) return 'future'
  if (chunks.some((chunk) => has(sentence, chunk, 'spend'))) return null
  if (isBehind(sentence, figure, 'overdue') || isOwed(sentence)) return 'future'
  if (isWon(sentence, figure)) return 'income'
  if (chunks.some((chunk) => has(sentence, chunk, 'record', 'cost'))) return null
  if (isTreated(sentence)) return 'someone_else'
  if (isOff(sentence, figure)) return 'unrelated'
  // 'Aumentaram-me a renda 40 euros'
  if (opensWith(sentence, 'raisedFor') && !mayHaveParticle(sentence, 'saidPaid')) return 'quote'
  return isParticleBefore(sentence, figure.start, 'moved') || isOpinionAsked(sentence) ? 'quote' : null
}

const saying = [
  'dreamt', 'treated', 'escapes', 'calledOff', 'callsOff', 'gains', 'rises', 'fine', 'reduction', 'overdue', 'notPaidYet', 'moved', 'opinion', 'owes', 'raisedFor', 'lottery',
] as const satisfies readonly Particle[] // biome-ignore format: a list to read at a glance

/** Whether a message begins with a phrase of a type. */
function opensWith(sentence: Sentence, type: Particle): boolean {
  const first = firstWord(sentence)
  return particleEnd(sentence, first, type) > first
}

/** Whether a phrase of a type stands before a price in its clause. */
function isLedBy(sentence: Sentence, { start }: Figure, type: Particle): boolean {
  const led = phraseStart(sentence, type)
  if (led < 0 || led > start) return false
  for (let at = particleEnd(sentence, led, type); at < start; at = after(sentence, at))
    if (sentence.tokens[at]?.kind === 'break' || isAt(sentence, at, 'and', 'but')) return false
  return true
}

/** Whether a phrase of a type right behind a price ends the message. */
function isBehind(sentence: Sentence, { end }: Figure, type: Particle): boolean {
  const behind = particleEnd(sentence, end, type)
  return behind > end && endsAt(sentence, behind)
}

/** Whether one of several prices is marked as not paid yet: 'rent 850 paid, gas 40 unpaid', 'luz ❌ 201'. */
function isMarkedDue(sentence: Sentence, { start, end }: Figure): boolean {
  const mark = /^[-–(]$/.test(keyAt(sentence.tokens, end)) ? end + 1 : end
  const behind = particleEnd(sentence, mark, 'overdue')
  const isCross = (at: number) => /^[❌✘✗✖⏳⌛]/u.test(textAt(sentence, at))
  const isCrossed = isCross(start - 1) || (isCross(end) && sentence.tokens[end + 1]?.kind !== 'number')
  return isCrossed || (behind > mark && endsClauseAt(sentence, behind))
}

/** Whether a clause right behind the price says only that it is still due: '45 mil, pero todavía no lo pagué'. */
function isStillDue(sentence: Sentence, { end }: Figure): boolean {
  const mark = sentence.tokens[end]?.kind === 'break' ? end + 1 : end
  const clause = isAt(sentence, mark, 'but', 'and') ? after(sentence, mark) : mark
  const behind = particleEnd(sentence, clause, 'notPaidYet')
  return behind > clause && endsAt(sentence, behind)
}

/** Whether somebody else, who is told right before it, treated the writer: 'mate shouted me lunch, 25'. */
function isTreated(sentence: Sentence): boolean {
  const verb = phraseStart(sentence, 'treated')
  const who = before(sentence, verb)
  const isOther =
    (sentence.marks[who] === null || isAt(sentence, who, 'family', 'stranger')) &&
    memberAt(sentence, who) === null
  return (
    verb > 0 &&
    isOther &&
    !sentence.present.has('but') &&
    !hasParticle(sentence, { start: who, end: verb }, 'partner')
  )
}

/** Whether an amount came out of a lottery for somebody: 'saiu-me 100 na raspadinha', 'me salieron 500 en la quiniela'. */
function isWon(sentence: Sentence, { start, end }: Figure): boolean {
  return particleEnd(sentence, end, 'lottery') > end && isAt(sentence, before(sentence, start), 'cost')
}

/** Whether a message is nothing but two names, each with a number, of which one is 0: 'colo colo 2 católica 0'. */
function isScoreToNil({ tokens, present }: Sentence): boolean {
  const keys = tokens.flatMap(({ kind, key }) => (kind === 'number' ? [key] : []))
  const isScore = keys.length === 2 && keys.includes('0') && keys.every((key) => /^1?\d$/.test(key))
  // 'Carnet 0 mais vaccin 12' tells two prices.
  const isTold = (['currency', 'spend', 'payer', 'and', 'but'] as const).some((type) => present.has(type))
  if (!isScore || tokens.at(-1)?.kind !== 'number' || isTold) return false
  return tokens.every(({ kind }) => kind === 'word' || kind === 'number') && tokens[0]?.kind === 'word'
}

/** Whether a message begins with a thing that the writer still owes: 'debo la cuota de octubre, 33.000'. */
function isOwed(sentence: Sentence): boolean {
  const start = firstWord(sentence)
  const end = particleEnd(sentence, start, 'owes')
  return end > start && isAt(sentence, end, 'article', 'kind')
}

/** Whether a price is that of what the writer got around: 'dodged a £60 fine', 'échappé à une prune de 60'. */
function isEscaped(sentence: Sentence, figure: Figure): boolean {
  if (!mayHaveParticle(sentence, 'escapes') || !isLedBy(sentence, figure, 'escapes')) return false
  const led = particleEnd(sentence, phraseStart(sentence, 'escapes'), 'escapes')
  return !has(sentence, { start: led, end: figure.start }, 'with', 'spend', 'method')
}

/** Whether a price is that of an order that was cancelled: 'lunch 20 cancelled', 'cancelé el pedido de 12.000'. */
function isCalledOff(sentence: Sentence, figure: Figure): boolean {
  if (isBehind(sentence, figure, 'calledOff')) return true
  // In the Andes and in Chile 'cancelar' also means to pay.
  const isPaid =
    sentence.language === 'es' && /^(COP|CLP|PEN|BOB|VES|CRC|GTQ)$/.test(sentence.context.currency)
  return !isPaid && isLedBy(sentence, figure, 'callsOff')
}

/** Whether some cents are only what a thing became dearer or cheaper by: 'la baguette a pris 10 centimes'. */
function isPriceMove(sentence: Sentence, figure: Figure): boolean {
  return amountOf(figure) < 100 && isParticleBefore(sentence, figure.start, 'gains')
}

/**
 * Whether an amount is only what a definite thing becomes dearer by: 'Sube 12 mil el seguro', 'el seguro sube 12 mil'.
 * In 'sube 3000' and 'sube 300 de pan' it may be a card for buses or a request to record.
 */
function isRise(sentence: Sentence, { start, end }: Figure): boolean {
  if (!mayHaveParticle(sentence, 'rises')) return false
  const verb = phraseStart(sentence, 'rises')
  const rest = particleEnd(sentence, verb, 'rises')
  const isThing = (at: number) => isAt(sentence, at, 'article') && isAt(sentence, after(sentence, at), 'kind')
  const first = firstWord(sentence)
  const isThingFirst = isThing(first) && after(sentence, first) < verb
  if (rest === start) return isThingFirst || isThing(end)
  return isThing(rest) && before(sentence, start) === after(sentence, rest) && endsAt(sentence, end)
}

/** Whether a fine awaits whoever does something: 'multa de 300 pra quem estacionar ali'. */
function isThreat(sentence: Sentence, { end }: Figure): boolean {
  return mayHaveParticle(sentence, 'fine') && phraseStart(sentence, 'whoever', end) >= end
}

/** Whether a price is only what is taken off one: '5 mil de descuento en farmacia', 'bon de réduction 15 euros'. */
function isOff(sentence: Sentence, { start, end }: Figure): boolean {
  if (!mayHaveParticle(sentence, 'reduction')) return false
  const isPlain = sentence.tokens.slice(start, end).every(({ key }) => !/^[-+−–]$/.test(key))
  // 'Remise' is a taxi in Argentina.
  const isReduction = (at: number) =>
    isParticle(sentence, at, 'reduction') && senseAt(sentence, at, 'kind')?.language !== sentence.language
  if (isParticle(sentence, end, 'partOf') && isReduction(end + 1)) return isPlain
  const first = firstWord(sentence)
  const last = isParticle(sentence, start - 1, 'partOf') ? start - 2 : start - 1
  if (!isReduction(last)) return false
  return last === first || (isParticle(sentence, first, 'coupon') && last <= first + 2)
}

/** Whether others are asked what they think of a price: 'cómo ves, 900 por el corte?'. */
function isOpinionAsked(sentence: Sentence): boolean {
  return sentence.tokens.at(-1)?.key === '?' && phraseStart(sentence, 'opinion') >= 0
}
