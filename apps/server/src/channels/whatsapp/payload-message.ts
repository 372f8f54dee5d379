import { limits } from '@casita/contract'
import { phoneKey } from '../../phones/phone-key.ts'
import type { ChatAddress, InboundKind } from '../channel.ts'
import { addressOf, phoneOf } from './addresses.ts'
import { type Fields, fieldsOf, instantOf, listOf, proseOf, textOf } from './json.ts'
import type { ItemReading } from './payload.ts'

interface Content {
  kind: InboundKind
  text?: string | null
  buttonId?: string | null
  picture?: string | null
}

type ContentReader = (message: Fields) => Content

const quiet: ContentReader = () => ({ kind: 'quiet' })
const other: ContentReader = () => ({ kind: 'other' })

/** The error code of a message whose content the API could not get. */
const contentLost = '131060'

/** Content with its whole text, or `too_long`. Text is never cut, because a cut may fall within an amount. */
function words(kind: InboundKind, value: unknown): Content {
  const text = proseOf(value, Number.POSITIVE_INFINITY)
  return text !== null && text.length > limits.messageMax ? { kind: 'too_long' } : { kind, text }
}

/** Reads a picture, video or file as its caption. */
function captioned(kind: InboundKind, type: string): ContentReader {
  return (message) => words(kind, fieldsOf(message[type]).caption)
}

/** How each message type is read (reference, section 3.4); a type that is not listed is `other`. */
const contentReaders = new Map<string, ContentReader>([
  ['text', (message) => readWords(fieldsOf(message.text).body)],
  ['interactive', readInteractive],
  // A button of a template, which may be one of the operator's own: its title counts as the text.
  [
    'button',
    ({ button }) => ({ ...readWords(fieldsOf(button).text), buttonId: textOf(fieldsOf(button).payload) }),
  ],
  [
    'image',
    (message) => ({ ...captioned('image', 'image')(message), picture: textOf(fieldsOf(message.image).id) }),
  ],
  ['video', captioned('video', 'video')],
  ['document', captioned('document', 'document')],
  ['audio', () => ({ kind: 'audio' })],
  ['voice', () => ({ kind: 'audio' })],
  ['location', () => ({ kind: 'location' })],
  ['contacts', () => ({ kind: 'contacts' })],
  ['sticker', quiet],
  ['reaction', quiet],
  ['revoke', quiet],
  // Somebody opened the chat for the first time; delivered only if the operator has enabled it.
  ['request_welcome', () => readWords(null)],
  ['edit', () => ({ kind: 'edited' })],
  ['unsupported', readUnsupported],
  ['unknown', readUnsupported],
])

/** Reads one of `messages[]` with the `contacts[]` of the same change. */
export function readMessage(message: Fields, contacts: readonly Fields[], receivedAt: Date): ItemReading {
  const id = textOf(message.id)
  if (!id) throw new Error('no id')
  if (textOf(message.group_id)) return { ignored: 'group' }
  const sentAt = instantOf(message.timestamp, receivedAt)
  const type = textOf(message.type) ?? ''
  const from = senderOf(message, contacts)
  if (!from) return { ignored: 'nobody' }
  if (type === 'system') return readSystem(id, from, fieldsOf(message.system), sentAt)
  const content = (contentReaders.get(type) ?? other)(message)
  const repliedTo = textOf(fieldsOf(message.context).id)
  return {
    type: 'message',
    id,
    from,
    sentAt,
    kind: content.kind,
    text: content.text ?? null,
    buttonId: content.buttonId ?? null,
    ...(content.picture && { picture: content.picture }),
    repliesTo: repliedTo ? { messageId: repliedTo } : null,
  }
}

/** Text content, with an empty text if none came. */
function readWords(value: unknown): Content {
  const content = words('text', value)
  return content.kind === 'text' ? { kind: 'text', text: content.text ?? '' } : content
}

/**
 * Reads a message whose content the API does not pass on: an edit, a pin or similar action, a lost message, or
 * something else.
 */
function readUnsupported({ unsupported, errors }: Fields): Content {
  const type = textOf(fieldsOf(unsupported).type)
  if (type === 'edit') return { kind: 'edited' }
  if (type === 'pin' || type === 'keep_in_chat') return { kind: 'quiet' }
  const isLost = listOf(errors).some((error) => textOf(fieldsOf(error).code) === contentLost)
  return { kind: isLost ? 'lost' : 'other' }
}

function readInteractive({ interactive }: Fields): Content {
  const fields = fieldsOf(interactive)
  const reply = fieldsOf(fields.button_reply ?? fields.list_reply)
  const buttonId = textOf(reply.id)
  if (!interactive) return { kind: 'lost' }
  if (!buttonId) return { kind: 'other' }
  return { kind: 'button', buttonId, text: proseOf(reply.title, limits.messageMax) }
}

/** Reads a change of number or id; every other system notice is ignored. */
function readSystem(id: string, from: ChatAddress, system: Fields, sentAt: string): ItemReading {
  const type = textOf(system.type)
  const moves = ['user_changed_number', 'customer_changed_number', 'user_changed_user_id']
  const to = addressOf(phoneOf(system.wa_id ?? system.new_wa_id), textOf(system.user_id))
  if (!to || !type || !moves.includes(type)) return { ignored: 'system' }
  return { type: 'moved', id, from, to, sentAt }
}

/**
 * The sender of a message, which names a number, an id, or both. A contact adds the missing one only if it shares the
 * other (contacts come in any order). A contact card proves its number only if it answers a request for the sender's
 * own.
 */
function senderOf(message: Fields, contacts: readonly Fields[]): ChatAddress | null {
  const named = addressOf(phoneOf(message.from), textOf(message.from_user_id) ?? textOf(message.from))
  if (!named) return null
  // The two numbers may be different forms of the same one.
  const keyOf = (phone: string | null) => phone && phoneKey(phone)
  const contact = contacts.find(
    ({ wa_id, user_id }) =>
      (named.phone !== null && keyOf(phoneOf(wa_id)) === keyOf(named.phone)) ||
      (named.providerUserId !== null && textOf(user_id) === named.providerUserId),
  )
  const requested = listOf(message.contacts)
    .map(fieldsOf)
    .find((card) => textOf(card.origin) === 'contact_request')
  const ownNumber = requested && fieldsOf(listOf(requested.phones)[0]).wa_id
  return addressOf(
    named.phone ?? phoneOf(contact?.wa_id) ?? phoneOf(ownNumber),
    named.providerUserId ?? textOf(contact?.user_id),
  )
}
