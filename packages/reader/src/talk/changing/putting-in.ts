import type { Correction, Meaning } from '../../meaning.ts'
import type { Scan } from '../../message/scan.ts'
import { behindAll, endsAt } from '../../words/edges.ts'
import { isParticle, mayHaveParticle, particleEnd } from '../../words/particle.ts'
import { after, isAsked, isAt, type Sentence, type Stretch, textOf } from '../../words/sentence.ts'
import { opening } from '../talk.ts'
import { endOfWords, movedTo } from './filing.ts'

/** A name of a category is short. */
const mostWords = 3

/** 'Dejalo en súper', 'put it in groceries': the category of the last one, and no more; null for all other messages. */
export function readPutIn(scan: Scan): Correction | null {
  const filed = filedIn(scan)
  const changes = filed && filed.about === undefined ? movedTo(scan, filed.place) : null
  return changes && { kind: 'correction', changes, sure: true }
}

/**
 * A meaning that takes what stands behind 'put it in' for a new name, or for a category that the household does not have,
 * with that as a place instead: what is filed is not named. Every other meaning stays as it is.
 */
export function withPlace(scan: Scan, meaning: Meaning): Meaning {
  if (meaning.kind !== 'correction' || meaning.remark) return meaning
  // 'Le coiffeur mets ça dans beauté'.
  const isFiled = meaning.about !== undefined && meaning.changes.description === undefined
  if (isFiled) return meaning
  const { description = '', categoryKind: _, categoryId, ...others } = meaning.changes
  const filed = Object.keys(others).length > 0 ? null : filedIn(scan)
  if (filed === null || filed.place.end - filed.place.start > mostWords) return meaning
  const { about, place: at } = filed
  const place = textOf(scan.sentence, at.start, at.end)
  // 'Taxi en finca' names the taxi, and not where it belongs.
  const isName = about !== undefined && description.endsWith(place)
  if (categoryId && !isName) return meaning
  return { ...meaning, ...(about !== undefined && { about }), changes: {}, place }
}

/** What is to be filed, where it is named, and what a wish to do so names as the place; null where it is no such wish, or says more. */
function filedIn({
  sentence,
  figures,
  days,
}: Scan): { readonly about?: string; readonly place: Stretch } | null {
  if (
    !mayHaveParticle(sentence, 'putIt', 'putThing') ||
    figures.length + days.length > 0 ||
    isAsked(sentence)
  )
    return null
  const first = thingFirst(sentence, opening(sentence))
  const verb = first ? behindAll(sentence, first.end, 'filler') : opening(sentence)
  const start = isAt(sentence, verb, 'not') ? after(sentence, verb) : verb
  const behind = particleEnd(sentence, start, 'putIt')
  const isIt = behind > start && isParticle(sentence, behind, 'putInto')
  // 'Mets le' may lead to a thing.
  const thing = isIt ? first : thingAt(sentence, particleEnd(sentence, start, 'putThing'), start)
  const to = isIt ? behind : (thing?.end ?? behind)
  if (to === start || !isParticle(sentence, to, 'putInto')) return null
  let place = particleEnd(sentence, to, 'putInto')
  if (isAt(sentence, place, 'article') && !endsAt(sentence, after(sentence, place)))
    place = after(sentence, place)
  if (isParticle(sentence, place, 'category')) place = after(sentence, place)
  // 'Otros' may be a word that is said along.
  const end = Math.max(endOfWords(sentence), Math.min(after(sentence, place), sentence.tokens.length))
  if (place >= end) return null
  return { ...(thing && { about: textOf(sentence, thing.start, thing.end) }), place: { start: place, end } }
}

/** 'Le coiffeur', with which a message begins, right before the wish to file it. */
function thingFirst(sentence: Sentence, from: number): Stretch | null {
  const start = isAt(sentence, from, 'article') ? after(sentence, from) : from
  const end = after(sentence, start)
  const wish = behindAll(sentence, end, 'filler')
  const isWish = particleEnd(sentence, wish, 'putIt') > wish
  return start > from && isAt(sentence, start, 'kind') && isWish ? { start, end } : null
}

/** 'El taxi', behind the verb. */
function thingAt(sentence: Sentence, from: number, verb: number): Stretch | null {
  // 'Mets le' is one phrase.
  const start = isParticle(sentence, from, 'theOne') ? from + 1 : from
  return from > verb && isAt(sentence, start, 'kind') ? { start, end: after(sentence, start) } : null
}
