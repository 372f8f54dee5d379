import { cleanText, limits } from '@casita/contract'
import { type Meaning, read } from '@casita/reader'
import type { MemberActor } from '../actor.ts'
import type { Channel } from '../db/tables/chat.ts'
import type { Work } from '../db/work.ts'
import { answerQuery } from './answering.ts'
import { answerInWords, askMissing, askReadings, bareAmount, recordOrAsk } from './asking.ts'
import { keepConversation } from './conversation.ts'
import { bringBack, correct, erase, undo } from './correcting.ts'
import { contextFor } from './household.ts'
import type { IncomingMessage, Reply } from './message.ts'
import { answerPress } from './pressing.ts'
import { draftsOf, mostAtOnce } from './recording.ts'
import { findTarget } from './targets.ts'
import { beginTurn, type Turn } from './turn.ts'
import { firstName, reply } from './wording.ts'

/**
 * Answers one message of a member: what it means is done in this work, and the reply tells it, in the member's
 * language, with numbers of the ledger alone. Asks nothing of any network. To be called once per message.
 */
export async function converse(
  work: Work,
  member: MemberActor,
  message: IncomingMessage,
  channel: Channel = 'whatsapp',
): Promise<Reply | null> {
  const turn = await beginTurn(work, member, message, channel)
  const answer = message.buttonId ? await answerPress(turn, message.buttonId) : await answerText(turn)
  await keepConversation(work, member, channel, turn.conversation)
  return answer
}

async function answerText(turn: Turn): Promise<Reply> {
  const text = cleanText(turn.message.text ?? '')
    .slice(0, limits.messageMax)
    .trim()
  const isPicture = turn.message.kind !== 'text' && turn.message.kind !== 'button'
  if (text === '') return reply(isPicture ? turn.words.pictureUnread : turn.words.smallTalk)
  const meaning = await asReply(turn, read(text, contextFor(turn.member, turn.household, turn.today)))
  const answer = (await answerInWords(turn, text, meaning)) ?? (await answerMeaning(turn, meaning))
  if (!isPicture) return answer
  if (meaning.kind === 'not_expense' || meaning.kind === 'small_talk') return reply(turn.words.pictureUnread)
  return { ...answer, text: `${answer.text}\n${turn.words.pictureNotKept}` }
}

/** A bare amount, category or day that answers a confirmation corrects that expense. */
async function asReply(turn: Turn, meaning: Meaning): Promise<Meaning> {
  if (!turn.message.repliesTo) return meaning
  const amount = bareAmount(turn, meaning, false)
  const isField =
    meaning.kind === 'missing_amount' && (meaning.categoryId !== null || meaning.description === '')
  if (amount === null && !isField) return meaning
  if ((await findTarget(turn)).about !== 'reply') return meaning
  if (amount !== null) return { kind: 'correction', sure: true, changes: { amount } }
  if (meaning.kind !== 'missing_amount') return meaning
  const { categoryId, date, dateStated } = meaning
  return {
    kind: 'correction',
    sure: true,
    changes: { ...(categoryId && { categoryId }), ...(dateStated && { date }) },
  }
}

async function answerMeaning(turn: Turn, meaning: Meaning): Promise<Reply> {
  const { words } = turn
  switch (meaning.kind) {
    case 'expenses':
      if (meaning.items.length > mostAtOnce) return reply(words.tooMany(mostAtOnce))
      return recordOrAsk(turn, turn.message.id, draftsOf(turn, meaning.items))
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
      return bringBack(turn)
    case 'query':
      return answerQuery(turn, meaning)
    case 'budget':
      return reply(words.budget)
    case 'greeting':
      return reply(words.greeting(firstName(turn.member.name)))
    case 'connect':
      return reply(words.connected)
    case 'thanks':
      return reply(words.thanks)
    case 'help':
      return reply(words.help)
    case 'stop':
      return reply(words.stop)
    case 'small_talk':
      return reply(words.smallTalk)
    case 'not_expense':
      return reply(words.notExpense[meaning.reason])
    default:
      return meaning satisfies never
  }
}
