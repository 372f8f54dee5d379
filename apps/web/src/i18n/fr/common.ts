import type { common as english } from '../en/common.ts'
import type { Texts } from '../texts.ts'

export const common = {
  tagline: 'Les comptes du foyer, en un message.',
  loading: 'Chargement...',
  skip: 'Aller au contenu',
  close: 'Fermer',
  cancel: 'Annuler',
  save: 'Enregistrer',
  edit: 'Modifier',
  delete: 'Supprimer',
  undo: 'Annuler',
  retry: 'Réessayer',
  continue: 'Continuer',
  optional: 'facultatif',
  actions: 'Actions pour {{name}}',
  categoryOf: 'Changer la catégorie de {{name}}',
  you: 'toi',
  error: 'Erreur',
  language: 'Langue',
  theme: { label: 'Thème', system: 'Système', light: 'Clair', dark: 'Sombre' },
  notifications: 'Notifications',
  dismiss: 'Masquer',
  verified: 'Vérifié',
  crash: {
    title: 'Quelque chose s’est mal passé',
    text: 'Cette page n’a pas pu s’afficher. Rien de ce que tu as enregistré n’est perdu.',
    reload: 'Recharger la page',
  },
  phone: {
    country: 'Pays',
    checking: 'Vérification du numéro...',
    valid: '✓ Numéro WhatsApp valide',
    unavailable: 'Impossible de vérifier le numéro. Réessaie.',
    failed: 'La vérification a échoué. Réessaie.',
    notMobile: 'Saisis un numéro valide, d’un mobile avec WhatsApp',
  },
} satisfies Texts<typeof english>
