import { type Expenses, type Meaning, onlySpent } from '../../meaning.ts'
import { phraseStart } from '../../words/particle.ts'
import { isAsked, numbersIn, type Sentence, textOf } from '../../words/sentence.ts'

/**
 * Reads one expense, and in a last clause for whom it was, as part of its name: 'Torta 15, era para Sofía'; else null.
 */
export function readForSomebody(sentence: Sentence, readPart: (text: string) => Meaning): Expenses | null {
  const { tokens } = sentence
  const mark = tokens.findLastIndex(({ kind }) => kind === 'break')
  if (mark < 2 || isAsked(sentence) || numbersIn(sentence, { start: mark, end: tokens.length }) > 0)
    return null
  if (phraseStart(sentence, 'onBehalf', mark + 1) < 0) return null
  const told = readPart(textOf(sentence, mark + 1, tokens.length))
  if (told.kind !== 'correction' || told.forWhom === undefined || told.about !== undefined) return null
  const bought = readPart(textOf(sentence, 0, mark))
  const item = onlySpent(bought)
  if (bought.kind !== 'expenses' || item === null || item.description === '') return null
  return { ...bought, items: [{ ...item, description: `${item.description} ${told.forWhom}` }] }
}
