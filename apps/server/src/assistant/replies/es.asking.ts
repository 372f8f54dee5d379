import type { AskingWords } from './asking-words.ts'

export const esAsking: AskingWords = {
  nothingOn: (day) => `No encontré un gasto tuyo ${day}, y no cambié nada.`,
  whichDay: (what, of) => `¿Qué día de ${of} fue ${what}? Por ejemplo «el 12».`,
}
