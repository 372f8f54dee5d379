import { serverLimits } from '@casita/contract'
import type { Meaning } from '@casita/reader'
import { type Actor, isMember } from '../actor.ts'
import { converse } from '../assistant/assistant.ts'
import { consider } from '../assistant/considering.ts'
import { wordsIn } from '../assistant/replies/index.ts'
import { answerKey } from '../assistant/source-ref.ts'
import type { Work } from '../db/work.ts'
import type { Deps } from '../deps.ts'
import { currencyOf } from '../households/households.service.ts'
import { noteSend, secondsToWait } from '../links/sends.ts'
import { type IncomingKind, incomingKinds, type Reply } from '../message.ts'
import { enqueueMessage } from '../outbox/outbox.service.ts'
import { actorOfUser } from '../users/acting-user.ts'
import { changeSettings, getSettings } from '../users/users.service.ts'
import type { ChannelName, InboundMessage } from './channel.ts'
import {
  type ChatAccount,
  connectedUser,
  findChat,
  findOrCreateChat,
  notePreference,
} from './chat-accounts.service.ts'
import { actorOfChat } from './chat-identity.service.ts'
import { connect, disconnect } from './connections.service.ts'
import { newsTexts, pauseWords } from './news-texts.ts'
import { speechOfStranger, texts } from './texts.ts'

const repeatedKinds = ['edited', 'too_long', 'lost'] as const
type RepeatedKind = (typeof repeatedKinds)[number]

/** Words that disconnect a chat; those of every language are understood from everybody. */
const stopWords = ['stop', 'baja', 'sair', 'arret']

/** The identified sender of a message. */
export interface Sender {
  userId: string
  householdId: string | null
}

/** A message while it is being answered. */
interface Received {
  channel: ChannelName
  chat: ChatAccount
  message: InboundMessage
}

/**
 * Returns how a language model, if one is configured, understands the message of a member. It needs the network, so it
 * is called before the transaction of `receiveMessage`.
 */
export async function considerMessage(
  deps: Deps,
  channel: ChannelName,
  message: InboundMessage,
): Promise<Meaning | null> {
  if (!deps.config.languageModel || !readableKind(message)) return null
  const chat = await findChat(deps.db.read, channel, message.from)
  const actor = chat && (await actorOfChat(deps.db.read, chat))
  return actor && isMember(actor) ? consider(deps, actor, message) : null
}

/**
 * Carries out what a message asks for and stores at most one answer. `proposal` is used where the reader is unsure.
 * Returns the sender, or null for a stranger.
 */
export async function receiveMessage(
  work: Work,
  deps: Deps,
  channel: ChannelName,
  message: InboundMessage,
  proposal: Meaning | null,
): Promise<Sender | null> {
  const chat = await findOrCreateChat(work, channel, message.from, message.sentAt)
  if (message.kind === 'quiet') return null
  const received = { channel, chat, message }
  const connected = connectedUser(chat)
  if (isOneOf(stopWords, message)) return stop(work, received, connected)
  const actor = await actorOfChat(work.db, chat)
  if (!actor) {
    await offerConnection(work, received)
    return null
  }
  if (connected && isOneOf(pauseWords, message) && (await pause(work, received, actor))) return actor
  const hasReplaced = !connected && (await connect(work, channel, chat, actor))
  const reply = await replyTo(work, deps, received, actor, proposal)
  answer(work, received, actor, hasReplaced ? withNotice(reply, actor) : reply)
  return actor
}

/** Tells a connected person that their message could not be processed, so that it does not get lost silently. */
export async function reportUnprocessed(
  work: Work,
  channel: ChannelName,
  message: InboundMessage,
): Promise<void> {
  const chat = await findChat(work.db, channel, message.from)
  const userId = chat && connectedUser(chat)
  const actor = userId ? await actorOfUser(work.db, userId) : null
  if (!chat || !actor) return
  answer(work, { channel, chat, message }, actor, { text: texts[actor.speech].sorry })
}

async function stop(work: Work, received: Received, connected: string | null): Promise<Sender | null> {
  await notePreference(work, received.chat, 'stop')
  const actor = connected ? await actorOfUser(work.db, connected) : null
  if (!actor) return null
  await disconnect(work, received.channel, actor.userId)
  answer(work, received, actor, { text: texts[actor.speech].stopped })
  return actor
}

/** Turns off all messages that the person did not ask for, and confirms it; false when none were on. */
async function pause(work: Work, received: Received, actor: Actor): Promise<boolean> {
  const settings = await getSettings(work.db, actor.userId)
  if (!settings.budget_alerts && !settings.weekly_summary) return false
  await changeSettings(work, actor, { budget_alerts: false, weekly_summary: false })
  answer(work, received, actor, { text: newsTexts[actor.speech].paused })
  return true
}

async function replyTo(
  work: Work,
  deps: Deps,
  { channel, message }: Received,
  actor: Actor,
  proposal: Meaning | null,
): Promise<Reply | null> {
  const { noHousehold, noHouseholdButton, ...said } = texts[actor.speech]
  if (isToBeRepeated(message)) return { text: said[message.kind] }
  if (!isMember(actor)) {
    const url = `${deps.config.publicUrl}/dashboard`
    return { text: noHousehold, link: { title: noHouseholdButton, url } }
  }
  const kind = readableKind(message)
  if (!kind) {
    const words = wordsIn(actor.speech, await currencyOf(work.db, actor.householdId))
    return { text: message.picture ? words.pictureAlone : words.textOnly }
  }
  const { id, text, buttonId, picture, repliesTo, sentAt } = message
  return converse(
    work,
    actor,
    { id, kind, text, buttonId, picture, repliesTo, sentAt },
    { channel, proposal, config: deps.config },
  )
}

/**
 * The kind of a message that the assistant can read: text, buttons, and pictures or files with a caption. Null for
 * others.
 */
function readableKind({ kind, text, buttonId }: InboundMessage): IncomingKind | null {
  if (text === null && buttonId === null) return null
  return incomingKinds.find((readable) => readable === kind) ?? null
}

/** Whether a message could have been read if it had arrived whole: its sender is asked each time to send it again. */
function isToBeRepeated(message: InboundMessage): message is InboundMessage & { kind: RepeatedKind } {
  return repeatedKinds.some((kind) => kind === message.kind)
}

function isUnreadable(message: InboundMessage): boolean {
  return !isToBeRepeated(message) && readableKind(message) === null
}

/**
 * Offers a stranger to connect. The message is the same for everybody, so that it does not reveal whether a number is
 * known.
 */
async function offerConnection(work: Work, { channel, chat, message }: Received): Promise<void> {
  const whose = { kind: 'connection', target: chat.id } as const
  const share = { most: serverLimits.connectLinksPerHour, in: { hours: 1 } }
  if ((await secondsToWait(work, whose, share)) > 0) return
  await noteSend(work, { ...whose, user_id: null, channel })
  await enqueueMessage(work, {
    kind: 'connect',
    payload: { language: speechOfStranger(chat.phone, chat.provider_user_id) },
    channel,
    chatAccountId: chat.id,
    dedupeKey: answerKey(channel, message.id),
  })
}

function answer(work: Work, received: Received, actor: Actor, reply: Reply | null): void {
  if (!reply) return
  const { channel, chat, message } = received
  // Ten voice notes in the same minute get only one answer that only text can be read.
  const minute = work.now.slice(0, 16)
  const dedupeKey = isUnreadable(message) ? `text only ${chat.id} ${minute}` : answerKey(channel, message.id)
  const storing = enqueueMessage(work, {
    kind: 'reply',
    payload: reply,
    channel,
    chatAccountId: chat.id,
    userId: actor.userId,
    householdId: actor.householdId,
    dedupeKey,
  })
  work.send(storing)
}

function withNotice(reply: Reply | null, { speech }: Actor): Reply {
  const notice = texts[speech].replacedHere
  return reply ? { ...reply, text: `${notice}\n\n${reply.text}` } : { text: notice }
}

/** Whether a message consists of one of these words alone, ignoring case, accents and punctuation. */
function isOneOf(words: readonly string[], { text }: InboundMessage): boolean {
  const letters = (text ?? '')
    .normalize('NFD')
    .toLowerCase()
    .replace(/[^a-z0-9]/g, '')
  return words.includes(letters)
}
