import type { NotExpenseReason } from '../meaning.ts'
import type { Chunk } from '../message/chunk.ts'
import { hasOnlyThingsAndPrice, joining } from '../message/content.ts'
import { isPaidByOther, isPaidByThem, payingRelative } from '../message/payer.ts'
import type { Scan } from '../message/scan.ts'
import type { Segment } from '../message/segment.ts'
import type { Figure } from '../numbers/figure.ts'
import { isHalvedInTime, paidInAll } from '../prices/paid-in-all.ts'
import { totalOf } from '../prices/sums.ts'
import { likeliest, marginOf, weigh } from '../weighing/weighing.ts'
import { endsAt, skipAll } from '../words/edges.ts'
import { isName, memberAt } from '../words/member-names.ts'
import { hasParticle, isParticle, mayHaveParticle, particleEnd } from '../words/particle.ts'
import {
  after,
  before,
  has,
  hasAny,
  isAsked,
  isAt,
  isNumberAt,
  type Sentence,
  type Stretch,
  senseAt,
} from '../words/sentence.ts'
import type { SenseType } from '../words/vocabulary.ts'
import { isOfAnotherTime, isOfPastYear } from './another-time.ts'
import { isHabit } from './categories/category.ts'
import {
  isEarned,
  isExchange,
  isFromSomebody,
  isMendedForUs,
  isPaidByMember,
  isRefund,
  isSaidPaid,
  isToSomebody,
} from './paid-or-received.ts'
import { isGivenBack } from './parts/given-back.ts'
import { reasonIn, reasonUnpriced } from './reason.ts'
import { reasonUnspent } from './unspent.ts'

/** The verdict on a segment: spent, to be asked about, or not spent. */
export type Verdict =
  | { readonly kind: 'spent'; readonly said: boolean }
  | { readonly kind: 'doubtful' }
  | { readonly kind: 'not_spent'; readonly reason: NotExpenseReason; readonly sure: boolean }

/** How far the score of spending must lead those of all other clear intents. Chosen on held-out messages. */
const leads = {
  /** From here on it is booked; below, it is not an expense, unless it is likeliest that it has to be asked about. */
  booked: 1,
  /**
   * The same where a count is told, the amount has to be asked about anyway, or known words say only that something
   * was paid.
   */
  counted: 0,
  /** The same for such words with a verb that says so, or for what the household has taught. */
  said: -3,
  /** The same for one unknown word beside an amount that is written as money. */
  bare: -1.5,
  /**
   * From here on, one of several segments is judged by the lead in the whole message, below by its own lead if that is
   * lower: `against` if a word speaks against spending, `own` if none does.
   */
  against: -1,
  own: -3.5,
  /** Below it, one of several segments is left out without asking. */
  never: -5,
}

/**
 * Returns the verdict on a segment: by its wording where that is plain, otherwise by the score of spending in the
 * message and, if other segments have amounts too, in the segment alone.
 */
export function judge(scan: Scan, segment: Segment): Verdict {
  const unspent = reasonUnspent(scan, segment)
  if (unspent !== null) return { kind: 'not_spent', reason: unspent, sure: true }
  const verdict = judgeByWords(scan, segment)
  const mayBeOther = isOfPastYear(scan) || isPaidByThem(scan.sentence, segment.chunks)
  const isOpen = verdict.kind === 'spent' && mayBeOther
  return isOpen ? { kind: 'doubtful' } : verdict
}

function judgeByWords(scan: Scan, segment: Segment): Verdict {
  const { sentence } = scan
  const { chunks, figures } = segment
  if (figures.length === 0) return judgeUnpriced(scan, segment)
  if (isWondered(scan) || isOfAnotherTime(scan)) return { kind: 'doubtful' }
  if (isEarned(scan, segment)) return { kind: 'not_spent', reason: 'income', sure: false }
  if (figures.some(({ paid }) => paid)) return { kind: 'spent', said: true }
  if (isMendedForUs(scan, segment)) return { kind: 'spent', said: true }
  const byPayer = judgeByPayer(scan, segment)
  if (byPayer !== null) return byPayer
  if (isSaidPaid(scan, segment)) return { kind: 'spent', said: true }
  if (isGivenBack(scan, segment)) return { kind: 'not_spent', reason: 'income', sure: true }
  if (isExchange(scan, segment)) return { kind: 'not_spent', reason: 'transfer', sure: true }
  if (isRefund(scan, segment)) return { kind: 'not_spent', reason: 'income', sure: true }
  if (isFromSomebody(scan, segment)) return { kind: 'not_spent', reason: 'income', sure: true }
  if (isSentFor(scan, segment)) return { kind: 'spent', said: true }
  const said = chunks.some((chunk) => has(sentence, chunk, 'spend', 'cost', 'consume'))
  if (!said && isRisen(scan, segment)) return { kind: 'not_spent', reason: 'quote', sure: true }
  if (!said && isLine(scan)) return { kind: 'doubtful' }
  if (isCode(scan, segment)) return { kind: 'not_spent', reason: 'number', sure: true }
  if (isPlain(scan, segment, said) || isBare(scan)) return { kind: 'spent', said }
  if (scan.claims.every((claim) => claim === 'amount') || isToSomebody(scan, segment))
    return { kind: 'doubtful' }
  const lead = leadIn(scan, segment)
  if (lead >= leads.booked || (lead >= leads.counted && isCounted(scan, segment)))
    return isOpen(scan) || isOfUnit(scan) ? { kind: 'doubtful' } : { kind: 'spent', said }
  if (isLikeliestOpen(scan)) return { kind: 'doubtful' }
  const reason = reasonIn(sentence, chunks)
  return { kind: 'not_spent', reason, sure: lead < leads.never || reason !== 'unrelated' }
}

/** Returns the verdict that follows from who is said to have paid; null if nobody is. */
function judgeByPayer(scan: Scan, segment: Segment): Verdict | null {
  if (isPaidByOther(scan.sentence, segment.chunks))
    return { kind: 'not_spent', reason: 'someone_else', sure: false }
  if (isPaidByMember(scan, segment)) return { kind: 'spent', said: true }
  const relative = isAsked(scan.sentence) ? null : payingRelative(scan)
  if (relative === null) return null
  return relative === 'partner' ? { kind: 'spent', said: true } : { kind: 'doubtful' }
}

/**
 * Whether a count is told, or the amount has to be asked about anyway: '3 sillas a 1200', 'súper 350 o 530', '52 a day
 * for 3 days'.
 */
function isCounted(scan: Scan, segment: Segment): boolean {
  const isUnclear = (figure: Figure) =>
    figure.readings.length > 1 ||
    isAt(scan.sentence, figure.end, 'or', 'inexact') ||
    isHalvedInTime(scan.sentence, figure)
  return segment.figures.some((figure) => figure.whole || isUnclear(figure)) || isMultiple(scan, segment)
}

/** Whether asking is likelier than spending. */
function isOpen({ odds }: Scan): boolean {
  return odds.open > odds.spending
}

/** Whether asking is likelier than everything else: 'súper 350 o 530, ya no me acuerdo' (I don't remember). */
function isLikeliestOpen({ odds }: Scan): boolean {
  return odds.open > odds[likeliest(odds)]
}

/**
 * Whether the whole message is that the writer sent money to somebody for a known thing: 'venmoed Katie 40 for
 * babysitting', 'transferencia de 15 a Marta por la torta'.
 */
function isSentFor(scan: Scan, { chunks, figures: [figure, ...others] }: Segment): boolean {
  const { sentence, odds } = scan
  if (!mayHaveParticle(sentence, 'for', 'madeFor') || !hasAny(sentence, 'send', 'method')) return false
  if (figure === undefined || others.length > 0 || isOpen(scan) || isAsked(sentence)) return false
  let start = 0
  while (isAt(sentence, start, 'pronoun', 'filler') && !isAt(sentence, start, 'send'))
    start = after(sentence, start)
  const lead = sentence.tokens.findLastIndex((_, at) => isParticle(sentence, at, 'for', 'madeFor'))
  const told = { start, end: lead }
  const isSent =
    isAt(sentence, start, 'send') || (isAt(sentence, start, 'method') && hasParticle(sentence, told, 'to'))
  const isOwn = hasParticle(sentence, told, 'my') || hasParticle(sentence, told, 'account')
  const thing = isAt(sentence, lead + 1, 'article') ? after(sentence, lead + 1) : lead + 1
  const isFor = lead > 0 && isAt(sentence, thing, 'kind') && endsAt(sentence, after(sentence, thing))
  // What a member gets may be no expense.
  const isToMember = sentence.tokens.some((_, at) => memberAt(sentence, at) !== null)
  if (!isSent || isOwn || !isFor || isToMember || reasonIn(sentence, chunks) !== 'unrelated') return false
  return marginOf(odds, 'spending') >= leads.said
}

/** Whether the only price is that of one unit, with no word of how many were bought: 'gaz 1,52 le litre'. */
function isOfUnit({ sentence, figures: [figure, ...others] }: Scan): boolean {
  return (
    figure !== undefined && others.length === 0 && particleEnd(sentence, figure.end, 'perUnit') > figure.end
  )
}

/** Whether the amount has to be asked about because it may be paid several times: '52 a day for 3 days'. */
function isMultiple(scan: Scan, segment: Segment): boolean {
  const [figure, ...others] = segment.figures
  return figure !== undefined && others.length === 0 && paidInAll(scan, segment, figure).readings.length > 1
}

/**
 * Whether a price follows directly after a word saying that it has risen to that: 'el colegio subió a 96 mil', 'l'abo
 * passe à 190'.
 */
function isRisen({ sentence }: Scan, { figures }: Segment): boolean {
  if (!sentence.present.has('quote')) return false
  return figures.every(({ start }) => senseAt(sentence, before(sentence, start), 'quote')?.value === 'risen')
}

/**
 * Whether the only number may belong to the name before it, and more follows: 'colectivo 60 repleto otra vez' (bus 60
 * full again).
 */
function isLine({ sentence, figures: [figure, ...others], claims }: Scan): boolean {
  if (figure === undefined || others.length > 0 || figure.firm || !/^\d{1,3}$/.test(figure.raw ?? ''))
    return false
  const label = before(sentence, figure.start)
  return isAt(sentence, label, 'weakLabel') && claims.indexOf(null, figure.end) > 0
}

/**
 * Whether the message is only a thing, its price and a question mark, without a verb ('25k for hair?', 'ah 90 le plein
 * ?'), or asks who bought it before the price: 'was it you who got the snack? 6.20'. It may be about what
 * somebody else has told.
 */
export function isWondered({ sentence, figures: [figure, ...others], claims }: Scan): boolean {
  const { tokens, marks } = sentence
  if (figure === undefined || others.length > 0) return false
  if (tokens[figure.start - 1]?.key === '?')
    return endsAt(sentence, figure.end) && mayHaveParticle(sentence, 'wasItYou')
  if (tokens.at(-1)?.key !== '?') return false
  return tokens.every(
    ({ kind }, at) =>
      kind === 'break' || claims[at] !== null || marks[at] === null || isAt(sentence, at, ...wondering),
  )
}

const wondering = ['kind', 'filler', 'article', 'preposition', 'of', 'greeting', 'smallTalk'] as const

/** Whether a bare number is a code beside a price: '8400, ref 55120'. */
function isCode({ sentence, figures: all }: Scan, { chunks, figures }: Segment): boolean {
  if (figures.length === all.length || !sentence.present.has('code')) return false
  const isNumber = figures.every(({ firm, raw }) => !firm && /^\d+$/.test(raw ?? ''))
  return isNumber && chunks.every((chunk) => has(sentence, chunk, 'code') && !has(sentence, chunk, 'spend'))
}

/** Returns the verdict on a segment without an amount: its words alone tell whether one is missing. */
function judgeUnpriced({ sentence }: Scan, { chunks }: Segment): Verdict {
  if (reasonIn(sentence, chunks) === 'unrelated') return { kind: 'doubtful' }
  return { kind: 'not_spent', reason: reasonUnpriced(sentence, chunks), sure: true }
}

/** Whether a segment is familiar and the scores of its message do not speak strongly against spending. */
function isPlain(scan: Scan, segment: Segment, said: boolean): boolean {
  const isTaught = isHabit(scan, segment.chunks)
  if (isOpen(scan) && !isTaught) return false
  const lead = marginOf(scan.odds, 'spending')
  const least = said || isTaught ? leads.said : leads.counted
  return lead >= least && !isAsked(scan.sentence) && isFamiliar(scan, segment)
}

/**
 * Whether a segment only says in known words that something was paid, is about something that the household has
 * taught, or is the total of the others.
 */
function isFamiliar(scan: Scan, segment: Segment): boolean {
  const { chunks, figures } = segment
  if (figures.length < scan.figures.length && totalOf(scan.sentence, segment) !== null) return true
  const worded = chunks.filter((chunk) => scan.claims.slice(chunk.start, chunk.end).includes(null))
  // 'About 6 a day, 130 a month' is an estimate.
  const beside = mayHaveParticle(scan.sentence, 'perDay', 'perMonth') ? paying : payingAbout
  const isKnown = (chunk: Chunk) =>
    hasOnlyThingsAndPrice(scan, withoutSpender(scan, withoutStranger(scan, chunk)), beside)
  // 'Went out for dinner with friends, spent about 60': who came along need not be known.
  const told = worded.find(({ figures: own }) => own.length > 0)
  const isSaid = told !== undefined && has(scan.sentence, told, 'spend') && isKnown(told)
  const isToldApart = isSaid || (told !== undefined && isCostAlone(scan, told))
  const leads = (chunk: Chunk) =>
    isToldApart &&
    chunk.end <= told.start &&
    has(scan.sentence, chunk, 'consume') &&
    !has(scan.sentence, chunk, 'not') &&
    (isSaid || beginsWithMeal(scan.sentence, chunk)) &&
    isOfWriter(scan.sentence, chunk)
  const isCostBehind = isToldApart && worded.some(leads)
  const isStated =
    worded.some((chunk) => has(scan.sentence, chunk, 'kind', 'spend') || leads(chunk)) &&
    worded.every((chunk) => isKnown(chunk) || leads(chunk) || (isCostBehind && chunk === told))
  // 'We ate out with the neighbours, it was 60': they did not pay.
  const others = chunks.filter((chunk) => !(leads(chunk) && has(scan.sentence, chunk, 'with')))
  return (isStated && reasonIn(scan.sentence, others) === 'unrelated') || isHabit(scan, chunks)
}

/** Returns a stretch with a thing without the 'we' that it begins with: 'We spent about 60 on drinks'. */
function withoutSpender({ sentence }: Scan, { start, end }: Stretch): Stretch {
  const verb = after(sentence, start)
  const behind = after(sentence, verb)
  const price = isAt(sentence, behind, 'approx') ? after(sentence, behind) : behind
  // 'I put the phone down' spends nothing.
  const isPriced = isNumberAt(sentence, price) || isAt(sentence, price, 'currency')
  const isSpender = isAt(sentence, start, 'pronoun') && isAt(sentence, verb, 'spend') && isPriced
  return isSpender && has(sentence, { start, end }, 'kind') ? { start: verb, end } : { start, end }
}

/** Whether nobody else is named before the verb of a clause about a meal: 'My brother ate out'. */
function isOfWriter(sentence: Sentence, stretch: Stretch): boolean {
  return !has(sentence, { start: stretch.start, end: verbOfEating(sentence, stretch) }, 'stranger', 'family')
}

/** Whether a clause begins with the meal: 'We ate out with the neighbours', and not 'swapped the tyres with the dinner'. */
function beginsWithMeal(sentence: Sentence, stretch: Stretch): boolean {
  const first = skipAll(sentence, stretch.start, 'pronoun', 'filler', 'and', 'day', 'weekday', 'further')
  return first === verbOfEating(sentence, stretch)
}

/** The index of the verb of eating in a clause; its end for none. */
function verbOfEating(sentence: Sentence, { start, end }: Stretch): number {
  let at = start
  while (at < end && !isAt(sentence, at, 'consume')) at = after(sentence, at)
  return at
}

/** Whether a clause only says what something cost: 'it was 60', "c'était 82". */
function isCostAlone(scan: Scan, { start, end, figures }: Chunk): boolean {
  const { sentence, claims } = scan
  if (figures.length !== 1 || !has(sentence, { start, end }, 'was', 'cost')) return false
  for (let at = start; at < end; at = after(sentence, at))
    if (claims[at] === null && !isAt(sentence, at, 'was', 'cost', 'target', 'pronoun', 'approx')) return false
  return true
}

/**
 * Returns a chunk without an unknown last word behind a preposition: 'gasté 1200 en zumbalum', 'cena 9000 con Juan'.
 */
function withoutStranger({ sentence, claims }: Scan, chunk: Chunk): Stretch {
  const last = chunk.end - 1
  const isStranger =
    claims[last] === null && sentence.tokens[last]?.kind === 'word' && sentence.marks[last] === null
  const lead = before(sentence, last)
  const isCompany = isAt(sentence, lead, 'with') && isName(sentence, last) && has(sentence, chunk, 'kind')
  const isLed = isCompany || (isAt(sentence, lead, 'preposition') && has(sentence, chunk, 'spend'))
  return isStranger && isLed ? { start: chunk.start, end: last } : chunk
}

/**
 * Whether a message is only a known thing and its price ('pan 1200'), or an unknown word and an amount written as
 * money ('zingos 7.20').
 */
function isBare({ sentence, claims, odds, figures: [figure, ...others] }: Scan): boolean {
  const free = claims.indexOf(null)
  if (figure === undefined || others.length > 0 || free < 0) return false
  if (claims.slice(after(sentence, free)).includes(null)) return false
  if (isAt(sentence, free, 'kind')) return true
  const isUnknown = sentence.tokens[free]?.kind === 'word' && sentence.marks[free] === null
  const isMoney = figure.firm || /\D/.test(figure.raw ?? '')
  return isUnknown && isMoney && marginOf(odds, 'spending') >= leads.bare
}

/**
 * The senses that may stand beside a thing and its price and only say that it was paid: 'gasté 500 en el súper con
 * tarjeta'.
 */
const paying = new Set<SenseType>([
  ...joining, 'spend', 'cost', 'record', 'with', 'method', 'dayBefore', 'each', 'rate',
]) // biome-ignore format: a list to read at a glance

const payingAbout = new Set<SenseType>([...paying, 'approx'])

/**
 * Whether a segment only tells which of several it is, and so is spent like the others: 'uber ida 14,90 volta 16,20'.
 */
function saysWhich({ sentence, claims }: Scan, { chunks }: Segment): boolean {
  return chunks.every(({ start, end }) =>
    claims.slice(start, end).every((claim, at) => claim !== null || isParticle(sentence, start + at, 'same')),
  )
}

/** Returns how far spending leads in the message, or in the segment alone where that is clearly lower. */
function leadIn(scan: Scan, segment: Segment): number {
  const { chunks, figures } = segment
  const lead = marginOf(scan.odds, 'spending')
  if (figures.length === scan.figures.length || saysWhich(scan, segment)) return lead
  const stretch = { start: chunks[0]?.start ?? 0, end: chunks.at(-1)?.end ?? 0 }
  const own = marginOf(weigh(scan, stretch), 'spending')
  const most = reasonIn(scan.sentence, chunks) === 'unrelated' ? leads.own : leads.against
  return own < most ? Math.min(own, lead) : lead
}
