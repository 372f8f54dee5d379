import { formatMoney } from '@casita/contract'
import type { Ambiguous, Meaning, MissingAmount } from '@casita/reader'
import { fold } from '../folding.ts'
import { changeOne } from './changing.ts'
import type { Draft, Question } from './conversation.ts'
import type { Reply } from './message.ts'
import { pressId } from './press.ts'
import { draftsOf, isPriced, record } from './recording.ts'
import { everyLanguage } from './replies/index.ts'
import { newQuestion, type Turn } from './turn.ts'
import { bold, button, draftLine, fit, money, reply, row } from './wording.ts'

const longestTitle = 20
const mostButtons = 3
const mostRows = 10
/** A bare amount answers a question for so long; later it is an expense of its own. */
const answeredByWordsFor = 60 * 60 * 1000

/** Records what is complete and asks for the amounts that are missing, in one answer. */
export async function recordOrAsk(turn: Turn, messageId: string, drafts: readonly Draft[]): Promise<Reply> {
  const complete = drafts.filter(isPriced)
  const open = drafts.filter((draft) => !isPriced(draft))
  if (open.length === 0) return record(turn, messageId, complete)
  if (complete.length === 0) return askAmount(turn, messageId, open)
  const recorded = await record(turn, messageId, complete)
  const asked = askAmount(turn, messageId, open)
  return { ...recorded, text: fit(`${recorded.text}\n\n${asked.text}`, 1024) }
}

/** Asks how much a purchase was whose price was not said. */
export function askMissing(turn: Turn, meaning: MissingAmount): Reply {
  const draft = {
    line: 0,
    amount: null,
    date: meaning.date,
    description: meaning.description.slice(0, 200),
    categoryId: meaning.categoryId,
    payerId: null,
    original: null,
  }
  return askAmount(turn, turn.message.id, [draft])
}

function askAmount(turn: Turn, messageId: string, drafts: readonly Draft[]): Reply {
  turn.conversation.ask({ ...newQuestion(turn, messageId), kind: 'amount', drafts: [...drafts] })
  const [draft] = drafts
  if (!draft?.original) return reply(turn.words.howMuch(draft?.description ?? ''))
  const original = bold(formatMoney(draft.original.amount, draft.original.currency, true))
  return reply(turn.words.foreign(original, draft.description, turn.household.currency))
}

/** Asks which reading is meant, with a button for each; nothing is recorded before. */
export function askReadings(turn: Turn, { why, readings: read }: Pick<Ambiguous, 'why' | 'readings'>): Reply {
  const { words } = turn
  const readings = read.slice(0, mostRows - 1).map((items) => draftsOf(turn, items))
  const question = { ...newQuestion(turn, turn.message.id), kind: 'readings' as const, readings }
  turn.conversation.ask(question)
  const [first = []] = readings
  const says = why === 'habit' || why === 'intent'
  const what = says ? first.map((draft) => draftLine(turn, draft)).join(' · ') : (first[0]?.description ?? '')
  const median = turn.household.medians[first[0]?.categoryId ?? '']
  const text = [
    words.unclear[why](what),
    why === 'habit' && median !== undefined && words.usual(bold(money(turn, median))),
    words.notYet,
  ]
  return reply(text.filter(Boolean).join(' '), choicesOf(turn, question.id, readings, why === 'intent'))
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
  const choices = titlesOf(turn, readings).map((title, reading) => ({ id: pick(reading), title }))
  if (readings.length < mostButtons)
    choices.push({ id: pressId({ does: 'other', questionId }), title: titles.otherAmount })
  if (choices.length < mostButtons) choices.push(drop)
  return choices.length <= mostButtons
    ? { buttons: choices.map(({ id, title }) => button(id, title)) }
    : { list: { button: titles.choose, rows: choices.map(({ id, title }) => row(id, title)) } }
}

/** A title for each reading: its amount, and its words too where the amount alone would not tell them apart. */
function titlesOf(turn: Turn, readings: readonly (readonly Draft[])[]): string[] {
  const amounts = readings.map((drafts) => amountTitle(turn, drafts))
  const distinct = new Set(amounts).size === amounts.length
  if (distinct) return amounts
  return readings.map((drafts, place) => {
    const amount = amounts[place] ?? ''
    const room = longestTitle - amount.length - 4
    return `${place + 1}. ${amount} ${room > 3 ? fit(drafts.map(({ description }) => description).join(', '), room) : ''}`.trim()
  })
}

function amountTitle(turn: Turn, drafts: readonly Draft[]): string {
  const [draft] = drafts
  if (draft?.original) return formatMoney(draft.original.amount, draft.original.currency, true)
  const sum = drafts.reduce((total, { amount }) => total + (amount ?? 0), 0)
  return drafts.length > 1 ? `${money(turn, sum)} (${drafts.length})` : money(turn, sum)
}

/** What a pressed button of a question does; a question that is settled says so. */
export async function pick(turn: Turn, questionId: string, reading: number): Promise<Reply> {
  const question = questionById(turn, questionId)
  const drafts = question?.kind === 'readings' ? question.readings[reading] : undefined
  if (!question || !drafts) return reply(turn.words.stale)
  turn.conversation.settle(question.id)
  return recordOrAsk(turn, question.messageId, drafts)
}

/** None of the readings: asks for the amount of the first one. */
export function askOther(turn: Turn, questionId: string): Reply {
  const question = questionById(turn, questionId)
  if (question?.kind !== 'readings') return reply(turn.words.stale)
  turn.conversation.settle(question.id)
  const [drafts = []] = question.readings
  return askAmount(
    turn,
    question.messageId,
    drafts.slice(0, 1).map((draft) => ({ ...draft, amount: null, original: null })),
  )
}

/** Lets a question go. */
export function drop(turn: Turn, questionId: string): Reply {
  const question = questionById(turn, questionId)
  if (!question) return reply(turn.words.stale)
  turn.conversation.settle(questionId)
  const isNew = question.kind === 'readings' || question.kind === 'amount'
  return reply(isNew ? turn.words.dropped : turn.words.leftAsIs)
}

/**
 * The answer where a message answers an open question in words: yes, no, or nothing but an amount. Null for every
 * other message, above all for an expense: a question waits beside it and swallows nothing.
 */
export async function answerInWords(turn: Turn, text: string, meaning: Meaning): Promise<Reply | null> {
  const last = turn.conversation.lastAsked
  if (last && isFresh(turn, last)) {
    // 'Undo' after asking which expense to change is about what was done before.
    if (says('no', text) || (meaning.kind === 'undo' && last.kind !== 'which')) return drop(turn, last.id)
    if (says('yes', text) && last.kind === 'readings' && last.readings.length === 1)
      return pick(turn, last.id, 0)
  }
  const question = turn.conversation.questions.find((one) => one.kind !== 'which' && isFresh(turn, one))
  const amount = question ? amountFor(turn, question, meaning, question === last) : null
  return question && amount !== null ? fillIn(turn, question, amount) : null
}

async function fillIn(turn: Turn, question: Question, amount: number): Promise<Reply | null> {
  if (question.kind === 'which') return null
  if (question.kind === 'price') {
    turn.conversation.settle(question.id)
    return changeOne(turn, question.expenseId, { amount })
  }
  const drafts = question.kind === 'amount' ? question.drafts : question.readings[0]
  const [first, ...others] = drafts ?? []
  if (!first || (question.kind === 'readings' && others.length > 0)) return null
  turn.conversation.settle(question.id)
  return recordOrAsk(turn, question.messageId, [{ ...first, amount }, ...others])
}

/**
 * The amount that a message gives for what was asked: alone, or with the same words as the purchase. Right after the
 * question a correction ('no, eran 7.500') is about it too.
 */
function amountFor(turn: Turn, question: Question, meaning: Meaning, isLast: boolean): number | null {
  const { currency } = turn.household
  if (meaning.kind === 'correction' && isLast) {
    const { amount, currency: stated = currency, ...rest } = meaning.changes
    return amount !== undefined && stated === currency && Object.keys(rest).length === 0 ? amount : null
  }
  if (meaning.kind !== 'expenses' && !(meaning.kind === 'ambiguous' && meaning.why === 'intent')) return null
  const [item, ...others] = meaning.kind === 'expenses' ? meaning.items : meaning.readings[0]
  if (!item || others.length > 0 || item.currency !== currency || item.dateStated) return null
  const isSame = isLast && fold(item.description) === fold(descriptionOf(question))
  return item.description === '' || isSame ? item.amount : null
}

function descriptionOf(question: Question): string {
  if (question.kind === 'amount') return question.drafts[0]?.description ?? ''
  return question.kind === 'readings' ? (question.readings[0]?.[0]?.description ?? '') : ''
}

function questionById(turn: Turn, id: string): Question | undefined {
  return turn.conversation.questions.find((question) => question.id === id)
}

function isFresh(turn: Turn, question: Question): boolean {
  return Date.parse(turn.work.now) - Date.parse(question.askedAt) < answeredByWordsFor
}

function says(answer: 'yes' | 'no', text: string): boolean {
  const said = fold(text.replace(/[\p{P}\p{S}]+/gu, ' '))
  return everyLanguage.some((words) => words[answer].includes(said))
}
