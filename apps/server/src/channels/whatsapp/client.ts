import { text } from 'node:stream/consumers'
import type { Config } from '../../config.ts'
import { connectTimeout, type HttpRequest, type HttpResponse, request } from '../../http-client.ts'
import type { SendOutcome } from '../channel.ts'
import { fieldsOf, listOf, textOf } from './json.ts'
import { failureOf } from './outcomes.ts'

/** Errors that happen before any byte of the request has left, so that it is safe to send again. */
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
    // The other side may close a kept-alive connection just as it is reused; then it is unknown whether the message
    // was accepted, and it must not be repeated. So each message gets its own connection.
    const response = await post(config, body, { signal, hasOwnConnection: true })
    const answer = parsed(await text(response.body))
    if (!response.ok) return failureOf(response.status, answer, retryAfterOf(response))
    const messageId = textOf(fieldsOf(listOf(fieldsOf(answer).messages)[0]).id)
    return messageId
      ? { outcome: 'sent', messageId }
      : { outcome: 'unknown', reason: `HTTP ${response.status} without a message id` }
  } catch (error) {
    const code = errorCodeOf(error)
    return { outcome: neverLeft.has(code) ? 'unsent' : 'unknown', reason: code }
  }
}

/** Marks a message and all before it as read, and shows that a reply is being written. Never throws. */
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
    // The token is sent to the configured host and nowhere else.
    headers: { authorization: `Bearer ${config.accessToken}`, 'content-type': 'application/json' },
    body: JSON.stringify(body),
    ...options,
  })
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    // Not the API's answer but, for instance, a proxy's error page; the status alone decides.
    return null
  }
}

function retryAfterOf({ headers }: HttpResponse): number | null {
  const seconds = Number(headers['retry-after'] ?? Number.NaN)
  return seconds > 0 ? seconds : null
}

/** The error code of the deepest cause (an abort wraps its reason), or else its name. */
export function errorCodeOf(error: unknown): string {
  const { cause, code, name } = Object(error) as { cause?: unknown; code?: unknown; name?: unknown }
  if (cause) return errorCodeOf(cause)
  if (typeof code === 'string') return code
  return typeof name === 'string' ? name : 'network error'
}
