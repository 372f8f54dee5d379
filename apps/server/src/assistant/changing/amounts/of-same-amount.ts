import { type Item, type Meaning, onlyItem, read } from '@casita/reader'
import { fold } from '../../../folding.ts'
import { changesOnly } from '../../meant/changes-only.ts'
import { only } from '../../meant/only.ts'
import { latestOwn } from '../../meant/targets.ts'
import { isDefinite, saysOne, wordsOf } from '../../saying.ts'
import { ageOf, contextOf, type Turn } from '../../turn.ts'

/** In milliseconds: how old the expense of that amount may be. */
const rememberedFor = 7 * 24 * 60 * 60 * 1000

/**
 * Reads 'The 85 was for the boiler service', if the sender recently recorded exactly one expense of 85, as its new
 * description instead of a second expense. Every other meaning stays as it is.
 */
export async function asOfSameAmount(turn: Turn, text: string, meaning: Meaning): Promise<Meaning> {
  const isTold = isDefinite(text) && /^\d/.test(wordsOf(text)[1] ?? '') && saysOne(text, 'was')
  if (!isTold || turn.repliedTo || turn.message.kind !== 'text') return meaning
  const item = itemTold(turn, meaning)
  if (!item || item.currency !== turn.household.currency || item.dateStated) return meaning
  const { amount, description, categoryId, categoryKind } = item
  const noted = (await latestOwn(turn)).filter(
    (expense) => expense.amount === amount && ageOf(turn, expense.created_at) < rememberedFor,
  )
  const meant = only(noted)
  if (!meant || fold(meant.description) === fold(description)) return meaning
  const changes = { description, ...(categoryId !== null && { categoryId, categoryKind }) }
  return { kind: 'correction', ofAmount: amount, changes, sure: true }
}

/** The single item of the message, read as a purchase or from a correction with a name and an amount. */
function itemTold(turn: Turn, meaning: Meaning): Item | null {
  const priced = meaning.kind === 'correction' && changesOnly(meaning.changes, 'amount') ? meaning : null
  const { about = '', changes } = priced ?? {}
  const told = about === '' ? meaning : read(`${about} 100`, contextOf(turn))
  const item = told.kind === 'expenses' ? onlyItem(told) : null
  if (!item || item.description === '') return null
  return { ...item, amount: changes?.amount ?? item.amount }
}
