import { describe, expect, it } from 'vitest'
import { eachApp, newPhone, type Person } from '../testing/app.ts'
import { tokenIn } from '../testing/graph.ts'

eachApp('an account', (app) => {
  const spend = async (person: Person, body: object) =>
    (await person.send('createExpense', { body: { description: 'Pan', amount: 10, ...body } })).ok().expense
  const remove = (person: Person, body: object = {}) => person.send('deleteAccount', { body })

  describe('that is exported', () => {
    it('contains all the data of the person and no secrets', async () => {
      const phone = newPhone()
      const ana = await app.register({ phone_number: phone }, { name: 'Ana', email: 'ana@example.com' })
      await app.settled()
      const [verification] = app.graph.sentTo(phone)
      const token = verification ? tokenIn(verification) : ''
      ;(await ana.send('validateAccount', { query: { token } })).ok()
      const beto = await app.join(ana)
      const { id } = await ana.me()
      const own = await spend(ana, { amount: 8500.5, note: 'fresco' })
      const gone = await spend(ana, { description: 'Error' })
      ;(await ana.send('deleteExpense', { params: { id: gone.id } })).ok()
      const paid = await spend(beto, { description: 'Nafta', paid_by: id })
      const others = await spend(beto, { description: 'Secreto' })
      ;(await ana.send('invite', { body: { phone_number: newPhone() } })).ok()
      ;(await ana.send('repeatExpense', { body: { expense_id: own.id, every: 'month' } })).ok()
      const csv = 'date,description,amount\n2026-11-02,Luz,20.5'
      ;(await ana.send('importExpenses', { body: { csv } })).ok()
      await app.graph.write(app.app.http, phone, 'gasté 900 en pan')
      await app.settled()

      const all = (await ana.send('exportAccount')).ok()
      expect(all.user).toMatchObject({ id, name: 'Ana', email: 'ana@example.com', phone })
      expect(all.household).toMatchObject({ household_name: 'Casa García', role: 'owner', left_at: null })
      expect(all.memberships).toHaveLength(1)
      expect(all.categories.length).toBeGreaterThan(5)
      const found = new Map(all.expenses.map((expense) => [expense.id, expense]))
      expect(found.get(own.id)).toMatchObject({ amount: 8500.5, note: 'fresco', added_by_me: true })
      expect(found.get(gone.id)).toMatchObject({ deleted_at: expect.any(String) })
      expect(found.get(paid.id)).toMatchObject({ added_by_me: false, paid_by_me: true })
      expect(found.has(others.id)).toBe(false)
      expect(all.expenses).toHaveLength(5)
      expect(all.imports).toMatchObject([{ row_count: 1, imported: 1, total: 20.5, taken_back_at: null }])
      expect(all.recurring_expenses).toMatchObject([{ amount: 8500.5, every: 'month', added_by_me: true }])
      expect(all.changes.map(({ action }) => action)).toEqual([
        ...['created', 'created', 'deleted', 'created', 'created'],
      ])
      expect(all.invitations).toHaveLength(2)
      expect(all.chat_accounts).toMatchObject([{ channel: 'whatsapp', disconnected_at: null }])
      const directions = all.messages.map(({ direction, kind }) => `${direction} ${kind}`)
      expect(directions).toEqual(expect.arrayContaining(['out verify', 'out reply']))
      expect(JSON.stringify(all.messages.filter((it) => it.direction === 'in'))).toContain('gasté 900 en pan')
      expect(all.sessions).toMatchObject([{ user_agent: expect.any(String) }])
      const text = JSON.stringify(all)
      for (const secret of [token, ana.token, ana.refreshToken, 'jti', 'hash', 'google_sub'])
        expect(text).not.toContain(String(secret))
    })

    it('contains thousands of expenses and changes, each once and in order', async () => {
      const ana = await app.register()
      const rows = Array.from({ length: 2001 }, (_, n) => `2026-11-02,Fila ${n},${n + 1}`)
      const csv = ['date,description,amount', ...rows].join('\n')
      ;(await ana.send('importExpenses', { body: { csv } })).ok()
      const { expenses, changes } = (await ana.send('exportAccount')).ok()
      const ids = expenses.map(({ id }) => id)
      expect(new Set(expenses.map(({ description }) => description)).size).toBe(2001)
      expect(ids).toEqual(ids.toSorted())
      expect(ids).toHaveLength(2001)
      expect(changes.map(({ expense_id }) => expense_id).toSorted()).toEqual(ids)
      expect(new Set(changes.map(({ action }) => action))).toEqual(new Set(['created']))
    })

    it('contains the expenses from every household the person was in', async () => {
      const ana = await app.register()
      const beto = await app.join(ana)
      const before = await spend(beto, {})
      ;(await beto.send('leaveHousehold', { body: {} })).ok()
      ;(await beto.send('createHousehold', { body: { name: 'La de Beto', currency: 'EUR' } })).ok()
      const after = await spend(beto, {})
      const all = (await beto.send('exportAccount')).ok()
      expect(all.expenses.map(({ id }) => id)).toEqual([before.id, after.id])
      expect(all.changes.map(({ expense_id }) => expense_id)).toEqual([before.id, after.id])
      expect(all.memberships.map(({ left_at }) => left_at === null)).toEqual([false, true])
      expect(all.household).toMatchObject({ household_name: 'La de Beto' })
    })
  })

  describe('that is deleted', () => {
    it('first explains the consequences to a member, an owner and the last member', async () => {
      const ana = await app.register()
      const beto = await app.join(ana)
      const told = async (person: Person) => (await remove(person)).problem()
      expect(await told(beto)).toMatchObject({ code: 'delete_account_confirmation' })
      expect((await told(beto)).detail).toContain('stay in the household for the others, without your name')
      expect((await told(ana)).detail).toContain('hand the household over')
      expect((await remove(ana, { confirm: true })).problem()).toMatchObject({ code: 'owner_must_hand_over' })
      ;(await remove(beto, { confirm: true })).ok()
      expect((await told(ana)).detail).toContain('the household is deleted with everything in it')
      ;(await remove(ana, { confirm: true })).ok()
    })

    it('can be registered again five times a day, so that nobody renews limits without end', async () => {
      const { claims, code } = app.newcomer()
      for (let n = 0; n < 5; n++) (await remove(await app.register({}, claims), { confirm: true })).ok()
      const phone_number = newPhone()
      const household = { household_name: 'Casa', household_currency: 'ARS' }
      const registerAgain = () =>
        app.guest.send('register', { body: { code: code(), phone_number, ...household } })
      expect((await registerAgain()).problem()).toMatchObject({ code: 'too_many_requests' })
      await app.settled()
      expect(app.graph.sentTo(phone_number)).toEqual([])
      app.clock.advance(86_400_000)
      ;(await registerAgain()).ok()
    })

    it('leaves its expenses to the household without its name, even in the history', async () => {
      const ana = await app.register()
      const beto = await app.join(ana)
      const { id } = await spend(beto, { description: 'Nafta' })
      ;(await beto.send('changeExpense', { params: { id }, body: { paid_by: (await ana.me()).id } })).ok()
      ;(await remove(beto, { confirm: true })).ok()
      const list = (await ana.send('listExpenses')).ok()
      expect(list).toMatchObject({ total_count: 1, general_total: 10 })
      const { changes } = (await ana.send('expenseHistory', { params: { id } })).ok()
      expect(changes).toHaveLength(2)
      expect(JSON.stringify([list, changes])).not.toContain('Beto')
      expect((await ana.send('listMembers')).ok().members).toHaveLength(1)
    })

    it.each(['joins', 'creates'] as const)(
      'belongs to no household afterwards, even if it %s one at the same moment',
      async (how) => {
        const ana = await app.register()
        const { code } = (await ana.send('invite', { body: { max_uses: 20 } })).ok().invitation
        for (let round = 0; round < 6; round++) {
          const carla = await app.register()
          const { id } = await carla.me()
          ;(await carla.send('leaveHousehold', { body: { confirm_delete: true } })).ok()
          const deletion = () => remove(carla, { confirm: true })
          const addition = () =>
            how === 'joins'
              ? carla.send('joinHousehold', { body: { code } })
              : carla.send('createHousehold', { body: { name: 'Propia', currency: 'ARS' } })
          const [deleted, added] =
            round % 2 === 0
              ? await Promise.all([deletion(), addition()])
              : (await Promise.all([addition(), deletion()])).toReversed()
          expect([deleted?.status, [200, 401].includes(added?.status ?? 0)]).toEqual([200, true])
          const memberships = app.app.deps.db.read.selectFrom('memberships').where('user_id', '=', id)
          expect(await memberships.where('left_at', 'is', null).selectAll().execute()).toEqual([])
        }
        expect((await ana.send('listMembers')).ok().members).toHaveLength(1)
      },
    )

    it('ends all its sessions and frees its phone number and Google account', async () => {
      const phone = newPhone()
      const ana = await app.register({ phone_number: phone })
      const other = (await app.guest.send('login', { body: { code: app.google.codeFor(ana.claims) } })).ok()
      ;(await remove(ana, { confirm: true })).ok()
      expect((await ana.send('me')).status).toBe(401)
      const headers = { authorization: `Bearer ${other.access_token}` }
      expect((await app.guest.send('me', { headers })).status).toBe(401)
      const body = { refresh_token: other.refresh_token }
      expect((await app.guest.send('refresh', { body })).problem()).toMatchObject({ code: 'session_ended' })
      const login = await app.guest.send('login', { body: { code: app.google.codeFor(ana.claims) } })
      expect(login.problem()).toMatchObject({ code: 'user_not_registered' })
      const again = await app.register({ phone_number: phone }, ana.claims)
      expect((await again.send('listExpenses')).ok().total_count).toBe(0)
    })
  })
})
