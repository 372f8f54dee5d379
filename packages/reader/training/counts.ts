import { chunksOf } from '../src/message/chunk.ts'
import { countsIn, isCountOf } from '../src/numbers/counts/count.ts'
import { countFeaturesOf, countSize } from '../src/weighing/count-features.ts'
import { insist, learn, type Weights } from './logistic.ts'
import type { Message } from './messages.ts'

/** An example to learn from: a number of a message about spending, and one of its figures. */
export interface CountLesson {
  readonly features: readonly number[]
  /** Whether the figure was paid as many times as the number says; null when that has to be asked. */
  readonly holds: boolean | null
  readonly isInsisted: boolean
}

/** The weight of an example by its source, tuned on held-out messages. */
const care = { tables: 10, corpus: 0.4 }

/** Returns an example for each number of a message with each of its figures. */
export function countLessonsOf({ scan, amounts, open, from }: Message): CountLesson[] {
  if (amounts.length === 0 && open.length === 0) return []
  const chunks = chunksOf(scan)
  const counts = countsIn(scan)
  return scan.figures.flatMap((price) =>
    counts.flatMap((count) => {
      const [one = 0] = price.readings
      const all = Math.round(one * count.value)
      const isOpen = isAmong(open, one) && isAmong(open, all)
      const [isOne, isAll] = [isAmong(amounts, one), isAmong(amounts, all)]
      if (!isCountOf(scan, count, price) || (isOne && isAll) || (open.length > 0 && !isOpen)) return []
      const features = countFeaturesOf(scan, chunks, count, price)
      return [{ features, holds: isOpen ? null : isAll, isInsisted: from === 'tables' }]
    }),
  )
}

function isAmong(all: readonly number[], amount: number): boolean {
  return all.some((each) => Math.abs(each - amount) <= 1)
}

/**
 * Returns the weight of each feature in the log-odds that a figure was paid a number of times. The examples of the
 * tables are enforced afterwards.
 */
export function learnCounts(lessons: readonly CountLesson[]): Weights {
  const examples = lessons.flatMap(({ features, holds, isInsisted }) =>
    (holds === null ? [true, false] : [holds]).map((each) => ({
      features,
      holds: each,
      often: isInsisted ? care.tables : care.corpus,
    })),
  )
  const weights = learn(examples, countSize, 1)
  const tables = lessons.filter(({ isInsisted }) => isInsisted)
  insist(
    weights,
    tables.map(({ features, holds }) => {
      const [least, most] = insisted[holds === null ? 'open' : holds ? 'holds' : 'not']
      return { features, least, most }
    }),
  )
  return weights
}

/** The bounds of the log-odds for the examples that are enforced. */
const insisted = { holds: [2, Infinity], not: [-Infinity, -2], open: [-0.6, 0.2] } as const
