import { classify } from '../../expenses/category.ts'
import type { Correction } from '../../meaning.ts'
import { isContentAt, nameAt } from '../../message/content.ts'
import type { Scan } from '../../message/scan.ts'
import { endsAt } from '../../words/edges.ts'
import { isParticle, particleEnd, phraseStart } from '../../words/particle.ts'
import { after, before, has, hasAny, isAt, type Sentence, senseAt, textOf } from '../../words/sentence.ts'
import { ownerOf, payerOf } from './payer-meant.ts'

type Changes = { -readonly [Key in keyof Correction['changes']]: Correction['changes'][Key] }

/** What a message from a token on would have changed: all that it tells of an expense; null when that is nothing. */
export function correctionOf(scan: Scan, from: number, sure: boolean): Correction | null {
  const { sentence } = scan
  const changes: Changes =
    scan.figures.length === 0 ? (payerOf(scan, from) ?? ownerOf(scan, from) ?? {}) : (payerBehind(scan) ?? {})
  const figure = scan.figures.at(isReplaced(scan) ? 0 : -1)
  if (figure !== undefined) {
    if (figure.readings.length > 1) return null
    changes.amount = figure.readings[0] ?? 0
    if (figure.currency !== null) changes.currency = figure.currency
  }
  const day = scan.days.findLast(
    ({ start }) => !isAt(sentence, before(sentence, start), 'not') || start === from,
  )
  if (day !== undefined && !day.future) changes.date = day.date
  const end =
    isAllDenied(scan, from) || isOneAlone(scan, from)
      ? from
      : Math.min(deniedFrom(scan, from), extraFrom(scan), reasonFrom(scan), keptFrom(sentence))
  const wish = wishFrom(scan, from)
  const stretch = [{ start: wish < end ? wish : from, end }]
  const isPayer = changes.payerId !== undefined || changes.payerName !== undefined
  const { categoryId, categoryKind } = isPayer
    ? { categoryId: null, categoryKind: null }
    : classify(scan, stretch)
  if (categoryId !== null) changes.categoryId = categoryId
  if (categoryKind !== null) changes.categoryKind = categoryKind
  const content = contentFrom(scan, from).filter(
    (at) =>
      at < Math.min(end, wish) &&
      !isAt(sentence, at, 'field', 'change', 'was', 'target', 'family', 'stranger') &&
      !isUnit(sentence, at),
  )
  const [first, last] = [content[0], content.at(-1)]
  // 'It was October' names no thing.
  const isWhen = content.every((at) => isAt(sentence, at, 'month', 'period'))
  if (first !== undefined && last !== undefined && !isPayer && !isWhen && !saysMyCard(sentence, from)) {
    const end = sentence.tokens[after(sentence, last) - 1]?.end
    changes.description = sentence.text.slice(sentence.tokens[first]?.start, end)
  }
  return Object.keys(changes).length === 0 ? null : { kind: 'correction', changes, sure }
}

/** 'No wait it was 95 keep it', 'it was 85 put it back': where a message ends with that something stays, or is to come back; the end where it does not. */
function keptFrom(sentence: Sentence): number {
  const at = phraseStart(sentence, 'leaveIt')
  if (at > 0 && endsAt(sentence, particleEnd(sentence, at, 'leaveIt'))) return at
  const back = sentence.tokens.findIndex(
    (_, each) => each > 0 && isAt(sentence, each, 'restore') && endsAt(sentence, after(sentence, each)),
  )
  return back < 0 ? sentence.tokens.length : back
}

/** 'No, it was 5 hours': what was counted is no name. */
function isUnit(sentence: Sentence, at: number): boolean {
  return isAt(sentence, at, 'measure', 'dayUnit') && sentence.tokens[at - 1]?.kind === 'number'
}

/** 'That was my card from work': what was paid with is no other name. */
function saysMyCard(sentence: Sentence, from: number): boolean {
  return sentence.tokens.some(
    (_, at) => at > from && isParticle(sentence, at, 'card') && isParticle(sentence, at - 1, 'myself'),
  )
}

/** 'No, only the coffee': which one is meant alone, and not what the last one is to be called. */
function isOneAlone(scan: Scan, from: number): boolean {
  const { sentence } = scan
  const [first] = contentFrom(scan, from)
  if (first === undefined || hasAny(sentence, 'was')) return false
  const lead = before(sentence, first)
  return isParticle(sentence, isAt(sentence, lead, 'article') ? lead - 1 : first - 1, 'only')
}

/** 'Foi 22 e quem pagou foi o Rafael': who paid, behind the only amount and in words of its own. */
function payerBehind(scan: Scan): Pick<Correction['changes'], 'payerId'> | null {
  const {
    sentence,
    figures: [figure, ...others],
  } = scan
  const who = sentence.tokens.findIndex((_, at) => isParticle(sentence, at, 'who'))
  if (figure === undefined || others.length > 0 || who < figure.end) return null
  const payer = payerOf(scan, who)
  return payer?.payerId ? { payerId: payer.payerId } : null
}

/** 'no era comida, era regalo', 'era regalo no comida': what it is to be, and what it was not. */
export function correctionOfMeant(scan: Scan, from: number): Correction | null {
  const meant = meantFrom(scan, from)
  const change = correctionOf(scan, meant, true)
  const denied =
    meant > from
      ? { start: from, end: meant }
      : { start: deniedFrom(scan, from), end: Number.POSITIVE_INFINITY }
  const things = contentFrom(scan, denied.start).filter(
    (at) => at < denied.end && isAt(scan.sentence, at, 'kind'),
  )
  const [first, ...others] = things
  if (change === null || first === undefined) return change
  const last = others.at(-1)
  const name =
    last === undefined
      ? nameAt(scan.sentence, first)
      : textOf(scan.sentence, first, after(scan.sentence, last))
  return { ...change, denied: name }
}

/** 'era comida no regalo': where behind a thing it begins to be said what it was not; the end where it is not. */
function deniedFrom(scan: Scan, from: number): number {
  const { sentence, figures } = scan
  const [first = sentence.tokens.length] = contentFrom(scan, from)
  const denied = sentence.tokens.findIndex(
    (_, at) => at > first && (isAt(sentence, at, 'not') || isInsteadOf(sentence, at)),
  )
  return denied < 0 || figures.length > 0 ? sentence.tokens.length : denied
}

/** 'en vez de', 'instead of'. */
export function isInsteadOf(sentence: Sentence, at: number): boolean {
  return isParticle(sentence, at, 'instead') && isAt(sentence, at, 'change')
}

/** "c'était pas chez auchan", 'era en dia, no en coto': what is named is behind a 'was' and denied, and nothing is named instead. */
function isAllDenied(scan: Scan, from: number): boolean {
  const { sentence, figures } = scan
  const [first] = contentFrom(scan, from)
  if (first === undefined || figures.length > 0) return false
  const last = sentence.tokens.findLastIndex(
    (_, at) => at >= from && at < first && isAt(sentence, at, 'not', 'was'),
  )
  const isBehindWas = has(sentence, { start: Math.max(before(sentence, from), 0), end: first }, 'was')
  return last >= from && isAt(sentence, last, 'not') && isBehindWas
}

/**
 * 'fueron 58 con propina', '10.29 with guac', '46 including the bus': where behind an amount begins what is in it, and no name of what it was; the end
 * where nothing is.
 */
export function extraFrom(scan: Scan): number {
  const { sentence, figures } = scan
  const end = figures.at(-1)?.end ?? sentence.tokens.length
  const extra = sentence.tokens.findIndex((_, at) => {
    const thing = isAt(sentence, at + 1, 'article') ? after(sentence, at + 1) : at + 1
    const isFirst = contentFrom(scan, end).every((named) => named >= at)
    return (
      at >= end && isParticle(sentence, at, 'having') && (isFirst || isParticle(sentence, thing, 'extra'))
    )
  })
  return extra < 0 ? sentence.tokens.length : extra
}

/** 'Actually 119.95, there was a discount', '32.40, forgot the crisps': where behind an amount it is said why, and no name of what it was; the end where nothing is. */
function reasonFrom(scan: Scan): number {
  const { sentence, figures } = scan
  const { tokens } = sentence
  const end = figures.at(-1)?.end ?? tokens.length
  const rest = { start: end + 1, end: tokens.length }
  const isWhy = has(sentence, rest, 'statement', 'discount', 'income', 'pronoun', 'quote')
  // '380 pq teve o exame'.
  if (senseAt(sentence, end, 'statement')?.value === 'why' || tokens[end]?.key === 'que') return end
  // 'Não, foi 50, esqueci o laço': what no book knows as a thing is no name behind a mark.
  const [first] = contentFrom(scan, end)
  const isPlace = first !== undefined && isAt(sentence, before(sentence, first), 'preposition', 'article')
  const isTold = first !== undefined && !isPlace && !isAt(sentence, first, 'kind')
  return tokens[end]?.kind === 'break' && (isWhy || isTold) ? end : tokens.length
}

/** "That's my sports club, put it in fun": where behind a thing and a mark it is told where it goes; the end where it is not. */
function wishFrom(scan: Scan, from: number): number {
  const { sentence } = scan
  const [first = sentence.tokens.length] = contentFrom(scan, from)
  const wish = sentence.tokens.findIndex(({ kind }, at) => {
    const isOpen = at > first && kind === 'break'
    return isOpen && (isAt(sentence, at + 1, 'change') || particleEnd(sentence, at + 1, 'putIt') > at + 1)
  })
  return wish < 0 ? sentence.tokens.length : wish
}

/** '46 en vez de 45', '46 not 45': the first figure is the one that holds. */
export function isReplaced(scan: Scan): boolean {
  const { sentence } = scan
  const [first, second] = scan.figures
  if (first === undefined || second === undefined) return false
  // '45 no 54 perdón' takes the first one back.
  if (isAt(sentence, before(sentence, sentence.tokens.length), 'oops')) return false
  if (isAt(sentence, before(sentence, second.start), 'was')) return false
  for (let at = first.end; at < second.start; at = after(sentence, at)) {
    if (isAt(sentence, at, 'change', 'tender')) return true
    if (isAt(sentence, at, 'not') && isLedTo(sentence, after(sentence, at), second.start)) return true
  }
  return false
}

/** 'Not 10', 'not a tenner': whether nothing but an article stands between a token and another one. */
function isLedTo(sentence: Sentence, at: number, to: number): boolean {
  return at === to || (isAt(sentence, at, 'article', 'one') && after(sentence, at) === to)
}

/** 'no era comida, era regalo', 'non pas frites, mitraillette': what it was stands behind the last 'was', 'but' or mark. */
export function meantFrom(scan: Scan, from: number): number {
  const { sentence } = scan
  const { tokens } = sentence
  const isDenied = isAt(sentence, before(sentence, from), 'not', 'oops') || isAt(sentence, from, 'not')
  const mark = tokens.findLastIndex(({ kind }, at) => kind === 'break' && !endsAt(sentence, at))
  const isParted = from > 0 && mark > from && tokens[from - 1]?.kind !== 'break'
  for (let at = tokens.length - 1; at > from; at--) {
    const isSaid = isAt(sentence, at, 'was') && (isDenied || tokens[at - 1]?.kind === 'break')
    if (isSaid || (isDenied && isAt(sentence, at, 'but'))) return at
  }
  return isDenied && isParted && contentFrom(scan, mark).length > 0 ? mark + 1 : from
}

/** Where from a token on anything is told that is no small word, number or day. */
export function contentFrom(scan: Scan, from: number): number[] {
  const found: number[] = []
  for (let at = from; at < scan.sentence.tokens.length; at = after(scan.sentence, at)) {
    if ((isContentAt(scan, at) || isThingToo(scan, at)) && scan.claims[at] === null) found.push(at)
  }
  return found
}

/** 'era te', 'era té, no café': a small word that is a thing where it ends what something was. */
function isThingToo({ sentence }: Scan, at: number): boolean {
  const next = sentence.tokens[at + 1]
  const isEnd = next === undefined || next.kind === 'break' || isAt(sentence, at + 1, 'not')
  return (
    isEnd && isParticle(sentence, at, 'thingToo') && isAt(sentence, before(sentence, at), 'was', 'article')
  )
}

/** 'cambiá el súper a 7500', 'set the taxi to 13.40': what stands before the new amount names what is to be changed. */
export function aboutBefore(scan: Scan, change: Correction | null): Correction | null {
  const [figure, ...others] = scan.figures
  if (change === null || figure === undefined || others.length > 0) return change
  const { description, categoryId, categoryKind, ...changes } = change.changes
  const isBefore = contentFrom(scan, figure.end).length === 0
  return description === undefined || !isBefore ? change : { ...change, about: description, changes }
}
