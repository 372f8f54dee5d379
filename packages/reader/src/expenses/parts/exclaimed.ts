import { type Ambiguous, type Meaning, type NotExpense, onlyTold } from '../../meaning.ts'
import { readFigure } from '../../numbers/read-figure.ts'
import { endsAt } from '../../words/edges.ts'
import { particleEnd, phraseStart } from '../../words/particle.ts'
import { has, isAsked, isAt, numbersIn, type Sentence, type Stretch, textOf } from '../../words/sentence.ts'
import { ambiguous } from '../ambiguous.ts'
import { notExpense } from '../reason.ts'

/** The most words before what is thought of a price: 'pero qué caro'. */
const mostLeading = 2

/**
 * Reads a price and its thing beside an exclamation about how dear it is, without a verb: '9 mil un café, qué caro'.
 * It may have been paid or only seen, so the answer is the question whether to book it. Null for all other messages.
 */
export function readExclaimed(sentence: Sentence, readPart: (text: string) => Meaning): Ambiguous | null {
  if (isAsked(sentence)) return null
  const { tokens } = sentence
  const mark = tokens.findIndex(({ kind }) => kind === 'break')
  const parts = [
    { start: 0, end: mark },
    { start: mark + 1, end: tokens.length },
  ]
  const cry = mark < 1 ? undefined : parts.find((part) => isCry(sentence, part))
  const priced = parts.find((part) => part !== cry)
  if (cry === undefined || priced === undefined) return null
  if (has(sentence, priced, 'spend', 'record', 'was', 'cost')) return null
  const figure = readFigure(sentence, priced.start)
  if (figure === null || !isAt(sentence, figure.end, 'article', 'one')) return null
  const item = onlyTold(readPart(textOf(sentence, priced.start, priced.end)))
  return item === null ? null : ambiguous('intent', [[item]])
}

/** Whether a clause says only that something is dear. */
function isCry(sentence: Sentence, { start, end }: Stretch): boolean {
  const at = phraseStart(sentence, 'dear', start)
  const behind = at < 0 ? at : particleEnd(sentence, at, 'dear')
  return (
    at >= start && at <= start + mostLeading && (behind === end || (behind < end && endsAt(sentence, behind)))
  )
}

/**
 * Reads the price that a thing had, and a clause that refuses it, as none that was paid: 'that couch was 900, no way';
 * null for all other messages.
 */
export function readRefused(sentence: Sentence): NotExpense | null {
  const refusal = phraseStart(sentence, 'outOfReach')
  const isApart = sentence.tokens[refusal - 1]?.kind === 'break'
  const isLast = endsAt(sentence, particleEnd(sentence, refusal, 'outOfReach'))
  const told = { start: 0, end: refusal - 1 }
  if (refusal < 1 || !isApart || !isLast || isAsked(sentence) || has(sentence, told, 'spend')) return null
  const isPriced =
    has(sentence, told, 'was', 'cost') && has(sentence, told, 'kind') && numbersIn(sentence, told) === 1
  return isPriced ? notExpense('quote') : null
}
