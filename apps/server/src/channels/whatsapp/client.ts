import { text } from 'node:stream/consumers'
import type { Config } from '../../config.ts'
import { connectTimeout, type HttpRequest, type HttpResponse, request } from '../../http-client.ts'
import type { ChatAddress, SendOutcome } from '../channel.ts'
import { addressOf, phoneOf } from './addresses.ts'
import { fieldsOf, listOf, textOf } from './json.ts'
import { failureOf } from './outcomes.ts'

/** Failures that happen before a byte of the request has left, so that sending again repeats nothing. */
const neverLeft = new Set([
  'ECONNREFUSED',
  'ENOTFOUND',
  'EAI_AGAIN',
  'ENETUNREACH',
  'EHOSTUNREACH',
  connectTimeout,
])

/** Posts one message to the Graph API. Never throws: failures are outcomes, too. */
export async function postMessage(
  config: Config['whatsapp'],
  body: Record<string, unknown>,
  signal: AbortSignal,
): Promise<SendOutcome> {
  try {
    // A connection that was kept may be closed by the other side just when it is used again; then nobody knows whether
    // the message was taken, and it must not be repeated. A message is worth a connection of its own.
    const response = await post(config, body, { signal, hasOwnConnection: true })
    const answer = parsed(await text(response.body))
    if (!response.ok) return failureOf(response.status, answer, retryAfterOf(response))
    const messageId = textOf(fieldsOf(listOf(fieldsOf(answer).messages)[0]).id)
    return messageId
      ? { outcome: 'sent', messageId, address: recipientOf(answer) }
      : { outcome: 'unknown', reason: `HTTP ${response.status} without a message id` }
  } catch (error) {
    const code = errorCodeOf(error)
    return { outcome: neverLeft.has(code) ? 'unsent' : 'unknown', reason: code }
  }
}

/** Marks a message, and with it all before it, as read, and shows that an answer is being written. Never throws. */
export async function postRead(
  config: Config['whatsapp'],
  messageId: string,
  signal: AbortSignal,
): Promise<boolean> {
  const read = { messaging_product: 'whatsapp', status: 'read', message_id: messageId }
  try {
    const response = await post(config, { ...read, typing_indicator: { type: 'text' } }, { signal })
    response.body.resume()
    return response.ok
  } catch {
    return false
  }
}

function post(
  config: Config['whatsapp'],
  body: Record<string, unknown>,
  options: Pick<HttpRequest, 'signal' | 'hasOwnConnection'>,
): Promise<HttpResponse> {
  return request(`${config.apiUrl}/${config.apiVersion}/${config.phoneNumberId}/messages`, {
    method: 'POST',
    // The token goes to the configured host and nowhere else.
    headers: { authorization: `Bearer ${config.accessToken}`, 'content-type': 'application/json' },
    body: JSON.stringify(body),
    ...options,
  })
}

/** How WhatsApp itself knows the recipient: worth keeping for recognising them later. */
function recipientOf(answer: unknown): ChatAddress | null {
  const contact = fieldsOf(listOf(fieldsOf(answer).contacts)[0])
  return addressOf(phoneOf(contact.wa_id), textOf(contact.user_id))
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    // A proxy's page instead of the API's answer; the status alone decides.
    return null
  }
}

function retryAfterOf({ headers }: HttpResponse): number | null {
  const seconds = Number(headers['retry-after'] ?? Number.NaN)
  return seconds > 0 ? seconds : null
}

/** The code of the deepest cause: an abort wraps its reason. */
export function errorCodeOf(error: unknown): string {
  const { cause, code, name } = Object(error) as { cause?: unknown; code?: unknown; name?: unknown }
  if (cause) return errorCodeOf(cause)
  if (typeof code === 'string') return code
  return typeof name === 'string' ? name : 'network error'
}
