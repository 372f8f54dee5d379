import { type Correction, type Meaning, read } from '@casita/reader'
import type { ExpenseRow } from '../expenses/expense-rows.ts'
import { bare } from './choosing.ts'
import { contextFor } from './household.ts'
import { lately } from './restating.ts'
import { findTarget } from './targets.ts'
import type { Turn } from './turn.ts'

/** What says of the last one, without its name, that it was not spent, or not by the writer; bare, in every language. */
const points = [
  /\b(eso|esto)\b|^no (lo|la) \w+( yo)?$/,
  /\b(that|this|it)$/,
  /\b(isso|isto)$/,
  /\b(ca|cela)$|^(je )?(ne )?l ai pas \w+$/,
]

/** Whether the words before any comma are about what was told of last. */
export function pointsAtLast(text: string): boolean {
  const [first = ''] = text.split(/[,;.]/)
  return points.some((each) => each.test(bare(first)))
}

/** What was noted just now, where nothing was done since but changing it. */
export async function notedLast(turn: Turn): Promise<ExpenseRow[]> {
  const [deed] = turn.conversation.deeds
  const isReply = turn.repliedTo?.about === 'expenses'
  const isStanding = deed && !deed.undone && (deed.did === 'recorded' || deed.did === 'changed')
  if (!isReply && !isStanding) return []
  return lately(turn, (await findTarget(turn)) ?? [])
}

/** 'Não gastei isso, gastei 32', right after one expense was noted: its amount. Every other meaning stays as it is. */
export async function asSpentOtherwise(turn: Turn, text: string, meaning: Meaning): Promise<Meaning> {
  if (meaning.kind !== 'not_expense' || meaning.reason !== 'negation' || !pointsAtLast(text)) return meaning
  const rest = text.slice(text.search(/[,;.]/) + 1)
  const told = read(rest, contextFor(turn.member, turn.household, turn.today))
  const [items = [], ...readings] =
    told.kind === 'expenses' ? [told.items] : told.kind === 'ambiguous' ? told.readings : []
  const [item, ...others] = items
  if (!item || others.length + readings.length > 0 || item.description !== '' || item.dateStated)
    return meaning
  const [only, ...more] = await notedLast(turn)
  const isMeant = only && more.length === 0 && item.currency === turn.household.currency
  const correction: Correction = { kind: 'correction', changes: { amount: item.amount }, sure: true }
  return isMeant ? correction : meaning
}
