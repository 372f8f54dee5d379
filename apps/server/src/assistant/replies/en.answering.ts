import type { AnsweringWords } from './answering-words.ts'

/** The phrases of answers with figures. */
export const enAnswering: AnsweringWords = {
  average: (sum, of, count) =>
    of === 'month'
      ? `That’s ${sum} a month on average, over ${count} ${count === 1 ? 'month' : 'months'}.`
      : `That’s ${sum} a ${of} on average, over ${count} days.`,
  more: (difference, percent) => `That is ${difference} more${percent && ` (+${percent}%)`}.`,
  less: (difference, percent) => `That is ${difference} less${percent && ` (−${percent}%)`}.`,
  same: 'That is the same.',
  tookMore: (name, difference) => `${name} is ${difference} ahead.`,
  youTookMore: (difference) => `You spent ${difference} more.`,
  mostOf: {
    days: 'The biggest days:',
    weekdays: 'By day of the week:',
    weeks: 'The biggest weeks:',
    months: 'The biggest months:',
  },
  leftEach: (sum, of, day) => `That’s ${sum} a ${of} until ${day}.`,
  leftAfter: (more, left) => `After ${more} more, ${left} would be left.`,
  overAfter: (more, over) => `After ${more} more, it would be ${over} over.`,
  toGo: (left, upTo) => `${left} to go until ${upTo}.`,
  past: (over, upTo) => `That’s ${over} past ${upTo}.`,
  unfiled: ' without a category',
}
