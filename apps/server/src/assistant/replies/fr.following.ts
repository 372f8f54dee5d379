import type { FollowingWords } from './following-words.ts'

const theOneBefore = ['la precedente', 'le precedent', 'celle d avant', 'celui d avant']

export const frFollowing: FollowingWords = {
  follows: ['et pour', 'et rien que', 'rien que', 'et juste', 'juste', 'et', 'pis pour', 'pis'],
  exceptFor: ['sauf', 'excepte'],
  without: 'sans',
  with: 'avec',
  beforeDayToCome: ['a', 'pour'],
  tip: ['pourboire'],
  inAll: /\b(en tout|au total|le total|le tout|total)\b/,
  withExtra:
    /^((non|oui|ouais|et|bon|ben|ok|donc|enfin|pardon|en tout|c etait|ca faisait) )*\d[\d ]*( (euros?|balles))? (avec|y compris|dont) (le |la |les )?(pourboire|livraison|frais|port)( compris(e)?)?$/,
  withDiscount:
    /^(non |en tout )?\d[\d ]*( (euros?|balles|piasses))? (avec|apres) (la |le |une? |ma |mon )?(reduction|reduc|remise|promo|ristourne|rabais|code promo)$/,
  theOneBefore,
  goesBack: [
    ...theOneBefore,
    'la derniere',
    'le dernier',
    'la semaine d avant',
    'le mois d avant',
    'avant',
    'd avant',
  ],
  isNow: ['celle ci', 'celui ci', 'maintenant'],
  howMuchWas: ['combien on a dépensé', 'combien on a dépensé en'],
  me: 'moi',
  others: ['elle', 'lui', 'il', 'eux', 'elles', 'ils'],
  lastSo: /^(dans |sur |pour )?les (?<count>\d{1,3}) dernier(e)?s$/,
  when: /^(et )?((ca |cela )?(c etait |c est )?(quand|quel jour|de quand|de quel jour|a quelle date)( c etait| etait ce| est ce)?( ca| cela)?|quand (t|tu|tu l|on|on l) (as|a) (paye|achete)( ca)?|(t|tu|tu l|on|on l) (as|a) (paye|achete)( ca)? quand)$/,
  onWhat:
    /^(et )?(?<who>\p{L}+ )??((surtout|principalement) )?(en|dans|sur|pour) quoi( (surtout|principalement))?$/u,
  soFar:
    /^(?:(?:et|alors) )*(?:(?:on|c|j|je|nous) (?:est|suis|ai|a|sommes) (?:rendus? (?:a combien|ou)|bons?|bien|larges?|dans les clous|ok|a l aise|depasse)|(?:previens|avertis|dis)(?: (?:moi|nous))? (?:quand|des que|si))\b/,
  summary: /\b(resume|recap|bilan)\b/,
  inDetail:
    /^(et )?((donne|montre|dis|fais voir|je veux|je veux voir)( moi)? )?((le|les|un) )?details?$|^(et )?(c est |c etait )?lesquel(le)?s( (sont|etaient) (ce|elles|ils))?$|^(montre|detaille|fais voir)( moi)?( (les|ca))?$/,
  askedAnew:
    /^(?=.*\bmaintenant\b)((et|alors|donc|maintenant|ca|fait|combien|on|en|est|a|c|total|le|quel) ?)+$/,
  thisMonth: /^(pour |de )?ce mois( ci)?$/,
  byHowMuch: /^(et )?de combien( (de )?(plus|moins))?$/,
  sameDay: /\b(le|ce|du) meme jour\b/,
  oneOfThem: /^(un|une|l un|l une) d(es|e ces|entre)( (deux|eux|elles))?\b/,
  those:
    /^(?:(?:non|oui|et) )*(?:ceux|celles)\b|\b(?:supprim|effac|enlev|retir|vir|annul|met|class|pass|rang|deplac|laiss)\w* (?:les|ceux|celles)\b|\bles (?:ai|a|as|avons) (?:paye|achete|pris)/,
  leadsToThing: /^(en|de|du|pour|chez|au|aux) (\S+ ?){1,4}$/,
  ofThat:
    /^(et )?(?:\d[\d ]*(?:\w+ )?)?(la dessus|(la )?dedans|dont(?= (\S+ ){0,2}\S*\d)|(dans|de|sur) (ca|cela|le lot)|ca (comprend|inclut))\b|^(il )?y (a|avait) \d.* dedans$/,
  partWords:
    /(?<!\p{L})(là[ -]?dessus|(là[ -]?)?dedans|(dans|de|sur) (ça|cela|le lot)|ça (comprend|inclut)|(il )?y[ '’](a|avait)|dont|c['’](est|était)|était|étaient)(?!\p{L}),?/giu,
  endsSorry: / (pardon|desolee?|oups|mon erreur|je me suis trompee?|erreur)$/,
  onceMore: /^et encore (?=\S*\d)|^et (?=\S*\d\S*( \S+)? (de plus|autres)\b)/,
  ofOurs: /^(notre|mon|ma) /,
  sameFor:
    /^(?:et )?(?:pareil|(?:la )?meme chose|(?:le )?meme (?:montant|prix)|idem|une? autre) pour (?<who>\p{L}+)$/u,
  alsoFor: /^et (?:encore )?\d[\d ]*(?:\p{L}+ )?pour (?:le |la |mon |ma )?(?<who>\p{L}+)$/u,
  thoseOf:
    /^et (?:encore )?\d[\d ]*(?:\p{L}+ )?(?:pour )?(?:celui|celle|ceux|celles) (?:de|d|du|pour) (?<who>\p{L}+)$/u,
  mineToo: /^(?:et )?m(?:on|a|es) (?<thing>\p{L}+) aussi(?: (?:(?:le |au )?meme (?:prix|montant)|pareil))?$/u,
  sameBut:
    /^(et )?((?<day>hier|avant hier|avant-hier|aujourd hui) )?((moi )?(pareil|la meme chose|idem|aussi)|l[ea] mien(ne)? aussi|j ai paye l[ea] mien(ne)?( aussi)?)( pour moi)?[,:]?( mais)?( c etait)? (?=\S*\d)/,
  ofEach: /\b(chacune?|chaque|piece|par tete)\b/,
  moreBehind: / (de plus|autres)\b/,
  wereThousands: /^(non )?((c etait|c est|ce sont|c etaient|tout|tous) )*(en|des) milliers$/,
  twice: /^(?=.*\b(factur|debit|preleve|not|enregistr|ajout|compt|est\b)).*\b((deux|2) fois|en double)\b/,
  theOther: ['l autre'],
  paidNow:
    /^((oui|ok|voila|c est bon|ca y est) )*((je|j|on|nous|l|les|ai|a|avons|deja|viens de) )*(paye[es]*|achete[es]*|l acheter|la payer|le payer)( (maintenant|aujourd hui|hier|deja|finalement|ce mois( ci)?|cette semaine|ce matin))*$|^c est (deja )?paye( maintenant)?$/,
  forThat: ['pour ca', 'pour cela', 'la dessus'],
  amountOfThing:
    /^(?:(?:non|ah|oh|oui|ok|pardon|attends|en fait|désolée?)[\s,]+)*(?:c['’]?(?:est|était|etait|tait)|ça (?:fait|faisait))\s+(?<amount>\S?\d\S*)(?:\s+(?:euros|€|balles|francs|piasses))?\s+(?:pour\s+)?(?:l['’]|(?:le|la|les|du)\s+)(?<thing>[^,.;!?\d]+)/iu,
  is: /(^|\s)(c[’']est|est|sont)\s/i,
}
