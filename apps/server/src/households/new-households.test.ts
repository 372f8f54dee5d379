import { afterAll, beforeAll, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../testing/app.ts'
import { eachEngine } from '../testing/database.ts'

eachEngine('a server that is closed to new households', (engine) => {
  let app: TestApp
  beforeAll(async () => {
    app = await createTestApp(engine, { NEW_HOUSEHOLDS: 'off' })
  })
  afterAll(() => app.close())

  const isOpen = async () => (await app.guest.send('configuration')).ok().new_households
  const founding = { household_name: 'Casa Medina', household_currency: 'EUR' }

  it('lets the first person create one, and everybody else only join it', async () => {
    expect(await isOpen()).toBe(true)
    const ana = await app.register()
    expect(await isOpen()).toBe(false)

    const stranger = app.newcomer()
    const refused = await app.guest.send('register', { body: { code: stranger.code(), ...founding } })
    expect([refused.status, refused.problem().code]).toEqual([403, 'households_closed'])
    const unknown = await app.guest.send('login', { body: { code: stranger.code() } })
    expect(unknown.problem().code).toBe('user_not_registered')

    const beto = await app.join(ana)
    ;(await beto.send('leaveHousehold')).ok()
    const own = await beto.send('createHousehold', { body: { name: 'Casa Medina', currency: 'EUR' } })
    expect([own.status, own.problem().code]).toEqual([403, 'households_closed'])
  })

  it('lets one of two who come first at the same moment create one', async () => {
    const empty = await createTestApp(engine, { NEW_HOUSEHOLDS: 'off' })
    const bodies = [empty.newcomer(), empty.newcomer()].map((each) => ({ code: each.code(), ...founding }))
    const answers = await Promise.all(bodies.map((body) => empty.guest.send('register', { body })))
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 403])
    await empty.close()
  })
})
