import type { Correction, Meaning } from '../meaning.ts'
import type { Scan } from '../message/scan.ts'
import { isParticle, mayHaveParticle, particleEnd } from '../words/particle.ts'
import { after, isAsked, isAt, type Stretch, textOf } from '../words/sentence.ts'
import { endOfWords, movedTo } from './filing.ts'
import { opening } from './talk.ts'

/** A name of a category is short. */
const mostWords = 3

/** 'Dejalo en súper', 'put it in groceries': the category of the last one, and no more; null for all other messages. */
export function readPutIn(scan: Scan): Correction | null {
  const place = placeIn(scan)
  const changes = place && movedTo(scan, place)
  return changes && { kind: 'correction', changes, sure: true }
}

/**
 * A meaning that takes what stands behind 'put it in' for a new name, or for a category that the household does not have,
 * with that as a place instead: what is filed is not named. Every other meaning stays as it is.
 */
export function withPlace(scan: Scan, meaning: Meaning): Meaning {
  if (meaning.kind !== 'correction' || meaning.about !== undefined) return meaning
  const { description: _, categoryKind: __, categoryId, ...others } = meaning.changes
  const place = categoryId || Object.keys(others).length > 0 ? null : placeIn(scan)
  if (place === null || place.end - place.start > mostWords) return meaning
  return { ...meaning, changes: {}, place: textOf(scan.sentence, place.start, place.end) }
}

/** What a wish to file the last one names as the place; null where a message is no such wish, or says more. */
function placeIn({ sentence, figures, days }: Scan): Stretch | null {
  if (!mayHaveParticle(sentence, 'putIt') || figures.length + days.length > 0 || isAsked(sentence))
    return null
  const verb = opening(sentence)
  const start = isAt(sentence, verb, 'not') ? after(sentence, verb) : verb
  const to = particleEnd(sentence, start, 'putIt')
  if (to === start || !isParticle(sentence, to, 'putInto')) return null
  let place = particleEnd(sentence, to, 'putInto')
  if (isAt(sentence, place, 'article')) place = after(sentence, place)
  if (isParticle(sentence, place, 'category')) place = after(sentence, place)
  const end = endOfWords(sentence)
  return place < end ? { start: place, end } : null
}
