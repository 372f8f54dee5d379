import { isInName } from '../message/chunk.ts'
import { isContentAt } from '../message/content.ts'
import type { Scan } from '../message/scan.ts'
import type { Segment } from '../message/segment.ts'
import { weighNames } from '../weighing/weighing.ts'
import { beforeArticle } from '../words/edges.ts'
import { isName } from '../words/member-names.ts'
import {
  isByItself,
  isParticle,
  isParticleAlone,
  isParticleBefore,
  mayHaveParticle,
  particleEnd,
} from '../words/particle.ts'
import {
  after,
  before,
  hasAny,
  isAt,
  isCapitalAt,
  isOneOf,
  type Sentence,
  type Stretch,
  senseAt,
  textAt,
  textOf,
} from '../words/sentence.ts'
import { fold, keyAt } from '../words/text.ts'
import type { SenseType } from '../words/vocabulary.ts'

const joining: ReadonlySet<SenseType> = new Set<SenseType>([
  'article',
  'preposition',
  'of',
  'and',
  'or',
  'with',
  'plus',
  'not',
  'one',
])
const comments: ReadonlySet<SenseType> = new Set<SenseType>([
  'statement', 'quote', 'future', 'hypothetical', 'almost', 'infinitive', 'now', 'transfer', 'record', 'withdrawal',
]) // biome-ignore format: a list to read at a glance

const paying: ReadonlySet<SenseType> = new Set<SenseType>(['spend', 'spendHe', 'payer'])

interface Run {
  start: number
  end: number
  /** Whether punctuation or a line end separates this run from the one before. */
  apart: boolean
}

/**
 * Returns what was bought in the writer's words: the segment without amount, day, verb, payer and filler. If that is
 * empty or only a tip, or those with whom the writer ate, a verb of eating gives the meal; and also before what it is
 * of ('hice la compra del mes').
 */
export function describe(scan: Scan, segment: Segment, matter: readonly Stretch[]): string {
  const { sentence } = scan
  const named = withoutFor(sentence, withoutTaking(sentence, nameOf(scan, matter)))
  const isThing = named !== '' && !isParticleAlone(sentence, named, 'tip')
  for (const chunk of segment.chunks) {
    for (let at = chunk.start; at < chunk.end; at = after(sentence, at)) {
      const eaten = senseAt(sentence, at, 'consume')?.value
      const behind = after(sentence, at)
      if (eaten && (!isThing || isCompany(sentence, behind, named))) return eaten
      if (
        eaten &&
        isByItself(sentence, behind, 'of') &&
        textOf(sentence, behind, chunk.end).startsWith(named)
      )
        return `${eaten} ${named}`
    }
  }
  return named === '' ? countedIn(scan, segment) : named
}

/** Whether words only name somebody behind the 'with' at a token: 'Had lunch with the team'. */
function isCompany(sentence: Sentence, at: number, named: string): boolean {
  const isPlace = named.split(' ').some((word) => isParticleAlone(sentence, word, 'at'))
  // 'Ate out with the neighbours'.
  const out = particleEnd(sentence, at, 'outdoors')
  if (out > at && fold(named) === fold(textOf(sentence, at, out))) return true
  const starts = [1, 2].map((article) => textOf(sentence, out + article, sentence.tokens.length))
  return isAt(sentence, out, 'with') && !isPlace && starts.some((text) => text.startsWith(named))
}

/** Removes a leading 'took a': 'uber' for 'took an uber'. */
function withoutTaking(sentence: Sentence, named: string): string {
  if (!mayHaveParticle(sentence, 'tookA')) return named
  const words = named.split(' ')
  const isTaken = isParticleAlone(sentence, words.slice(0, 2).join(' '), 'tookA')
  return isTaken ? words.slice(2).join(' ') : named
}

/** Removes an ending 'for', whose person or price is left out: 'jeans' for 'jeans for 45'. */
function withoutFor(sentence: Sentence, named: string): string {
  const last = named.lastIndexOf(' ')
  return last > 0 && isParticleAlone(sentence, named.slice(last + 1), 'for') ? named.slice(0, last) : named
}

/** Returns what is counted inside the amount itself, or '': '3 empanadas x 1800'. */
function countedIn({ sentence }: Scan, { figures }: Segment): string {
  for (const { start, end } of figures) {
    for (let at = start; at < end; at = after(sentence, at)) {
      if (isAt(sentence, at, 'countable'))
        return textOf(sentence, at > start ? at - 1 : at, after(sentence, at))
    }
  }
  return ''
}

/** The log-odds below which a phrase is not part of the description, unless none scores higher. */
const limit = 0.2
/**
 * The log-odds below which a phrase is left out even if 'of' or 'and' joins it to one that is part: 'hilo de lana',
 * 'ribeiro y pulpo'.
 */
const joinedLimit = -0.5

function nameOf(scan: Scan, matter: readonly Stretch[]): string {
  const { sentence } = scan
  const naming = behindVisit(sentence, namingIn(scan, matter))
  const odds = oddsOf(scan, naming)
  keepThingForSomebody(scan, odds, naming)
  const least = Math.min(limit, Math.max(...odds.values()))
  const runs: Run[] = []
  let joinFrom = -1
  let open: Run | null = null
  let apart = false
  for (const chunk of matter) {
    for (let at = chunk.start; at < chunk.end; at = after(sentence, at)) {
      const bill = isBill(scan, at)
      const end = bill ? at + 1 : Math.min(after(sentence, at), chunk.end)
      const own = odds.get(at)
      if (bill || (own !== undefined && own >= least)) {
        if (open !== null) open.end = end
        else {
          open = { start: joinFrom >= 0 && runs.length > 0 && !apart ? joinFrom : at, end, apart }
          runs.push(open)
        }
        apart = false
        joinFrom = -1
      } else if (isJoining(scan, at)) {
        if (open === null && joinFrom < 0) joinFrom = at
      } else {
        open = null
        joinFrom = -1
      }
    }
    if (!continues(sentence, chunk.end)) {
      open = null
      joinFrom = -1
      apart = true
    }
  }
  return writeOut(sentence, runs)
}

/**
 * The phrases that name what was bought, without the place that was visited for it: 'Pasé por la carnicería y compré un
 * pollo', 'went to the market and got eggs'.
 */
function behindVisit(sentence: Sentence, naming: readonly number[]): readonly number[] {
  const [first, last] = [naming[0] ?? 0, naming.at(-1) ?? 0]
  for (let at = first; at < last; at = after(sentence, at)) {
    if (!isAt(sentence, at, 'and') || senseAt(sentence, after(sentence, at), 'spend')?.value !== 'buy')
      continue
    const places = naming.filter((each) => each < at)
    return places.every((each) => isPlaceAt(sentence, each)) ? naming.filter((each) => each > at) : naming
  }
  return naming
}

/** Whether a preposition of place leads to a phrase: 'por la carnicería', 'to the market'. */
function isPlaceAt(sentence: Sentence, at: number): boolean {
  const first = isParticle(sentence, at - 1, 'plainArticle') ? at - 1 : at
  const isAtPlace = isParticle(sentence, first - 1, 'at') || isParticleBefore(sentence, first, 'visited')
  return isAt(sentence, before(sentence, first), 'preposition') || isAtPlace
}

/**
 * Returns the log-odds of each phrase to be part of the description; a number and its measure ('12 km', '250g') share
 * the lower value.
 */
function oddsOf(scan: Scan, naming: readonly number[]): Map<number, number> {
  const { sentence, claims } = scan
  if (naming.length === 1) return new Map([[naming[0] ?? 0, 0]])
  const odds = weighNames(scan, naming)
  for (const at of naming) {
    const thing = after(sentence, at)
    const [own, its] = [odds.get(at), odds.get(thing)]
    // "Cake for my son's birthday": what is owned gets at least the log-odds of its owner, who says nothing alone.
    if (own !== undefined && its !== undefined && /['’]s$/.test(textOf(sentence, at, thing)))
      odds.set(thing, Math.max(own, its))
  }
  if (sentence.text.includes('&')) joinInNames(sentence, odds, naming)
  for (const at of claims.includes('number') ? naming.toReversed() : []) {
    const [own, next] = [odds.get(at), odds.get(at + 1)]
    const measured = isAt(sentence, at + 1, 'measure') || sentence.tokens[at + 1]?.glued === true
    if (claims[at] !== 'number' || own === undefined || next === undefined || !measured) continue
    odds.set(at, Math.min(own, next))
    odds.set(at + 1, Math.min(own, next))
  }
  for (const at of hasAny(sentence, 'of', 'and') ? naming.toReversed() : []) {
    const next = odds.get(joinedTo(sentence, at)) ?? joinedLimit
    if (next >= limit && (odds.get(at) ?? joinedLimit) > joinedLimit)
      odds.set(at, Math.max(limit, odds.get(at) ?? limit))
  }
  return odds
}

/** Keeps what was bought if only whom it was for would be left: 'school trip 24 for Ellie'. */
function keepThingForSomebody(
  { sentence, claims }: Scan,
  odds: Map<number, number>,
  naming: readonly number[],
): void {
  if (!mayHaveParticle(sentence, 'for')) return
  const first = naming.find((at) => (odds.get(at) ?? limit) >= limit) ?? 0
  const aim = beforeArticle(sentence, before(sentence, first))
  const isSomebody = isName(sentence, first) || isAt(sentence, first, 'family')
  if (!isSomebody || !isParticle(sentence, aim, 'for')) return
  let end = aim
  while (claims[end - 1] === 'amount') end -= 1
  const things = naming.filter((at) => at < end)
  const isThing = things.every((at) => isAt(sentence, at, 'kind') || sentence.marks[at] === null)
  const isDirect = things.every((at, index) => after(sentence, at) === (things[index + 1] ?? end))
  if (isThing && isDirect) for (const at of things) odds.set(at, limit)
}

/** Gives the words on both sides of a sign without blanks the higher of their log-odds: 'm&s'. */
function joinInNames(sentence: Sentence, odds: Map<number, number>, naming: readonly number[]): void {
  for (const at of naming) {
    const [own, next] = [odds.get(at), odds.get(at + 2)]
    if (own === undefined || next === undefined || !isInName(sentence, at + 1)) continue
    odds.set(at, Math.max(own, next))
    odds.set(at + 2, Math.max(own, next))
  }
}

/** Returns the start of the phrase that 'of' or 'and' joins to the one at a token, or -1. */
function joinedTo(sentence: Sentence, at: number): number {
  let next = after(sentence, at)
  if (!isAt(sentence, next, 'of', 'and')) return -1
  while (isAt(sentence, next, 'of', 'and', 'article')) next = after(sentence, next)
  return next
}

/** Returns the start indexes of the phrases that may name what was bought. */
function namingIn(scan: Scan, matter: readonly Stretch[]): number[] {
  const naming: number[] = []
  for (const { start, end } of matter) {
    for (let at = start; at < end; at = after(scan.sentence, at)) if (isNaming(scan, at)) naming.push(at)
  }
  return naming
}

/** Whether a joining word continues the run after a chunk ('pan y leche'); a comma or a line end separates two runs. */
function continues(sentence: Sentence, at: number): boolean {
  return isAt(sentence, at, 'and', 'plus', 'or')
}

function isNaming(scan: Scan, at: number): boolean {
  const { sentence, claims } = scan
  if (claims[at] === 'number') return !countsPeople(scan, at)
  if (!isContentAt(scan, at) || (claims[at - 1] === 'number' && countsPeople(scan, at - 1))) return false
  if (isAt(sentence, at, 'kind', 'countable', 'measure')) return !isPayer(sentence, at)
  return !isOneOf(sentence, at, comments) && !isPayer(sentence, at)
}

/** Whether a number says only how many ate: '42 mil los 4', '42 for the 4 of us'. */
function countsPeople({ sentence, claims }: Scan, at: number): boolean {
  const next = at + 1
  if (isAt(sentence, at - 1, 'article') && particleEnd(sentence, next, 'people') > next) return true
  const isLast = sentence.tokens[next]?.kind !== 'word' || claims[next] === 'amount'
  return isLast && isParticle(sentence, at - 1, 'ourNumber')
}

/**
 * Whether a token is a word for a bill or fee beside what it is for: 'phone bill', 'water bill was', 'cuota del auto'.
 */
function isBill(scan: Scan, at: number): boolean {
  const { sentence } = scan
  if (sentence.present.has('instalments') && isFee(scan, at)) return true
  if (sentence.language !== 'en') return false
  const isNamed = isParticle(sentence, at, 'billWord') || isAt(sentence, at, 'record')
  return isNamed && isAt(sentence, before(sentence, at), 'kind')
}

/**
 * Whether 'cuota' is a regular payment, directly before what it is for ('Cuota del auto', 'cuota Tomi'); 'cuota 3' is
 * the third instalment.
 */
function isFee(scan: Scan, at: number): boolean {
  const { sentence, claims } = scan
  if (!isAt(sentence, at, 'instalments') || claims[at] !== null || after(sentence, at) > at + 1) return false
  let thing = at + 1
  while (isAt(sentence, thing, 'of', 'article')) thing = after(sentence, thing)
  return claims[thing] === null && isContentAt(scan, thing)
}

function isPayer(sentence: Sentence, at: number): boolean {
  if (!isAt(sentence, at, 'family', 'stranger')) return false
  return (
    isOneOf(sentence, after(sentence, at), paying) || isAt(sentence, before(sentence, at), 'payer', 'spendHe')
  )
}

function isJoining(scan: Scan, at: number): boolean {
  const { sentence, claims } = scan
  return claims[at] === null && isOneOf(sentence, at, joining)
}

/**
 * Returns the start of a run without its article or measure: 'skip' for 'The skip', 'pan' for 'medio kilo de pan'. 'La
 * Poste' is kept whole, as both words are capitalised.
 */
function startOfName(sentence: Sentence, { start, end }: Run): number {
  const isWeighed = isParticle(sentence, start, 'weightUnit') && isByItself(sentence, start + 1, 'of')
  const thing = isWeighed ? start + 2 : start + 1
  if (thing >= end) return start
  const isTitle = [start, thing].every((at) => isCapitalAt(sentence, at))
  const isLed = isParticle(sentence, start, 'plainArticle') && isUnaccented(sentence, start) && !isTitle
  return isWeighed || isLed ? thing : start
}

/**
 * Returns the end of a run without the small words that lead on to something else: 'Boletos de 85', 'lunch at the 16'.
 */
function endOfName(sentence: Sentence, { start, end: last }: Run): number {
  let end = last
  while (end > start + 1 && isSmall(sentence, end - 1, 'of', 'article')) end -= 1
  const isLed = end < last || sentence.language !== 'en'
  return isLed && end > start + 1 && isSmall(sentence, end - 1, 'preposition') ? end - 1 : end
}

/**
 * Whether a word of the given types is only a function word; a single letter or one in capitals may be more ('vitamina
 * D', 'NOS').
 */
function isSmall(sentence: Sentence, at: number, ...types: readonly SenseType[]): boolean {
  const key = keyAt(sentence.tokens, at) ?? ''
  return key.length > 1 && textAt(sentence, at) === key && isByItself(sentence, at, ...types)
}

/** Whether a token has no accent: 'Thé' (tea) is not 'the', and 'lã' (wool) is not an article. */
function isUnaccented(sentence: Sentence, at: number): boolean {
  return textAt(sentence, at).toLowerCase() === keyAt(sentence.tokens, at)
}

function writeOut(sentence: Sentence, runs: readonly Run[]): string {
  let text = ''
  let written = 0
  for (const run of runs) {
    const first = sentence.tokens[text === '' ? startOfName(sentence, run) : run.start]
    const last = sentence.tokens[endOfName(sentence, run) - 1]
    if (first === undefined || last === undefined) continue
    const between = sentence.text.slice(written, first.start)
    const joint = run.apart ? (/^[,\s]+\p{L}{0,3}\s+$/u.test(between) ? between : ', ') : ' '
    const said = sentence.text.slice(first.start, last.end)
    // Skips a name that is repeated: 'Lavado 40, el lavado lo pagó Ana'.
    if (run.apart && fold(said) === fold(text)) continue
    // In "The rent's paid" the "'s" is not part of the name.
    const isPaid = isParticle(sentence, run.end, 'paid')
    text += (text === '' ? '' : joint) + (isPaid ? said.replace(/[’']s$/, '') : said)
    written = last.end
  }
  return /\s\s|[^\S ]/.test(text) ? text.replace(/\s+/g, ' ') : text
}
