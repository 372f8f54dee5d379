import { fromMinor, type ReadItem, type Reading } from '@casita/contract'
import { type Item, type Meaning, readTopics } from '@casita/reader'
import type { MemberActor } from '../actor.ts'
import type { Deps } from '../deps.ts'
import { viewFor } from './household.ts'
import { descriptionOf } from './recording/recording.ts'

/**
 * Previews how a text would be read if its sender sent it now, as `converse` reads it; records and keeps nothing. A
 * text with several topics is left to the assistant.
 */
export async function preview(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  member: MemberActor,
  text: string,
): Promise<Reading> {
  const { context } = await viewFor(db.read, member, clock.now())
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
      // These two are about the chat itself; on the web the pill in the header covers it.
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
