import type { Correction, Meaning } from '../../meaning.ts'
import type { Scan } from '../../message/scan.ts'
import { behindArticle, endsAt, firstWord, skipAll, withArticle } from '../../words/edges.ts'
import { isParticle, mayHaveParticle, particleEnd, phraseStart } from '../../words/particle.ts'
import { after, isAsked, isAt, numbersIn, type Sentence, type Stretch, textOf } from '../../words/sentence.ts'
import { openingWith } from '../opening.ts'
import { categoryChangeOf, endOfWords, isAnything } from './filing.ts'

/** The most words of a category name. */
const mostWords = 3

/**
 * Reads the category of the last expense, of those reported together, or of a thing, and nothing else: 'Dejalo en
 * súper', 'put them in groceries', 'ponme la luz en casa'; else null.
 */
export function readPutIn(scan: Scan): Correction | null {
  const filed = filedIn(scan)
  const changes = filed && categoryChangeOf(scan, filed.place)
  if (filed === null || changes === null || isAnything(scan.sentence, filed.place, changes.categoryKind))
    return null
  const about = filed.about === undefined ? {} : { about: filed.about }
  return { kind: 'correction', ...about, ...(filed.all && { all: true }), changes, sure: true }
}

/**
 * Reads the category that a thing is to get: 'Ponle farmacia al de la medicina', 'ponele ropa a las zapatillas'; else
 * null.
 */
export function readGivenTo(scan: Scan): Correction | null {
  const { sentence, figures, days } = scan
  if (figures.length + days.length > 0 || isAsked(sentence)) return null
  const start = openingWith(sentence, 'giveIt')
  const named = particleEnd(sentence, start, 'giveIt')
  const place = isParticle(sentence, named, 'category') ? named + 1 : named
  const to = Math.max(...names.map((type) => particleEnd(sentence, place, type)))
  const thing = particleEnd(sentence, to, 'giveTo')
  const end = after(sentence, thing)
  const isWhole =
    named > start && to > place && thing > to && isAt(sentence, thing, 'kind') && endsAt(sentence, end)
  const changes = isWhole ? categoryChangeOf(scan, { start: place, end: to }) : null
  return changes && { kind: 'correction', about: textOf(sentence, thing, end), changes, sure: true }
}

const names = ['kindOfSpending', 'categoryName'] as const

/**
 * Corrects a meaning that takes the words after 'put it in' for a new name, or for a category that the household does
 * not have: they become the place to file it in. Any other meaning stays as it is.
 */
export function withPlace(scan: Scan, meaning: Meaning): Meaning {
  if (meaning.kind !== 'correction' || meaning.remark) return meaning
  const { description = '', categoryKind, categoryId, ...others } = meaning.changes
  const filed = Object.keys(others).length > 0 ? null : filedIn(scan)
  if (filed === null || filed.place.end - filed.place.start > mostWords) return meaning
  const { about, place: at } = filed
  const isAside = isAnything(scan.sentence, at, categoryKind)
  // In 'Fralda bota em bebê' (nappies into 'baby') the category that was read is that of the thing.
  const own = categoryChangeOf(scan, at)
  const isUnknown = own === null || isAnything(scan.sentence, at, own.categoryKind)
  const isOfThing = about !== undefined && meaning.about === undefined && isUnknown
  // In 'cuidado personal' only the second word is known, as a company.
  const isPartKnown = own === null && scan.sentence.marks[at.start] === null
  const isCompany = own === null && isParticle(scan.sentence, at.start, 'companyOrCategory')
  const isFiled = categoryId && !isAside && !isOfThing && !isPartKnown && !isCompany
  const isTold = categoryKind && !isAside && !isCompany && !isPartKnown
  if (meaning.about !== undefined && (meaning.about !== about || isTold)) return meaning
  const place = textOf(scan.sentence, at.start, at.end)
  // In 'Taxi en finca' the new name is the thing and the place, not a category.
  const isName = about !== undefined && description.endsWith(place)
  if (isFiled && !isName) return description === place ? withoutName(scan, at, meaning) : meaning
  return { ...meaning, ...(about !== undefined && { about }), changes: {}, place }
}

/** Drops the words of a category as a new name: 'Ponelo en comida rápida', but not 'ponelo como comida rápida'. */
function withoutName({ sentence }: Scan, place: Stretch, meaning: Correction): Correction {
  if (isParticle(sentence, withArticle(sentence, place.start) - 1, 'towards')) return meaning
  const { description: _, ...changes } = meaning.changes
  return { ...meaning, changes }
}

interface Filed {
  readonly about?: string
  readonly all: boolean
  readonly place: Stretch
}

/**
 * The thing that a request files, if it is named, and the stretch that names the category; null if the message is not
 * such a request, or says more.
 */
function filedIn(scan: Scan): Filed | null {
  const { sentence, figures, days } = scan
  const rather = filedRather(scan)
  if (rather !== null) return rather
  if (!mayHaveParticle(sentence, 'putIt', 'putThem', 'putThing')) return null
  const first = behindTold(sentence) ?? openingWith(sentence, 'allOfThem')
  // 'Los dos ponelos en salud' starts with a phrase for all of them.
  const some = lastSomeIn(sentence)
  const isFirst = some?.start === first
  const verb = isFirst ? some.end : particleEnd(sentence, first, 'allOfThem')
  const isSome = ({ start, end }: Stretch) => some !== null && start >= some.start && end <= some.end
  const isPriced = figures.some((figure) => figure.end > verb && !isSome(figure))
  if (days.length > 0 || isPriced || isAsked(sentence)) return null
  const led = isFirst ? some : ledThing(sentence, verb)
  // 'Eso ponlo en salud' starts with a pronoun.
  const wish = led ? skipAll(sentence, led.end, 'filler') : skipAll(sentence, verb, 'target')
  const start = skipAll(sentence, wish, 'not', 'oops')
  const them = particleEnd(sentence, start, 'putThem')
  const behind = Math.max(particleEnd(sentence, start, 'putIt'), them)
  const isIt = behind > start && leadsInto(sentence, behind)
  // 'Mets le' may be followed by a thing.
  const behindVerb = particleEnd(sentence, start, 'putThing')
  const isBehind = behindVerb > start && some?.start === behindVerb
  const thing = led ?? (isBehind ? some : isIt ? null : thingAt(sentence, behindVerb, start))
  const to = led || !thing ? behind : thing.end
  if (to === start || !leadsInto(sentence, to)) return null
  const place = placeBehind(sentence, to)
  if (place === null) return null
  const about = thing && { about: textOf(sentence, thing.start, thing.end) }
  return { ...about, all: thing === null && (them > start || verb > first), place }
}

/**
 * What a message without a verb files elsewhere: 'Mejor en regalos', 'plutôt dans Sport', 'la farmacia mejor en casa';
 * null for all others.
 */
function filedRather({ sentence, figures, days }: Scan): Filed | null {
  if (!mayHaveParticle(sentence, 'rather') || figures.length + days.length > 0 || isAsked(sentence))
    return null
  let first = openingWith(sentence, 'rather')
  const isLed = (at: number) => sentence.tokens[at]?.kind === 'break' || isAt(sentence, at, 'oops', 'not')
  while (particleEnd(sentence, first, 'rather') === first && isLed(first)) first = after(sentence, first)
  const named = behindArticle(sentence, first)
  const isNamed = particleEnd(sentence, first, 'rather') === first && isAt(sentence, named, 'kind')
  const thing = isNamed ? { start: named, end: after(sentence, named) } : null
  const lead = thing?.end ?? first
  const to = particleEnd(sentence, lead, 'rather')
  if (to === lead || !isParticle(sentence, to, 'putInto')) return null
  const place = placeBehind(sentence, to)
  if (place === null) return null
  return { ...(thing && { about: textOf(sentence, thing.start, thing.end) }), all: false, place }
}

/** The category that a message ends with behind 'in', without its article and the word 'category'; null for none. */
function placeBehind(sentence: Sentence, to: number): Stretch | null {
  let place = particleEnd(sentence, to, 'putInto')
  if (isAt(sentence, place, 'article') && !endsAt(sentence, after(sentence, place)))
    place = after(sentence, place)
  if (isParticle(sentence, place, 'category')) place = after(sentence, place)
  // 'Otros' is a category here, not a trailing word.
  const last = Math.max(endOfWords(sentence), Math.min(after(sentence, place), sentence.tokens.length))
  const end = whyFrom(sentence, place) ?? last
  return place < end ? { start: place, end } : null
}

/**
 * The index after a first clause that tells what the expense was or whose: 'Es un remedio, ponelo en salud', 'é da Lia,
 * coloca na saúde'; null if there is none.
 */
function behindTold(sentence: Sentence): number | null {
  let start = firstWord(sentence)
  while (isAt(sentence, start, 'filler', 'greeting') && !isAt(sentence, start, 'was'))
    start = after(sentence, start)
  const was = isAt(sentence, start, 'target') ? after(sentence, start) : start
  const mark = sentence.tokens.findIndex(({ kind }, at) => at > was && kind === 'break')
  const isTold = isAt(sentence, was, 'was') || particleEnd(sentence, start, 'itIs') > start
  return isTold && mark > 0 && numbersIn(sentence, { start, end: mark }) === 0 ? mark + 1 : null
}

/** Where the latest few expenses are meant: 'The last two', 'mes 3 derniers'; null for none. */
function lastSomeIn(sentence: Sentence): Stretch | null {
  const start = phraseStart(sentence, 'lastSome')
  return start < 0 ? null : { start, end: particleEnd(sentence, start, 'lastSome') }
}

/**
 * The index after a category where the reason starts: 'Ponelo en salud, es un remedio', 'ponlo en salud porque es un
 * remedio'; null for none.
 */
function whyFrom(sentence: Sentence, place: number): number | null {
  const why = sentence.tokens.findIndex(({ kind }, at) => {
    const isTold = kind === 'break' && isAt(sentence, at + 1, 'was', 'cost')
    return at > place && (isTold || particleEnd(sentence, at, 'because') > at)
  })
  if (why < 0) return null
  return sentence.tokens[why - 1]?.kind === 'break' ? why - 1 : why
}

/** Whether 'in' stands at a token or right before it, as the last word of a verb does ('va en'). */
function leadsInto(sentence: Sentence, at: number): boolean {
  return isParticle(sentence, at, 'putInto') || isParticle(sentence, at - 1, 'putInto')
}

/** The thing before the verb: 'Los pañales ponlos'; null for none. */
function ledThing(sentence: Sentence, from: number): Stretch | null {
  const start = behindArticle(sentence, from)
  const end = after(sentence, start)
  const wish = skipAll(sentence, end, 'filler')
  const isPut = (['putIt', 'putThem'] as const).some((type) => particleEnd(sentence, wish, type) > wish)
  return isAt(sentence, start, 'kind') && isPut ? { start, end } : null
}

/** The thing after the verb: 'El taxi'; null for none. */
function thingAt(sentence: Sentence, from: number, verb: number): Stretch | null {
  // In 'Mets le' the article is part of the verb's phrase.
  const start = isParticle(sentence, from, 'theOne') ? from + 1 : from
  return from > verb && isAt(sentence, start, 'kind') ? { start, end: after(sentence, start) } : null
}
