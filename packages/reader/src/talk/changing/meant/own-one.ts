import type { Correction } from '../../../meaning.ts'
import type { Scan } from '../../../message/scan.ts'
import { endsAt, skipAll } from '../../../words/edges.ts'
import { isParticle, particleEnd } from '../../../words/particle.ts'
import { after, isAsked, isAt, type Sentence } from '../../../words/sentence.ts'
import { amountAloneIn } from '../amounts/amount-alone.ts'

/**
 * Reads the amount of the writer's own purchase, and nothing else: 'El mío fue 45', 'o meu foi 45', 'mine was 45';
 * else null.
 */
export function readOwnOne(scan: Scan): Correction | null {
  const { sentence } = scan
  const told = amountAloneIn(scan)
  if (told === null) return null
  const mine = mineEnd(sentence)
  const was = skipAll(sentence, mine, 'filler')
  const isWas = mine > 0 && isAt(sentence, was, 'was') && after(sentence, was) === told.figure.start
  if (!isWas || !endsAt(sentence, told.figure.end) || isAsked(sentence)) return null
  return { kind: 'correction', mine: true, changes: told.changes, sure: true }
}

/** The index after the words for 'mine' at the start of a message; 0 if there are none. */
function mineEnd(sentence: Sentence): number {
  let at = 0
  while (isAt(sentence, at, 'and', 'further', 'oops', 'greeting') || sentence.tokens[at]?.kind === 'break')
    at = after(sentence, at)
  const lead = isParticle(sentence, at, 'theOne') && particleEnd(sentence, at, 'mine') === at ? at + 1 : at
  const end = particleEnd(sentence, lead, 'mine')
  return end > lead ? end : 0
}
