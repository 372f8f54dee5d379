import type { AskingWords } from './asking-words.ts'
import type { ExampleAmount } from './words.ts'

export const frAsking = (amount: ExampleAmount): AskingWords => ({
  nothingOn: (day) => `Je n’ai pas trouvé de dépense à toi ${day}, et je n’ai rien changé.`,
  whichDay: (what, of) => `C’était quel jour en ${of}, ${what} ? Par exemple « le 12 ».`,
  noSuchDay: 'Ce jour n’existe pas : j’ai mis la date du jour. Si c’était un autre, dis « c’était le 28 ».',
  whenWas: (what, day) => `${what} : ${day}.`,
  whoElse: (names) =>
    names.length > 0
      ? `Qui : ${names.join(' / ')} ? Par exemple « et ${names[0]} ? ».`
      : 'Il n’y a personne d’autre dans le foyer.',
  together: (sum) => `En tout : ${sum}.`,
  leavingOut: (what) => ` hors ${what}`,
  addsUp: 'L’un des montants est juste la somme des autres. Qu’est-ce que je note ?',
  whichBudget: 'Quel budget je supprime ?',
  ourCategories: 'Les catégories du foyer :',
  wholeHousehold: 'Tout le foyer',
  noMerging: `Je ne peux pas faire une seule dépense de deux. Tu peux en supprimer une (« supprime la deuxième ») et changer le montant de l’autre (« c’était ${amount(18)} »).`,
})
