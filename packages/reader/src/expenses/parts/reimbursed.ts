import { type Ambiguous, type Meaning, onlySpent } from '../../meaning.ts'
import type { Figure } from '../../numbers/figure.ts'
import { readFigure } from '../../numbers/read-figure.ts'
import { endsAt } from '../../words/edges.ts'
import { memberAt } from '../../words/member-names.ts'
import { hasPhrase, hasPhraseIn, isParticle, particleEnd } from '../../words/particle.ts'
import { isAsked, isAt, numbersIn, type Sentence, type Stretch, textOf } from '../../words/sentence.ts'
import { ambiguousAmount } from '../ambiguous.ts'

/**
 * Reads one expense followed by how much of it came back: 'Médecin 30, remboursé 20 par la sécu',
 * 'doctor 50, 30 reimbursed by insurance', 'pizza 45, the girls gave me 30'. Returns the question whether to book the
 * rest or all of it; null for all other messages.
 */
export function readReimbursed(sentence: Sentence, readPart: (text: string) => Meaning): Ambiguous | null {
  if (isAsked(sentence)) return null
  const { tokens } = sentence
  const mark = tokens.findIndex(({ kind }) => kind === 'break')
  const price = tokens.findIndex(({ kind }) => kind === 'number')
  // 'Pharmacie 18,60 remboursé 11' has no punctuation.
  const whole = mark < 0 ? price + 1 : mark
  const behind = { start: mark < 0 ? whole : mark + 1, end: tokens.length }
  if (whole < 1 || numbersIn(sentence, behind) > 1 || isCashChange(sentence, whole)) return null
  const [back, ...others] = backFrom(sentence, behind.start)
  if (back === undefined || others.length > 0) return null
  const item = onlySpent(readPart(textOf(sentence, 0, whole)))
  return item === null || back >= item.amount ? null : ambiguousAmount(item, item.amount - back)
}

/** Whether cash was handed over in the words before an index, or change came back: 'gave her 20, got 5 back'. */
function isCashChange(sentence: Sentence, end: number): boolean {
  return hasPhrase(sentence, 'change') || hasPhraseIn(sentence, { start: 0, end }, 'handed')
}

/** The most words before the amount or the word for 'reimbursed': who got it back, and an auxiliary verb. */
const mostBefore = 2

/** Returns the readings of an amount directly beside the word for 'reimbursed'; none if there is no such amount. */
function backFrom(sentence: Sentence, start: number): readonly number[] {
  for (let at = start; at <= start + mostBefore; at++) {
    const end = particleEnd(sentence, at, 'reimbursed')
    const figure = readFigure(sentence, end > at ? end : at)
    const isBehind =
      figure !== null &&
      (particleEnd(sentence, figure.end, 'reimbursed') > figure.end ||
        (at > start && isAllBack(sentence, figure)))
    // 'La mutuelle rembourse 80%': a percentage is not an amount.
    const isPart = figure !== null && isAt(sentence, figure.end, 'percent')
    const given = readFigure(sentence, particleEnd(sentence, at, 'gaveMe'))
    // 'They gave me 2 change' is what came back of the money handed over.
    if (given !== null && particleEnd(sentence, at, 'gaveMe') > at) {
      const isLast = given.end === sentence.tokens.length
      // What a member gives to another stays in the household.
      return isLast && !isMember(sentence, { start, end: at }) ? given.readings : []
    }
    if (figure !== null && !isPart && (end > at || isBehind)) return figure.readings
  }
  return []
}

/** Whether a message ends with an amount that came back: 'Got 30 back'. */
function isAllBack(sentence: Sentence, { end }: Figure): boolean {
  return isParticle(sentence, end, 'back') && endsAt(sentence, end + 1)
}

function isMember(sentence: Sentence, { start, end }: Stretch): boolean {
  return sentence.tokens.some((_, at) => at >= start && at < end && memberAt(sentence, at) !== null)
}
