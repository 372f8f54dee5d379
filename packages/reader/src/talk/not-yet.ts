import type { Meaning } from '../meaning.ts'
import type { Scan } from '../message/scan.ts'
import { endsAt } from '../words/edges.ts'
import { particleEnd, phraseStart } from '../words/particle.ts'
import { isAt } from '../words/sentence.ts'

/**
 * Reads the answer that something is not yet paid or recorded: 'Not yet', 'no, todavía no', 'the rent not yet'; else
 * null.
 */
export function readNotYet({ sentence }: Scan): Meaning | null {
  const start = phraseStart(sentence, 'notYet')
  if (start < 0 || !endsAt(sentence, particleEnd(sentence, start, 'notYet'))) return null
  const isAll = sentence.tokens
    .slice(0, start)
    .every(
      ({ kind }, at) => kind === 'break' || isAt(sentence, at, 'not', 'oops', 'filler', 'article', 'kind'),
    )
  return isAll ? { kind: 'small_talk', sure: true } : null
}
