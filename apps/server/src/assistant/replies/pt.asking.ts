import type { AskingWords } from './asking-words.ts'

export const ptAsking: AskingWords = {
  nothingOn: (day) => `Não achei um gasto seu ${day}, e não mudei nada.`,
  whichDay: (what, of) => `Que dia de ${of} foi ${what}? Por exemplo «dia 12».`,
}
