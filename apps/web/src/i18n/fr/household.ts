import type { household as english } from '../en/household.ts'
import type { Texts } from '../texts.ts'

/** The household itself and its categories. */
export const household = {
  title: 'Foyer',
  people_one: '{{count}} personne',
  people_other: '{{count}} personnes',
  categories_one: '{{count}} catégorie',
  categories_other: '{{count}} catégories',
  edit: 'Modifier le foyer',
  add: 'Nouvelle catégorie',
  monthSoFar: '{{month}} jusqu’à aujourd’hui',
  share: 'Part de chaque catégorie dans les dépenses du mois',
  loadFailed: 'Impossible de charger les catégories',
  list: 'Catégories',
  column: { category: 'Catégorie', month: 'Ce mois-ci' },
  expenses_one: '{{count}} dépense',
  expenses_other: '{{count}} dépenses',
  expensesNone: 'aucune dépense',
  actions: { edit: 'Modifier', delete: 'Supprimer', restore: 'Récupérer', forever: 'Supprimer pour de bon' },
  empty: {
    title: 'Pas encore de catégories',
    text: 'Les catégories montrent où est parti le mois. Commence par une : les courses, par exemple.',
  },
  inactive: {
    title: 'Désactivées',
    show: 'Voir les désactivées',
    hide: 'Masquer les désactivées',
    text: 'Elles gardent leurs dépenses et peuvent être récupérées.',
  },
  dialog: {
    create: 'Nouvelle catégorie',
    edit: 'Modifier la catégorie',
    name: 'Nom',
    placeholder: 'Courses',
    icon: 'Icône',
    color: 'Couleur',
    colorOf: 'Couleur {{number}}',
    ownColor: 'Code couleur',
    submitCreate: 'Créer la catégorie',
    submitEdit: 'Enregistrer',
  },
  remove: {
    title: 'Supprimer « {{name}} » ?',
    unused: 'Aucune dépense ne l’utilise.',
    kept_one:
      'Une dépense la garde. Elle sera désactivée : personne ne pourra plus la choisir, et tu pourras la récupérer.',
    kept_other:
      '{{count}} dépenses la gardent. Elle sera désactivée : personne ne pourra plus la choisir, et tu pourras la récupérer.',
    force_one: 'Supprimer aussi sa seule dépense',
    force_other: 'Supprimer aussi ses {{count}} dépenses',
    forceText: 'Avec ses dépenses, elle disparaît pour de bon. Sans elles, elle reste désactivée.',
    submit: 'Supprimer',
  },
  details: {
    title: 'Réglages du foyer',
    name: 'Nom',
    currency: 'Devise',
    submit: 'Enregistrer',
    currencyWarning_one:
      'Il y a déjà une dépense en {{from}}. Passer à {{to}} ne convertit rien : le nombre reste le même.',
    currencyWarning_other:
      'Il y a déjà {{count}} dépenses en {{from}}. Passer à {{to}} ne convertit rien : les nombres restent les mêmes.',
    currencyConfirm: 'Oui, passer à {{to}} sans rien convertir',
  },
  toast: {
    created: 'Catégorie créée',
    updated: 'Catégorie modifiée',
    deleted: 'Catégorie supprimée',
    deactivated: 'Catégorie désactivée',
    restored: 'Catégorie récupérée',
    household: 'Foyer modifié',
    createFailed: 'Impossible de créer la catégorie',
    updateFailed: 'Impossible de modifier la catégorie',
    deleteFailed: 'Impossible de supprimer la catégorie',
    restoreFailed: 'Impossible de récupérer la catégorie',
    householdFailed: 'Impossible de modifier le foyer',
  },
} satisfies Texts<typeof english>
