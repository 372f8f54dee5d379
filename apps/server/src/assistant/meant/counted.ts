import type { Deletion } from '@casita/reader'
import type { ExpenseRow } from '../../expenses/expense-rows.ts'
import { textOf } from '../../message.ts'
import { everyLanguage } from '../replies/index.ts'
import { withoutPunctuation } from '../saying.ts'
import type { Turn } from '../turn.ts'
import { firstName } from '../wording.ts'
import { countAlone } from './choosing.ts'
import { isMeantByName } from './erasing.ts'
import { isOneOf } from './naming.ts'
import { latestOfAll, notedInLastDay } from './targets.ts'

/** Expenses of which a message gives the number, and that number. */
export interface Counted {
  readonly found: readonly ExpenseRow[]
  readonly count: number
}

/**
 * 'Las dos de transporte de Andrés', 'the two taxis': the expenses of that name or category that the sender, or the
 * named member, recorded in the last day, and how many are meant. Null for other words, and for none.
 */
export async function findCounted(
  turn: Turn,
  { words, amount, period, last }: Deletion,
): Promise<Counted | null> {
  const said = withoutPunctuation(textOf(turn.message)).split(' ')
  const [first = ''] = withoutPunctuation(words).split(' ')
  // In 'The netflix one, I put it on twice' the number is part of the reason.
  const count = Math.max(0, ...said.slice(0, Math.max(0, said.indexOf(first))).map(countAlone))
  // The two of 'the two taxis' can be read as an amount.
  const isOther = (amount ?? count * 100) !== count * 100 || (period ?? last) !== undefined
  if (turn.repliedTo || words === '' || isOther || count < 2) return null
  const whose = turn.household.members.find(({ name }) => said.includes(nameOf(name)))
  const isAside = (word: string) =>
    (whose && word === nameOf(whose.name)) ||
    everyLanguage.some(({ choosing }) => choosing.aside.split(' ').includes(word))
  const name = withoutPunctuation(words)
    .split(' ')
    .filter((word) => !isAside(word))
    .join(' ')
  const author = whose?.id ?? turn.member.userId
  const noted = notedInLastDay(turn, await latestOfAll(turn)).filter(({ added_by }) => added_by === author)
  const found = noted.filter((expense) => isMeantByName(expense, name) || isOneOf(expense, name))
  return found.length > 0 ? { found, count } : null
}

function nameOf(name: string): string {
  return withoutPunctuation(firstName(name))
}
