import type { AnsweringWords } from './answering-words.ts'

/** The phrases of answers with figures. */
export const frAnswering: AnsweringWords = {
  average: (sum, of, count) =>
    of === 'month'
      ? `Ça fait ${sum} par mois en moyenne, sur ${count} mois.`
      : `Ça fait ${sum} par ${of === 'day' ? 'jour' : 'semaine'} en moyenne, sur ${count} jours.`,
  more: (difference, percent) => `C’est ${difference} de plus${percent && ` (+${percent} %)`}.`,
  less: (difference, percent) => `C’est ${difference} de moins${percent && ` (−${percent} %)`}.`,
  same: 'C’est pareil.',
  tookMore: (name, difference) => `${name} : ${difference} de plus.`,
  youTookMore: (difference) => `Toi : ${difference} de plus.`,
  mostOf: {
    days: 'Les jours les plus chers :',
    weekdays: 'Par jour de la semaine :',
    weeks: 'Les semaines les plus chères :',
    months: 'Les mois les plus chers :',
  },
  leftEach: (sum, of, day) => `Ça fait ${sum} par ${of === 'day' ? 'jour' : 'semaine'} jusqu’au ${day}.`,
  leftAfter: (more, left) => `Avec ${more} de plus, il resterait ${left}.`,
  overAfter: (more, over) => `Avec ${more} de plus, ça dépasserait de ${over}.`,
  toGo: (left, upTo) => `Il manque ${left} pour arriver à ${upTo}.`,
  past: (over, upTo) => `C’est ${over} de plus que ${upTo}.`,
  unfiled: ' sans catégorie',
}
