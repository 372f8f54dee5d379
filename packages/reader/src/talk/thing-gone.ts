import { nameAt } from '../message/content.ts'
import { particleEnd, phraseStart } from '../words/particle.ts'
import { isAt, type Sentence } from '../words/sentence.ts'

/**
 * 'Ya no tenemos netflix, quítalo', "we don't have the gym any more, remove it": the only thing that is over, before the mark of
 * the wish to delete, and '' where it is not named; null where nothing is said to be over.
 */
export function thingGone(sentence: Sentence): string | null {
  const over = phraseStart(sentence, 'noLonger')
  const mark = sentence.tokens.findIndex(({ kind }, at) => at > over && kind === 'break')
  if (over < 0 || !isAt(sentence, mark + 1, 'delete')) return null
  const things = sentence.tokens.flatMap((_, at) => (at < mark && isAt(sentence, at, 'kind') ? [at] : []))
  const [thing] = things.filter((at) => at >= particleEnd(sentence, over, 'noLonger'))
  if (things.length === 0) return ''
  return thing !== undefined && things.at(-1) === thing ? nameAt(sentence, thing) : null
}
