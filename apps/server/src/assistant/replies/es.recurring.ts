import type { Say } from '../../speech.ts'
import type { RecurringWords } from './recurring-words.ts'

export const esRecurring = (say: Say): RecurringWords => ({
  often: {
    two_weeks: /\b(cada (dos|2) semanas|cada (15|quince) dias|cada quincena|quincenal(mente|es)?)\b/,
    week: /\b(todas las semanas|cada semana|semanal(mente|es)?|(por|per|a la) semana)\b/,
    two_months: /\b(cada (dos|2) meses|bimestral(mente|es)?)\b/,
    three_months: /\b(cada (tres|3) meses|trimestral(mente|es)?)\b/,
    month:
      /\b(todos los meses|cada mes|mensual(mente|es)?|(por|per|al) mes|mes a mes|(todos los|cada)( dias?)? ([1-9]|[12]\d|3[01]|primeros)(?! (dias|semanas|meses|anos|horas)))\b/,
    year: /\b(todos los anos|cada ano|anual(mente|es)?|(por|per|al) ano)\b/,
  },
  comesBack:
    /^((y|si|ah|ok|dale|bueno|listo|por favor) )*((es|este|esta|ese|esa|esto|eso|esto es|eso es) ?)?((un )?(gasto|pago) (fijo )?)?((((hac[eé]|hacer|haz) )?(que )?((se|l[oa]|me l[oa]|nos l[oa]) )?(repit[ea]|anot[ea]|cobra|cobran|debitan?|descuentan?|vence|viene|vuelve|cae|sale|llega)|(se|me l[oa]|nos l[oa]) pag[ao]|l[oa] (pago|pagamos)|repet[ei](te)?l[oa]|rec(o|ue)rda(me)?l[oa]|fij[oa]|recurrente|anot[ae]l[oa]|(anotar|poner|repetir)(l[oa])?|pon(e|ga)?l[oa])( (sol[oa]|siempre|igual))*)?((^| )(eh|pues|che|po|tambien|por favor|porfa))*$/,
  thingComesBack:
    /^(?:(?:y|ah|ok|si) )*(?:(?:(?:el|la|los|las|lo) )?(?<is>\D+?) (?:(?:tambien )?(?:es|son|(?:va a|van a) ser|sera|seran|se (?:paga|repite|cobra)|viene|vienen))|(?:pon(?:e|ga)?|repet[ei]|repite|anot[ae]|deja) (?:el |la |los |las |lo )?(?<put>\D+?)|(?:es|se paga|viene) (?:el |la |los |las |lo )(?<of>\D+?))(?: (?:eh|pues|che|po|tambien|por favor))*$/,
  thingRecurs:
    /^(?:(?:y|si|ah|ok) )*(?:(?:hace|haz|pone?|deja) (?:que )?(?:el |la |los |las )?(?<put>\D+?) (?:como )?(?:fij[oa]s?|recurrentes?|se repitan?)|(?:el |la |los |las )?(?<is>\D+?) (?:es|son|se) (?:un )?(?:gastos? |pagos? )?(?:fij[oa]s?|recurrentes?|repiten?))$/,
  asksTo:
    /^(?:(?:che|y|ok|dale|por favor|porfa) )*(?:(?:me )?(?:l[oa] )?(?:podes|puedes|podras|podrias|puede|podria|podemos|se puede)|quiero|quisiera|necesito|me gustaria) (?:por favor )?/,
  recurs:
    /^((y|si|ah|ok) )*((esto |eso |este |ese )?(es (un )?(gasto |pago )?(fijo|recurrente|automatico)|((hac[eé]|hacer|haz) )?(que )?se repit[ea])|(hac[eé]l[oa]|hacerl[oa]|hazl[oa]|pon(e|er|ga)?l[oa]|deja(r)?l[oa]|marca(r)?l[oa]|anota(r)?l[oa]) (como )?((gasto|pago) )?(fij[oa]|recurrente|automatic[oa]))( (por favor|porfa))*$/,
  everyWeekday:
    /^(?:(?:y|ah|eso|esto|es|se repite|va|viene|(?:se )?(?:la|lo|le|les) (?:pago|pagamos)) )*(?:cada|(?:todos )?los) (?<day>lunes|martes|miercoles|jueves|viernes|sabado|domingo)s?(?: (?:se )?(?:la|lo|le|les) (?:pago|pagamos))?$/,
  comesOnDay:
    /^(?:(?:y|pero|ah|ok|si|eso|es|va) )*(?<lead>(?:(?:(?:siempre |l[oa] |me |nos |se )*(?:cobra|cobran|paga|pago|pagamos|debita|debitan|descuentan|vence|cae|viene|vuelve|repite|sale|llega)|(?:el|la) (?:proxim[oa]|siguiente) (?:es|va|cae|sera)|a partir|desde|siempre|todos los meses|cada mes|todos los|cada) ){1,2})?(?:de |del )?(?:el )?(?:dia )?(?<day>\S+(?: y \S+)?)(?: dia)?(?<each> (?:de |del )?(?:cada mes|todos los meses|mes))?$/,
  firstOfMonth: /^primer[oa]?$/,
  theDay: 'el',
  cancelsThing:
    /^(?:(?:ok|bueno|no|y|che|hay que|quiero) )*(?:cancel(?:a|e|en|amos|ar|o)|(?:da|dale|demos|den|dar|darle|damos) de baja)(?: a| con)? (?:el |la |los |las |lo de(?:l)? |al )?(?<thing>\D+)$/,
  recursNoMore:
    /^((y|si|ah|ok|no) )*((?<before>.+?) )?(ya no se repit[ea]( mas)?|(que )?no se repit[ea] mas)$|^((y|si|ah|ok|no|ya|perdon|mejor) )*(dej[ae] de (repetir|anotar sol[oa])|no (l[oa]s? )?repit(as|a|an)( mas)?|cancel[ae] la repeticion)( (de )?(?<after>.+))?$/,
  endsThing:
    /^(?:(?:ok|bueno|y|che) )*(?:no mas |(?:corta|cortame|corten|frena|suspende|deja de (?:anotar|cargar|pagar)|no (?:anotes|cargues) mas) |(?:ya no|no) (?:pag(?:o|amos)|tenemos|tengo|usamos|vamos) (?:mas )?|(?:ya )?(?:dej(?:amos|e|o)|cortamos|corte|terminamos) (?:de |con )?(?:pagar |ir )?|(?:nos dimos|me di) de baja |se (?:acabo|termino) )(?:al |del |de la |en |de |a )?(?:el |la |los |las )?(?<after>\D+?)(?: mas)?$|^(?:(?:ok|bueno|no|y|che) )*(?:el |la |los |las )?(?<before>\D+?) (?:ya )?(?:se (?:acabo|termino|corto)|no (?:va|corre|lo pagamos|la pagamos) mas|termino|ya no (?:va|corre|l[oa] pagamos))$/,
  afterThis: / despues de (?:esta (?<week>semana)|este mes)$/,
  goesTo:
    /^(?:(?:y|che|ah|desde \S+) )*(?:el |la |los |las )?(?<thing>\D+?) (?:(?:me|nos|se|ya) )*(?:sub(?:e|io|en|ieron)|aument(?:a|o|aron)|pas(?:a|o|an|aron)|baj(?:a|o|an|aron)|(?:se )?va|ahora (?:es|sale|cuesta)|ahora son)(?: a)? \d/,
  whatRecurs:
    /^(y )?((que|cuales) (gastos |pagos )?se repiten?|que (gastos|pagos) se repiten (todos los meses|cada mes)|que se paga (todos los meses|cada mes|por mes)|que (tenemos|tengo|hay) de (gastos?|pagos?) fijos?|que (gastos|pagos) (tenemos|tengo|hay) fijos|((cuales|que) son |que |mostra(me)? |muestra(me)? |ver )?(l[oa]s |mis |nuestr[oa]s )?(gastos|pagos) (que se repiten|recurrentes|fijos|que se anotan solos)( (tenemos|tengo|hay))?|lo que se repite|(que|cuales|cuantas|mostra(me)?|muestra(me)?|ver) (son )?(las |mis |nuestras )*suscripciones( (tenemos|tengo|hay|pagamos|pago))?|(que|cuales) (gastos )?(pagamos|pago|tenemos) (todos los meses|cada mes|por mes))$/,
  stillToCome:
    /^((y|che|hola|entonces) )*((que|cuanto|cuales)( (mas|otra cosa|otros?))?( (gastos?|pagos?|cuentas?|facturas?|boletas?))?( (es|son) (lo que )?)?( (nos|me))?( (todavia|aun|mas))?( (falta|faltan|queda|quedan|hay|tenemos|tengo|resta|restan))( (todavia|aun|mas))?( (que|por|de|para))? (pagar|venir|vencer|anotar|anotarse)|(que|cuales)( (gastos?|pagos?|cuentas?|facturas?))?( (todavia|aun))? ((se )?vienen?|(se )?vencen?|caen?)|(que|cuales)( son)? (los |las )?(pagos|gastos|cuentas|facturas) (faltan|quedan)|((cuales|que) (son |hay )?|mostra(me)? |muestra(me)? |ver )?(l[oa]s |mis |nuestr[oa]s )*(proxim[oa]s (pagos|gastos|cuentas|vencimientos|facturas)|vencimientos|(pagos|gastos|cuentas) pendientes|(pagos|gastos) por venir)|lo que falta pagar)( (todavia|aun|mas))?( ((en|de|a|para|hasta|hasta el|a el)? ?(est?e|el|lo que (queda|resta) (del|de este|de)|(fin|el fin) (de|del))( de)? ?mes|este mes|del mes|a fin de mes))?( por favor)?$/,
  nextMonth: /\b(?:(?:en )?el (?:proximo mes|mes que viene|mes proximo|mes siguiente|mes entrante))$/,
  inMonth: ['en', 'de', 'para'],
  comesThen:
    /^(?:(?:y|che|entonces) )*(?:que|cuales)(?: (?:cosas|gastos|pagos|cuentas|facturas))?(?: (?:hay que|tenemos que|tengo que|nos toca|toca|hay para))? ?(?:(?:se|nos|me) )*(?:viene|vienen|cae|caen|vence|vencen|paga|pagan|pagar|anota|anotan|repite|repiten|cobran|debita|debitan|toca)(?: (?:sol[oa]s?|automatico|fijo))*$/,

  every: {
    week: 'cada semana',
    two_weeks: 'cada dos semanas',
    month: 'cada mes',
    two_months: 'cada dos meses',
    three_months: 'cada tres meses',
    year: 'cada año',
  },
  recurring: (what, every, day) => `Listo: ${what}, se anota solo ${every}. El próximo, ${day}.`,
  recurringOver: (what) => `${what}: ya no vuelve a anotarse solo.`,
  notedToday: 'El de hoy ya está anotado.',
  howOften: (what) => `¿Cada cuánto se repite ${what}?`,
  stopped: (what) => `Listo: ${what}, ya no se anota solo. Lo anotado hasta ahora queda.`,
  notYoursToStop: (what, author) =>
    `${what}: lo repite ${author}. Solo esa persona o quien administra la casa puede darlo de baja.`,
  whichRecurs: '¿Cuál de estos se repite?',
  whatComesBack: 'Se anotan solos:',
  nothingRecurs: say`Todavía no se anota nada solo. Después de un gasto, decime por ejemplo «se repite todos los meses».`,
  recursNot: 'Eso no se anota solo, así que no cambié nada.',
  comesBackOn: (what, every, day) => `${what}, ${every}: ${day}`,
  whatIsToCome: (month) => `Todavía por venir en ${month}:`,
  recurringUntil: (what, day) => `Listo: ${what}, se anota solo hasta el ${day}.`,
  priceTold: (what, day) => `Anotado: desde ahora ${what}, y lo próximo es ${day}.`,
  priceLater: (what, day) =>
    say`Antes todavía se anota ${what} ${day}: decime el precio nuevo después de ese día.`,
  toComeOn: (what, day) => `${what}: ${day}`,
  nothingToCome: (month) => `De lo que se anota solo no queda nada por venir en ${month}.`,
  toComeSum: (sum) => `Son ${sum}.`,
  stillComing: (sum) => `Todavía por venir: ${sum}.`,
  restThen: (amount) => `Después de eso quedan ${amount} del presupuesto.`,
  overThen: (amount) => `Con eso se pasan por ${amount} del presupuesto.`,
  recurringFull: 'Esta casa ya repite todos los gastos que puede.',
  buttonsOften: {
    week: 'Cada semana',
    two_weeks: 'Cada 2 semanas',
    month: 'Cada mes',
    two_months: 'Cada 2 meses',
    three_months: 'Cada 3 meses',
    year: 'Cada año',
  },
  buttonStop: 'No repetir más',
})
