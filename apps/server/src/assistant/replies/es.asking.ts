import type { AskingWords } from './asking-words.ts'

export const esAsking: AskingWords = {
  nothingOn: (day) => `No encontré un gasto tuyo ${day}, y no cambié nada.`,
  whichDay: (what, of) => `¿Qué día de ${of} fue ${what}? Por ejemplo «el 12».`,
  whenWas: (what, day) => `${what}: ${day}.`,
  whoElse: (names) =>
    names.length > 0
      ? `¿Quién: ${names.join(' / ')}? Por ejemplo «¿y ${names[0]}?».`
      : 'En la casa no hay nadie más.',
  whichBudget: '¿Qué presupuesto saco?',
  wholeHousehold: 'Toda la casa',
}
