import { isParticle } from '../../words/particle.ts'
import { isAt, type Sentence } from '../../words/sentence.ts'
import { type Figure, isToTheCent } from '../figure.ts'

/** Whether a figure is a price to the cent, followed by how often it was paid: '1,43 fois 10', '1.43 times 10'. */
export function isTimes(sentence: Sentence, figure: Figure): boolean {
  const { tokens } = sentence
  const isCounted = tokens[figure.end + 1]?.kind === 'number' && tokens[figure.end + 2]?.kind !== 'word'
  // '27,60 por 6' may mean for six of them.
  const isSaid = isParticle(sentence, figure.end, 'times') && !isAt(sentence, figure.end, 'preposition')
  return isCounted && isSaid && isToTheCent(figure)
}
