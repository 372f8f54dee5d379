import type { history as english } from '../en/history.ts'
import type { Texts } from '../texts.ts'

/** What happened to an expense, and who did it. */
export const history = {
  title: 'Historique',
  notYours: 'Seuls {{name}}, qui l’a notée, ou le titulaire du foyer peuvent la modifier.',
  did: {
    created: '{{name}} l’a notée',
    changed: '{{name}} l’a modifiée',
    deleted: '{{name}} l’a supprimée',
    restored: '{{name}} l’a récupérée',
  },
  byItself: 'Notée toute seule',
  byChat: 'par WhatsApp',
  nothing: 'rien',
  picture: 'une photo',
} satisfies Texts<typeof english>
