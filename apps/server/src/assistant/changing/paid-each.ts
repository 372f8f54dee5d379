import { type Meaning, read } from '@casita/reader'
import type { Reply } from '../../message.ts'
import { betweenThings, isNamedIn } from '../meant/naming.ts'
import { justRecorded, latestOwn } from '../meant/targets.ts'
import { contextOf, type Turn } from '../turn.ts'
import { changeEach } from './changing.ts'

/**
 * 'Petrol was me, tesco was Paul': sets the payer of each named expense, if every part of the message names exactly
 * one just recorded expense and its payer. Null for every other message.
 */
export async function payEach(turn: Turn, text: string, meaning: Meaning): Promise<Reply | null> {
  if (turn.repliedTo || meaning.kind !== 'correction' || text.includes('?')) return null
  const parts = text.trim().split(betweenThings)
  if (parts.length < 2) return null
  const told = parts.map((part) => payerTold(read(part, contextOf(turn))))
  if (!told.every((each) => each !== null)) return null
  const own = justRecorded(turn, await latestOwn(turn))
  const wishes = told.flatMap(({ about, payerId }) => {
    const [meant, ...more] = own.filter((expense) => isNamedIn(expense, about))
    if (!meant || more.length > 0) return []
    return [{ expenseId: meant.id, edit: { payerId: payerId === 'me' ? turn.member.userId : payerId } }]
  })
  const isEach = new Set(wishes.map(({ expenseId }) => expenseId)).size === parts.length
  return isEach ? changeEach(turn, wishes) : null
}

/** The name and the payer in a part of a message, if it says nothing else. */
function payerTold(meaning: Meaning): { about: string; payerId: string } | null {
  if (meaning.kind !== 'correction' || meaning.about === undefined) return null
  const { payerId, ...others } = meaning.changes
  return payerId && Object.keys(others).length === 0 ? { about: meaning.about, payerId } : null
}
