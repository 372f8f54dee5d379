import type { FollowingWords } from './following-words.ts'

export const enFollowing: FollowingWords = {
  follows: ['and what about', 'what about', 'how about', 'and for', 'and just', 'just', 'and', 'n'],
  exceptFor: ['except', 'except for', 'but not', 'all but'],
  without: 'without',
  withExtra:
    /^(no |it was )?\d[\d ]*( (dollars|bucks|pounds|quid|euros))? (with|including|incl) (the )?(tip|delivery|shipping|service|tax)( included)?$/,
  withDiscount:
    /^(no |it was )?\d[\d ]*( (dollars|bucks|pounds|quid|euros))? (with|after) (the |a |my )?(\S+ )?(discount|coupon|voucher|promo|sale)( code)?$/,
  goesBack: [
    'last',
    'the last',
    'the last one',
    'the one before',
    'the one before that',
    'the previous one',
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
  when: /^(and )?(when|what day|which day) (was|were) (that|it|this|those|they)$/,
  onWhat: /^(and )?((mostly|mainly|most) )?on what( (mostly|mainly))?$/,
  summary: /\b(summary|recap|overview)\b/,
  byHowMuch: /^(and )?by how much$/,
  sameDay: /\b(on )?((the|that) )?same day( too| as well)?\b/,
  oneOfThem: /^one of (them|those|the)\b/,
  leadsToThing: /^(on|for|at|in) (\S+ ?){1,4}$/,
  ofThat:
    /^((and|like|about|around|maybe|roughly|oh) )*(?:\d[\d ]*(?:\w+ )?)?(of (that|this|which|those|it)|(that|this|it) includ(es|ed|ing))\b/,
  partWords:
    /(?<!\p{L})((?<=^|^and )(like|about|around|maybe|roughly)|of (that|this|which|those|it)|(that|this|it) includ(es|ed|ing)|was|were|went on)(?!\p{L}),?/giu,
  endsSorry: / (sorry|oops|my bad|my mistake|typo)$/,
  onceMore: /^(and )?another (?=\S*\d)|^and (?=\S*\d\S*( \S+)? more\b)/,
  sameBut: /^(and )?(the )?(same( here| for me)?|ditto|me too|likewise)[,:]? (?=\S*\d)/,
  ofEach: /\b(each|apiece|a piece|a head)\b/,
  moreBehind: / more\b/,
  wereThousands: /^(no )?((they were|they re|they are|all|it s all|that s all) )*(in )?thousands$/,
  twice: /^(?=.*\b(charged|noted|logged|added|recorded|is\b|s\b)).*\b(twice|two times|double)\b/,
  theOther: ['the other', 'the other one'],
  paidNow:
    /^((yes|ok|done|so|no|well|actually|i mean) )*((i|we|just|already|now|ve|have) )*(paid|bought)( (it|that|this|them|for it))?( (now|today|yesterday|already|just now))*$|^(its|it s|it is|thats|that s|that is) ((now|already) )?paid( now)?$/,
  forThat: ['for it', 'for that', 'for this', 'on it', 'on that'],
  is: /(^|\s)(is|are)\s|[a-z][’']s\s/i,
}
