import type { inviting as english } from '../en/inviting.ts'
import type { Texts } from '../texts.ts'

/** How somebody is invited, by a message or by a link. */
export const inviting = {
  title: 'Invite quelqu’un dans ton foyer',
  description: 'La personne reçoit un message WhatsApp avec un lien, valable une fois, pendant sept jours.',
  phone: 'Numéro de téléphone',
  submit: 'Envoyer l’invitation',
  byLink: 'Créer un lien à partager',
  sending: 'Envoi...',
  already: 'Ce numéro a déjà une invitation. On la renvoie\u00a0?',
  success: 'Invitation envoyée',
  linkReady: 'Envoie-lui ce lien',
  successNoMessage: 'L’invitation est créée, mais le message WhatsApp n’a pas pu partir.',
  failed: 'Impossible d’envoyer l’invitation',
  code: 'Code',
  link: 'Lien',
  copyCode: 'Copier le code',
  codeCopied: 'Code copié',
  copyLink: 'Copier le lien',
  share: 'Partager',
  shareText: 'Rejoins notre foyer «\u00a0{{household}}\u00a0» sur Casita\u00a0:',
  done: 'Terminé',
} satisfies Texts<typeof english>
