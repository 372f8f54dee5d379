import { type Meaning, type Query, read } from '@casita/reader'
import { fold } from '../folding.ts'
import { contextFor } from './household.ts'
import { everyLanguage } from './replies/index.ts'
import type { Turn } from './turn.ts'
import { firstName } from './wording.ts'

/** A question can be gone on from for so long. */
const goesOnFor = 15 * 60 * 1000

/**
 * The whole question that a message means which only goes on from the last one: 'y la semana pasada?', 'and Tom?',
 * 'e em farmácia?'. What it names takes the place of what was asked before, the rest stays. Null for all other messages.
 */
export function followUp(turn: Turn, text: string, meaning: Meaning): Query | null {
  const last = turn.conversation.lastQuery
  if (!last || Date.parse(turn.work.now) - Date.parse(last.askedAt) > goesOnFor) return null
  const rest = endOf(text)
  if (rest === null) return null
  const before: Query = { kind: 'query', sure: true, ...last, against: null }
  const person = turn.household.members.find(({ name }) =>
    [fold(name), fold(firstName(name))].includes(fold(rest)),
  )
  if (person) return { ...before, scope: { ...before.scope, person: person.id } }
  if (!couldGoOn(meaning)) return null
  for (const { scope, period } of meaning.kind === 'query' ? [meaning] : questionsWith(turn, rest)) {
    if (scope.categoryId)
      return { ...before, scope: { ...before.scope, ...scope, person: before.scope.person } }
    if (scope.words !== '') continue
    // Without a period of its own a question is about this month; to ask for that again says nothing new.
    if (period.name !== 'this_month') return { ...before, ask: plain(before.ask), period }
  }
  return null
}

/** A question that names nobody may still mean the one that was named before. */
function couldGoOn(meaning: Meaning): boolean {
  if (meaning.kind === 'query') return meaning.scope.person === null && meaning.against === null
  if (meaning.kind === 'not_expense') return meaning.reason === 'unrelated' || meaning.reason === 'question'
  return meaning.kind === 'missing_amount'
}

/** The questions that the end of one may stand for, in every language. */
function questionsWith(turn: Turn, rest: string): Query[] {
  const context = contextFor(turn.member, turn.household, turn.today)
  const meanings = everyLanguage.flatMap(({ howMuchWas }) =>
    howMuchWas.map((beginning) => read(`${beginning} ${rest}?`, context)),
  )
  return meanings.filter((meaning) => meaning.kind === 'query')
}

/** What follows a beginning such as 'y' or 'what about'. */
function endOf(text: string): string | null {
  const said = text
    .replace(/[¿?¡!.,…]+/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
  const folded = fold(said)
  const beginnings = everyLanguage.flatMap(({ follows }) => follows)
  const beginning = beginnings
    .toSorted((a, b) => b.length - a.length)
    .find((one) => folded.startsWith(`${one} `))
  return beginning ? said.slice(beginning.length + 1) : null
}

/** A comparison is of this month with another; about another period its total is meant. */
function plain(ask: Query['ask']): Query['ask'] {
  return ask === 'compare' ? 'total' : ask
}
