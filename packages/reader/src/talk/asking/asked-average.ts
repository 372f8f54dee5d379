import type { AverageOf } from '../../scope.ts'
import { hasParticle, particleEnd } from '../../words/particle.ts'
import { after, allOf, before, hasAny, isAt, type Sentence } from '../../words/sentence.ts'
import type { SenseType } from '../../words/vocabulary.ts'

/**
 * The unit of the average that a message asks for: 'promedio por mes', 'on average', 'moyenne par semaine', 'cuánto
 * gastamos por día'. Days unless a longer unit is named; null if no average is asked for.
 */
export function averageIn(sentence: Sentence): AverageOf | null {
  const { marks } = sentence
  const says = (type: SenseType, ...values: readonly string[]) =>
    marks.some((mark) =>
      mark?.senses.some((sense) => sense.type === type && values.includes(String(sense.value))),
    )
  const unit = unitIn(sentence)
  const isAverage = says('spending', 'average')
  if (
    unit !== null &&
    (isAverage || hasAny(sentence, 'howMuch') || hasParticle(sentence, allOf(sentence), 'onAverage'))
  )
    return unit
  if (!isAverage) return null
  if (says('dayUnit', '7')) return 'week'
  return says('dayUnit', 'month') ? 'month' : 'day'
}

/**
 * The unit in 'A week', 'por mes' or 'mensual'; not in 'for a month', which is a duration, or 'au mois de mai', which
 * names a month.
 */
export function unitIn(sentence: Sentence): AverageOf | null {
  const isUnit = (at: number, type: (typeof units)[number][1]) => {
    const end = particleEnd(sentence, at, type)
    const isNamed = isAt(sentence, end, 'of') && isAt(sentence, after(sentence, end), 'month')
    const lead = before(sentence, at)
    // 'Quanto dá por dia': the verb is written like a preposition.
    const isVerb = isAt(sentence, before(sentence, lead), 'howMuch')
    return end > at && !isNamed && (isVerb || !isAt(sentence, lead, 'preposition', 'of'))
  }
  return units.find(([, type]) => sentence.tokens.some((_, at) => isUnit(at, type)))?.[0] ?? null
}

const units = [
  ['month', 'perMonth'],
  ['week', 'perWeek'],
  ['day', 'perDay'],
] as const
