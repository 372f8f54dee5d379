import { fromMinor, type ReadItem, type Reading } from '@casita/contract'
import { type Item, type Meaning, readTopics } from '@casita/reader'
import type { MemberActor } from '../actor.ts'
import { dayIn } from '../calendar.ts'
import type { Deps } from '../deps.ts'
import { contextFor, viewHousehold } from './household.ts'
import { descriptionOf } from './noting/recording.ts'

/**
 * What a text would be if its writer said it now, read as `converse` reads it; nothing is recorded and nothing kept. One
 * that is about several things is for the assistant to work through.
 */
export async function preview(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  member: MemberActor,
  text: string,
): Promise<Reading> {
  const household = await viewHousehold(db.read, member.householdId)
  const context = contextFor(member, household, dayIn(member.timeZone, clock.now()))
  const [{ meaning }, ...others] = readTopics(text, context)
  return others.length > 0 ? { kind: 'ask' } : readingOf(meaning)
}

function readingOf(meaning: Meaning): Reading {
  switch (meaning.kind) {
    case 'expenses':
      return { kind: 'items', items: meaning.items.map(presentItem) }
    case 'ambiguous':
      return {
        kind: 'choose',
        why: meaning.why,
        readings: meaning.readings.map((items) => items.map(presentItem)),
      }
    case 'missing_amount':
      return { kind: 'hint', hint: 'missing_amount' }
    case 'not_expense':
      if (meaning.wouldBe)
        return { kind: 'choose', why: 'intent', readings: [[presentItem(meaning.wouldBe)]] }
      return { kind: 'hint', hint: meaning.reason === 'unrelated' ? 'unrelated' : 'not_expense' }
    case 'correction':
    case 'delete':
    case 'undo':
    case 'restore':
    case 'query':
    case 'budget':
    case 'help':
    case 'greeting':
    case 'thanks':
    case 'small_talk':
      return { kind: 'ask' }
    case 'stop':
    case 'connect':
      // These two are about the chat itself; on the web the pill in the header does it.
      return { kind: 'hint', hint: 'unrelated' }
    default:
      return meaning satisfies never
  }
}

function presentItem(item: Item): ReadItem {
  const { amount, day, category } = item.readFrom
  return {
    amount: fromMinor(item.amount),
    currency: item.currency,
    expense_date: item.date,
    impossible_day: item.dateImpossible,
    description: descriptionOf(item),
    category_id: item.categoryId,
    paid_by: item.payerId,
    read_from: { amount: [...amount], day: [...day], category: [...category] },
  }
}
