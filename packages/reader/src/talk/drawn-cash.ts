import { notExpense } from '../expenses/reason.ts'
import type { NotExpense } from '../meaning.ts'
import type { Scan } from '../message/scan.ts'
import { firstMeant } from '../words/edges.ts'
import { isParticle, particleEnd } from '../words/particle.ts'

/**
 * Reads money that is to be drawn, with a verb that otherwise asks to delete: 'retirer 100 au distributeur', 'tirar 100
 * no multibanco'; else null.
 */
export function readDrawnCash({ sentence, figures: [figure, another] }: Scan): NotExpense | null {
  if (figure === undefined || another !== undefined) return null
  const isDrawn = isParticle(sentence, firstMeant(sentence), 'drawsCash')
  return isDrawn && particleEnd(sentence, figure.end, 'cashMachine') > figure.end
    ? notExpense('withdrawal')
    : null
}
