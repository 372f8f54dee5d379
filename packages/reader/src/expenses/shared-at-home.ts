import type { Meaning } from '../meaning.ts'
import { beforeArticle, clauseStart } from '../words/edges.ts'
import { isName, memberAt } from '../words/member-names.ts'
import { particleEnd } from '../words/particle.ts'
import { before, isAt, type Sentence } from '../words/sentence.ts'

/**
 * Settles whether half of a price or all of it was spent, if it was halved with members alone: 'cena 54, a medias con
 * Iñaki'. What members paid is the household's as a whole.
 */
export function settleSharedAtHome(sentence: Sentence, meaning: Meaning): Meaning {
  if (meaning.kind !== 'ambiguous' || meaning.readings.length !== 2) return meaning
  const [[half, ...others], [whole, ...more] = []] = meaning.readings
  if (!half || !whole || others.length + more.length > 0) return meaning
  const isHalf = half.amount === Math.round(whole.amount / 2)
  return isHalf && isAmongMembers(sentence) ? { kind: 'expenses', items: [whole], sure: true } : meaning
}

const splitting = ['halved', 'theHalf', 'splitWith', 'parted', 'partedBy'] as const

/** Whether a message names members and, where it says that something was split, nobody else. */
function isAmongMembers(sentence: Sentence): boolean {
  const split = sentence.tokens.findIndex((_, at) =>
    splitting.some((type) => particleEnd(sentence, at, type) > at),
  )
  if (split < 0) return false
  const start = clauseStart(sentence, split)
  const places = [...sentence.tokens.keys()]
  const isMember = (at: number) => memberAt(sentence, at) !== null
  return places.some(isMember) && !places.some((at) => at >= start && isOtherAt(sentence, at))
}

/** Whether somebody who is no member stands at a token: a word for a person, or a name behind 'with' or 'and'. */
function isOtherAt(sentence: Sentence, at: number): boolean {
  if (memberAt(sentence, at) !== null) return false
  // 'El' may also be the article.
  if (isAt(sentence, at, 'family', 'stranger')) return !isAt(sentence, at, 'article')
  return isName(sentence, at) && isAt(sentence, beforeArticle(sentence, before(sentence, at)), 'with', 'and')
}
