import type { FastifyRequest } from 'fastify'

/** The texts of the sign-in pages, in the two languages of the sandbox. */
export const chooserTexts = {
  es: {
    sandbox: 'Inicio de sesión de prueba. Ningún dato sale de esta computadora.',
    title: 'Elegí una cuenta',
    lead: 'para seguir en',
    accounts: 'Cuentas de prueba',
    another: 'Usar otra cuenta',
    name: 'Nombre',
    email: 'Correo',
    enter: 'Seguir',
    wrong: 'Hace falta un nombre y un correo, como luz@example.com.',
    cancel: 'Cancelar',
    shares: 'Casita va a recibir el nombre, el correo y la foto de la cuenta que elijas.',
    notGoogle: 'Esto hace de Google mientras no haya credenciales. No pide contraseña.',
    refused: 'No se puede seguir',
    refusedLead: 'El pedido de inicio de sesión no es válido.',
  },
  en: {
    sandbox: 'Test sign-in. Nothing leaves this computer.',
    title: 'Choose an account',
    lead: 'to continue to',
    accounts: 'Test accounts',
    another: 'Use another account',
    name: 'Name',
    email: 'Email',
    enter: 'Continue',
    wrong: 'It takes a name and an address such as luz@example.com.',
    cancel: 'Cancel',
    shares: 'Casita will receive the name, address and picture of the account you choose.',
    notGoogle: 'This stands in for Google while there are no credentials. It asks for no password.',
    refused: "Can't continue",
    refusedLead: 'The sign-in request is not valid.',
  },
} as const

/** A language of the sign-in pages. */
export type ChooserLanguage = keyof typeof chooserTexts

/** English for browsers that ask for it first, Spanish for all others. */
export const languageOf = (request: FastifyRequest): ChooserLanguage =>
  request.headers['accept-language']?.toLowerCase().startsWith('en') ? 'en' : 'es'
