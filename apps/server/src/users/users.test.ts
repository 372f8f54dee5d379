import { expect, it } from 'vitest'
import { eachApp, type Person } from '../testing/app.ts'

eachApp('settings', (app) => {
  const read = async (person: Person) => (await person.send('getSettings')).ok().settings
  const change = (person: Person, body: object) => person.send('changeSettings', { body })

  it('start with the name from Google and the default language and time zone', async () => {
    const ana = await app.register({}, { name: 'Ana García' })
    expect(await read(ana)).toMatchObject({
      name: 'Ana García',
      preferred_language: 'es',
      timezone: 'America/Argentina/Buenos_Aires',
    })
  })

  it('change one at a time, without affecting the others', async () => {
    const ana = await app.register({}, { name: 'Ana' })
    const changed = (await change(ana, { preferred_language: 'fr' })).ok()
    expect(changed.settings).toMatchObject({ name: 'Ana', preferred_language: 'fr' })
    ;(await change(ana, { timezone: 'Asia/Tokyo' })).ok()
    ;(await change(ana, { name: '  Ani  ' })).ok()
    ;(await change(ana, {})).ok()
    expect(await read(ana)).toMatchObject({ name: 'Ani', preferred_language: 'fr', timezone: 'Asia/Tokyo' })
    expect(await ana.me()).toMatchObject({ name: 'Ani', preferred_language: 'fr', timezone: 'Asia/Tokyo' })
  })

  it.each([
    ['America/Buenos_Aires', 'America/Argentina/Buenos_Aires'],
    ['america/new_york', 'America/New_York'],
    ['america/bogota', 'America/Bogota'],
    ['etc/utc', 'UTC'],
    ['Asia/Kolkata', 'Asia/Kolkata'],
  ])('store the time zone %s as %s', async (said, kept) => {
    const ana = await app.register({ timezone: said })
    expect((await read(ana)).timezone).toBe(kept)
    expect((await change(ana, { timezone: said })).ok().settings.timezone).toBe(kept)
  })

  it.each([
    [{ preferred_language: 'de' }, 'preferred_language'],
    [{ timezone: 'Mars/Olympus' }, 'timezone'],
    [{ timezone: '+03:00' }, 'timezone'],
    [{ name: ' ' }, 'name'],
    [{ name: 'x'.repeat(500) }, 'name'],
    [{ name: 'Ani', timezone: 'nowhere' }, 'timezone'],
  ])('refuse %j and keep none of it', async (body, field) => {
    const ana = await app.register()
    const before = await read(ana)
    const answer = await change(ana, body)
    expect(answer.status).toBe(422)
    expect(answer.problem().errors?.map(({ path }) => path)).toEqual([field])
    expect(await read(ana)).toEqual(before)
  })

  it('show a new name to the other members', async () => {
    const ana = await app.register()
    const beto = await app.join(ana)
    ;(await beto.send('createExpense', { body: { description: 'Pan', amount: 1 } })).ok()
    ;(await change(beto, { name: 'Alberto' })).ok()
    const { members } = (await ana.send('listMembers')).ok()
    expect(members.map(({ name }) => name)).toContain('Alberto')
    expect((await ana.send('listExpenses')).ok().expenses[0]).toMatchObject({ user_name: 'Alberto' })
  })

  it('remove characters that a database cannot hold, and ignore unknown fields', async () => {
    const ana = await app.register()
    ;(await change(ana, { name: 'A\u0000n\ud800i\u202e', role: 'owner', is_validated: true })).ok()
    expect(await ana.me()).toMatchObject({ name: 'Ani', is_validated: false })
  })
})
