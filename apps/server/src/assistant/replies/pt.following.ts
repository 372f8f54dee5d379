import type { FollowingWords } from './following-words.ts'

export const ptFollowing: FollowingWords = {
  follows: ['e'],
  goesBack: [
    'a passada',
    'o passado',
    'na passada',
    'no passado',
    'a anterior',
    'o anterior',
    'na anterior',
    'no anterior',
    'a ultima',
    'o ultimo',
    'antes',
    'a de antes',
    'o de antes',
  ],
  isNow: ['esta', 'este', 'essa', 'esse', 'agora'],
  howMuchWas: ['quanto gastamos', 'quanto gastamos em'],
  me: 'eu',
  others: ['ela', 'ele'],
  lastSo: /^(n|d)?[oa]s ultim[oa]s (?<count>\d{1,3})$/,
  when: /^(e )?((isso |isto )?(quando|que dia|de quando) (foi|era|e)( isso| isto)?)$/,
  is: /(^|\s)(é|são)\s/i,
}
