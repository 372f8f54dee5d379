import type { Context } from '@casita/reader'
import type { MemberActor } from '../actor.ts'
import { dayIn } from '../calendar.ts'
import type { Config } from '../config.ts'
import { newId } from '../db/ids.ts'
import type { Channel } from '../db/tables/chat.ts'
import type { Work } from '../db/work.ts'
import type { Cause, IncomingMessage } from '../message.ts'
import type { Conversation } from './conversation.ts'
import { contextFor, type HouseholdView, viewHousehold } from './household.ts'
import { findRepliedTo, type RepliedTo } from './replied-to.ts'
import { type Words, wordsIn } from './replies/index.ts'
import { openConversation } from './stored-conversations.ts'

/** The settings on which links to the web app and pictures in a chat depend. */
export type ChatConfig = Pick<Config, 'publicUrl' | 'receiptSpace'>

/** One message being answered, with everything that its answer may depend on. */
export interface Turn {
  readonly work: Work
  readonly member: MemberActor
  readonly channel: Channel
  readonly message: IncomingMessage
  readonly household: HouseholdView
  readonly conversation: Conversation
  /** What it replies to; null if it is not a reply. */
  readonly repliedTo: RepliedTo | null
  /** The date in the sender's time zone when it was sent. */
  readonly today: string
  readonly words: Words
  /** Undefined on the web. */
  readonly config: ChatConfig | undefined
}

/** Loads what is needed to answer a message. */
export async function beginTurn(
  work: Work,
  member: MemberActor,
  message: IncomingMessage,
  channel: Channel,
  config: ChatConfig | undefined,
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
    words: wordsIn(member.speech, household.currency),
    config,
  }
}

/** The reader's context for the current message. */
export function contextOf({ member, household, today }: Turn): Context {
  return contextFor(member, household, today)
}

/** The current message as the origin of an expense. */
export function causeOf({ message }: Turn): Cause {
  return { messageId: message.id, picture: message.picture }
}

/** How many milliseconds ago a moment was when this message is answered. */
export function ageOf({ work }: Turn, moment: string): number {
  return Date.parse(work.now) - Date.parse(moment)
}

/** The common fields of a new question that a message leads to. */
export function newQuestion(turn: Turn, { messageId, picture }: Cause = causeOf(turn)) {
  return { id: newId(), messageId, picture, askedAt: turn.work.now }
}
