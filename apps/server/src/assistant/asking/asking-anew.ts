import type { Meaning } from '@casita/reader'
import { fold } from '../../folding.ts'
import { descriptionMeant } from '../meant/description-meant.ts'
import { type Cause, type Reply, textOf } from '../message.ts'
import type { Draft, Question } from '../questions.ts'
import { bare } from '../saying.ts'
import type { Turn } from '../turn.ts'
import { draftLine } from '../wording.ts'
import { askAmount, putAgain } from './asking.ts'

/** A shorter word names nothing. */
const shortestName = 4

/**
 * 'Foi na quinta', 'ponelo en salud', where it was asked how much something was: what is to be another way of that, which
 * is asked again. Null where an amount or another thing is named.
 */
export function askedAnew(turn: Turn, question: Question, meaning: Meaning): Reply | null {
  if (meaning.kind !== 'correction') return null
  if (question.kind === 'amount') {
    const [first, ...more] = question.drafts
    const draft = first && changed(turn, first, meaning)
    return draft ? askAmountOf(turn, question, [draft, ...more]) : null
  }
  if (question.kind !== 'readings') return null
  const isMeant =
    question.readings.length > 1 || isNamed(turn, question.readings) || isOnlyWhen(turn, meaning)
  if (!isMeant) return null
  const readings = question.readings.map((drafts) =>
    // What is said of several at once is when they were, or who paid.
    drafts.map((draft) => (drafts.length === 1 || isOfAll(meaning) ? changed(turn, draft, meaning) : null)),
  )
  const isChanged = (drafts: (Draft | null)[]): drafts is Draft[] => drafts.every((draft) => draft !== null)
  return readings.every(isChanged) ? putAgain(turn, { ...question, readings }) : null
}

/**
 * 'Ponelo en regalos', where it is asked whether to note something: that, filed there. Null where the question is another, and
 * for what says more.
 */
export function filedBy(question: Question, meaning: Meaning): Draft[] | null {
  const [drafts, ...others] = question.kind === 'readings' ? question.readings : []
  const [draft, ...more] = drafts ?? []
  if (meaning.kind !== 'correction' || !draft || others.length + more.length > 0) return null
  const { categoryId, categoryKind: _, ...rest } = meaning.changes
  const isAlone = Object.keys(rest).length === 0 && meaning.about === undefined
  return isAlone && categoryId ? [{ ...draft, categoryId }] : null
}

/** 'Y fue el jueves', where it is asked whether to note something and nothing else was told since: when that was, and no more. */
function isOnlyWhen({ conversation }: Turn, { about, deniedDate, changes }: Correction): boolean {
  const isOther = about !== undefined || deniedDate !== undefined || conversation.hasJustHeard
  return !isOther && Object.keys(changes).join() === 'date'
}

/** 'Luigis was on the 17th', where it is asked whether to note a dinner at luigis. */
function isNamed({ message }: Turn, readings: readonly (readonly Draft[])[]): boolean {
  const said = bare(textOf(message)).split(' ')
  const names = readings.flat().flatMap(({ description }) => bare(description).split(' '))
  return names.some((name) => name.length >= shortestName && said.includes(name))
}

type Correction = Extract<Meaning, { kind: 'correction' }>

function isOfAll({ changes }: Correction): boolean {
  return Object.keys(changes).every((field) => field === 'date' || field === 'payerId')
}

function askAmountOf(
  turn: Turn,
  question: Extract<Question, { kind: 'amount' }>,
  drafts: readonly [Draft, ...Draft[]],
): Reply {
  const { messageId, picture = turn.message.picture }: Cause = question
  turn.conversation.settle(question.id)
  const asked = askAmount(turn, { messageId, picture }, drafts)
  const [draft] = drafts
  if (draft.original) return asked
  // The day is told, as what is asked does not name it.
  return { ...asked, text: turn.words.howMuch(draftLine(turn, { ...draft, amount: null })) }
}

/** A draft with what a correction says of it; null where that is nothing, or of another thing, or how much it was. */
function changed(turn: Turn, draft: Draft, { about, denied, changes: said }: Correction): Draft | null {
  const { date, description: _, categoryId, categoryKind: __, payerId, ...others } = said
  const named = [about, denied].filter((each) => each !== undefined)
  if (Object.keys(others).length > 0 || named.some((each) => fold(each) !== fold(draft.description)))
    return null
  const description = descriptionMeant(turn, said, draft)
  const changes = {
    ...(date !== undefined && { date }),
    ...(description !== undefined && { description }),
    ...(categoryId && { categoryId }),
    ...(payerId && { payerId: payerId === 'me' ? turn.member.userId : payerId }),
  }
  return Object.keys(changes).length > 0 ? { ...draft, ...changes } : null
}
