import type { Correction, Meaning } from '@casita/reader'
import { fold } from '../../folding.ts'
import type { Reply } from '../../message.ts'
import { askToDelete } from '../asking/asking-which.ts'
import { justRecorded, latestOwn } from '../meant/targets.ts'
import { matches, withoutPunctuation } from '../saying.ts'
import type { Turn } from '../turn.ts'

/**
 * 'Me cobraron dos veces el helado' (they charged me twice), 'you noted the bread twice', if it was just recorded
 * twice with the same day and amount: asks whether to delete the later one. Null for every other message.
 */
export async function answerTwice(turn: Turn, text: string, meaning: Meaning): Promise<Reply | null> {
  const mayBe = meaning.kind === 'missing_amount' || (meaning.kind === 'correction' && isOpen(meaning))
  if (turn.repliedTo || !mayBe || !matches(text, 'twice')) return null
  const said = withoutPunctuation(text).split(' ')
  const named = justRecorded(turn, await latestOwn(turn)).filter(({ description }) =>
    withoutPunctuation(description)
      .split(' ')
      .every((word) => said.includes(word)),
  )
  const alike = Map.groupBy(named, (each) => [fold(each.description), each.amount, each.expense_date].join())
  const [pair, ...more] = [...alike.values()].filter(({ length }) => length > 1)
  return pair && more.length === 0 ? askToDelete(turn, pair.slice(0, 1)) : null
}

function isOpen({ changes, remark }: Correction): boolean {
  return Object.keys(changes).length === 0 && remark === undefined
}
