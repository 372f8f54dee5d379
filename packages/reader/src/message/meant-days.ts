import type { Day } from '../days/day.ts'
import type { ClaimedMessage } from '../numbers/claims.ts'
import { hasParticle } from '../words/particle.ts'
import { after, before, type Sentence } from '../words/sentence.ts'
import { takesBackAt } from '../words/taking-back.ts'
import { hasContent } from './content.ts'

/**
 * Returns the days of a message without those that the next one corrects: 'ayer, digo, anteayer', 'cine el viernes 18,
 * no, fue el jueves', 'on Friday. Thursday, sorry.'
 */
export function meantDays(message: ClaimedMessage, days: readonly Day[]): readonly Day[] {
  if (days.length < 2) return days
  const takenBack = days.filter((day, index) => {
    const meant = days[index + 1]
    return meant !== undefined && meant.date !== day.date && isTakenBack(message, day, meant)
  })
  // The same day named earlier goes too: 'ayer pan 300, ayer no, anteayer'.
  return days.filter((day) => !takenBack.some(({ date, end }) => date === day.date && day.end <= end))
}

function isTakenBack(message: ClaimedMessage, said: Day, meant: Day): boolean {
  const { sentence, figures } = message
  const oops = oopsIn(sentence, said.end, meant.start)
  const isLast = figures.every(({ end }) => end <= meant.start)
  if (oops < 0) return isLast && isCorrected(message, meant)
  const isNext = isLast || figures.every(({ start }) => start >= meant.start)
  if (hasContent(message, after(sentence, oops), meant.start)) return false
  return figures.every(({ end }) => end <= oops) || (isNext && !hasContent(message, said.end, oops))
}

/**
 * Whether the last clause names a day, takes something back and says nothing else: 'El jueves, perdón.', 'era antes de
 * ayer en verdad'.
 */
function isCorrected(message: ClaimedMessage, { start, end }: Day): boolean {
  const { sentence } = message
  let from = start
  while (from > 0 && sentence.tokens[from - 1]?.kind !== 'break') from = before(sentence, from)
  const last = sentence.tokens.length
  const saysMore = hasContent(message, from, start) || hasContent(message, end, last)
  const isOther =
    oopsIn(sentence, end, last) >= 0 || hasParticle(sentence, { start: from - 3, end: start }, 'so')
  return from > 0 && !saysMore && isOther
}

function oopsIn(sentence: Sentence, from: number, to: number): number {
  for (let at = from; at < to; at = after(sentence, at)) if (takesBackAt(sentence, at)) return at
  return -1
}
