import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { createTestApp, newPhone, type Person, type TestApp } from '../../testing/app.ts'
import { tokenIn } from '../../testing/graph.ts'

let app: TestApp
let ana: Person
let phone: string
beforeAll(async () => {
  app = await createTestApp('sqlite')
})
afterAll(() => app.close())
beforeEach(async () => {
  phone = newPhone()
  ana = await app.register({ phone_number: phone, preferred_language: 'en' })
  await app.settled()
  const [verification] = app.graph.sentTo(phone)
  if (!verification) throw new Error('no verification message')
  await ana.send('validateAccount', { query: { token: tokenIn(verification) } })
  await app.settled()
})

/** Sends a message, as a reply if `id` is given, and returns the id of Casita's answer. */
async function write(body: string, id?: string): Promise<string> {
  const before = app.graph.sentTo(phone).length
  const message = { type: 'text', text: { body }, ...(id && { context: { id } }) }
  await app.graph.write(app.app.http, phone, message, app.clock.now())
  await app.settled()
  return app.graph.sentTo(phone)[before]?.messageId ?? ''
}

const amounts = async () => (await ana.send('listExpenses')).ok().expenses.map(({ amount }) => amount)

it('an amount in reply to a confirmation of several expenses corrects the named expense', async () => {
  const noted = await write('coffee 120 and cake 150')
  await write('taxi 900')
  await write('cake was 160', noted)
  expect(await amounts()).toEqual([900, 160, 120])
  await write('coffee 130', noted)
  expect(await amounts()).toEqual([900, 160, 130])
})

it('a deletion in reply to a confirmation of several expenses deletes the named expense', async () => {
  const noted = await write('coffee 120 and cake 150')
  await write('delete the cake', noted)
  expect(await amounts()).toEqual([120])
})
