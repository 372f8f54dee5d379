import { isParticle } from './particle.ts'
import { isAt, type Sentence } from './sentence.ts'

/** Whether what stands at a token may take back the words before it: 'no', 'I mean', or but a hesitation ('euh', 'er'). */
export function takesBackAt(sentence: Sentence, at: number): boolean {
  return isAt(sentence, at, 'oops') || isParticle(sentence, at, 'hesitates')
}
