import type { budgets as english } from '../en/budgets.ts'
import type { Texts } from '../texts.ts'

/** Monthly budgets: how they go. */
export const budgets = {
  title: 'Budgets',
  household: 'Tout le foyer',
  column: 'Budget mensuel',
  today: 'aujourd’hui',
  todayGone: 'aujourd’hui, {{percent}} du mois',
  used: '{{percent}} utilisé, {{gone}} du mois est passé',
  of: 'sur {{amount}}',
  add: 'Nouveau budget',
  set: 'Fixer un budget',
  setFor: 'Fixer un budget pour {{name}}',
  edit: 'Modifier le budget de {{name}}',
  failed: 'Impossible de charger les budgets',
  carried: '{{amount}} du mois d’avant',
  toCome: '{{amount}} à venir\u00a0: il restera {{rest}}, {{day}} par jour.',
  toComeOver: '{{amount}} à venir\u00a0: dépassement de {{rest}}.',
  empty: 'Dis combien le mois peut coûter. Casita te prévient une fois à 80\u00a0% et une fois à 100\u00a0%.',
  say: {
    well: 'Tout va bien. Il reste {{amount}}, {{day}} par jour.',
    onPace: 'Juste au rythme. Il reste {{amount}}, {{day}} par jour.',
    pace: 'À ce rythme, {{pace}} à la fin du mois. Il reste {{day}} par jour.',
    paceToCome: 'À ce rythme, avec ce qui est à venir, {{pace}} à la fin du mois.',
    spent: 'Tout est dépensé.',
    leftDays_one: 'Il reste {{amount}} pour aujourd’hui.',
    leftDays_other: 'Il reste {{amount}} pour {{count}} jours, aujourd’hui compris.',
    over: 'Dépassé de {{amount}}.',
  },
  brief: { left: 'Reste {{amount}}', pace: 'À ce rythme, {{amount}}', over: 'Dépassé de {{amount}}' },
  crossed: '{{name}}\u00a0: {{percent}}\u00a0% du budget sont utilisés',
  toast: {
    saved: 'Budget enregistré',
    deleted: 'Budget supprimé',
    restored: 'Budget récupéré',
    saveFailed: 'Impossible d’enregistrer le budget. Réessaie.',
    deleteFailed: 'Impossible de supprimer le budget. Réessaie.',
    restoreFailed: 'Impossible de récupérer le budget. Réessaie.',
  },
} satisfies Texts<typeof english>
