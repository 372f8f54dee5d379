import type { Meaning } from '../meaning.ts'
import type { Scan } from '../message/scan.ts'
import { endsAt } from '../words/edges.ts'
import { particleEnd, phraseStart } from '../words/particle.ts'
import { isAt } from '../words/sentence.ts'

/** 'Not yet', 'no, todavía no', 'the rent not yet': an answer to whether something is paid or noted, and no more; null for all other messages. */
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
