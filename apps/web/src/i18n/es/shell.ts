import type { shell as english } from '../en/shell.ts'
import type { Texts } from '../texts.ts'

/** The frame around every signed-in screen and the chat's dialogs. */
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
    connected: 'WhatsApp conectado',
    connectedShort: 'Conectado',
    disconnected: 'Conectar WhatsApp',
    disconnectedShort: 'Conectar',
    unverified: 'Primero verificá tu número, después podés conectar WhatsApp.',
  },
  chat: {
    title: 'Anotá los gastos desde WhatsApp',
    description: 'Se conecta una sola vez.',
    steps: {
      message: 'Mandale un mensaje al asistente, por ejemplo “{{example}}”.',
      link: 'Te contesta con un enlace para autorizar.',
      login: 'Abrilo y entrá con tu cuenta de Google.',
      start: 'Listo: desde ahí, cada mensaje es un gasto.',
    },
    example: 'Gasté 8.500 en el súper',
    prefilled: 'Gasté...',
    open: 'Abrir WhatsApp',
    scan: 'Escaneá con el celular',
    scanHint: 'Abre el chat con el mensaje ya empezado.',
    qr: 'Código QR que abre el chat con Casita',
  },
  connected: {
    title: 'WhatsApp está conectado',
    description: '{{name}}, cada mensaje que le mandes a Casita ya es un renglón en las cuentas de tu casa.',
    features: {
      send: 'Mandá los gastos con tus palabras',
      track: 'Quedan anotados al instante',
      confirm: 'Te llega una confirmación de cada uno',
      view: 'Está todo en tu resumen',
    },
    example: '“{{text}}”',
    exampleTitle: 'Tu primer gasto, por ejemplo',
    disclaimer: 'Casita solo lee lo que le escribís, nunca tus otros chats.',
    disconnect: 'Desconectar',
    disconnected: 'WhatsApp quedó desconectado',
    done: 'Ir al resumen',
    login: 'Iniciar sesión',
  },
} satisfies Texts<typeof english>
