import type { Scan } from '../message/scan.ts'
import { hasParticle } from '../words/particle.ts'
import { after, has, isAt, isOneOf, type Sentence, type Stretch } from '../words/sentence.ts'
import type { SenseType } from '../words/vocabulary.ts'

/** A message without what somebody else gave; `isSure` unless that may be the household's money. */
interface OwnPart {
  readonly scan: Scan
  readonly isSure: boolean
}

/**
 * Leaves out what somebody gave beside the writer: 'puse 5.000 y mi hermana 5.000 para la torta'. A parent or child may
 * live with the writer, and a partner does. Null if there is nothing of the kind.
 */
export function ownPartIn(scan: Scan): OwnPart | null {
  const { sentence, figures } = scan
  const [own, theirs, ...more] = figures
  if (own === undefined || theirs === undefined || more.length > 0) return null
  if (!has(sentence, { start: 0, end: own.start }, 'spend')) return null
  const and = sentence.tokens.findIndex((_, at) => at >= own.end && isAt(sentence, at, 'and'))
  const who = { start: after(sentence, and), end: theirs.start }
  if (and < 0 || !isOnlySomebody(sentence, who)) return null
  const claims = [...scan.claims].fill('dropped', and, theirs.end)
  return { scan: { ...scan, claims, figures: [own] }, isSure: !has(sentence, who, 'family') }
}

/** Whether a stretch is nothing but somebody else and perhaps a verb: 'mi hermana', 'my brother paid'. */
function isOnlySomebody(sentence: Sentence, stretch: Stretch): boolean {
  if (!has(sentence, stretch, 'family', 'stranger') || hasParticle(sentence, stretch, 'partner')) return false
  for (let at = stretch.start; at < stretch.end; at = after(sentence, at))
    if (!isOneOf(sentence, at, beside)) return false
  return true
}

const beside: ReadonlySet<SenseType> = new Set<SenseType>([
  'family', 'stranger', 'article', 'filler', 'pronoun', 'approx', 'spend', 'spendHe', 'cost', 'further',
]) // biome-ignore format: a list to read at a glance
