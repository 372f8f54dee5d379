import type { Correction, NotExpense } from '../../../meaning.ts'
import { nameAt, thingBefore } from '../../../message/content.ts'
import type { Scan } from '../../../message/scan.ts'
import { onlyReading } from '../../../numbers/figure.ts'
import { endsAt, skipAll } from '../../../words/edges.ts'
import { isParticle, particleEnd } from '../../../words/particle.ts'
import { after, before, isAsked, isAt, type Sentence, senseAt, textOf } from '../../../words/sentence.ts'
import { openingWith } from '../../opening.ts'
import { amountAloneIn } from '../amounts/amount-alone.ts'
import { contentFrom } from '../changes.ts'

/**
 * Reads that something about a named thing is wrong, without saying what: 'Me equivoqué con la nafta', 'I messed up
 * the gas'; else null.
 */
export function readMistaken({ sentence, figures, days }: Scan): Correction | null {
  if (figures.length + days.length > 0 || isAsked(sentence)) return null
  const start = openingWith(sentence, 'mistaken')
  const end = particleEnd(sentence, start, 'mistaken')
  if (end === start) return null
  let thing = end
  while (
    !isAt(sentence, thing, 'kind') &&
    (isAt(sentence, thing, 'preposition', 'article', 'of', 'with') || isParticle(sentence, thing, 'at'))
  )
    thing = after(sentence, thing)
  const rest = after(sentence, thing)
  if (!isAt(sentence, thing, 'kind') || !endsAt(sentence, rest)) return null
  return { kind: 'correction', about: textOf(sentence, thing, rest), changes: {}, sure: true }
}

/**
 * Reads that the recorded amount of a thing is wrong, and the right one if it follows: '46 da pipoca tava errado', 'lo
 * del pan 46 estaba mal, eran 36'; else null.
 */
export function readWrongPrice(scan: Scan): Correction | null {
  const { sentence, figures, days } = scan
  const [noted, told, ...others] = figures
  if (noted === undefined || isAsked(sentence)) return null
  if (others.length + days.length > 0) return null
  const wrong = sentence.tokens.findIndex((_, at) => at > noted.start && saysWrong(sentence, at))
  const mark = sentence.tokens[wrong + 1]?.kind === 'break' ? wrong + 2 : wrong + 1
  const was = isAt(sentence, mark, 'was') ? after(sentence, mark) : mark
  const isWhole = told ? told.start === was && endsAt(sentence, told.end) : endsAt(sentence, wrong + 1)
  const things = contentFrom(scan, 0).filter((at) => at < before(sentence, wrong))
  const isOneClause = sentence.tokens.every(({ kind }, at) => kind !== 'break' || at > wrong)
  const areKnown = things.length > 0 && things.every((at) => isAt(sentence, at, 'kind'))
  if (wrong < 0 || !isWhole || !isOneClause || !areKnown) return null
  const amount = onlyReading(told)
  const changes = amount === undefined ? {} : { amount }
  return { kind: 'correction', ...thingBefore(sentence, wrong), changes, sure: true }
}

/** Whether words that something was wrong end with the word at a token: 'Tava errado', 'was wrong'. */
function saysWrong(sentence: Sentence, at: number): boolean {
  if (!isParticle(sentence, at, 'wrong')) return false
  const isPhrase = isAt(sentence, before(sentence, at + 1), 'oops', 'statement')
  return isPhrase || isAt(sentence, before(sentence, at), 'was', 'statement')
}

/**
 * Reads that a named thing is wrong, and then its right amount, and nothing else: 'A luz está mal, 51,15', 'the coffee
 * is wrong, 4.20'; else null.
 */
export function readThingWrong(scan: Scan): Correction | null {
  const { sentence } = scan
  const told = amountAloneIn(scan)
  if (told === null || isAsked(sentence)) return null
  const article = skipAll(sentence, 0, 'oops', 'filler', 'greeting')
  const thing = after(sentence, article)
  const wrong = sentence.tokens.findIndex((_, at) => at > thing && isParticle(sentence, at, 'wrong'))
  const isNamed = isAt(sentence, article, 'article') && isAt(sentence, thing, 'kind')
  // One word may stand between, as 'está' does.
  const isSaid = wrong > thing && wrong - after(sentence, thing) <= 1
  const mark = sentence.tokens[wrong + 1]?.kind === 'break' ? wrong + 2 : wrong + 1
  const was = isAt(sentence, mark, 'was') ? after(sentence, mark) : mark
  if (!isNamed || !isSaid || told.figure.start !== was || !endsAt(sentence, told.figure.end)) return null
  return { kind: 'correction', about: nameAt(sentence, thing), changes: told.changes, sure: true }
}

const fields = { '': 'amount', date: 'date', category: 'category', name: 'name' } as const

/**
 * Reads which field of the last expense is wrong, and nothing else: 'Me equivoqué de monto', 'wrong amount'; else
 * null.
 */
export function readWrongField({ sentence, figures, days }: Scan): Correction | null {
  if (figures.length + days.length > 0 || isAsked(sentence)) return null
  const start = openingWith(sentence, 'wrongField')
  let at = particleEnd(sentence, start, 'wrongField')
  if (at === start) return null
  while (isAt(sentence, at, 'article', 'of') && !isAt(sentence, at, 'field')) at = after(sentence, at)
  const value = senseAt(sentence, at, 'field')?.value ?? 'none'
  const wrong = Object.entries(fields).find(([field]) => field === value)?.[1]
  const rest = after(sentence, at)
  const isWhole = endsAt(sentence, isParticle(sentence, rest, 'wrong') ? rest + 1 : rest)
  return wrong && isWhole ? { kind: 'correction', wrong, changes: {}, sure: true } : null
}

/**
 * Reads that the writer doubts the category of the last expense, or of a named one: 'Why did you put that in
 * groceries?', "pourquoi c'est dans resto ?"; else null.
 */
export function readMisplaced({ sentence, figures, days }: Scan): Correction | null {
  if (figures.length + days.length > 0) return null
  const start = openingWith(sentence, 'whyPut')
  const thing = skipAll(sentence, particleEnd(sentence, start, 'whyPut'), 'article')
  const isThing = thing > start && isAt(sentence, thing, 'kind')
  const named = isThing ? after(sentence, thing) : thing
  // In 'Pourquoi les bières sont dans courses' a verb comes before the category.
  const to = isParticle(sentence, named, 'isNow') ? named + 1 : named
  const place = particleEnd(sentence, to, 'putInto')
  const end = sentence.tokens.findLastIndex(({ kind }) => kind === 'word') + 1
  const isPlace = (['kindOfSpending', 'categoryName'] as const).some(
    (type) => particleEnd(sentence, skipAll(sentence, place, 'article'), type) === end,
  )
  if (thing === start || place === to || !isPlace) return null
  const about = isThing ? { about: textOf(sentence, thing, named) } : {}
  return { kind: 'correction', ...about, changes: { categoryId: null }, sure: true }
}

/**
 * Reads that what was recorded last was not spent, or, if an amount follows ('gasté 32'), what it was: 'No gasté eso',
 * "I didn't buy that"; else null.
 */
export function readNotSpent({ sentence, figures, days }: Scan): Correction | NotExpense | null {
  if (days.length > 0 || isAsked(sentence)) return null
  const start = openingWith(sentence, 'deniesDeed')
  const end = particleEnd(sentence, start, 'deniesDeed')
  if (end === start) return null
  if (endsAt(sentence, end) && figures.length === 0)
    return { kind: 'not_expense', reason: 'negation', ofLast: true, sure: true }
  const figure = figures.at(-1)
  const really = sentence.tokens.findIndex(
    (_, at) => at >= end && particleEnd(sentence, at, 'reallyDid') === figure?.start,
  )
  const amount = onlyReading(figure)
  const isTold = really >= end && figures.length < 3
  if (figure === undefined || amount === undefined || !isTold || !endsAt(sentence, figure.end)) return null
  return { kind: 'correction', changes: { amount }, sure: true }
}
