import type { AskingWords } from './asking-words.ts'
import type { ExampleAmount } from './words.ts'

export const enAsking = (amount: ExampleAmount): AskingWords => ({
  nothingOn: (day) => `I found no expense of yours ${day}, and I changed nothing.`,
  whichDay: (what, of) => `Which day of ${of} was ${what}? Such as “the 12th”.`,
  noSuchDay: 'That day doesn’t exist, so it has today’s date. If it was another one, say “it was the 28th”.',
  whenWas: (what, day) => `${what}: ${day}.`,
  whoElse: (names) =>
    names.length > 0
      ? `Who: ${names.join(' / ')}? Such as “and ${names[0]}?”.`
      : 'There is nobody else in the household.',
  together: (sum) => `${sum} together.`,
  leavingOut: (what) => ` without ${what}`,
  addsUp: 'One of the amounts is just what the others come to. What shall I note?',
  whichBudget: 'Which budget shall I remove?',
  ourCategories: 'The household’s categories:',
  wholeHousehold: 'The whole household',
  noMerging: `I can’t make one expense of two. You can delete one (“delete the second”) and change the amount of the other (“it was ${amount(18)}”).`,
})
