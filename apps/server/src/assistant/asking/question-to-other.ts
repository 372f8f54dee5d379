import { type Meaning, onlyItem } from '@casita/reader'
import type { ExpenseRow } from '../../expenses/expense-rows.ts'
import type { Reply } from '../../message.ts'
import { changeOne } from '../changing/changing.ts'
import { type AskedOfOther, askedOfOther } from '../conversations-of-others.ts'
import { changesOnly } from '../meant/changes-only.ts'
import { isNamedIn } from '../meant/naming.ts'
import { only } from '../meant/only.ts'
import { findByIds, isFresh, latestOwn } from '../meant/targets.ts'
import { type Asked, type Draft, draftsOfQuestion } from '../questions.ts'
import { recordedOf } from '../recording/recorded-already.ts'
import { mostAtOnce } from '../source-ref.ts'
import { ageOf, type Turn } from '../turn.ts'
import { reply } from '../wording.ts'
import { askDrafts } from './asking.ts'
import { onlyToDelete } from './asking-which.ts'

/** Milliseconds for which another member's question counts as the subject of the conversation. */
const spokenOfFor = 10 * 60 * 1000

/**
 * 'No, 380', right after another member's 'nails 350?', which is still being asked about: asks whether it was that
 * amount, paid by them. 'Eso lo pagué yo', while they are asked whether to record something: asks whether to record it,
 * paid by the sender. 'Sim, foram 45', while they are asked whether to change an expense of the sender's to that
 * amount: changes it. 'Put it back', while another member is asked whether to delete something: says that it stays.
 * Null for every other message.
 */
export async function answerForOther(turn: Turn, _: string, meaning: Meaning): Promise<Reply | null> {
  const isBack = meaning.kind === 'restore' && meaning.words === ''
  const isOwn = isPaidByWriter(meaning)
  const amount = amountIn(meaning)
  if (turn.repliedTo || !(isBack || isOwn || amount !== null)) return null
  const told = await askedOfOther(turn)
  if (!told || ageOf(turn, told.question.askedAt) > spokenOfFor) return null
  if (isBack) return onlyToDelete(told.question) ? reply(turn.words.leftAsIs) : null
  if (isOwn) return askPaidByWriter(turn, told.question)
  if (amount === null) return null
  return (await changeAgreed(turn, told.question, amount)) ?? askPricedSo(turn, told, amount)
}

/** Asks whether to record what another member is asked about, paid by the sender; null if its price is open. */
function askPaidByWriter(turn: Turn, question: Asked): Reply | null {
  const draft = onlyDraftOf(question)
  if (!draft || question.kind !== 'readings' || question.readings.length !== 1) return null
  return askOfOther(turn, question, { ...draft, payerId: turn.member.userId })
}

/**
 * Asks whether what another member is asked about had this amount, paid by them. Agrees if the sender's own expense of
 * that name has it; null if the amount is rather of something else, or the expense is recorded.
 */
async function askPricedSo(
  turn: Turn,
  { question, userId }: AskedOfOther,
  amount: number,
): Promise<Reply | null> {
  const draft = onlyDraftOf(question)
  if (!draft || !(await isLikelierOf(turn, draft, amount))) return null
  if (await recordedOf(turn, question, [draft])) return null
  // 'No, foi 3,50', of the sender's own expense that another member has just told differently.
  const isSo = (each: ExpenseRow) => each.amount === amount && isNamedIn(each, draft.description)
  if ((await latestFresh(turn, mostAtOnce)).some(isSo)) return reply(turn.words.alright)
  return askOfOther(turn, question, { ...draft, amount, payerId: draft.payerId ?? userId })
}

/**
 * Asks whether to record a draft as an expense of the other member's message, so that it is recorded once, whoever
 * answers first.
 */
function askOfOther(turn: Turn, { messageId }: Asked, draft: Draft): Reply {
  return askDrafts(turn, { messageId }, 'intent', [[draft]])
}

/** Changes the sender's expense to the amount that another member is asked about; null if they do not agree on it. */
async function changeAgreed(turn: Turn, question: Asked, amount: number): Promise<Reply | null> {
  if (question.kind !== 'which' || !question.edit) return null
  const { edit, expenseIds = [] } = question
  const expense = changesOnly(edit, 'amount') ? only(await findByIds(turn, expenseIds)) : null
  const isOwn = expense?.added_by === turn.member.userId && expense.deleted_at === null
  return isOwn && amount === edit.amount ? changeOne(turn, expense, edit) : null
}

/** Whether a message says no more than that the sender paid: 'Eso lo pagué yo'. */
function isPaidByWriter(meaning: Meaning): boolean {
  if (meaning.kind !== 'correction' || meaning.about !== undefined) return false
  return changesOnly(meaning.changes, 'payerId') && meaning.changes.payerId === 'me'
}

/** The only draft that a question is about; null if there are several, or none. */
function onlyDraftOf(question: Asked): Draft | null {
  const drafts = draftsOfQuestion(question)
  const names = new Set(drafts.map(({ description }) => description))
  const isOne = question.kind !== 'readings' || question.readings.every(({ length }) => length === 1)
  return names.size === 1 && isOne ? (drafts[0] ?? null) : null
}

/** The amount of a message that says nothing else; otherwise null. */
export function amountIn(meaning: Meaning): number | null {
  if (meaning.kind === 'correction') {
    const { changes, about, deniedAmount, ofAmount } = meaning
    const isAlone = about === undefined && deniedAmount === undefined && ofAmount === undefined
    return isAlone && changesOnly(changes, 'amount') ? (changes.amount ?? null) : null
  }
  const item = meaning.kind === 'ambiguous' && meaning.why === 'intent' ? onlyItem(meaning) : null
  return item?.description === '' && !item.dateStated ? item.amount : null
}

/**
 * Whether an amount is closer to that of the other member's draft than to those that the sender is being asked about
 * or, without such a question, to that of the sender's latest expense. A question for any amount always comes first.
 */
async function isLikelierOf(turn: Turn, draft: Draft, amount: number): Promise<boolean> {
  const { lastAsked } = turn.conversation
  if (lastAsked?.kind === 'amount' || lastAsked?.kind === 'price') return false
  const offered = lastAsked?.kind === 'readings' ? lastAsked.readings.flat() : await latestFresh(turn)
  const factor = (of: number) => Math.abs(Math.log(amount / of))
  const isCloser = (one: { amount: number | null }) =>
    !one.amount || (draft.amount !== null && draft.amount > 0 && factor(draft.amount) < factor(one.amount))
  return offered.every(isCloser)
}

/** The sender's latest expense, or as many, that are recent. */
async function latestFresh(turn: Turn, most = 1): Promise<ExpenseRow[]> {
  return (await latestOwn(turn)).slice(0, most).filter((one) => isFresh(turn, one))
}
