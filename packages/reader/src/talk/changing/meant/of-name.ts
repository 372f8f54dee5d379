import type { Correction } from '../../../meaning.ts'
import type { Scan } from '../../../message/scan.ts'
import { behindArticle, endsAt, skipAll } from '../../../words/edges.ts'
import { isName, memberAt } from '../../../words/member-names.ts'
import { particleEnd } from '../../../words/particle.ts'
import { after, isAsked, isAt, textOf } from '../../../words/sentence.ts'
import { amountAloneIn } from '../amounts/amount-alone.ts'

/**
 * Reads the amount of an expense that is named by a person who is not a member: 'El de Jon son 45', 'o da Bia foi
 * 119'; else null.
 */
export function readOfName(scan: Scan): Correction | null {
  const { sentence } = scan
  const told = amountAloneIn(scan)
  if (told === null) return null
  const lead = skipAll(sentence, 0, 'oops', 'filler', 'greeting')
  const of = particleEnd(sentence, lead, 'theOneOf')
  const name = behindArticle(sentence, of)
  const was = after(sentence, name)
  // In haste, a name is written in lower case.
  const isUnknown = sentence.tokens[name]?.kind === 'word' && sentence.marks[name] === null
  const isNamed = of > lead && (isName(sentence, name) || isUnknown) && memberAt(sentence, name) === null
  const isWhole = after(sentence, was) === told.figure.start && endsAt(sentence, told.figure.end)
  if (!isNamed || !isAt(sentence, was, 'was') || !isWhole || isAsked(sentence)) return null
  return {
    kind: 'correction',
    about: textOf(sentence, name, was),
    changes: told.changes,
    sure: true,
  }
}
