import { notExpense } from '../expenses/reason.ts'
import type { NotExpense } from '../meaning.ts'
import type { Scan } from '../message/scan.ts'
import { endsAt, firstWord, skipAll } from '../words/edges.ts'
import { particleEnd } from '../words/particle.ts'

/**
 * Reads what something that is not named cost at another time, which neither reports nor corrects an expense: 'last month
 * it was 2.80', 'la otra vez salió 3000'; else null.
 */
export function readFormerPrice({ sentence, figures }: Scan): NotExpense | null {
  const [figure, ...others] = figures
  if (figure === undefined || others.length > 0 || !endsAt(sentence, figure.end)) return null
  const first = firstWord(sentence)
  const ago = particleEnd(sentence, first, 'longAgo')
  const end = ago > first ? ago : particleEnd(sentence, first, 'formerTime')
  const isOnly = skipAll(sentence, end, 'was', 'cost', 'pronoun', 'approx', 'filler') === figure.start
  return end > first && isOnly ? notExpense('quote') : null
}
