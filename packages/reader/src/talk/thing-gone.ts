import { nameAt } from '../message/content.ts'
import { skipAll } from '../words/edges.ts'
import { particleEnd, phraseStart } from '../words/particle.ts'
import { isAt, type Sentence } from '../words/sentence.ts'

/**
 * Returns the only thing that a message says is over before asking to delete it: 'Ya no tenemos netflix, quítalo', "we
 * don't have the gym any more, remove it"; '' if it is not named, null if nothing is said to be over.
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

/**
 * Returns the thing that a clause at a token says is over, behind a request to delete: 'Apaga, cancelamos netflix';
 * null if it names none, or says something else.
 */
export function thingGoneAt(sentence: Sentence, start: number): string | null {
  const verb = skipAll(sentence, start, 'pronoun')
  const end = particleEnd(sentence, verb, 'noLonger')
  const thing = skipAll(sentence, end, 'article', 'of')
  return end > verb && isAt(sentence, thing, 'kind') ? nameAt(sentence, thing) : null
}
