import { defaultDescriptions } from '../../expenses/default-descriptions.ts'
import type { Say } from '../../speech.ts'
import { capital } from './capital.ts'
import { esAnswering, mostOf } from './es.answering.ts'
import { esAsking } from './es.asking.ts'
import { esChatting } from './es.chatting.ts'
import { esFollowing } from './es.following.ts'
import { esHeard } from './es.heard.ts'
import { esRecurring } from './es.recurring.ts'
import type { ExampleAmount, Told, Words } from './words.ts'

const spent = ({ who }: Pick<Told, 'who'>): string => {
  switch (who.who) {
    case 'household':
      return 'la casa gastó'
    case 'you':
      return 'gastaste'
    case 'member':
      return `${who.name} gastó`
    default:
      return who satisfies never
  }
}

const gastos = (count: number) => (count === 1 ? '1 gasto' : `${count} gastos`)

export const es = (amount: ExampleAmount, say: Say): Words => ({
  ...esAnswering(say),
  ...esAsking(amount, say),
  ...esChatting(amount, say),
  ...esFollowing,
  ...esHeard,
  ...esRecurring(say),
  locale: 'es-AR',

  greeting: (name) =>
    say`Hola, ${name}. Contame un gasto como te salga, por ejemplo «${amount(8.5)} en el súper», o preguntame «¿cuánto llevamos este mes?».`,
  connected: say`Estamos conectados. Contame un gasto como te salga.`,
  thanks: 'De nada.',
  farewell: (name) => `Hasta luego, ${name}.`,
  praised: say`Gracias. Acá estoy cuando quieras.`,
  whoIAm: 'Soy Casita, un programa y no una persona: anoto los gastos de la casa y respondo sobre ellos.',
  alright: say`Genial. Cuando quieras, contame un gasto.`,
  sorry: 'Perdón.',
  smallTalk: say`Acá estoy. Contame un gasto, por ejemplo «café ${amount(3.2)}», o escribí «ayuda».`,
  help: [
    say`Escribime los gastos como te salgan y los anoto en la casa:`,
    say`• «${amount(8.5)} en el súper», «ayer ${amount(12)} de nafta», «café ${amount(3.2)} y pan ${amount(1.8)}»`,
    say`• Para corregir: «no, eran ${amount(7.5)}», «era en farmacia», «fue ayer», «lo pagó Ana». Respondé a un mensaje viejo para cambiar ese gasto.`,
    say`• Para borrar: «borralo» o «deshacer». Hasta 30 días después, «recuperalo».`,
    say`• Para saber: «¿cuánto llevamos en súper este mes?», «compará con el mes pasado», «últimos gastos».`,
    `• Para presupuestos: «presupuesto de ${amount(200)} para súper», «¿cuánto queda para súper?».`,
    say`Para desconectar este chat escribí BAJA.`,
  ].join('\n'),
  stop: say`Para desconectar el chat de WhatsApp, escribí BAJA ahí.`,
  notExpense: {
    income: 'Anoto solo lo que se gasta, así que ese ingreso no lo anoté.',
    transfer: say`Pasar plata de un lado a otro no es un gasto: no anoté nada.`,
    withdrawal: say`Sacar efectivo no es un gasto: no anoté nada. Contame en qué lo gastás.`,
    loan: say`Los préstamos y las deudas no los anoto. Si fue un gasto, contame en qué.`,
    future: say`Todavía no lo gastaste, así que no lo anoté. Avisame cuando lo pagues.`,
    quote: say`Eso es un precio, no un gasto: no anoté nada. Si lo compraste, decime «compré…».`,
    hypothetical: say`No anoté nada. Si lo compraste, contame cuánto fue.`,
    question: say`Eso no lo sé responder. Podés preguntarme «¿cuánto llevamos en súper este mes?» o «¿cuánto gasté ayer?».`,
    negation: 'Entonces no anoté nada.',
    someone_else: 'No anoté nada, porque no parece un gasto de la casa.',
    zero: 'Con un monto de cero no hay nada que anotar.',
    negative: say`Con un monto negativo no anoto. Si querés borrar un gasto, escribí «borralo».`,
    too_large: say`Ese monto es demasiado grande y no lo anoté. ¿Me lo escribís de nuevo?`,
    too_much: say`Son demasiadas cosas de una vez y no anoté nada. Mandámelas en partes.`,
    number: 'Ese número no parece un monto, así que no anoté nada.',
    unrelated: say`No encontré un gasto ahí. Probá con «${amount(8.5)} en el súper», o escribí «ayuda».`,
  },
  textOnly: say`Por ahora solo leo texto. Escribime el gasto, por ejemplo «${amount(8.5)} en el súper».`,
  pictureAlone: say`No leo fotos. Escribí el monto debajo de la foto, por ejemplo «${amount(8.5)} en el súper», y la guardo con el gasto.`,
  pictureKept: 'La foto queda con el gasto.',
  picturesFull: say`La foto no la pude guardar: la casa no tiene lugar para más recibos. En la web podés quitar algunos.`,
  pictureNotKept: 'Leí el texto; la foto no la guardo.',
  fileNotKept: 'Leí el texto; el archivo no lo guardo.',
  pictureUnread: say`No leo fotos ni archivos. Escribime el gasto, por ejemplo «${amount(8.5)} en el súper».`,

  recorded: (what) => `Anotado: ${what}.`,
  recordedMany: (count, total) => `Anoté ${gastos(count)}, ${total} en total:`,
  month: (month, total, isOver) => `En ${month} ${isOver ? 'fueron' : 'van'} ${total}.`,
  tooMany: (most) => say`Son demasiados de una vez. Mandame hasta ${most} gastos por mensaje; no anoté nada.`,
  nameless: defaultDescriptions.es,
  today: 'hoy',
  yesterday: 'ayer',
  firstDay: '1',
  onDay: (day) => `el ${day}`,
  notedBy: (name) => `lo anotó ${name}`,
  paidBy: (name) => `lo pagó ${name}`,
  itWas: 'era',

  howMuch: (what) => (what ? `${what}: ¿cuánto fue?` : '¿Cuánto fue?'),
  foreign: (original, what, currency) =>
    `${what ? `${what}, ${original}` : original}: ¿cuánto fue en ${currency}? Lo anoto así y dejo ${original} como nota.`,
  unclear: {
    amount: (what) => `${what ? `${what}: ¿c` : '¿C'}uánto fue exactamente?`,
    price: (what) => `${what ? `${what}: ¿c` : '¿C'}uál fue el precio?`,
    habit: (what) => `¿${what}? Es mucho más de lo habitual.`,
    total: () => say`Las partes no suman el total que decís. ¿Qué anoto?`,
    instalments: (what) => `${what ? `${what}: ¿e` : '¿E'}s una cuota o el total?`,
    each: (what) => `${what ? `${what}: ¿e` : '¿E'}s cada uno o todo junto?`,
    intent: (what) => `¿Anoto ${what}?`,
  },
  usual: (amount) => `Los tuyos suelen ser de ${amount}.`,
  notYet: 'Todavía no anoté nada.',
  dropped: 'Listo, no lo anoto.',
  leftAsIs: 'Listo, lo dejo como está.',
  onePayer: 'Casita guarda un solo pagador por gasto y no reparte ni lleva deudas.',
  stale: say`Esa pregunta ya quedó resuelta. Si falta algo, escribime el gasto de nuevo.`,

  changed: (what) => `Cambiado: ${what}.`,
  changedMany: (count) => `Cambié ${gastos(count)}:`,
  unchanged: (what) => `Ya estaba así: ${what}.`,
  deleted: (what) => `Borrado: ${what}.`,
  deletedMany: (count) => `Borré ${gastos(count)}:`,
  restored: (what) => `Recuperado: ${what}.`,
  restoredMany: (count) => `Recuperé ${gastos(count)}.`,
  recordedAlready: (what) => `Eso ya está anotado: ${what}.`,
  alreadyDeleted: (what) => `Ya estaba borrado: ${what}.`,
  nothingToChange: 'No encontré un gasto tuyo para cambiar.',
  nothingToRestore: 'No hay gastos borrados para recuperar.',
  nothingToUndo: 'No queda nada por deshacer.',
  nothingToCancel: 'No anoté nada, así que no hay nada que cancelar.',
  nothingLikeIt: (what) => `No encontré un gasto tuyo con «${what}».`,
  youDeleted: 'En los últimos 30 días borraste:',
  youDeletedNothing: 'No borraste nada en los últimos 30 días.',
  latest: (what) => `Lo último anotado: ${what}.`,
  nothingYet: 'Todavía no hay gastos anotados.',
  repeated: (period) => `${capital(period)} hay gastos que parecen repetidos:`,
  noneRepeated: (period) => `${capital(period)} no veo gastos repetidos.`,
  gone: 'Ese gasto ya no está.',
  notYours: (author) =>
    `Ese gasto lo anotó ${author}: solo esa persona o quien administra la casa puede cambiarlo.`,
  restoreExpired: 'Se borró hace más de 30 días y ya no se puede recuperar.',
  whichChange: '¿Cuál de estos cambio?',
  whichDelete: '¿Cuál de estos borro?',
  shallDelete: (what) => `¿Borro ${what}?`,
  howToChange: say`Decime qué cambio, por ejemplo «eran ${amount(7.5)}», «era en farmacia» o «fue ayer».`,
  howToChangeIt: (what) =>
    say`Decime qué cambio de ${what}: por ejemplo «eran ${amount(7.5)}», «era en farmacia» o «fue ayer».`,
  unknownPayer: (name) => `No conozco a ${name || 'esa persona'} en la casa, así que no cambié nada.`,
  whoseWasIt: (what) => `¿De quién era ${what}? También lo puedo borrar.`,
  whatWasIt: (what) => say`¿Y qué era ${what}? Contestame, por ejemplo, «farmacia».`,
  raiseWhich: (amount, change) =>
    ({
      to: `¿Qué pongo en ${amount}?`,
      more: `¿A qué le sumo ${amount}?`,
      less: `¿A qué le resto ${amount}?`,
    })[change],
  changeOrNew: (what, amount) => `¿Cambio ${what}, a ${amount}, o es otro gasto?`,
  onlyPart: (what, amount) => `¿Dejo ${what}, en ${amount}?`,
  foreignChange: (currency) => `La casa lleva sus cuentas en ${currency}. ¿Cuánto fue en ${currency}?`,

  whichCategory: (what) => `¿En qué categoría va ${what}?`,
  categoryGone: say`Esa categoría ya no está. Elegí otra.`,
  noCategoryCalled: (name) => `No hay categoría «${name}», y no cambié nada.`,
  noSuchCategory: 'La casa no tiene una categoría así, y no cambié nada.',

  total: (told) => `${capital(told.period)} ${spent(told)} ${told.sum}${told.scope} (${gastos(told.count)}).`,
  noWholeMonth: (period) =>
    `${period ? capital(period) : 'Todavía'} no hay un mes entero para sacar el promedio.`,
  nothing: ({ period, who, scope }) =>
    `${capital(period)} no hay gastos${who.who === 'household' ? '' : who.who === 'you' ? ' tuyos' : ` de ${who.name}`}${scope}.`,
  notedNothing: ({ period, who, scope }) =>
    `${capital(period)} ${who.who === 'member' ? `${who.name} no anotó` : 'no anotaste'} gastos${scope}.`,
  outOfPocket: (name, sum) => (name ? `Pagado por ${name}: ${sum}.` : say`Pagado por vos: ${sum}.`),
  before: (month, sum) => `A esta altura de ${month} iban ${sum}.`,
  compared: (period, sum) => `${capital(period)} fueron ${sum}.`,
  ofThese: (sum, scope) => `De eso, ${sum}${scope}.`,
  noneOfThese: (words) => `Ninguno se llama «${words}».`,
  top: (told) => `${capital(told.period)} ${spent(told)} ${told.sum}${told.scope}. En qué se fue más:`,
  topMembers: (told) => `${capital(told.period)} ${spent(told)} ${told.sum}${told.scope}. Por persona:`,
  topParts: (told, of) => `${capital(told.period)} ${spent(told)} ${told.sum}${told.scope}. ${mostOf[of]}`,
  biggest: (told) => `${capital(told.period)} ${spent(told)} ${told.sum}${told.scope}. Los más grandes:`,
  smallest: (told) => `${capital(told.period)} ${spent(told)} ${told.sum}${told.scope}. Los más chicos:`,
  list: (told) => `${capital(told.period)} ${spent(told)} ${told.sum}${told.scope} (${gastos(told.count)}):`,
  part: (name, sum, percent) => `• ${name}: ${sum} (${percent} %)`,
  othersInList: (count) => `y ${count} más`,
  inCategory: (category) => ` en ${category}`,
  withWords: (words) => ` en «${words}»`,
  ofBound: (amount, side) => ` en gastos de ${amount}${side === 'least' ? ' o más' : ' o menos'}`,
  ofJust: (amount) => ` de ${amount}`,
  withoutCategory: 'Sin categoría',
  period: ({ name, from, to, month, year, days }) => {
    switch (name) {
      case 'today':
        return 'hoy'
      case 'yesterday':
        return 'ayer'
      case 'day':
        return `el ${from}`
      case 'this_week':
        return 'esta semana'
      case 'last_week':
        return 'la semana pasada'
      case 'weekend':
        return `el fin de semana del ${from} al ${to}`
      case 'this_month':
      case 'last_month':
      case 'month':
        return `en ${month}`
      case 'this_year':
      case 'last_year':
      case 'year':
        return `en ${year}`
      case 'days':
        return `en los últimos ${days} días`
      case 'range':
        return `del ${from} al ${to}`
      case 'all':
        return 'desde el principio'
      default:
        return name satisfies never
    }
  },

  budgetLeft: (amount, name) => `Quedan ${amount} ${name ? `para ${name}` : 'del presupuesto'}.`,
  budgetOver: (amount, name) => `Se pasaron por ${amount} del presupuesto${name ? ` de ${name}` : ''}.`,
  left: (amount) => `Quedan ${amount}.`,
  over: (amount) => `Se pasaron por ${amount}.`,
  budgetReached: (percent, name) => `Ya va el ${percent} % del presupuesto${name ? ` de ${name}` : ''}.`,
  budgetSpent: (spent, available, name) => `${name ?? 'Toda la casa'}: van ${spent} de ${available}.`,
  budgetSet: (amount, name) => `Listo: ${amount} por mes para ${name ?? 'toda la casa'}.`,
  budgetGone: (amount, name) =>
    `Listo: saqué el presupuesto de ${amount} por mes para ${name ?? 'toda la casa'}.`,
  noBudget: (name) =>
    `No hay presupuesto${name ? ` para ${name}` : ''}. ` +
    say`Ponelo así: «presupuesto de ${amount(200)} para súper».`,
  budgetHowMuch: say`¿De cuánto por mes? Escribilo así: «presupuesto de ${amount(200)} para súper».`,
  budgetPerMonth: (amount, often, monthly) =>
    `Los presupuestos son por mes: ${amount} ${often} son unos ${monthly}. ¿Lo pongo así?`,

  elsewhere: {
    invite: {
      asked: /\binvit(o|ar|arlo|arla|arlos|a|ame)\b/,
      told: 'A la casa se invita en la web, en «Casa».',
    },
    household: {
      asked:
        /\b(cambi\w+ (de |la )?moneda|nombre de la casa|(dejar|irme de|salir de|sacar a \w+ de) la casa)\b/,
      told: 'El nombre, la moneda y los miembros de la casa se cambian en la web, en «Casa».',
    },
    categories: {
      asked:
        /\b(cre(a|o|ar)|nueva|agreg(a|o|ar)|renombr(a|o|ar)) (la |otra |una )?categoria\b|\bnombre (de|a) (la|una) categoria\b|\b(a|en) una (nueva )?categoria (nueva )?/,
      told: 'Las categorías se crean y se cambian en la web, en «Casa».',
    },
    files: {
      asked: /\b((a|en|un) (csv|excel)|(?<!\b(no|me|te|le|que) )(ex|im)port(a|o|ar|arlo|arlos))\b/,
      told: 'Los gastos se exportan y se importan en la web, en «Gastos».',
    },
    own: {
      asked:
        /\b(mi (cuenta|nombre|numero|telefono)|zona horaria|(de|el) idioma|(escribi|habla|responde)(me)? en (espanol|frances|ingles|portugues))\b/,
      told: 'Tu nombre, idioma, teléfono y cuenta se cambian en la web, en «Ajustes».',
    },
  },
  openWeb: 'Abrir Casita',
  buttons: {
    undo: 'Deshacer',
    undoAll: 'Deshacer todo',
    undoOne: 'Deshacer uno',
    category: 'Categoría',
    restore: 'Recuperar',
    restoreLast: 'Recuperar el último',
    delete: 'Borrarlo',
    expense: 'El gasto',
    budget: 'El presupuesto',
    change: 'Cambiarlo',
    another: 'Es otro',
    otherAmount: 'Otro monto',
    yes: say`Sí, anotalo`,
    anyway: say`Anotalo igual`,
    no: 'No',
    all: 'Todos',
    choose: 'Elegir',
    more: 'Ver más',
  },
})
