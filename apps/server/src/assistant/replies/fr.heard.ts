import type { HeardWords } from './heard-words.ts'

export const frHeard: HeardWords = {
  changeCategory: [
    'categorie',
    'autre categorie',
    'une autre categorie',
    'change la categorie',
    'change de categorie',
    'changer la categorie',
    'changer de categorie',
    'mauvaise categorie',
    'la categorie est fausse',
    'ce n est pas la bonne categorie',
  ],
  was: ['etait', 'etaient', 'cetait', 'cetaient', 'a coute', 'ont coute'],
  addsTo: /^(ajoute|rajoute|mets)( encore)? \S+( de plus)? (a|au|aux|sur) /,
  definite: ['le', 'la', 'les', 'l', 'ce', 'cet', 'cette'],
  endedAs: ['au final', 'finalement'],
  thatBudget: ['le budget', 'ce budget', 'la limite'],
  also: ['aussi', 'egalement'],
  deleteIt: 'supprime',
  choosing: {
    places: [
      'premier premiere 1er 1ere 1re',
      'deuxieme second seconde 2e 2eme',
      'troisieme 3e 3eme',
      'quatrieme 4e 4eme',
      'cinquieme 5e 5eme',
      'sixieme 6e 6eme',
      'septieme 7e 7eme',
    ],
    last: 'dernier derniere derniers dernieres',
    articles: 'le la',
    counts: ['deux', 'trois', 'quatre', 'cinq'],
    all: 'tout tous toutes',
    notAll: ['du tout', 'apres tout', 'pas tout', 'tout a l heure', 'tout juste'],
    aside:
      'le la les l un une de d des du et c est ca cela celui celle ceux celles ci option stp svp plait s il te vous plutot alors dans en mes miens miennes',
    otherOne: [
      'pas celui la',
      'pas celle la',
      'pas celui ci',
      'pas ca',
      'pas lui',
      'pas elle',
      'l autre',
      'pas celui la l autre',
      'pas celle la l autre',
      'je parlais de l autre',
      'je voulais dire l autre',
    ],
  },
  sameAgain:
    'pareil, la meme chose, meme chose, encore la meme chose, idem, repete, encore un, encore une, et encore un, et encore une, et un autre, et une autre'.split(
      ', ',
    ),
  farewells:
    'a plus, a bientot, au revoir, a demain, a lundi, a mardi, a mercredi, a jeudi, a vendredi, a samedi, a dimanche, bonne nuit, bonne soiree, bonne journee, ciao, tchao, a tout a l heure',
  praise:
    'je t aime, je t adore, t es au top, tu es au top, t es genial, tu es genial, t es le meilleur, tu es le meilleur, genial, parfait, excellent, bravo, impeccable, super, trop bien, trop cool, chouette, c est top, t es un as, t es un amour, tu es un amour',
  yes: 'oui, ouais, ok, allez, va pour, d accord, dac, ca marche, entendu, parfait, nickel, vas y, exact, note le, oui note le'.split(
    ', ',
  ),
  no: [
    'non',
    'non merci',
    'non c est bon',
    'non c est bon comme ca',
    'rien',
    'aucun',
    'aucune',
    'aucun des deux',
    'ni l un ni l autre',
    'laisse',
    'laisse tomber',
    'annule',
    'annuler',
    'je ne sais pas',
    'je sais pas',
    'j sais pas',
    'aucune idee',
    'plus tard',
    'oublie',
    'je ne sais plus',
    'je sais plus',
    'j sais plus',
    'sais plus',
    'chais pas',
    'passe',
    'mieux vaut pas',
    'vaut mieux pas',
    'il vaut mieux pas',
  ],
  costNothing:
    /^(finalement )?((c|ca) ?(etait|est) |etait )?(gratuit|gratis|offert|cadeau)$|^(on|ils) (me|m|nous) l (a|ont) offert$|^(finalement )?ca (n |ne )?(m |nous )?a rien coute$|^j ai rien paye$|^on a rien paye$/,
  allFood: ['nourriture', 'bouffe', 'manger', 'alimentation'],
  theWhole: /^((c est|c etait) )?(le total|total|tout|le tout|en tout|au total)$/,
  onePart:
    /^((c est|c etait) )?(juste |seulement )?(une|une seule|la|chaque|par|la premiere) (mensualite|fois|echeance)$|^une seule$/,
  justHalf: /^(juste |seulement )?(la )?moitie( seulement)?$/,
  forEach:
    /^((c est|c etait) )?(pour )?(chacun|chacune|chaque (fois|jour)|par jour|a chaque fois|l unite|piece)$/,
  allTogether: /^((c est|c etait) )?(pour )?(le tout|tout|en tout|ensemble|tout ensemble|au total)$/,
  whichCategories:
    /^(et |ok )?((c est )?quoi|quelles|(il y a|y a|on a|t as|tu as) quoi comme|qu est ce qu (il y a|on a) comme)( sont)?( les| nos| mes)? (autres )?categories( (il y a|y a|on a|j ai|existent|est ce|as tu|tu as|a t on|avons|puis je|je peux|on peut) ?.*)?$/,
  merges:
    /^(s il te plait )?(fusionne|fusionner|regroupe|regrouper|combine|combiner|reunis|reunir) (les|ces|mes)\b[^\d]*$/,
  owes: /\b((je|tu|te|me|lui|leur|nous|vous|il|elle|qui|on|[a-z]+ (me|nous|lui)) (dois|doit|devons|doivent|devez)( encore)?( (a|au|aux|quoi|combien|de l argent)\b.*)?$|(est|sommes|etre) quittes?\b|faire les comptes|tu fais les comptes|(tu peux|peux tu|tu sais) (diviser|partager))/,
  and: ['et', 'pis'],
  forWhom: ['pour'],
  ofWhom: ['de', 'd’', "d'"],
  plurals: [
    ['', 's'],
    ['', 'x'],
    ['al', 'aux'],
  ],
  feminines: [
    ['eur', 'euse'],
    ['ier', 'iere'],
  ],
  shops: [['ace', 'acier']],

  whoAreYou:
    /^((et|salut) )?((qui|t) es (tu|qui)|tu es (qui|(un |une )?(robot|bot|machine|humain|vraie personne|personne|ia|chat ?gpt)( ou (un |une )?(robot|bot|machine|humain|vraie personne|personne))?)|t es (un |une )?(robot|bot|machine|humain|vraie personne|chat ?gpt)( ou (un |une )?(robot|bot|machine|humain|vraie personne|personne))?|es tu (un |une )?(robot|bot|machine|humain|vraie personne|ia))$/,
  interjections: /(?<!\S)(?:mdr|bon|[ao]h|serieux|vraiment)(?!\S)/g,
  agrees:
    /^((ah|oh|ok|oui|ouais) )*(((c ?est )?exact|exactement|tout a fait|c ?est (bien )?ca|en effet|c ?est vrai|vrai|(t |tu )?as (bien |tout a fait )?raison)( |$))+$/,
  insists: /^((oui|ok) )?(mais )?(not|enregistr|marqu)\p{L}*( (le|la|ca))? quand meme$/u,
  ordersNote:
    /^((oui|ok|bon|alors|donc|ah) )*(ajoute|enregistre|mets|note|rajoute)( (le|la|ca|alors|donc|stp|s il te plait))*($| .*\b(paye|payee|c etait)\b)/,
  concludes: /^(alors|donc) | (alors|donc|stp|svp)$/,
  cancels: /\bannul/,
  dismisses:
    /^((ok|bon|non|ah|bah) )*(laissez? tomber|laissez?|oubliez?( ca)?|tant pis|peu importe|c est pas grave)$/,

  pointsAtLast: /\b(ca|cela)$|^(je )?(ne )?l ai pas \w+$/,
  deletesOne: /\bune?( d (elles|eux|entre eux))?$/,
  contributed:
    /^(?!.*\bmis [\d ]+(de|d|en) (?!(ma|mon)\b)).*(\b(j ai (aussi )?mis|j ai (participe|contribue|aide))\b|\bde (ma poche|mon argent( de poche)?)\b)/,
  paidTheirPart: /^(et )?(j ai paye )?la (part|moitie) (de|d) (?!l[ae]s? )\w+ (de|du|d|pour|sur|dans) /,
  purse: /^(argent de poche|poche)$/,
  paidWith: /^(et )?((je|j|on|le|la|les) )*(ai |a )?paye avec /,
  wayThere: /^(?:(?:de|le|à|a) )*(?:l'|l )?aller$/,
  wayBack: /^(?:(?:de|le|la) )*(retour)$/,

  anotherBudget: /^(et|pis|puis|plus|aussi) (aussi )?(un autre( de)? |de )?(?<rest>.+)$/,
  oneThing: /^(.* pour )?(une?|du|des) /,
  setBudget: 'budget de',
  setsUp:
    /^(?:(?:alors|ok|bon|ben|et|oui|donc)[\s,]+)*(?:met[sz]?|mettons|on met|disons|fixe|fixons)\s+(?=\S?\d)/iu,
  budgetFor: /^(de|pour) (?=\D+\d)/iu,

  paid: /\b(paye|payes|payee)\b/,
  byPerson: /^((le )?plus|chacune?( de nous)?)$/,
  eachOfUs: /\bchacune?\b(?! d(e|es)\b)/,
  whoMost: /^(et )?qui .*plus$/,
  narrows:
    /^\s*((non|pardon|attends)[\s,]+)*((je veux dire|je voulais dire|seulement|juste|uniquement)[\s,]+)+/iu,
  inTotal: /^((en|au) )?(total|tout)$/,
  bothOfThem:
    /^((et|ca fait|combien|le total|total|pour|des|en tout) )*(les |des )deux( (ensemble|cumules|reunis|confondus|en tout|au total))?( ca fait combien)?$|^(et )?en (additionnant|cumulant)( (les deux|tout))?$/,
  partOfThat: /\b(de|sur) (ca|cela)\b|\bla dessus\b/,
  whatTheyBought: /^(et )?((il|elle) a achete quoi|qu a t (il|elle) achete)$/,
  mine: /^(le|la|les) (mien|mienne)s?$/,
  allOfUs:
    /^(a nous deux|nous deux ensemble|nous( deux| trois| quatre| tous)?( ensemble)?|tous ensemble|tout le monde)$/,
  whichIs: /^(et )?(quel(le)? (est|etait)|c est quoi) /,
  by: ['par'],
}
