import { readDay } from '../days/day.ts'
import { type Expenses, type Meaning, onlySpent } from '../meaning.ts'
import { endsAt } from '../words/edges.ts'
import { hasPhrase, particleEnd, phraseStart } from '../words/particle.ts'
import { hasAny, isAsked, isAt, type Sentence, textOf } from '../words/sentence.ts'

/**
 * 'Hbo 8.990 cada mes', 'renda 750 todos os meses no dia 8', 'hipoteca 612 el 1 de cada mes': a thing and its price, and behind
 * it how often that comes back, which is no price of each of several. Null for all other messages.
 */
export function readHowOften(sentence: Sentence, readPart: (text: string) => Meaning): Expenses | null {
  const at = phraseStart(sentence, 'howOften', 1)
  const isWish = hasAny(sentence, 'budget', 'future', 'hypothetical') || hasPhrase(sentence, 'keepsWithin')
  if (at < 0 || isWish || isAsked(sentence) || hasPhrase(sentence, 'atMost')) return null
  const { tokens } = sentence
  const end = particleEnd(sentence, at, 'howOften')
  const mark = tokens[at - 1]?.kind === 'break' ? at - 1 : at
  const isBehindPrice =
    tokens[mark - 1]?.kind === 'number' || isAt(sentence, mark - 1, 'currency', 'coin', 'times', 'number')
  if (!isBehindPrice && ![1, 2, 3, 4].some((back) => dayEnd(sentence, mark - back) === mark)) return null
  const isLast = endsAt(sentence, end)
  if (!isLast && !endsAt(sentence, dayEnd(sentence, end))) return null
  const day = isLast ? '' : textOf(sentence, end, tokens.length)
  const bought = readPart(`${textOf(sentence, 0, mark)} ${day}`)
  return bought.kind === 'expenses' && onlySpent(bought)?.description ? bought : null
}

/** Where a day ends that begins at a token; 0 where none does. */
function dayEnd(sentence: Sentence, at: number): number {
  return at < 0 ? 0 : (readDay(sentence, at)?.end ?? 0)
}
