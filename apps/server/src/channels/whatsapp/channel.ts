import type { Config } from '../../config.ts'
import type { ChatAddress, ChatChannel } from '../channel.ts'
import { postMessage, postRead } from './client.ts'
import { fetchMedia } from './media.ts'
import { graphMessage } from './messages.ts'
import { readNotification } from './payload.ts'
import { isSameSecret, isSigned } from './signature.ts'

/**
 * Meta closes the window for free-form messages after 24 hours; five minutes are subtracted for clock differences and
 * queueing.
 */
const freeFormWindow = 24 * 3_600_000 - 5 * 60_000

/** The channel for WhatsApp through Meta's Business Cloud API. */
export function whatsappChannel(config: Config['whatsapp']): ChatChannel {
  return {
    name: 'whatsapp',
    window: freeFormWindow,
    answerHandshake(query) {
      const { 'hub.mode': mode, 'hub.verify_token': token, 'hub.challenge': challenge } = query
      if (mode !== 'subscribe' || typeof token !== 'string' || typeof challenge !== 'string') return null
      return isSameSecret(token, config.verifyToken) ? challenge : null
    },
    isAuthentic: ({ headers, body }) => isSigned(body, headers['x-hub-signature-256'], config.appSecrets),
    readDelivery: (body, receivedAt) => readNotification(body, config.phoneNumberId, receivedAt),
    async send(message, signal) {
      const outcome = await postMessage(config, graphMessage(message, config.templates), signal)
      const to = withoutNine(message.to)
      const isUnlisted = outcome.outcome === 'refused' && outcome.reason.startsWith(notListed)
      if (!to || !isUnlisted) return outcome
      return postMessage(config, graphMessage({ ...message, to }, config.templates), signal)
    },
    showRead: (messageId, signal) => postRead(config, messageId, signal),
    fetchPicture: (id, maxBytes, signal) => fetchMedia(config, id, maxBytes, signal),
  }
}

/** Error code: the recipient is not on the list of those to whom a test number may send. */
const notListed = '131030'

/**
 * Removes the 9 from an Argentine mobile number: Meta lists a test number's recipients without it and matches only
 * that form.
 */
function withoutNine(to: ChatAddress): ChatAddress | null {
  return to.phone?.startsWith('+549') ? { ...to, phone: to.phone.replace('+549', '+54') } : null
}
