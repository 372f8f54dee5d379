import type { ExpenseSource } from '@casita/contract'
import type { Context } from '@casita/reader'
import type { MemberActor } from '../actor.ts'
import { dayIn } from '../calendar.ts'
import { newId } from '../db/ids.ts'
import type { Channel } from '../db/tables/chat.ts'
import type { Work } from '../db/work.ts'
import { type Conversation, openConversation } from './conversation.ts'
import { contextFor, type HouseholdView, viewHousehold } from './household.ts'
import type { Cause, IncomingMessage } from './message.ts'
import { findRepliedTo, type RepliedTo } from './replied-to.ts'
import { type Words, wordsIn } from './replies/index.ts'

/** One message being answered: everything that its answer may depend on. */
export interface Turn {
  readonly work: Work
  readonly member: MemberActor
  readonly channel: Channel
  readonly message: IncomingMessage
  readonly household: HouseholdView
  readonly conversation: Conversation
  /** What it replies to; null when it replies to nothing. */
  readonly repliedTo: RepliedTo | null
  /** The writer's day when it was sent. */
  readonly today: string
  /** What the expenses of this channel are marked with. */
  readonly source: ExpenseSource
  readonly words: Words
  /** Where the web app is, for links; none on the web itself. */
  readonly publicUrl: string | undefined
}

/** Gathers what is needed to answer a message. */
export async function beginTurn(
  work: Work,
  member: MemberActor,
  message: IncomingMessage,
  channel: Channel,
  publicUrl: string | undefined,
): Promise<Turn> {
  const [conversation, repliedTo, household] = await Promise.all([
    openConversation(work, member, channel),
    findRepliedTo(work, member, channel, message),
    viewHousehold(work.db, member.householdId),
  ])
  return {
    work,
    member,
    channel,
    message,
    conversation,
    repliedTo,
    household,
    today: dayIn(member.timeZone, new Date(message.sentAt)),
    source: channel,
    words: wordsIn(member.language),
    publicUrl,
  }
}

/** What the reader must know to read something as the writer of the message in hand would mean it. */
export function contextOf({ member, household, today }: Turn): Context {
  return contextFor(member, household, today)
}

/** What the message in hand makes of an expense. */
export function causeOf({ message }: Turn): Cause {
  return { messageId: message.id, picture: message.picture }
}

/** The beginning of a question that a message leads to. */
export function newQuestion(turn: Turn, { messageId, picture }: Cause = causeOf(turn)) {
  return { id: newId(), messageId, picture, askedAt: turn.work.now }
}
