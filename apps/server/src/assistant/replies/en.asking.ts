import type { AskingWords } from './asking-words.ts'

export const enAsking: AskingWords = {
  nothingOn: (day) => `I found no expense of yours ${day}, and I changed nothing.`,
  whichDay: (what, of) => `Which day of ${of} was ${what}? Such as “the 12th”.`,
}
