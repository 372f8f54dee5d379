import type { auth as english } from '../en/auth.ts'
import type { Texts } from '../texts.ts'

export const auth = {
  signIn: 'Ingresar',
  languageUnavailable: 'No pudimos cambiar el idioma. Revisá tu internet.',
  google: {
    signIn: 'Iniciar sesión con Google',
    signUp: 'Registrarse con Google',
    waiting: 'Ingresando...',
  },
  side: {
    label: 'Qué hace Casita',
    title: 'La casa lleva la cuenta. Vos seguí con lo tuyo.',
    features: {
      tracking: {
        title: 'Anotás como hablás',
        text: 'Un mensaje de WhatsApp alcanza. Casita saca el monto, la categoría y el día.',
      },
      analytics: { title: 'El mes de un vistazo', text: 'En qué se va, y cómo venís contra el mes pasado.' },
      family: { title: 'Entre todos', text: 'Cada uno anota lo suyo y la casa ve un solo número.' },
      budgets: {
        title: 'Presupuestos que avisan',
        text: 'Ponés un límite por categoría y Casita te avisa por el chat.',
      },
    },
  },
  login: {
    page: 'Ingresar',
    title: 'Hola de nuevo',
    text: 'Entrá con la cuenta de Google con la que te registraste.',
    privacy: 'Sin contraseñas. De Google vemos tu nombre, tu correo y tu foto.',
    kept: 'Qué guarda Casita, y quién lo ve',
    new: '¿Todavía no tenés casita?',
    create: 'Crear cuenta gratis',
    ended: 'Tu sesión terminó. Ingresá de nuevo y seguís donde estabas.',
    errorTitle: 'No pudimos entrar con Google',
    error: 'No pudimos iniciar la sesión. Probá de nuevo.',
  },
} satisfies Texts<typeof english>
