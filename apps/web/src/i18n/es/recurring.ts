import type { recurring as english } from '../en/recurring.ts'
import type { Texts } from '../texts.ts'

/** What comes back by itself: rent, subscriptions, bills. */
export const recurring = {
  title: 'Gastos que se repiten',
  text: 'Se anotan solos, cada uno en su día.',
  new: 'Que se repita',
  newText: 'Se anota solo, cada vez en su día.',
  edit: 'Gasto que se repite',
  editText: 'Lo que cambies vale desde la próxima vez.',
  empty: 'Todavía no se repite nada.',
  emptyHint: 'Abrí un gasto, por ejemplo el alquiler, y tocá “Se repite”.',
  perMonth: 'Más o menos {{amount}} por mes.',
  next: 'próximo {{day}}',
  nextOfSeveral: 'próximo {{day}}, {{count}} veces este mes',
  toCome: 'Por venir este mes',
  later: 'Más adelante',
  over: 'terminó',
  never: 'No se repite',
  begin: 'Que se repita',
  every: {
    week: 'Cada semana',
    two_weeks: 'Cada dos semanas',
    month: 'Cada mes',
    two_months: 'Cada dos meses',
    three_months: 'Cada tres meses',
    year: 'Cada año',
  },
  field: {
    every: 'Cada cuánto',
    endsOn: 'Hasta',
  },
  noEnd: 'Sin fin',
  endTooEarly: 'Es antes del primer día',
  descriptionRequired: 'La descripción es obligatoria',
  skip: 'Saltear el próximo',
  stop: 'Que no se repita más',
  toast: {
    begun: 'Se repite',
    next: 'El próximo, {{day}}',
    over: 'No vuelve a repetirse',
    saved: 'Guardado',
    skipped: 'Salteado',
    stopped: 'Ya no se repite',
    failed: 'No se pudo. Probá de nuevo.',
    notRepeated: 'Guardado, pero todavía no se repite',
  },
} satisfies Texts<typeof english>
