import type { FollowingWords } from './following-words.ts'

const theOneBefore = ['a anterior', 'o anterior', 'a de antes', 'o de antes']

export const ptFollowing: FollowingWords = {
  follows: ['e'],
  exceptFor: ['menos', 'exceto', 'fora', 'tirando'],
  without: 'sem',
  with: 'com',
  beforeDayToCome: ['a', 'ate', 'para', 'pra'],
  tip: ['gorjeta', 'caixinha'],
  inAll: /\b(no total|ao todo|o total|tudo junto|total)\b/,
  withExtra:
    /^((nao|sim|bom|ok|ah|e|na verdade|no total|foi|foram|deu) )*\d[\d ]*( (reais|euros|mil|conto))? (com|incluindo) (a |o )?(gorjeta|entrega|frete|servico|os 10)( inclus[oa])?$/,
  withDiscount:
    /^(nao |no total )?\d[\d ]*( (reais|euros|mil|conto))? com (o |a |um |uma |meu )?(desconto|cupom|promocao|oferta)$/,
  theOneBefore,
  goesBack: [
    ...theOneBefore,
    'a passada',
    'o passado',
    'na passada',
    'da passada',
    'do passado',
    'no passado',
    'na anterior',
    'no anterior',
    'a ultima',
    'o ultimo',
    'antes',
  ],
  isNow: 'esta este essa esse desta deste dessa desse nesta neste nessa nesse agora'.split(' '),
  howMuchWas: ['quanto gastamos', 'quanto gastamos em'],
  me: 'eu',
  others: ['ela', 'ele', 'eles', 'elas'],
  lastSo: /^(n|d)?[oa]s ultim[oa]s (?<count>\d{1,3})$/,
  when: /^(e )?((isso |isto )?((foi|era|e) )?((de |em )?(quando|que (dia|data)))( (foi|era|e))?( isso| isto)?|quando ((voce|vc|tu) )?(pagou|pagaste|comprou|compraste) isso|(pagou|pagaste|comprou|compraste) isso quando)$/,
  onWhat:
    /^(e )?(?:[oa] )?(?<who>\p{L}+ )??((principalmente|sobretudo|mais) )?(em|com|no) que( (foi|principalmente|mais|sobretudo))?$/u,
  soFar:
    /^(?:(?:e|ja|sera que) )*(?:(?:passou|passei|passamos|estourou|estourei|estouramos)(?: do limite)?$|(?:estamos|tamos|ta) (?:bem|tranquilos?|folgad[oa]s?)|(?:avis)\w* (?:me |nos )?(?:quando|se|assim que)|me avis\w+ (?:quando|se))/,
  summary: /\bresumo\b/,
  inDetail:
    /^(e )?((me )?(da|de|mostra|passa|manda|quero|quero ver)( me)? )?((o|os|um) )?(detalhes?|detalhamento)$|^(e )?quais( (sao|foram|eram))?$|^((me )?mostra( me)?|detalha)( (ai|tudo))?$/,
  askedAnew: /^(?=.*\bagora\b)((e|entao|agora|ja|quanto|que|da|deu|fica|ficou|esta|ta|sao|temos|vai) ?)+$/,
  thisMonth: /^(n|d)?es[st]e mes$/,
  byHowMuch: /^(e )?(por|em) quanto( a (mais|menos))?$/,
  sameDay: /\b(n?o|do|nesse|neste) mesmo dia\b/,
  oneOfThem: /^(um|uma) d(el[ea]s|ess[ea]s|[oa]s)\b/,
  those:
    /^(?:(?:nao|e|sim) )*(?:ess[ea]s|est[ea]s|aquel[ea]s|el[ea]s (?:foram|eram|sao))\b|\b(?:apag|exclu|delet|elimin|remov|retir|tir|bot|coloc|poe|pon|pass|mov|mud|deix|paguei|pagou)\w* (?:el[ea]s|ess[ea]s|est[ea]s|[oa]s)\b/,
  leadsToThing: /^(em|no|na|num|numa|de|do|da|para|pra|pro) (\S+ ?){1,4}$/,
  ofThat:
    /^(e )?(?:\d[\d ]*(?:\w+ )?)?(d(isso|ai|ess[ea]s?)|dos quais|das quais|(ali|ai|n?isso|n?ess[ea]) (inclui|incluia|tem|tinha))\b/,
  partWords:
    /(?<!\p{L})(d(isso|a[ií]|ess[ea]s?)|(ali|a[ií]|n?isso|n?ess[ea]) (inclui|inclu[ií]a|tem|tinha)|[ée]|são|era|eram|foi|foram)(?!\p{L}),?/giu,
  endsSorry: / (desculpa|desculpe|perdao|foi mal|errei|me enganei|digitei errado)$/,
  onceMore:
    /^e mais (?=\S*\d)|^((e|(eram|foram) (2|dois|duas)),? )?outr[oa]s? (de )?(?=\S*\d)|^e (?=\S*\d\S*( \S+)? a mais\b)/,
  ofOurs: /^([oa] )?(noss[oa]|meu|minha) |\b(gastamos|a gente)\b/,
  sameFor:
    /^(?:e )?(?:[oa] )?(?:mesm[oa](?: coisa)?|igual|idem|outr[oa]) (?:para|pra|pro) (?:[oa] )?(?<who>\p{L}+)$/u,
  alsoFor: /^e (?:mais )?\d[\d ]*(?:\p{L}+ )?(?:para|pra|pro) (?:[oa] )?(?<who>\p{L}+)$/u,
  thoseOf:
    /^e (?:mais )?\d[\d ]*(?:\p{L}+ )?(?:(?:para|pra|por|pel[oa]s?) )?[oa]s? d[eoa]s? (?<who>\p{L}+)$/u,
  mineToo:
    /^(?:e )?(?:[oa] )?(?:meu|minha) (?<thing>\p{L}+) (?:tambem|igual)(?: (?:[oa] )?mesm[oa](?: (?:valor|preco|coisa))?)?$/u,
  sameBut:
    /^(e )?((?<day>ontem|hoje|anteontem) )?((eu )?(o mesmo|a mesma coisa|igual|idem|tambem)|(eu )?(tambem )?paguei ([oa] )?(meu|minha)( tambem)?|([oa] )?(meu|minha) (tambem|igual))[,:]?( mas)?( foi| foram)? (?=\S*\d)/,
  ofEach: /\b(cada( um| uma)?|por cabeca)\b/,
  moreBehind: / a mais\b/,
  wereThousands: /^(nao )?((tudo|tod[oa]s) )?((eram|sao|foram) )?((tudo|tod[oa]s) )?(em mil|(em )?milhares)$/,
  twice:
    /^(?=.*\b(cobr|anot|lanc|regist|botei|botou|esta\b|ta\b|ficou\b)).*\b((duas|2) vezes|em dobro|dobrado)\b/,
  theOther: ['o outro', 'a outra'],
  paidNow:
    /^((sim|pronto|ok|feito|(n?est[ea]|n?ess[ea]) (mes|semana)) )*(ja )*((eu )?(paguei|pagamos|comprei|compramos)( el[ea])?|acabei de (pagar|comprar)|(esta|ta|estao|tao|foi|foram) (pag[oa]s?|comprad[oa]s?)|pag[oa]s?)( (ja|hoje|ontem|agora|no fim|(n?est[ea]|n?ess[ea]) (mes|semana)|hoje cedo))*$/,
  forThat: ['para isso', 'pra isso', 'com isso', 'nisso'],
  amountOfThing:
    /^(?:(?:não|nao|ah|sim|ok|desculpa|opa|olha|na verdade|afinal)[\s,]+)*(?:foram|foi|eram?|são|é)\s+(?<amount>\S?\d\S*)(?:\s+(?:reais|euros|conto|paus))?\s+(?:por\s+)?(?:o|a|os|as|pelo|pela|pelos|pelas|do|da|dos|das)\s+(?<thing>[^,.;!?\d]+)/iu,
  is: /(^|\s)(é|são)\s/i,
}
