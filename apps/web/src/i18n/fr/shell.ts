import type { shell as english } from '../en/shell.ts'
import type { Texts } from '../texts.ts'

/** The frame around every signed-in screen and the chat's dialogs. */
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
    connected: 'WhatsApp connecté',
    connectedShort: 'Connecté',
    disconnected: 'Connecter WhatsApp',
    disconnectedShort: 'Connecter',
    unverified: 'Vérifie d’abord ton numéro, ensuite tu pourras connecter WhatsApp.',
  },
  chat: {
    title: 'Note tes dépenses depuis WhatsApp',
    description: 'La connexion se fait une seule fois.',
    steps: {
      message: 'Envoie un message à l’assistant, par exemple «\u00a0{{example}}\u00a0».',
      link: 'Il te répond avec un lien d’autorisation.',
      login: 'Ouvre-le et connecte-toi avec ton compte Google.',
      start: 'C’est fait\u00a0: dès lors, chaque message est une dépense.',
    },
    example: 'J’ai dépensé 20 € au marché',
    prefilled: 'J’ai dépensé...',
    open: 'Ouvrir WhatsApp',
    scan: 'Scanne avec ton téléphone',
    scanHint: 'La conversation s’ouvre, le message déjà commencé.',
    qr: 'Code QR qui ouvre la conversation avec Casita',
  },
  connected: {
    title: 'WhatsApp est connecté',
    description:
      '{{name}}, chaque message que tu envoies à Casita devient une ligne dans les comptes de ton foyer.',
    features: {
      send: 'Envoie tes dépenses avec tes mots',
      track: 'Elles sont notées aussitôt',
      confirm: 'Tu reçois une confirmation pour chacune',
      view: 'Tout se retrouve dans ton aperçu',
    },
    example: '«\u00a0{{text}}\u00a0»',
    exampleTitle: 'Ta première dépense, par exemple',
    disclaimer: 'Casita ne lit que ce que tu lui écris, jamais tes autres conversations.',
    disconnect: 'Déconnecter',
    disconnected: 'WhatsApp est déconnecté',
    done: 'Aller à l’aperçu',
    login: 'Se connecter',
  },
} satisfies Texts<typeof english>
