import type { shell as english } from '../en/shell.ts'
import type { Texts } from '../texts.ts'

/** The frame around every signed-in screen. */
export const shell = {
  greeting: 'Salut, {{name}}',
  nav: {
    label: 'Principale',
    menu: 'Ouvrir le menu',
    drawer: 'Menu',
    dashboard: 'Aperçu',
    expenses: 'Dépenses',
    analytics: 'Analyse',
    household: 'Foyer',
    settings: 'Réglages',
    dashboardHint: 'Voir où en est le mois',
    expensesHint: 'Noter et corriger les dépenses',
    analyticsHint: 'Voir où va l’argent',
    householdHint: 'Ranger les catégories',
    settingsHint: 'Choisir tes préférences',
  },
  user: { menu: 'Menu de {{name}}', settings: 'Réglages', logout: 'Se déconnecter' },
  guard: {
    title: 'Impossible de charger ton compte',
    logout: 'Se déconnecter',
  },
  pill: {
    offline: 'Hors connexion',
    connected: 'WhatsApp connecté',
    connectedShort: 'Connecté',
    disconnected: 'Connecter WhatsApp',
    disconnectedShort: 'Connecter',
    unverified: 'Vérifie d’abord ton numéro, ensuite tu pourras connecter WhatsApp.',
  },
} satisfies Texts<typeof english>
