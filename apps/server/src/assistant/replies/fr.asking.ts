import type { AskingWords } from './asking-words.ts'

export const frAsking: AskingWords = {
  nothingOn: (day) => `Je n’ai pas trouvé de dépense à toi ${day}, et je n’ai rien changé.`,
  whichDay: (what, of) => `C’était quel jour en ${of}, ${what} ? Par exemple « le 12 ».`,
}
