import type { Meaning } from '@casita/reader'
import type { ExpenseRow } from '../../expenses/expense-rows.ts'
import type { Reply, ReplyButton } from '../../message.ts'
import { drop } from '../asking/answering-questions.ts'
import { askToDelete } from '../asking/asking-which.ts'
import { keep } from '../changing/deleting/deleting.ts'
import { askHow } from '../changing/deleting/denying.ts'
import { findTarget, recentTarget } from '../meant/targets.ts'
import { pressId } from '../press.ts'
import type { Turn } from '../turn.ts'
import { button, reply } from '../wording.ts'

/**
 * Answers a remark about the last answer: 'you got it wrong' asks what to change, "it's fine" changes nothing, "don't
 * note that" asks whether to delete what was just recorded, 'no, keep it' restores what was just deleted. How
 * something was paid, or on what occasion, changes nothing, and neither does a request that the message itself takes
 * back. Null for every other message. Runs first, so that no remark becomes a description.
 */
export async function answerRemark(turn: Turn, meaning: Meaning): Promise<Reply | null> {
  const { lastAsked } = turn.conversation
  const keeps = meaning.kind === 'restore' && meaning.keeps && meaning.words === '' ? meaning : null
  const remark = meaning.kind === 'correction' ? meaning.remark : undefined
  if (remark === 'complaint') return askAgain(turn)
  if (remark === 'aside') return lastAsked ? null : reply(turn.words.leftAsIs)
  if (!remark && !keeps) return null
  if (remark === 'takenBack') return reply(turn.words.leftAsIs)
  if (lastAsked) return drop(turn, lastAsked.id)
  if (remark === 'notToNote') return askWhetherToDelete(turn)
  return (keeps && (await keep(turn, keeps))) ?? reply(turn.words.leftAsIs)
}

/** Apologises and asks what to change about the last expense, with buttons to undo. */
async function askAgain(turn: Turn): Promise<Reply> {
  const { words, conversation } = turn
  const [expense, ...others] = (await findTarget(turn)) ?? []
  const sorry = (answer: Reply): Reply => ({ ...answer, text: `${words.sorry} ${answer.text}` })
  if (!expense) return sorry(reply(words.smallTalk))
  if ((conversation.lastQuery?.askedAt ?? '') > expense.updated_at && !turn.repliedTo)
    return sorry(reply(words.notExpense.question))
  const { kind } = conversation.lastAsked ?? {}
  if (others.length > 0 || kind === 'amount' || kind === 'readings') return sorry(reply(words.howToChange))
  return { ...sorry(askHow(turn, expense)), buttons: waysBack(turn, expense) }
}

function waysBack({ conversation, words }: Turn, { id: expenseId }: ExpenseRow): ReplyButton[] {
  const [deed] = conversation.deeds
  const category = button(pressId({ does: 'category', expenseId }), words.buttons.category)
  if (deed?.did === 'deleted' && !deed.undone && deed.expenseIds[0])
    return [button(pressId({ does: 'restore', expenseId: deed.expenseIds[0] }), words.buttons.restore)]
  const isChanged = deed?.did === 'changed' && !deed.undone
  const back = pressId(isChanged ? { does: 'revert', deedId: deed.id } : { does: 'undo', expenseId })
  return [button(back, words.buttons.undo), category]
}

/** Asks whether to delete what was just recorded; null if nothing was. */
async function askWhetherToDelete(turn: Turn): Promise<Reply | null> {
  const noted = await recentTarget(turn)
  return noted.length > 0 ? askToDelete(turn, noted) : null
}
