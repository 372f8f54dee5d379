import type { history as english } from '../en/history.ts'
import type { Texts } from '../texts.ts'

/** What happened to an expense, and who did it. */
export const history = {
  title: 'Histórico',
  notYours: 'Só {{name}}, que anotou, ou o titular da casa pode alterar.',
  did: {
    created: '{{name}} anotou',
    changed: '{{name}} alterou',
    deleted: '{{name}} apagou',
    restored: '{{name}} recuperou',
  },
  byItself: 'Foi anotado sozinho',
  byChat: 'pelo WhatsApp',
  nothing: 'nada',
  picture: 'uma foto',
} satisfies Texts<typeof english>
