import type { Correction, Meaning } from '@casita/reader'
import { mayChange } from '../../actor.ts'
import { hasDefaultDescription } from '../../expenses/default-descriptions.ts'
import type { ExpenseRow } from '../../expenses/expense-rows.ts'
import type { Reply } from '../../message.ts'
import { amountIn } from '../asking/question-to-other.ts'
import { lineOf } from '../changing/changing.ts'
import { correct } from '../changing/correcting.ts'
import { askedByOther } from '../conversations-of-others.ts'
import { isNamedIn } from '../meant/naming.ts'
import { only } from '../meant/only.ts'
import { findByIds } from '../meant/targets.ts'
import { answerFarewell } from '../talk/kind-words.ts'
import { ageOf, type Turn } from '../turn.ts'
import { reply } from '../wording.ts'
import { rowsOfThing } from './asked-about.ts'

/** Milliseconds in which a question of another member is answered. */
const answeredFor = 10 * 60 * 1000

/**
 * 'La luz', 'fue lo del dentista', right after another member asked what an amount was for: names that expense, or says
 * that nothing changes if it is called so already, or if the message is the amount that was asked for and recorded.
 * 'Alfajores', after a question about what the sender bought, and talk after any question, are said to be fine. Null
 * for every other message.
 */
export async function answerToldToOther(turn: Turn, text: string, meaning: Meaning): Promise<Reply | null> {
  const amount = amountIn(meaning)
  const told = /[\d?]/.test(text) ? null : toldIn(meaning)
  if (turn.repliedTo || (told ?? amount) === null) return null
  const asked = await askedByOther(turn)
  if (!asked || ageOf(turn, asked.query.askedAt) > answeredFor) return null
  if (told === null) {
    const recorded = (await rowsOfThing(turn, asked.query))?.find((each) => each.amount === amount)
    return recorded ? reply(turn.words.unchanged(lineOf(turn, recorded))) : null
  }
  const { ask, ofPayers, scope } = asked.query
  const isOfAmount = ask === 'list' && ofPayers === true && scope.words === ''
  const expense = isOfAmount ? only(await findByIds(turn, asked.listed)) : null
  if (expense && told !== 'talk' && isNewTo(expense, told) && mayChange(turn.member, expense))
    return correct({ ...turn, repliedTo: { about: 'expenses', ids: [expense.id] } }, asDescribed(told))
  const isOfSender = meaning.kind === 'missing_amount' && !meaning.paid && scope.person === turn.member.userId
  if (!isOfAmount && !isOfSender && told !== 'talk') return null
  return answerFarewell(turn, text) ?? reply(turn.words.alright)
}

/**
 * What a message tells an expense to be, or its day, without saying anything else, or talk; null for every other
 * meaning.
 */
function toldIn(meaning: Meaning): Correction | 'talk' | null {
  switch (meaning.kind) {
    case 'small_talk':
      return 'talk'
    case 'not_expense':
      return meaning.reason === 'unrelated' && !meaning.wouldBe ? 'talk' : null
    case 'missing_amount': {
      const { description: about, categoryId, categoryKind } = meaning
      return { kind: 'correction', about, changes: { categoryId, categoryKind }, sure: true }
    }
    case 'correction': {
      const { about, changes } = meaning
      const { description, categoryId, categoryKind, date, ...others } = changes
      // 'As fraldas do bebé' is taken for a correction that changes nothing.
      if (about === undefined && Object.keys(changes).length === 0 && !meaning.remark) return 'talk'
      const isTold = (description ?? about ?? categoryId ?? categoryKind ?? date ?? null) !== null
      return isTold && Object.keys(others).length === 0 ? meaning : null
    }
    default:
      return null
  }
}

/** The same correction, with what it names as the new name. */
function asDescribed({ about, ...told }: Correction): Correction {
  return { ...told, changes: { ...(about !== undefined && { description: about }), ...told.changes } }
}

/** Whether an expense has no name yet, or is said to be something else than its name says: 'fue el dentista'. */
function isNewTo({ description: known }: ExpenseRow, { about, changes }: Correction): boolean {
  const name = changes.description ?? about
  if (hasDefaultDescription(known) || name === undefined) return true
  const isSo = isNamedIn({ description: known }, name) || isNamedIn({ description: name }, known)
  return changes.description !== undefined && !isSo
}
