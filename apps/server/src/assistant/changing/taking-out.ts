import type { Meaning } from '@casita/reader'
import { recordOrAsk } from '../asking/asking.ts'
import { notedLast } from '../meant/targets.ts'
import type { Reply } from '../message.ts'
import { draftsOf } from '../noting/recording.ts'
import { everyLanguage } from '../replies/index.ts'
import { bare } from '../saying.ts'
import { causeOf, type Turn } from '../turn.ts'
import { changeOne } from './changing.ts'

/**
 * 'De eso 300 fueron croquetas', right behind what they were bought with: notes them by themselves, on its day, and takes
 * them out of it. Null for every other message.
 */
export async function takeOut(turn: Turn, text: string, meaning: Meaning): Promise<Reply | null> {
  if (turn.repliedTo || meaning.kind !== 'expenses') return null
  const said = bare(text)
  if (!everyLanguage.some(({ ofThat }) => ofThat.test(said))) return null
  const [item, ...more] = meaning.items
  const [whole, ...others] = await notedLast(turn)
  const isPart = whole && item.currency === turn.household.currency && item.amount < whole.amount
  if (!isPart || more.length + others.length > 0 || item.description === '') return null
  const left = await changeOne(turn, whole.id, { amount: whole.amount - item.amount })
  const part = { ...item, date: whole.expense_date, payerId: item.payerId ?? whole.paid_by }
  const noted = await recordOrAsk(turn, causeOf(turn), draftsOf(turn, [part]))
  const [changed = ''] = left.text.split('\n')
  return { ...noted, text: `${changed}\n${noted.text}` }
}
