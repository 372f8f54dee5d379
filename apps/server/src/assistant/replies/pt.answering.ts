import type { AnsweringWords } from './answering-words.ts'

/** The phrases of answers with figures. */
export const ptAnswering: AnsweringWords = {
  average: (sum, of, count) =>
    of === 'month'
      ? `São ${sum} por mês em média, em ${count} ${count === 1 ? 'mês' : 'meses'}.`
      : `São ${sum} por ${of === 'day' ? 'dia' : 'semana'} em média, em ${count} dias.`,
  more: (difference, percent) => `São ${difference} a mais${percent && ` (+${percent}%)`}.`,
  less: (difference, percent) => `São ${difference} a menos${percent && ` (−${percent}%)`}.`,
  same: 'É o mesmo valor.',
  tookMore: (name, difference) => `${name} leva ${difference} a mais.`,
  youTookMore: (difference) => `Você gastou ${difference} a mais.`,
  mostOf: {
    days: 'Os dias de mais gasto:',
    weekdays: 'Por dia da semana:',
    weeks: 'As semanas de mais gasto:',
    months: 'Os meses de mais gasto:',
  },
  leftEach: (sum, of, day) => `São ${sum} por ${of === 'day' ? 'dia' : 'semana'} até ${day}.`,
  leftAfter: (more, left) => `Com mais ${more}, restariam ${left}.`,
  overAfter: (more, over) => `Com mais ${more}, passaria em ${over}.`,
  toGo: (left, upTo) => `Faltam ${left} para chegar a ${upTo}.`,
  past: (over, upTo) => `Já passou de ${upTo}, em ${over}.`,
  unfiled: ' sem categoria',
}
