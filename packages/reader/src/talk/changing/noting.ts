import type { Correction } from '../../meaning.ts'
import type { Scan } from '../../message/scan.ts'
import { isParticle, particleEnd } from '../../words/particle.ts'
import { after, isAt, textOf } from '../../words/sentence.ts'
import { opening } from '../opening.ts'

/**
 * Reads a note to store with the expense that the message names, or else with the last one, after a colon or directly:
 * 'ponele una nota al café: con Ana', 'add a note for mum'. No change if the note is empty; else null.
 */
export function readNote({ sentence, figures }: Scan): Correction | null {
  const { tokens, text } = sentence
  const start = opening(sentence)
  const isMarked = isParticle(sentence, start, 'noteIs') && tokens[start + 1]?.key === ':'
  let at = isMarked ? start + 1 : particleEnd(sentence, start, 'noteOn')
  // 'Mets la note du resto 45' reports the price of a meal ('note' is also the bill).
  const isPriced = figures.length > 0 && tokens.every(({ key }) => key !== ':')
  if (at === start || isPriced) return null
  let thing: number | undefined
  if (isParticle(sentence, at, 'noteTo')) {
    let to = at + 1
    while (isAt(sentence, to, 'article')) to = after(sentence, to)
    const isThing = isAt(sentence, to, 'kind')
    if (isThing) thing = to
    if (isThing || isAt(sentence, to, 'target')) at = after(sentence, to)
  }
  while (tokens[at]?.kind === 'break') at++
  const first = tokens[particleEnd(sentence, at, 'saying')]
  const note = first ? text.slice(first.start).trim() : ''
  const about = thing === undefined ? '' : textOf(sentence, thing, after(sentence, thing))
  return {
    kind: 'correction',
    ...(about !== '' && { about }),
    changes: note === '' ? {} : { note },
    sure: true,
  }
}
