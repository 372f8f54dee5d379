import type { budgets as english } from '../en/budgets.ts'
import type { Texts } from '../texts.ts'

/** Monthly budgets: how they go. */
export const budgets = {
  title: 'Presupuestos',
  household: 'Toda la casa',
  column: 'Presupuesto mensual',
  today: 'hoy',
  todayGone: 'hoy, {{percent}} del mes',
  used: '{{percent}} usado, pasó el {{gone}} del mes',
  of: 'de {{amount}}',
  add: 'Nuevo presupuesto',
  set: 'Poner un presupuesto',
  setFor: 'Poner un presupuesto para {{name}}',
  edit: 'Editar el presupuesto de {{name}}',
  failed: 'No pudimos cargar los presupuestos',
  carried: '{{amount}} del mes anterior',
  toCome: 'Por venir {{amount}}: después quedan {{rest}}, {{day}} por día.',
  toComeOver: 'Por venir {{amount}}: con eso se pasa por {{rest}}.',
  empty: 'Decí cuánto puede costar el mes. Casita te avisa una vez al 80 % y otra al 100 %.',
  say: {
    well: 'Vas bien. Quedan {{amount}}, {{day}} por día.',
    onPace: 'Justo al ritmo. Quedan {{amount}}, {{day}} por día.',
    pace: 'A este ritmo, {{pace}} a fin de mes. Quedan {{day}} por día.',
    paceToCome: 'A este ritmo, con lo que está por venir, {{pace}} a fin de mes.',
    spent: 'Se gastó justo todo.',
    leftDays_one: 'Quedan {{amount}} para hoy.',
    leftDays_other: 'Quedan {{amount}} para {{count}} días, contando hoy.',
    over: 'Se pasó por {{amount}}.',
  },
  brief: { left: 'Quedan {{amount}}', pace: 'A este ritmo, {{amount}}', over: 'Se pasó por {{amount}}' },
  crossed: '{{name}}: ya va el {{percent}} % del presupuesto',
  toast: {
    saved: 'Presupuesto guardado',
    deleted: 'Sacamos el presupuesto',
    restored: 'Presupuesto recuperado',
    saveFailed: 'No pudimos guardar el presupuesto. Probá de nuevo.',
    deleteFailed: 'No pudimos sacar el presupuesto. Probá de nuevo.',
    restoreFailed: 'No pudimos recuperar el presupuesto. Probá de nuevo.',
  },
} satisfies Texts<typeof english>
