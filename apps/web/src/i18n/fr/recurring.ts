import type { recurring as english } from '../en/recurring.ts'
import type { Texts } from '../texts.ts'

/** What comes back by itself: rent, subscriptions, bills. */
export const recurring = {
  title: 'Dépenses récurrentes',
  text: 'Elles se notent toutes seules, chacune à son jour.',
  new: 'Rendre récurrente',
  newText: 'Elle se note toute seule, chaque fois à son jour.',
  edit: 'Dépense récurrente',
  editText: 'Ce que vous changez vaut à partir de la prochaine fois.',
  empty: 'Rien ne revient encore.',
  emptyHint: 'Ouvrez une dépense, le loyer par exemple, et touchez « Récurrente ».',
  perMonth: 'Environ {{amount}} par mois.',
  next: 'prochaine {{day}}',
  nextOfSeveral: 'prochaine {{day}}, {{count}} fois ce mois-ci',
  toCome: 'À venir ce mois-ci',
  later: 'Plus tard',
  over: 'terminée',
  never: 'Ne revient pas',
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
    endsOn: "Jusqu'au",
  },
  noEnd: 'Sans fin',
  endTooEarly: "C'est avant le premier jour",
  descriptionRequired: 'La description est obligatoire',
  skip: 'Passer la prochaine',
  stop: 'Ne plus la répéter',
  toast: {
    begun: 'Elle revient',
    next: 'La prochaine le {{day}}',
    over: 'Elle ne revient plus',
    saved: 'Enregistré',
    skipped: 'Passée',
    stopped: 'Elle ne revient plus',
    failed: "Cela n'a pas marché. Réessayez.",
    notRepeated: 'Enregistrée, mais elle ne revient pas encore',
  },
} satisfies Texts<typeof english>
