import type { budgetDialog as english } from '../en/budget-dialog.ts'
import type { Texts } from '../texts.ts'

/** The dialog that sets a budget. */
export const budgetDialog = {
  create: 'Nouveau budget',
  edit: 'Budget\u00a0: {{name}}',
  text: 'Tout le foyer le voit et peut le changer.',
  for: 'Pour',
  amount: 'Montant par mois',
  amountThisMonth: 'Montant de ce mois',
  thisMonth: 'Seulement ce mois ({{period}})',
  usual: 'Les autres mois gardent {{amount}}.',
  rollover: 'Ce qui reste passe au mois suivant',
  rolloverHint: 'Compté à partir de ce mois.',
  startsOn: 'Le mois commence le',
  startsOnHint: 'Le jour de paie, par exemple.',
  shortMonth: 'Un mois plus court commence à son dernier jour.',
  delete: 'Supprimer le budget',
} satisfies Texts<typeof english>
