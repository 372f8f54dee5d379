import { hasParticle, isParticle, isParticleBefore, phraseStart } from '../words/particle.ts'
import { before, has, isAt, type Sentence, senseAt } from '../words/sentence.ts'
import { keyAt } from '../words/text.ts'
import { addDays, monthStart, threeMonthsBefore, weekdayOf } from './calendar.ts'
import type { Day } from './day.ts'

type Told = Pick<Day, 'start' | 'end' | 'date'>

/**
 * In days: a date further back comes round again within about three months and is taken to be that one, unless
 * something says that it was paid then.
 */
const nearlyYear = 270
/** In days: further back than this, a time span is not a day of spending. */
const years = 367

/**
 * Whether what reads as a day is not the day of spending: 'tornillos del 8' (a size), 'pizzería El 22' (a name), 'hace
 * 2 años', 'joint 3/8' (inches), or a coming date for which nothing was paid yet ('test is Dec 12').
 */
export function isNotSpendingDay(sentence: Sentence, day: Told): boolean {
  const { today } = sentence.context
  const isSpan = has(sentence, day, 'dayUnit') && !isAt(sentence, day.start, 'dayBefore')
  if (isSpan) return day.date < addDays(today, -years)
  if (isName(sentence, day) || isSize(sentence, day) || isToCome(sentence, day)) return true
  if (isHoliday(sentence, day))
    return isOfAim(sentence, day) || (day.date < addDays(today, -nearlyYear) && !isDated(sentence, day))
  const isNumeric = keyAt(sentence.tokens, day.start + 1) === '/' && day.end === day.start + 3
  if (!isNumeric && !has(sentence, day, 'month')) return false
  const isInch = isNumeric && isOfInch(sentence, day)
  // A date further back is a day of spending only where the message presents it as one.
  if ((!isInch && day.date >= threeMonthsBefore(today)) || isDated(sentence, day)) return false
  if (isPaid(sentence, day)) return false
  if (isInch) return true
  if (isHead(sentence, day)) return false
  if (day.date < addDays(today, -nearlyYear)) return !isBehindItsPrice(sentence, day)
  return !isLed(sentence, day) && !(isNumeric && isTail(sentence, day))
}

/** Whether a capital after another word makes it a name: 'pizzería El 22', 'Resto Le 21'. */
function isName({ tokens, text }: Sentence, { start, end }: Told): boolean {
  const isBehindWord = tokens[start - 1]?.kind === 'word'
  return isBehindWord && end === start + 2 && /^(El|Le)\b/.test(text.slice(tokens[start]?.start))
}

/**
 * Whether the wording is that of a size or a name rather than a day of the month: 'zapatos del 4', 'con el 15 de
 * envío', 'na 25'.
 */
function isSize(sentence: Sentence, { start, end }: Told): boolean {
  const [, number, ...ending] = sentence.tokens.slice(start, end)
  if (number?.kind !== 'number' || !ending.every(({ key }) => /^[.º°]$/.test(key))) return false
  if (isParticleBefore(sentence, start + 1, 'noDay')) return true
  const opens = start === 0 || sentence.tokens[start - 1]?.kind === 'break'
  if (!isParticle(sentence, start, 'sizeLead') || opens || isOfBill(sentence, start)) return false
  return !isBehindPrice(sentence, { start, end })
}

/** Whether a day ends a message right after the price of something that is billed: 'agua 18.900 del 5'. */
function isBehindPrice({ tokens, marks }: Sentence, { start, end }: Pick<Told, 'start' | 'end'>): boolean {
  const isBill = marks.some((mark) =>
    mark?.senses.some(({ type, value }) => type === 'kind' && value === 'utilities'),
  )
  return tokens[start - 1]?.kind === 'number' && tokens.length === end && isBill
}

/** Whether it is the day on which a purchase was paid: 'la compra del 3', 'lo de la feria del 9'. */
function isOfBill(sentence: Sentence, of: number): boolean {
  if (isParticle(sentence, of - 1, 'bill')) return true
  return [1, 2, 3, 4, 5].some((back) => isParticle(sentence, of - back, 'thatOf'))
}

/**
 * Whether it is the day of the event for which something is bought: 'para el cumple del martes', 'match on sunday,
 * tickets 40', or 'concerto dia 30' when that day of this month is still ahead.
 */
function isToCome(sentence: Sentence, day: Told): boolean {
  const { start, end, date } = day
  if (isWeekendAhead(sentence, day)) return true
  if (has(sentence, { start, end }, 'month') || keyAt(sentence.tokens, start + 1) === '/') return false
  const isOf = (...types: ('event' | 'meal')[]) =>
    [start - 1, start - 2].some((at) => isParticle(sentence, at, ...types))
  const isNumber = sentence.tokens.slice(start, end).some(({ kind }) => kind === 'number')
  if (!isNumber && !has(sentence, { start, end }, 'weekday')) return false
  if ((isOf('event', 'meal') && isForIt(sentence, day)) || isOfJourney(sentence, day)) return true
  const isAhead = sentence.tokens.some((_, at) => isParticle(sentence, at, 'ticket') && at !== start - 1)
  if (isAhead && isOf('event') && !has(sentence, { start, end }, 'past')) return true
  return isNumber && date < monthStart(sentence.context.today) && isOf('event')
}

/** Whether it is the coming weekend, for which something was paid before: 'deposit for the cottage this weekend'. */
function isWeekendAhead(sentence: Sentence, day: Told): boolean {
  const isNear = [3, 4, 5].includes(weekdayOf(sentence.context.today))
  const isThis = isParticleBefore(sentence, day.end, 'thisWeekend') && isForIt(sentence, day)
  return isNear && (isThis || isParticleBefore(sentence, day.end, 'ofThisWeekend'))
}

/** Whether it is the day of a journey that is paid for before: 'blablacar 27 pour rentrer vendredi'. */
function isOfJourney(sentence: Sentence, { start }: Told): boolean {
  const aim = phraseStart(sentence, 'toTravel')
  const isSame = aim >= 0 && sentence.tokens.slice(aim, start).every(({ kind }) => kind === 'word')
  return isSame && aim < start && hasParticle(sentence, { start: 0, end: aim }, 'bookedAhead')
}

/** Whether the day is a holiday with a fixed date: 'Halloween night', 'à la Toussaint', 'Christmas Eve'. */
function isHoliday(sentence: Sentence, { start }: Told): boolean {
  return /^\d\d-\d\d$/.test(senseAt(sentence, start, 'day')?.value ?? '')
}

/**
 * Whether a word such as 'for' is among the five words before the day, in the same clause: 'para el cumple del
 * martes', "pour l'entraînement de mercredi".
 */
function isForIt(sentence: Sentence, { start }: Told): boolean {
  for (let at = start - 1; at >= start - 5; at--) {
    if (sentence.tokens[at]?.kind === 'break' || sentence.tokens[at]?.kind === 'number') return false
    if (isParticle(sentence, at, 'for')) return true
  }
  return false
}

/**
 * Whether the holiday is what something was bought for: 'candy for Halloween night', 'para el festival del día de
 * muertos', but not 'for candy on Halloween night'.
 */
function isOfAim(sentence: Sentence, day: Told): boolean {
  const last = day.start - 1
  return isParticle(sentence, last, 'for') || (isAt(sentence, last, 'of') && isForIt(sentence, day))
}

/** Whether it is a fraction of an inch: '3/8', '9/16'. */
function isOfInch({ tokens }: Sentence, { start }: Told): boolean {
  const [part, whole] = [Number(keyAt(tokens, start)), Number(keyAt(tokens, start + 2))]
  return part % 2 === 1 && part < whole && (whole === 8 || whole === 16)
}

/** Whether the day says its year: '15 décembre 2025', '3 juillet dernier'. */
function isDated(sentence: Sentence, day: Told): boolean {
  const hasYear = sentence.tokens.slice(day.start, day.end).some(({ key }) => /^\d{4}$/.test(key))
  return hasYear || has(sentence, { start: day.start, end: day.end + 1 }, 'past')
}

/** Returns the index of the word that leads to the day: 'el' in 'el 3/8', 'on' in 'on May 5'. */
function leadOf(sentence: Sentence, { start }: Told): number {
  return isAt(sentence, start, 'dayBefore', 'article') ? start : before(sentence, start)
}

/**
 * Whether the message says that something was paid on the day: 'pagué la luz el 20/12', 'le 20 décembre j'ai acheté',
 * 'debitado 12/12'.
 */
function isPaid(sentence: Sentence, day: Told): boolean {
  const lead = leadOf(sentence, day)
  const verbs = [before(sentence, day.start), before(sentence, lead)]
  if (verbs.some((at) => isAt(sentence, at, 'spend') || isParticle(sentence, at, 'charged'))) return true
  let from = lead
  // The price may be in between: 'gasté 500 en pan el 28/2'.
  while (from > 0 && sentence.tokens[from - 1]?.kind !== 'break') from--
  const isToldBefore = isLed(sentence, day) && has(sentence, { start: from, end: lead }, 'spend')
  const next = [day.end, day.end + 1, day.end + 2]
  const verb = next.find((at) => isAt(sentence, at, 'spend') || sentence.tokens[at]?.kind !== 'word')
  return isToldBefore || (verb !== undefined && isAt(sentence, verb, 'spend'))
}

/** Whether the day heads what was bought: '12/3: pan 300', 'el 4 de mayo, nafta 9000', 'May 5 lunch 14'. */
function isHead(sentence: Sentence, day: Told): boolean {
  const { tokens } = sentence
  const { end } = day
  const start = isLed(sentence, day) ? leadOf(sentence, day) : day.start
  const opens = start === 0 || /^[\n.;(]$/.test(keyAt(tokens, start - 1))
  const next = tokens[end]?.kind ?? 'break'
  return opens && (next !== 'word' || isAt(sentence, end, 'kind'))
}

/**
 * Whether a word leads to the day, as in 'on May 5' or 'el 3 de junio', without attaching it to a thing ('del 9 de
 * mayo', 'pour le 8 mai').
 */
function isLed(sentence: Sentence, day: Told): boolean {
  const lead = leadOf(sentence, day)
  const isTo = isAt(sentence, lead, 'dayBefore') && !isAt(sentence, lead, 'of')
  return isTo && !isParticle(sentence, lead - 1, 'for')
}

/**
 * Whether the day ends the message, led to right after the price of what is no ticket: 'pan 500 el 28/2', 'rent 900 on
 * feb 28'.
 */
function isBehindItsPrice(sentence: Sentence, day: Told): boolean {
  const { tokens } = sentence
  const isLast = tokens.slice(day.end).every(({ kind }) => kind === 'break')
  const isAhead = tokens.some((_, at) => isParticle(sentence, at, 'ticket', 'event'))
  return isLast && isLed(sentence, day) && tokens[leadOf(sentence, day) - 1]?.kind === 'number' && !isAhead
}

/**
 * Whether the day comes right after a price and ends the clause, or is in brackets: 'luz 4500 3/7', 'luz 4500 (3/7)'.
 */
function isTail({ tokens }: Sentence, { start, end }: Told): boolean {
  const ends = tokens[end]?.kind ?? 'break'
  return tokens[start - 1]?.key === '(' || (ends === 'break' && tokens[start - 1]?.kind === 'number')
}
