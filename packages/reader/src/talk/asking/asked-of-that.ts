import { notExpense } from '../../expenses/reason.ts'
import type { Meaning } from '../../meaning.ts'
import type { Scan } from '../../message/scan.ts'
import { skipAll } from '../../words/edges.ts'
import { memberAt } from '../../words/member-names.ts'
import { mayHaveParticle, particleEnd } from '../../words/particle.ts'
import { hasAny, isAsked } from '../../words/sentence.ts'
import { namesThing } from '../named.ts'
import { openingWith } from '../opening.ts'

/**
 * Turns a question for a total, or a new name, into a question that cannot be answered, if members ask each other about
 * what was just recorded: 'is that the deposit or all of it?', "c'est pour combien de mois", 'wait is that for the two
 * of us?'. Any other meaning stays as it is.
 */
export function withoutOfThat(scan: Scan, meaning: Meaning): Meaning {
  const isTotal = meaning.kind === 'query' && meaning.ask === 'total'
  const isName =
    meaning.kind === 'correction' &&
    isAsked(scan.sentence) &&
    Object.keys(meaning.changes).join() === 'description'
  return (isTotal || isName) && isOfThat(scan) ? notExpense('question') : meaning
}

function isOfThat({ sentence, figures }: Scan): boolean {
  if (!mayHaveParticle(sentence, 'isThat') || figures.length > 0) return false
  const start = skipAll(sentence, openingWith(sentence, 'isThat'), 'oops')
  const isBegun = particleEnd(sentence, start, 'isThat') > start
  if (!isBegun || hasAny(sentence, ...ofSpending) || namesThing(sentence)) return false
  // 'Is that everything?' asks for the total, 'is that the deposit or all of it?' does not.
  if (mayHaveParticle(sentence, 'everything', 'you', 'who') && !hasAny(sentence, 'or')) return false
  // "C'est combien ?" asks for an amount, "c'est pour combien de mois" does not.
  const isCounted = !hasAny(sentence, 'howMuch') || hasAny(sentence, 'dayUnit', 'measure')
  return isCounted && sentence.tokens.every((_, at) => memberAt(sentence, at) === null)
}

/** The types of the words of questions about the spending, and of requests. */
const ofSpending = [
  'spend', 'spendHe', 'consume', 'spending', 'total', 'budget', 'left', 'limit', 'top', 'compare', 'list', 'show',
  'delete', 'undo', 'change', 'restore', 'record', 'payer',
] as const // biome-ignore format: a list to read at a glance
