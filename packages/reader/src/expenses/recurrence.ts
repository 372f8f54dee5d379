import { weekdayOf } from '../days/calendar.ts'
import { type Expenses, type Meaning, onlyItem } from '../meaning.ts'
import { endsAt } from '../words/edges.ts'
import { hasParticle, hasPhrase, isParticle, mayHaveParticle, particleEnd } from '../words/particle.ts'
import {
  after,
  allOf,
  isAsked,
  isAt,
  type Sentence,
  type Stretch,
  senseAt,
  textAt,
  textOf,
} from '../words/sentence.ts'
import { keyAt } from '../words/text.ts'

/**
 * Reads a message that would be refused, whose amount would be asked for, or that has no day, again without the words
 * for how often right after its amount: 'Netflix 15 every month', 'loyer 800 chaque mois le 1er', 'gym 30 a month,
 * starting today'. Returns every other meaning unchanged.
 */
export function withRecurrence(
  sentence: Sentence,
  meaning: Meaning,
  readPart: (text: string) => Meaning,
): Meaning {
  if (!mayHaveParticle(sentence, 'howOften', 'monthlyOn') || isAsked(sentence)) return meaning
  if (hasParticle(sentence, allOf(sentence), 'atMost')) return meaning
  const due = dueEachMonth(sentence, meaning, readPart)
  if (due !== null || !isOpen(meaning)) return due ?? meaning
  const { tokens } = sentence
  const start = tokens.findIndex((_, at) => at > 1 && particleEnd(sentence, at, 'howOften') > at)
  const end = start < 0 ? 0 : particleEnd(sentence, start, 'howOften')
  if (end === 0 || tokens.length - end > longestDay) return meaning
  const thing = textOf(sentence, 0, start)
  const bought = boughtFor(readPart(thing), thing)
  if (bought === null || end === tokens.length)
    return bought === null ? meaning : onItsWeekday(sentence, { start, end }, bought, thing, readPart)
  const mark = tokens[end]?.kind === 'break' ? end + 1 : end
  const day = textOf(sentence, particleEnd(sentence, mark, 'beginning'), tokens.length)
  // 'Gym 30 every month, it's a direct debit'.
  if (mark > end && isAside(readPart(day))) return bought
  const [{ dateStated, description }] = bought.items
  const dated = [`${day} ${thing}`, `${thing} ${day}`]
    .map((text) => boughtFor(readPart(text), text))
    .find((each) => each?.items[0].dateStated && each.items[0].description === description)
  return dated && !dateStated ? dated : meaning
}

/**
 * Reads a refused price that is due on a stated day of the month, or every month, as paid: 'the rent is 875 on the
 * first of every month', 'el colegio son 230 cada mes'. Null for all others, such as the price of a flat.
 */
function dueEachMonth(
  sentence: Sentence,
  meaning: Meaning,
  readPart: (text: string) => Meaning,
): Meaning | null {
  if (meaning.kind !== 'not_expense' || !/^(?:quote|unrelated)$/.test(meaning.reason)) return null
  const is = sentence.tokens.findIndex((_, at) => saysIs(sentence, at))
  if (is <= 0 || sentence.present.has('weekday')) return null
  const { length } = sentence.tokens
  const price = isAt(sentence, after(sentence, is), 'of')
    ? after(sentence, after(sentence, is))
    : after(sentence, is)
  const paid = readPart(`${textOf(sentence, 0, is)} ${textOf(sentence, price, length)}`)
  const item = paid.kind === 'expenses' ? onlyItem(paid) : null
  const isMonthly = hasPhrase(sentence, 'everyMonth') || saysDayOfMonth(sentence)
  const isDue = item?.dateStated === true || (item?.categoryKind && isMonthly)
  return isDue ? paid : null
}

/** Whether a day of each month follows the price, and perhaps 'of the month': 'todos los 5', 'every 5th'. */
function saysDayOfMonth(sentence: Sentence): boolean {
  return sentence.tokens.some((_, at) => {
    const day = particleEnd(sentence, at, 'monthlyOn')
    if (day === at || !/^([1-9]|[12]\d|3[01])$/.test(keyAt(sentence.tokens, day))) return false
    const end = isParticle(sentence, day + 1, 'numberEnding') ? day + 2 : day + 1
    return endsAt(sentence, end) || isAt(sentence, end, 'of', 'period', 'preposition')
  })
}

/** Whether a verb in the present says at a token what something costs: 'is', 'son', 'é'. */
function saysIs(sentence: Sentence, at: number): boolean {
  return senseAt(sentence, at, 'quote')?.value === 'soft' || senseAt(sentence, at, 'was')?.value === 'now'
}

function isAside(meaning: Meaning): boolean {
  return meaning.kind === 'correction' && meaning.remark === 'aside'
}

/** 'Limpieza 5000 todos los viernes': the expense on the last Friday, or today if today is one. */
function onItsWeekday(
  sentence: Sentence,
  { start, end }: Stretch,
  bought: Expenses,
  thing: string,
  readPart: (text: string) => Meaning,
): Expenses {
  const at = sentence.tokens.findIndex(
    (_, index) => index > start && index < end && isAt(sentence, index, 'weekday'),
  )
  const weekday = at < 0 ? undefined : Number(senseAt(sentence, at, 'weekday')?.value)
  if (weekday === undefined || weekday === weekdayOf(sentence.context.today)) return bought
  const plural = isParticle(sentence, at, 'eachWeek') ? /s$/ : ''
  const dated = `${textAt(sentence, at).replace(plural, '')} ${thing}`
  return boughtFor(readPart(dated), dated) ?? bought
}

/** The most tokens that may follow: the day of each month, or since when. */
const longestDay = 7

/**
 * Whether a message was refused as unrelated, as income ('renda' is also a rent) or as supposed ('se' of 'se repete' is
 * also an 'if'), has items whose amount is in doubt ('netflix 15 and spotify 11 each month'), or is one item of which
 * the day is not stated.
 */
function isOpen(meaning: Meaning): boolean {
  if (meaning.kind === 'expenses') return onlyItem(meaning)?.dateStated === false
  if (meaning.kind === 'ambiguous') return meaning.why === 'amount' && meaning.readings.length === 1
  return meaning.kind === 'not_expense' && /^(?:unrelated|income|hypothetical)$/.test(meaning.reason)
}

/** Returns the expenses of a text if their categories are known and an amount or day ends the text; null otherwise. */
function boughtFor(meaning: Meaning, { length }: string): Expenses | null {
  if (meaning.kind !== 'expenses' || !meaning.items.every(({ categoryKind }) => categoryKind)) return null
  const isLast = meaning.items.some(({ readFrom: { amount, day } }) =>
    [amount, day].some((read) => read?.at(-1)?.end === length),
  )
  return isLast ? meaning : null
}
