import { isContentAt } from './content.ts'
import { isToTheCent } from './figure.ts'
import { inflectionAt } from './inflection.ts'
import { notMoneyIn } from './not-money.ts'
import type { Scan } from './scan.ts'
import { type Chunk, isNamed, type Segment } from './segment.ts'
import { after, before, has, isAsked, isAt, type Sentence, senseAt } from './sentence.ts'
import { keyAt } from './text.ts'
import type { Verdict } from './verdict.ts'
import type { SenseType } from './vocabulary.ts'

const remarks: readonly SenseType[] = ['statement', 'howMuch', 'almost']

/** 'brunch 39€ on est ruinées': a known thing, what was certainly its price, and then what one thinks of it. */
export function isRemark(scan: Scan, chunks: readonly Chunk[], at: number): boolean {
  const { sentence } = scan
  if (isReason(sentence, chunks, at)) return true
  const comments = sentence.marks[at]?.senses.some(
    (sense) => remarks.includes(sense.type) || sense.value === 'soft',
  )
  return comments === true && isBehindPrice(scan, chunks, at)
}

/** 'porque perdí el bondi', 'cause it was raining': behind a price, why it was paid. */
export function isReason(sentence: Sentence, chunks: readonly Chunk[], at: number): boolean {
  const reasons = senseAt(sentence, at, 'statement')?.value === 'why' || isWhich(sentence, chunks, at)
  return reasons && chunks.some(({ figures }) => figures.some((each) => each.end <= at))
}

/** '80 que me puso el flúor', '17 que ninguém é de ferro': what is told of a price right behind it, but where the money went. */
function isWhich(sentence: Sentence, chunks: readonly Chunk[], at: number): boolean {
  if (sentence.tokens[at]?.key !== 'que') return false
  const chunk = chunks.find(({ figures }) => figures.some(({ end }) => end === at))
  return chunk !== undefined && !has(sentence, { start: at, end: chunk.end }, 'income', 'loan', 'transfer')
}

/** Whether a thing and its price are told before: in an earlier clause, or with a price that is certain. */
export function isBehindPrice(scan: Scan, chunks: readonly Chunk[], at: number): boolean {
  const { sentence } = scan
  const priced = chunks.find((chunk) => chunk.figures.some((each) => each.end <= at))
  const figure = priced?.figures.find((each) => each.end <= at)
  if (priced === undefined || figure === undefined) return false
  const certain = figure.firm || isToTheCent(figure)
  if (!certain && (at < priced.end || tellsWhere(scan, chunks, at))) return false
  return has(sentence, { start: chunks[0]?.start ?? 0, end: at }, 'kind', 'countable')
}

/** 'pharmacy 22, it's on the corner', 'bus 22, sai às 5', 'rifa a 20, quién quiere?': no word on what was bought. */
function tellsWhere({ sentence, claims }: Scan, chunks: readonly Chunk[], at: number): boolean {
  const clause = chunks.find(({ start, end }) => at >= start && at < end)
  const counts = claims
    .slice(clause?.start, clause?.end)
    .some((claim) => claim === 'time' || claim === 'number')
  const next = after(sentence, at)
  const asks = isAsked(sentence)
  return counts || asks || isAt(sentence, next, 'preposition', 'rate')
}

/** Where a chunk ends as far as it is about the purchase. */
export function endOfMatter(scan: Scan, chunks: readonly Chunk[], chunk: Chunk): number {
  for (let at = chunk.start; at < chunk.end; at = after(scan.sentence, at)) {
    if (isRemark(scan, chunks, at)) return isAt(scan.sentence, at - 1, 'pronoun', 'stranger') ? at - 1 : at
  }
  return chunk.end
}

/** No verb at all: a thing and a price is how lists are kept; a sentence about something else is not. */
export function judgeBare(scan: Scan, segment: Segment): Verdict {
  const { sentence } = scan
  if (segment.chunks.some((chunk) => has(sentence, chunk, 'send'))) return judgeSend(scan, segment)
  const certain = segment.figures.some((figure) => figure.firm || isToTheCent(figure))
  const words = wordsOf(scan, segment, certain)
  const { known, unknown } = words
  const other = notMoneyIn(scan)
  if (other !== null)
    return other === 'sure' ? { kind: 'not_spent', reason: 'unrelated' } : { kind: 'doubtful' }
  if (words.undone) return { kind: 'not_spent', reason: 'future' }
  const unrelated: Verdict = certain ? { kind: 'doubtful' } : { kind: 'not_spent', reason: 'unrelated' }
  const acts =
    words.own !== null && (isAt(sentence, words.own + 1, 'article', 'kind') || hasDone(sentence, words.own))
  if (acts && certain && known > 0) return { kind: 'spent', said: false }
  if (words.verbs > 0) return known > 0 || words.own !== null ? { kind: 'doubtful' } : unrelated
  if (known === 0 && isToldOf(scan, segment)) return { kind: 'doubtful' }
  if (known > 0)
    return unknown > 9 || isPlace(scan, segment, unknown)
      ? { kind: 'doubtful' }
      : { kind: 'spent', said: false }
  if (unknown > 4) return unrelated
  return unknown === 0 || namesNothing(scan, segment, unknown)
    ? { kind: 'doubtful' }
    : { kind: 'spent', said: false }
}

/** What the free words of a segment are; behind a certain price they only say more of the thing. */
interface Words {
  readonly known: number
  readonly unknown: number
  readonly verbs: number
  /** What stands for what the writer did with a verb that no book knows. */
  readonly own: number | null
  readonly undone: boolean
}

function wordsOf(scan: Scan, { chunks }: Segment, certain: boolean): Words {
  const { sentence } = scan
  const priced = chunks.findIndex((chunk) => chunk.figures.length > 0)
  let [known, unknown, verbs, undone] = [0, 0, 0, false]
  let own: number | null = null
  for (const [index, chunk] of chunks.entries()) {
    const end = endOfMatter(scan, chunks, chunk)
    for (let at = chunk.start; at < end; at = after(sentence, at)) {
      if (isAt(sentence, at, 'kind', 'countable') || isMeans(sentence, at)) known++
      else if (isContentAt(scan, at) && sentence.tokens[at]?.kind === 'word') {
        if (!certain || index <= priced) unknown++
        if (isAt(sentence, at, 'withdrawal') || isOfWhich(sentence, chunk, at)) continue
        const inflection = inflectionAt(sentence, at)
        if (inflection === 'not_done') undone = true
        const remark = certain && isAt(sentence, at - 1, 'me') && chunk.figures.every((each) => each.end < at)
        if (chunk.figures.length === 0 || remark || !looksLikeVerb(scan, at, chunk)) continue
        verbs++
        if (inflection === 'mine' && hasObject(scan, at)) own = at
      }
    }
  }
  return { known, unknown, verbs, own, undone }
}

/** '465 de lo que me recetó', '30 del que pidió Leo': a verb that only says which thing it was, behind the price. */
function isOfWhich({ tokens }: Sentence, { figures: [figure] }: Chunk, at: number): boolean {
  return (
    figure !== undefined &&
    tokens.slice(figure.end, at).some(({ key }) => /^(que|qui|qu|which|that)$/.test(key))
  )
}

/** 'no débito', 'con tarjeta', 'by card': how it was paid. */
function isMeans(sentence: Sentence, at: number): boolean {
  return isAt(sentence, at, 'method') && isAt(sentence, before(sentence, at), 'preposition', 'with')
}

/** 'ai fait poser la clôture': what one has somebody else do. */
function hasDone({ tokens, language }: Sentence, verb: number): boolean {
  return language === 'fr' && tokens[verb]?.key === 'fait' && /..(er|ir|re)$/.test(keyAt(tokens, verb + 1))
}

function hasObject({ sentence, claims }: Scan, verb: number): boolean {
  if (hasDone(sentence, verb)) return true
  return claims[verb + 1] === 'amount' || isAt(sentence, verb + 1, 'article', 'kind', 'one')
}

/** 'casa 14 manzana 7', 'the 28 bus was full': a number in a name where nothing else tells of money. */
function isPlace(scan: Scan, { chunks, figures }: Segment, unknown: number): boolean {
  const [figure] = figures
  if (figure === undefined || figure.firm || !/^\d{1,5}$/.test(figure.raw ?? '')) return false
  const numbered = chunks.some(({ start, end }) =>
    scan.claims.slice(start, end).some((claim) => claim === 'number' || claim === 'time'),
  )
  const named = isNamed(scan.sentence, figure)
  return (
    named &&
    (numbered ||
      (unknown > 1 && figure.raw !== null && figure.raw.length < 3) ||
      isContentAt(scan, figure.end))
  )
}

/** Words that no book knows beside another number, a measured one ('temblor 5,4') or behind a bare one. */
function namesNothing(scan: Scan, segment: Segment, unknown: number): boolean {
  const { claims } = scan
  const numbered = segment.chunks.some((chunk) => claims.slice(chunk.start, chunk.end).includes('number'))
  const [figure] = segment.figures
  const leads = figure !== undefined && segment.chunks.some((chunk) => chunk.start === figure.start)
  const certain = figure !== undefined && (figure.firm || isToTheCent(figure))
  const plain = figure !== undefined && !figure.firm && /^\d+$/.test(figure.raw ?? '')
  const measured = figure !== undefined && !figure.firm && /^\d+[.,]\d$/.test(figure.raw ?? '')
  return measured || (numbered && plain) || unknown > (certain ? 4 : 2) || (leads && plain)
}

/** Money sent to somebody is an expense when the message says what for. */
function judgeSend(scan: Scan, segment: Segment): Verdict {
  const { sentence } = scan
  return segment.chunks.some((chunk) => has(sentence, chunk, 'kind') || saysWhatFor(scan, chunk))
    ? { kind: 'spent', said: true }
    : { kind: 'doubtful' }
}

/** 'lydia à Tom pour le covoit 14'. */
function saysWhatFor(scan: Scan, { start, end }: Chunk): boolean {
  for (let at = start; at < end; at = after(scan.sentence, at)) {
    const next = after(scan.sentence, at)
    const thing = isAt(scan.sentence, next, 'article') ? after(scan.sentence, next) : next
    if (/^(for|para|por|pour|pra|pro)$/.test(keyAt(scan.sentence.tokens, at)) && isContentAt(scan, thing))
      return true
  }
  return false
}

/** 'SAG residual of 43.17 finally cleared': what somebody or something did, where no known thing is bought. */
function isToldOf(scan: Scan, { chunks }: Segment): boolean {
  const { sentence } = scan
  return chunks.some((chunk) => {
    const end = endOfMatter(scan, chunks, chunk)
    for (let at = chunk.start; at < end; at = after(sentence, at)) {
      if (isOfWhich(sentence, chunk, at)) return false
      if (sentence.marks[at] === null && inflectionAt(sentence, at) === 'theirs') return true
    }
    return false
  })
}

/** An unknown word with the ending of a past tense, or after 'I': a sentence about something else. */
function looksLikeVerb({ sentence, claims }: Scan, at: number, chunk: Chunk): boolean {
  const token = sentence.tokens[at]
  if (token === undefined) return false
  const word = sentence.text.slice(token.start, token.end)
  const { language } = sentence
  const inflection = inflectionAt(sentence, at)
  if (language === 'es' || language === 'pt') return inflection !== null
  if (language === 'fr' && inflection !== null) return inflection === 'theirs' || claims[at + 1] === 'amount'
  if (language === 'en' && at === chunk.start && chunk.opening !== 'cut') {
    const gerund = /..ing$/.test(word) && isAt(sentence, at + 1, 'article', 'one')
    if (gerund || /..ed$/.test(word)) return true
  }
  if (language === 'fr' && /...ez$/.test(word)) return true
  return isAt(sentence, at - 1, 'pronoun') && !isAt(sentence, at - 1, 'preposition')
}
