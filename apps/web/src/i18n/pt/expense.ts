import type { expense as english } from '../en/expense.ts'
import type { Texts } from '../texts.ts'

/** The dialogs around one expense: to write it, to change it, to delete it and to bring it back. */
export const expense = {
  create: 'Anotar gasto',
  edit: 'Editar gasto',
  descriptionPlaceholder: 'Mercado, aluguel, café…',
  more: 'Mais detalhes',
  submitCreate: 'Anotar gasto',
  submitEdit: 'Salvar alterações',
  history: 'Histórico',
  again: 'Duplicar',
  recurring: 'Repete-se',
  suggested: 'sugerida',
  suggestion: 'Categoria sugerida: {{name}}.',
  kept: 'Guardamos o que você tinha escrito.',
  discard: 'Começar de novo',
  goneBy: '{{name}} apagou este gasto.',
  gone: 'Este gasto não existe mais.',
  field: {
    description: 'Descrição',
    amount: 'Valor',
    category: 'Categoria',
    expense_date: 'Dia',
    paid_by: 'Pago por',
    note: 'Nota',
    receipt: 'Comprovante',
    recurring: 'Repete-se',
  },
  remove: {
    title: 'Apagar este gasto?',
    text: '“{{name}}”, {{amount}}. Você pode recuperá-lo durante {{days}} dias.',
    submit: 'Apagar',
  },
  deleted: {
    text: 'O que foi apagado nos últimos {{days}} dias. Recuperado, volta a contar em todo lugar.',
    empty: 'Nada foi apagado ultimamente.',
    when: 'apagado em {{date}}',
    restore: 'Recuperar',
    restoreLabel: 'Recuperar {{name}}',
    more: 'Mostrar mais',
  },
} satisfies Texts<typeof english>
