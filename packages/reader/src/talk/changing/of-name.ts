import type { Correction } from '../../meaning.ts'
import { isName, memberAt } from '../../message/payer.ts'
import type { Scan } from '../../message/scan.ts'
import { behindAll, endsAt } from '../../words/edges.ts'
import { particleEnd } from '../../words/particle.ts'
import { after, isAsked, isAt, textOf } from '../../words/sentence.ts'

/**
 * 'El de Jon son 45', 'o da Bia foi 119': what one came to that is called by whom it was for, who is no member; null for all
 * other messages.
 */
export function readOfName({ sentence, figures, days }: Scan): Correction | null {
  const [figure, ...others] = figures
  const [amount, ...readings] = figure?.readings ?? []
  if (figure === undefined || amount === undefined || others.length + readings.length + days.length > 0)
    return null
  const lead = behindAll(sentence, 0, 'oops', 'filler', 'greeting')
  const name = particleEnd(sentence, lead, 'theOneOf')
  const was = after(sentence, name)
  const isNamed = name > lead && isName(sentence, name) && memberAt(sentence, name) === null
  const isWhole = after(sentence, was) === figure.start && endsAt(sentence, figure.end)
  if (!isNamed || !isAt(sentence, was, 'was') || !isWhole || isAsked(sentence)) return null
  const currency = figure.currency === null ? {} : { currency: figure.currency }
  return {
    kind: 'correction',
    about: textOf(sentence, name, was),
    changes: { amount, ...currency },
    sure: true,
  }
}
