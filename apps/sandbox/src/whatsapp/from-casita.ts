import type { Config } from '../config.ts'
import { isOnWhatsApp, waIdOf } from './addresses.ts'
import { webhookTime } from './envelope.ts'
import { GraphError } from './graph-error.ts'
import type { ChatMessage, Contact } from './message.ts'
import type { NetworkParts } from './network.ts'
import type { SendRequest } from './send-request.ts'
import { contentOf } from './send-rules.ts'
import { makeWamid } from './wamid.ts'

const answerWindowMs = 24 * 3600 * 1000

/** Messages from the product to phones. Its functions throw the `GraphError` with which Meta would answer. */
export interface FromCasita {
  readonly send: (request: SendRequest) => { readonly id: string; readonly contact: Contact }
  /** Marks a message and those before it as read; with `typing`, shows the person that an answer is coming. */
  readonly markRead: (messageId: string, typing: boolean) => void
}

interface Step {
  readonly status: 'sent' | 'delivered' | 'read' | 'failed'
  readonly error?: GraphError
}

const askedFor = 'A failure that was asked for.'

export const openFromCasita = (config: Config, parts: NetworkParts): FromCasita => {
  const { chats, faults, webhooks, lanes } = parts

  const statusValue = (contact: Contact, id: string, request: SendRequest, { status, error }: Step) => {
    const category = request.type === 'template' ? 'utility' : 'service'
    const opaque = request.biz_opaque_callback_data
    const isPriced = status === 'sent' || status === 'delivered'
    return {
      id,
      status,
      timestamp: webhookTime(new Date()),
      ...(!faults.show().hide_numbers && { recipient_id: contact.wa_id }),
      recipient_user_id: contact.user_id,
      ...(opaque && { biz_opaque_callback_data: opaque }),
      ...(isPriced && { pricing: { billable: true, pricing_model: 'PMP', type: 'regular', category } }),
      ...(error && { errors: [error.inStatus()] }),
    }
  }

  const report = (contact: Contact, id: string, request: SendRequest, steps: readonly Step[]) => {
    for (const step of steps) {
      lanes(`status ${id}`, async () => {
        const message = chats.message(id)?.message
        const error = step.error && { error: step.error.message }
        if (message) chats.put(contact.wa_id, { ...message, status: step.status, ...error })
        await webhooks.deliver({ statuses: [statusValue(contact, id, request, step)] })
      })
    }
  }

  const recipientOf = ({ to, recipient = '' }: SendRequest): Contact => {
    if (to && !isOnWhatsApp(waIdOf(to))) {
      throw new GraphError(131026, 'The recipient phone number is not a WhatsApp phone number.')
    }
    const contact = to ? chats.open(to) : chats.find(recipient)
    if (!contact) throw new GraphError(131026, 'There is nobody with this user id.')
    return contact
  }

  const react = (contact: Contact, { message_id, emoji }: { message_id: string; emoji: string }) => {
    const target = chats.message(message_id)
    if (target?.wa_id !== contact.wa_id) throw new GraphError(131009, 'reaction.message_id: no such message')
    chats.put(contact.wa_id, { ...target.message, reaction: emoji })
  }

  return {
    send: (request) => {
      const failure = faults.takeFailure()
      if (failure?.via === 'answer') {
        throw new GraphError(failure.code, askedFor, failure.status ? { status: failure.status } : {})
      }
      const content = request.type === 'reaction' ? undefined : contentOf(request, config.productUrl)
      const contact = recipientOf(request)
      const isOpen = Date.now() - Date.parse(contact.wrote_at ?? '') < answerWindowMs
      if (request.type !== 'template' && !isOpen) {
        throw new GraphError(131047, 'More than 24 hours have passed since the recipient last replied.')
      }
      const id = makeWamid(contact.wa_id, 'casita')
      if (request.type === 'reaction') react(contact, request.reaction)
      if (content) {
        const quote = request.context && { quote: request.context.message_id }
        const at = new Date().toISOString()
        const message: ChatMessage = { id, by: 'casita', at, content, status: 'pending', ...quote }
        chats.put(contact.wa_id, message)
      }
      if (failure) {
        report(contact, id, request, [{ status: 'failed', error: new GraphError(failure.code, askedFor) }])
      } else if (!content) {
        // A reaction gets no later status than this.
        report(contact, id, request, [{ status: 'sent' }])
      } else {
        const read: readonly Step[] = faults.show().hide_reads ? [] : [{ status: 'read' }]
        report(contact, id, request, [{ status: 'sent' }, { status: 'delivered' }, ...read])
      }
      return { id, contact }
    },

    markRead: (messageId, typing) => {
      const found = chats.message(messageId)
      if (found?.message.by !== 'person') {
        throw new GraphError(131009, 'message_id: no such received message')
      }
      const messages = chats.messages(found.wa_id)
      for (const message of messages.slice(0, messages.indexOf(found.message) + 1)) {
        if (message.by === 'person' && message.status !== 'read') {
          chats.put(found.wa_id, { ...message, status: 'read' })
        }
      }
      if (typing) chats.typing(found.wa_id)
    },
  }
}
