import { type Item, type Meaning, onlyItem, readingsOf } from '@casita/reader'
import { type Reply, textOf } from '../../message.ts'
import { standingOf } from '../budgets/budgeting.ts'
import { budgetsOfOther } from '../conversations-of-others.ts'
import { isNamedIn } from '../meant/naming.ts'
import { justRecordedByAnyone } from '../meant/targets.ts'
import type { Turn } from '../turn.ts'
import { reply } from '../wording.ts'

/** A mark of surprise: '!', '??', '?!'. */
const surprise = /!|\?\s*\?/

/**
 * 'Twenty five pounds for nails!!', right after another member recorded just that, or '400 on food?!' after they set
 * such a budget: a remark on it, which records nothing. Null for every other message.
 */
export async function answerSurprise(turn: Turn, meaning: Meaning): Promise<Reply | null> {
  const items = readingsOf(meaning).flat()
  if (items.length === 0 || turn.repliedTo || !surprise.test(textOf(turn.message))) return null
  const isSaid = (await isRecorded(turn, meaning)) || (await isBudget(turn, items))
  return isSaid ? reply(turn.words.smallTalk) : null
}

/** Whether one of the amounts is the budget that another member has just set. */
async function isBudget(turn: Turn, items: readonly Item[]): Promise<boolean> {
  const [categoryId] = (await budgetsOfOther(turn)) ?? []
  const standing = categoryId === undefined ? null : await standingOf(turn, categoryId)
  return items.some(({ amount }) => amount === standing?.amount)
}

/** Whether another member has just recorded what a message names, of the same amount. */
async function isRecorded(turn: Turn, meaning: Meaning): Promise<boolean> {
  const item = onlyItem(meaning)
  if (!item?.description) return false
  return (await justRecordedByAnyone(turn)).some(
    (each) =>
      each.added_by !== turn.member.userId &&
      each.amount === item.amount &&
      isNamedIn(each, item.description),
  )
}
