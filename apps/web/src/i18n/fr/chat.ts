import type { chat as english } from '../en/chat.ts'
import type { Texts } from '../texts.ts'

/** The dialogs about the chat: how it is connected, and that it is. */
export const chat = {
  connect: {
    title: 'Note tes dépenses depuis WhatsApp',
    description: 'La connexion se fait une seule fois.',
    steps: {
      message: 'Envoie un message à l’assistant, par exemple «\u00a0{{example}}\u00a0».',
      link: 'Il te répond avec un lien d’autorisation.',
      login: 'Ouvre-le et connecte-toi avec ton compte Google.',
      start: 'C’est fait\u00a0: dès lors, chaque message est une dépense.',
    },
    example: 'J’ai dépensé {{amount}} au marché',
    prefilled: 'J’ai dépensé...',
    open: 'Ouvrir WhatsApp',
    scan: 'Scanne avec ton téléphone',
    scanHint: 'La discussion s’ouvre, le message déjà commencé.',
    qr: 'Code QR qui ouvre la discussion avec Casita',
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
    disclaimer: 'Casita ne lit que ce que tu lui écris, jamais tes autres discussions.',
    disconnect: 'Déconnecter',
    disconnected: 'WhatsApp est déconnecté',
    done: 'Aller à l’aperçu',
    login: 'Se connecter',
  },
} satisfies Texts<typeof english>
