import { periodOf } from '../../days/period.ts'
import type { Query } from '../../meaning.ts'
import { thingBefore } from '../../message/content.ts'
import type { Scan } from '../../message/scan.ts'
import { isParticle, particleEnd } from '../../words/particle.ts'
import { after, hasAny, isAsked, isAt, type Sentence } from '../../words/sentence.ts'
import { fold } from '../../words/text.ts'

/**
 * Reads a question in which of some categories something is filed: 'Is the house insurance in utilities or home', 'el
 * pollo va en comida, no?', 'eso es salud o ropa?'; else null.
 */
export function readWhereFiled({ sentence, figures, days }: Scan): Query | null {
  if (figures.length + days.length > 0) return null
  if (hasAny(sentence, 'howMuch', 'spend', 'top', 'compare', 'budget', 'left', 'show')) return null
  const places = placesIn(sentence)
  if (places === null || !isToldOf(sentence, places.start)) return null
  const { about = '' } = thingBefore(sentence, places.start)
  const isLast = about === ''
  const scope = { categoryId: null, categoryKind: null, words: about, person: null }
  const period = periodOf(isLast ? 'this_month' : 'all', sentence.context.today)
  return { kind: 'query', ask: isLast ? 'latest' : 'list', period, against: null, scope, sure: true }
}

interface Places {
  readonly start: number
}

/** Where the categories at the end of a message start: two joined by 'or', or one in a question; null for none. */
function placesIn(sentence: Sentence): Places | null {
  let end = sentence.tokens.length
  while (
    end > 0 &&
    (sentence.tokens[end - 1]?.kind === 'break' || isAt(sentence, end - 1, 'filler', 'not', 'oops'))
  )
    end--
  const last = placeBefore(sentence, end)
  if (last === null) return null
  const lead = leadBefore(sentence, last)
  if (!isAt(sentence, lead - 1, 'or')) return isAsked(sentence) && lead < last ? { start: lead } : null
  const first = placeBefore(sentence, lead - 1)
  return first === null ? null : { start: leadBefore(sentence, first) }
}

/** The most words of a category name. */
const mostWords = 4

/** The index where the category name that ends before a token starts; null for none. */
function placeBefore({ tokens, context, vocabulary }: Sentence, end: number): number | null {
  for (let start = Math.max(end - mostWords, 0); start < end; start++) {
    const name = tokens
      .slice(start, end)
      .map(({ key }) => key)
      .join(' ')
    const isKind = (['kindOfSpending', 'categoryName'] as const).some((type) =>
      vocabulary.particles(type).has(name),
    )
    if (isKind || context.categories.some((category) => fold(category.name) === name)) return start
  }
  return null
}

/** The index where the words that lead to a category start: 'in', 'en la'. */
function leadBefore(sentence: Sentence, place: number): number {
  let at = place
  while (isAt(sentence, at - 1, 'article', 'preposition') || isParticle(sentence, at - 1, 'putInto')) at--
  return at
}

/** Whether only a thing, or a word that points at one, and a verb that says where it is stand before a token. */
function isToldOf(sentence: Sentence, end: number): boolean {
  let isTold = false
  for (let at = 0; at < end; at = after(sentence, at)) {
    const isVerb = particleEnd(sentence, at, 'isFiled') > at || isAt(sentence, at, 'was')
    isTold ||= isVerb
    const isNamed = isAt(sentence, at, 'article', 'kind', 'target', 'pronoun', 'preposition', 'of', 'filler')
    const isPointed = isParticle(sentence, at, 'theOne', 'namesNothing', 'thatOf')
    if (!isVerb && !isNamed && !isPointed && sentence.tokens[at]?.kind !== 'break') return false
  }
  return isTold
}
