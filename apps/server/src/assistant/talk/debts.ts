import type { Meaning } from '@casita/reader'
import type { Reply } from '../../message.ts'
import { matches } from '../saying.ts'
import type { Turn } from '../turn.ts'
import { reply } from '../wording.ts'

/**
 * Answers 'How much do I owe Ana?', '¿estamos a mano?' (are we even?): the ledger keeps no debts, and how to learn what
 * each spent. Null for all other messages.
 */
export function answerDebt({ words }: Turn, text: string, meaning: Meaning): Reply | null {
  return mayTellOfDebts(meaning) && matches(text, 'owes') ? reply(`${words.onePayer} ${words.askEach}`) : null
}

function mayTellOfDebts(meaning: Meaning): boolean {
  if (meaning.kind === 'budget') return meaning.ask === 'show'
  if (meaning.kind === 'not_expense') return meaning.wouldBe === undefined
  return meaning.kind === 'query' || meaning.kind === 'small_talk'
}
