import type { inviting as english } from '../en/inviting.ts'
import type { Texts } from '../texts.ts'

/** How somebody is invited, by a message or by a link. */
export const inviting = {
  title: 'Convide alguém para a sua casa',
  description: 'A pessoa recebe um WhatsApp com um link. Ele serve uma vez, por sete dias.',
  phone: 'Número de telefone',
  submit: 'Enviar convite',
  byLink: 'Criar um link para compartilhar',
  sending: 'Enviando...',
  already: 'Este número já tem um convite. Enviamos de novo?',
  success: 'Convite enviado',
  linkReady: 'Mande este link',
  successNoMessage: 'O convite foi criado, mas não foi possível enviar a mensagem de WhatsApp.',
  failed: 'Não foi possível enviar o convite',
  code: 'Código',
  link: 'Link',
  copyCode: 'Copiar código',
  codeCopied: 'Código copiado',
  copyLink: 'Copiar link',
  share: 'Compartilhar',
  shareText: 'Entre na nossa casa “{{household}}” na Casita:',
  done: 'Pronto',
} satisfies Texts<typeof english>
