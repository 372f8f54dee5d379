import type { Meaning } from '../meaning.ts'
import type { Scan } from '../message/scan.ts'
import { isParticle, particleEnd } from '../words/particle.ts'
import { after, isAt } from '../words/sentence.ts'

/**
 * Reads the answer that something is not paid or recorded yet, and when it will be: 'Not yet, it's due friday', 'no,
 * todavía no', 'the rent not yet', 'no, I forgot', 'non, je le fais demain'; else null.
 */
export function readNotYet({ sentence, figures, claims }: Scan): Meaning | null {
  if (figures.length > 0) return null
  let [isUndone, isLater, isDenied, isDated, isNamed] = [false, false, false, false, false]
  for (let at = 0; at < sentence.tokens.length; ) {
    const undone = Math.max(...notDone.map((type) => particleEnd(sentence, at, type)))
    const later = particleEnd(sentence, at, 'doesLater')
    const isDay = claims[at] === 'day'
    const isSmall = sentence.tokens[at]?.kind === 'break' || isAt(sentence, at, ...small)
    const isDue = isUndone && isParticle(sentence, at, 'due')
    // In 'The rent not yet' the thing comes first, and in 'no, pago yo' somebody else had paid.
    const isOther =
      (isUndone && isAt(sentence, at, 'kind')) ||
      (isLater && isAt(sentence, at, 'me')) ||
      particleEnd(sentence, at, 'paysMine') > at
    // 'The beer was last night, the other one not yet' says more.
    const isMore = undone > at && isDated
    if (isOther || isMore || !(isDay || undone > at || later > at || isSmall || isDue)) return null
    isUndone ||= undone > at
    isLater ||= later > at
    isNamed ||= isAt(sentence, at, 'kind')
    isDated ||= isDay
    isDenied ||= isAt(sentence, at, 'not')
    at = isDay ? at + 1 : Math.max(undone, later, after(sentence, at))
  }
  if (isUndone) return { kind: 'small_talk', sure: true }
  return isLater && (isDenied || isDated) && !isNamed
    ? { kind: 'not_expense', reason: 'future', sure: true }
    : null
}

const notDone = ['notYet', 'forgotten', 'nobody'] as const

const small = [
  'not', 'oops', 'filler', 'article', 'kind', 'pronoun', 'me', 'was', 'preposition', 'stranger', 'target',
] as const // biome-ignore format: a list to read at a glance
