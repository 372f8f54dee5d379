import type { Config } from '../../config.ts'
import type { ChatChannel } from '../channel.ts'
import { postMessage } from './client.ts'
import { graphMessage } from './messages.ts'
import { readNotification } from './payload.ts'
import { isSameSecret, isSigned } from './signature.ts'

/** Meta closes the window for free-form messages after 24 hours; some minutes are kept for clocks and queues. */
const freeFormWindow = 24 * 3_600_000 - 5 * 60_000

/** WhatsApp by Meta's Business Cloud API. The app secret may be two, separated by a comma, while it is replaced. */
export function whatsappChannel(config: Config['whatsapp']): ChatChannel {
  const appSecrets = config.appSecret.split(',').filter((secret) => secret !== '')
  return {
    name: 'whatsapp',
    window: freeFormWindow,
    answerHandshake(query) {
      const { 'hub.mode': mode, 'hub.verify_token': token, 'hub.challenge': challenge } = query
      if (mode !== 'subscribe' || typeof token !== 'string' || typeof challenge !== 'string') return null
      return isSameSecret(token, config.verifyToken) ? challenge : null
    },
    isAuthentic: ({ headers, body }) => isSigned(body, headers['x-hub-signature-256'], appSecrets),
    readDelivery: (body, receivedAt) => readNotification(body, config.phoneNumberId, receivedAt),
    send: (message, signal) => postMessage(config, graphMessage(message, config.templates), signal),
  }
}
