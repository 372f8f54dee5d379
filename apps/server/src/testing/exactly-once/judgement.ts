import type { ReadOnlyDb } from '../../db/database.ts'
import type { SentMessage } from '../graph.ts'
import type { Written } from './plan.ts'

/** The results of all messages. Every list names what is wrong and is empty when all is well. */
export interface Findings {
  messages: number
  expenses: number
  answers: number
  /** Messages that are not in the inbox exactly once, or were not processed to the end. */
  unread: string[]
  /** Expenses that are missing, duplicated, another person's, or that nobody wrote. */
  wrongEffects: string[]
  /** Messages without their one answer, or with one that they should not have. */
  wrongAnswers: string[]
  /** Answers that the Graph API accepted more than once. */
  sentAgain: string[]
  /**
   * Messages that took effect after a later one of their sender, although they had been acknowledged before that one
   * took effect.
   */
  disordered: string[]
  /** Answers that reached the Graph API before an earlier one to the same recipient. */
  answersDisordered: string[]
  /** Messages that arrived only after a later one of their sender had taken effect, which cannot be put right. */
  cameTooLate: number
}

/** Reads the results of the messages from the database and from what the Graph API received. */
export async function judge(
  db: ReadOnlyDb,
  messages: readonly Written[],
  acknowledged: ReadonlyMap<string, number>,
  sent: readonly SentMessage[],
): Promise<Findings> {
  const inbox = await db.selectFrom('inbox').select(['provider_message_id as id', 'done_at']).execute()
  const expenses = await db
    .selectFrom('expenses')
    .innerJoin('users', 'users.id', 'expenses.added_by')
    .select(['expenses.amount', 'users.phone', 'expenses.deleted_at'])
    .where('expenses.source', '=', 'whatsapp')
    .execute()
  const replies = await db
    .selectFrom('outbox')
    .select(['id', 'dedupe_key', 'done_at', 'failure'])
    .where('kind', '=', 'reply')
    .execute()

  const read = Map.groupBy(inbox, ({ id }) => id)
  const unread = messages.filter(({ id }) => {
    const rows = read.get(id) ?? []
    return rows.length !== 1 || !rows[0]?.done_at
  })
  const repliesTo = Map.groupBy(replies, ({ dedupe_key }) => dedupe_key.replace(/^answer whatsapp /, ''))
  const accepted = sent.filter(({ messageId }) => messageId !== null)
  const sends = Map.groupBy(accepted, ({ body }) => String(body.biz_opaque_callback_data))
  const wrongAnswers = messages.filter(({ id, isAnswered }) => {
    const rows = repliesTo.get(id) ?? []
    return isAnswered ? rows.length !== 1 || !sends.has(rows[0]?.id ?? '') : rows.length > 0
  })
  const { disordered, cameTooLate } = orderOfEffects(messages, read, acknowledged)
  return {
    messages: messages.length,
    expenses: expenses.length,
    answers: replies.length,
    unread: unread.map(describe),
    wrongEffects: effectsThatDiffer(messages, expenses),
    wrongAnswers: wrongAnswers.map(
      (message) => `${describe(message)}: ${repliesTo.get(message.id)?.[0]?.failure ?? 'no reason'}`,
    ),
    sentAgain: [...sends]
      .filter(([, times]) => times.length > 1)
      .map(([id, times]) => `${id} ×${times.length}`),
    disordered,
    answersDisordered: orderOfAnswers(messages, read, repliesTo, accepted),
    cameTooLate,
  }
}

const describe = ({ sender, place, amount }: Written) => `${sender} #${place} (${amount ?? 'no expense'})`

function effectsThatDiffer(
  messages: readonly Written[],
  expenses: readonly { amount: number; phone: string | null; deleted_at: string | null }[],
): string[] {
  const name = (phone: string | null, amount: number) => `${phone} ${amount}`
  const wanted = messages.flatMap(({ sender, amount }) => (amount === null ? [] : [name(sender, amount)]))
  const found = Map.groupBy(
    expenses.filter(({ deleted_at }) => deleted_at === null),
    ({ phone, amount }) => name(phone, amount / 100),
  )
  const missing = wanted.filter((one) => !found.has(one)).map((one) => `${one} is missing`)
  const extra = [...found]
    .filter(([one, times]) => times.length > 1 || !wanted.includes(one))
    .map(([one, times]) => `${one} ×${times.length}`)
  return [...missing, ...extra]
}

type Inbox = ReadonlyMap<string, readonly { done_at: string | null }[]>

interface Worked {
  message: Written
  done: number
}

/** The processed messages of each sender, in the order of writing. */
function bySender(messages: readonly Written[], read: Inbox): Worked[][] {
  const worked = messages.flatMap((message) => {
    const [row] = read.get(message.id) ?? []
    if (!row?.done_at) return []
    return [{ message, done: Date.parse(row.done_at) }]
  })
  const groups = Map.groupBy(worked, ({ message }) => message.sender)
  return [...groups.values()].map((group) => group.toSorted((a, b) => a.message.place - b.message.place))
}

function orderOfEffects(
  messages: readonly Written[],
  read: Inbox,
  acknowledged: ReadonlyMap<string, number>,
) {
  const disordered: string[] = []
  let cameTooLate = 0
  for (const own of bySender(messages, read)) {
    for (const [at, { message, done }] of own.entries()) {
      const overtakenBy = own.slice(at + 1).filter((later) => later.done < done)
      if (overtakenBy.length === 0) continue
      const there = acknowledged.get(message.id) ?? Number.POSITIVE_INFINITY
      if (overtakenBy.some((later) => there < later.done)) disordered.push(describe(message))
      else cameTooLate += 1
    }
  }
  return { disordered, cameTooLate }
}

function orderOfAnswers(
  messages: readonly Written[],
  read: Inbox,
  repliesTo: ReadonlyMap<string, readonly { id: string }[]>,
  accepted: readonly SentMessage[],
): string[] {
  const firstSent = new Map<string, number>()
  for (const [at, { body }] of accepted.entries()) {
    const id = String(body.biz_opaque_callback_data)
    if (!firstSent.has(id)) firstSent.set(id, at)
  }
  return bySender(messages, read).flatMap((own) => {
    const answered = own
      .toSorted((a, b) => a.done - b.done)
      .flatMap(({ message }) => {
        const at = firstSent.get(repliesTo.get(message.id)?.[0]?.id ?? '')
        return at === undefined ? [] : [{ message, at }]
      })
    return answered
      .filter(({ at }, n) => n > 0 && at < (answered[n - 1]?.at ?? 0))
      .map(({ message }) => describe(message))
  })
}
