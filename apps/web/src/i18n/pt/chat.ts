import type { chat as english } from '../en/chat.ts'
import type { Texts } from '../texts.ts'

/** The dialogs about the chat: how it is connected, and that it is. */
export const chat = {
  connect: {
    title: 'Anote os gastos pelo WhatsApp',
    description: 'Você conecta uma vez só.',
    steps: {
      message: 'Mande uma mensagem ao assistente, por exemplo “{{example}}”.',
      link: 'Ele responde com um link de autorização.',
      login: 'Abra o link e entre com sua conta do Google.',
      start: 'Pronto: a partir daí, cada mensagem é um gasto.',
    },
    example: 'Gastei {{amount}} no mercado',
    prefilled: 'Gastei...',
    open: 'Abrir WhatsApp',
    scan: 'Escaneie com o celular',
    scanHint: 'Abre a conversa com a mensagem já começada.',
    qr: 'Código QR que abre a conversa com a Casita',
  },
  connected: {
    title: 'O WhatsApp está conectado',
    description:
      '{{name}}, cada mensagem que você manda para a Casita já vira uma linha nas contas da sua casa.',
    features: {
      send: 'Mande os gastos com suas palavras',
      track: 'Eles são anotados na hora',
      confirm: 'Você recebe uma confirmação de cada um',
      view: 'Está tudo no seu resumo',
    },
    example: '“{{text}}”',
    exampleTitle: 'Seu primeiro gasto, por exemplo',
    disclaimer: 'A Casita só lê o que você escreve para ela, nunca suas outras conversas.',
    disconnect: 'Desconectar',
    disconnected: 'O WhatsApp foi desconectado',
    done: 'Ir para o resumo',
    login: 'Entrar',
  },
} satisfies Texts<typeof english>
