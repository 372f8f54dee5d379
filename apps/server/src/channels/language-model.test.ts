import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, it } from 'vitest'
import { createTestApp, newPhone } from '../testing/app.ts'
import { eachEngine } from '../testing/database.ts'
import { textIn, tokenIn } from '../testing/graph.ts'

eachEngine('a language model', (engine) => {
  it('is asked about a member’s messages in a chat, but not about a stranger’s', async () => {
    let asked = 0
    const service = createServer((request, response) => {
      asked += 1
      request.resume()
      response.end(JSON.stringify({ choices: [{ message: { content: '{"kind":"help"}' } }] }))
    }).listen(0, '127.0.0.1')
    await once(service, 'listening')
    const test = await createTestApp(engine, {
      ASSISTANT_LLM_URL: `http://127.0.0.1:${(service.address() as AddressInfo).port}/v1`,
      ASSISTANT_LLM_MODEL: 'small',
    })
    const write = async (phone: string) => {
      await test.graph.write(test.app.http, phone, 'compré flurbos')
      await test.settled()
      return test.graph.sentTo(phone).map(textIn).at(-1)
    }
    const phone = newPhone()
    const person = await test.register({ phone_number: phone })
    await test.settled()
    await write(newPhone())
    await write(phone)
    expect(asked).toBe(0)
    const token = test.graph.sentTo(phone).map(tokenIn)[0] ?? ''
    await person.send('validateAccount', { query: { token } })
    expect(await write(phone)).toContain('Escribime los gastos')
    expect(asked).toBe(1)
    await test.close()
    service.close()
  })
})
