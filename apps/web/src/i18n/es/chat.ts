import type { chat as english } from '../en/chat.ts'
import type { Texts } from '../texts.ts'

/** The dialogs about the chat: how it is connected, and that it is. */
export const chat = {
  connect: {
    title: 'Anotá los gastos desde WhatsApp',
    description: 'Se conecta una sola vez.',
    steps: {
      message: 'Mandale un mensaje al asistente, por ejemplo “{{example}}”.',
      link: 'Te contesta con un enlace para autorizar.',
      login: 'Abrilo y entrá con tu cuenta de Google.',
      start: 'Listo: desde ahí, cada mensaje es un gasto.',
    },
    example: 'Gasté {{amount}} en el súper',
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
