import type { inviting as english } from '../en/inviting.ts'
import type { Texts } from '../texts.ts'

/** How somebody is invited, by a message or by a link. */
export const inviting = {
  title: 'Sumá a alguien a la casa',
  description: 'Le llega un WhatsApp con un enlace. Sirve una vez, durante siete días.',
  phone: 'Número de teléfono',
  submit: 'Mandar invitación',
  byLink: 'Hacer un enlace para compartir',
  sending: 'Mandando...',
  already: 'Este número ya tiene una invitación. ¿La reenviamos?',
  success: 'Invitación enviada',
  linkReady: 'Mandale este enlace',
  successNoMessage: 'Creamos la invitación, pero no pudimos mandar el mensaje de WhatsApp.',
  failed: 'No pudimos mandar la invitación',
  code: 'Código',
  link: 'Enlace',
  copyCode: 'Copiar código',
  codeCopied: 'Código copiado',
  copyLink: 'Copiar enlace',
  share: 'Compartir',
  shareText: 'Sumate a “{{household}}”, nuestra casa en Casita:',
  done: 'Listo',
} satisfies Texts<typeof english>
