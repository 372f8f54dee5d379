import type { Meaning } from '@casita/reader'
import { fold } from '../folding.ts'
import { everyLanguage } from './replies/index.ts'
import { findTarget } from './targets.ts'
import type { Turn } from './turn.ts'

/** What was told of longer ago is not said anew. */
const saidAnewFor = 30 * 60 * 1000

/**
 * 'El almuerzo fue 35', right after an almuerzo was told of: a correction of its amount, not a second one. Every other
 * meaning stays as it is.
 */
export async function asRestated(turn: Turn, text: string, meaning: Meaning): Promise<Meaning> {
  if (meaning.kind !== 'expenses' || turn.repliedTo || turn.message.kind !== 'text') return meaning
  const [{ amount, currency, dateStated, description }, ...others] = meaning.items
  if (others.length > 0 || dateStated || currency !== turn.household.currency || !saysWas(text))
    return meaning
  const told = (await findTarget(turn)) ?? []
  const isMeant = told.some(
    (expense) =>
      fold(expense.description) === fold(description) &&
      Date.parse(turn.work.now) - Date.parse(expense.created_at) < saidAnewFor,
  )
  return isMeant ? { kind: 'correction', sure: true, changes: { amount, description } } : meaning
}

function saysWas(text: string): boolean {
  const said = fold(text).split(/[^\p{L}\p{N}]+/u)
  return everyLanguage.some(({ was }) => was.some((word) => said.includes(word)))
}
