import { randomInt } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { type Member, registerMember } from './member.ts'
import { somebodyNew } from './people.ts'
import { engines, type RunningProduct, startProduct } from './product.ts'

const crashes = 4
const patience = { timeout: 30_000, interval: 2 }

/** Every expense of the ledger. */
async function ledger(member: Member) {
  const { expenses } = await member.call<{
    expenses: { description: string; amount: number; source: string }[]
  }>('GET', '/v2/expenses?per_page=10000')
  return expenses
}

describe.each(engines)('on %s, a server that is killed repeatedly', (engine) => {
  let product: RunningProduct
  let member: Member
  /** Descriptions of expenses that the server confirmed on the web, and amounts written in the chat. */
  const acknowledged: string[] = []
  const written: number[] = []

  beforeAll(async () => {
    product = await startProduct(engine)
    member = await registerMember(product, somebodyNew('Ana García'))
  })
  afterAll(() => product.stop())

  test('keeps every acknowledged expense and every chat message exactly once', async () => {
    let done = false
    let next = 0
    const onTheWeb = async () => {
      while (!done) {
        next += 1
        const description = `web ${next}`
        // Like a browser without an answer: repeats the same expense with the same key until there is one.
        await untilAnswered(() =>
          member.call(
            'POST',
            '/v2/expenses',
            { description, amount: 10 },
            { 'idempotency-key': description },
          ),
        )
        acknowledged.push(description)
      }
    }
    const inTheChat = async () => {
      while (!done) {
        const amount = 1000 + written.length
        written.push(amount)
        await member.write(`gasté ${amount} en café`)
        const seen = acknowledged.length
        await vi.waitUntil(() => done || acknowledged.length > seen + 1, patience)
      }
    }
    const crashAgainAndAgain = async () => {
      for (let crash = 0; crash < crashes; crash += 1) {
        const enough = acknowledged.length + randomInt(1, 20)
        await vi.waitUntil(() => done || acknowledged.length >= enough, patience)
        await product.killServer()
        await product.startServer()
      }
    }
    const writing = [onTheWeb(), onTheWeb(), onTheWeb(), inTheChat()]
    try {
      // The first failure is the reason.
      await Promise.race([crashAgainAndAgain(), Promise.all(writing)])
    } catch (error) {
      throw new Error(`What the product complained of:\n${product.complaints()}`, { cause: error })
    } finally {
      done = true
    }
    await Promise.all(writing)

    await expect
      .poll(async () => (await ledger(member)).filter(({ source }) => source === 'whatsapp').length, {
        timeout: 60_000,
      })
      .toBeGreaterThanOrEqual(written.length)
    const kept = await ledger(member)
    const byWeb = kept.filter(({ source }) => source === 'web').map(({ description }) => description)
    const byChat = kept.filter(({ source }) => source === 'whatsapp').map(({ amount }) => amount)
    expect(byWeb.toSorted()).toEqual(acknowledged.toSorted())
    expect(byChat.toSorted()).toEqual(written.toSorted())
  })
})

/** Tries until the server answers. */
async function untilAnswered(attempt: () => Promise<unknown>): Promise<void> {
  for (;;) {
    try {
      await attempt()
      return
    } catch (error) {
      // Only a connection that was cut or refused is retried; any answer counts.
      if (!(error instanceof TypeError)) throw error
      await pause(10)
    }
  }
}
