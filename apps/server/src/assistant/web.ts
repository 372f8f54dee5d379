import type { Meaning } from '@casita/reader'
import type { MemberActor } from '../actor.ts'
import { newId } from '../db/ids.ts'
import type { Work } from '../db/work.ts'
import type { IncomingMessage, ReplyButton } from '../message.ts'
import { converse } from './assistant.ts'

/** A reply for the web page: plain text, with every choice as a button. */
export interface WebReply {
  text: string
  buttons: ReplyButton[]
  expenseIds: string[]
}

/** What a member typed or pressed on the web, as a message. */
export function webMessage(
  said: { text?: string | undefined; button_id?: string | undefined },
  sentAt: Date,
): IncomingMessage {
  return {
    id: newId(),
    kind: said.button_id ? 'button' : 'text',
    text: said.text ?? null,
    buttonId: said.button_id ?? null,
    repliesTo: null,
    sentAt: sentAt.toISOString(),
  }
}

/** Answers a message from the web, like one from a chat but in its own channel. */
export async function answerOnWeb(
  work: Work,
  member: MemberActor,
  message: IncomingMessage,
  proposal: Meaning | null,
): Promise<WebReply> {
  const reply = await converse(work, member, message, { channel: 'web', proposal })
  if (!reply) return { text: '', buttons: [], expenseIds: [] }
  const rows = reply.list?.rows ?? []
  return {
    text: reply.text.replace(/\*([^*\n]+)\*/g, '$1'),
    buttons: [...(reply.buttons ?? []), ...rows.map(({ id, title }) => ({ id, title }))],
    expenseIds: reply.subject?.expenseIds ?? [],
  }
}
