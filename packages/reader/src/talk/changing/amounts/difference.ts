import type { Figure } from '../../../numbers/figure.ts'
import { readFigure } from '../../../numbers/read-figure.ts'
import { behindArticle, skipAll } from '../../../words/edges.ts'
import { isParticle, particleEnd } from '../../../words/particle.ts'
import {
  after,
  before,
  has,
  isAsked,
  isAt,
  numbersIn,
  type Sentence,
  textOf,
} from '../../../words/sentence.ts'
import { opening, openingWith } from '../../opening.ts'
import { behindSomebody, reasonEnd } from './behind-amount.ts'

/** Whether an amount is to be raised (1), lowered (-1) or set (0), and the expense it is about; '' for the last one. */
export interface AmountChange {
  readonly sign: number
  readonly about: string
  /** The direction that a verb of raising or lowering gives. */
  readonly raises?: 1 | -1 | undefined
}

/**
 * Reads by how much an amount is to be raised or lowered, and nothing else: '500 menos', 'make it 5 less', 'they took
 * 5 off', 'c'était 5 de plus', 'menos 500', 'tesco 12 less'; else null.
 */
export function readDifference(sentence: Sentence): (AmountChange & { readonly figure: Figure }) | null {
  const { tokens } = sentence
  const thing = thingThatWas(sentence)
  const from = thing ? thing.end : leadEnd(sentence)
  const verb = openingWith(sentence, 'lowerIt')
  const takes = particleEnd(sentence, verb, 'lowerIt')
  const isTaken = takes > verb
  const isBare = thing !== null && !thing.isSaid
  const lead = isBare ? 0 : isTaken ? -1 : signAt(sentence, from)
  const first = isTaken ? takes : lead === 0 ? from : after(sentence, from)
  // 'A fiver' starts with an article.
  const start = isAt(sentence, first, 'one') ? first + 1 : first
  const isNumber = tokens[start]?.kind === 'number' || isAt(sentence, start, 'number')
  const figure = isNumber ? readFigure(sentence, start) : null
  if (figure === null) return null
  const less = particleEnd(sentence, figure.end, 'byLess')
  const onTop = thing ? figure.end : particleEnd(sentence, figure.end, 'onTop')
  const more = Math.max(onTop, particleEnd(sentence, figure.end, 'byMore'))
  const sign = lead || (less > figure.end ? -1 : 1)
  const told = lead === 0 ? Math.max(less, more) : lead > 0 ? onTop : figure.end
  if (lead === 0 && told === figure.end) return null
  const behind = sign < 0 ? reasonEnd(sentence, told) : behindSomebody(sentence, told)
  // 'Take off 30' may be about a budget.
  if (isTaken && behind === told) return null
  return saysNoMore(sentence, behind) ? { sign, about: thing?.about ?? '', figure } : null
}

/**
 * The sign of a word at a token: -1 for 'minus' or 'menos', 1 for its opposite, 0 for neither. 'Más o menos 3 mil' and
 * 'más de 2 mil' say about how much it was.
 */
function signAt(sentence: Sentence, at: number): -1 | 0 | 1 {
  if (isAt(sentence, at, 'approx') || isAt(sentence, after(sentence, at), 'of')) return 0
  if (isParticle(sentence, at, 'minus')) return -1
  // 'That's another 4' adds to an expense; 'another 4' alone may be a second one.
  if (isAt(sentence, before(sentence, at), 'was') && isParticle(sentence, at, 'anotherSum')) return 1
  return isParticle(sentence, at, 'plusBefore') ? 1 : 0
}

/** Whether nothing follows but thanks, that something was wrong, or why: 'the petrol was 5 less, I had a coupon'. */
function saysNoMore(sentence: Sentence, from: number): boolean {
  const { length } = sentence.tokens
  const rest = { start: skipAll(sentence, from, 'filler', 'thanks', 'oops'), end: length }
  if (rest.start >= length) return true
  const isClause = sentence.tokens.slice(from, rest.start + 1).some(({ kind }) => kind === 'break')
  return (
    isClause && !isAsked(sentence) && numbersIn(sentence, rest) === 0 && !has(sentence, rest, ...otherWishes)
  )
}

/** What a clause that gives a reason does not have. */
const otherWishes = ['not', 'delete', 'change', 'record', 'howMuch', 'was', 'day'] as const

/** A known thing that a message starts with, where it and any 'was' after it end, and whether there is a 'was'. */
interface Thing {
  readonly about: string
  readonly end: number
  readonly isSaid: boolean
}

/** The known thing that a message starts with: 'el pelo fue', 'haircut was', 'the tesco one'; null for none. */
function thingThatWas(sentence: Sentence): Thing | null {
  const start = skipAll(sentence, opening(sentence), 'oops')
  const thing = behindArticle(sentence, start)
  // 'Bota' in 'Bota mais 5' is not a boot, and 'resto' in 'le resto 5' is not a restaurant: both are verbs.
  const verb = openingWith(sentence, 'lowerIt')
  const isWish =
    particleEnd(sentence, thing, 'addTo') > thing || particleEnd(sentence, verb, 'lowerIt') > verb
  if (isWish || !isAt(sentence, thing, 'kind')) return null
  const end = after(sentence, thing)
  const was =
    end > thing && isAt(sentence, end, 'one') && sentence.tokens[end]?.key === 'one'
      ? after(sentence, end)
      : end
  const isSaid = isAt(sentence, was, 'was')
  return { about: textOf(sentence, thing, end), end: isSaid ? after(sentence, was) : was, isSaid }
}

/**
 * The index after the words that lead to what the last expense is to be, or was: 'make it', 'eran', 'no, era', 'le
 * di'.
 */
function leadEnd(sentence: Sentence): number {
  let at = opening(sentence)
  for (let end = -1; end !== at; ) {
    end = at
    const isSum = isParticle(sentence, at, 'anotherSum')
    const isLead = isAt(sentence, at, 'was', 'oops', 'not', 'target', 'filler') && !isSum
    if (sentence.tokens[at]?.kind === 'break' || isLead) at = after(sentence, at)
    at = particleEnd(sentence, particleEnd(sentence, at, 'tookOff'), 'makeIt')
    if (isParticle(sentence, at, 'put')) at = after(sentence, at)
    // 'Y le di 5 más', 'je lui ai donné 5 de plus': a verb of giving.
    let gave = skipAll(sentence, at, 'and', 'pronoun')
    if (isParticle(sentence, gave, 'namesNothing')) gave = skipAll(sentence, gave + 1, 'pronoun')
    const given = particleEnd(sentence, gave, 'handed')
    if (given > gave) at = given
  }
  return at
}
