import type { AskingWords } from './asking-words.ts'

export const enAsking: AskingWords = {
  nothingOn: (day) => `I found no expense of yours ${day}, and I changed nothing.`,
  whichDay: (what, of) => `Which day of ${of} was ${what}? Such as “the 12th”.`,
  noSuchDay: 'That day doesn’t exist, so it has today’s date. If it was another one, say “it was the 28th”.',
  whenWas: (what, day) => `${what}: ${day}.`,
  whoElse: (names) =>
    names.length > 0
      ? `Who: ${names.join(' / ')}? Such as “and ${names[0]}?”.`
      : 'There is nobody else in the household.',
  allFood: ['food'],
  together: (sum) => `${sum} together.`,
  leavingOut: (what) => ` without ${what}`,
  addsUp: 'One of the amounts is just what the others come to. What shall I note?',
  whichBudget: 'Which budget shall I remove?',
  theWhole:
    /^((it s|its|it was|thats|that s|that was) )?(the (total|whole thing|whole|full price)|total|all of it|everything)$/,
  onePart:
    /^((it s|its|it was|thats|that s|that was) )?(just |only )?(one|one single|a single|each|the first|an?) (payment|instalment|installment)$|^just one$/,
  whichCategories:
    /^(and |so |ok )?(what|which)( (are|r) (the|our|my)| other| kinds? of)? categories( (do|can|did|have|are|is) .*)?$/,
  ourCategories: 'The household’s categories:',
  wholeHousehold: 'The whole household',
  merges: /^(please |can you )?(merge|combine|join) (the|these|those|both|my|them|all)\b[^\d]*$/,
  owes: /\b(owes?|owed)\b|\b(are we|we are|we re|get|be|call it) (even|square|quits)\b|\bsettle up\b/,
  noMerging:
    'I can’t make one expense of two. You can delete one (“delete the second”) and change the amount of the other (“it was 18”).',
}
