import { isReason, judgeBare } from './bare.ts'
import { isVerbAt } from './category.ts'
import {
  afterthought,
  isAlmostDone,
  isBetweenOwn,
  isBoughtForOneself,
  isByThem,
  isDoneByUnknown,
  isEarned,
  isImagined,
  isMeasured,
  isOneTaken,
  isOnItsWay,
  isPaidAt,
  isPaidLater,
  isQuoteAt,
  isReading,
  isRequest,
  isSentToReader,
  isSubjectOf,
  isUnderWay,
  isWish,
  namesPlace,
  opensAsQuote,
} from './clause.ts'
import { isList } from './content.ts'
import {
  type Cue,
  cueIn,
  firstCue,
  isOfMe,
  isOwner,
  isResisted,
  moneyCue,
  negates,
  refusals,
  strong,
} from './cues.ts'
import { type Figure, isToTheCent } from './figure.ts'
import { isHearsay } from './hearsay.ts'
import type { NotExpenseReason } from './meaning.ts'
import { hasVital, notMoneyIn } from './not-money.ts'
import { isOthersKin, isPaidByOther } from './payer.ts'
import { putAway } from './savings.ts'
import type { Scan } from './scan.ts'
import { type Chunk, isNamed, type Segment } from './segment.ts'
import { after, before, has, isAsked, isAt, isDone, type Sentence, senseAt } from './sentence.ts'
import type { SenseType } from './vocabulary.ts'

/** What the words around an amount say about it: spent, to be asked about, or none of the book's business. */
export type Verdict =
  | { readonly kind: 'spent'; readonly said: boolean }
  | { readonly kind: 'doubtful' }
  | { readonly kind: 'not_spent'; readonly reason: NotExpenseReason }

/** What holds even when the money was spent: 'casi gasto', 'me devolvieron lo que gasté'. */
const beforeSpending: readonly SenseType[] = [
  'income', 'transfer', 'withdrawal', 'loan', 'hypothetical', 'future', 'almost',
] // biome-ignore format: a list to read at a glance

/** The types of words that may settle it wherever they stand. */
const settling: readonly SenseType[] = ['transfer', 'withdrawal', 'code', 'statement', 'income', 'loan']

/** The first word that decides is believed. */
export function judgeWords(scan: Scan, segment: Segment): Verdict {
  const { sentence } = scan
  const priced = segment.chunks.filter((chunk) => chunk.figures.length > 0)
  const from = leadIn(segment)
  const asked = priced.find((chunk) => isQuestion(sentence, chunk))
  if (asked !== undefined) {
    const bare = segment.chunks.every(
      (chunk) =>
        !has(sentence, chunk, 'howMuch', ...strong) && cueIn(scan, segment.chunks, chunk, true) === null,
    )
    const opens = sentence.tokens[asked.start - 1]?.key === '¿'
    if (isRequest(sentence, asked)) return { kind: 'spent', said: true }
    const requests = has(sentence, asked, 'record')
    return requests || (bare && !opens) ? { kind: 'doubtful' } : { kind: 'not_spent', reason: 'question' }
  }
  const opening = segment.chunks[0]?.start ?? 0
  const left = isAt(sentence, opening, 'left') && after(sentence, opening) > opening + 1
  if (left || isAt(sentence, opening, 'howMuch')) return { kind: 'not_spent', reason: 'question' }
  const always = alwaysIn(sentence, priced, segment.chunks)
  if (always !== null) return { kind: 'not_spent', reason: always }
  if (isPaidByOther(sentence, from) || isOthersKin(sentence, segment.chunks[0]?.start ?? 0))
    return { kind: 'not_spent', reason: 'someone_else' }
  const against = clauseAgainst(scan, segment, from, priced)
  if (against !== null) return against
  const spent = strongIn(sentence, priced)
  if (spent !== null && isAt(sentence, spent, 'consume') && notMoneyIn(scan) === 'sure')
    return { kind: 'not_spent', reason: 'unrelated' }
  if (spent !== null) {
    return takesBack(scan, segment, spent)
      ? { kind: 'not_spent', reason: 'negation' }
      : judgeSpent(sentence, from, spent)
  }
  if (segment.chunks.some((chunk) => isYours(sentence, chunk)))
    return { kind: 'not_spent', reason: 'unrelated' }
  const cue = firstCue(scan, sentenceOf(scan, segment))
  if ((cue === null || open.includes(cue.type)) && isSaidPaid(scan, segment))
    return { kind: 'spent', said: true }
  if (opensAsQuote(sentence, segment)) return { kind: 'not_spent', reason: 'quote' }
  if (cue !== null && settles(sentence, segment, cue)) return { kind: 'spent', said: true }
  if (cue !== null)
    return (
      tellsAfter(sentence, segment, cue) ?? tellsBefore(scan, segment, cue) ?? judgeCue(scan, segment, cue)
    )
  if (segment.chunks.some((chunk) => has(sentence, chunk, 'now'))) return { kind: 'doubtful' }
  if (segment.chunks.some((chunk) => strongIn(sentence, [chunk]) !== null))
    return { kind: 'spent', said: true }
  const recorded = segment.chunks.some((chunk) => has(sentence, chunk, 'record', 'spendHe'))
  if (recorded && notMoneyIn(scan) !== 'sure') return { kind: 'spent', said: true }
  const last = segment.chunks.at(-1)
  const unpriced = segment.chunks.filter((chunk) => !priced.includes(chunk) && isQuestion(sentence, chunk))
  const asksOf = ({ start, end }: Chunk) =>
    has(sentence, { start, end }, 'kind') && !scan.claims.slice(start, end).includes('dropped')
  if (unpriced.some((chunk) => chunk === last || asksOf(chunk))) return { kind: 'doubtful' }
  return judgeBare(scan, segment)
}

/** What the build of the clauses says against it, whatever their words are. */
function clauseAgainst(
  scan: Scan,
  segment: Segment,
  lead: readonly Chunk[],
  priced: readonly Chunk[],
): Verdict | null {
  const { sentence } = scan
  if (isAlmostDone(sentence, lead)) return { kind: 'not_spent', reason: 'negation' }
  if (priced.some((chunk) => isUnderWay(sentence, chunk)))
    return { kind: 'not_spent', reason: 'someone_else' }
  if (priced.some((chunk) => isSentToReader(sentence, chunk) || isEarned(sentence, chunk)))
    return { kind: 'not_spent', reason: 'income' }
  if (priced.some((chunk) => isBetweenOwn(sentence, chunk) || putAway(scan, chunk) === 'kept'))
    return { kind: 'not_spent', reason: 'transfer' }
  if (lead.some((chunk) => isImagined(sentence, chunk))) return { kind: 'not_spent', reason: 'hypothetical' }
  if (lead.some((chunk) => isBoughtForOneself(sentence, chunk)))
    return { kind: 'not_spent', reason: 'someone_else' }
  if (isHearsay(sentence, segment)) return { kind: 'not_spent', reason: 'someone_else' }
  if (isPaidLater(scan, segment) && !isBought(sentence, segment))
    return { kind: 'not_spent', reason: 'future' }
  const thought = afterthought(scan, segment)
  if (thought === 'given_back') return { kind: 'not_spent', reason: 'income' }
  return thought === 'held_back' ? { kind: 'not_spent', reason: 'negation' } : null
}

/** Whether somebody whom no word tells of paid, or something was left undone behind a price that was only told. */
export function isLeftOpen(scan: Scan, segment: Segment): boolean {
  const { sentence } = scan
  const { chunks, figures } = segment
  if (
    chunks.some(
      (chunk) => putAway(scan, chunk) === 'perhaps' || isWish(sentence, chunk) || isByThem(sentence, chunk),
    )
  )
    return true
  const named = chunks.some((chunk) => has(sentence, chunk, 'kind'))
  if (!named && hasVital(sentence) && figures.every(({ firm }) => !firm)) return true
  const acts = sentence.language === 'en' && sentence.present.has('spend')
  const unknown = (chunk: Chunk) => {
    const verb = strongIn(sentence, [chunk])
    return verb !== null && isDoneByUnknown(scan, chunk, verb)
  }
  if (acts && leadIn(segment).some(unknown)) return true
  const open =
    isReading(scan, segment) || namesPlace(scan, segment) || afterthought(scan, segment) === 'undone'
  return open && !isBought(sentence, segment)
}

function isBought(sentence: Sentence, { chunks }: Segment): boolean {
  return chunks.some((chunk) => has(sentence, chunk, 'spend'))
}

/** 'comprei picanha e saí 89,90 mais pobre': what was bought in the same breath, and then its price. */
function tellsAfter(sentence: Sentence, { chunks, figures }: Segment, cue: Cue): Verdict | null {
  const bought = strongIn(sentence, chunks)
  const [figure] = figures
  const tells = cue.type === 'quote' || cue.type === 'statement' || cue.type === 'code'
  const lone = chunks.every(
    (chunk) => chunk.figures.length === 0 || (!chunk.hasContent && cue.at < chunk.start),
  )
  const joined = chunks.some(
    (chunk) => chunk.opening === 'and' && cue.at >= chunk.start && cue.at < chunk.end,
  )
  if (!tells || !(joined || lone) || figure === undefined || bought === null || bought > cue.at) return null
  const denied = chunks.some((chunk) => isNegated(sentence, chunk))
  return denied ? null : { kind: 'spent', said: true }
}

/** 'lost my keys, locksmith 80', 'estaba lloviendo, taxi 7.300': what happened, and then a thing and its price. */
function tellsBefore(scan: Scan, { chunks }: Segment, cue: Cue): Verdict | null {
  const { sentence } = scan
  const priced = chunks.findIndex((chunk) => chunk.figures.length > 0)
  const first = chunks[priced]
  const told = senseAt(sentence, cue.at, 'statement')
  if (first === undefined || cue.at >= first.start || told === undefined || told.value === 'vital')
    return null
  const lead = chunks.slice(0, priced).map((chunk) => cueIn(scan, chunks, chunk, false)?.type ?? cue.type)
  const other = lead.some((type) => type !== cue.type) || notMoneyIn(scan) !== null
  if (other || firstCue(scan, chunks.slice(priced)) !== null) return null
  const certain = first.hasContent && first.figures.some((figure) => figure.firm || isToTheCent(figure))
  const past = cue.type === 'statement' && isPast(sentence, cue.at)
  const spent = past && (certain || has(sentence, first, 'kind', 'countable'))
  return spent || isList(scan, first) ? { kind: 'spent', said: false } : null
}

/** 'votre plafond passe à 2000', 'tu saldo 300': who writes to the reader tells of the reader's money. */
function isYours({ tokens, language }: Sentence, { start }: Chunk): boolean {
  const key = tokens[start]?.key ?? ''
  const told = start === 0 && language !== 'fr' && /^(tus?|seus?|suas?)$/.test(key)
  return told || /^(your|votre|vos)$/.test(key)
}

/** 'hotel 640 pagas', 'licence foot 165 (le club fait pas crédit), payée samedi'. */
function isSaidPaid(scan: Scan, { chunks }: Segment): boolean {
  const { sentence } = scan
  return chunks.some((chunk) => {
    for (let at = chunk.start; at < chunk.end; at = after(sentence, at)) {
      if (isPaidAt(scan, at)) return !chunks.some((each) => each.start <= at && isNegated(sentence, each))
    }
    return false
  })
}

const open: readonly Cue['type'][] = ['quote', 'statement', 'future', 'infinitive', 'loan', 'someone_else']

/** 'a escola pediu 25 da excursão, já paguei': what was asked for, and then that it is paid. */
function settles(sentence: Sentence, { chunks }: Segment, cue: Cue): boolean {
  const last = chunks.at(-1)
  if (last === undefined || last.figures.length > 0 || !open.includes(cue.type)) return false
  const verb = before(sentence, last.end)
  if (chunks.some((chunk) => isNegated(sentence, chunk))) return false
  return isAt(sentence, verb, 'spend', 'send') || isOneTaken(sentence, last)
}

const pasts = new Set(['broke', 'came', 'left', 'lost', 'met', 'ran', 'woke', 'perdu', 'parti', 'couru'])

function isPast({ text, tokens }: Sentence, at: number): boolean {
  const { key = '', start, end } = tokens[at] ?? {}
  return pasts.has(key) || /(ed|é)$/.test(text.slice(start, end))
}

/** 'the tv was 900 but I didn't get it': a price that was told and then not paid. */
function takesBack({ sentence }: Scan, segment: Segment, spent: number): boolean {
  if (!isAt(sentence, spent, 'cost')) return false
  return segment.chunks.some(
    (chunk) =>
      (chunk.opening === 'but' && has(sentence, chunk, 'not', 'almost')) ||
      (chunk.start > spent && isNegated(sentence, chunk)),
  )
}

/** 'eu não pago': a verb of spending that is denied. */
function isNegated(sentence: Sentence, { start, end }: Chunk): boolean {
  for (let at = start; at < end; at = after(sentence, at)) {
    if (isAt(sentence, at, 'not') && negates(sentence, at)) return true
  }
  return false
}

/** The chunks up to the price, after the last 'but'. */
function leadIn(segment: Segment): Chunk[] {
  const end = segment.chunks.findIndex((chunk) => chunk.figures.length > 0)
  const lead = segment.chunks.slice(0, end + 1)
  const but = lead.findLastIndex((chunk) => chunk.opening === 'but')
  return but < 0 ? lead : lead.slice(but)
}

function strongIn(sentence: Sentence, chunks: readonly Chunk[]): number | null {
  for (const chunk of chunks) {
    for (let at = chunk.start; at < chunk.end; at = after(sentence, at)) {
      if (isReason(sentence, chunks, at)) break
      const pay = sentence.language === 'fr' && isAt(sentence, before(sentence, at), 'of')
      const thing = (isAt(sentence, at, 'kind') || pay) && !isDone(sentence, at)
      if (isAt(sentence, at, ...strong) && !thing && !isAt(sentence, at, 'and') && !isOnItsWay(sentence, at))
        return at
    }
  }
  return null
}

/** Where the money went or came from can settle it beside its price, and bait in any clause: 'puse 500 en un plazo fijo'. */
function alwaysIn(
  sentence: Sentence,
  priced: readonly Chunk[],
  chunks: readonly Chunk[],
): NotExpenseReason | null {
  if (!settling.some((type) => sentence.present.has(type))) return null
  for (const chunk of chunks) {
    for (let at = chunk.start; at < chunk.end; at = after(sentence, at)) {
      const sense = sentence.marks[at]?.senses.find((each) => each.value === 'always')
      if (sense !== undefined && (sense.type === 'code' || priced.includes(chunk)))
        return refusals[sense.type] ?? null
    }
  }
  return null
}

function isQuestion(sentence: Sentence, chunk: Chunk): boolean {
  const [mark, next] = sentence.tokens.slice(chunk.end, chunk.end + 2)
  return (mark?.key === '?' && next?.key !== '!') || sentence.tokens[chunk.start - 1]?.key === '¿'
}

function judgeSpent(sentence: Sentence, chunks: readonly Chunk[], spent: number): Verdict {
  const start = chunks[0]?.start ?? 0
  for (let at = start; at <= spent; at = after(sentence, at)) {
    if (isAt(sentence, at, 'not') && negates(sentence, at)) return { kind: 'not_spent', reason: 'negation' }
    if (at === spent) break
    const isOffer = isAt(sentence, at, 'budget') || isQuoteAt(sentence, at)
    if (isOffer && isAt(sentence, spent, 'cost')) return { kind: 'not_spent', reason: 'quote' }
    if (isMeasured(sentence, at, spent)) return { kind: 'not_spent', reason: 'unrelated' }
    const mark = sentence.marks[at]
    const stranger =
      isAt(sentence, at, 'stranger') || (isAt(sentence, at, 'family') && isOwner(sentence, at - 1))
    const visits = isAt(sentence, spent, 'consume') && chunks.some((chunk) => has(sentence, chunk, 'cost'))
    if (stranger && !visits && !isOfMe(sentence, spent) && isSubjectOf(sentence, at, spent)) {
      return { kind: 'not_spent', reason: 'someone_else' }
    }
    const sense = mark?.senses.find(
      (each) =>
        beforeSpending.includes(each.type) && !/^(soft|noun)$/.test(each.value) && !isResisted(sentence, at),
    )
    const isLead = chunks.length > 1 && at < (chunks.at(-1)?.start ?? 0)
    if (sense === undefined || (isLead && sense.type !== 'hypothetical' && sense.type !== 'almost')) continue
    if (mark?.senses.some((each) => each.type === 'kind' || each.type === 'filler')) continue
    const reason = refusals[sense.type]
    if (reason !== undefined) return { kind: 'not_spent', reason }
  }
  return { kind: 'spent', said: true }
}

/** Remarks that end before the priced chunk begins ('¡Aumentó todo! Súper 98.700') are left out. */
function sentenceOf({ sentence }: Scan, { chunks }: Segment): readonly Chunk[] {
  const priced = chunks.findIndex((chunk) => chunk.figures.length > 0)
  const but = chunks.findLastIndex((chunk, index) => index <= priced && chunk.opening === 'but')
  return chunks.slice(Math.max(but, 0)).filter((chunk) => {
    const index = chunks.indexOf(chunk)
    const ends = /[.!\n]/.test(sentence.tokens[chunk.end]?.key ?? '')
    return index >= priced || !ends || !has(sentence, chunk, 'quote', 'statement')
  })
}

/** 'anotá 500': the wish to note it down; things of the same name ('botas') and plain 'I pay' are none. */
function isRecorded(sentence: Sentence, { chunks }: Segment): boolean {
  return chunks.some(({ start, end }) => {
    for (let at = start; at < end; at = after(sentence, at)) {
      const isOther =
        isAt(sentence, at, 'now', 'spendHe', 'payer') ||
        (isAt(sentence, at, 'kind') && !isVerbAt(sentence, at))
      if (isAt(sentence, at, 'record') && !isOther) return true
    }
    return false
  })
}

/** 'remédio 32 ainda tô ruim': a thing and a number that is no name of it, before anything else is said. */
function isPriceBefore({ sentence }: Scan, { chunks }: Segment, figure: Figure, cue: Cue): boolean {
  const asks = isAsked(sentence)
  const chunk = chunks.find((each) => each.figures.includes(figure))
  if (chunk === undefined || asks || figure.end > cue.at || isNamed(sentence, figure)) return false
  return has(sentence, { ...chunk, end: figure.start }, 'kind')
}

function judgeCue(scan: Scan, segment: Segment, first: Cue): Verdict {
  const { sentence } = scan
  const cue = first.type === 'statement' ? (moneyCue(scan, segment.chunks) ?? first) : first
  if (cue.type === 'negation') return { kind: 'not_spent', reason: 'negation' }
  if (cue.type === 'someone_else') return { kind: 'not_spent', reason: 'someone_else' }
  const reason = refusals[cue.type] ?? 'unrelated'
  if (isRecorded(sentence, segment) && (reason === 'unrelated' || reason === 'quote'))
    return { kind: 'spent', said: true }
  const named = segment.chunks.some((chunk) => has(sentence, chunk, 'kind'))
  if (
    reason === 'unrelated' &&
    named &&
    cue.type === 'statement' &&
    segment.figures.some((each) => each.firm || isToTheCent(each) || isPriceBefore(scan, segment, each, cue))
  ) {
    return { kind: 'doubtful' }
  }
  return { kind: 'not_spent', reason }
}
