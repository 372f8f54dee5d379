import type { Ambiguous, Item, Meaning, NotExpense } from '@casita/reader'
import { textOf } from '../../message.ts'
import { aboutOf, sumOf } from '../answering/asked-about.ts'
import { askedQuery } from '../as-read.ts'
import type { AskedQuery } from '../conversation-state.ts'
import { askedByOther } from '../conversations-of-others.ts'
import { justRecordedByAnyone } from '../meant/targets.ts'
import { beginsWithPlainNo, beginsWithPlainYes, ordersNote, withoutArticle } from '../saying.ts'
import { ageOf, type Turn } from '../turn.ts'
import { unnamedItem } from './unnamed-item.ts'

/** In milliseconds: how long a question can name the expense that follows it. */
const meantFor = 15 * 60 * 1000

/**
 * Gives an expense without a description the name from the question before it, the sender's own or another member's:
 * 'I paid 45', right after 'have we paid the gym?' found nothing. 'It was 45' and a bare amount are confirmed first;
 * 'then note it' is asked how much it was. Every other meaning stays as it is.
 */
export async function namedByQuestion(turn: Turn, meaning: Meaning): Promise<Meaning> {
  const isOrder = ordersNote(textOf(turn.message), meaning)
  const item = isOrder ? null : namelessIn(turn, meaning)
  const asked = (item || isOrder) && !turn.repliedTo ? await askedBefore(turn, meaning) : null
  if (!asked || !(await isOfNothing(turn, asked.query))) return meaning
  // 'Era 87', after another member has recorded something since, is about that.
  const [last] = await justRecordedByAnyone(turn)
  if (last && last.id > asked.at) return meaning
  const { words, categoryId, categoryKind } = asked.query.scope
  const name = { description: withoutArticle(words), categoryId, categoryKind }
  if (!item) return { kind: 'missing_amount', ...name, ...dayOf(turn, meaning), sure: true }
  const named = { ...item, ...name }
  if (meaning.kind === 'expenses') return { ...meaning, items: [named] }
  return { kind: 'ambiguous', why: 'intent', readings: [[named]], sure: false } satisfies Ambiguous
}

/** The day that an order to record something states, otherwise today. */
function dayOf({ today }: Turn, meaning: Meaning): { readonly date: string; readonly dateStated: boolean } {
  if (meaning.kind === 'missing_amount') return meaning
  const date = meaning.kind === 'correction' ? meaning.changes.date : undefined
  return { date: date ?? today, dateStated: date !== undefined }
}

/**
 * The question about spending right before a message. Another member's names no amount of which the sender is being
 * asked, and that of a correction only if it asks how much something was, unless the message begins with a yes or a no.
 */
async function askedBefore(
  turn: Turn,
  { kind }: Meaning,
): Promise<{ readonly query: AskedQuery; readonly at: string } | null> {
  const { hasJustHeard, lastQuery: query, lastAsked, latestAt: at } = turn.conversation
  const text = textOf(turn.message)
  const isAnswer = beginsWithPlainYes(text) || beginsWithPlainNo(text)
  // What another member asked is newer than all that the sender asked or is being asked.
  const other = isAnswer || !lastAsked ? await askedByOther(turn) : null
  if (other && (isAnswer || kind !== 'correction' || other.query.ask === 'total')) return other
  return hasJustHeard && query ? { query, at } : null
}

/** The only purchase of a message, if it has no description; also from a correction of an amount. */
function namelessIn(turn: Turn, meaning: Meaning): Item | null {
  if (meaning.kind === 'correction') return itemCorrected(turn, meaning)
  const [items, ...readings] =
    meaning.kind === 'expenses'
      ? [meaning.items]
      : meaning.kind === 'ambiguous'
        ? meaning.readings
        : meaning.kind === 'not_expense' && mayBeTold(turn, meaning) && meaning.wouldBe
          ? [[meaning.wouldBe]]
          : []
  const [item, ...others] = items ?? []
  const isOne = item !== undefined && others.length + readings.length === 0
  return isOne && item.description === '' && item.categoryKind === null ? item : null
}

/** Whether a refused message may answer a question: 'si ayer, 22' begins with a yes, or else with an 'if'. */
function mayBeTold(turn: Turn, { reason }: NotExpense): boolean {
  const isIfOrYes = reason === 'hypothetical' && beginsWithPlainYes(textOf(turn.message))
  return reason === 'unrelated' || isIfOrYes
}

/** 'It was 45', or 'yes, this morning, 45', without anything else, as a purchase. */
function itemCorrected(turn: Turn, meaning: Meaning & { kind: 'correction' }): Item | null {
  const { amount, date, ...others } = meaning.changes
  const isAlone = meaning.about === undefined && Object.keys(others).length === 0
  const isDated = date !== undefined
  if (amount === undefined || !isAlone || (isDated && !beginsWithPlainYes(textOf(turn.message)))) return null
  const item = unnamedItem(amount, date ?? turn.today, turn.household.currency)
  return { ...item, dateStated: isDated }
}

/** Whether the last question was about a thing of which no expense was found in its period. */
async function isOfNothing(turn: Turn, asked: AskedQuery): Promise<boolean> {
  const isOfThing = (asked.ask === 'total' || asked.ask === 'list') && asked.scope.words !== ''
  const isOther = asked.ofBudget || asked.other !== undefined || asked.without !== undefined
  if (!isOfThing || isOther || ageOf(turn, asked.askedAt) > meantFor) return false
  const about = { ...aboutOf(turn, askedQuery(asked)), category: null, personId: null }
  return (await sumOf(turn, about, asked.period)).count === 0
}
