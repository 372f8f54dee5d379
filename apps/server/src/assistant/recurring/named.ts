import type { Recurrence } from '@casita/contract'
import type { ExpenseRow } from '../../expenses/expense-rows.ts'
import { isNamedIn } from '../meant/naming.ts'
import { only } from '../meant/only.ts'
import { justRecordedByAnyone } from '../meant/targets.ts'
import { everyLanguage } from '../replies/index.ts'
import type { Turn } from '../turn.ts'

/**
 * Finds the recently recorded expense that a message names as recurring: 'El condominio también es todos los meses',
 * 'put the rent every month'; null for none.
 */
export async function calledToComeBack(
  turn: Turn,
  said: string,
  every: Recurrence,
): Promise<ExpenseRow | null> {
  for (const { often } of everyLanguage) {
    const rest = said.replace(often[every], ' ').replace(/\s+/g, ' ').trim()
    const found = rest === said ? null : await namedToComeBack(turn, rest)
    if (found) return found
  }
  return null
}

/** The same, without the words for how often: 'El condominio también es', 'put the rent'. */
export function namedToComeBack(turn: Turn, said: string): Promise<ExpenseRow | null> {
  return namedIn(turn, said, 'thingComesBack')
}

/**
 * Finds the recently recorded expense that a message calls recurring, without saying how often: 'make the internet
 * recurring', 'la luz es fija'; null for none.
 */
export function namedAsRecurring(turn: Turn, said: string): Promise<ExpenseRow | null> {
  return namedIn(turn, said, 'thingRecurs')
}

async function namedIn(
  turn: Turn,
  said: string,
  request: 'thingComesBack' | 'thingRecurs',
): Promise<ExpenseRow | null> {
  if (turn.repliedTo) return null
  for (const words of everyLanguage) {
    const { is, put, of } = words[request].exec(said)?.groups ?? {}
    const name = is ?? put ?? of
    const found = name === undefined ? null : only(await calledLately(turn, name))
    if (found) return found
  }
  return null
}

/** The expenses that any member has just recorded under this name. */
async function calledLately(turn: Turn, name: string): Promise<ExpenseRow[]> {
  return (await justRecordedByAnyone(turn)).filter((expense) => isNamedIn(expense, name))
}
