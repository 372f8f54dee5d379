import type { settings as english } from '../en/settings.ts'
import type { Texts } from '../texts.ts'

/** What a person can set for themselves. */
export const settings = {
  title: 'Réglages',
  subtitle: 'Comment Casita te parle, et de quoi elle a l’air.',
  profile: 'Profil',
  notVerified: 'Non vérifié',
  noPhone: 'Sans téléphone',
  name: 'Nom affiché',
  language: 'Langue',
  languageHint: 'Celle des écrans et des réponses dans la conversation.',
  timezone: 'Fuseau horaire',
  timezoneHint: 'Il décide quel jour on est ; là-bas il est {{time}}',
  timezoneSearch: 'Chercher une ville',
  timezoneCommon: 'Les plus courants',
  timezoneAll: 'Tous',
  timezoneNone: 'Aucun fuseau de ce nom.',
  chat: 'Dans la discussion',
  weeklySummary: 'Résumé de la semaine',
  weeklySummaryHint: 'Le lundi matin, comment s’est passée la semaine. Réponds PAUSE pour l’arrêter.',
  budgetAlerts: 'Budgets franchis par d’autres',
  budgetAlertsHint:
    'Quand la dépense d’une autre personne atteint 80 % ou 100 % d’un budget, tant que ta discussion est ouverte.',
  chatFirst: 'Connecte d’abord ton WhatsApp : le bouton est en haut.',
  appearance: 'Apparence',
  save: 'Enregistrer',
  saved: 'Enregistré',
  loadFailed: 'Impossible de charger les réglages',
  failed: 'Impossible d’enregistrer les réglages. Réessaie.',
  dashboard: 'Aperçu',
  expenses: 'Dépenses',
} satisfies Texts<typeof english>
