import { type Ambiguous, type Expenses, type Item, type Meaning, onlySpent } from '../meaning.ts'
import { readFigure } from '../numbers/read-figure.ts'
import { behindAll, endsAt } from '../words/edges.ts'
import { mayHaveParticle, particleEnd, phraseStart } from '../words/particle.ts'
import {
  after,
  allOf,
  has,
  hasAny,
  isAsked,
  isAt,
  numberSaidAt,
  numbersIn,
  type Sentence,
  type Stretch,
  senseAt,
  textOf,
} from '../words/sentence.ts'
import { fold, keyAt } from '../words/text.ts'

/**
 * An expense, and behind a mark what becomes of it: 'taxi 30, work will pay it back' is paid all the same, and so is 'luz 90
 * vence el viernes, ya la pagué'; of 'dentist 140, insurance covers 80%' what is to be noted is asked. Null for all other
 * messages.
 */
export function readToldAside(
  sentence: Sentence,
  readPart: (text: string) => Meaning,
): Expenses | Ambiguous | null {
  if (!mayHaveParticle(sentence, ...asides) || isAsked(sentence)) return null
  const mark = sentence.tokens.findLastIndex(({ kind }, at) => kind === 'break' && !endsAt(sentence, at))
  if (mark < 1) return null
  const aside = { start: mark + 1, end: sentence.tokens.length }
  if (!mayBeAside(sentence, aside)) return null
  const bought = readPart(textOf(sentence, 0, mark))
  return (
    paidSince(sentence, aside, bought, readPart) ??
    paidAnyway(sentence, aside, bought) ??
    covered(sentence, aside, bought)
  )
}

const asides = ['saidPaid', 'paidBackLater', 'restOwed', 'covered'] as const
type Aside = (typeof asides)[number]

/** Whether the words behind the mark may tell what becomes of an expense: asked before what stands before them is read. */
function mayBeAside(sentence: Sentence, aside: Stretch): boolean {
  const begins = (type: Aside) => particleEnd(sentence, aside.start, type) > aside.start
  if (begins('saidPaid') || begins('restOwed') || hasPhraseIn(sentence, aside, 'covered')) return true
  return hasPhraseIn(sentence, aside, 'paidBackLater') && numbersIn(sentence, aside) === 0
}

/** What was still to be paid, where no more is said of it than that it is, and when. */
function paidSince(
  sentence: Sentence,
  { start, end }: Stretch,
  bought: Meaning,
  readPart: (text: string) => Meaning,
): Expenses | null {
  if (bought.kind !== 'not_expense' || bought.reason !== 'future' || !bought.wouldBe?.description) return null
  const paid = particleEnd(sentence, start, 'saidPaid')
  if (paid === start) return null
  const name = bought.wouldBe.description
  const when = textOf(sentence, paid, end)
  const told = onlySpent(readPart(`${name} 1 ${when}`))
  const isNoMore = endsAt(sentence, paid) || (told?.description === name && told.dateStated)
  if (!isNoMore) return null
  const { date, dateStated } = endsAt(sentence, paid)
    ? { date: sentence.context.today, dateStated: false }
    : (told as Item)
  return { kind: 'expenses', items: [{ ...bought.wouldBe, date, dateStated }], sure: true }
}

/** What was paid, of which a part is still owed, or will come back from somebody. */
function paidAnyway(sentence: Sentence, aside: Stretch, bought: Meaning): Expenses | Ambiguous | null {
  if (bought.kind !== 'expenses') return null
  // "I'll pay it back" is what somebody else paid.
  const isOwn =
    isAt(sentence, aside.start, 'pronoun') &&
    particleEnd(sentence, aside.start, 'paidBackLater') === aside.start
  const isBack = hasPhraseIn(sentence, aside, 'paidBackLater') && numbersIn(sentence, aside) === 0 && !isOwn
  const owed = particleEnd(sentence, aside.start, 'restOwed')
  const isNumber = endsAt(sentence, readFigure(sentence, owed)?.end ?? 0)
  const isRest = owed > aside.start && (isNumber || endsAt(sentence, owed))
  if ((!isBack && !isRest) || bought.items.some(({ description }) => deposit.test(fold(description))))
    return null
  // 'Sofa 500, still owe 200' may be what it costs, 'falta pagar otros 150' is beside it.
  const [item] = bought.items
  const rest = isRest && isNumber ? amountAt(sentence, owed) : 0
  const isBeside = others.test(keyAt(sentence.tokens, owed - 1)) || bought.items.length > 1
  if (rest < item.amount * leastOwed || rest >= item.amount || isBeside) return bought
  const paid = { ...item, amount: item.amount - rest }
  return { kind: 'ambiguous', why: 'amount', readings: [[paid], [item]], sure: false }
}

/** What comes back is no expense where it is one of these. */
const deposit = /^(?:la |el |o |a |the )?(?:fianza|deposito|garantia|caucao|caution|deposit)\b/

/** By less than such a part of a price it is told in another scale. */
const leastOwed = 0.05

const others = /^(?:another|other|otr[oa]s|outr[oa]s|mais)$/

/** What somebody else covers of the only thing that was bought, as an amount or in percent. */
function covered(sentence: Sentence, aside: Stretch, bought: Meaning): Ambiguous | null {
  const item = onlySpent(bought)
  const verb = phraseStart(sentence, 'covered', aside.start)
  // 'Me reembolsaron 200' tells of what has come.
  if (item === null || verb < 0 || hasAny(sentence, 'not') || has(sentence, aside, 'me', 'spend')) return null
  const at = behindAll(sentence, particleEnd(sentence, verb, 'covered'), 'article', 'approx')
  const isPercent = isAt(sentence, at + 1, 'percent')
  const end = isPercent ? after(sentence, at + 1) : (readFigure(sentence, at)?.end ?? 0)
  const said = numberSaidAt(sentence, at)
  if (said === undefined || !endsAt(sentence, end)) return null
  const part = isPercent ? Math.round((item.amount * Number(said)) / 100) : amountAt(sentence, at)
  if (!(part > 0 && part < item.amount)) return null
  const rest = { ...item, amount: item.amount - part }
  return { kind: 'ambiguous', why: 'amount', readings: [[rest], [item]], sure: false }
}

/** The amount that is told at a token; 0 where it may be several. */
function amountAt(sentence: Sentence, at: number): number {
  const [amount = 0, ...readings] = readFigure(sentence, at)?.readings ?? []
  return readings.length === 0 ? amount : 0
}

function hasPhraseIn(sentence: Sentence, { start, end }: Stretch, type: Aside): boolean {
  for (let at = start; at < end; at++) if (particleEnd(sentence, at, type) > at) return true
  return false
}

/** 'El helado lo pagué yo, 3000': a thing, that the writer paid, and behind a mark how much. Null for all other messages. */
export function readPaidMyselfFor(sentence: Sentence, readPart: (text: string) => Meaning): Expenses | null {
  const { tokens } = sentence
  const mark = tokens.findIndex(({ kind }) => kind === 'break')
  const payer = tokens.findIndex((_, at) => senseAt(sentence, at, 'payer')?.value === 'me')
  if (payer < 1 || after(sentence, payer) !== mark || isAsked(sentence) || hasAny(sentence, 'not'))
    return null
  const price = { start: mark + 1, end: tokens.length }
  if (numbersIn(sentence, allOf(sentence)) !== 1 || numbersIn(sentence, price) !== 1) return null
  if (!has(sentence, { start: 0, end: payer }, 'kind')) return null
  const bought = readPart(`${textOf(sentence, 0, payer)} ${textOf(sentence, price.start, price.end)}`)
  return onlySpent(bought) === null || bought.kind !== 'expenses' ? null : bought
}
