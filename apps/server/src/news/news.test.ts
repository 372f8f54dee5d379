import { setTimeout as sleep } from 'node:timers/promises'
import type { Language } from '@casita/contract'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createApp } from '../app.ts'
import { newId } from '../db/ids.ts'
import { noteDueExpenses } from '../recurring/note-due.service.ts'
import { createTestApp, newPhone, type Person, type TestApp } from '../testing/app.ts'
import { eachEngine } from '../testing/database.ts'
import { textIn, tokenIn } from '../testing/graph.ts'
import { sendWeeklySummaries } from './weekly-summary.service.ts'

const hour = 3_600_000

eachEngine('notifications', (engine) => {
  let app: TestApp
  beforeAll(async () => {
    app = await createTestApp(engine)
  })
  afterAll(() => app.close())
  // A Friday; noon in Buenos Aires.
  beforeEach(() => app.clock.set('2026-11-20T15:00:00Z'))

  const write = async (phone: string, text: string) => {
    await app.graph.write(app.app.http, phone, text, app.clock.now())
    await app.settled()
  }
  /** What was sent to a number since this was called. */
  function watch(phone: string) {
    const before = app.graph.sentTo(phone).length
    return () => app.graph.sentTo(phone).slice(before)
  }
  const saidTo = (sent: () => ReturnType<typeof app.graph.sentTo>) =>
    sent().map((message) => textIn(message).replaceAll('\u00a0', ' '))

  /** Connects a person's chat, with the window open. */
  async function connect(phone: string, person: Person): Promise<void> {
    await app.settled()
    const [message] = app.graph.sentTo(phone)
    await person.send('validateAccount', { query: { token: message ? tokenIn(message) : '' } })
    await write(phone, 'listo')
  }
  async function chatting(input: object = {}, name = 'Ana Gómez') {
    const phone = newPhone()
    const person = await app.register({ phone_number: phone, ...input }, { name })
    await connect(phone, person)
    return { person, phone }
  }
  async function joining(host: Person, input: object = {}, name = 'Beto García') {
    const { invitation } = (await host.send('invite', { body: {} })).ok()
    return chatting({ invitation_code: invitation.code, ...input }, name)
  }
  const want = async (person: Person, body: object) =>
    (await person.send('changeSettings', { body })).ok().settings
  const spend = async (person: Person, amount: number, more: object = {}) => {
    const answer = await person.send('createExpense', { body: { description: 'súper', amount, ...more } })
    await app.settled()
    return answer.ok()
  }

  describe('a budget alert', () => {
    it('is sent in the chat once per threshold, only to members who want it', async () => {
      const [ana, silent] = [await chatting(), newPhone()]
      const beto = await joining(ana.person)
      await joining(ana.person, { phone_number: silent }, 'Caro')
      expect(await want(ana.person, { budget_alerts: true })).toMatchObject({ budget_alerts: true })
      await ana.person.send('setBudget', { body: { amount: 100 } })
      const [toAna, toBeto, toCaro] = [watch(ana.phone), watch(beto.phone), watch(silent)]
      await spend(beto.person, 79)
      expect(saidTo(toAna)).toEqual([])
      const { expense } = await spend(beto.person, 6)
      expect(saidTo(toAna)).toEqual([
        [
          'Beto anotó súper, *$ 6*.',
          'Ya va el 80 % del presupuesto. Quedan *$ 15* del presupuesto.',
          'Para que no te escriba por mi cuenta, mandame PAUSA.',
        ].join('\n'),
      ])
      for (const amount of [1, 6, 2, 9]) {
        await beto.person.send('changeExpense', { params: { id: expense.id }, body: { amount } })
        await app.settled()
      }
      expect(toAna()).toHaveLength(1)
      await spend(beto.person, 30)
      expect(saidTo(toAna).at(-1)).toContain('Ya va el 100 % del presupuesto. Se pasaron por *$ 18*')
      expect([toAna().length, toBeto().length, toCaro().length]).toEqual([2, 0, 0])
    })

    it('is not sent in addition to the member’s own confirmation', async () => {
      const ana = await chatting()
      await want(ana.person, { budget_alerts: true })
      await ana.person.send('setBudget', { body: { amount: 100 } })
      const toAna = watch(ana.phone)
      await write(ana.phone, 'gasté 90 en el súper')
      expect(saidTo(toAna)).toHaveLength(1)
      expect(saidTo(toAna)[0]).toContain('Ya va el 90 % del presupuesto')
    })

    it('is sent to everybody when a recurring expense causes it', async () => {
      const ana = await chatting({ timezone: 'America/Argentina/Buenos_Aires' })
      const beto = await joining(ana.person)
      for (const { person } of [ana, beto]) await want(person, { budget_alerts: true })
      await ana.person.send('setBudget', { body: { amount: 100 } })
      const { expense } = await spend(ana.person, 45, { expense_date: '2026-11-14' })
      await ana.person.send('repeatExpense', { body: { expense_id: expense.id, every: 'week' } })
      const sent = [watch(ana.phone), watch(beto.phone)]
      app.clock.set('2026-11-21T04:00:00Z')
      await noteDueExpenses(app.app.deps)
      await app.settled()
      for (const toOne of sent)
        expect(saidTo(toOne)).toEqual([
          [
            'Se anotó solo: súper, *$ 45*.',
            'Ya va el 80 % del presupuesto. Quedan *$ 10* del presupuesto.',
            'Para que no te escriba por mi cuenta, mandame PAUSA.',
          ].join('\n'),
        ])
    })

    it('is sent once for all expenses of a message, with the budget after them', async () => {
      const ana = await chatting()
      const beto = await joining(ana.person)
      await want(ana.person, { budget_alerts: true })
      await ana.person.send('setBudget', { body: { amount: 1000 } })
      const [toAna, toBeto] = [watch(ana.phone), watch(beto.phone)]
      await write(beto.phone, 'pan 850, leche 100, café 150')
      expect(saidTo(toAna)).toEqual([
        [
          'Beto anotó pan, leche, café, *$ 1.100*.',
          'Ya va el 100 % del presupuesto. Se pasaron por *$ 100* del presupuesto.',
          'Para que no te escriba por mi cuenta, mandame PAUSA.',
        ].join('\n'),
      ])
      expect(saidTo(toBeto)).toHaveLength(1)
    })

    it('is sent once for a whole file, also for one with rows from before the budget', async () => {
      const ana = await chatting()
      const beto = await joining(ana.person)
      await want(ana.person, { budget_alerts: true })
      const { categories } = (await ana.person.send('listCategories')).ok()
      await ana.person.send('setBudget', { body: { amount: 1000 } })
      await ana.person.send('setBudget', { body: { amount: 500, category_id: categories[0]?.id ?? '' } })
      const toAna = watch(ana.phone)
      const name = categories[0]?.name
      const csv = [
        'fecha;descripción;monto;categoría',
        `2026-11-03;COTO;450;${name}`,
        '2026-09-03;EDESUR;5000;',
        '2026-11-05;EDESUR;700;',
      ].join('\n')
      const answer = await beto.person.send('importExpenses', { body: { csv } })
      expect(answer.ok()).toMatchObject({ imported: 3 })
      await app.settled()
      expect(saidTo(toAna)).toHaveLength(1)
      expect(saidTo(toAna)[0]).toMatch(/^Beto anotó COTO, EDESUR, \*\$ 1\.150\*\.\n/)
      const { budgets } = (await ana.person.send('listBudgets')).ok()
      expect(budgets.map(({ spent }) => spent)).toEqual([1150, 450])
    })

    it('is sent only while the chat window is open, never by template or later', async () => {
      const ana = await chatting()
      const beto = await joining(ana.person)
      await want(ana.person, { budget_alerts: true })
      await ana.person.send('setBudget', { body: { amount: 100 } })
      const { id } = await ana.person.me()
      const toAna = watch(ana.phone)
      app.clock.advance(25 * hour)
      await write(beto.phone, 'gasté 90 en el súper')
      expect(toAna()).toEqual([])
      await write(ana.phone, 'hola')
      expect(toAna()).toHaveLength(1)
      const kept = app.app.deps.db.read
        .selectFrom('outbox')
        .select(['done_at', 'dead_at'])
        .where('kind', '=', 'crossing')
        .where('user_id', '=', id)
      expect(await kept.execute()).toEqual([{ done_at: expect.any(String), dead_at: null }])
    })

    it('is sent once in the reader’s language when many expenses cross the budget at once', async () => {
      const ana = await chatting({ preferred_language: 'fr', household_currency: 'EUR' })
      const beto = await joining(ana.person)
      await want(ana.person, { budget_alerts: true })
      const { id } = (await ana.person.send('listCategories')).ok().categories[0] ?? { id: '' }
      await ana.person.send('setBudget', { body: { amount: 100, category_id: id } })
      const toAna = watch(ana.phone)
      await Promise.all(Array.from({ length: 6 }, () => spend(beto.person, 15, { category_id: id })))
      await app.settled()
      expect(saidTo(toAna)).toHaveLength(1)
      expect(saidTo(toAna)[0]).toMatch(
        /^Beto a noté súper, \*EUR 15.00\*\.\n80 % du budget 🛒 \*.+\* sont utilisés/,
      )
    })
  })

  describe('the weekly summary', () => {
    const send = () => sendWeeklySummaries(app.app.deps)
    const at = async (instant: string) => {
      app.clock.set(instant)
      await send()
      await app.settled()
    }

    it('is sent on Monday morning and compares the last week with the one before', async () => {
      const ana = await chatting()
      const beto = await joining(ana.person)
      const { categories } = (await ana.person.send('listCategories')).ok()
      const [groceries, food] = categories.map(({ id }) => id)
      await want(ana.person, { weekly_summary: true })
      await ana.person.send('setBudget', { body: { amount: 1000, category_id: groceries } })
      await spend(ana.person, 50, { expense_date: '2026-11-15' })
      await spend(ana.person, 30, { expense_date: '2026-11-16', category_id: groceries })
      await spend(beto.person, 70, { expense_date: '2026-11-22', category_id: food, description: 'pizza' })
      await spend(beto.person, 900, { expense_date: '2026-11-23', category_id: food })
      const toAna = watch(ana.phone)
      app.clock.set('2026-11-23T02:00:00Z')
      await write(ana.phone, 'hola')
      await at('2026-11-23T11:59:00Z')
      expect(toAna()).toHaveLength(1)
      await at('2026-11-23T12:00:00Z')
      expect(saidTo(toAna).at(-1)?.split('\n')).toEqual([
        '*La semana del 16 de noviembre al 22 de noviembre*',
        'En la casa gastaron *$ 100* (2 gastos).',
        'La anterior fueron *$ 50*. Son $ 50 más (+100 %).',
        'En qué se fue más:',
        '• 🍕 Salidas y comida: *$ 70* (70 %)',
        '• 🛒 Supermercado: *$ 30* (30 %)',
        'El más grande: pizza, *$ 70* (Beto).',
        'Presupuestos del mes:',
        '• Quedan *$ 970* para 🛒 *Supermercado*.',
        'Para que no te escriba por mi cuenta, mandame PAUSA.',
      ])
      expect(toAna().at(-1)?.body.interactive.action.parameters.url).toBe(
        'http://localhost:3000/analytics?start_date=2026-11-16&end_date=2026-11-22',
      )
      expect(app.graph.sentTo(beto.phone).map(textIn).join()).not.toContain('La semana')
    })

    it('is sent by template to a member who has not written for a day', async () => {
      const ana = await chatting({ household_name: 'Los Gómez' })
      await want(ana.person, { weekly_summary: true })
      await spend(ana.person, 1500, { expense_date: '2026-11-18' })
      const toAna = watch(ana.phone)
      await at('2026-11-23T15:00:00Z')
      expect(toAna()).toHaveLength(1)
      expect(toAna()[0]?.body.template).toMatchObject({
        name: 'casita_summary',
        language: { code: 'es_AR' },
        components: [
          {
            parameters: [
              { text: 'Ana' },
              { text: 'Los Gómez' },
              { text: '$ 1.500' },
              { text: expect.any(String) },
            ],
          },
          { type: 'button', parameters: [{ text: 'start_date=2026-11-16&end_date=2026-11-22' }] },
        ],
      })
    })

    it.each<[Language, RegExp]>([
      ['en', /^\*The week from November 16 to November 22\*\nThere were no expenses\./],
      ['pt', /^\*A semana de 16 de novembro a 22 de novembro\*\nNão houve gastos\./],
      ['fr', /^\*La semaine du 16 novembre au 22 novembre\*\nIl n’y a pas eu de dépenses\./],
    ])('is sent in the reader’s language: %s', async (preferred_language, said) => {
      const ana = await chatting({ preferred_language })
      await want(ana.person, { weekly_summary: true })
      app.clock.set('2026-11-22T18:00:00Z')
      await write(ana.phone, 'hola')
      const toAna = watch(ana.phone)
      await at('2026-11-23T15:00:00Z')
      expect(saidTo(toAna)).toEqual([expect.stringMatching(said)])
    })

    it('is sent on Monday morning in the reader’s time zone', async () => {
      const tokyo = await chatting({ timezone: 'Asia/Tokyo' })
      const angelena = await chatting({ timezone: 'America/Los_Angeles' })
      for (const { person } of [tokyo, angelena]) await want(person, { weekly_summary: true })
      const sent = [watch(tokyo.phone), watch(angelena.phone)]
      const counts = async (instant: string) => {
        await at(instant)
        return sent.map((messages) => messages().length)
      }
      expect(await counts('2026-11-22T23:59:00Z')).toEqual([0, 0])
      expect(await counts('2026-11-23T00:00:00Z')).toEqual([1, 0])
      expect(await counts('2026-11-23T16:59:00Z')).toEqual([1, 0])
      expect(await counts('2026-11-23T17:00:00Z')).toEqual([1, 1])
    })

    it('is sent once a week, however many servers check for it', async () => {
      const readers = await Promise.all(Array.from({ length: 3 }, () => chatting()))
      for (const { person } of readers) await want(person, { weekly_summary: true })
      const sent = readers.map(({ phone }) => watch(phone))
      const second = engine === 'postgres' ? await createApp(app.config, { clock: app.clock }) : app.app
      app.clock.set('2026-11-23T15:00:00Z')
      await Promise.all([app.app, second, app.app, second].map(({ deps }) => sendWeeklySummaries(deps)))
      await app.settled()
      expect(sent.map((messages) => messages().length)).toEqual([1, 1, 1])
      for (const { person } of readers) {
        await app.signInAgain(person)
        await want(person, { weekly_summary: false })
        await want(person, { weekly_summary: true, timezone: 'Asia/Tokyo' })
      }
      for (const instant of ['2026-11-24T01:00:00Z', '2026-11-27T03:00:00Z', '2026-11-29T03:00:00Z'])
        await at(instant)
      expect(sent.map((messages) => messages().length)).toEqual([1, 1, 1])
      await at('2026-11-30T03:00:00Z')
      expect(sent.map((messages) => messages().length)).toEqual([2, 2, 2])
      if (second !== app.app) await second.stop()
    })

    it('is not queued while many messages wait to be sent, because replies would wait behind it', async () => {
      const ana = await chatting()
      await want(ana.person, { weekly_summary: true })
      const toAna = watch(ana.phone)
      app.clock.set('2026-11-23T15:00:00Z')
      // They wait for a later moment, as after the provider asked for a pause.
      const waiting = Array.from({ length: 200 }, newId)
      await app.app.deps.db.transaction(async (tx) => {
        const rows = waiting.map((id) => ({
          id,
          kind: 'reply',
          dedupe_key: id,
          lane: id,
          ordered_at: app.clock.now().toISOString(),
          run_at: '2030-01-01T00:00:00.000Z',
          attempts: 0,
          is_first: 1,
          channel: 'whatsapp' as const,
          payload_json: '{}',
          may_have_arrived: 0,
          created_at: app.clock.now().toISOString(),
        }))
        await tx.insertInto('outbox').values(rows).execute()
      })
      const remove = (ids: string[]) =>
        app.app.deps.db.transaction((tx) => tx.deleteFrom('outbox').where('id', 'in', ids).execute())
      const sending = sendWeeklySummaries(app.app.deps)
      expect(await Promise.race([sending, sleep(1_500, 'still waiting')])).toBe('still waiting')
      expect(toAna()).toEqual([])
      await remove(waiting.slice(0, 1))
      // The app's own periodic task may have been waiting, too: either of them sends it.
      await sending
      await app.settled()
      expect(toAna()).toHaveLength(1)
      await remove(waiting)
    })

    it('is sent later in the week, by day, if no server ran on Monday', async () => {
      const ana = await chatting()
      await want(ana.person, { weekly_summary: true })
      const toAna = watch(ana.phone)
      // From 21:00 on Tuesday to 8:59 on Wednesday, in Buenos Aires.
      for (const night of ['2026-11-25T00:00:00Z', '2026-11-25T11:59:00Z']) {
        await at(night)
        expect(toAna(), night).toHaveLength(0)
      }
      await at('2026-11-25T12:00:00Z')
      expect(toAna()).toHaveLength(1)
    })

    it.each(['pausa', 'PAUSE', 'Pausa.'])('can be turned off with one word: %s', async (word) => {
      const ana = await chatting()
      await want(ana.person, { weekly_summary: true, budget_alerts: true })
      const toAna = watch(ana.phone)
      await write(ana.phone, word)
      expect(saidTo(toAna)).toEqual([expect.stringContaining('no te escribo más por mi cuenta')])
      expect((await ana.person.send('getSettings')).ok().settings).toMatchObject({
        weekly_summary: false,
        budget_alerts: false,
      })
      expect((await ana.person.me()).has_whatsapp_session).toBe(true)
      await at('2026-11-23T15:00:00Z')
      expect(toAna()).toHaveLength(1)
    })

    it('is not sent to members who left, disconnected or sent STOP', async () => {
      const ana = await chatting()
      const others = [await joining(ana.person), await joining(ana.person), await joining(ana.person)]
      for (const { person } of others) await want(person, { weekly_summary: true })
      const [left, disconnected, stopped] = others
      await left?.person.send('leaveHousehold')
      await disconnected?.person.send('disconnectWhatsapp')
      await write(stopped?.phone ?? '', 'STOP')
      const sent = others.map(({ phone }) => watch(phone))
      await at('2026-11-23T15:00:00Z')
      expect(sent.map((messages) => messages().length)).toEqual([0, 0, 0])
    })
  })
})
