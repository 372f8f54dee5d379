import { type Meaning, onlyItem, type Query, type Restoration, read, readTopics } from '@casita/reader'
import type { MemberActor } from '../actor.ts'
import type { Channel } from '../db/tables/chat.ts'
import type { Work } from '../db/work.ts'
import { type IncomingMessage, type Reply, textOf } from '../message.ts'
import { answerLatest, answerRepeated } from './answering/book-answer.ts'
import { answerDeleted } from './answering/deleted-answer.ts'
import { eraseAlso } from './answering/erasing-also.ts'
import { asNextThing, followUp, heardOfBudget, ofKin } from './answering/following-up.ts'
import { takeUpQuestion } from './answering/question-of-other.ts'
import { answerQuery, type SpendingQuery } from './answering/spending-answer.ts'
import { askMissing, askReadings, putAgain, recordOrAsk } from './asking/asking.ts'
import { askedForDay } from './asking/asking-day.ts'
import { cancelRefused } from './asking/cancelling.ts'
import { answerPress } from './asking/pressing.ts'
import { answerBudget } from './budgets/budgeting.ts'
import { giveUpBudget } from './budgets/giving-up-budget.ts'
import { askPerMonth } from './budgets/per-month.ts'
import { askBudgetOf } from './budgets/raising.ts'
import { asConfirmed } from './changing/amounts/amount-confirmed.ts'
import { asOfThingBehind } from './changing/amounts/amount-of-thing.ts'
import { asSpentOtherwise } from './changing/amounts/disowning.ts'
import { asOfSameAmount } from './changing/amounts/of-same-amount.ts'
import { asRestated } from './changing/amounts/restating.ts'
import { asShareTold } from './changing/amounts/share-told.ts'
import { asAdded, asDenied, askChangeOrNew } from './changing/change-or-new.ts'
import { correct } from './changing/correcting.ts'
import { asDayAgreed } from './changing/day-agreed.ts'
import { bringBack, erase, keep, undo } from './changing/deleting/deleting.ts'
import { asPaidByWriter } from './changing/paid-by-writer.ts'
import { handle } from './handlers.ts'
import { asOneOfAlike } from './meant/one-of-alike.ts'
import { readPress } from './press.ts'
import type { Asked } from './questions.ts'
import { decline } from './recording/declining.ts'
import { namedByQuestion } from './recording/named-by-question.ts'
import { draftsOf } from './recording/recording.ts'
import { onSameDay } from './recording/same-day.ts'
import { onWayBack } from './recording/way-back.ts'
import { agrees, beginsWithPlainYes, behindYes, isPlainNo, says } from './saying.ts'
import { mostAtOnce } from './source-ref.ts'
import { keepConversation } from './stored-conversations.ts'
import { answerCategories } from './talk/categories.ts'
import { answerDebt } from './talk/debts.ts'
import { elsewhere } from './talk/elsewhere.ts'
import { answerKindly, isFarewell } from './talk/kind-words.ts'
import { answerMerge } from './talk/merging.ts'
import { answerEach, withQuestion } from './topics.ts'
import { beginTurn, type ChatConfig, causeOf, contextOf, type Turn } from './turn.ts'
import { firstName, reply } from './wording.ts'

/** Where a message was written, and what is known of it beforehand. */
interface Setting {
  channel: Channel
  /** The result of `consider`; used only when the reader is unsure. */
  proposal: Meaning | null
  /** What links and pictures depend on; left out on the web, where there are none. */
  config?: ChatConfig
}

/**
 * Answers one message of a member: carries out what it means within this unit of work and returns a reply in the
 * member's language, with figures taken only from the ledger. Makes no network requests. Must be called once per
 * message.
 */
export async function converse(
  work: Work,
  member: MemberActor,
  message: IncomingMessage,
  { channel, proposal, config }: Setting,
): Promise<Reply | null> {
  const turn = await beginTurn(work, member, message, channel, config)
  const press = message.buttonId === null ? null : readPress(message.buttonId)
  const answer =
    press || message.kind === 'button' ? await answerPress(turn, press) : await answerText(turn, proposal)
  keepConversation(work, member, channel, turn.conversation)
  return answer
}

async function answerText(turn: Turn, proposal: Meaning | null): Promise<Reply> {
  const text = textOf(turn.message)
  if (text === '') return reply(hasFile(turn) ? unreadFile(turn) : turn.words.smallTalk)
  const topics = readTopics(text, contextOf(turn))
  const [{ meaning: own }, ...others] = topics
  if (others.length > 0) return answerEach(turn, topics, answerTopic)
  return answerTopic(turn, own.sure ? own : (proposal ?? own))
}

/** Answers one topic of a message. */
async function answerTopic(turn: Turn, read: Meaning): Promise<Reply> {
  const text = textOf(turn.message)
  const agreed = asDayAgreed(turn, text, asAgreed(turn, text, asReply(turn, text, read)))
  const meaning = await namedByQuestion(turn, agreed)
  const open = turn.conversation.lastAsked
  const told = (await handle(turn, text, meaning)) ?? (await answerAsMeant(turn, text, meaning))
  const answer = withOpen(turn, open, meaning, told)
  if (!hasFile(turn)) return answer
  if (meaning.kind === 'not_expense' || meaning.kind === 'small_talk') return reply(unreadFile(turn))
  if (turn.message.picture && leadsToExpense(meaning)) return answer
  const notKept = turn.message.kind === 'image' ? turn.words.pictureNotKept : turn.words.fileNotKept
  return { ...answer, text: `${answer.text}\n${notKept}` }
}

/**
 * Appends the question about several readings that was open before, and still is, to the answer to a correction of
 * something else.
 */
function withOpen(turn: Turn, open: Asked | null, meaning: Meaning, answer: Reply): Reply {
  const { lastAsked, questions } = turn.conversation
  const isBehind = meaning.kind === 'correction' && lastAsked === null && !turn.repliedTo
  if (!isBehind || open?.kind !== 'readings' || open.readings.length < 2) return answer
  return questions.some(({ id }) => id === open.id) ? withQuestion(answer, putAgain(turn, open)) : answer
}

/** Whether a message came with a picture, a video or a document. */
function hasFile({ message }: Turn): boolean {
  return message.kind !== 'text' && message.kind !== 'button'
}

/** What is said of a file whose message is no expense: that a picture is not read, or that files are not. */
function unreadFile({ message, words }: Turn): string {
  return message.picture ? words.pictureAlone : words.pictureUnread
}

/** Answers a message, taking into account what was said before it. */
async function answerAsMeant(turn: Turn, text: string, meaning: Meaning): Promise<Reply> {
  await takeUpQuestion(turn, text, meaning)
  const meant =
    (await eraseAlso(turn, text, meaning)) ??
    asNextThing(turn, text, meaning) ??
    followUp(turn, text, meaning) ??
    (await asOneOfAlike(turn, text, meaning)) ??
    (await asToldAnew(turn, text, meaning))
  return (await askChangeOrNew(turn, text, meant)) ?? answerMeaning(turn, text, meant)
}

/**
 * The meaning of a message that says more about recorded expenses: an addition, another expense of the same day, or a
 * correction.
 */
async function asToldAnew(turn: Turn, text: string, meaning: Meaning): Promise<Meaning> {
  const added = await asPaidByWriter(turn, text, await asDenied(turn, text, asAdded(turn, text, meaning)))
  const dated = await onWayBack(turn, text, await onSameDay(turn, text, added))
  const spent = await asSpentOtherwise(turn, text, dated)
  const shared = await asShareTold(turn, spent)
  const named = await asOfThingBehind(turn, text, await asOfSameAmount(turn, text, shared))
  return asRestated(turn, text, await asConfirmed(turn, text, named))
}

/** Whether a message leads to an expense, at once or after an answer; the picture sent with it is then kept too. */
function leadsToExpense({ kind }: Meaning): boolean {
  return kind === 'expenses' || kind === 'ambiguous' || kind === 'missing_amount'
}

/**
 * Reads a reply to a confirmation that only names an amount, a category, a day or a person as a correction of that
 * expense.
 */
function asReply(turn: Turn, text: string, meaning: Meaning): Meaning {
  if (turn.repliedTo?.about !== 'expenses' || !isIncomplete(meaning)) return meaning
  const context = contextOf(turn)
  const correction = read(`${turn.words.itWas} ${text}`, context)
  if (correction.kind !== 'correction') return meaning
  const { description: _, ...named } = correction.changes
  return Object.keys(named).length > 0 ? correction : meaning
}

/**
 * Reads a yes before an amount ('Sí, 28.700', 'haha ok 48') as the amount alone: another member may have said what
 * something cost.
 */
function asAgreed(turn: Turn, text: string, meaning: Meaning): Meaning {
  const isTalk = meaning.kind === 'not_expense' || meaning.kind === 'small_talk'
  // 'Claro 30.000' is a payment to a phone company, unlike 'sim, 98'.
  const isOpen =
    isTalk || ((meaning.kind === 'expenses' || meaning.kind === 'ambiguous') && beginsWithPlainYes(text))
  const rest = isOpen && !turn.repliedTo ? behindYes(text) : null
  const amount = rest === null ? null : read(rest, contextOf(turn))
  const item = amount?.kind === 'ambiguous' && amount.why === 'intent' ? onlyItem(amount) : null
  return amount && item?.description === '' ? amount : meaning
}

function isIncomplete(meaning: Meaning): boolean {
  if (meaning.kind === 'expenses' || meaning.kind === 'ambiguous') {
    const [item, ...others] = meaning.kind === 'expenses' ? meaning.items : meaning.readings[0]
    return others.length === 0 && item?.description === ''
  }
  return (
    meaning.kind === 'missing_amount' || (meaning.kind === 'not_expense' && meaning.reason === 'unrelated')
  )
}

/**
 * Whether a message may be small talk. A farewell can read as a thing without an amount ('night'), and mere agreement
 * as a correction of nothing ('tenés razón').
 */
function mayBeTalk(text: string, meaning: Meaning): boolean {
  const { kind } = meaning
  if (kind === 'missing_amount') return isFarewell(text)
  if (kind === 'correction') return Object.keys(meaning.changes).length === 0 && agrees(text)
  return kind === 'small_talk' || kind === 'greeting' || kind === 'not_expense'
}

/** Restores what is to be kept, if it was just deleted. */
async function letBe(turn: Turn, meaning: Restoration): Promise<Reply> {
  const { words } = turn
  return (await keep(turn, meaning)) ?? reply(meaning.sure ? words.leftAsIs : words.howToChange)
}

/** The reply to small talk, and to a no behind something that was done; null for every other message. */
function answerTalk(turn: Turn, text: string, meaning: Meaning): Reply | null {
  const { words, conversation } = turn
  const isLetBe = meaning.kind === 'correction' || meaning.kind === 'not_expense'
  if (isLetBe && says('no', text) && !isPlainNo(text)) return reply(words.leftAsIs)
  if (!mayBeTalk(text, meaning)) return null
  const isYes = says('yes', text) && !text.includes('?')
  const isAnswer = conversation.deeds.length > 0 || meaning.kind !== 'greeting'
  if ((isYes && isAnswer) || agrees(text)) return reply(words.alright)
  return answerKindly(turn, text)
}

/** The reply to what concerns no single expense: debts, merging, categories, other places, a refused cancellation. */
function answerAside(turn: Turn, text: string, meaning: Meaning): Reply | null {
  return (
    answerDebt(turn, text, meaning) ??
    answerMerge(turn) ??
    answerCategories(turn, meaning) ??
    elsewhere(turn, meaning) ??
    cancelRefused(turn, meaning)
  )
}

async function answerMeaning(turn: Turn, text: string, meaning: Meaning): Promise<Reply> {
  const { words, conversation } = turn
  const isDone = conversation.deeds.length > 0
  const other = answerTalk(turn, text, meaning) ?? answerAside(turn, text, meaning)
  if (other) return other
  switch (meaning.kind) {
    case 'expenses':
      if (meaning.items.length > mostAtOnce) return reply(words.tooMany(mostAtOnce))
      return askedForDay(turn, meaning, await recordOrAsk(turn, causeOf(turn), draftsOf(turn, meaning.items)))
    case 'ambiguous':
      if (meaning.readings.some((items) => items.length > mostAtOnce)) return reply(words.tooMany(mostAtOnce))
      return askReadings(turn, meaning)
    case 'missing_amount':
      return askMissing(turn, meaning)
    case 'correction':
      return correct(turn, meaning)
    case 'delete':
      return erase(turn, meaning)
    case 'undo':
      return undo(turn, meaning)
    case 'restore':
      return meaning.keeps ? letBe(turn, meaning) : bringBack(turn, meaning)
    case 'query':
      return answerQuestion(turn, meaning)
    case 'budget':
      if (meaning.ask === 'remove') return giveUpBudget(turn, meaning.scope)
      if (meaning.ask === 'show') heardOfBudget(turn, meaning.scope)
      return askBudgetOf(turn, meaning) ?? askPerMonth(turn, meaning) ?? answerBudget(turn, meaning)
    case 'greeting':
      return reply(words.greeting(firstName(turn.member.name)))
    case 'connect':
      return reply(isDone ? words.alright : words.connected)
    case 'thanks':
      return reply(words.thanks)
    case 'help':
      return reply(words.help)
    case 'stop':
      return reply(words.stop)
    case 'small_talk':
      return reply(isPlainNo(text) && isDone ? words.howToChange : words.smallTalk)
    case 'not_expense':
      return decline(turn, meaning)
    default:
      return meaning satisfies never
  }
}

async function answerQuestion(turn: Turn, asked: Query): Promise<Reply> {
  const query = ofKin(turn, asked)
  if (!('ask' in query)) return query
  switch (query.ask) {
    case 'deleted':
      return answerDeleted(turn)
    case 'latest':
      return answerLatest(turn, query)
    case 'repeated':
      return answerRepeated(turn, query)
    default:
      return answerSpendingQuery(turn, { ...query, ask: query.ask })
  }
}

/** Answers a question about spending. If it cannot be answered, it is forgotten, so that no follow-up refers to it. */
async function answerSpendingQuery(turn: Turn, query: SpendingQuery): Promise<Reply> {
  const { conversation, words, work } = turn
  const { lastQuery } = conversation
  conversation.rememberQuery(query, work.now)
  const answer = await answerQuery(turn, query)
  if (answer) return answer
  conversation.restoreQuery(lastQuery)
  return reply(words.notExpense.question)
}
