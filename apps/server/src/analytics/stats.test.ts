import { beforeAll, expect, it } from 'vitest'
import { eachApp, newPhone, type Person } from '../testing/app.ts'
import { tokenIn } from '../testing/graph.ts'

eachApp('the dashboard summary', (app) => {
  beforeAll(() => app.clock.set('2026-11-20T15:00:00Z'))

  const stats = async (person: Person) => (await person.send('dashboardStats')).ok()
  const spend = async (person: Person, amount: number, expense_date?: string) =>
    (await person.send('createExpense', { body: { description: 'Pan', amount, expense_date } })).ok()

  it('includes the monthly totals of the person and the household, and its members', async () => {
    const ana = await app.register({ household_name: 'Casa', household_currency: 'EUR' }, { name: 'Ana' })
    const beto = await app.join(ana)
    await spend(ana, 10.5)
    await spend(ana, 4.25, '2026-11-01')
    await spend(beto, 100, '2026-11-30')
    await spend(ana, 7, '2026-10-15')
    await spend(ana, 9, '2026-12-01')
    const answer = await stats(ana)
    expect(answer).toMatchObject({
      has_household: true,
      has_whatsapp_session: false,
      message: null,
      household: { name: 'Casa' },
      expenses: {
        user_monthly_total: 14.75,
        user_monthly_count: 2,
        household_monthly_total: 114.75,
        household_monthly_count: 3,
        currency: 'EUR',
      },
    })
    expect(answer.user).toEqual(await ana.me())
    expect(answer.members).toMatchObject([
      { name: 'Ana', role: 'owner', is_current_user: true, phone_number: expect.stringMatching(/^\+549/) },
      { name: 'Beto García', role: 'member', is_current_user: false },
    ])
    expect((await stats(beto)).members.map((member) => member.is_current_user)).toEqual([false, true])
    expect((await stats(beto)).expenses).toMatchObject({ user_monthly_total: 100, user_monthly_count: 1 })
  })

  it('is empty for a person without a household', async () => {
    const ana = await app.register()
    ;(await ana.send('leaveHousehold', { body: { confirm_delete: true } })).ok()
    const answer = await stats(ana)
    expect(answer).toMatchObject({ has_household: false, household: null, expenses: null, members: [] })
    expect(answer.message).toBe('You are not in a household yet. Create one or join one with an invitation.')
  })

  it('marks the chat as connected after the first message of the person', async () => {
    const phone = newPhone()
    const ana = await app.register({ phone_number: phone })
    await app.settled()
    const [verification] = app.graph.sentTo(phone)
    const token = verification ? tokenIn(verification) : ''
    ;(await ana.send('validateAccount', { query: { token } })).ok()
    expect(await stats(ana)).toMatchObject({ has_whatsapp_session: false, user: { is_validated: true } })
    await app.graph.write(app.app.http, phone, 'listo', app.clock.now())
    await app.settled()
    expect(await stats(ana)).toMatchObject({ has_whatsapp_session: true })
  })
})
