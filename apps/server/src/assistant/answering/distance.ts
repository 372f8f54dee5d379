import { mayBeThousands, type Period } from '@casita/reader'
import { listBudgets } from '../../budgets/budgets.service.ts'
import { totalQuery } from '../as-read.ts'
import { only } from '../meant/only.ts'
import type { Turn } from '../turn.ts'
import { bold, money } from '../wording.ts'
import { type About, aboutOf, sumOf, toldOf } from './asked-about.ts'
import { ofAll } from './of-all.ts'

/**
 * Answers 'How much until we hit 300?': what was spent and how far it is from an amount. If the question names
 * nothing, it is about the one budget of that amount.
 */
export async function distance(turn: Turn, asked: About, period: Period, upTo: number): Promise<string[]> {
  const { words } = turn
  const isOfAll = !asked.category && asked.words === '' && period.name === 'this_month'
  const about = (isOfAll && (await ofBudget(turn, upTo))) || asked
  const total = await sumOf(turn, about, period)
  const told = toldOf(turn, about, period, total)
  const meant = mayBeThousands(upTo, total.sum) ? upTo * 1000 : upTo
  const far = bold(money(turn, Math.abs(meant - total.sum)))
  const line =
    total.sum <= meant ? words.toGo(far, bold(money(turn, meant))) : words.past(far, bold(money(turn, meant)))
  return [total.count > 0 ? words.total(told) : words.nothing(told), line]
}

/** What the only budget of this amount is for; null if there is none, or several. */
async function ofBudget(turn: Turn, amount: number): Promise<About | null> {
  const { work, member, today } = turn
  const budgets = await listBudgets(work.db, member.householdId, { day: today, today })
  const alike = budgets.filter(({ available }) => available === amount || available === amount * 1000)
  const categoryId = only(alike)?.budget.category_id
  if (!categoryId) return null
  const period = { name: 'this_month', from: null, to: null } as const
  return aboutOf(turn, totalQuery(period, { ...ofAll, categoryId }))
}
