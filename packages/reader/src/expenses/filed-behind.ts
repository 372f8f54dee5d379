import type { Correction, Expenses, Meaning } from '../meaning.ts'
import { isParticle, mayHaveParticle, particleEnd } from '../words/particle.ts'
import { before, isAsked, isAt, type Sentence, textOf } from '../words/sentence.ts'

/**
 * 'Libro 22.000, ponelo en regalos', 'bus 5 put it in travel', 'pull 90 catégorie cadeaux': expenses, and behind them where
 * in the household's book they go. Null for all other messages.
 */
export function readFiledBehind(sentence: Sentence, readPart: (text: string) => Meaning): Expenses | null {
  const { tokens } = sentence
  if (!mayHaveParticle(sentence, 'putIt', 'putThing', 'category') || isAsked(sentence)) return null
  for (let at = 1; at < tokens.length; at++) {
    const start = filingFrom(sentence, at)
    if (start < 1) continue
    const place = placeIn(readPart(textOf(sentence, start, tokens.length)))
    const end = tokens[start - 1]?.kind === 'break' ? start - 1 : start
    const bought = place && readPart(textOf(sentence, 0, end))
    if (!place || bought?.kind !== 'expenses') continue
    const [first, ...more] = bought.items.map((item) => ({ ...item, ...place }))
    return first ? { ...bought, items: [first, ...more] } : null
  }
  return null
}

/** Where a wish to file starts whose verb, or the word for a category, stands at a token: 'put it', 'mets dans', 'in the category'; -1 where none does. */
function filingFrom(sentence: Sentence, at: number): number {
  const put = particleEnd(sentence, at, 'putThing')
  const isPut = put > at && isParticle(sentence, put, 'putInto')
  if (isPut || particleEnd(sentence, at, 'putIt') > at) return at
  if (!isParticle(sentence, at, 'category')) return -1
  const lead = isAt(sentence, before(sentence, at), 'article') ? before(sentence, at) : at
  return isParticle(sentence, before(sentence, lead), 'putInto') ? before(sentence, lead) : lead
}

/** The category of the household that a wish to file names, where that is all of it. */
function placeIn(meaning: Meaning): Pick<Expenses['items'][0], 'categoryId' | 'categoryKind'> | null {
  const changes: Correction['changes'] = meaning.kind === 'correction' ? meaning.changes : {}
  const { categoryId, categoryKind = null, ...others } = changes
  return categoryId && Object.keys(others).length === 0 ? { categoryId, categoryKind } : null
}
