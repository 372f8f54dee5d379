import type { Correction } from '../../../meaning.ts'
import { nameAt } from '../../../message/content.ts'
import type { Scan } from '../../../message/scan.ts'
import { endsAt } from '../../../words/edges.ts'
import { isParticle } from '../../../words/particle.ts'
import { after, isAsked, isAt, type Sentence, textOf } from '../../../words/sentence.ts'

/**
 * Reads what another expense than the denied one was ('Not the bakery the butcher was 24', "pas la boulangerie, la
 * pharmacie c'était hier"), or only which one is denied ('no, not the cinema'); else null.
 */
export function readNotThatOne(scan: Scan): Correction | null {
  const { sentence, figures, days } = scan
  if (!sentence.present.has('not') || figures.length + days.length > 1 || isAsked(sentence)) return null
  const not = denialOf(sentence)
  const denied = not === null ? null : thingAt(sentence, after(sentence, not))
  if (not === null || denied === null) return null
  if (endsAt(sentence, denied.end)) return isPlainlyDenied(sentence, not) ? denies(denied.name) : null
  const meant = thingAt(sentence, isParted(sentence, denied.end) ? denied.end + 1 : denied.end)
  if (meant === null || !meant.isLed) return null
  if (!isAt(sentence, meant.end, 'was', 'cost')) return null
  const from = after(sentence, meant.end)
  const [told] = [...figures, ...days]
  if (told === undefined || told.start !== from || !endsAt(sentence, told.end)) return null
  const [figure] = figures
  const [day] = days
  const [amount, ...readings] = figure?.readings ?? []
  if (readings.length > 0 || day?.future) return null
  const currency = figure?.currency ? { currency: figure.currency } : {}
  const changes = amount === undefined ? { date: day?.date ?? '' } : { amount, ...currency }
  return { kind: 'correction', about: meant.name, changes, sure: true }
}

function denies(denied: string): Correction {
  return { kind: 'correction', denied, changes: {}, sure: true }
}

/** The index of the last 'no' or 'not' at the start of a message, if what follows it comes right after; else null. */
function denialOf(sentence: Sentence): number | null {
  let not: number | null = null
  let at = 0
  while (
    isParted(sentence, at) ||
    isAt(sentence, at, 'not', 'oops') ||
    (isAt(sentence, at, 'filler', 'greeting') && !isAt(sentence, at, 'article', 'kind'))
  ) {
    not = isAt(sentence, at, 'not') ? at : isParted(sentence, at) ? null : not
    at = after(sentence, at)
  }
  return not !== null && after(sentence, not) === at ? not : null
}

/**
 * Whether a 'no' stands before a 'not' that cannot be a 'no' itself: 'No, not the cinema', 'non pas le ciné'. 'no, no
 * el cine' may mean either.
 */
function isPlainlyDenied(sentence: Sentence, not: number): boolean {
  const isBehindNo = not > 0 && isAt(sentence, 0, 'oops', 'not')
  return isBehindNo && !isParticle(sentence, not, 'denies') && sentence.tokens[not]?.key !== 'no'
}

interface Thing {
  readonly name: string
  readonly end: number
  readonly isLed: boolean
}

/** The known thing at a token, and whether an article leads to it: 'The butcher', 'bakery'; null for none. */
function thingAt(sentence: Sentence, at: number): Thing | null {
  const isLed = isAt(sentence, at, 'article')
  const thing = isLed ? after(sentence, at) : at
  if (!isAt(sentence, thing, 'kind')) return null
  const end = after(sentence, thing)
  const name = nameAt(sentence, thing)
  return { name, end, isLed: isLed || name !== textOf(sentence, thing, end) }
}

function isParted({ tokens }: Sentence, at: number): boolean {
  return tokens[at]?.kind === 'break'
}
