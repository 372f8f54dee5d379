import { expect, it } from 'vitest'
import { eachApp, type Person } from '../testing/app.ts'

eachApp('the current month of a person', (app) => {
  const spend = async (person: Person, amount: number) =>
    (await person.send('createExpense', { body: { description: 'Pan', amount } })).ok().expense
  const month = async (person: Person) => (await person.send('dashboardStats')).ok().expenses

  /** Two members of one household who live sixteen hours apart. */
  async function apart(): Promise<{ angelena: Person; tokyo: Person }> {
    const angelena = await app.register({ timezone: 'America/Los_Angeles' })
    const { invitation } = (await angelena.send('invite', { body: {} })).ok()
    const tokyo = await app.register({ invitation_code: invitation.code, timezone: 'Asia/Tokyo' })
    return { angelena, tokyo }
  }

  it('changes in their own time zone: October in Los Angeles, November in Tokyo', async () => {
    app.clock.set('2026-11-01T05:30:00Z')
    const { angelena, tokyo } = await apart()
    expect((await spend(angelena, 100)).expense_date).toBe('2026-10-31')
    expect((await spend(tokyo, 7)).expense_date).toBe('2026-11-01')
    expect(await month(angelena)).toMatchObject({ user_monthly_total: 100, household_monthly_total: 100 })
    expect(await month(tokyo)).toMatchObject({ user_monthly_total: 7, household_monthly_total: 7 })
    expect((await tokyo.send('monthOverview')).ok().previous).toMatchObject({
      end_date: '2026-10-01',
      amount: 0,
    })
  })

  it.each([
    ['before midnight, the night that summer time begins', '2026-03-08T07:59:00Z', '2026-03-07'],
    ['at midnight, that night', '2026-03-08T08:00:00Z', '2026-03-08'],
    ['before midnight, a day later: it is an hour sooner', '2026-03-09T06:59:00Z', '2026-03-08'],
    ['at midnight, a day later', '2026-03-09T07:00:00Z', '2026-03-09'],
    ['before midnight, the day that summer time ended', '2026-11-02T07:59:00Z', '2026-11-01'],
    ['at midnight, after it', '2026-11-02T08:00:00Z', '2026-11-02'],
  ])('uses the right date in Los Angeles %s', async (_name, instant, today) => {
    app.clock.set(instant)
    const angelena = await app.register({ timezone: 'America/Los_Angeles' })
    expect((await spend(angelena, 1)).expense_date).toBe(today)
    expect(await month(angelena)).toMatchObject({ user_monthly_count: 1 })
  })
})
