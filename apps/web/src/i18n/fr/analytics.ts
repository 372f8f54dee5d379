import type { analytics as english } from '../en/analytics.ts'
import type { Texts } from '../texts.ts'

/** Analytics: any period, by category or by person. */
export const analytics = {
  title: 'Analyse',
  text: 'Où va l’argent, sur la période que tu veux.',
  failed: 'Impossible de charger l’analyse',
  period: {
    label: 'Période',
    month: 'Ce mois-ci',
    quarter: '3 mois',
    year: '12 mois',
    calendarYear: 'Cette année',
  },
  by: { label: 'Diviser par', category: 'Catégorie', member: 'Personne' },
  sum: {
    total: 'Dépensé',
    count_one: '{{count}} dépense',
    count_other: '{{count}} dépenses',
    before: 'La période d’avant',
    highest: 'Le plus haut\u00a0: {{name}}, {{amount}}',
    average: { month: 'Moyenne par mois', week: 'Moyenne par semaine', day: 'Moyenne par jour' },
    compared: {
      less: '{{percent}} de moins',
      more: '{{percent}} de plus',
      same: 'pareil',
      new: 'rien à comparer',
    },
  },
  chart: {
    title: { month: 'Mois par mois', week: 'Semaine par semaine', day: 'Jour par jour' },
    bar: '{{name}}\u00a0: {{amount}} en {{expenses}}. Les voir',
    weekOf: 'semaine du {{period}}',
    rest: 'et {{count}} de plus',
  },
  parts: {
    category: 'Par catégorie',
    member: 'Par personne',
    none: 'Sans catégorie',
    against: 'par rapport à {{period}}',
  },
  table: {
    title: {
      month: 'Mois par mois en chiffres',
      week: 'Semaine par semaine en chiffres',
      day: 'Jour par jour en chiffres',
    },
    category: 'Catégorie',
    member: 'Personne',
    total: 'Total',
    cell: '{{name}}, {{when}}\u00a0: {{amount}}',
  },
  empty: {
    first: 'Dès la première dépense, tu vois ici où ça part, mois par mois.',
    title: 'Rien n’a été dépensé ici',
    text: 'Essaie une autre période ou une autre personne. Ce que vous notez apparaît ici.',
    year: 'Voir les 12 derniers mois',
  },
} satisfies Texts<typeof english>
