import type { FollowingWords } from './following-words.ts'

export const enFollowing: FollowingWords = {
  follows: ['and what about', 'what about', 'how about', 'and for', 'and'],
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
  byHowMuch: /^(and )?by how much$/,
  sameDay: /\b(on )?(the|that) same day( too| as well)?\b/,
  oneOfThem: /^one of (them|those|the)\b/,
  twice: /^(?=.*\b(charged|noted|logged|added|recorded|is\b|s\b)).*\b(twice|two times|double)\b/,
  theOther: ['the other', 'the other one'],
  paidNow:
    /^((yes|ok|done|so) )*((i|we|just|already|now|ve|have) )*(paid|bought)( (it|that|this|them|for it))?( (now|today|yesterday|already|just now))*$|^(its|it s|it is|thats|that s|that is) ((now|already) )?paid( now)?$/,
  is: /(^|\s)(is|are)\s|[a-z][’']s\s/i,
}
