import type { Period } from '@casita/reader'
import { totalSpending } from '../../spending/spending.ts'
import type { Turn } from '../turn.ts'
import { bold, money } from '../wording.ts'
import type { About, Sum } from './asked-about.ts'

/** What a person paid, if that differs from what they recorded: members may record what others paid. */
export async function outOfPocket(turn: Turn, about: About, period: Period, noted: Sum): Promise<string[]> {
  if (!about.personId || about.without || about.unfiled || (about.words && !about.category)) return []
  const { sum } = await paidBy(turn, about, period)
  if (sum === noted.sum) return []
  const name = about.who.who === 'member' ? about.who.name : null
  return [turn.words.outOfPocket(name, bold(money(turn, sum)))]
}

/** The total that a person paid, no matter who recorded it. */
export function paidBy(turn: Turn, about: About, period: Period): Promise<Sum> {
  return totalSpending(turn.work.db, turn.member.householdId, {
    from: period.from ?? undefined,
    to: period.to ?? undefined,
    categoryId: about.category?.id,
    paidBy: about.personId ?? undefined,
  })
}
