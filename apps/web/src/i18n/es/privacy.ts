import type { privacy as english } from '../en/privacy.ts'
import type { Texts } from '../texts.ts'

export const privacy = {
  title: 'Privacidad · Casita',
  description: 'Qué guarda Casita de tu casa, para qué, por cuánto tiempo y quién lo ve.',
  skip: 'Saltar al contenido',
  signIn: 'Ingresar',
  heading: 'Qué guarda Casita, y quién lo ve',
  lead: 'Lo mínimo que necesitan unas cuentas compartidas. Sin publicidad, sin analíticas, y nada se vende.',
  operator: {
    label: 'Responsable de esta Casita:',
    unknown: 'quien la instaló. Preguntale a la persona que te invitó.',
  },
  kept: {
    title: 'Qué se guarda, y por cuánto tiempo',
    account: {
      what: 'Tu nombre, correo, foto y cuenta de Google',
      why: 'Para que puedas entrar y tu casa sepa quién sos.',
      long: 'Hasta que elimines tu cuenta',
    },
    phone: {
      what: 'Tu número de teléfono',
      why: 'Para que Casita reconozca tu chat.',
      long: 'Hasta que valides otro o elimines tu cuenta; sin cuenta, 30 días',
    },
    invited: {
      what: 'El número de quien recibe una invitación',
      why: 'Para enviarla, y que nadie más pueda aceptarla.',
      long: 'Hasta 30 días después de que venza',
    },
    language: {
      what: 'Tu idioma y zona horaria',
      why: 'Para responderte en tu idioma y saber qué día es para vos.',
      long: 'Sin plazo; eliminada la cuenta, no son de nadie',
    },
    ledger: {
      what: 'Gastos, categorías, presupuestos, fotos de tickets y quién cambió qué',
      why: 'Son las cuentas de tu casa. Un gasto borrado se puede recuperar durante 30 días.',
      long: 'Mientras exista la casa',
    },
    messages: {
      what: 'Lo que le escribís al asistente, y sus respuestas',
      why: 'Para que cada mensaje cuente una sola vez y ninguna respuesta se pierda.',
      long: 'Las palabras: 30 días',
    },
    habits: {
      what: 'Qué palabras van con qué categoría en tu casa',
      why: 'Para entenderte mejor cada vez.',
      long: 'Mientras exista la casa',
    },
    sessions: {
      what: 'Dónde tenés la sesión abierta, y con qué navegador',
      why: 'Para que puedas cerrarla.',
      long: 'Hasta 30 días después de que termine',
    },
    addresses: {
      what: 'Direcciones de red, solo como huella con clave',
      why: 'Para frenar a quien adivina códigos y enlaces.',
      long: 'Cerca de un día',
    },
  },
  notKept:
    'Los audios, videos, archivos, ubicaciones y contactos que llegan al chat no se descargan ni se guardan. La única cookie recuerda el idioma que elegiste en la portada.',
  seen: {
    title: 'Quién lo ve',
    household:
      'Las personas de tu casa ven todo lo que hay en ella, también los nombres, fotos y números de los demás. Nadie de otra casa lo ve.',
    google:
      'Google se entera de que entrás a Casita, y de nada de tus gastos. Su script se carga en las páginas de ingreso y en ninguna otra.',
    meta: 'Meta transporta el chat y sus mensajes, según los términos de WhatsApp.',
    mail: 'Un servicio de correo lleva los enlaces de validación que WhatsApp no pudo entregar.',
    model:
      'Un servicio de lenguaje recibe los mensajes en los que Casita duda, con la fecha, la moneda y los nombres de las categorías y de las personas.',
    operator: 'Quien administra esta Casita puede leer su base de datos y sus copias de respaldo.',
  },
  yours: {
    title: 'Qué podés hacer',
    copy: 'Llevarte una copia: todo lo que se guarda de vos, en Ajustes, en “Tus datos”; las cuentas, con “Exportar”, en los gastos.',
    correct: 'Corregir: cada gasto, categoría y ajuste se puede cambiar.',
    leave: 'Ver dónde tenés la sesión abierta y cerrarla: en Ajustes, en “Tus sesiones”.',
    stop: 'Frenar los mensajes: escribí BAJA en el chat. PAUSA frena solo los avisos y resúmenes.',
  },
  deletion: {
    title: 'Eliminar tu cuenta',
    how: 'En Ajustes, en “Tus datos”, tocá “Eliminar la cuenta”. Tu nombre, correo, foto, número y cuenta de Google se borran en el momento, y se cierran todas tus sesiones.',
    rest: 'Los gastos quedan en las cuentas que otros siguen llevando, sin tu nombre. Si en la casa no queda nadie, se borra con todo lo que tiene a los 30 días.',
  },
} satisfies Texts<typeof english>
