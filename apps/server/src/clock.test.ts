import { expect, it } from 'vitest'
import { eachApp, newPhone } from './testing/app.ts'
import { textIn, tokenIn } from './testing/graph.ts'

const hour = 3_600_000

eachApp('a clock that jumps back an hour', (test) => {
  it('keeps sessions valid, delays no message and loses no expense', async () => {
    test.clock.set('2026-11-18T15:30:00Z')
    const phone = newPhone()
    const ana = await test.register({ phone_number: phone })
    await test.settled()
    const [verification] = test.graph.sentTo(phone)
    if (!verification) throw new Error('Nothing was sent')
    await ana.send('createExpense', { body: { description: 'before', amount: 10 } })

    test.clock.advance(-hour)
    const created = await ana.send('createExpense', { body: { description: 'after', amount: 20 } })
    expect(created.status).toBe(200)
    expect((await ana.send('refresh', { body: { refresh_token: ana.refreshToken } })).status).toBe(200)
    expect((await ana.send('validateAccount', { query: { token: tokenIn(verification) } })).status).toBe(200)

    await test.graph.write(test.app.http, phone, 'gasté 8.500 en el súper', test.clock.now())
    await test.settled()
    expect(test.graph.sentTo(phone).map(textIn).at(-1)).toContain('8.500')

    const { expenses } = (await ana.send('listExpenses')).ok()
    expect(expenses.map(({ description }) => description).toSorted()).toEqual(['after', 'before', 'súper'])
  })
})
