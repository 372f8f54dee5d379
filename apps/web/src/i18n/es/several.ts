import type { several as english } from '../en/several.ts'
import type { Texts } from '../texts.ts'

/** Actions on several expenses of the ledger at once. */
export const several = {
  label: 'Gastos elegidos',
  count_one: '{{count}} elegido',
  count_other: '{{count}} elegidos',
  all: 'Todos los de esta página',
  category: 'Otra categoría',
  choose: 'Pasar a…',
  move: 'Pasar',
  done: 'Listo',
  remove: {
    title_one: '¿Borrar este gasto?',
    title_other: '¿Borrar {{count}} gastos?',
    text_one: '{{amount}}. Lo podés recuperar durante {{days}} días.',
    text_other: '{{amount}} en total. Los podés recuperar durante {{days}} días.',
  },
  moved_one: 'Un gasto pasó a {{category}}',
  moved_other: '{{count}} gastos pasaron a {{category}}',
  deleted_one: 'Gasto borrado',
  deleted_other: '{{count}} gastos borrados',
  undone: 'Todo quedó como estaba',
  some: 'Con {{count}} no funcionó: {{reason}}',
} satisfies Texts<typeof english>
