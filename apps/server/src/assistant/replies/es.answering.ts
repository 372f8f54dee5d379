import type { Say } from '../../speech.ts'
import type { AnsweringWords } from './answering-words.ts'

export const mostOf = {
  days: 'Los días de más gasto:',
  weekdays: 'Por día de la semana:',
  weeks: 'Las semanas de más gasto:',
  months: 'Los meses de más gasto:',
}

/** The phrases of answers with figures. */
export const esAnswering = (say: Say): AnsweringWords => ({
  average: (sum, of, count) =>
    of === 'month'
      ? `Son ${sum} por mes en promedio, en ${count} ${count === 1 ? 'mes' : 'meses'}.`
      : `Son ${sum} por ${of === 'day' ? 'día' : 'semana'} en promedio, en ${count} días.`,
  more: (difference, percent) => `Son ${difference} más${percent && ` (+${percent} %)`}.`,
  less: (difference, percent) => `Son ${difference} menos${percent && ` (−${percent} %)`}.`,
  same: 'Es lo mismo.',
  tookMore: (name, difference) => `${name} lleva ${difference} más.`,
  youTookMore: (difference) => say`Vos llevás ${difference} más.`,
  mostOf,
  leftEach: (sum, of, day) => `Son ${sum} por ${of === 'day' ? 'día' : 'semana'} hasta el ${day}.`,
  leftAfter: (more, left) => `Con ${more} más quedarían ${left}.`,
  overAfter: (more, over) => `Con ${more} más se pasarían por ${over}.`,
  toGo: (left, upTo) => `Faltan ${left} para llegar a ${upTo}.`,
  past: (over, upTo) => `Ya pasó los ${upTo}, por ${over}.`,
  unfiled: ' sin categoría',
})
