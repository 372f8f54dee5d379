import {
  type Ambiguous,
  type Correction,
  type Expenses,
  isOfOthers,
  type Meaning,
  onlyTold,
} from '../../meaning.ts'
import { onlyReading } from '../../numbers/figure.ts'
import { readFigure } from '../../numbers/read-figure.ts'
import { endBefore, skipAll } from '../../words/edges.ts'
import { hasParticle, isParticle, mayHaveParticle, particleEnd, phraseStart } from '../../words/particle.ts'
import {
  after,
  before,
  has,
  isAsked,
  isAt,
  numbersIn,
  type Sentence,
  type Stretch,
  spanOf,
  textOf,
} from '../../words/sentence.ts'
import { ambiguousAmount } from '../ambiguous.ts'

/**
 * Reads one expense followed by what a part of it was: 'Target 84, 30 of that was my mom's', 'súper 3.420, de los
 * cuales 600 eran un regalo' (a gift). Returns two expenses if the part belongs in another category, otherwise one; if it was
 * somebody else's or for somebody, the question which amount to book. Null for all other messages, also if the
 * word books do not know what the part was ('of which 611 was escrow').
 */
export function readPartOfIt(
  sentence: Sentence,
  readPart: (text: string) => Meaning,
): Expenses | Ambiguous | null {
  const part = isAsked(sentence) ? null : partIn(sentence)
  if (part === null) return null
  const { start, figure, verb, thing } = part
  const whole = onlyTold(readPart(textOf(sentence, 0, start)))
  const was = (what: Stretch) =>
    correctionIn(
      readPart(`${textOf(sentence, verb.start, verb.end)} ${textOf(sentence, what.start, what.end)}`),
    )
  // Without a verb of its own, the part was for somebody else.
  const isForOther = verb.start === verb.end
  const told = isForOther ? null : was(thing)
  if (whole === null || (told === null && !isForOther)) return null
  const half: Correction['changes'] | null = isHalf(sentence, figure)
    ? { amount: Math.round(whole.amount / 2) }
    : null
  const noted = half ?? (isForOther ? amountAt(sentence, figure) : was(figure)?.changes)
  const { amount = 0, currency = whole.currency } = noted ?? {}
  if (amount <= 0 || amount >= whole.amount || currency !== whole.currency) return null
  if (told === null || isOfOthers(told)) return ambiguousAmount(whole, whole.amount - amount)
  const { categoryId = null, categoryKind = null } = told.changes
  const isKnown = categoryKind !== null && categoryKind !== 'other'
  if (whole.description === '' || !isKnown || hasParticle(sentence, thing, 'tip')) return null
  if (categoryKind === whole.categoryKind) return { kind: 'expenses', items: [whole], sure: true }
  const description = told.changes.description ?? nameIn(sentence, thing)
  const readFrom = { ...whole.readFrom, amount: [spanOf(sentence, figure.start, figure.end)], category: [] }
  const own = { ...whole, amount, description, categoryId, categoryKind, readFrom }
  return { kind: 'expenses', items: [{ ...whole, amount: whole.amount - amount }, own], sure: true }
}

/** Where the words about a part begin, its amount, the verb, and what the part was. */
interface Part {
  readonly start: number
  readonly figure: Stretch
  readonly verb: Stretch
  readonly thing: Stretch
}

/** Returns the part that ends a message: '30 of that was …', 'of which 30 was …', 'but 30 was …'. */
function partIn(sentence: Sentence): Part | null {
  const of = mayHaveParticle(sentence, 'ofIt') ? phraseStart(sentence, 'ofIt', 1) : -1
  if (of < 0) return behindBut(sentence)
  const behind = particleEnd(sentence, of, 'ofIt')
  const verb = verbFrom(sentence, behind)
  if (verb < 0) return forOther(sentence, of, behind)
  const isBehind = verb > behind
  const lead = isBehind ? of : clauseBefore(sentence, of)
  return toldOf(sentence, lead, isBehind ? { start: behind, end: verb } : { start: lead, end: of }, verb)
}

/** Returns a part, of a known kind, that is only contrasted with the whole: 'Costco 210 but 60 was clothes'. */
function behindBut(sentence: Sentence): Part | null {
  const but = sentence.tokens.findIndex((_, at) => at > 0 && isAt(sentence, at, 'but'))
  const start = after(sentence, but)
  const verb = but < 0 ? -1 : verbFrom(sentence, start)
  const part = verb > start ? toldOf(sentence, start, { start, end: verb }, verb) : null
  return part && has(sentence, part.thing, 'kind') ? part : null
}

/** Returns a part whose clause begins at `lead`, if it gives one amount and says what it was; else null. */
function toldOf(sentence: Sentence, lead: number, figure: Stretch, verb: number): Part | null {
  const endOfWords = endBefore(sentence, sentence.tokens.length)
  const thing = { start: after(sentence, verb), end: endOfWords }
  const isOne = numbersIn(sentence, figure) === 1 || isHalf(sentence, figure)
  const isPlain = isOne && numbersIn(sentence, thing) === 0
  const start = endBefore(sentence, lead, 'and', 'but')
  if (!isPlain || start === 0 || thing.start >= thing.end) return null
  return { start, figure, verb: { start: verb, end: thing.start }, thing }
}

/**
 * Returns a part that ends a message and was for somebody outside the household: 'Dont 30 pour ma sœur', 'of which 30
 * for my sister'.
 */
function forOther(sentence: Sentence, of: number, behind: number): Part | null {
  const end = endBefore(sentence, sentence.tokens.length)
  const lead = sentence.tokens.findIndex((_, at) => at >= behind && isParticle(sentence, at, 'onBehalf'))
  const isBehind = lead > behind
  const first = isBehind ? of : clauseBefore(sentence, of)
  const figure = isBehind ? { start: behind, end: lead } : { start: first, end: of }
  const isOne = lead > 0 && (numbersIn(sentence, figure) === 1 || isHalf(sentence, figure))
  const start = endBefore(sentence, first, 'and', 'but')
  if (!isOne || start === 0 || !isAt(sentence, lead + 1, 'family', 'stranger')) return null
  if (after(sentence, lead + 1) !== end) return null
  const verb = { start: lead, end: lead }
  return { start, figure, verb, thing: { start: lead, end } }
}

/** Whether a stretch is only a half: 'Half', 'la mitad'. */
function isHalf(sentence: Sentence, { start, end }: Stretch): boolean {
  const half = skipAll(sentence, start, 'article')
  return half === end - 1 && isParticle(sentence, half, 'aHalf')
}

/** Returns the amount of a figure, with its currency if one is told; null if it has several readings. */
function amountAt(sentence: Sentence, { start }: Stretch): Correction['changes'] | null {
  const figure = readFigure(sentence, start)
  const amount = onlyReading(figure)
  return amount === undefined ? null : { amount, ...(figure?.currency && { currency: figure.currency }) }
}

/** Returns the index of 'was' in the clause from a token on, or -1. */
function verbFrom(sentence: Sentence, from: number): number {
  const { tokens } = sentence
  for (let at = from; at < tokens.length && tokens[at]?.kind !== 'break'; at = after(sentence, at))
    if (isAt(sentence, at, 'was')) return at
  return -1
}

/**
 * Returns the start of the clause directly before 'of that', after punctuation or a joining word: 'like 30', 'unos 300
 * pesos'.
 */
function clauseBefore(sentence: Sentence, of: number): number {
  let start = of
  for (let at = before(sentence, of); at > 0; at = before(sentence, at)) {
    if (sentence.tokens[at]?.kind === 'break' || isAt(sentence, at, 'and', 'but')) break
    start = at
  }
  return start
}

/** Returns the name of a part without its article. */
function nameIn(sentence: Sentence, { start, end }: Stretch): string {
  return textOf(sentence, skipAll(sentence, start, 'article', 'of'), end)
}

/** Returns a meaning if it is a correction, otherwise null. */
function correctionIn(meaning: Meaning): Correction | null {
  return meaning.kind === 'correction' ? meaning : null
}
