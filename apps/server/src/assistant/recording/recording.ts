import { type Currency, currencies, formatMoney, fromMinor, limits } from '@casita/contract'
import type { Item } from '@casita/reader'
import { tellOthers } from '../../budgets/crossing-news.ts'
import { activeCategory } from '../../categories/active-category.ts'
import { beginningOf } from '../../cutting.ts'
import { newId } from '../../db/ids.ts'
import { idsOf } from '../../expenses/expense-rows.ts'
import { type CountedExpense, createExpense, type Origin } from '../../expenses/expenses.service.ts'
import type { Cause, Reply } from '../../message.ts'
import { fetchReceipt } from '../../receipts/fetching.ts'
import { hasReceiptSpace } from '../../receipts/receipts.service.ts'
import { categoryById } from '../household.ts'
import { monthLine } from '../month-line.ts'
import { pressId } from '../press.ts'
import type { Draft } from '../questions.ts'
import { oftenOf } from '../recurring/often.ts'
import { sourceRef } from '../source-ref.ts'
import type { Turn } from '../turn.ts'
import { bold, bulleted, button, expenseLine, money, reply, subjectOf } from '../wording.ts'
import { tellRecorded } from './recorded-already.ts'

/** A draft with an amount. */
export type PricedDraft = Draft & { amount: number }

/** Whether a draft has an amount. */
export function isPriced(draft: Draft): draft is PricedDraft {
  return draft.amount !== null
}

/** The description of an item, cut to the maximum length. */
export function descriptionOf({ description }: Item): string {
  return beginningOf(description.replace(/\s+/g, ' ').trim(), limits.descriptionMax)
}

/**
 * The drafts of the items that were read. An amount in another currency is kept as `original`, so that the household's
 * is asked for.
 */
export function draftsOf(turn: Turn, items: readonly Item[]): Draft[] {
  return items.map((item, line) => {
    const foreign = item.currency !== turn.household.currency
    return {
      line,
      amount: foreign ? null : item.amount,
      date: item.date,
      description: descriptionOf(item),
      categoryId: item.categoryId,
      payerId: item.payerId,
      ...(item.label && { label: beginningOf(item.label, limits.noteMax) }),
      original: foreign ? { amount: item.amount, currency: item.currency } : null,
    }
  })
}

/**
 * Records the drafts of one message and confirms them; the picture sent with it is fetched afterwards. Says so if they
 * are recorded already.
 */
export async function record(turn: Turn, cause: Cause, drafts: readonly PricedDraft[]): Promise<Reply> {
  const told = await tellRecorded(turn, cause, drafts)
  if (told) return told
  const expenses: CountedExpense[] = []
  for (const draft of drafts) expenses.push(await recordOne(turn, cause.messageId, draft))
  await tellOthers(turn.work, turn.member, expenses)
  const expenseIds = idsOf(expenses)
  const isOften = oftenOf(turn.message.text ?? '') !== null
  turn.conversation.note({ id: newId(), did: 'recorded', expenseIds, ...(isOften && { isOften }) })
  turn.conversation.settleNamed(expenses.map(({ description }) => description))
  const answer = await confirmation(turn, expenses)
  if (!cause.picture) return answer
  const isKept = await keepPicture(turn, cause.picture, expenseIds)
  return { ...answer, text: `${answer.text}\n${isKept ? turn.words.pictureKept : turn.words.picturesFull}` }
}

/** Has a picture fetched and attached to these expenses; false where the household has no space for it. */
async function keepPicture(
  { work, member: { householdId, userId }, channel, config }: Turn,
  picture: string,
  expenseIds: string[],
): Promise<boolean> {
  if (!config || !(await hasReceiptSpace(work.db, householdId, config.receiptSpace))) return false
  await fetchReceipt(work, { channel, picture, householdId, userId, expenseIds })
  return true
}

async function recordOne(turn: Turn, messageId: string, draft: PricedDraft): Promise<CountedExpense> {
  const { household, member, words } = turn
  // A category may have been deactivated, or a member may have left, while the question was open.
  const known = categoryById(household, draft.categoryId)
  const category =
    known && (await activeCategory(turn.work, member.householdId, known.id)) ? known : undefined
  const payer = household.members.find(({ id }) => id === draft.payerId)
  const original = draft.original && originOf(draft.original)
  return createExpense(
    turn.work,
    member,
    {
      amount: fromMinor(draft.amount),
      description: draft.description || category?.name || words.nameless,
      category_id: category?.id ?? null,
      expense_date: draft.date,
      paid_by: payer?.id ?? member.userId,
      note: draft.original ? noteOf(draft.original) : (draft.label ?? null),
    },
    {
      source: turn.channel,
      ref: sourceRef(messageId, draft.line),
      isOneOfSeveral: true,
      ...(original && { original }),
    },
  )
}

/** The original amount with a normal space, so that it can be found by typing it. */
function noteOf({ amount, currency }: { amount: number; currency: string }): string {
  return formatMoney(amount, currency, true).replace('\u00a0', ' ')
}

/** The column holds only currencies that a household can have; others are only in the note. */
function originOf({ amount, currency }: { amount: number; currency: string }): Origin['original'] {
  const known = currencies.find((one): one is Currency => one === currency)
  return known && { amount, currency: known }
}

async function confirmation(turn: Turn, expenses: readonly CountedExpense[]): Promise<Reply> {
  const { words } = turn
  const [first] = expenses
  if (!first) return reply(words.notExpense.unrelated)
  const subject = subjectOf(expenses)
  if (expenses.length === 1) {
    return reply([words.recorded(expenseLine(turn, first)), await monthLine(turn, expenses)].join('\n'), {
      buttons: expenseButtons(turn, first.id),
      subject,
    })
  }
  const total = expenses.reduce((sum, expense) => sum + expense.amount, 0)
  const lines = expenses.map((expense) => expenseLine(turn, expense))
  return reply(
    [
      words.recordedMany(expenses.length, bold(money(turn, total))),
      ...bulleted(turn, lines),
      await monthLine(turn, expenses),
    ].join('\n'),
    {
      buttons: [
        button(pressId({ does: 'undo-all', expenseId: first.id }), words.buttons.undoAll),
        button(pressId({ does: 'undo-one', expenseId: first.id }), words.buttons.undoOne),
        button(pressId({ does: 'category-one', expenseId: first.id }), words.buttons.category),
      ],
      subject,
    },
  )
}

/** The buttons to undo, to change the category and, if the message says how often, to make the expense recurring. */
function expenseButtons(turn: Turn, expenseId: string) {
  const { buttons, buttonsOften } = turn.words
  const every = oftenOf(turn.message.text ?? '')
  return [
    button(pressId({ does: 'undo', expenseId }), buttons.undo),
    button(pressId({ does: 'category', expenseId }), buttons.category),
    ...(every ? [button(pressId({ does: 'repeat', expenseId, every }), buttonsOften[every])] : []),
  ]
}
