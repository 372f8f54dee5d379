import type { recurring as english } from '../en/recurring.ts'
import type { Texts } from '../texts.ts'

/** What comes back by itself: rent, subscriptions, bills. */
export const recurring = {
  title: 'Dépenses récurrentes',
  text: 'Elles se notent toutes seules, chacune à son jour.',
  new: 'Rendre récurrente',
  newText: 'Elle se note toute seule, chaque fois à son jour.',
  edit: 'Dépense récurrente',
  editText: 'Ce que tu changes vaut à partir de la prochaine fois.',
  empty: 'Rien ne se répète encore.',
  emptyHint: 'Ouvre une dépense, le loyer par exemple, et touche «\u00a0Récurrente\u00a0».',
  perMonth: 'Environ {{amount}} par mois.',
  next: 'prochaine {{day}}',
  nextOfSeveral: 'prochaine {{day}}, {{count}} fois ce mois-ci',
  toCome: 'À venir ce mois-ci',
  later: 'Plus tard',
  over: 'terminée',
  never: 'Ne se répète pas',
  begin: 'Rendre récurrente',
  every: {
    week: 'Chaque semaine',
    two_weeks: 'Toutes les deux semaines',
    month: 'Chaque mois',
    two_months: 'Tous les deux mois',
    three_months: 'Tous les trois mois',
    year: 'Chaque année',
  },
  field: {
    every: 'Tous les combien',
    endsOn: 'Jusqu’au',
  },
  noEnd: 'Sans fin',
  endTooEarly: 'C’est avant le premier jour',
  descriptionRequired: 'La description est obligatoire',
  skip: 'Passer la prochaine',
  stop: 'Ne plus la répéter',
  toast: {
    begun: 'Elle se répète',
    next: 'La prochaine le {{day}}',
    over: 'Elle ne se répète plus',
    saved: 'Enregistré',
    skipped: 'Passée',
    stopped: 'Elle ne se répète plus',
    failed: 'Cela n’a pas marché. Réessaie.',
    notRepeated: 'Enregistrée, mais elle ne se répète pas encore',
  },
} satisfies Texts<typeof english>
