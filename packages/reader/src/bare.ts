import { isContentAt } from './content.ts'
import { isToTheCent } from './figure.ts'
import { inflectionAt } from './inflection.ts'
import type { Scan } from './scan.ts'
import { type Chunk, has, isNamed, type Segment } from './segment.ts'
import { after, isAt, type Sentence, senseAt } from './sentence.ts'
import type { Verdict } from './verdict.ts'
import type { SenseType } from './vocabulary.ts'

const remarks: readonly SenseType[] = ['statement', 'howMuch', 'almost']

/** 'brunch 39€ on est ruinées': a known thing, what was certainly its price, and then what one thinks of it. */
export function isRemark({ sentence }: Scan, chunks: readonly Chunk[], at: number): boolean {
  const comments = sentence.marks[at]?.senses.some(
    (sense) => remarks.includes(sense.type) || sense.value === 'soft',
  )
  if (comments !== true) return false
  const priced = chunks.find((chunk) => chunk.figures.some((each) => each.end <= at))
  const figure = priced?.figures.find((each) => each.end <= at)
  const reasons = senseAt(sentence, at, 'statement')?.value === 'why'
  if (priced === undefined || figure === undefined) return false
  if (reasons) return true
  const later = at >= priced.end && !sentence.tokens.some(({ key }) => key === '?')
  return (later || figure.firm || isToTheCent(figure)) && isThingIn(sentence, chunks[0]?.start ?? 0, at)
}

/** Where a chunk ends as far as it is about the purchase. */
export function endOfMatter(scan: Scan, chunks: readonly Chunk[], chunk: Chunk): number {
  for (let at = chunk.start; at < chunk.end; at = after(scan.sentence, at)) {
    if (isRemark(scan, chunks, at)) return isAt(scan.sentence, at - 1, 'pronoun', 'stranger') ? at - 1 : at
  }
  return chunk.end
}

function isThingIn(sentence: Sentence, from: number, to: number): boolean {
  for (let at = from; at < to; at = after(sentence, at)) {
    if (isAt(sentence, at, 'kind', 'countable')) return true
  }
  return false
}

/** No verb at all: a thing and a price is how lists are kept; a sentence about something else is not. */
export function judgeBare(scan: Scan, segment: Segment): Verdict {
  const { sentence } = scan
  if (segment.chunks.some((chunk) => has(sentence, chunk, 'send'))) return judgeSend(scan, segment)
  if (/^(tu|tus|seu|sua|seus|suas)$/.test(sentence.tokens[0]?.key ?? ''))
    return { kind: 'not_spent', reason: 'unrelated' }
  let known = 0
  let unknown = 0
  let verbs = 0
  let undone = 0
  for (const chunk of segment.chunks) {
    const end = endOfMatter(scan, segment.chunks, chunk)
    for (let at = chunk.start; at < end; at = after(sentence, at)) {
      if (isAt(sentence, at, 'kind', 'countable')) known++
      else if (isContentAt(scan, at) && sentence.tokens[at]?.kind === 'word') {
        unknown++
        if (chunk.figures.length > 0 && looksLikeVerb(scan, at, chunk)) verbs++
        if (inflectionAt(sentence, at) === 'not_done') undone++
      }
    }
  }
  if (isMeasuredOut(scan)) return { kind: 'not_spent', reason: 'unrelated' }
  if (undone > 0) return { kind: 'not_spent', reason: 'future' }
  const firm = segment.figures.some((figure) => figure.firm)
  const unrelated: Verdict = firm ? { kind: 'doubtful' } : { kind: 'not_spent', reason: 'unrelated' }
  if (verbs > 0) return known > 0 ? { kind: 'doubtful' } : unrelated
  if (known > 0)
    return unknown > 9 || isPlace(scan, segment, unknown)
      ? { kind: 'doubtful' }
      : { kind: 'spent', said: false }
  if (unknown > 4) return unrelated
  return unknown === 0 || namesNothing(scan, segment, unknown)
    ? { kind: 'doubtful' }
    : { kind: 'spent', said: false }
}

const spoons = /^(tsp|tbsp|cups?|tazas?|cucharad(it)?as?|xicaras?|colher(es)?|cuilleres?|cac|cas)$/

/** '2 cups flour, 1 tsp salt, 350 for 40 mins': two measures and no certain price make a recipe. */
function isMeasuredOut(scan: Scan): boolean {
  const { sentence, claims, figures } = scan
  if (figures.some((figure) => figure.firm || isToTheCent(figure))) return false
  if (!sentence.tokens.some(({ key }) => spoons.test(key))) return isLeast(scan)
  const measured = claims.filter((claim, at) => claim === 'number' && isAt(sentence, at + 1, 'measure'))
  return measured.length > 1 || isLeast(scan)
}

/** '3 ovos, 2 xícaras de açúcar e 1 de óleo': no price is less than what is counted beside it. */
function isLeast({ sentence, claims, figures }: Scan): boolean {
  const { tokens } = sentence
  const counts = tokens.flatMap(({ kind, key }, at) => {
    const counted = claims[at] === 'number' || /...s$/.test(tokens[at + 1]?.key ?? '')
    return kind === 'number' && counted && claims[at] !== 'day' ? Number(key) : []
  })
  const most = Math.max(...counts)
  const parted = figures.every(({ end }) => isAt(sentence, end, 'of'))
  return (
    counts.length > (parted ? 0 : 1) &&
    figures.every(({ raw }) => /^\d\d?$/.test(raw ?? '') && Number(raw) <= most)
  )
}

/** 'casa 14 manzana 7', 'the 28 bus was full': a number in a name where nothing else tells of money. */
function isPlace(scan: Scan, { chunks, figures }: Segment, unknown: number): boolean {
  const [figure] = figures
  if (figure === undefined || figure.firm || !/^\d{1,5}$/.test(figure.raw ?? '')) return false
  const numbered = chunks.some(({ start, end }) =>
    scan.claims.slice(start, end).some((claim) => claim === 'number' || claim === 'time'),
  )
  const named = isNamed(scan.sentence, figure)
  return named && (numbered || (unknown > 1 && figure.raw !== null && figure.raw.length < 3))
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
    if (/^(for|para|por|pour|pra|pro)$/.test(scan.sentence.tokens[at]?.key ?? '') && isContentAt(scan, thing))
      return true
  }
  return false
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
  if (language === 'en' && at === chunk.start && chunk.opening !== 'cut' && /..ed$/.test(word)) return true
  if (language === 'fr' && /...ez$/.test(word)) return true
  return isAt(sentence, at - 1, 'pronoun') && !isAt(sentence, at - 1, 'preposition')
}
