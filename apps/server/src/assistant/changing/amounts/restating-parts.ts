import { type Meaning, mayBeThousands, read } from '@casita/reader'
import { mayChange } from '../../../actor.ts'
import type { ExpenseRow } from '../../../expenses/expense-rows.ts'
import type { Reply } from '../../../message.ts'
import { changesOnly } from '../../meant/changes-only.ts'
import { isNamedIn } from '../../meant/naming.ts'
import { justRecorded, justRecordedByAnyone, latestOwn } from '../../meant/targets.ts'
import type { Edit } from '../../questions.ts'
import { everyLanguage } from '../../replies/index.ts'
import {
  betweenClauses,
  isDefinite,
  saysIs,
  saysOne,
  withoutPointers,
  withoutPunctuation,
} from '../../saying.ts'
import { contextOf, type Turn } from '../../turn.ts'
import { changeEach } from '../changing.ts'

/** A new amount this many times below the recorded one is not applied without asking. */
const farOff = 30
const shortestName = 3

/**
 * 'O uber foi ontem e o mercado foi 250', 'the bread was 7 and it was yesterday', soon after they were recorded:
 * changes each expense accordingly, or none if one part is not understood. Null for every other message.
 */
export async function restateParts(turn: Turn, text: string, meaning: Meaning): Promise<Reply | null> {
  if (turn.repliedTo || turn.message.kind !== 'text' || text.includes('?') || !mayRestate(meaning))
    return null
  const parts = text.trim().split(betweenClauses)
  const isTold = saysOne(text, 'was') || saysIs(text) || isOfPayer(meaning)
  if (parts.length < 2 || !isDefinite(text) || !isTold) return null
  const own = justRecorded(turn, await latestOwn(turn))
  const known = parts.some((part) => partOf(part, own).named.length > 0) ? own : await changeable(turn)
  const edits = new Map<ExpenseRow, Edit>()
  let last: ExpenseRow | undefined
  let waiting: ExpenseRow[] = []
  for (const part of parts) {
    const { named, rest } = partOf(part, known)
    if (named.length > 1) return null
    last = named[0] ?? last
    if (!last) return null
    // In 'The pharmacy and the petrol were yesterday' the predicate of the second applies to both.
    if (rest === '') {
      waiting.push(last)
      continue
    }
    const edit = editOf(turn, rest)
    if (!edit) return null
    for (const each of [...waiting, last]) {
      const before = edits.get(each) ?? {}
      if (Object.keys(edit).some((field) => field in before)) return null
      edits.set(each, { ...before, ...edit })
    }
    waiting = []
  }
  const wishes = [...edits].map(([{ id }, edit]) => ({ expenseId: id, edit }))
  const isSafe = [...edits].every(([{ amount }, edit]) => isLikely(edit.amount, amount))
  return waiting.length === 0 && isSafe ? changeEach(turn, wishes) : null
}

/** What any member has just recorded and the sender may change. */
async function changeable(turn: Turn): Promise<ExpenseRow[]> {
  return (await justRecordedByAnyone(turn)).filter((expense) => mayChange(turn.member, expense))
}

/** Whether a meaning only says who paid: 'El café y el taxi los pagó Ana'. */
function isOfPayer(meaning: Meaning): boolean {
  return meaning.kind === 'correction' && changesOnly(meaning.changes, 'payerId')
}

function mayRestate({ kind }: Meaning): boolean {
  return ['expenses', 'ambiguous', 'correction', 'missing_amount', 'not_expense'].includes(kind)
}

/** The expenses that a part names, and the text after the name; all of it if it names none. */
function partOf(part: string, known: readonly ExpenseRow[]) {
  const words = part.trim().split(/\s+/)
  const names = (word: string) => {
    const name = withoutPointers(word)
    return name.length >= shortestName ? known.filter((expense) => isNamedIn(expense, name)) : []
  }
  const at = words.findLastIndex((word) => names(word).length > 0)
  return { named: at < 0 ? [] : names(words[at] ?? ''), rest: words.slice(at + 1).join(' ') }
}

/** The edit that such a rest states: only an amount, a day or a payer; null otherwise. */
function editOf(turn: Turn, rest: string): Edit | null {
  const context = contextOf(turn)
  for (const said of [rest, `${turn.words.itWas} ${withoutVerb(rest)}`]) {
    const meant = read(said, context)
    if (meant.kind !== 'correction' || meant.about !== undefined || meant.denied !== undefined) continue
    const { amount, date, payerId, ...others } = meant.changes
    if (Object.keys(others).length > 0 || payerId === null) continue
    const edit = {
      ...(amount !== undefined && { amount }),
      ...(date !== undefined && { date }),
      ...(payerId !== undefined && { payerId: payerId === 'me' ? turn.member.userId : payerId }),
    }
    if (Object.keys(edit).length > 0) return edit
  }
  return null
}

/** Removes the verb: 'Was 7', 'is 7'. */
function withoutVerb(rest: string): string {
  const now = everyLanguage.find(({ is }) => rest.search(is) === 0)
  if (now) return rest.replace(now.is, '')
  const verbs = everyLanguage.flatMap(({ was }) => was).toSorted((a, b) => b.length - a.length)
  const said = withoutPunctuation(rest)
  const verb = verbs.find((each) => said.startsWith(`${each} `))
  return verb === undefined
    ? rest
    : rest
        .trim()
        .split(/[\s'’]+/)
        .slice(verb.split(' ').length)
        .join(' ')
}

function isLikely(amount: number | undefined, before: number): boolean {
  return amount === undefined || !(mayBeThousands(amount, before) || amount * farOff <= before)
}
