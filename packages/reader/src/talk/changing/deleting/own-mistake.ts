import type { Correction, Expenses, Meaning } from '../../../meaning.ts'
import { endsAt } from '../../../words/edges.ts'
import { particleEnd, phraseStart } from '../../../words/particle.ts'
import { isAsked, type Sentence, textOf } from '../../../words/sentence.ts'

/**
 * Reads a change and, after it, that the writer was mistaken, which changes nothing itself: 'The vet was 56 I read it
 * wrong', "le véto c'était 56, j'ai mal lu"; else null.
 */
export function readOwnMistake(sentence: Sentence, readChange: (text: string) => Meaning): Correction | null {
  if (isAsked(sentence)) return null
  const at = phraseStart(sentence, 'ownMistake', 1)
  if (at < 0 || !endsAt(sentence, particleEnd(sentence, at, 'ownMistake'))) return null
  const last = sentence.tokens.findLastIndex(({ kind }, each) => kind !== 'break' && each < at)
  const told = last < 0 ? null : readChange(textOf(sentence, 0, last + 1))
  if (told?.kind === 'expenses') return changeTo(told)
  return told?.kind === 'correction' && Object.keys(told.changes).length > 0 ? told : null
}

/** Turns a purchase, as 'The vet was 56' is read alone, into a change to the expense of that name. */
function changeTo({ items: [item, ...others] }: Expenses): Correction | null {
  const { amount, description, dateStated } = item
  if (others.length > 0 || dateStated || description === '') return null
  return { kind: 'correction', about: description, changes: { amount }, sure: true }
}
