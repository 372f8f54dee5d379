import type { Say } from '../../speech.ts'
import type { AskingWords } from './asking-words.ts'
import type { ExampleAmount } from './words.ts'

export const esAsking = (amount: ExampleAmount, say: Say): AskingWords => ({
  nothingOn: (day) => `No encontré un gasto tuyo ${day}, y no cambié nada.`,
  whichDay: (what, of) => `¿Qué día de ${of} fue ${what}? Por ejemplo «el 12».`,
  noSuchDay: say`Ese día no existe, así que quedó con fecha de hoy. Si fue otro, decime «fue el 28».`,
  whenWas: (what, day) => `${what}: ${day}.`,
  whoElse: (names) =>
    names.length > 0
      ? `¿Quién: ${names.join(' / ')}? Por ejemplo «¿y ${names[0]}?».`
      : 'En la casa no hay nadie más.',
  together: (sum) => `Juntos: ${sum}.`,
  leavingOut: (what) => ` sin ${what}`,
  addsUp: 'Uno de los montos es justo la suma de los otros. ¿Qué anoto?',
  whichBudget: '¿Qué presupuesto saco?',
  ourCategories: 'Las categorías de la casa:',
  wholeHousehold: 'Toda la casa',
  noMerging: say`No puedo hacer un solo gasto de dos. Podés borrar uno («borrá el segundo») y cambiarle el monto al otro («eran ${amount(7.5)}»).`,
})
