import type { AverageOf } from '../meaning.ts'
import { isParticleBefore } from '../words/particle.ts'
import { hasAny, type Sentence } from '../words/sentence.ts'
import type { SenseType } from '../words/vocabulary.ts'

/**
 * 'promedio por día', 'on average', 'moyenne par semaine', 'cuánto gastamos por día': of days where no longer unit is named;
 * null for no average.
 */
export function averageIn(sentence: Sentence): AverageOf | null {
  const { marks } = sentence
  const says = (type: SenseType, ...values: readonly string[]) =>
    marks.some((mark) =>
      mark?.senses.some((sense) => sense.type === type && values.includes(String(sense.value))),
    )
  if (!says('spending', 'average')) return unitAtEnd(sentence)
  if (says('dayUnit', '7')) return 'week'
  return says('dayUnit', 'month') ? 'month' : 'day'
}

/** What ends a question: 'how much do we spend a week'. */
function unitAtEnd(sentence: Sentence): AverageOf | null {
  const last = sentence.tokens.findLastIndex(({ kind }) => kind === 'word') + 1
  const unit = units.find(([, type]) => isParticleBefore(sentence, last, type))
  return unit === undefined || !hasAny(sentence, 'howMuch') ? null : unit[0]
}

const units = [
  ['day', 'perDay'],
  ['week', 'perWeek'],
  ['month', 'perMonth'],
] as const
