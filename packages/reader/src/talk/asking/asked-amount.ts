import { periodOf, periodsIn } from '../../days/period.ts'
import type { Query } from '../../meaning.ts'
import type { Scan } from '../../message/scan.ts'
import { type Figure, onlyReading } from '../../numbers/figure.ts'
import { endsAt, skipAll } from '../../words/edges.ts'
import { memberAt } from '../../words/member-names.ts'
import { isByItself, isParticle, particleEnd } from '../../words/particle.ts'
import { after, before, isAsked, isAt, type Sentence } from '../../words/sentence.ts'
import { openingWith } from '../opening.ts'

/**
 * Reads a question about the expenses of one amount, with at most a time: 'What was the 875?', "c'était quoi les 61
 * euros d'hier", 'who spent 61'; else null.
 */
export function readOfOneAmount(scan: Scan): Query | null {
  const {
    sentence,
    figures: [figure, ...others],
  } = scan
  if (figure === undefined || others.length > 0) return null
  // In "C'est quoi les 3 dernières" the number counts expenses.
  if (isAt(sentence, figure.end, 'past') && endsAt(sentence, after(sentence, figure.end))) return null
  const opens = openingWith(sentence, 'whatWas', 'whoSpent')
  // 'Jess what was the 137' starts with a member who is spoken to.
  const start = memberAt(sentence, opens) === null ? opens : skipAll(sentence, after(sentence, opens))
  const what = particleEnd(sentence, start, 'whatWas')
  const who = particleEnd(sentence, start, 'whoSpent')
  const end = skipAll(sentence, figure.end, 'one', 'currency', ...when)
  const amount = onlyReading(figure)
  const lead = Math.max(what, who)
  const isLed = lead > start && expenseEnd(sentence, lead) === figure.start && endsAt(sentence, end)
  const isAlone = isLed || isToldBehind(sentence, figure)
  if (amount === undefined || !isAlone) return null
  const [period = periodOf('all', sentence.context.today)] = periodsIn(scan)
  const scope = { categoryId: null, categoryKind: null, words: '', person: null }
  const bounds = { atLeast: amount, atMost: amount }
  return { kind: 'query', ask: 'list', period, against: null, scope, ...bounds, payers: true, sure: true }
}

/**
 * Whether words that point at an amount come before it and the question comes after it: 'Essa de 8 é o que?', 'y el
 * gasto de 8000 qué fue'.
 */
function isToldBehind(sentence: Sentence, { start, end }: Figure): boolean {
  const first = skipAll(sentence, 0, 'filler', 'and')
  const lead = skipAll(sentence, first, 'target', 'article', 'of', 'pronoun')
  const isPointed =
    lead === start ||
    expenseEnd(sentence, lead) === start ||
    (isParticle(sentence, first, 'theOne', 'namesNothing') && expenseEnd(sentence, first + 1) === start)
  const what = skipAll(sentence, end, 'one', 'currency', ...when)
  const asked = particleEnd(sentence, what, 'wasWhat')
  // 'Y eso de 8000?' asks nothing else.
  const isOnlyPointed =
    isAt(sentence, before(sentence, first), 'and') && isByItself(sentence, start - 1, 'of')
  const isWhat = asked > what || (isOnlyPointed && isAsked(sentence))
  return start > 0 && isPointed && isWhat && endsAt(sentence, asked)
}

/** Returns the index after a word for an expense and 'of', both optional: 'gasto de' in 'qué fue ese gasto de 45'. */
function expenseEnd(sentence: Sentence, at: number): number {
  const isExpense = isParticle(sentence, at, 'bill') || isAt(sentence, at, 'spending')
  const of = isExpense ? after(sentence, at) : at
  return isByItself(sentence, of, 'of') ? of + 1 : of
}

/**
 * The types of word that say when it was, or that end the question ('the 45 from yesterday', 'what was the 45 for').
 */
const when = [
  'period',
  'day',
  'weekday',
  'month',
  'dayBefore',
  'past',
  'preposition',
  'article',
  'of',
] as const
