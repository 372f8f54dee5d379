import type { shell as english } from '../en/shell.ts'
import type { Texts } from '../texts.ts'

/** The frame around every signed-in screen. */
export const shell = {
  greeting: 'Hola, {{name}}',
  nav: {
    label: 'Principal',
    menu: 'Abrir menú',
    drawer: 'Menú',
    dashboard: 'Resumen',
    expenses: 'Gastos',
    analytics: 'Análisis',
    household: 'Casa',
    settings: 'Ajustes',
    dashboardHint: 'Mirá cómo viene el mes',
    expensesHint: 'Anotá y corregí gastos',
    analyticsHint: 'Mirá en qué se va',
    householdHint: 'Ordená las categorías',
    settingsHint: 'Elegí tus preferencias',
  },
  user: { menu: 'Menú de {{name}}', settings: 'Ajustes', logout: 'Cerrar sesión' },
  guard: {
    title: 'No pudimos cargar tu cuenta',
    logout: 'Cerrar sesión',
  },
  pill: {
    offline: 'Sin conexión',
    connected: 'WhatsApp conectado',
    connectedShort: 'Conectado',
    disconnected: 'Conectar WhatsApp',
    disconnectedShort: 'Conectar',
    unverified: 'Primero verificá tu número, después podés conectar WhatsApp.',
  },
} satisfies Texts<typeof english>
