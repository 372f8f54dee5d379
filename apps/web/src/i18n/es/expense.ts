import type { expense as english } from '../en/expense.ts'
import type { Texts } from '../texts.ts'

/** The dialogs around one expense: to write it, to change it, to delete it and to bring it back. */
export const expense = {
  create: 'Anotar gasto',
  edit: 'Editar gasto',
  descriptionPlaceholder: 'Súper, alquiler, café…',
  more: 'Más detalles',
  submitCreate: 'Anotar gasto',
  submitEdit: 'Guardar cambios',
  history: 'Historial',
  again: 'Duplicar',
  recurring: 'Se repite',
  suggested: 'sugerida',
  suggestion: 'Categoría sugerida: {{name}}.',
  kept: 'Guardamos lo que habías escrito.',
  discard: 'Empezar de nuevo',
  goneBy: '{{name}} borró este gasto.',
  gone: 'Este gasto ya no existe.',
  field: {
    description: 'Descripción',
    amount: 'Monto',
    category: 'Categoría',
    expense_date: 'Día',
    paid_by: 'Lo pagó',
    note: 'Nota',
    receipt: 'Recibo',
    recurring: 'Se repite',
  },
  remove: {
    title: '¿Borrar este gasto?',
    text: '“{{name}}”, {{amount}}. Lo podés recuperar durante {{days}} días.',
    submit: 'Borrar',
  },
  deleted: {
    text: 'Lo que se borró en los últimos {{days}} días. Si lo recuperás, vuelve a contar en todos lados.',
    empty: 'No se borró nada últimamente.',
    when: 'borrado el {{date}}',
    restore: 'Recuperar',
    restoreLabel: 'Recuperar {{name}}',
    more: 'Mostrar más',
  },
} satisfies Texts<typeof english>
