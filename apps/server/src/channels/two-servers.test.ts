import { afterAll, beforeAll, expect, it } from 'vitest'
import { createApp } from '../app.ts'
import { createTestApp, newPhone, type TestApp } from '../testing/app.ts'
import { newMessageId, tokenIn } from '../testing/graph.ts'

let test: TestApp
beforeAll(async () => {
  test = await createTestApp('postgres')
})
afterAll(() => test.close())

it('messages that reach two servers over one database take effect once, in order, and are answered once', async () => {
  const second = await createApp(test.config, { clock: test.clock })
  second.start()
  const phone = newPhone()
  const person = await test.register({ phone_number: phone })
  await Promise.all([test.settled(), second.idle()])
  const token = test.graph.sentTo(phone).map(tokenIn)[0] ?? ''
  await person.send('validateAccount', { query: { token } })

  const writtenAt = Math.floor(test.clock.now().getTime() / 1000) - 60
  const messages = Array.from({ length: 12 }, (_, n) => ({
    from: phone.slice(1),
    id: newMessageId(),
    timestamp: String(writtenAt + n),
    type: 'text',
    text: { body: `café ${1001 + n}` },
  }))
  for (const message of messages) {
    const body = test.graph.notification({ messages: [message] })
    await Promise.all([test.app, second].map((app) => test.graph.deliver(app.http, body)))
  }
  // What one of them holds the other does not see as due, so both are asked until the first has nothing left.
  await Promise.all([test.settled(), second.idle()])
  await second.stop()
  await test.settled()

  const { expenses } = (await person.send('listExpenses')).ok()
  expect(expenses.map(({ amount }) => amount).reverse()).toEqual(messages.map((_, n) => 1001 + n))
  expect(test.graph.sentTo(phone)).toHaveLength(1 + messages.length)
})
