import { serverLimits } from '@casita/contract'
import { expect, it } from 'vitest'
import { eachApp, newPhone, type Person } from '../testing/app.ts'

eachApp('joining and leaving', (app) => {
  const invite = async (host: Person, body: object = {}) =>
    (await host.send('invite', { body })).ok().invitation.code
  async function homeless(): Promise<Person> {
    const person = await app.register()
    ;(await person.send('leaveHousehold', { body: { confirm_delete: true } })).ok()
    return person
  }
  const countOf = (answers: { status: number }[], status: number) =>
    answers.filter((answer) => answer.status === status).length

  it('a person who tries to join twenty households at once joins only one', async () => {
    const hosts = await Promise.all(Array.from({ length: 5 }, () => app.register()))
    const codes = await Promise.all(Array.from({ length: 20 }, (_, n) => invite(hosts[n % 5] as Person)))
    const beto = await homeless()
    const answers = await Promise.all(codes.map((code) => beto.send('joinHousehold', { body: { code } })))
    expect([countOf(answers, 200), countOf(answers, 409)]).toEqual([1, 19])
    const counts = await Promise.all(
      hosts.map(async (host) => (await host.send('currentHousehold')).ok().household.members_count),
    )
    expect(counts.sort()).toEqual([1, 1, 1, 1, 2])
  })

  it('an invitation with three uses admits three of twenty people, and the others can create households', async () => {
    const ana = await app.register()
    const code = await invite(ana, { max_uses: 3 })
    const guests = await Promise.all(Array.from({ length: 20 }, homeless))
    const answers = await Promise.all(
      guests.map((guest) => guest.send('joinHousehold', { body: { code: code.toLowerCase() } })),
    )
    expect([countOf(answers, 200), countOf(answers, 410)]).toEqual([3, 17])
    const refused = answers.findIndex(({ status }) => status === 410)
    expect(answers[refused]?.problem().detail).toBe('This invitation has already been used.')
    expect((await ana.send('listMembers')).ok().members).toHaveLength(4)
    const body = { name: 'Propia', currency: 'ARS' }
    ;(await (guests[refused] as Person).send('createHousehold', { body })).ok()
  })

  it('a person who joins while the last member leaves is in an existing household or in none', async () => {
    for (let round = 0; round < 5; round++) {
      const ana = await app.register()
      const code = await invite(ana)
      const beto = await homeless()
      const [joined, left] = await Promise.all([
        beto.send('joinHousehold', { body: { code } }),
        ana.send('leaveHousehold', { body: { confirm_delete: true } }),
      ])
      if (joined.status === 200) {
        expect(left.problem()).toMatchObject({ code: 'owner_must_hand_over' })
        expect((await beto.send('listMembers')).ok().members).toHaveLength(2)
      } else {
        left.ok()
        expect(joined.problem()).toMatchObject({ code: 'invitation_not_found' })
        expect((await beto.send('currentHousehold')).problem()).toMatchObject({ code: 'no_household' })
      }
    }
  })

  it('a full household refuses a newcomer before Google is asked', async () => {
    const ana = await app.register()
    const codes = await Promise.all([invite(ana, { max_uses: 20 }), invite(ana, { max_uses: 20 })])
    const last = await invite(ana, { max_uses: 20 })
    for (let n = 0; n < 40; n++) await app.register({ invitation_code: codes[n % 2] })
    // Together they would be too many, each alone would not.
    const answers = await Promise.all(
      Array.from({ length: 12 }, () => {
        const body = { code: app.newcomer().code(), phone_number: newPhone(), invitation_code: last }
        return app.guest.send('register', { body })
      }),
    )
    expect(countOf(answers, 200)).toBe(serverLimits.membersMax - 41)
    expect((await ana.send('currentHousehold')).ok().household.members_count).toBe(serverLimits.membersMax)
    const newcomer = app.newcomer()
    const code = newcomer.code()
    const before = app.google.redeemed
    const refused = await app.guest.send('register', { body: { code, invitation_code: last } })
    expect(refused.problem()).toMatchObject({ code: 'household_full' })
    expect(app.google.redeemed).toBe(before)
    const body = { code, household_name: 'Propia', household_currency: 'ARS' }
    ;(await app.guest.send('register', { body })).ok()
  }, 60_000)

  it('invitations of a member who leaves or is removed stop working for everybody', async () => {
    const ana = await app.register()
    const code = await invite(ana)
    for (const ending of ['removed', 'left']) {
      const beto = await app.join(ana)
      const [own, asWell] = [await invite(beto, { max_uses: 20 }), await invite(beto)]
      if (ending === 'left') (await beto.send('leaveHousehold', { body: {} })).ok()
      else (await ana.send('removeMember', { params: { id: (await beto.me()).id } })).ok()
      for (const each of [own, asWell])
        expect((await beto.send('joinHousehold', { body: { code: each } })).problem()).toMatchObject({
          code: 'invitation_not_found',
        })
      const guest = await homeless()
      expect((await guest.send('joinHousehold', { body: { code: own } })).status).toBe(404)
    }
    expect((await ana.send('listMembers')).ok().members).toHaveLength(1)
    const open = (await ana.send('listInvitations')).ok().invitations.filter(({ is_active }) => is_active)
    expect(open.map((each) => each.code)).toEqual([code])
    await app.register({ invitation_code: code })
  })

  it('a member who is removed while inviting leaves no active invitation', async () => {
    for (let round = 0; round < 4; round++) {
      const ana = await app.register()
      const beto = await app.join(ana)
      const id = (await beto.me()).id
      const [removed, ...invited] = await Promise.all([
        ana.send('removeMember', { params: { id } }),
        ...Array.from({ length: 4 }, () => beto.send('invite', { body: { max_uses: 20 } })),
      ])
      removed.ok()
      // Made before and seen, made before and withdrawn with the membership, or refused.
      for (const { status } of invited) expect([200, 404, 403]).toContain(status)
      const { invitations } = (await ana.send('listInvitations')).ok()
      expect(invitations.filter(({ is_active }) => is_active)).toEqual([])
    }
  })

  it('a member who joins again can change the expenses they recorded before', async () => {
    const ana = await app.register()
    const beto = await app.join(ana)
    const { expense } = (await beto.send('createExpense', { body: { description: 'Pan', amount: 900 } })).ok()
    ;(await beto.send('leaveHousehold', { body: {} })).ok()
    ;(await beto.send('joinHousehold', { body: { code: await invite(ana) } })).ok()
    expect((await ana.send('listMembers')).ok().members).toHaveLength(2)
    const params = { id: expense.id }
    expect((await beto.send('changeExpense', { params, body: { amount: 901 } })).ok().expense.amount).toBe(
      901,
    )
  })
})
