import type { Correction } from '@casita/reader'
import type { ExpenseRow } from '../../expenses/expense-rows.ts'
import { everyLanguage } from '../replies/index.ts'
import { withoutPointers, withoutPunctuation } from '../saying.ts'
import type { Turn } from '../turn.ts'
import { isCalled, isNamedIn } from './naming.ts'
import { only } from './only.ts'
import { findByWords, findTarget, justRecordedByAnyone, latestOwn } from './targets.ts'

type Changes = Correction['changes']

/**
 * The correction applied to an expense other than the last, if its words name one ('cambiá la fecha de expensas al
 * viernes', 'era 8 y no 12 las flores'), or deny one ('no era café, era té'). A category or a name alone describes the
 * last expense; null then.
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

/**
 * The correction with the words split between the expense's name and its new one, so that the first part matches a
 * recent expense; of several splits the one with the longest name.
 */
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
  // 'Voyage en Italie', for an expense called 'Italie'.
  for (const { about, description } of otherwise) {
    const named = latest.find((expense) => isNamedIn({ ...expense, description: about }, expense.description))
    if (named) return as(named.description, description)
  }
  return correction
}

/**
 * 'The uber was 18, not 17': the expense with the denied amount, or 1000 times it ('52', for 52.000): of several
 * mentioned last, or, if these have neither, of the sender's, or one that another member has just recorded; null for
 * none, and if the last one is meant anyway.
 */
export async function deniedIn(turn: Turn, about: string | undefined, denied: number | undefined) {
  if (denied === undefined) return null
  if (about !== undefined) return findByWords(turn, about, denied)
  const told = (await findTarget(turn)) ?? []
  const isDenied = ({ amount }: ExpenseRow) => amount === denied || amount === denied * 1000
  const toldSo = told.filter(isDenied)
  if (toldSo.length > 0) return told.length > 1 ? only(toldSo) : null
  const own = (await latestOwn(turn)).filter(isDenied)
  return only(own.length > 0 ? own : (await justRecordedByAnyone(turn)).filter(isDenied))
}

/** The only expense with the name that a correction gives ('no, el pan eran 2.000'); otherwise all of them. */
export function calledSo(expenses: readonly ExpenseRow[], { description }: Changes): readonly ExpenseRow[] {
  const called = expenses.filter((expense) => isNamedIn(expense, description))
  return called.length === 1 ? called : expenses
}

/** Everything before the person that something was for. */
const beforeWhom = new RegExp(`^.* (?:${everyLanguage.flatMap(({ forWhom }) => forWhom).join('|')}) (?=\\S)`)

/**
 * The only expense whose whole description, or the person in it, is in the message; otherwise all. 'The kid one was on
 * Friday' chooses 'chipotle for the kid' over 'chipotle'.
 */
export function namedInText(expenses: readonly ExpenseRow[], text: string): readonly ExpenseRow[] {
  const said = { description: withoutPunctuation(text) }
  const named = expenses.filter(({ description }) =>
    [description, description.replace(beforeWhom, '')]
      .map(withoutPointers)
      .some((name) => name !== '' && isNamedIn(said, name)),
  )
  return named.length === 1 ? named : expenses
}
