import { setTimeout as sleep } from 'node:timers/promises'
import type { FastifyBaseLogger } from 'fastify'
import type { Config } from '../config.ts'
import { type WebhookValue, webhookBytes, webhookHeaders } from './envelope.ts'
import type { WhatsAppFaultBox } from './faults.ts'
import { shakeHands, webhookUrl } from './handshake.ts'

/** Pauses before each new attempt, in milliseconds. Meta retries for a week; a minute is enough here. */
export const retryPauses: readonly number[] = [200, 500, 1000, 2000, 4000, 8000, 15_000, 30_000]

const reorderWindowMs = 250

/** The connection from the sandbox to the product's webhook. */
export interface Webhooks {
  /** Delivers a value until the product answers 200. Resolves to whether it did; never rejects. */
  readonly deliver: (value: WebhookValue) => Promise<boolean>
  /** Asks the product to confirm the subscription, repeatedly until it is reachable. */
  readonly subscribe: () => void
  /** Gives up everything that is still waiting. */
  readonly close: () => void
}

/** Opens the connection to the product's webhook. */
export const openWebhooks = (
  config: Config,
  faults: WhatsAppFaultBox,
  log: FastifyBaseLogger,
  pauses: readonly number[],
): Webhooks => {
  const closing = new AbortController()
  let productWasGone = false
  let held: { value: WebhookValue; done: (delivered: boolean) => void }[] = []

  const subscribe = () => {
    shakeHands(config, log, closing.signal).catch((error) => log.error(error))
  }

  const post = async (bytes: Buffer): Promise<boolean> => {
    if (faults.show().webhook_down) return false
    try {
      const answer = await fetch(webhookUrl(config), {
        method: 'POST',
        redirect: 'manual',
        headers: webhookHeaders(bytes, config),
        body: new Uint8Array(bytes),
        signal: AbortSignal.any([closing.signal, AbortSignal.timeout(10_000)]),
      })
      await answer.arrayBuffer()
      if (answer.status !== 200) log.warn({ status: answer.status }, 'the product did not take a webhook')
      if (productWasGone) subscribe()
      productWasGone = false
      return answer.status === 200
    } catch {
      // The product is down or too slow: retry in both cases.
      productWasGone = true
      return false
    }
  }

  const send = async (value: WebhookValue): Promise<boolean> => {
    const bytes = webhookBytes(value, config)
    for (const pause of [faults.show().delay_ms, ...pauses]) {
      if (pause > 0) await sleep(pause, undefined, { signal: closing.signal }).catch(() => undefined)
      if (closing.signal.aborted) return false
      const answers = await Promise.all(Array.from({ length: faults.show().repeat }, () => post(bytes)))
      if (answers.includes(true)) return true
    }
    log.error('gave up on a webhook: the product did not answer 200')
    return false
  }

  const flushHeld = async () => {
    const batch = held.reverse()
    held = []
    for (const { value, done } of batch) done(await send(value))
  }

  return {
    deliver: (value) => {
      if (!faults.show().reorder) return send(value)
      return new Promise((done) => {
        held.push({ value, done })
        if (held.length === 1) setTimeout(() => void flushHeld(), reorderWindowMs)
      })
    },
    subscribe,
    close: () => closing.abort(),
  }
}
