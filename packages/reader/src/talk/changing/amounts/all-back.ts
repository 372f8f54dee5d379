import type { NotExpense } from '../../../meaning.ts'
import { nameAt } from '../../../message/content.ts'
import type { Scan } from '../../../message/scan.ts'
import { mayHaveParticle, particleEnd, phraseStart } from '../../../words/particle.ts'
import { hasAny, isAsked, isAt } from '../../../words/sentence.ts'

/**
 * Reads that all the money for a named thing came back: 'La palta estaba mala y me devolvieron la plata'; else null.
 */
export function readAllBack({ sentence, figures, days }: Scan): NotExpense | null {
  // 'Cancelá lo de la pizza, me devolvieron la plata' asks for the deletion itself.
  const isRequest = hasAny(sentence, 'delete', 'undo') || mayHaveParticle(sentence, 'forgets', 'takeAway')
  if (figures.length + days.length > 0 || isRequest || isAsked(sentence)) return null
  const start = phraseStart(sentence, 'allCameBack')
  const end = particleEnd(sentence, start, 'allCameBack')
  const thing = sentence.tokens.findIndex((_, at) => (at < start || at >= end) && isAt(sentence, at, 'kind'))
  if (start < 0 || thing < 0) return null
  return { kind: 'not_expense', reason: 'income', backOf: nameAt(sentence, thing), sure: true }
}
