import type { AskingWords } from './asking-words.ts'

export const frAsking: AskingWords = {
  nothingOn: (day) => `Je n’ai pas trouvé de dépense à toi ${day}, et je n’ai rien changé.`,
  whichDay: (what, of) => `C’était quel jour en ${of}, ${what} ? Par exemple « le 12 ».`,
  noSuchDay: 'Ce jour n’existe pas : j’ai mis la date du jour. Si c’était un autre, dis « c’était le 28 ».',
  whenWas: (what, day) => `${what} : ${day}.`,
  whoElse: (names) =>
    names.length > 0
      ? `Qui : ${names.join(' / ')} ? Par exemple « et ${names[0]} ? ».`
      : 'Il n’y a personne d’autre dans le foyer.',
  allFood: ['nourriture', 'bouffe', 'manger', 'alimentation'],
  together: (sum) => `En tout : ${sum}.`,
  leavingOut: (what) => ` hors ${what}`,
  addsUp: 'L’un des montants est juste la somme des autres. Qu’est-ce que je note ?',
  whichBudget: 'Quel budget je supprime ?',
  theWhole: /^((c est|c etait) )?(le total|total|tout|le tout|en tout|au total)$/,
  onePart:
    /^((c est|c etait) )?(juste |seulement )?(une|une seule|la|chaque|par|la premiere) (mensualite|fois|echeance)$|^une seule$/,
  whichCategories:
    /^(et |ok )?((c est )?quoi|quelles|(il y a|y a|on a|t as|tu as) quoi comme|qu est ce qu (il y a|on a) comme)( sont)?( les| nos| mes)? (autres )?categories( (il y a|y a|on a|j ai|existent|est ce|as tu|tu as|a t on|avons|puis je|je peux|on peut) ?.*)?$/,
  ourCategories: 'Les catégories du foyer :',
  wholeHousehold: 'Tout le foyer',
  merges:
    /^(s il te plait )?(fusionne|fusionner|regroupe|regrouper|combine|combiner|reunis|reunir) (les|ces|mes)\b[^\d]*$/,
  owes: /\b((je|tu|te|me|lui|leur|nous|vous|il|elle|qui|on|[a-z]+ (me|nous|lui)) (dois|doit|devons|doivent|devez)( encore)?( (a|au|aux|quoi|combien|de l argent)\b.*)?$|(est|sommes|etre) quittes?\b|faire les comptes)/,
  noMerging:
    'Je ne peux pas faire une seule dépense de deux. Tu peux en supprimer une (« supprime la deuxième ») et changer le montant de l’autre (« c’était 18 »).',
}
