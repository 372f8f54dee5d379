import { type Ambiguous, type Meaning, onlySpent } from '../../meaning.ts'
import { type Figure, onlyReading } from '../../numbers/figure.ts'
import { readFigure } from '../../numbers/read-figure.ts'
import { clauseStart, endBefore, endsAt } from '../../words/edges.ts'
import { memberAt } from '../../words/member-names.ts'
import { hasPhrase, hasPhraseIn, isParticle, particleEnd } from '../../words/particle.ts'
import { after, isAsked, isAt, numbersIn, type Sentence, type Stretch, textOf } from '../../words/sentence.ts'
import { ambiguousAmount } from '../ambiguous.ts'

/**
 * Reads one expense followed by how much of it came back, at the end: 'Médecin 30, remboursé 20 par la sécu', 'doctor
 * 50, 30 reimbursed by insurance', 'pizza 45, the girls gave me 30'. Returns the question whether to book the rest or
 * all of it; null for all other messages.
 */
export function readReimbursed(sentence: Sentence, readPart: (text: string) => Meaning): Ambiguous | null {
  if (isAsked(sentence)) return null
  for (let at = 1; at < sentence.tokens.length; at++) {
    const back = backAt(sentence, at)
    if (back === null) continue
    if (isCashChange(sentence, at)) return null
    const start = clauseStart(sentence, at)
    const isOnly = numbersIn(sentence, { start, end: sentence.tokens.length }) <= 1
    if (!isOnly || at - start > mostBefore || isMember(sentence, { start, end: at })) return null
    const item = onlySpent(readPart(textOf(sentence, 0, endBefore(sentence, start))))
    const amount =
      item === null ? 0 : Math.round(back.percent ? (item.amount * back.percent) / 100 : back.amount)
    return item === null || amount >= item.amount ? null : ambiguousAmount(item, item.amount - amount)
  }
  return null
}

/** The most words before the amount or the word for 'reimbursed': who got it back, and an auxiliary verb. */
const mostBefore = 2

/** How much came back, in hundredths, or what percentage. */
interface Back {
  readonly amount: number
  readonly percent?: number
}

/** Returns how much came back, as the words at a token say; null if they do not, or it is unclear. */
function backAt(sentence: Sentence, at: number): Back | null {
  const reimbursed = particleEnd(sentence, at, 'reimbursed')
  const figure = readFigure(sentence, reimbursed) ?? percentBehind(sentence, reimbursed)
  const isLater = numbersIn(sentence, { start: 0, end: at }) > 0
  const isBehind =
    figure !== null &&
    (particleEnd(sentence, figure.end, 'reimbursed') > figure.end || isAllBack(sentence, at, figure))
  if (figure !== null && isLater && (reimbursed > at || isBehind)) return backOf(sentence, figure)
  const gave = particleEnd(sentence, at, 'gaveMe')
  // 'I paid with 50 and they gave me 20': without punctuation it is change.
  const isGiven = gave > at && sentence.tokens[clauseStart(sentence, at) - 1]?.kind === 'break'
  const sum = isGiven ? readFigure(sentence, gave) : null
  // 'They gave me 2 change' is what came back of the money handed over.
  return sum !== null && endsAt(sentence, sum.end) ? backOf(sentence, sum) : null
}

/** Whether a message ends with an amount at a token that came back: 'Got 30 back'. */
function isAllBack(sentence: Sentence, at: number, { end }: Figure): boolean {
  const isLed = at > clauseStart(sentence, at)
  return isLed && isParticle(sentence, end, 'back') && endsAt(sentence, end + 1)
}

/** Whether cash was handed over in the words before a token, or change came back: 'gave her 20, got 5 back'. */
function isCashChange(sentence: Sentence, end: number): boolean {
  return hasPhrase(sentence, 'change') || hasPhraseIn(sentence, { start: 0, end }, 'handed')
}

/** The index after the 'à' or 'for' at a token; the token itself if there is none. */
function behindLead(sentence: Sentence, at: number): number {
  return isAt(sentence, at, 'preposition') ? after(sentence, at) : at
}

/** The percentage behind the 'à' at a token: 'remboursé à 60%'; null for any other number. */
function percentBehind(sentence: Sentence, at: number): Figure | null {
  const figure = readFigure(sentence, behindLead(sentence, at))
  return figure !== null && isAt(sentence, figure.end, 'percent') ? figure : null
}

function backOf(sentence: Sentence, figure: Figure): Back | null {
  const amount = onlyReading(figure)
  if (!amount) return null
  // 'La mutuelle rembourse 80%'
  return isAt(sentence, figure.end, 'percent') ? { amount, percent: amount / 100 } : { amount }
}

/** Whether a member is named: what one gives to another stays in the household. */
function isMember(sentence: Sentence, { start, end }: Stretch): boolean {
  return sentence.tokens.some((_, at) => at >= start && at < end && memberAt(sentence, at) !== null)
}
