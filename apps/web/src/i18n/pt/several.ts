import type { several as english } from '../en/several.ts'
import type { Texts } from '../texts.ts'

/** Actions on several expenses of the ledger at once. */
export const several = {
  label: 'Gastos escolhidos',
  count_one: '{{count}} escolhido',
  count_other: '{{count}} escolhidos',
  all: 'Todos desta página',
  category: 'Outra categoria',
  choose: 'Mover para…',
  move: 'Mover',
  done: 'Pronto',
  remove: {
    title_one: 'Apagar este gasto?',
    title_other: 'Apagar {{count}} gastos?',
    text_one: '{{amount}}. Você pode recuperá-lo por {{days}} dias.',
    text_other: '{{amount}} no total. Você pode recuperá-los por {{days}} dias.',
  },
  moved_one: 'Um gasto foi para {{category}}',
  moved_other: '{{count}} gastos foram para {{category}}',
  deleted_one: 'Gasto apagado',
  deleted_other: '{{count}} gastos apagados',
  undone: 'Ficou tudo como estava',
  some: 'Com {{count}} não deu certo: {{reason}}',
} satisfies Texts<typeof english>
