import { latestWithDay } from '../../days/day-of-month.ts'
import { classify, unclassified, wholeNameIn } from '../../expenses/categories/category.ts'
import type { Correction } from '../../meaning.ts'
import { isContentAt, thingBefore } from '../../message/content.ts'
import type { Scan } from '../../message/scan.ts'
import { behindArticle, endsAt, skipAll } from '../../words/edges.ts'
import { hasParticle, isParticle, particleEnd, phraseStart } from '../../words/particle.ts'
import {
  after,
  before,
  has,
  isAsked,
  isAt,
  type Sentence,
  type Stretch,
  senseAt,
  textOf,
} from '../../words/sentence.ts'
import { fold } from '../../words/text.ts'
import { opening } from '../opening.ts'

/**
 * Reads the category of a recorded expense in a message that starts with a verb of changing: 'move the council tax to
 * home', 'poné el súper en regalos'. The category follows the last preposition, and the words before that name the
 * expense; if there are none, or only 'the last one', it is the last. Otherwise null.
 */
export function readFiling(scan: Scan, start: number): Correction | null {
  const { sentence, figures, days } = scan
  const isAsked = isAt(sentence, start, 'change') || isParticle(sentence, start, 'put')
  if (!isAsked || figures.length > 0) return null
  const end = endOfWords(sentence)
  if (days.length > 0) return readDayOf(scan, start, end)
  const whole = wholeNameIn(sentence, { start: after(sentence, start), end })
  if (whole !== null && whole.end === end) {
    const about = wordsIn(scan, { start: after(sentence, start), end: whole.start })
    const changes = { categoryId: whole.id }
    return { kind: 'correction', ...(about !== '' && { about }), changes, sure: true }
  }
  const open = categoryOf(scan, after(sentence, start), end)
  if (open !== null) return open
  const moved = movedThere(scan, { start: after(sentence, start), end })
  if (moved !== null) return moved
  for (let at = end - 1; at > start; at--) {
    // In 'Va en' the preposition is part of the verb.
    const isOfVerb = at < after(sentence, start) && isParticle(sentence, at, 'putInto')
    if (!isOfVerb && !isTowards(sentence, at)) continue
    const thing = after(sentence, at + 1)
    // In 'A otros' the last word is the category.
    const place = {
      start: behindCategory(sentence, isAt(sentence, at + 1, 'article') && thing < end ? thing : at + 1, end),
      end,
    }
    const changes = categoryChangeOf(scan, place)
    if (changes === null) continue
    const from = after(sentence, start)
    const isAll = at > from && particleEnd(sentence, from, 'allOfThem') === at
    const about = isAll ? textOf(sentence, from, at) : wordsIn(scan, { start: from, end: at })
    // 'Mete los pañales y la toalla en bebé' does not name the category 'other'.
    if (about !== '' && isAnything(sentence, place, changes.categoryKind))
      return { kind: 'correction', about, changes: {}, place: textOf(sentence, place.start, end), sure: true }
    const name = !isAll && about !== '' ? nameIn(scan, start, place) : null
    return {
      kind: 'correction',
      ...(about !== '' && { about }),
      changes: { ...changes, ...(name !== null && { description: name }) },
      sure: true,
    }
  }
  return null
}

/** The index after the word 'category' before its name: 'to the category Gifts', 'pra categoria Presentes'. */
function behindCategory(sentence: Sentence, at: number, end: number): number {
  if (!isParticle(sentence, at, 'category')) return at
  const name = skipAll(sentence, at + 1, 'of')
  return name < end ? name : at
}

/**
 * Reads which expense is to be moved to a category that was named before, which is not a new name: 'move the skip and
 * the sparky to it', 'mets la benne dedans'; else null.
 */
function movedThere(scan: Scan, { start, end }: Stretch): Correction | null {
  const { sentence } = scan
  const there = phraseStart(sentence, 'thatPlace', start)
  if (there < 0 || particleEnd(sentence, there, 'thatPlace') < end) return null
  const about = wordsIn(scan, { start, end: there })
  return { kind: 'correction', ...(about !== '' && { about }), changes: {}, sure: true }
}

/** Whether a place is of the kind 'other' without being a name of that category: 'Coloca em Bebê'. */
export function isAnything(
  sentence: Sentence,
  { start, end }: Stretch,
  kind: Correction['changes']['categoryKind'],
): boolean {
  return kind === 'other' && particleEnd(sentence, start, 'categoryName') !== end
}

/** The new name after a verb of changing, if it is a thing and not a category: 'change lunch to brunch'; else null. */
function nameIn({ sentence }: Scan, verb: number, place: Stretch): string | null {
  return isParticle(sentence, verb, 'changeTo') ? thingNamed(sentence, place) : null
}

/** The words of a stretch, if they name a thing and not a category; else null. */
export function thingNamed(sentence: Sentence, { start, end }: Stretch): string | null {
  const isKind = (['kindOfSpending', 'categoryName'] as const).some(
    (type) => particleEnd(sentence, start, type) === end,
  )
  if (isKind) return null
  const name = textOf(sentence, start, end)
  const words = fold(name).split(' ')
  const isFile = sentence.context.categories.some((category) => {
    const known = fold(category.name)
    return known.startsWith(words.join(' ')) || words.every((word) => known.split(' ').includes(word))
  })
  return isFile ? null : name
}

/**
 * Reads which expense is filed wrongly, the last one if none is named, and where it belongs, null if that is not said:
 * 'te equivocaste de categoría con el café', 'wrong category, it's groceries'. Otherwise null.
 */
export function readMisfiled(scan: Scan): Correction | null {
  const { sentence, figures, days } = scan
  const { tokens } = sentence
  if (figures.length + days.length > 0 || isAsked(sentence)) return null
  const mark = tokens.findIndex(({ kind }, at) => kind === 'break' && at > 1)
  const clause = { start: 0, end: mark < 0 ? tokens.length : mark }
  const isWrong = hasParticle(sentence, clause, 'category') && hasParticle(sentence, clause, 'wrong')
  if (!isWrong && !isElsewhere(sentence, clause)) return null
  const { categoryId, categoryKind } = classify(scan, [{ start: clause.end, end: tokens.length }])
  const changes = { categoryId, ...(categoryKind !== null && { categoryKind }) }
  return { kind: 'correction', ...thingBefore(sentence, clause.end), changes, sure: true }
}

/**
 * Whether a clause says that a thing belongs in another category: 'el café va en otra categoría', 'it goes in another
 * category'.
 */
function isElsewhere(sentence: Sentence, { end }: Stretch): boolean {
  for (let at = 1; at < end; at++)
    if (particleEnd(sentence, at, 'otherCategory') > at)
      return has(sentence, { start: 0, end: at }, 'kind', 'target')
  return false
}

/**
 * Reads the new name of an expense, in the writer's words: 'rename coffee to breakfast', 'change the name to
 * breakfast'; else null.
 */
export function readRenaming({ sentence, figures, days }: Scan, start: number): Correction | null {
  const { tokens, text } = sentence
  const renames = isParticle(sentence, start, 'rename')
  const from = after(sentence, start)
  const field = [from, from + 1].find((at) => isParticle(sentence, at, 'name'))
  if (!(renames || (isAt(sentence, start, 'change') && field !== undefined))) return null
  if (figures.length + days.length > 0 || isAsked(sentence)) return null
  const last = tokens.findLast(({ kind }) => kind !== 'break')
  const isNamed = field !== undefined && isAt(sentence, field + 1, 'of')
  const named = isNamed ? field + 2 : from
  const isThing = field === undefined || isNamed
  const thing = isThing ? tokens[isAt(sentence, named, 'article') ? named + 1 : named] : undefined
  // In 'Rename trip to rome to holiday' each 'to' may lead to the new name.
  const parted = tokens.flatMap((token, to) => {
    const first = tokens[to + 1]
    if (to < from || !isParticle(sentence, to, 'newName') || !first || !last || first.start >= last.end)
      return []
    const about = thing && thing.start < token.start ? text.slice(thing.start, tokens[to - 1]?.end) : ''
    return { about: unquoted(about), description: unquoted(text.slice(first.start, last.end)) }
  })
  const [first] = parted
  if (first === undefined) return null
  const { about, description } = first
  return {
    kind: 'correction',
    ...(about !== '' && { about }),
    ...(parted.length > 1 && { otherwise: parted.slice(1).toReversed() }),
    changes: { description },
    sure: true,
  }
}

/**
 * Reads a new name for the last expense after a verb of naming: 'Call it "school run"', 'chama de filme', 'renomme-la
 * glace'; else null.
 */
export function readCalled({ sentence, figures, days }: Scan): Correction | null {
  if (figures.length + days.length > 0 || isAsked(sentence)) return null
  const { text, tokens } = sentence
  const verb = opening(sentence)
  const end = particleEnd(sentence, verb, 'callIt')
  // 'Renomme le pain en brioche' names the expense to rename.
  const isOfThing =
    isParticle(sentence, verb, 'rename') &&
    hasParticle(sentence, { start: end + 1, end: tokens.length }, 'newName')
  if (isOfThing) return null
  const first = tokens[end]
  const description = first === undefined || end === verb ? '' : unquoted(text.slice(first.start))
  return description === '' ? null : { kind: 'correction', changes: { description }, sure: true }
}

/** A name without the quotation marks and punctuation around it. */
function unquoted(name: string): string {
  return name.replace(/^[\s"'“”«»‘’:]+|[\s"'“”«»‘’.!]+$/gu, '')
}

/**
 * Reads a known thing that was recorded, and its new name: 'remplace café par thé', 'swap the coffee for tea'; else
 * null.
 */
export function readSwap(scan: Scan, start: number): Correction | null {
  const { sentence, figures, days } = scan
  const { tokens, text } = sentence
  if (!isParticle(sentence, start, 'swap') || figures.length + days.length > 0 || isAsked(sentence))
    return null
  const from = after(sentence, start)
  const thing = behindArticle(sentence, from)
  const to = after(sentence, thing)
  const isSwap = isAt(sentence, thing, 'kind') && isParticle(sentence, to, 'swapFor')
  const [first, last] = [tokens[to + 1], tokens.findLast(({ kind }) => kind !== 'break')]
  if (!isSwap || first === undefined || last === undefined || !isAt(sentence, to + 1, 'kind')) return null
  // 'Change le resto en courses' changes the category.
  const place = { start: to + 1, end: endOfWords(sentence) }
  if (isParticle(sentence, start, 'changeTo') && nameIn(scan, start, place) === null) return null
  const about = textOf(sentence, thing, to)
  return {
    kind: 'correction',
    about,
    changes: { description: text.slice(first.start, last.end) },
    sure: true,
  }
}

/** Reads which expense is filed wrongly, without saying where it belongs: 'cambiá la categoría del pan'; else null. */
function categoryOf(scan: Scan, from: number, end: number): Correction | null {
  const { sentence } = scan
  const field = behindArticle(sentence, from)
  const of = after(sentence, field)
  if (!isParticle(sentence, field, 'category') || !isAt(sentence, of, 'of')) return null
  const isWhole = !has(sentence, { start: after(sentence, of), end }, 'preposition')
  const about = isWhole ? wordsIn(scan, { start: of, end }) : ''
  return about === '' ? null : { kind: 'correction', about, changes: { categoryId: null }, sure: true }
}

/**
 * Reads the day of the month as the new date of the last expense, or of a thing: 'cambiá la fecha de la luz al 18';
 * else null.
 */
export function readDateTo(scan: Scan, start: number): Correction | null {
  const { sentence, figures, days } = scan
  const [figure, ...others] = figures
  const field = behindArticle(sentence, after(sentence, start))
  const isDate = isAt(sentence, start, 'change') && senseAt(sentence, field, 'field')?.value === 'date'
  if (!isDate || figure === undefined || others.length + days.length > 0) return null
  const { context, tokens } = sentence
  const isPlain = figure.end === figure.start + 1 && endsAt(sentence, figure.end)
  const date = isPlain ? latestWithDay(context.today, Number(tokens[figure.start]?.key)) : null
  if (date === null) return null
  const about = wordsIn(scan, { start: after(sentence, field), end: figure.start })
  return { kind: 'correction', ...(about !== '' && { about }), changes: { date }, sure: true }
}

/** Reads the new day of a recorded expense: 'put the gas on monday', 'move the rent to the 1st'; else null. */
function readDayOf(scan: Scan, start: number, end: number): Correction | null {
  const [day, ...others] = scan.days
  const from = after(scan.sentence, start)
  if (day === undefined || others.length > 0 || day.future || day.end !== end) return null
  const about = isAt(scan.sentence, from, 'article') ? wordsIn(scan, { start: from, end: day.start }) : ''
  return about === '' ? null : { kind: 'correction', about, changes: { date: day.date }, sure: true }
}

/**
 * Whether a message records an amount and what it was paid for, rather than changing anything: 'põe 25 de
 * estacionamento', 'poné 7500 en el súper'.
 */
export function isNote(scan: Scan, from: number): boolean {
  const { sentence, figures } = scan
  const [figure] = figures
  const at = isAt(sentence, from, 'approx', 'article') ? after(sentence, from) : from
  if (figure === undefined || figures.length > 1 || figure.start !== at) return false
  const of = isAt(sentence, figure.end, 'inexact') ? after(sentence, figure.end) : figure.end
  const next = after(sentence, of)
  if (isAt(sentence, of, 'of')) return isContentAt(scan, next)
  const thing = behindArticle(sentence, next)
  const putIn =
    at === from && isAt(sentence, of, 'preposition') && isParticle(sentence, before(sentence, from), 'put')
  return putIn && isAt(sentence, thing, 'kind')
}

/** The end of a message without the trailing words that add nothing: 'please', 'instead', 'too', 'mejor'. */
export function endOfWords(sentence: Sentence): number {
  let end = sentence.tokens.length
  while (end > 1) {
    const last = before(sentence, end)
    // 'Ça va dans auto ça' ends with a pronoun.
    const isThat = isAt(sentence, last, 'target') && isAt(sentence, before(sentence, last), 'kind')
    const isAlong =
      isThat ||
      (isAt(sentence, last, 'filler', 'further', 'thanks', 'change', 'oops') && !isAt(sentence, last, 'kind'))
    if (sentence.tokens[end - 1]?.kind !== 'break' && !isAlong) break
    end = sentence.tokens[end - 1]?.kind === 'break' ? end - 1 : last
  }
  return end
}

function isTowards(sentence: Sentence, at: number): boolean {
  const isTo =
    isParticle(sentence, at, 'towards') || isParticle(sentence, behindArticle(sentence, at + 1), 'category')
  return isAt(sentence, at, 'preposition') || isTo
}

/** The change to the category that a stretch names from its first word to its last; null if it names none. */
export function categoryChangeOf(scan: Scan, place: Stretch): Correction['changes'] | null {
  const { categoryId, categoryKind } = categoryIn(scan, place)
  if (categoryId === null && categoryKind === null) return null
  return { ...(categoryId !== null && { categoryId }), ...(categoryKind !== null && { categoryKind }) }
}

/** The category that a stretch names from its first word to its last, if it names one. */
function categoryIn(scan: Scan, place: Stretch): ReturnType<typeof classify> {
  const found = classify(scan, [place])
  // 'Personal' is a phone company where something is bought, but here the name of a category.
  if (!found.isOfHousehold && isParticle(scan.sentence, place.start, 'companyOrCategory')) return unclassified
  const { tokens } = scan.sentence
  const [first, last] = [found.spans[0], found.spans.at(-1)]
  const isWhole =
    first?.start === tokens[place.start]?.start &&
    last?.end === tokens[place.end - 1]?.end &&
    place.start < place.end
  return isWhole ? found : unclassified
}

/** The words of a stretch that name a thing; '' for none. */
function wordsIn(scan: Scan, { start, end }: Stretch): string {
  const { sentence } = scan
  const content: number[] = []
  for (let at = start; at < end; at = after(sentence, at)) {
    const isTarget = isAt(sentence, at, 'target', 'field', 'change') && !isAt(sentence, at, 'kind')
    if (isContentAt(scan, at) && !isTarget) content.push(at)
  }
  const [first, last] = [content[0], content.at(-1)]
  if (first === undefined || last === undefined) return ''
  return textOf(sentence, first, after(sentence, last))
}
