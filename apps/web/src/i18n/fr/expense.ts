import type { expense as english } from '../en/expense.ts'
import type { Texts } from '../texts.ts'

/** The dialogs around one expense: to write it, to change it, to delete it and to bring it back. */
export const expense = {
  create: 'Noter une dépense',
  edit: 'Modifier la dépense',
  descriptionPlaceholder: 'Courses, loyer, café…',
  more: 'Plus de détails',
  submitCreate: 'Noter la dépense',
  submitEdit: 'Enregistrer',
  history: 'Historique',
  again: 'Dupliquer',
  recurring: 'Récurrente',
  suggested: 'suggérée',
  suggestion: 'Catégorie suggérée\u00a0: {{name}}.',
  kept: 'Nous avons gardé ce que tu avais saisi.',
  discard: 'Recommencer',
  goneBy: '{{name}} a supprimé cette dépense.',
  gone: 'Cette dépense n’existe plus.',
  field: {
    description: 'Description',
    amount: 'Montant',
    category: 'Catégorie',
    expense_date: 'Jour',
    paid_by: 'Payé par',
    note: 'Note',
    receipt: 'Reçu',
    recurring: 'Récurrente',
  },
  remove: {
    title: 'Supprimer cette dépense\u00a0?',
    text: '«\u00a0{{name}}\u00a0», {{amount}}. Tu peux la récupérer pendant {{days}} jours.',
    submit: 'Supprimer',
  },
  deleted: {
    text: 'Ce qui a été supprimé ces {{days}} derniers jours. Récupérée, une dépense compte à nouveau partout.',
    empty: 'Rien n’a été supprimé dernièrement.',
    when: 'supprimée le {{date}}',
    restore: 'Récupérer',
    restoreLabel: 'Récupérer {{name}}',
    more: 'Afficher la suite',
  },
} satisfies Texts<typeof english>
