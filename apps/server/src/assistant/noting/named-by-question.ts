import type { Ambiguous, Item, Meaning } from '@casita/reader'
import { aboutOf, sumOf } from '../answering/asked-about.ts'
import type { AskedQuery } from '../conversation.ts'
import type { Turn } from '../turn.ts'
import { unnamedItem } from './unnamed-item.ts'

/** For so long a question says what an amount was paid for. */
const meantFor = 15 * 60 * 1000

/**
 * 'I paid 45', right behind 'have we paid the gym?', of which nothing was found: that was for what the question names. 'It was
 * 45' and a bare amount are asked about by that name. Every other meaning stays as it is.
 */
export async function namedByQuestion(turn: Turn, meaning: Meaning): Promise<Meaning> {
  const item = namelessIn(turn, meaning)
  const asked = item && turn.conversation.hasJustHeard && !turn.repliedTo ? turn.conversation.lastQuery : null
  if (!item || !asked || !(await isOfNothing(turn, asked))) return meaning
  const { words, categoryId, categoryKind } = asked.scope
  const named = { ...item, description: words, categoryId, categoryKind }
  if (meaning.kind === 'expenses') return { ...meaning, items: [named] }
  return { kind: 'ambiguous', why: 'intent', readings: [[named]], sure: false } satisfies Ambiguous
}

/** The only purchase that a message tells of, where it names nothing; of what an amount was as well. */
function namelessIn(turn: Turn, meaning: Meaning): Item | null {
  if (meaning.kind === 'correction') return itemOf(turn, meaning)
  const [items, ...readings] =
    meaning.kind === 'expenses'
      ? [meaning.items]
      : meaning.kind === 'ambiguous'
        ? meaning.readings
        : meaning.kind === 'not_expense' && meaning.reason === 'unrelated' && meaning.wouldBe
          ? [[meaning.wouldBe]]
          : []
  const [item, ...others] = items ?? []
  const isOne = item !== undefined && others.length + readings.length === 0
  return isOne && item.description === '' && item.categoryKind === null ? item : null
}

/** 'It was 45', and no more. */
function itemOf(turn: Turn, meaning: Meaning & { kind: 'correction' }): Item | null {
  const { amount, ...others } = meaning.changes
  const isAlone = meaning.about === undefined && Object.keys(others).length === 0
  if (amount === undefined || !isAlone) return null
  return unnamedItem(amount, turn.today, turn.household.currency)
}

/** Whether a thing was asked about just now that nothing is called in the days that were meant. */
async function isOfNothing(turn: Turn, asked: AskedQuery): Promise<boolean> {
  const isOfThing = (asked.ask === 'total' || asked.ask === 'list') && asked.scope.words !== ''
  const isOther = asked.ofBudget || asked.other !== undefined || asked.without !== undefined
  if (!isOfThing || isOther || Date.parse(turn.work.now) - Date.parse(asked.askedAt) > meantFor) return false
  const about = { ...aboutOf(turn, { ...asked, kind: 'query', sure: true }), category: null, personId: null }
  return (await sumOf(turn, about, asked.period)).count === 0
}
