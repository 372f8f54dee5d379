import { z } from 'zod'
import { openJsonFile } from '../json-file.ts'
import { userIdOf, waIdOf } from './addresses.ts'
import { ChatMessage, Contact } from './message.ts'

const Chat = z.object({ contact: Contact, messages: z.array(ChatMessage) })
type Chat = z.infer<typeof Chat>

const family: readonly (readonly [name: string, number: string])[] = [
  ['Ana García', '+5491155550142'],
  ['Beto García', '+5491155550187'],
  ['Cora Medina', '+5491155550119'],
  ['Mateo García', '+5491155550164'],
]

// Older messages are dropped, which keeps the file small.
const keptMessages = 500

/** An event in a chat, for all watchers. */
type ChatEvent =
  | { readonly type: 'contact'; readonly contact: Contact }
  | { readonly type: 'message'; readonly wa_id: string; readonly message: ChatMessage }
  | { readonly type: 'typing'; readonly wa_id: string }

/** Every phone of the sandbox and its conversation with Casita. */
export interface Chats {
  readonly contacts: () => readonly Contact[]
  readonly messages: (waId: string) => readonly ChatMessage[]
  /** The contact of a number in any of its forms, or of a user id. */
  readonly find: (address: string) => Contact | undefined
  /** Returns the contact of a number, created on first use; a new name replaces the old one. */
  readonly open: (number: string, name?: string) => Contact
  readonly message: (id: string) => { readonly wa_id: string; readonly message: ChatMessage } | undefined
  /** Appends a message, or replaces an earlier version of it. */
  readonly put: (waId: string, message: ChatMessage) => void
  /** Records when somebody last wrote; `undefined` closes their 24-hour window. */
  readonly wrote: (waId: string, at: string | undefined) => void
  readonly typing: (waId: string) => void
  /** Calls the watcher on every event until the returned function is called. */
  readonly watch: (watcher: (event: ChatEvent) => void) => () => void
}

const freshChat = (waId: string, name: string, isFamily: boolean): Chat => ({
  contact: { wa_id: waId, user_id: userIdOf(waId), name, family: isFamily },
  messages: [],
})

/** Marks a message as failed if it was still being delivered when the sandbox stopped. */
const givenUp = (message: ChatMessage): ChatMessage =>
  message.status === 'pending' ? { ...message, status: 'failed' } : message

/** Opens the chats, with those of earlier runs if there is a data folder. */
export const openChats = (dataFolder: string | undefined): Chats => {
  const file = openJsonFile(dataFolder, 'chats.json', z.array(Chat), [])
  const chats = new Map<string, Chat>(
    family.map(([name, number]) => [waIdOf(number), freshChat(waIdOf(number), name, true)]),
  )
  for (const { contact, messages } of file.initial) {
    chats.set(contact.wa_id, { contact, messages: messages.map(givenUp) })
  }
  const watchers = new Set<(event: ChatEvent) => void>()

  const tell = (event: ChatEvent) => {
    if (event.type !== 'typing') file.save([...chats.values()])
    for (const watcher of watchers) watcher(event)
  }
  const chatOf = (waId: string): Chat => {
    const chat = chats.get(waId)
    if (!chat) throw new Error('There is no such telephone')
    return chat
  }
  const change = (waId: string, contact: Contact) => {
    chatOf(waId).contact = contact
    tell({ type: 'contact', contact })
    return contact
  }

  return {
    contacts: () => [...chats.values()].map((chat) => chat.contact),
    messages: (waId) => chats.get(waId)?.messages ?? [],
    find: (address) =>
      chats.get(waIdOf(address))?.contact ??
      [...chats.values()].find((chat) => chat.contact.user_id === address)?.contact,
    open: (number, name) => {
      const waId = waIdOf(number)
      const known = chats.get(waId)?.contact
      if (known) return name && name !== known.name ? change(waId, { ...known, name }) : known
      const chat = freshChat(waId, name ?? '', false)
      chats.set(waId, chat)
      return change(waId, chat.contact)
    },
    message: (id) => {
      for (const [wa_id, chat] of chats) {
        const message = chat.messages.find((one) => one.id === id)
        if (message) return { wa_id, message }
      }
      return undefined
    },
    put: (waId, message) => {
      const chat = chatOf(waId)
      const index = chat.messages.findIndex((one) => one.id === message.id)
      if (index < 0) chat.messages = [...chat.messages, message].slice(-keptMessages)
      else chat.messages = chat.messages.with(index, message)
      tell({ type: 'message', wa_id: waId, message })
    },
    wrote: (waId, at) => {
      change(waId, { ...chatOf(waId).contact, wrote_at: at })
    },
    typing: (waId) => tell({ type: 'typing', wa_id: waId }),
    watch: (watcher) => {
      watchers.add(watcher)
      return () => watchers.delete(watcher)
    },
  }
}
