import type { shell as english } from '../en/shell.ts'
import type { Texts } from '../texts.ts'

/** The frame around every signed-in screen and the chat's dialogs. */
export const shell = {
  greeting: 'Olá, {{name}}',
  nav: {
    label: 'Principal',
    menu: 'Abrir menu',
    drawer: 'Menu',
    dashboard: 'Resumo',
    expenses: 'Gastos',
    analytics: 'Análise',
    household: 'Casa',
    settings: 'Ajustes',
    dashboardHint: 'Veja como vai o mês',
    expensesHint: 'Anote e corrija gastos',
    analyticsHint: 'Veja para onde vai',
    householdHint: 'Organize as categorias',
    settingsHint: 'Escolha suas preferências',
  },
  user: { menu: 'Menu de {{name}}', settings: 'Ajustes', logout: 'Sair' },
  guard: {
    title: 'Não foi possível carregar sua conta',
    logout: 'Sair',
  },
  pill: {
    connected: 'WhatsApp conectado',
    connectedShort: 'Conectado',
    disconnected: 'Conectar WhatsApp',
    disconnectedShort: 'Conectar',
    unverified: 'Primeiro verifique seu número, depois você pode conectar o WhatsApp.',
  },
  chat: {
    title: 'Anote os gastos pelo WhatsApp',
    description: 'Você conecta uma vez só.',
    steps: {
      message: 'Mande uma mensagem ao assistente, por exemplo “{{example}}”.',
      link: 'Ele responde com um link de autorização.',
      login: 'Abra o link e entre com sua conta do Google.',
      start: 'Pronto: a partir daí, cada mensagem é um gasto.',
    },
    example: 'Gastei 85,00 no mercado',
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
