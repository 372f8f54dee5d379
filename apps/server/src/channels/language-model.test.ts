import { once } from 'node:events'
import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createTestApp, newPhone, type TestApp } from '../testing/app.ts'
import { eachEngine } from '../testing/database.ts'
import { textIn, tokenIn } from '../testing/graph.ts'

eachEngine('a language model', (engine) => {
  const asked: ServerResponse[] = []
  let answers = true
  const service = createServer((request, response) => {
    asked.push(response)
    request.resume()
    if (answers) answer(response)
  })
  const answer = (response: ServerResponse) =>
    response.end(JSON.stringify({ choices: [{ message: { content: '{"kind":"help"}' } }] }))

  let test: TestApp
  beforeEach(async () => {
    asked.length = 0
    answers = true
    await once(service.listen(0, '127.0.0.1'), 'listening')
    test = await createTestApp(engine, {
      ASSISTANT_LLM_URL: `http://127.0.0.1:${(service.address() as AddressInfo).port}/v1`,
      ASSISTANT_LLM_MODEL: 'small',
    })
  })
  afterEach(async () => {
    await test.close()
    await new Promise((resolve) => service.close(resolve))
  })

  const write = (phone: string) => test.graph.write(test.app.http, phone, 'compré flurbos')
  const lastTo = (phone: string) => test.graph.sentTo(phone).map(textIn).at(-1)
  /** Registers somebody whose number is not verified yet; `verify` does that. */
  async function newcomer() {
    const phone = newPhone()
    const person = await test.register({ phone_number: phone })
    await test.settled()
    const token = test.graph.sentTo(phone).map(tokenIn)[0] ?? ''
    return { phone, verify: () => person.send('validateAccount', { query: { token } }) }
  }

  it('is asked about a member’s messages in a chat, but not about a stranger’s', async () => {
    const { phone, verify } = await newcomer()
    await write(newPhone())
    await write(phone)
    await test.settled()
    expect(asked).toHaveLength(0)
    await verify()
    await write(phone)
    await test.settled()
    expect(lastTo(phone)).toContain('Escribime los gastos')
    expect(asked).toHaveLength(1)
  })

  it('that does not respond delays nobody else', async () => {
    const people = await Promise.all(Array.from({ length: 12 }, newcomer))
    for (const { verify } of people) await verify()
    await test.settled()
    answers = false
    for (const { phone } of people) await write(phone)
    await vi.waitFor(() => expect(asked).toHaveLength(people.length))
    const stranger = newPhone()
    await write(stranger)
    await vi.waitFor(() => expect(test.graph.sentTo(stranger)).toHaveLength(1))
    for (const response of asked) answer(response)
    await test.settled()
    for (const { phone } of people) expect(lastTo(phone)).toContain('Escribime los gastos')
  })
})
