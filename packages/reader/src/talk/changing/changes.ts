import { classify } from '../../expenses/categories/category.ts'
import type { Correction } from '../../meaning.ts'
import { isContentAt, nameAt } from '../../message/content.ts'
import type { Scan } from '../../message/scan.ts'
import { perUnitAt } from '../../numbers/counts/per-unit.ts'
import { amountOf } from '../../numbers/figure.ts'
import { endsAt, withArticle } from '../../words/edges.ts'
import { isParticle, particleEnd, phraseStart } from '../../words/particle.ts'
import { after, before, has, hasAny, isAt, type Sentence, senseAt, textOf } from '../../words/sentence.ts'
import { ownerOf, payerOf, stressed } from './payers/payer-meant.ts'

type Changes = { -readonly [Key in keyof Correction['changes']]: Correction['changes'][Key] }

/** All the changes to an expense that a message states from a token on; null if there are none. */
export function correctionOf(scan: Scan, from: number, sure: boolean): Correction | null {
  const { sentence } = scan
  const changes: Changes =
    scan.figures.length === 0
      ? (payerOf(scan, from) ?? ownerOf(scan, from) ?? stressed(scan, from) ?? {})
      : (payerBehind(scan) ?? {})
  if (isToldInParts(scan)) return null
  if (isAddedTo(scan)) return { kind: 'correction', changes: {}, sure }
  const figure = scan.figures.at(isReplaced(scan) ? 0 : -1)
  if (figure !== undefined) {
    // In 'It was 8.50 a kilo' it is the price of one unit.
    if (figure.readings.length > 1 || perUnitAt(sentence, figure) !== null) return null
    changes.amount = amountOf(figure)
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
  const { categoryId, categoryKind } =
    isPayer || isOfExtra(scan, contentFrom(scan, from))
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
  const [first, last] = isOfExtra(scan, content) ? [] : [content[0], content.at(-1)]
  // 'It was October' is not a new name, nor 'it was something else', nor is the verb of 'actually he charges 18'.
  const isNameless = content.every(
    (at) =>
      isAt(sentence, at, 'month', 'period') ||
      isParticle(sentence, at, 'namesNothing') ||
      (changes.amount !== undefined && isAt(sentence, at, 'quote')),
  )
  if (first !== undefined && last !== undefined && !isPayer && !isNameless && !saysMyCard(sentence, from)) {
    changes.description = textOf(sentence, first, after(sentence, last))
  }
  return Object.keys(changes).length === 0 ? null : { kind: 'correction', changes, sure }
}

/**
 * Whether the only things named before a new amount are extras of what is meant, and not what it was: 'No, la propina
 * fue aparte, total 80'.
 */
function isOfExtra({ sentence, figures: [figure] }: Scan, content: readonly number[]): boolean {
  const extras = content.filter((at) => isParticle(sentence, at, 'extra', 'tip'))
  const isBeside = (at: number) => sentence.marks[at] === null || isParticle(sentence, at, 'onTop', 'share')
  return (
    figure !== undefined &&
    extras.length > 0 &&
    content.every((at) => at < figure.start && (extras.includes(at) || isBeside(at))) &&
    !extras.some((at) => isAt(sentence, before(sentence, withArticle(sentence, at)), 'was'))
  )
}

/**
 * Whether something with a price of its own is joined to the right amount, so that it is open what the second one
 * changes: 'it was 40 plus 10 for delivery', 'não, foi 30 e o café 5'.
 */
function isAddedTo(scan: Scan): boolean {
  const { sentence } = scan
  const [first, second, ...others] = scan.figures
  if (first === undefined || second === undefined || others.length > 0) return false
  const isTold = isAt(sentence, before(sentence, first.start), 'was')
  const isJoined = isAt(sentence, first.end, 'and') || isParticle(sentence, first.end, 'plusBefore')
  // 'Eran 800 y no 1.200 las flores' denies the second amount.
  const isOther = has(sentence, { start: first.end, end: second.start }, 'not', 'oops', 'was')
  return isTold && isJoined && !isOther && contentFrom(scan, first.end).length > 0
}

/** Whether several amounts are each for somebody, so that none is the whole: 'make it 2, 35 for me and 20 for Leo'. */
function isToldInParts({ sentence, figures }: Scan): boolean {
  return figures.filter(({ end }) => isParticle(sentence, end, 'for')).length > 1
}

/**
 * The index where a message ends by keeping, confirming or restoring something: 'No wait it was 95 keep it', 'no, 95
 * está bien', 'it was 85 put it back'; the end of the message if it does not.
 */
function keptFrom(sentence: Sentence): number {
  for (const type of ['leaveIt', 'wasRight'] as const) {
    const at = phraseStart(sentence, type)
    if (at > 0 && endsAt(sentence, particleEnd(sentence, at, type))) return at
  }
  const back = sentence.tokens.findIndex(
    (_, each) => each > 0 && isAt(sentence, each, 'restore') && endsAt(sentence, after(sentence, each)),
  )
  return back < 0 ? sentence.tokens.length : back
}

/** Whether a unit follows a number, so that it is not a new name: 'No, it was 5 hours'. */
function isUnit(sentence: Sentence, at: number): boolean {
  return isAt(sentence, at, 'measure', 'dayUnit') && sentence.tokens[at - 1]?.kind === 'number'
}

/** Whether the writer names their own card, which is not a new name: 'That was my card from work'. */
function saysMyCard(sentence: Sentence, from: number): boolean {
  return sentence.tokens.some(
    (_, at) => at > from && isParticle(sentence, at, 'card') && isParticle(sentence, at - 1, 'myself'),
  )
}

/** Whether a message says which expense is meant, not what the last one is called: 'No, only the coffee'. */
function isOneAlone(scan: Scan, from: number): boolean {
  const { sentence } = scan
  const [first] = contentFrom(scan, from)
  if (first === undefined || hasAny(sentence, 'was')) return false
  const lead = before(sentence, first)
  return isParticle(sentence, isAt(sentence, lead, 'article') ? lead - 1 : first - 1, 'only')
}

/** The payer named in a clause after the only amount: 'Foi 22 e quem pagou foi o Rafael'; null for none. */
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

/**
 * The changes of a message that says what something was and what it was not: 'no era comida, era regalo', 'era regalo
 * no comida'.
 */
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

/**
 * The index where a message, after naming a thing, says what it was not: 'era comida no regalo'; the end of the
 * message if it does not.
 */
function deniedFrom(scan: Scan, from: number): number {
  const { sentence, figures } = scan
  const [first = sentence.tokens.length] = contentFrom(scan, from)
  const denied = sentence.tokens.findIndex(
    (_, at) => at > first && (isAt(sentence, at, 'not') || isInsteadOf(sentence, at)),
  )
  return denied < 0 || figures.length > 0 ? sentence.tokens.length : denied
}

/** Whether words such as 'en vez de' or 'instead of' stand at a token. */
export function isInsteadOf(sentence: Sentence, at: number): boolean {
  return isParticle(sentence, at, 'instead') && isAt(sentence, at, 'change')
}

/**
 * Whether the first thing named is denied and stands after a 'was': "c'était pas chez auchan", 'era en dia, no en
 * coto'.
 */
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
 * The index after an amount where its contents start, which are not a new name: 'fueron 58 con propina', '10.29 with
 * guac', '46 including the bus'; the end of the message if there are none.
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

/**
 * The index after an amount where a reason starts, which is not a new name: 'Actually 119.95, there was a discount',
 * '32.40, forgot the crisps'; the end of the message if there is none.
 */
function reasonFrom(scan: Scan): number {
  const { sentence, figures } = scan
  const { tokens } = sentence
  const end = figures.at(-1)?.end ?? tokens.length
  const rest = { start: end + 1, end: tokens.length }
  const isWhy = has(sentence, rest, 'statement', 'discount', 'income', 'pronoun', 'quote')
  // '380 pq teve o exame' gives a reason without punctuation.
  if (senseAt(sentence, end, 'statement')?.value === 'why' || isParticle(sentence, end, 'that')) return end
  // 'Não, foi 50, esqueci o laço': an unknown thing after punctuation is not a new name.
  const [first] = contentFrom(scan, end)
  const isPlace = first !== undefined && isAt(sentence, before(sentence, first), 'preposition', 'article')
  const isTold = first !== undefined && !isPlace && !isAt(sentence, first, 'kind')
  return tokens[end]?.kind === 'break' && (isWhy || isTold) ? end : tokens.length
}

/**
 * The index of the punctuation between a thing and the request where to file it: "That's my sports club, put it in
 * fun"; the end of the message if there is none.
 */
function wishFrom(scan: Scan, from: number): number {
  const { sentence } = scan
  const [first = sentence.tokens.length] = contentFrom(scan, from)
  const wish = sentence.tokens.findIndex(({ kind }, at) => {
    const isOpen = at > first && kind === 'break'
    return isOpen && (isAt(sentence, at + 1, 'change') || particleEnd(sentence, at + 1, 'putIt') > at + 1)
  })
  return wish < 0 ? sentence.tokens.length : wish
}

/** Whether the first of two amounts is the right one: '46 en vez de 45', '46 not 45'. */
export function isReplaced(scan: Scan): boolean {
  const { sentence } = scan
  const [first, second] = scan.figures
  if (first === undefined || second === undefined) return false
  // In '45 no 54 perdón' the second one is right.
  if (isAt(sentence, before(sentence, sentence.tokens.length), 'oops')) return false
  if (isAt(sentence, before(sentence, second.start), 'was')) return false
  for (let at = first.end; at < second.start; at = after(sentence, at)) {
    if (isAt(sentence, at, 'change', 'tender')) return true
    if (isAt(sentence, at, 'not') && isLedTo(sentence, after(sentence, at), second.start)) return true
  }
  return false
}

/** Whether at most an article or 'of' stands between two tokens: 'Not 10', 'not a tenner', 'no de 10'. */
function isLedTo(sentence: Sentence, at: number, to: number): boolean {
  return at === to || (isAt(sentence, at, 'article', 'one', 'of') && after(sentence, at) === to)
}

/**
 * The index where a message says what something was after what it was not: at the last 'was' or 'but', or after the
 * last punctuation mark ('no era comida, era regalo', 'non pas frites, mitraillette'); `from` if it does not.
 */
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

/** The indexes of phrases from a token on that are not small words, numbers or days. */
export function contentFrom(scan: Scan, from: number): number[] {
  const found: number[] = []
  for (let at = from; at < scan.sentence.tokens.length; at = after(scan.sentence, at)) {
    if ((isContentAt(scan, at) || isThingToo(scan, at)) && scan.claims[at] === null) found.push(at)
  }
  return found
}

/** Whether a small word is a thing, because it ends what something was: 'era te', 'era té, no café'. */
function isThingToo({ sentence }: Scan, at: number): boolean {
  const next = sentence.tokens[at + 1]
  const isEnd = next === undefined || next.kind === 'break' || isAt(sentence, at + 1, 'not')
  return (
    isEnd &&
    isParticle(sentence, at, 'mistypedThing') &&
    isAt(sentence, before(sentence, at), 'was', 'article')
  )
}

/**
 * Takes the words before the new amount as the name of the expense to change: 'cambiá el súper a 7500', 'set the taxi
 * to 13.40'.
 */
export function aboutBefore(scan: Scan, change: Correction | null): Correction | null {
  const [figure, ...others] = scan.figures
  if (change === null || figure === undefined || others.length > 0) return change
  const { description, categoryId, categoryKind, ...changes } = change.changes
  const isBefore = contentFrom(scan, figure.end).length === 0
  return description === undefined || !isBefore ? change : { ...change, about: description, changes }
}
