import { limits } from '@casita/contract'
import { type Actor, isMember } from '../actor.ts'
import { converse } from '../assistant/assistant.ts'
import { type IncomingKind, incomingKinds, type Reply } from '../assistant/message.ts'
import { later } from '../calendar.ts'
import { newId } from '../db/ids.ts'
import type { Work } from '../db/work.ts'
import type { Deps } from '../deps.ts'
import type { ChannelName, InboundMessage } from './channel.ts'
import { type ChatAccount, chatOf, connectedUser, findChat, noteWish } from './chat-accounts.service.ts'
import { connect, disconnect } from './connections.service.ts'
import { enqueueMessage } from './outbox.service.ts'
import { languageOfStranger, texts } from './texts.ts'

/** Words that end a connection, in every language whatever the person's; compared without case, accents and marks. */
const stopWords = ['stop', 'baja', 'sair', 'arret']

/** Whom a message turned out to be from. */
export interface Sender {
  userId: string
  householdId: string | null
}

/** A message in the hands of the one who answers it. */
interface Received {
  channel: ChannelName
  chat: ChatAccount
  message: InboundMessage
}

/** Does what a message asks for and stores its one answer, or none. Answers who wrote, null for a stranger. */
export async function receiveMessage(
  work: Work,
  deps: Deps,
  channel: ChannelName,
  message: InboundMessage,
): Promise<Sender | null> {
  const chat = await chatOf(work, channel, message.from, message.sentAt)
  if (message.kind === 'quiet') return null
  const received = { channel, chat, message }
  const connected = connectedUser(chat)
  if (isStop(message)) return stop(work, received, connected)
  const userId = connected ?? (await verifiedOwner(work, chat))
  const actor = userId ? await actorOf(work, userId) : null
  if (!actor) {
    await offerConnection(work, received)
    return null
  }
  const hasReplaced =
    !connected && (await connect(work, channel, chat, { id: actor.userId, language: actor.language }))
  const reply = await replyTo(work, deps, received, actor)
  await answer(work, received, actor, hasReplaced ? withNotice(reply, actor) : reply)
  return actor
}

/** Tells a connected person that their message could not be worked on, so that it is not lost in silence. */
export async function apologise(work: Work, channel: ChannelName, message: InboundMessage): Promise<void> {
  const chat = await findChat(work, channel, message.from)
  const userId = chat && connectedUser(chat)
  const actor = userId ? await actorOf(work, userId) : null
  if (!chat || !actor) return
  await answer(work, { channel, chat, message }, actor, { text: texts[actor.language].sorry })
}

/** The one validated user whose number a chat writes from; null when there is none, or more than one would fit. */
export async function verifiedOwner(work: Work, chat: ChatAccount): Promise<string | null> {
  if (!chat.phone_key) return null
  const owners = await work.db
    .selectFrom('users')
    .select('id')
    .where('phone_key', '=', chat.phone_key)
    .where('validated_at', 'is not', null)
    .where('deleted_at', 'is', null)
    .limit(2)
    .execute()
  return owners.length === 1 ? (owners[0]?.id ?? null) : null
}

async function stop(work: Work, received: Received, connected: string | null): Promise<Sender | null> {
  await noteWish(work, received.chat, 'stop')
  const actor = connected ? await actorOf(work, connected) : null
  if (!actor) return null
  await disconnect(work, received.channel, actor.userId)
  await answer(work, received, actor, { text: texts[actor.language].stopped })
  return actor
}

async function replyTo(work: Work, deps: Deps, { message }: Received, actor: Actor): Promise<Reply | null> {
  const { textOnly, edited, noHousehold, noHouseholdButton } = texts[actor.language]
  const kind = readableKind(message)
  if (!kind) return { text: message.kind === 'edited' ? edited : textOnly }
  if (!isMember(actor)) {
    const url = `${deps.config.publicUrl}/dashboard`
    return { text: noHousehold, link: { title: noHouseholdButton, url } }
  }
  const { id, text, buttonId, repliesTo, sentAt } = message
  return converse(work, actor, { id, kind, text, buttonId, repliesTo, sentAt })
}

/** What the assistant can read: words, buttons, and pictures or files that have words below them. */
function readableKind({ kind, text, buttonId }: InboundMessage): IncomingKind | null {
  if (text === null && buttonId === null) return null
  return incomingKinds.find((readable) => readable === kind) ?? null
}

function isUnreadable(message: InboundMessage): boolean {
  return message.kind !== 'edited' && readableKind(message) === null
}

/** The same for everybody who is not connected, so that it tells nobody whether a number is known. */
async function offerConnection(work: Work, { channel, chat, message }: Received): Promise<void> {
  const lately = await work.db
    .selectFrom('link_sends')
    .select('id')
    .where('kind', '=', 'connection')
    .where('target', '=', chat.id)
    .where('sent_at', '>', later(work.now, { hours: -1 }))
    .limit(limits.connectLinksPerHour)
    .execute()
  if (lately.length >= limits.connectLinksPerHour) return
  await work.db
    .insertInto('link_sends')
    .values({ id: newId(), kind: 'connection', user_id: null, target: chat.id, channel, sent_at: work.now })
    .execute()
  await enqueueMessage(work, {
    kind: 'connect',
    payload: { language: languageOfStranger(chat.phone, chat.provider_user_id) },
    channel,
    chatAccountId: chat.id,
    dedupeKey: answerKey(channel, message),
  })
}

async function answer(work: Work, received: Received, actor: Actor, reply: Reply | null): Promise<void> {
  if (!reply) return
  const { channel, chat, message } = received
  // Ten voice notes at once are told once in a minute that only text is read.
  const minute = work.now.slice(0, 16)
  const dedupeKey = isUnreadable(message) ? `text only ${chat.id} ${minute}` : answerKey(channel, message)
  await enqueueMessage(work, {
    kind: 'reply',
    payload: reply,
    channel,
    chatAccountId: chat.id,
    userId: actor.userId,
    householdId: actor.householdId,
    dedupeKey,
  })
}

/** One answer to one message, however often it is worked on. */
function answerKey(channel: ChannelName, message: InboundMessage): string {
  return `answer ${channel} ${message.id}`
}

function withNotice(reply: Reply | null, { language }: Actor): Reply {
  const notice = texts[language].replacedHere
  return reply ? { ...reply, text: `${notice}\n\n${reply.text}` } : { text: notice }
}

function isStop({ text }: InboundMessage): boolean {
  const letters = (text ?? '')
    .normalize('NFD')
    .toLowerCase()
    .replace(/[^a-z]/g, '')
  return stopWords.includes(letters)
}

async function actorOf(work: Work, userId: string): Promise<Actor | null> {
  const user = await work.db
    .selectFrom('users')
    .leftJoin('memberships', (join) =>
      join.onRef('memberships.user_id', '=', 'users.id').on('memberships.left_at', 'is', null),
    )
    .select([
      'users.id',
      'users.name',
      'users.language',
      'users.timezone',
      'users.validated_at',
      'memberships.household_id',
      'memberships.role',
    ])
    .where('users.id', '=', userId)
    .where('users.deleted_at', 'is', null)
    .executeTakeFirst()
  if (!user) return null
  return {
    userId: user.id,
    sessionId: null,
    name: user.name,
    language: user.language,
    timeZone: user.timezone,
    isValidated: user.validated_at !== null,
    householdId: user.household_id,
    role: user.role,
  }
}
