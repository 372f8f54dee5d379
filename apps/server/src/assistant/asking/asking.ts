import { formatMoney, limits } from '@casita/contract'
import type { Ambiguous, Doubt, MissingAmount } from '@casita/reader'
import { beginningOf, fit } from '../../cutting.ts'
import { type Cause, mostRows, type Reply } from '../../message.ts'
import { pressId } from '../press.ts'
import type { Draft, QuestionOf } from '../questions.ts'
import { draftsOf, isPriced, record } from '../recording/recording.ts'
import { causeOf, newQuestion, type Turn } from '../turn.ts'
import { bold, button, choices, draftLine, money, most, reply } from '../wording.ts'

/** Records the drafts that have an amount and asks for the missing amounts, in one reply. */
export async function recordOrAsk(turn: Turn, cause: Cause, drafts: readonly Draft[]): Promise<Reply> {
  const complete = drafts.filter(isPriced)
  const open = drafts.filter((draft) => !isPriced(draft))
  if (open.length === 0) return record(turn, cause, complete)
  if (complete.length === 0) return askAmount(turn, cause, open)
  const recorded = await record(turn, cause, complete)
  const asked = askAmount(turn, cause, open)
  return {
    ...recorded,
    text: fit(`${recorded.text}\n\n${asked.text}`, most.textWithButtons),
    subject: { ...recorded.subject, ...asked.subject },
  }
}

/** The draft of a purchase without a price. */
export function draftOf({ date, description, categoryId }: MissingAmount): Draft {
  return {
    line: 0,
    amount: null,
    date,
    description: beginningOf(description, limits.descriptionMax),
    categoryId,
    payerId: null,
    original: null,
  }
}

/** Asks for the price of a purchase that was mentioned without one. */
export function askMissing(turn: Turn, meaning: MissingAmount): Reply {
  return askAmount(turn, causeOf(turn), [draftOf(meaning)])
}

/** Asks for the amount of the first draft; the others are asked for afterwards. */
export function askAmount(turn: Turn, cause: Cause, drafts: readonly Draft[]): Reply {
  const question = { ...newQuestion(turn, cause), kind: 'amount' as const, drafts: [...drafts] }
  turn.conversation.ask(question)
  const [draft] = drafts
  const subject = { questionId: question.id }
  if (!draft?.original) return reply(turn.words.howMuch(draft?.description ?? ''), { subject })
  const original = bold(formatMoney(draft.original.amount, draft.original.currency, true))
  return reply(turn.words.foreign(original, draft.description, turn.household.currency), { subject })
}

/** Asks which reading is meant, with a button for each; records nothing yet. */
export function askReadings(turn: Turn, { why, readings: read }: Pick<Ambiguous, 'why' | 'readings'>): Reply {
  const readings = read.slice(0, mostRows - 1).map((items) => draftsOf(turn, items))
  const [only = [], ...others] = readings
  // '20 dólares de algo': only the amount in the household's currency is missing.
  if (others.length === 0 && only.length === 1 && !only.some(isPriced))
    return askAmount(turn, causeOf(turn), only)
  return askDrafts(turn, causeOf(turn), why, readings)
}

/** Asks which of several sets of drafts is meant. */
export function askDrafts(turn: Turn, cause: Cause, why: Doubt, readings: Draft[][]): Reply {
  const told = { isWished: why === 'habit', isOfEach: why === 'each' }
  const question = { ...newQuestion(turn, cause), kind: 'readings' as const, readings, ...told }
  turn.conversation.ask(question)
  return asked(turn, question, why)
}

/** Asks an open question about readings again, with the same buttons, because what came since does not answer it. */
export function putAgain(turn: Turn, question: Readings): Reply {
  turn.conversation.askAgain(question)
  return asked(turn, question, question.readings.length === 1 ? 'intent' : 'amount')
}

type Readings = QuestionOf<'readings'>

function asked(turn: Turn, question: Pick<Readings, 'id' | 'readings'>, why: Doubt): Reply {
  const { words } = turn
  const { readings } = question
  const [first = []] = readings
  const says = why === 'habit' || why === 'intent'
  const what = says ? first.map((draft) => draftLine(turn, draft)).join(' · ') : namesOf(readings)
  const median = turn.household.medians[first[0]?.categoryId ?? '']
  const text = [
    why === 'total' && addsUp(readings) ? words.addsUp : words.unclear[why](what),
    why === 'habit' && median !== undefined && words.usual(bold(money(turn, median))),
    words.notYet,
  ]
  return reply(text.filter(Boolean).join(' '), {
    ...choicesOf(turn, question.id, readings, why === 'intent'),
    subject: { questionId: question.id },
  })
}

/** Whether one price of the first reading, which has more drafts, is the sum of those in the other. */
function addsUp([all = [], parts = []]: readonly (readonly Draft[])[]): boolean {
  const sum = (drafts: readonly Draft[]) => drafts.reduce((total, { amount }) => total + (amount ?? 0), 0)
  return all.length > parts.length && sum(all) === 2 * sum(parts)
}

/**
 * The descriptions to ask about: the first one whose amount differs between the readings, otherwise the first of all.
 */
function namesOf([first = [], ...others]: readonly (readonly Draft[])[]): string {
  const open = first.filter(({ amount }, place) => others.some((each) => each[place]?.amount !== amount))
  const asked = others.length === 0 ? first : [...open, ...first].slice(0, 1)
  return asked.map(({ description }) => description).join(', ')
}

function choicesOf(
  turn: Turn,
  questionId: string,
  readings: readonly (readonly Draft[])[],
  isYesOrNo: boolean,
): Pick<Reply, 'buttons' | 'list'> {
  const { buttons: titles } = turn.words
  const pick = (reading: number) => pressId({ does: 'pick', questionId, reading })
  const drop = button(pressId({ does: 'drop', questionId }), titles.no)
  if (isYesOrNo && readings.length === 1) return { buttons: [button(pick(0), titles.yes), drop] }
  const offered = titlesOf(turn, readings).map((title, reading) => ({ id: pick(reading), title }))
  if (readings.length < most.buttons)
    offered.push({ id: pressId({ does: 'other', questionId }), title: titles.otherAmount })
  if (offered.length < most.buttons) offered.push(drop)
  return choices(turn, offered)
}

/** A title for each reading: its amount, and also its descriptions if the amounts are not distinct. */
function titlesOf(turn: Turn, readings: readonly (readonly Draft[])[]): string[] {
  const amounts = readings.map((drafts) => amountTitle(turn, drafts))
  const distinct = new Set(amounts).size === amounts.length
  if (distinct) return amounts
  return readings.map((drafts, place) => {
    const amount = amounts[place] ?? ''
    const room = most.button - amount.length - 4
    return `${place + 1}. ${amount} ${room > 3 ? fit(drafts.map(({ description }) => description).join(', '), room) : ''}`.trim()
  })
}

function amountTitle(turn: Turn, drafts: readonly Draft[]): string {
  const [draft] = drafts
  if (draft?.original) return formatMoney(draft.original.amount, draft.original.currency, true)
  const sum = drafts.reduce((total, { amount }) => total + (amount ?? 0), 0)
  return drafts.length > 1 ? `${money(turn, sum)} (${drafts.length})` : money(turn, sum)
}
