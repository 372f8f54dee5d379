import type { Correction, Meaning } from '@casita/reader'
import { fold } from '../../folding.ts'
import { type Cause, type Reply, textOf } from '../../message.ts'
import { changesOnly } from '../meant/changes-only.ts'
import { describedFor } from '../meant/described-for.ts'
import { descriptionMeant } from '../meant/description-meant.ts'
import type { Draft, Question, QuestionOf } from '../questions.ts'
import { withoutPunctuation } from '../saying.ts'
import type { Turn } from '../turn.ts'
import { draftLine } from '../wording.ts'
import { askAmount, putAgain } from './asking.ts'

/** The fewest letters of a word that can identify a purchase. */
const shortestName = 4

/**
 * Applies a correction such as 'Foi na quinta' (it was on Thursday) or 'ponelo en salud' to the purchase that is being
 * asked about, and asks again. Null if the message names an amount or another thing.
 */
export function correctAndAskAgain(turn: Turn, question: Question, meaning: Meaning): Reply | null {
  if (meaning.kind !== 'correction') return null
  if (question.kind === 'amount') {
    const [first, ...more] = question.drafts
    // 'Põe os dois em presentes' (put both), when one is asked about, means another expense as well.
    if (meaning.all && more.length === 0) return null
    const draft = first && changed(turn, first, meaning)
    return draft ? askAmountOf(turn, question, [draft, ...more]) : null
  }
  if (question.kind !== 'readings') return null
  const isMeant =
    question.readings.length > 1 || isNamed(turn, question.readings) || isOnlyAdded(turn, meaning)
  if (!isMeant) return null
  const readings = question.readings.map((drafts) =>
    // A change of several drafts at once can only be their date or payer.
    drafts.map((draft) => (drafts.length === 1 || isOfAll(meaning) ? changed(turn, draft, meaning) : null)),
  )
  const isChanged = (drafts: (Draft | null)[]): drafts is Draft[] => drafts.every((draft) => draft !== null)
  return readings.every(isChanged) ? putAgain(turn, { ...question, readings }) : null
}

/**
 * Applies a correction to all of the several purchases that are being asked about ('put both in gifts'), and asks
 * again. Null if only one is asked about.
 */
export function correctEachAndAskAgain(turn: Turn, question: Question, meaning: Correction): Reply | null {
  if (question.kind !== 'readings' || question.readings.some(({ length }) => length < 2)) return null
  const readings = question.readings.map((drafts) =>
    drafts.map((draft) => changed(turn, draft, meaning) ?? draft),
  )
  return putAgain(turn, { ...question, readings })
}

/**
 * 'Ponelo en regalos', when the question is whether to record something: the draft with that category. Null for other
 * questions, and if the message says more.
 */
export function filedBy(question: Question, meaning: Meaning): Draft[] | null {
  const [drafts, ...others] = question.kind === 'readings' ? question.readings : []
  const [draft, ...more] = drafts ?? []
  if (meaning.kind !== 'correction' || !draft || others.length + more.length > 0) return null
  const { categoryId, categoryKind: _, ...rest } = meaning.changes
  const isAlone = Object.keys(rest).length === 0 && meaning.about === undefined
  return isAlone && categoryId ? [{ ...draft, categoryId }] : null
}

/**
 * 'Y fue el jueves', 'pagó Beto', 'era para mamá': whether a message only gives the day, the payer or the person of what
 * is being asked about, and the member asked nothing since.
 */
function isOnlyAdded({ conversation }: Turn, { about, deniedDate, forWhom, changes }: Correction): boolean {
  const isOther = about !== undefined || deniedDate !== undefined || conversation.hasJustHeard
  const isOfPerson = forWhom !== undefined && Object.keys(changes).length === 0
  return !isOther && (isOfPerson || changesOnly(changes, 'date') || changesOnly(changes, 'payerId'))
}

/** Whether the message has a word of a draft's description: 'Luigis was on the 17th', about a dinner at luigis. */
function isNamed({ message }: Turn, readings: readonly (readonly Draft[])[]): boolean {
  const said = withoutPunctuation(textOf(message)).split(' ')
  const names = readings.flat().flatMap(({ description }) => withoutPunctuation(description).split(' '))
  return names.some((name) => name.length >= shortestName && said.includes(name))
}

function isOfAll({ changes }: Correction): boolean {
  return Object.keys(changes).every((field) => field === 'date' || field === 'payerId')
}

function askAmountOf(
  turn: Turn,
  question: QuestionOf<'amount'>,
  drafts: readonly [Draft, ...Draft[]],
): Reply {
  const { messageId, picture = turn.message.picture }: Cause = question
  turn.conversation.settle(question.id)
  const asked = askAmount(turn, { messageId, picture }, drafts)
  const [draft] = drafts
  if (draft.original) return asked
  // Includes the day, which the standard question leaves out.
  return { ...asked, text: turn.words.howMuch(draftLine(turn, { ...draft, amount: null })) }
}

/** A draft with a correction applied; null if it changes nothing, names another thing, or changes the amount. */
function changed(
  turn: Turn,
  draft: Draft,
  { about, denied, forWhom, changes: said }: Correction,
): Draft | null {
  const { date, description: _, categoryId, categoryKind: __, payerId, ...others } = said
  const named = [about, denied].filter((each) => each !== undefined)
  if (Object.keys(others).length > 0 || named.some((each) => fold(each) !== fold(draft.description)))
    return null
  const name = descriptionMeant(turn, said, draft)
  const description = forWhom === undefined ? name : describedFor(turn, name ?? draft.description, forWhom)
  const changes = {
    ...(date !== undefined && { date }),
    ...(description !== undefined && { description }),
    ...(categoryId && { categoryId }),
    ...(payerId && { payerId: payerId === 'me' ? turn.member.userId : payerId }),
  }
  return Object.keys(changes).length > 0 ? { ...draft, ...changes } : null
}
