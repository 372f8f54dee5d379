import type { AskingWords } from './asking-words.ts'

export const esAsking: AskingWords = {
  nothingOn: (day) => `No encontré un gasto tuyo ${day}, y no cambié nada.`,
  whichDay: (what, of) => `¿Qué día de ${of} fue ${what}? Por ejemplo «el 12».`,
  noSuchDay: 'Ese día no existe, así que quedó con fecha de hoy. Si fue otro, decime «fue el 28».',
  whenWas: (what, day) => `${what}: ${day}.`,
  whoElse: (names) =>
    names.length > 0
      ? `¿Quién: ${names.join(' / ')}? Por ejemplo «¿y ${names[0]}?».`
      : 'En la casa no hay nadie más.',
  allFood: [],
  together: (sum) => `Juntos: ${sum}.`,
  leavingOut: (what) => ` sin ${what}`,
  addsUp: 'Uno de los montos es justo la suma de los otros. ¿Qué anoto?',
  whichBudget: '¿Qué presupuesto saco?',
  theWhole: /^((es|era|son|eran|fue) )?(el total|total|todo|toda|la compra entera|por todo)( junto)?$/,
  onePart: /^((es|era|fue|son) )?(solo |cada )?(una|la|esta|la primera)?( sola)? ?cuota( sola)?$|^una sola$/,
  whichCategories:
    /^(y )?(que|cuales)( son)?( las| mis| nuestras)? (otras )?categorias( (hay|tenemos|tengo|tienes|tenes|existen|puedo|podemos|son|usas) ?.*)?$/,
  ourCategories: 'Las categorías de la casa:',
  wholeHousehold: 'Toda la casa',
  merges:
    /^(por favor |che )?(junta|juntar|juntame|uni|une|unir|unime|fusiona|fusionar|combina|combinar) (a )?(l[oa]s|es[oa]s|est[oa]s|mis) [^\d]*$|^(juntal|unil|unel|fusional|combinal)[oa]s$/,
  owes: /\b(deb(o|e|es|en|emos|iamos)( todavia)?( (a|al|le|la|plata)\b.*)?$|(estamos|quedamos|quedar|estar) (a mano|en paz|iguales|parejos)|saldar (las )?cuentas|hacer cuentas)/,
  noMerging:
    'No puedo hacer un solo gasto de dos. Podés borrar uno («borrá el segundo») y cambiarle el monto al otro («eran 7.500»).',
}
