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
  others: ['she', 'he', 'her', 'him'],
  lastSo: /^(in |over |for )?the (last|past) (?<count>\d{1,3})$/,
  when: /^(and )?(when|what day|which day) (was|were) (that|it|this|those|they)$/,
  is: /(^|\s)(is|are)\s|[a-z][’']s\s/i,
}
