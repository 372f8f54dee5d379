import type { Correction, Expenses, Meaning } from '../../meaning.ts'
import { withArticle } from '../../words/edges.ts'
import { isParticle, particleEnd } from '../../words/particle.ts'
import { before, isAsked, type Sentence, textOf } from '../../words/sentence.ts'
import { householdOf } from './household.ts'

/**
 * Reads expenses followed by the category to file them in: 'Libro 22.000, ponelo en regalos' (put it in gifts), 'bus 5
 * put it in travel', 'pull 90 catégorie cadeaux'. Null for all other messages.
 */
export function readFiledBehind(sentence: Sentence, readPart: (text: string) => Meaning): Expenses | null {
  const { tokens } = sentence
  if (isAsked(sentence)) return null
  const named = ownCategoryBehind(sentence)
  if (named) return filedIn(readPart(textOf(sentence, 0, named.start)), named.place)
  for (let at = 1; at < tokens.length; at++) {
    const start = filingFrom(sentence, at)
    if (start < 1) continue
    const place = placeIn(readPart(textOf(sentence, start, tokens.length)))
    const end = tokens[start - 1]?.kind === 'break' ? start - 1 : start
    const bought = place && readPart(textOf(sentence, 0, end))
    if (place && bought?.kind === 'expenses') return filedIn(bought, place)
  }
  return null
}

type Place = Pick<Expenses['items'][0], 'categoryId' | 'categoryKind'>

/** The expenses of a meaning, filed in a place; null if it has none. */
function filedIn(bought: Meaning, place: Place): Expenses | null {
  if (bought.kind !== 'expenses') return null
  const [first, ...more] = bought.items.map((item) => ({ ...item, ...place }))
  return first ? { ...bought, items: [first, ...more] } : null
}

/**
 * The household's own category that a message with an amount before it ends with, 'natação 160 na Bia', and where the
 * words that lead to it start; null for none, and for one of a common kind ('pizza 12 en casa').
 */
function ownCategoryBehind(sentence: Sentence): { start: number; place: Place } | null {
  const { tokens } = sentence
  const { names, kindOf } = householdOf(sentence)
  for (const { words, id } of names) {
    const name = tokens.length - words.length
    const lead = withArticle(sentence, name)
    const start = before(sentence, lead)
    const isNamed = words.every((word, index) => tokens[name + index]?.key === word)
    const isBehind = isParticle(sentence, start, 'putInto') && tokens[start - 1]?.kind === 'number'
    if (isNamed && isBehind && !kindOf.has(id))
      return { start, place: { categoryId: id, categoryKind: null } }
  }
  return null
}

/**
 * Returns the start of a filing request whose verb, or word for a category, is at a token ('put it', 'mets dans', 'in
 * the category'), or -1.
 */
function filingFrom(sentence: Sentence, at: number): number {
  const put = particleEnd(sentence, at, 'putThing')
  const isPut = put > at && isParticle(sentence, put, 'putInto')
  if (isPut || particleEnd(sentence, at, 'putIt') > at) return at
  if (!isParticle(sentence, at, 'category')) return -1
  const lead = withArticle(sentence, at)
  return isParticle(sentence, before(sentence, lead), 'putInto') ? before(sentence, lead) : lead
}

/** Returns the household's category that a filing request names, if it changes nothing else. */
function placeIn(meaning: Meaning): Place | null {
  const changes: Correction['changes'] = meaning.kind === 'correction' ? meaning.changes : {}
  const { categoryId, categoryKind = null, ...others } = changes
  return categoryId && Object.keys(others).length === 0 ? { categoryId, categoryKind } : null
}
