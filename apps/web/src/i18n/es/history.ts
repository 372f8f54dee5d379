import type { history as english } from '../en/history.ts'
import type { Texts } from '../texts.ts'

/** What happened to an expense, and who did it. */
export const history = {
  title: 'Historial',
  notYours: 'Solo lo puede cambiar {{name}}, que lo anotó, o quien es titular de la casa.',
  did: {
    created: '{{name}} lo anotó',
    changed: '{{name}} lo cambió',
    deleted: '{{name}} lo borró',
    restored: '{{name}} lo recuperó',
  },
  byItself: 'Se anotó solo',
  byChat: 'por WhatsApp',
  nothing: 'nada',
  picture: 'una foto',
} satisfies Texts<typeof english>
