import type { Deletion, Meaning } from '../../../meaning.ts'
import { particleEnd, phraseStart } from '../../../words/particle.ts'
import { hasAny, isAsked, type Sentence, textOf } from '../../../words/sentence.ts'

/**
 * Reads the deletion of a named expense without the reason that follows it: 'Forget the lipstick I'm taking it back
 * tomorrow', "oublie le ticket de métro c'est son boulot qui rembourse". Null for all other messages.
 */
export function readDeletedWhy(sentence: Sentence, readPart: (text: string) => Meaning): Deletion | null {
  const { tokens } = sentence
  const isRequest = hasAny(sentence, 'delete') || phraseStart(sentence, 'forgets') >= 0
  if (!isRequest || isAsked(sentence)) return null
  for (let at = 2; at < tokens.length; at++) {
    if (particleEnd(sentence, at, 'deletedWhy') === at) continue
    const told = readPart(textOf(sentence, 0, at))
    return told.kind === 'delete' && told.words !== '' && told.sure ? told : null
  }
  return null
}
