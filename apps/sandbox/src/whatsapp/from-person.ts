import { z } from 'zod'
import type { Config } from '../config.ts'
import { webhookTime } from './envelope.ts'
import { type ChatMessage, type Contact, choicesOf } from './message.ts'
import type { NetworkParts } from './network.ts'
import { makeWamid } from './wamid.ts'

/** What a person does on their phone, with exactly one of `text`, `button` and `node`. */
interface PersonMessage {
  readonly from: string
  readonly name?: string | undefined
  /** The id of the message that this one replies to. */
  readonly context?: string | undefined
  readonly text?: string | undefined
  /** The id of a button or a list row that Casita offered. */
  readonly button?: string | undefined
  /** A message of any other type, as in the webhook: `{"type":"image","image":{…}}`. */
  readonly node?: Readonly<Record<string, unknown>> | undefined
}

/** No message in the chat offers the button that should be pressed. */
export class NoSuchChoice extends Error {}

/** Messages from phones to the product. */
export interface FromPerson {
  /** Sends what a person wrote. Throws `NoSuchChoice`. */
  readonly write: (input: PersonMessage) => ChatMessage
  /** Retries delivering a failed message to the product. */
  readonly again: (id: string) => void
}

const Picture = z.looseObject({ id: z.string(), caption: z.string().default('') })

type Written = Pick<ChatMessage, 'content' | 'node' | 'quote'>

/** A person who hides their number has a username instead. */
const usernameOf = (name: string): string =>
  name.normalize('NFD').replace(/\p{M}/gu, '').replace(/\W+/g, '.').toLowerCase()

const quoting = (context: string | undefined) => context && { quote: context }

export const openFromPerson = (config: Config, parts: NetworkParts): FromPerson => {
  const { chats, faults, media, webhooks, lanes } = parts

  const chosen = (contact: Contact, button: string, context: string | undefined): Written => {
    const message = chats
      .messages(contact.wa_id)
      .filter((one) => one.by === 'casita' && (!context || one.id === context))
      .findLast((one) => choicesOf(one.content).some(({ id }) => id === button))
    const choice = message && choicesOf(message.content).find(({ id }) => id === button)
    if (!choice) throw new NoSuchChoice('No message in this chat offers that choice')
    const type = message.content.kind === 'list' ? 'list_reply' : 'button_reply'
    return {
      quote: message.id,
      node: { type: 'interactive', interactive: { type, [type]: choice } },
      content: { kind: 'choice', text: choice.title, choice: choice.id },
    }
  }

  const contentOf = (node: Readonly<Record<string, unknown>>): ChatMessage['content'] => {
    const image = Picture.safeParse(node.image)
    return image.success && media.find(image.data.id)
      ? { kind: 'picture', text: image.data.caption, media: image.data.id }
      : { kind: 'other', text: '', type: String(node.type) }
  }

  const written = (contact: Contact, { button, context, node, text = '' }: PersonMessage): Written => {
    if (button) return chosen(contact, button, context)
    if (node) return { node, content: contentOf(node), ...quoting(context) }
    return {
      node: { type: 'text', text: { body: text } },
      content: { kind: 'text', text },
      ...quoting(context),
    }
  }

  const deliver = ({ wa_id, user_id, name }: Contact, message: ChatMessage) => {
    const shown = !faults.show().hide_numbers
    const value = {
      contacts: [
        shown
          ? { profile: { name }, wa_id, user_id }
          : { profile: { name, username: usernameOf(name || wa_id) }, user_id },
      ],
      messages: [
        {
          ...(message.quote && {
            context: { from: config.whatsapp.phoneNumber.slice(1), id: message.quote },
          }),
          ...(shown && { from: wa_id }),
          from_user_id: user_id,
          id: message.id,
          timestamp: webhookTime(new Date(message.at)),
          ...message.node,
        },
      ],
    }
    lanes(wa_id, async () => {
      const delivered = await webhooks.deliver(value)
      const now = chats.message(message.id)?.message
      // Casita may already have read it before the webhook was answered.
      if (now?.status === 'pending') chats.put(wa_id, { ...now, status: delivered ? 'delivered' : 'failed' })
    })
  }

  return {
    write: (input) => {
      const contact = chats.open(input.from, input.name)
      const at = new Date().toISOString()
      const message: ChatMessage = {
        id: makeWamid(contact.wa_id, 'person'),
        by: 'person',
        at,
        status: 'pending',
        ...written(contact, input),
      }
      chats.wrote(contact.wa_id, at)
      chats.put(contact.wa_id, message)
      deliver(contact, message)
      return message
    },
    again: (id) => {
      const found = chats.message(id)
      const contact = found && chats.find(found.wa_id)
      if (!contact || found.message.by !== 'person' || found.message.status !== 'failed') return
      const message: ChatMessage = { ...found.message, status: 'pending' }
      chats.put(contact.wa_id, message)
      deliver(contact, message)
    },
  }
}
