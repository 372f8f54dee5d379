import type { RecurringWords } from './recurring-words.ts'

export const frRecurring: RecurringWords = {
  often: {
    two_weeks: /\b(toutes les (deux|2) semaines|tous les (15|quinze) jours|une semaine sur deux)\b/,
    week: /\b(toutes les semaines|(a )?chaque semaine|hebdo|hebdomadaire|(par|per) semaine)\b/,
    two_months: /\b(tous les (deux|2) mois|un mois sur deux|bimestrielle?)\b/,
    three_months: /\b(tous les (trois|3) mois|chaque trimestre|trimestrielle?)\b/,
    month:
      /\b(tous les mois|(a )?chaque mois|mensuel(le|lement)?|(par|per) mois|tous les ([1-9]|[12]\d|3[01])(er)?( du mois| de chaque mois)?$)\b/,
    year: /\b(tous les ans|(a )?chaque (an|annee)|annuel(le|lement)?|(par|per) (an|annee))\b/,
  },
  comesBack:
    /^((et|oui|ah|ok|bon) )*(((fais|faire|faites) )?(que |qu )?(c est|ca|cela|celle la|celui la|elle|il) ?)?((une? )?(depense|paiement|facture) ?)?(((se )?repete|revient|tombe|part|arrive|sort|(est )?(preleve|debite|facture|paye|du)e?|est|(repete[zr]?|retiens|retenez) (le|la|ca)|note[zr]? (le|la|ca)|(met[sz]?|mettre|passe[zr]?) (le|la|ca)|(le|la) (mettre|noter|repeter)|a (repeter|noter)|recurrente?|(on|je) (le|la|l) ?(paie|paye|paient)?|preleve)( (tout seul|toute seule|automatiquement))?)?((^| )(hein|aussi|d ailleurs|stp|svp|s il te plait|s il vous plait))*$/,
  thingComesBack:
    /^(?:(?:et|ah|ok|oui) )*(?:(?:le |la |les |l )?(?<is>\D+?) (?:(?:c |ca |ce )?(?:est|sera|seront|va etre|vont etre|revient|tombe)(?: a)?|se repete)|(?:met[sz]?|repete[zr]?|note[zr]?|passe[zr]?) (?:le |la |les |l )?(?<put>\D+?)|(?:c est|(?:ca|elle|il) (?:est|revient|tombe)) (?:pour )?(?:le |la |les |l )(?<of>\D+?))(?: (?:hein|aussi|d ailleurs|stp|svp|s il te plait|s il vous plait))*$/,
  thingRecurs:
    /^(?:(?:et|oui|ah|ok) )*(?:(?:met[sz]?|rends?|passe) (?:le |la |les |l )?(?<put>\D+?) (?:en |comme )?(?:recurrente?s?|fixes?)|(?:le |la |les |l )?(?<is>\D+?) (?:c est|est|sont|se) (?:une )?(?:depenses? )?(?:recurrente?s?|fixes?|repetent?))$/,
  asksTo:
    /^(?:(?:et|ok|stp|svp) )*(?:(?:est ce que )?(?:tu peux|tu pourrais|vous pouvez|peux tu|pourrais tu|pouvez vous)|je (?:veux|voudrais)|j aimerais) /,
  recurs:
    /^((et|oui|ah|ok) )*(((fais|faire|faites) )?(que |qu )?((c est|ca|il|elle) )?((une )?depense )?(recurrente?|se repete|revient)|c est (une )?(depense )?fixe|repete[zr]? (le|la|ca) automatiquement|((rends|mets|mettez|passe) (le|la|ca)|(le|la) (rendre|mettre|passer)) (en |comme )?(recurrente?|automatique)|fais (le|la) (se )?repeter)( (stp|svp|s il te plait))*$/,
  everyWeekday:
    /^(?:(?:et|ah|c est|ca|cela|revient|se repete|(?:je|on) (?:la|le|l|les|lui) (?:paie|paye)) )*(?:chaque|tous les) (?<day>lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche)s?(?: (?:je|on) (?:la|le|l|les|lui) (?:paie|paye))?$/,
  comesOnDay:
    /^(?:(?:et|mais|ah|ok|oui|c|est|ca|il|elle|on|je|le|la|les|toujours) )*(?<lead>(?:(?:preleve\w*|debite\w*|revient|tombe|paie|paye|part|sort|(?:prochaine?|suivante?)(?: fois)? (?:c est|est|tombe)|a partir|a compter|toujours|tous les mois|chaque mois) ){1,2})?(?:du )?(?:le )?(?<day>\S+(?: \S+)??)(?<each> (?:de )?chaque mois| du mois| (?:de )?tous les mois)?$/,
  firstOfMonth: /^(?:premier|1er)$/,
  theDay: 'le',
  cancelsThing:
    /^(?:(?:ok|bon|non|et) )*(?:resilie[zr]?|annule[zr]?|arrete[zr]?) (?:le |la |les |l |notre |mon )?(?<thing>\D+)$/,
  recursNoMore:
    /^((et|oui|ah|ok|non) )*((?<before>.+?) )?(ne )?(se repete|revient) plus$|^((et|oui|ah|ok|non|pardon|finalement|plutot) )*(arrete[zr]? de (repeter|noter tout seul)|(ne )?((le|la|les) )?repete[zr]? (pas|plus))( (l |le |la )?(?<after>.+))?$/,
  endsThing:
    /^(?:(?:ok|bon|non|et|ca y est) )*(?:(?:coupe|stoppe|suspends|arrete de (?:noter|payer)) |(?:on|j|je|nous)(?: n| ne)? ?(?:a |ai |avons )?(?:arrete|resilie|quitte|paie plus|paye plus|a plus|ai plus|avons plus)(?: de payer)? |plus de )(?:avec |de |d )?(?:le |la |les |l )?(?<after>\D+?)$|^(?:(?:ok|bon|non|et|ca y est) )*(?:le |la |les |l )?(?<before>\D+?) (?:(?:c )?est (?:fini|termine|arrete)e?s?|s arrete|a (?:fini|pris fin)|(?:on (?:n )?)en (?:veut|paie|paye|a) plus)$/,
  afterThis: / apres (?:cette (?<week>semaine)|ce mois)(?: ci)?$/,
  goesTo:
    /^(?:(?:et|ah|des \S+) )*(?:le |la |les |l )?(?<thing>\D+?) (?:(?:va|vient de|est|a|ont|sont) )*(?:pass(?:e|ee|es|er|ent)|augment(?:e|er|ent)|mont(?:e|ee|er)|baiss(?:e|er)|c est maintenant|est maintenant)(?: a)? \d/,
  whatRecurs:
    /^(et )?(qu est ce qui (se repete|revient)( (chaque mois|tous les mois))?|(quelles? )?(depenses?|factures?|charges?) (se repetent|reviennent)( (chaque mois|tous les mois))?|((c est quoi|quelles sont|quels sont|montre( moi)?|voir) )?(les |mes |nos )?(depenses|factures|paiements|charges|frais) (recurrente?s|recurrents|fixes|qui (se repetent|reviennent))|((c est quoi|quels?|quels sont|combien d|montre( moi)?|voir) )(les |mes |nos )*abonnements( (on|j|nous)? ?(a|ai|avons|paie|paye|payons))?( t on)?|(qu est ce qu(e| )|c est quoi ce qu(e| )|on )?(on|je|nous)? ?(paie|paye|payons) (quoi )?(chaque mois|tous les mois|par mois))$/,
  stillToCome:
    /^((et|alors|dis) )*((qu est ce (qui|qu il)( nous)?|qu y a t il|c est quoi( ce)?( qui)?|que|combien|quoi|quelles?|quels?)( (depenses?|factures?|paiements?|charges?|prelevements?))?( (il|on|nous|ce qui|ce qu il|est ce qu il|est ce qu on|a t on))*( nous)?( (reste|restent|reste t il|a|faut|avons|ai))?( (t il|nous|on))?( encore)?( quoi)? a (payer|venir|regler|noter)|(il )?(nous )?reste (quoi|combien) a (payer|regler|venir)|qu est ce qui (va )?(encore )?(tombe|tomber|arrive|arriver|vient|venir)( encore)?|((quelles|quels) sont |c est quoi |montre( moi)? |voir )?(les |mes |nos )*(prochaine?s (depenses|factures|paiements|prelevements|echeances|charges)|(depenses|factures|paiements|prelevements) a venir|echeances)|ce qui (nous )?reste a payer)( encore)?( ((de |pour |d ici |avant |jusqu a )?(ce mois( ci)?|la fin du mois|fin du mois|le mois)))?( (stp|svp|s il te plait))?$/,
  nextMonth: /\b(?:(?:pour|en) )?(?:le )?(?:mois prochain|prochain mois|mois qui vient)$/,
  inMonth: ['en', 'de', 'pour'],
  comesThen:
    /^(?:(?:et|alors) )*(?:qu est ce qui|qu est ce qu on|c est quoi(?: ce)? qui|quoi|quelles? (?:depenses|factures|charges)|on a quoi)(?: (?:va|doit|s en|en|se|est|nous|a))*(?: (?:tombe|tomber|vient|venir|arrive|arriver|part|sort|preleve|payer|paie|paye|note))?(?: (?:tout seul|automatiquement))*$/,

  every: {
    week: 'chaque semaine',
    two_weeks: 'toutes les deux semaines',
    month: 'chaque mois',
    two_months: 'tous les deux mois',
    three_months: 'tous les trois mois',
    year: 'chaque année',
  },
  recurring: (what, every, day) =>
    `C’est fait : ${what}, se note tout seul ${every}. La prochaine fois, ${day}.`,
  recurringOver: (what) => `${what} : ne se note plus tout seul.`,
  notedToday: 'Celle d’aujourd’hui est déjà notée.',
  howOften: (what) => `Tous les combien revient ${what} ?`,
  stopped: (what) => `C’est fait : ${what}, ne se note plus tout seul. Ce qui est noté reste.`,
  notYoursToStop: (what, author) =>
    `C’est ${author} qui répète ${what} : seule cette personne ou la personne qui gère le foyer peut l’arrêter.`,
  whichRecurs: 'Laquelle de ces dépenses se répète ?',
  whatComesBack: 'Se notent tout seuls :',
  nothingRecurs:
    'Rien ne se note encore tout seul. Après une dépense, dis-moi par exemple « ça revient tous les mois ».',
  recursNot: 'Cela ne se note pas tout seul, donc je n’ai rien changé.',
  comesBackOn: (what, every, day) => `${what}, ${every} : ${day}`,
  whatIsToCome: (month) => `Encore à venir en ${month} :`,
  recurringUntil: (what, day) => `C’est fait : ${what}, se note tout seul jusqu’au ${day}.`,
  priceTold: (what, day) => `C’est fait : désormais ${what}, la prochaine fois ${day}.`,
  priceLater: (what, day) =>
    `Avant cela, ${what} se note encore ${day} : dis-moi le nouveau prix après ce jour.`,
  toComeOn: (what, day) => `${what} : ${day}`,
  nothingToCome: (month) => `De ce qui se note tout seul, il n’y a plus rien à venir en ${month}.`,
  toComeSum: (sum) => `Cela fait ${sum}.`,
  stillComing: (sum) => `Encore à venir : ${sum}.`,
  restThen: (amount) => `Après cela, il reste ${amount} du budget.`,
  overThen: (amount) => `Avec cela, le budget est dépassé de ${amount}.`,
  recurringFull: 'Ce foyer répète déjà toutes les dépenses possibles.',
  buttonsOften: {
    week: 'Chaque semaine',
    two_weeks: 'Toutes les 2 sem.',
    month: 'Chaque mois',
    two_months: 'Tous les 2 mois',
    three_months: 'Tous les 3 mois',
    year: 'Chaque année',
  },
  buttonStop: 'Ne plus répéter',
}
