import type { Member } from '../../context.ts'
import type { Correction, Meaning } from '../../meaning.ts'
import { thingBefore } from '../../message/content.ts'
import type { Scan } from '../../message/scan.ts'
import { endsAt, skipAll } from '../../words/edges.ts'
import { memberAt } from '../../words/member-names.ts'
import { hasParticle, isParticle, particleEnd } from '../../words/particle.ts'
import { after, allOf, before, hasAny, isAt, senseAt } from '../../words/sentence.ts'
import { fold } from '../../words/text.ts'
import { ownerOf, payerOf } from './payers/payer-meant.ts'

/**
 * Settles a correction by the whole message. It changes nothing if it only says what a price included or whose half it
 * was; it gets what it was not ('80, not 85'); and it becomes an unsure deletion if the thing was included in another
 * price. Any other meaning stays as it is.
 */
export function settledChange(scan: Scan, told: Meaning): Meaning {
  if (told.kind !== 'correction') return told
  const meaning = withThingToChange(scan, withDifference(scan, told))
  const amounts = amountsIn(scan)
  if (amounts !== null && Object.keys(meaning.changes).join() === 'amount' && meaning.about === undefined)
    return { kind: 'correction', amounts, changes: {}, sure: true }
  // 'Las pilas estaban incluidas en los 37,45': the batteries may be recorded twice.
  if (meaning.about !== undefined && isWithin(scan))
    return { kind: 'delete', amount: null, words: meaning.about, sure: false }
  const ofField = payerOfField(scan)
  if (ofField) return ofField
  const says = (type: 'included' | 'share') => hasParticle(scan.sentence, allOf(scan.sentence), type)
  const { payerId, payerName, description, ...named } = meaning.changes
  const person = description === undefined ? undefined : memberCalled(scan, description)
  // 'Change it to Ana' changes the payer.
  if (person && Object.keys(named).length === 0 && payerId === undefined)
    return { ...meaning, changes: hasAny(scan.sentence, 'change') ? { payerId: person.id } : {} }
  const isOfPayer = payerId !== undefined || payerName !== undefined
  // 'En realidad el pan estaba incluido' and 'la mitad del uber es de Beto' change nothing.
  const isOfShare = says('share') && (isOfPayer || (isOfPlace(named) && scan.figures.length === 0))
  const isNone = isOfShare || (scan.figures.length === 0 && says('included'))
  if (isNone) return { kind: 'correction', changes: {}, sure: true }
  const { about } = meaning
  return isOnlyDenied(scan)
    ? { kind: 'correction', ...(about !== undefined && { about }), changes: {}, sure: true }
    : withOwner(scan, withDeniedDay(scan, withDenied(scan, meaning)))
}

/** Adds the thing whose payer is to be changed: 'Cambiá lo de la limpieza que lo pagó Ernesto'. */
function withThingToChange({ sentence }: Scan, correction: Correction): Correction {
  const { payerId, payerName, ...others } = correction.changes
  const isOfPayer = payerId !== undefined || payerName !== undefined
  const verb = sentence.tokens.findIndex((_, at) => isAt(sentence, at, 'change'))
  if (!isOfPayer || Object.keys(others).length > 0 || correction.about !== undefined || verb < 0)
    return correction
  const paid = sentence.tokens.findIndex(
    (_, at) => at > verb && isAt(sentence, at, 'payer', 'spendHe') && !isAt(sentence, at, 'kind'),
  )
  return { ...correction, ...thingBefore(sentence, paid, after(sentence, verb)) }
}

/** Turns an amount that is told to come on top into a difference: 'Le livreur je lui ai donné 5 de plus'. */
function withDifference(
  { sentence, figures: [figure, ...others] }: Scan,
  correction: Correction,
): Correction {
  const { amount, ...changes } = correction.changes
  const end = figure?.end ?? 0
  const more = particleEnd(sentence, end, 'byMore')
  // '600 more like' tells the new amount.
  const isMore = more > end && endsAt(sentence, more)
  if (amount === undefined || others.length > 0 || !isMore) return correction
  return { ...correction, changes: { ...changes, by: amount } }
}

/** Whether a message says, before an amount, that something was included in it: 'Était comprise dans les 37,45'. */
function isWithin({ sentence, figures: [figure] }: Scan): boolean {
  return sentence.tokens.some(
    (_, at) =>
      at < (figure?.start ?? 0) &&
      isParticle(sentence, at, 'included') &&
      isAt(sentence, before(sentence, at), 'was'),
  )
}

/** Reads which member the payer is to be changed to: 'Change the payer of the water bill to Bob'; null for none. */
function payerOfField({ sentence, figures }: Scan): Correction | null {
  const field = sentence.marks.findIndex((_, at) => senseAt(sentence, at, 'field')?.value === 'payer')
  const name = sentence.tokens.findIndex((_, at) => at > field && memberAt(sentence, at) !== null)
  const payerId = memberAt(sentence, name)?.id
  const isDenied =
    isAt(sentence, before(sentence, name), 'not') || isParticle(sentence, before(sentence, name), 'not')
  if (field < 0 || payerId === undefined || isDenied || figures.length > 0) return null
  return { kind: 'correction', ...thingBefore(sentence, name, field), changes: { payerId }, sure: true }
}

/** Whether nothing changes but the category: 'La moitié c'était pour la fête'. */
function isOfPlace(changes: Correction['changes']): boolean {
  return Object.keys(changes).every((field) => field === 'categoryId' || field === 'categoryKind')
}

/**
 * The amounts of a list with an 'and' before the last one: 'They were 14.50 and 9.60'; null for a single amount, and
 * if other words stand between them.
 */
function amountsIn({ sentence, figures }: Scan): number[] | null {
  const own = sentence.context.currency
  const isRow = figures.every(({ start, readings, currency }, at) => {
    const last = figures[at - 1]
    const isNext = last === undefined || after(sentence, last.end) === start
    return isNext && readings.length === 1 && (currency ?? own) === own
  })
  const and = figures.at(-2)?.end ?? 0
  const isMark = figures.slice(0, -2).every(({ end }) => sentence.tokens[end]?.kind === 'break')
  if (figures.length < 2 || !isRow || !isMark || !isAt(sentence, and, 'and')) return null
  return sentence.tokens[and]?.kind === 'word' ? figures.map(({ readings: [amount = 0] }) => amount) : null
}

/** Adds the payer who is named after the price: 'La pizza, 18.000, fue Ana'. */
function withOwner(scan: Scan, correction: Correction): Correction {
  const { amount, payerId, payerName } = correction.changes
  const [first, ...others] = scan.figures
  const last = others.at(-1) ?? first
  if (amount === undefined || last === undefined) return correction
  if (payerId !== undefined || payerName !== undefined) return correction
  const owner = (others.length > 0 ? null : ownerOf(scan, last.end)) ?? payerClause(scan, last.end)
  if (owner === null) return correction
  const { description, ...changes } = correction.changes
  const isNamed = description !== undefined && !memberCalled(scan, description)
  return { ...correction, changes: { ...changes, ...(isNamed && { description }), ...owner } }
}

/** The payer in a clause of its own behind a price: 'Fue 35, lo pagué yo', "c'était 35, c'est Ana qui a payé". */
function payerClause(scan: Scan, end: number): ReturnType<typeof payerOf> {
  const mark = scan.sentence.tokens.findIndex(({ kind }, at) => at >= end && kind === 'break')
  const payer = mark < 0 ? null : payerOf(scan, mark + 1)
  return payer?.payerId ? { payerId: payer.payerId } : null
}

/** The member whose name a description is, so that it names no purchase. */
function memberCalled({ sentence: { context } }: Scan, description: string): Member | undefined {
  const said = fold(description)
  return context.members?.find(({ name }) => [fold(name), fold(name).split(' ')[0]].includes(said))
}

/** Whether a message says what an amount was not, but not what it was: "It wasn't 4", '4 was wrong'. */
function isOnlyDenied({ sentence, figures: [figure, ...others] }: Scan): boolean {
  if (figure === undefined || others.length > 0) return false
  const not = before(sentence, figure.start)
  // 'Ah nan 18' starts with the denial.
  const isNot =
    not > skipAll(sentence, 0, 'filler') && isAt(sentence, not, 'not') && !isAt(sentence, 0, 'not')
  const last = sentence.tokens.findLastIndex(({ kind }) => kind === 'word')
  // 'Padaria foi 21, digitei errado' gives the right amount.
  const isWas = isAt(sentence, not, 'was') && sentence.tokens[figure.end]?.kind === 'break'
  const isWrong = last > figure.start && isParticle(sentence, last, 'wrong') && !isWas
  return isNot || isWrong
}

/** Adds the other of two days as the one it was not: 'Eso fue el miércoles, no ayer'. */
function withDeniedDay({ sentence, days }: Scan, correction: Correction): Correction {
  const { date } = correction.changes
  const [denied, ...more] = days.filter((day) => day.date !== date)
  const isOne = days.length === 2 && date !== undefined && denied !== undefined && more.length === 0
  const lead = before(sentence, denied?.start ?? 0)
  const isNot = [lead, before(sentence, lead)].some((at) => isParticle(sentence, at, 'not'))
  return isOne && isNot ? { ...correction, deniedDate: denied.date } : correction
}

/** Adds the other of two amounts as the one it was not: '80, not 85'. */
function withDenied({ figures }: Scan, correction: Correction): Correction {
  const { amount } = correction.changes
  const [denied, ...more] = figures.flatMap(({ readings: [reading = 0] }) =>
    reading === amount ? [] : reading,
  )
  const isOne = figures.length === 2 && amount !== undefined && denied !== undefined && more.length === 0
  return isOne ? { ...correction, deniedAmount: denied } : correction
}
