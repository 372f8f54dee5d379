import { randomInt } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import type { FastifyBaseLogger } from 'fastify'
import type { Config } from '../config.ts'

const pauseMs = 1000

/** The address of the product's webhook. */
export const webhookUrl = (config: Config): string => `${config.productUrl}/webhooks/whatsapp`

const ask = async (config: Config): Promise<'accepted' | 'refused' | 'unreachable'> => {
  const challenge = String(randomInt(1e9, 2 ** 47))
  const query = new URLSearchParams({
    'hub.mode': 'subscribe',
    'hub.verify_token': config.whatsapp.verifyToken,
    'hub.challenge': challenge,
  })
  try {
    const answer = await fetch(`${webhookUrl(config)}?${query}`, {
      redirect: 'manual',
      signal: AbortSignal.timeout(5000),
    })
    return answer.status === 200 && (await answer.text()) === challenge ? 'accepted' : 'refused'
  } catch {
    // The product is not running yet; the caller logs it and asks again.
    return 'unreachable'
  }
}

/** Subscribes to the product's webhook, waiting until the product runs, and logs the result. Ends with `signal`. */
export const shakeHands = async (
  config: Config,
  log: FastifyBaseLogger,
  signal: AbortSignal,
): Promise<void> => {
  for (let attempt = 0; !signal.aborted; attempt += 1) {
    const outcome = await ask(config)
    if (outcome === 'accepted') return log.info('webhook handshake accepted by the product')
    if (outcome === 'refused')
      return log.error('webhook handshake refused by the product: is the verify token the same?')
    if (attempt === 0) log.info('the product is not up yet, waiting for it to shake hands')
    await sleep(pauseMs, undefined, { signal }).catch(() => undefined)
  }
}
