import type { AverageOf } from '../meaning.ts'
import type { Sentence } from '../words/sentence.ts'
import type { SenseType } from '../words/vocabulary.ts'

/** 'promedio por día', 'on average', 'moyenne par semaine': of days where no longer unit is named; null for no average. */
export function averageIn({ marks }: Sentence): AverageOf | null {
  const says = (type: SenseType, ...values: readonly string[]) =>
    marks.some((mark) =>
      mark?.senses.some((sense) => sense.type === type && values.includes(String(sense.value))),
    )
  if (!says('spending', 'average')) return null
  if (says('dayUnit', '7')) return 'week'
  return says('dayUnit', 'month') ? 'month' : 'day'
}
