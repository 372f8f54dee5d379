import type { Correction } from '../../../meaning.ts'
import { thingBefore } from '../../../message/content.ts'
import type { Scan } from '../../../message/scan.ts'
import { endsAt } from '../../../words/edges.ts'
import { isParticle, mayHaveParticle, particleEnd, phraseStart } from '../../../words/particle.ts'
import { after, isAsked, isAt, numberSaidAt, senseAt } from '../../../words/sentence.ts'
import { opening, openingWith } from '../../opening.ts'

/**
 * Reads that a recorded expense is split, and into how many parts, which are not a price: 'dividí el súper en dos',
 * 'split it in half', 'ese lo pusimos entre 5'; else null.
 */
export function readSplitting(scan: Scan): Correction | null {
  const people = mayHaveParticle(scan.sentence, 'forPeople', 'people', 'weWere') ? readPeople(scan) : null
  if (people !== null || !mayHaveParticle(scan.sentence, 'halfBack', 'partedBy', 'splitIt')) return people
  return readHalfBack(scan) ?? readParting(scan) ?? readParts(scan) ?? readHalving(scan)
}

/** The most people who share a price. */
const mostPeople = 12

/**
 * Reads for how many people it was, and nothing else, which is not a price: 'Era para dos', "c'était pour trois
 * personnes", 'we were four'; else null.
 */
function readPeople(scan: Scan): Correction | null {
  const { sentence, figures, days } = scan
  const { tokens } = sentence
  const start = openingWith(sentence, 'weWere')
  const were = particleEnd(sentence, start, 'weWere')
  const number = were > start ? were : (peopleBehindFor(scan) ?? peopleBehindWas(scan))
  if (number === null) return null
  const parts = Number(senseAt(sentence, number, 'number')?.value ?? tokens[number]?.key)
  const people = after(sentence, number)
  const isSaid = particleEnd(sentence, people, 'people') > people
  // 'À 4' is a price, not a count.
  const isCount = isSaid || !isAt(sentence, number - 1, 'rate') || tokens[number]?.kind === 'word'
  const isWhole = endsAt(sentence, isSaid ? particleEnd(sentence, people, 'people') : people)
  if (!isWhole || !isCount || !(parts > 1 && parts <= mostPeople) || days.length > 0 || isAsked(sentence))
    return null
  if (figures.some((figure) => figure.firm || figure.start !== number)) return null
  return { kind: 'correction', parts, changes: {}, sure: true }
}

/** The index of the number after a 'was', if it counts people: 'No, it was 7 people'; null for none. */
function peopleBehindWas({ sentence }: Scan): number | null {
  let at = opening(sentence)
  while (
    isAt(sentence, at, 'oops', 'filler', 'pronoun', 'target', 'change') ||
    sentence.tokens[at]?.kind === 'break'
  )
    at = after(sentence, at)
  const number = after(sentence, at)
  const people = after(sentence, number)
  return isAt(sentence, at, 'was') && particleEnd(sentence, people, 'people') > people ? number : null
}

/** The index after 'Era para' or 'make it for' at the start of a message; null if it starts with anything else. */
function peopleBehindFor({ sentence }: Scan): number | null {
  const { tokens } = sentence
  let isOf = false
  let at = 0
  while (
    at < tokens.length &&
    !(isOf && isParticle(sentence, at, 'forPeople') && !isAt(sentence, at, 'article'))
  ) {
    const makes = particleEnd(sentence, at, 'makeIt')
    // 'Foi pra' is one phrase that ends with 'for'.
    if (isAt(sentence, at, 'quote') && isParticle(sentence, after(sentence, at) - 1, 'forPeople')) {
      isOf = true
      at = after(sentence, at) - 1
      continue
    }
    const isAside = isAt(sentence, at, 'was', 'filler', 'greeting', 'oops', 'target', 'pronoun', 'article')
    if (makes === at && !isAside && tokens[at]?.kind !== 'break') return null
    isOf ||= makes > at || isAt(sentence, at, 'was')
    at = makes > at ? makes : after(sentence, at)
  }
  return at + 1
}

/**
 * Reads that somebody gave back half, and nothing else except of what: "Zoé m'a remboursé la moitié", 'Tom paid me
 * back half of the pizza'; else null.
 */
function readHalfBack({ sentence, figures, days }: Scan): Correction | null {
  const { tokens } = sentence
  const at = phraseStart(sentence, 'halfBack')
  if (at < 0 || at > mostBefore || figures.length + days.length > 0 || isAsked(sentence)) return null
  const end = particleEnd(sentence, at, 'halfBack')
  for (let each = end; each < tokens.length; each = after(sentence, each))
    if (!isAt(sentence, each, 'article', 'of', 'kind', 'preposition', 'filler') && !endsAt(sentence, each))
      return null
  return {
    kind: 'correction',
    ...thingBefore(sentence, tokens.length, end),
    parts: 2,
    changes: {},
    sure: true,
  }
}

/** The most tokens before it, for the name of who gave it back. */
const mostBefore = 3

/**
 * Reads the only number of a message as the number of people, if it stands at the end after 'between' or 'split by';
 * else null.
 */
function readParting({ sentence, figures: [figure, ...others], days }: Scan): Correction | null {
  const [people = 0, ...readings] = figure?.readings ?? []
  if (figure === undefined || others.length + readings.length + days.length > 0) return null
  const isSmall = people % 100 === 0 && people <= 2000 && figure.currency === null && !figure.firm
  const parted = sentence.tokens.findIndex((_, at) => particleEnd(sentence, at, 'partedBy') === figure.start)
  if (!isSmall || figure.end < sentence.tokens.length || parted < 0 || parted === figure.start) return null
  const from = particleEnd(sentence, opening(sentence), 'splitIt')
  return {
    kind: 'correction',
    ...thingBefore(sentence, parted, from),
    parts: people / 100,
    changes: {},
    sure: true,
  }
}

/** Reads a request to split, and into how many parts: 'Divise par 3', 'split the dinner by 3'; else null. */
function readParts({ sentence, days }: Scan): Correction | null {
  const { tokens } = sentence
  const start = opening(sentence)
  const verb = particleEnd(sentence, start, 'splitIt')
  const number = tokens.length - 1
  const parts = Number(numberSaidAt(sentence, number))
  const isLed = number > verb && isParticle(sentence, number - 1, 'partsLead')
  const isCount = Number.isInteger(parts) && parts > 1 && parts <= mostPeople
  if (verb === start || !isLed || !isCount || days.length > 0) return null
  for (let at = verb; at < number - 1; at = after(sentence, at))
    if (!isAt(sentence, at, 'article', 'kind', 'one', 'target', 'pronoun')) return null
  return { kind: 'correction', ...thingBefore(sentence, number - 1, verb), parts, changes: {}, sure: true }
}

function readHalving({ sentence, figures, days }: Scan): Correction | null {
  const { tokens } = sentence
  const start = opening(sentence)
  const verb = particleEnd(sentence, start, 'splitIt')
  if (verb === start || figures.length > 1 || days.length > 0 || isAsked(sentence)) return null
  const halves = phraseStart(sentence, 'halves', verb)
  const end = halves < 0 ? 0 : particleEnd(sentence, halves, 'halves')
  const isOther = figures.some((figure) => figure.start < halves || figure.end > end)
  if (end < tokens.length || isOther) return null
  return { kind: 'correction', ...thingBefore(sentence, halves, verb), parts: 2, changes: {}, sure: true }
}
