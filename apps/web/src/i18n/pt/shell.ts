import type { shell as english } from '../en/shell.ts'
import type { Texts } from '../texts.ts'

/** The frame around every signed-in screen. */
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
    offline: 'Sem conexão',
    connected: 'WhatsApp conectado',
    connectedShort: 'Conectado',
    disconnected: 'Conectar WhatsApp',
    disconnectedShort: 'Conectar',
    unverified: 'Primeiro verifique seu número, depois você pode conectar o WhatsApp.',
  },
} satisfies Texts<typeof english>
