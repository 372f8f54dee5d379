import type { FollowingWords } from './following-words.ts'

const theOneBefore = ['la anterior', 'el anterior', 'la de antes', 'el de antes', 'la previa']

export const esFollowing: FollowingWords = {
  follows: ['y'],
  exceptFor: ['menos', 'salvo', 'excepto'],
  without: 'sin',
  with: 'con',
  beforeDayToCome: ['a', 'hasta', 'para'],
  tip: ['propina'],
  inAll: /\b(en total|todo junto|el total|total)\b/,
  withExtra:
    /^((no|si|bueno|ok|ah|y|perdon|en total|al final|fueron|eran) )*\d[\d ]*( (pesos|euros|mil|lucas))? (con|incluyendo|incluida) (la |el )?(propina|envio|delivery)( incluid[oa])?$/,
  withDiscount:
    /^(no |en total )?\d[\d ]*( (pesos|euros|mil|lucas))? con (el |la |un |una |mi )?(descuento|cupon|promo|oferta|rebaja)$/,
  theOneBefore,
  goesBack: [...theOneBefore, 'la pasada', 'de la pasada', 'en la pasada', 'el pasado', 'antes'],
  isNow: ['esta', 'este', 'de esta', 'de este', 'en esta', 'en este', 'la de ahora', 'ahora'],
  howMuchWas: ['cuánto gastamos', 'cuánto gastamos en'],
  me: 'yo',
  others: ['ella', 'el', 'ellos', 'ellas'],
  lastSo: /^(en |de )?l[oa]s ultim[oa]s (?<count>\d{1,3})$/,
  when: /^(y )?((eso |esto )?((fue|era|es) )?((de |en )?(cuando|que (dia|fecha)))( (fue|era|es))?( eso| esto)?|cuando (lo|la|los|las) (pagaste|pago|pagaron|compraste|compro|compraron))$/,
  onWhat:
    /^(y )?(?<who>\p{L}+ )??((sobre todo|principalmente|mas que nada) )?en que( (sobre todo|principalmente|mas que nada|mas))?$/u,
  soFar:
    /^(?:(?:y|ya) )*(?:(?:se |nos |me )?(?:paso|pase|pasamos|excedio|excedimos)$|(?:vamos|estamos|venimos) (?:bien|justos|sobrados)|(?:avis|notific)\w* (?:cuando|si)|decime (?:cuando|si) (?:lleg|pas))/,
  summary: /\bresumen\b/,
  inDetail:
    /^(y )?((dame|decime|dime|mostrame|muestrame|pasame|quiero|quiero ver) )?((el|los|un) )?(detalles?|desglose)$|^(y )?cuales( (son|fueron|eran))?$|^(muestra|mostra)(me)?(l[oa]s)?$/,
  askedAnew:
    /^(?=.*\b(ahora|ahorita)\b)((y|entonces|ahora|ahorita|cuanto|da|es|queda|quedo|va|vamos|llevamos|seria) ?)+$/,
  thisMonth: /^(en |de )?este mes$/,
  byHowMuch: /^(y )?(por|en) cuanto( (mas|menos))?$/,
  sameDay: /\b(el|ese|este|del) mismo dia\b/,
  oneOfThem: /^(uno|una) de (ell[oa]s|es[oa]s|l[oa]s)\b/,
  those:
    /^(?:(?:no|y|si|che) )*(?:(?:es|est|aquell)[oa]s|l[oa]s (?:pag|pus|compr)\w+)\b|\b(?:borr|elimin|quit|sac|anul|suprim|tach|pon|met|pas|mand|mov|muev|dej|clasific|marc|cambi)\w*(?:l[oa]s| (?:es|est)[oa]s)\b/,
  leadsToThing: /^(en|de|del|para) (\S+ ?){1,4}$/,
  ofThat:
    /^(y )?(?:\d[\d ]*(?:\w+ )?)?(de (es[oae]s?|ahi|l[oa]s (cuales|que)|lo cual)|(en )?(es[oae]|ahi) (hay|habia|iban|inclui?a|incluye))\b/,
  partWords:
    /(?<!\p{L})(de (es[oae]s?|ah[ií])|(en )?(es[oae]|ah[ií]) (hay|hab[ií]a|iban|inclu[ií]a|incluye)|era|eran|es|fue|fueron|son)(?!\p{L}),?/giu,
  endsSorry: / (perdon|disculpa|disculpen|me equivoque|error mio|lo siento)$/,
  onceMore: /^((y|(eran|fueron) (2|dos)),? )?otr[oa]s? (de )?(?=\S*\d)|^y (?=\S*\d\S*( \S+)? mas\b)/,
  ofOurs: /^(el |la )?(mi|nuestr[oa]) |\bgastamos\b/,
  sameFor: /^(?:y |e )*(?:lo mismo|igual|idem|otr[oa](?: mas)?) (?:para|pa) (?:el |la |mi )?(?<who>\p{L}+)$/u,
  alsoFor: /^y (?:otros |otras )?\d[\d ]*(?:\p{L}+ )?(?:para|pa) (?:el |la |mi )?(?<who>\p{L}+)$/u,
  thoseOf:
    /^y (?:(?:otros|otras|son|fueron) )?\d[\d ]*(?:\p{L}+ )?(?:(?:de|por|para) )?(?:el|la|los|las) del? (?<who>\p{L}+)$/u,
  mineToo:
    /^(?:y |e )*mi (?<thing>\p{L}+) (?:tambien|igual)(?: (?:(?:(?:por |es )?(?:el|lo) )?mism[oa](?: (?:valor|precio|monto|plata))?|lo mismo))?$/u,
  sameBut:
    /^(y )?((?<day>ayer|hoy|anteayer|anoche) )?((yo )?(lo mismo|igual|idem|tambien)|(yo )?(tambien )?pague (el|la) mi[oa]( tambien)?|(el|la) mi[oa] (tambien|igual))[,:]?( pero)?( fue| fueron)? (?=\S*\d)/,
  ofEach: /\b(cada un[oa]|c u|por cabeza)\b/,
  moreBehind: / mas\b/,
  wereThousands: /^(no )?((todo|tod[oa]s) )?(eran|son|fueron|van|en) ((todo|tod[oa]s) )?(en )?miles$/,
  twice: /^(?=.*\b(cobr|anot|carg|regist|puse|pusi|esta\b|quedo\b|figura)).*\b((dos|2) veces|doble)\b/,
  theOther: ['el otro', 'la otra'],
  paidNow:
    /^((si|listo|ok|dale|bueno|hecho|est(e|a) (mes|semana|manana)) )*(ya )*((l[oa]s? )?(he |hemos )?(pague|pagamos|pagado|compre|compramos|comprado)|(l[oa]s? )?acabo de (pagar|comprar)(l[oa]s?)?|(estan?|quedo|quedaron|fue|fueron) (pag[oa]s?|pagad[oa]s?|comprad[oa]s?)|pagad[oa]s?)( (ya|hoy|ayer|recien|ahora|al final|est(e|a) (mes|semana|manana)))*$/,
  forThat: ['para eso', 'para esto', 'en eso'],
  amountOfThing:
    /^(?:(?:no|ah|ay|sí|si|ok|perdón|perdon|che|oye|ojo|en realidad)[\s,]+)*(?:fueron|fue|eran?|son|es)\s+(?<amount>\S?\d\S*)(?:\s+(?:pesos|euros|lucas|soles))?\s+(?:(?:por|de)\s+)?(?:el|la|los|las|del)\s+(?<thing>[^,.;!?\d]+)/iu,
  is: /(^|\s)(es|son)\s/i,
}
