import { isBehindPrice, isReason, isRemark } from './bare.ts'
import { hasContent } from './content.ts'
import { inflectionAt } from './inflection.ts'
import type { NotExpenseReason } from './meaning.ts'
import type { Scan } from './scan.ts'
import type { Chunk } from './segment.ts'
import { after, before, has, isAt, type Mark, type Sentence, senseAt } from './sentence.ts'
import { keyAt } from './text.ts'
import type { SenseType } from './vocabulary.ts'

/** What the words that speak against an expense say of it. */
export const refusals: Partial<Record<SenseType, NotExpenseReason>> = {
  income: 'income',
  transfer: 'transfer',
  withdrawal: 'withdrawal',
  loan: 'loan',
  future: 'future',
  infinitive: 'future',
  quote: 'quote',
  hypothetical: 'hypothetical',
  almost: 'negation',
  code: 'number',

  statement: 'unrelated',
}

/** What says that money was spent. */
export const strong: readonly SenseType[] = ['spend', 'cost', 'consume']

/** What says so unless something else is said. */
const weak: readonly SenseType[] = ['record', 'spendHe', 'send']

/** A word that decides, and what it says. */
export interface Cue {
  readonly at: number
  readonly type: SenseType | 'negation' | 'someone_else'
}

/** The first word in some chunks that speaks against an expense; a wish to note it down yields to any other. */
export function firstCue(scan: Scan, chunks: readonly Chunk[]): Cue | null {
  for (const chunk of chunks) {
    const cue = cueIn(scan, chunks, chunk, true)
    if (cue !== null) {
      if (cue.type !== 'record') return cue
      const other = chunks.map((each) => cueIn(scan, chunks, each, false)).find((each) => each !== null)
      return other ?? null
    }
  }
  return null
}

const flows: readonly SenseType[] = ['income', 'transfer', 'withdrawal', 'loan']

/** 'Ryanair have refunded us 86': where the money went, beside a word that only tells of something. */
export function moneyCue(scan: Scan, chunks: readonly Chunk[]): Cue | null {
  for (const { start, end, ...rest } of chunks) {
    for (let at = start; at < end; at = after(scan.sentence, at)) {
      if (!isAt(scan.sentence, at, ...flows)) continue
      const cue = cueIn(scan, chunks, { ...rest, start: at, end: at + 1 }, false)
      if (cue !== null) return cue
    }
  }
  return null
}

/** The first word in a chunk that decides; with `withWeak` also one that only wants it noted down. */
export function cueIn(scan: Scan, chunks: readonly Chunk[], chunk: Chunk, withWeak: boolean): Cue | null {
  const { sentence, claims } = scan
  if (isOfRest(sentence, chunk)) return null
  for (let at = chunk.start; at < chunk.end; at = after(sentence, at)) {
    const mark = sentence.marks[at]
    if (isReason(sentence, chunks, at)) return null
    if (mark === null || mark === undefined || claims[at] !== null) continue
    if (isOfOther(scan, chunk, at)) continue
    if (isAt(sentence, at, 'not') && (negates(sentence, at) || bounds(scan, at)))
      return { at, type: 'negation' }
    if (isAt(sentence, at, 'stranger') && !isAt(sentence, at, 'article') && !isOfMe(sentence, mark.end)) {
      let verb = after(sentence, at)
      if (isAt(sentence, verb, 'pronoun')) verb = after(sentence, verb)

      const named = isAt(sentence, mark.end, 'of') && !has(sentence, chunk, 'spendHe', 'payer')
      const opens = at === chunk.start && !named && (mark.end > at + 1 || isSomeVerb(sentence, verb))
      const tells = opens || isAt(sentence, verb, 'statement', 'quote')
      const pays = isAt(sentence, before(sentence, at), 'spendHe', 'payer')
      if (pays || isAt(sentence, verb, ...weak, 'now') || (tells && !isBehindPrice(scan, chunks, at)))
        return { at, type: 'someone_else' }
    }
    if (withWeak && isAt(sentence, at, ...weak)) return { at, type: 'record' }
    if (isGiven(scan, chunk, at)) return { at, type: 'income' }
    const sense = mark.senses.find((each) => refusals[each.type] !== undefined)
    const aside =
      sense !== undefined &&
      (isHarmless(scan, mark) ||
        isRemark(scan, chunks, at) ||
        isPointing(sentence, chunk, at) ||
        isNotYet(sentence, chunk, at))
    if (sense !== undefined && !aside) return { at, type: sense.type }
  }
  return null
}

/** 'pas encore remboursé', 'el reintegro todavía no': money that did not come in yet. */
function isNotYet(sentence: Sentence, chunk: Chunk, at: number): boolean {
  if (!isAt(sentence, at, 'income')) return false
  const { start, end, figures } = chunk
  const open = sentence.tokens
    .slice(at, end)
    .some(({ key }) => /^(todavia|aun|ainda|yet|encore|toujours)$/.test(key))
  if (figures.length === 0 && (open || has(sentence, { start: at, end }, 'not'))) return true
  const last = before(sentence, at)
  const first = isAt(sentence, last, 'filler') ? before(sentence, last) : last
  return first >= start && isAt(sentence, first, 'not')
}

/** 'c'est Paul qui a payé': says who, and not what it costs. */
function isPointing(sentence: Sentence, chunk: Chunk, at: number): boolean {
  return senseAt(sentence, at, 'quote')?.value === 'soft' && has(sentence, chunk, 'payer')
}

/** 'Alex venmo'd me 35': what somebody did to the writer with an amount. */
function isGiven({ sentence, claims }: Scan, { start }: Chunk, at: number): boolean {
  const { tokens, marks, language } = sentence
  const me = language === 'en' && claims[at + 1] === 'amount' && /^(me|us)$/.test(keyAt(tokens, at))
  if (!me || at - 2 < start || !/d$/.test(keyAt(tokens, at - 1))) return false
  return marks[at - 1] === null || isAt(sentence, at - 1, 'send')
}

/** 'lo demás invitó el tío', 'o resto ela pagou': of what was not told a price of. */
function isOfRest({ tokens }: Sentence, { start, figures }: Chunk): boolean {
  return (
    figures.length === 0 && tokens.slice(start, start + 2).some(({ key }) => /^(demas|rest[oe]?)$/.test(key))
  )
}

/** 'remédio 47, e o exame nem paguei': denied of another thing, behind a price. */
function isOfOther(scan: Scan, { start, opening, figures }: Chunk, at: number): boolean {
  const { sentence } = scan
  if (opening !== 'and' || figures.length > 0 || !isAt(sentence, at, 'not')) return false
  return (
    isAt(sentence, after(sentence, start), 'article') &&
    hasContent(scan, start, at) &&
    !has(sentence, { start, end: at }, 'family', 'stranger')
  )
}

/** 'me ha vendido', 'me cobró': what somebody took of the writer. */
export function isOfMe(sentence: Sentence, verb: number): boolean {
  return isAt(sentence, verb, 'cost') && /^(me|nos)$/.test(keyAt(sentence.tokens, verb))
}

/** 'jamais plus de 20€': how much at most is no price that was paid. */
function bounds({ sentence, claims }: Scan, at: number): boolean {
  const next = after(sentence, at)
  return (
    /^(never|jamais|nunca)$/.test(keyAt(sentence.tokens, at)) &&
    isAt(sentence, next, 'approx') &&
    claims[after(sentence, next)] === 'amount'
  )
}

/** A word behind 'he' or 'they' that no book knows tells what they do. */
function isSomeVerb(sentence: Sentence, at: number): boolean {
  return sentence.tokens[at]?.kind === 'word' && sentence.marks[at] === null
}

/** Prepositions that hold an article: 'pro trabalho', 'al trabajo'. */
const withArticle = /^(pr[ao]s?|n[ao]s?|aos?|al|del|d[ao]s?|aux?|du|pel[ao])$/

/** Words that only refuse in another place: 'esta pizza', 'vale, …', a thing that is also a verb. */
function isHarmless(scan: Scan, mark: Mark): boolean {
  const { sentence, claims } = scan
  const types = mark.senses.map((sense) => sense.type)
  const next = sentence.tokens[mark.end]
  if (types.includes('kind') || modifies(sentence, mark)) return true
  const one = types.includes('quote') && isAt(sentence, mark.end, 'of')
  if (one && /^(a|an|un|une|um|uma|una)$/.test(keyAt(sentence.tokens, mark.start))) return true
  const named =
    mark.end === mark.start + 1 &&
    (isAt(sentence, before(sentence, mark.start), 'article', 'of') ||
      withArticle.test(keyAt(sentence.tokens, mark.start - 1)) ||
      isOwner(sentence, mark.start - 1))
  const owned = isAt(sentence, before(sentence, mark.start), 'of')
  if (types.includes('statement') && (named || owned || isHelping(sentence, mark))) return true
  if (isResisted(sentence, mark.start) || isOfPerson(scan, mark)) return true
  if (types.includes('withdrawal') && takesThing(sentence, mark.end)) return true
  if (types.includes('income') && (isMeansOf(sentence, mark) || isDebited(sentence, mark))) return true
  if (types.includes('infinitive') && isNoun(scan, mark)) return true
  if (types.includes('article')) {
    if (next?.kind === 'number') return claims[mark.end] !== 'amount'
    if (isAt(sentence, mark.end, 'kind')) return true
    const priced = isAt(sentence, mark.end, 'preposition') && claims[after(sentence, mark.end)] === 'amount'
    return (
      next?.kind === 'word' &&
      !priced &&
      !isAt(sentence, mark.end, 'rate', 'approx', 'currency', 'number', 'times', 'one')
    )
  }
  return types.includes('filler') && (next === undefined || next.kind === 'break' || mark.start === 0)
}

/** '40, bloke who mowed the lawn', '60 à la dame qui garde Léo': behind an amount, who somebody is. */
function isOfPerson({ sentence, claims }: Scan, { start }: Mark): boolean {
  const { tokens } = sentence
  const who = /^(who|qui)$/.test(keyAt(tokens, start)) && tokens[start - 1]?.kind === 'word'
  return who && claims.lastIndexOf('amount', start) >= 0
}

/** 'avons fait', 'ai dropé': the French verb that helps another one. */
function isHelping(sentence: Sentence, { end }: Mark): boolean {
  return sentence.language === 'fr' && inflectionAt(sentence, end) === 'mine'
}

/** 'retiré el saco de la tintorería', 'saqué dos entradas': what is taken out is a thing. */
function takesThing(sentence: Sentence, at: number): boolean {
  const counted = sentence.tokens[at]?.kind === 'number' || isAt(sentence, at, 'article', 'one', 'number')
  return isAt(sentence, counted ? after(sentence, at) : at, 'kind', 'countable')
}

/** 'o plano da vivo caiu 54,99', 'cayó la cuota del gimnasio': a thing that is paid for came due. */
function isDebited(sentence: Sentence, { start, end }: Mark): boolean {
  if (end > start + 1 || !/^(caiu|cayo)$/.test(keyAt(sentence.tokens, start))) return false
  const thing = isAt(sentence, end, 'article') ? after(sentence, end) : end
  return [before(sentence, start), thing].some(
    (at) => isAt(sentence, at, 'kind') && !isAt(sentence, at, 'income'),
  )
}

/** 'pagó con la de nómina', 'paid with my bonus': what one pays with came in before. */
function isMeansOf(sentence: Sentence, { start }: Mark): boolean {
  let at = before(sentence, start)
  while (isAt(sentence, at, 'article', 'of') && !isAt(sentence, at, 'with')) at = before(sentence, at)
  return isAt(sentence, at, 'with') && has(sentence, { start: 0, end: at }, 'spend', 'spendHe', 'payer')
}

/** 'running shoes', 'reçu boulangerie': a word that only says which thing of that name. */
function modifies(sentence: Sentence, { senses, start, end }: Mark): boolean {
  const beside = isAt(sentence, end, 'kind', 'countable') || isAt(sentence, before(sentence, start), 'kind')
  if (end > start + 1 || !beside) return false
  const key = keyAt(sentence.tokens, start)
  return senses.some(({ type, value }) => value === 'noun' || (type === 'statement' && key.endsWith('ing')))
}

/** 'Linda's do': what is somebody's is a noun. */
export function isOwner({ text, tokens }: Sentence, at: number): boolean {
  return /['’]s$/i.test(text.slice(tokens[at]?.start, tokens[at]?.end)) && tokens[at]?.kind === 'word'
}

/** 'my order', 'Leeds return', '250 deposit': a verb's form behind an article, a thing or an amount is a noun. */
function isNoun({ sentence, claims }: Scan, mark: Mark): boolean {
  const last = before(sentence, mark.start)
  if (isAt(sentence, last, 'article', 'kind') || claims[last] === 'amount') return true
  const verb = mark.senses.find((sense) => sense.type === 'infinitive')
  return verb?.value === 'noun' && sentence.tokens[last]?.kind === 'word' && sentence.marks[last] === null
}

/** 'no gasté', 'no lo pagué', 'todavía no les pagué': up to two small words between; 'nunca la anoté' only says so. */
export function negates(sentence: Sentence, at: number): boolean {
  let cursor = after(sentence, at)
  if (sentence.language === 'en' && sentence.tokens[at]?.key === 'no') return false
  for (let steps = 0; steps < 3; steps++) {
    if (sentence.tokens[cursor]?.kind !== 'word') return false
    if (isAt(sentence, cursor, 'record') && /^(nunca|never|jamais|jamas)$/.test(keyAt(sentence.tokens, at)))
      return false
    if (isAt(sentence, cursor, ...strong, 'spendHe', 'now', 'record', 'infinitive')) return true
    if (!isAt(sentence, cursor, 'pronoun', 'article', 'filler', 'not', 'consume', 'me', 'hypothetical'))
      return false
    cursor = after(sentence, cursor)
  }
  return false
}

/** 'não resisti e trouxe um vaso': who did not hold back spent. */
export function isResisted(sentence: Sentence, at: number): boolean {
  return isAt(sentence, at, 'almost') && isAt(sentence, before(sentence, at), 'not')
}
