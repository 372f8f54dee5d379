import type { FollowingWords } from './following-words.ts'

const theOneBefore = ['the one before', 'the one before that', 'the previous one']

export const enFollowing: FollowingWords = {
  follows: [
    'n',
    'and what about',
    'what about',
    'how about',
    'how bout',
    'and for',
    'and just',
    'just',
    'and',
    'n',
  ],
  exceptFor: ['except', 'except for', 'but not', 'all but'],
  without: 'without',
  with: 'with',
  beforeDayToCome: ['till', 'until', 'by', 'for'],
  tip: ['tip'],
  inAll: /\b(in (total|all)|all together|altogether|the total|total)\b/,
  withExtra:
    /^((no|yes|yeah|ok|so|and|well|sorry|oh|actually|it was) )*\d[\d ]*( (dollars|bucks|pounds|quid|euros))? (with|including|incl) (the )?(tip|delivery|shipping|service|tax)( included)?$/,
  withDiscount:
    /^(no |it was )?\d[\d ]*( (dollars|bucks|pounds|quid|euros))? (with|after) (the |a |my )?(\S+ )?(discount|coupon|voucher|promo|sale)( code)?$/,
  theOneBefore,
  goesBack: [
    ...theOneBefore,
    'last',
    'the last',
    'the last one',
    'before',
    'before that',
    'the week before',
    'the month before',
    'the year before',
    'the day before',
  ],
  isNow: ['this', 'this one', 'now'],
  howMuchWas: ['how much did we spend', 'how much did we spend on'],
  me: 'me',
  others: ['she', 'he', 'her', 'him', 'they', 'them'],
  lastSo: /^(in |over |for )?the (last|past) (?<count>\d{1,3})$/,
  when: /^(and )?((when|what day|which day|what date) (was|were) (that|it|this|those|they)|(that|it|this) was (on )?(when|what day|which day)|when did (you|we|she|he|they) (pay|buy|get|book)( for)? (that|it|this|those|them))( (on|from))?$/,
  onWhat: /^(and )?(?<who>\p{L}+ )??((mostly|mainly|most) )?on what( (mostly|mainly))?$/u,
  soFar:
    /^(?:(?:so|and) )*(?:(?:is|are|did|have|has) (?:it|we|i|that) (?:(?:already|gone) )*(?:over|past|above|ok|good|fine)(?: (?:it|budget|yet|already))*|(?:tell|warn|remind|ping) (?:me|us) (?:when|if)|let (?:me|us) know (?:when|if))\b/,
  summary: /\b(summary|recap|overview)\b/,
  inDetail:
    /^(and )?((can you )?(give|show|tell) me )?(the )?(details?|breakdown)$|^(and )?which ones?( (are|were) (they|those))?$|^show( me)?( them)?$/,
  askedAnew: /^(?=.*\bnow\b)((and|so|now|how|much|what|is|s|it|that|does|come|to|the|total) ?)+$/,
  thisMonth: /^(for |in )?this month$/,
  byHowMuch: /^(and )?by how much$/,
  sameDay: /\b(on )?((the|that) )?same day( too| as well)?\b/,
  oneOfThem: /^one of (them|those|the)\b/,
  those: /^(?:(?:no|and|oh|ok) )*they (?:were|are)\b|\b(?:those|these|them)\b/,
  leadsToThing: /^(on|for|at|in) (\S+ ?){1,4}$/,
  ofThat:
    /^((and|but|like|about|around|maybe|roughly|oh) )*(?:\d[\d ]*(?:\w+ )?)?(of (that|this|which|those|it)|(that|this|it) includ(es|ed|ing))\b|^(and )?(there (was|were|is) )?\d.* in (that|there)$/,
  partWords:
    /(?<!\p{L})((?<=^|^and |^but )(like|about|around|maybe|roughly)|of (that|this|which|those|it)|(that|this|it) includ(es|ed|ing)|there (was|were|is)|in (that|there)$|was|were|went on)(?!\p{L}),?/giu,
  endsSorry: / (sorry|oops|my bad|my mistake|typo)$/,
  onceMore: /^(and )?another (?=\S*\d)|^and (?=\S*\d\S*( \S+)? more\b)/,
  ofOurs: /^(our|my) /,
  sameFor:
    /^(?:and )?(?:(?:the )?same(?: again| amount| price| thing)?|another(?: one)?|one more) for (?<who>\p{L}+)$/u,
  alsoFor: /^and (?:another )?\d[\d ]*(?:\p{L}+ )?for (?<who>\p{L}+)$/u,
  thoseOf: /^and (?:another )?\d[\d ]*(?:\p{L}+ )?for (?:the )?ones? (?:for|of) (?<who>\p{L}+)$/u,
  mineToo: /^(?:and )?my (?<thing>\p{L}+) (?:too|as well)(?: (?:the )?same(?: (?:price|amount))?)?$/u,
  sameBut:
    /^(and )?((?<day>yesterday|today|last night) )?(the )?(same( here| for me)?|ditto|me too|too|likewise|mine too|(i )?paid mine( too)?)[,:]?( but)?( was)? (?=\S*\d)/,
  ofEach: /\b(each|apiece|a piece|a head)\b/,
  moreBehind: / more\b/,
  wereThousands: /^(no )?((they were|they re|they are|all|it s all|that s all) )*(in )?thousands$/,
  twice: /^(?=.*\b(charged|noted|logged|added|recorded|is\b|s\b)).*\b(twice|two times|double)\b/,
  theOther: ['the other', 'the other one'],
  paidNow:
    /^((yes|ok|done|so|no|well|actually|i mean) )*((i|we|just|already|now|ve|have) )*(paid|bought)( (it|that|this|them|for it))?( (now|today|yesterday|already|just now|earlier|this (month|week|morning)))*$|^(its|it s|it is|thats|that s|that is) ((now|already) )?paid( now)?$/,
  forThat: ['for it', 'for that', 'for this', 'on it', 'on that'],
  amountOfThing:
    /^(?:(?:no|oh|ah|ok|yes|actually|sorry|wait|hey|hang on|hold on)[\s,]+)*(?:(?:it|that|they) (?:was|were|came to|cost)|it['’]?s)\s+(?<amount>\S?\d\S*)(?:\s+(?:bucks|quid|dollars|pounds|euros))?\s+(?:for\s+)?the\s+(?<thing>[^,.;!?\d]+)/iu,
  is: /(^|\s)(is|are)\s|[a-z][’']s\s/i,
}
