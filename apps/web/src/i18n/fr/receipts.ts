import type { receipts as english } from '../en/receipts.ts'
import type { Texts } from '../texts.ts'

/** The picture of a receipt beside its expense. */
export const receipts = {
  title: 'Reçu',
  add: 'Ajouter une photo',
  take: 'Prendre une photo',
  waits: 'Elle est gardée avec la dépense.',
  show: 'Voir le reçu',
  picture: 'Reçu de {{name}}',
  replace: 'Changer',
  remove: 'Retirer',
  added: 'Reçu gardé',
  removed: 'Reçu retiré',
  addFailed: 'Impossible de garder le reçu',
  addFailedNew: 'La dépense est notée, mais pas son reçu',
  addLater: 'Réessaie, maintenant ou depuis la dépense.',
  removeFailed: 'Impossible de retirer le reçu',
  loadFailed: 'Impossible de charger le reçu',
  unreadable: 'Impossible de lire cette photo. Essaie une autre\u00a0: JPG, PNG ou WebP.',
} satisfies Texts<typeof english>
