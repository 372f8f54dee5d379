import { listDeleted } from '../../expenses/deleted.service.ts'
import { idsOf } from '../../expenses/expense-rows.ts'
import { deletedBy } from '../../expenses/history.service.ts'
import type { Reply } from '../../message.ts'
import { pressId } from '../press.ts'
import type { Turn } from '../turn.ts'
import { bulleted, button, expenseLine, reply, subjectOf } from '../wording.ts'

const mostLines = 10

/** Lists what the sender deleted and can still be restored, latest first, with a button to restore the latest. */
export async function answerDeleted(turn: Turn): Promise<Reply> {
  const { work, member, words } = turn
  const all = await listDeleted(work.db, member.householdId, work.now)
  const ids = await deletedBy(work.db, member, idsOf(all))
  const own = all.filter(({ id }) => ids.has(id))
  const [last, ...others] = own
  if (!last) return reply(words.youDeletedNothing)
  const lines = own.map((expense) => expenseLine(turn, expense))
  const title = others.length > 0 ? words.buttons.restoreLast : words.buttons.restore
  return reply([words.youDeleted, ...bulleted(turn, lines, mostLines)].join('\n'), {
    buttons: [button(pressId({ does: 'restore', expenseId: last.id }), title)],
    subject: subjectOf([last]),
  })
}
