import type { several as english } from '../en/several.ts'
import type { Texts } from '../texts.ts'

/** Actions on several expenses of the ledger at once. */
export const several = {
  label: 'Dépenses choisies',
  count_one: '{{count}} choisie',
  count_other: '{{count}} choisies',
  all: 'Toutes celles de cette page',
  category: 'Autre catégorie',
  choose: 'Vers…',
  move: 'Déplacer',
  done: 'Terminé',
  remove: {
    title_one: 'Supprimer cette dépense\u00a0?',
    title_other: 'Supprimer {{count}} dépenses\u00a0?',
    text_one: '{{amount}}. Tu peux la récupérer pendant {{days}} jours.',
    text_other: '{{amount}} en tout. Tu peux les récupérer pendant {{days}} jours.',
  },
  moved_one: 'Une dépense est passée dans {{category}}',
  moved_other: '{{count}} dépenses sont passées dans {{category}}',
  deleted_one: 'Dépense supprimée',
  deleted_other: '{{count}} dépenses supprimées',
  undone: 'Tout est comme avant',
  some: 'Pour {{count}}, ça n’a pas marché\u00a0: {{reason}}',
} satisfies Texts<typeof english>
