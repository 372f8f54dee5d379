import type { Meaning } from '@casita/reader'
import type { ExpenseRow } from '../../../expenses/expense-rows.ts'
import type { Reply } from '../../../message.ts'
import { askWhich } from '../../asking/asking-which.ts'
import { changesOnly } from '../../meant/changes-only.ts'
import { isFresh, ownOfLastDay } from '../../meant/targets.ts'
import { everyLanguage } from '../../replies/index.ts'
import { withoutPointers, withoutPunctuation } from '../../saying.ts'
import type { Turn } from '../../turn.ts'
import { reply, subjectOf } from '../../wording.ts'
import { lineOf } from '../changing.ts'

/** The most of the latest expenses that are taken for parts of a sum. */
const mostParts = 4

/**
 * 'Foram 154 no total' (154 in total), right after a dinner for 140 and a tip of 14: the sum matches, so nothing
 * changes. If it does not match and the total is more than the dinner, the tip is not taken to be that much: asks
 * which one to change. Null for every other message.
 */
export async function answerSumTold(turn: Turn, text: string, meaning: Meaning): Promise<Reply | null> {
  const said = withoutPunctuation(text)
  const amount = everyLanguage.some(({ inAll }) => inAll.test(said)) ? amountIn(turn, meaning) : null
  if (amount === null || turn.repliedTo) return null
  const [last, before, ...others] = (await ownOfLastDay(turn)).filter((expense) => isFresh(turn, expense))
  if (!last || !before) return null
  const parts = partsOf([last, before, ...others], amount)
  if (parts)
    return reply(turn.words.unchanged(parts.map((part) => lineOf(turn, part)).join('; ')), {
      subject: subjectOf(parts),
    })
  const name = withoutPunctuation(withoutPointers(last.description))
  return everyLanguage.some(({ tip }) => tip.includes(name)) && amount > before.amount
    ? askWhich(turn, [last, before], { amount })
    : null
}

/** The latest expenses that add up to an amount, in the order in which they were recorded; null if none do. */
function partsOf(latest: readonly ExpenseRow[], amount: number): ExpenseRow[] | null {
  for (let count = 2; count <= Math.min(mostParts, latest.length); count++) {
    const parts = latest.slice(0, count)
    if (parts.reduce((sum, part) => sum + part.amount, 0) === amount) return parts.toReversed()
  }
  return null
}

/** The amount of a message that names nothing and says nothing else; null for all others. */
function amountIn({ household }: Turn, meaning: Meaning): number | null {
  if (meaning.kind === 'correction') {
    const isAmount = changesOnly(meaning.changes, 'amount') && meaning.about === undefined
    return isAmount ? (meaning.changes.amount ?? null) : null
  }
  const [item, ...others] =
    meaning.kind === 'expenses'
      ? meaning.items
      : meaning.kind === 'not_expense' && meaning.wouldBe
        ? [meaning.wouldBe]
        : meaning.kind === 'ambiguous' && meaning.readings.length === 1
          ? meaning.readings[0]
          : []
  const isNameless = item?.description === '' && item.currency === household.currency && !item.dateStated
  return isNameless && others.length === 0 ? item.amount : null
}
