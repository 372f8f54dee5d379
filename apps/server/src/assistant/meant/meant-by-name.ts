import type { Correction } from '@casita/reader'
import type { ExpenseRow } from '../../expenses/expense-rows.ts'
import { everyLanguage } from '../replies/index.ts'
import { bare, namedBy } from '../saying.ts'
import type { Turn } from '../turn.ts'
import { isCalled, isNamedIn } from './naming.ts'
import { only } from './only.ts'
import { findByWords, findTarget, latelyOfAll, latestOwn } from './targets.ts'

type Changes = Correction['changes']

/**
 * The same change of another expense than the last, where its words are the name of that one ('cambiá la fecha de expensas
 * al viernes', 'era 8 y no 12 las flores'), or what it was not ('no era café, era té'); a category or a name alone says
 * what the last one was.
 */
export async function otherNamed(turn: Turn, changes: Changes, denied: string | undefined) {
  const { description, categoryId, categoryKind, ...rest } = changes
  const last = (await findTarget(turn)) ?? []
  if (denied !== undefined && !last.some((expense) => isNamedIn(expense, denied))) {
    const meant = await findByWords(turn, denied, null)
    if (meant && isNamedIn(meant, denied))
      return { kind: 'correction' as const, about: denied, changes, sure: true }
  }
  if (!description || Object.keys(rest).length === 0) return null
  if (last.some((expense) => isNamedIn(expense, description))) return null
  const meant = await findByWords(turn, description, null)
  if (!meant || !isNamedIn(meant, description)) return null
  return { kind: 'correction' as const, about: description, changes: rest, sure: true }
}

/** The correction as it parts the name of an expense from its new one: by the longest name that there is. */
export async function asNamed(turn: Turn, correction: Correction): Promise<Correction> {
  const { about: shortest = '', otherwise = [], changes } = correction
  if (otherwise.length === 0) return correction
  const latest = await latestOwn(turn)
  const as = (about: string, description: string) => ({
    ...correction,
    about,
    changes: { ...changes, description },
  })
  for (const { about, description } of otherwise)
    if (latest.some((expense) => isCalled(expense, about))) return as(about, description)
  if (latest.some((expense) => isNamedIn(expense, shortest))) return correction
  // 'Voyage en Italie', which is called 'Italie'.
  for (const { about, description } of otherwise) {
    const named = latest.find((expense) => isNamedIn({ ...expense, description: about }, expense.description))
    if (named) return as(named.description, description)
  }
  return correction
}

/**
 * 'The uber was 18, not 17': the one that was noted with what it was not ('52', of 52.000), where the last one was not: of
 * the writer's own, or else of what another member noted lately; null for none.
 */
export async function deniedIn(turn: Turn, about: string | undefined, denied: number | undefined) {
  if (denied === undefined) return null
  if (about !== undefined) return findByWords(turn, about, denied)
  const told = (await findTarget(turn)) ?? []
  const isDenied = ({ amount }: ExpenseRow) => amount === denied || amount === denied * 1000
  if (told.some(isDenied)) return null
  const own = (await latestOwn(turn)).filter(isDenied)
  return only(own.length > 0 ? own : (await latelyOfAll(turn)).filter(isDenied))
}

/** Of several expenses the one that a correction calls by its name ('no, el pan eran 2.000'). */
export function calledSo(expenses: readonly ExpenseRow[], { description }: Changes): readonly ExpenseRow[] {
  const called = expenses.filter((expense) => isNamedIn(expense, description))
  return called.length === 1 ? called : expenses
}

/** Up to the person that something was for. */
const beforeWhom = new RegExp(`^.* (?:${everyLanguage.flatMap(({ forWhom }) => forWhom).join('|')}) (?=\\S)`)

/**
 * 'The kid one was on Friday', of 'chipotle' and 'chipotle for the kid': the only one of some whose whole name a message says,
 * or whom it was for, else all.
 */
export function namedInText(expenses: readonly ExpenseRow[], text: string): readonly ExpenseRow[] {
  const said = { description: bare(text) }
  const named = expenses.filter(({ description }) =>
    [description, description.replace(beforeWhom, '')]
      .map(namedBy)
      .some((name) => name !== '' && isNamedIn(said, name)),
  )
  return named.length === 1 ? named : expenses
}
