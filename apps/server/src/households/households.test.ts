import { expect, it } from 'vitest'
import { eachApp } from '../testing/app.ts'

eachApp('a household', (app) => {
  it('starts with its name, currency, owner and categories in the owner’s language', async () => {
    const ana = await app.register({
      household_name: '  Casa García ',
      household_currency: 'ARS',
      preferred_language: 'es',
    })
    expect((await ana.send('currentHousehold')).ok().household).toMatchObject({
      name: 'Casa García',
      currency: 'ARS',
      members_count: 1,
      expenses_count: 0,
      is_owner: true,
    })
    const { categories } = (await ana.send('listCategories')).ok()
    expect(categories.map((category) => category.name)).toContain('Supermercado')
    expect(new Set(categories.map((category) => category.color)).size).toBe(categories.length)
    const amy = await app.register({ preferred_language: 'en' })
    expect((await amy.send('listCategories')).ok().categories.map((category) => category.name)).toContain(
      'Groceries',
    )
  })

  it('can be renamed by any member, and the others see the new name', async () => {
    const ana = await app.register()
    const beto = await app.join(ana)
    ;(await beto.send('changeHousehold', { body: { name: 'Los García', currency: 'ARS' } })).ok()
    expect((await ana.send('currentHousehold')).ok().household.name).toBe('Los García')
  })

  it.each([
    [{ currency: 'ARS' }, 'Household name is required'],
    [{ name: '   ', currency: 'ARS' }, 'Household name is required'],
    [{ name: 'Los García' }, 'Please choose a currency'],
  ])('needs both a name and a currency for a change: %j', async (body, message) => {
    const ana = await app.register()
    const answer = await ana.send('changeHousehold', { body })
    expect([answer.status, answer.problem().detail]).toEqual([422, message])
  })

  it('converts no amount when its currency changes, and asks first if confirm_currency is false', async () => {
    const ana = await app.register()
    ;(await ana.send('changeHousehold', { body: { name: 'Casa', currency: 'EUR' } })).ok()
    ;(await ana.send('createExpense', { body: { description: 'Café', amount: 2.5 } })).ok()
    const asked = await ana.send('changeHousehold', {
      body: { name: 'Casa', currency: 'USD', confirm_currency: false },
    })
    expect(asked.problem()).toMatchObject({ code: 'currency_confirmation' })
    expect((await ana.send('currentHousehold')).ok().household.currency).toBe('EUR')
    ;(
      await ana.send('changeHousehold', { body: { name: 'Casa', currency: 'USD', confirm_currency: true } })
    ).ok()
    expect((await ana.send('listExpenses')).ok().expenses[0]).toMatchObject({ amount: 2.5, currency: 'USD' })
    // A client that knows nothing of the question is not asked.
    ;(await ana.send('changeHousehold', { body: { name: 'Casa', currency: 'ARS' } })).ok()
    expect((await ana.send('listExpenses')).ok().expenses[0]).toMatchObject({ amount: 2.5, currency: 'ARS' })
  })

  it('records in its history who changed it, joined, was removed or became owner', async () => {
    const ana = await app.register({ household_name: 'Casa' }, { name: 'Ana' })
    const beto = await app.join(ana)
    const [anaId, betoId] = [(await ana.me()).id, (await beto.me()).id]
    ;(await beto.send('changeHousehold', { body: { name: 'Hogar', currency: 'EUR' } })).ok()
    ;(await beto.send('changeHousehold', { body: { name: 'Hogar', currency: 'EUR' } })).ok()
    ;(await ana.send('handOverHousehold', { params: { id: betoId } })).ok()
    ;(await beto.send('removeMember', { params: { id: anaId } })).ok()
    const { changes } = (await beto.send('householdHistory')).ok()
    const told = changes.map(({ action, user_id, member_id }) => [action, user_id, member_id])
    expect(told.reverse()).toEqual([
      ['created', anaId, null],
      ['joined', betoId, betoId],
      ['changed', betoId, null],
      ['handed_over', anaId, betoId],
      ['removed', betoId, anaId],
    ])
    expect(changes.find(({ action }) => action === 'changed')).toMatchObject({
      user_name: 'Beto García',
      before: { name: 'Casa', currency: 'ARS' },
      after: { name: 'Hogar', currency: 'EUR' },
    })
  })

  it('keeps the expenses of a member who leaves and no longer sees them', async () => {
    const ana = await app.register()
    const beto = await app.join(ana)
    ;(await beto.send('createExpense', { body: { description: 'Pan', amount: 900 } })).ok()
    ;(await beto.send('leaveHousehold', { body: {} })).ok()
    expect((await beto.send('listExpenses')).problem()).toMatchObject({ code: 'no_household' })
    expect((await ana.send('listExpenses')).ok().general_total).toBe(900)
    expect((await ana.send('listMembers')).ok().members).toHaveLength(1)
    expect((await beto.send('dashboardStats')).ok()).toMatchObject({
      has_household: false,
      household: null,
      expenses: null,
    })
  })

  it('can be created or joined only by a person without a household', async () => {
    const ana = await app.register()
    const beto = await app.join(ana)
    ;(await beto.send('leaveHousehold', { body: {} })).ok()
    const created = (
      await beto.send('createHousehold', { body: { name: 'La de Beto', currency: 'USD' } })
    ).ok()
    expect(created.household).toMatchObject({ name: 'La de Beto', is_owner: true })
    const again = await beto.send('createHousehold', { body: { name: 'Otra', currency: 'USD' } })
    expect(again.problem()).toMatchObject({ code: 'already_in_household' })
    const { invitation } = (await ana.send('invite', { body: {} })).ok()
    const joined = await beto.send('joinHousehold', { body: { code: invitation.code } })
    expect(joined.problem()).toMatchObject({ code: 'already_in_household' })
  })

  it('needs a new owner before its owner leaves, and the last member’s confirmation before it is deleted', async () => {
    const ana = await app.register()
    const beto = await app.join(ana)
    expect((await ana.send('leaveHousehold', { body: {} })).problem()).toMatchObject({
      code: 'owner_must_hand_over',
    })
    const toSelf = await ana.send('handOverHousehold', { params: { id: (await ana.me()).id } })
    expect(toSelf.problem()).toMatchObject({ code: 'forbidden', detail: 'The household is yours already.' })
    ;(await ana.send('handOverHousehold', { params: { id: (await beto.me()).id } })).ok()
    expect((await beto.send('currentHousehold')).ok().household.is_owner).toBe(true)
    ;(await ana.send('leaveHousehold', { body: {} })).ok()
    expect((await beto.send('leaveHousehold', { body: {} })).problem()).toMatchObject({
      code: 'leave_confirmation',
    })
    ;(await beto.send('leaveHousehold', { body: { confirm_delete: true } })).ok()
    expect((await beto.send('currentHousehold')).status).toBe(403)
  })

  it('lets only the owner remove a member, who loses access at once', async () => {
    const ana = await app.register()
    const beto = await app.join(ana)
    const id = (await beto.me()).id
    expect((await beto.send('removeMember', { params: { id: (await ana.me()).id } })).status).toBe(403)
    ;(await ana.send('removeMember', { params: { id } })).ok()
    expect((await beto.send('listExpenses')).status).toBe(403)
    expect((await ana.send('removeMember', { params: { id } })).status).toBe(404)
  })

  it('always has an owner, even if a member leaves while becoming the owner', async () => {
    const ana = await app.register()
    for (let round = 0; round < 4; round += 1) {
      const beto = await app.join(ana)
      const [handedOver, left] = await Promise.all([
        ana.send('handOverHousehold', { params: { id: (await beto.me()).id } }),
        beto.send('leaveHousehold', { body: {} }),
      ])
      expect([handedOver.status, left.status].filter((status) => status === 200)).toHaveLength(1)
      const { members } = (await ana.send('listMembers')).ok()
      expect(members.filter(({ role }) => role === 'owner')).toHaveLength(1)
      if (left.status === 200) continue
      ;(await beto.send('handOverHousehold', { params: { id: (await ana.me()).id } })).ok()
      ;(await beto.send('leaveHousehold', { body: {} })).ok()
    }
  })

  it('continues to exist when eight members leave at the same time', async () => {
    const ana = await app.register()
    const { invitation } = (await ana.send('invite', { body: { max_uses: 8 } })).ok()
    const members = await Promise.all(
      Array.from({ length: 8 }, () => app.register({ invitation_code: invitation.code })),
    )
    await Promise.all(members.map(async (member) => (await member.send('leaveHousehold', { body: {} })).ok()))
    expect((await ana.send('currentHousehold')).ok().household.members_count).toBe(1)
  })
})
