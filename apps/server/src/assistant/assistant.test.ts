import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestApp, type Person, type TestApp } from '../testing/app.ts'
import { eachEngine } from '../testing/database.ts'

interface Answer {
  text: string
  buttons: { id: string; title: string }[]
}

eachEngine('the assistant', (engine) => {
  let app: TestApp

  beforeAll(async () => {
    app = await createTestApp(engine)
    app.clock.set('2026-11-20T15:00:00Z')
  })
  afterAll(() => app.close())

  async function say(person: Person, text: string) {
    const answer = (await person.send('sendAssistantMessage', { body: { text } })).ok()
    return { ...answer, text: plain(answer.text) }
  }

  async function press(person: Person, { buttons }: Answer, title: string) {
    const titles = buttons.map((one) => plain(one.title))
    expect(titles).toContain(title)
    const body = { button_id: buttons[titles.indexOf(title)]?.id }
    const answer = (await person.send('sendAssistantMessage', { body })).ok()
    return { ...answer, text: plain(answer.text) }
  }

  async function ledger(person: Person) {
    return (await person.send('listExpenses')).ok().expenses
  }

  /** Replaces the non-breaking spaces of amounts with normal ones. */
  const plain = (text: string) => text.replaceAll('\u00a0', ' ')
  const titlesOf = ({ buttons }: Answer) => buttons.map(({ title }) => plain(title))
  const inUsd = { household_name: 'The Smiths', household_currency: 'USD', preferred_language: 'en' } as const

  it('learns from a category changed on the web, and from its removal', async () => {
    const ana = await app.register()
    const { categories } = (await ana.send('listCategories')).ok()
    const idOf = (name: string) => categories.find((category) => category.name === name)?.id
    const [learned] = (await say(ana, 'flurbos 1.000')).expenses
    const change = async (category_id: string | null | undefined) =>
      (
        await ana.send('changeExpense', {
          params: { id: learned?.id ?? '' },
          body: { description: 'flurbos', category_id },
        })
      ).ok()
    await change(idOf('Educación'))
    expect((await say(ana, 'flurbos 2.000')).text).toContain('Educación')
    await change(null)
    expect((await say(ana, 'flurbos 3.000')).text).not.toContain('Educación')
  })

  describe('an expense', () => {
    it('is recorded and confirmed with its details, the month’s total and an undo button', async () => {
      const ana = await app.register()
      const answer = await say(ana, 'gasté 8.500 en el súper')
      expect(answer.text).toBe('Anotado: 🛒 Supermercado, súper, $ 8.500.\nEn noviembre van $ 8.500.')
      expect(titlesOf(answer)).toEqual(['Deshacer', 'Categoría'])
      expect(answer.expenses).toMatchObject([{ amount: 8500, description: 'súper', source: 'web' }])
      expect(await ledger(ana)).toMatchObject([
        { amount: 8500, category_name: 'Supermercado', expense_date: '2026-11-20', source: 'web' },
      ])
    })

    it('is confirmed in the language of its writer', async () => {
      const sam = await app.register(inUsd)
      expect((await say(sam, 'Spent $20 on coffee yesterday')).text).toBe(
        'Noted: 🍕 Eating out, coffee, USD 20.00, yesterday.\nNovember so far: USD 20.00.',
      )
      const rui = await app.register({ preferred_language: 'pt', household_currency: 'BRL' })
      expect((await say(rui, 'gastei 45,90 no mercado')).text).toContain('BRL 45.90')
      const lea = await app.register({ preferred_language: 'fr', household_currency: 'EUR' })
      expect((await say(lea, 'payé 12,50 de pain')).text).toMatch(/^Noté : .*EUR 12.50/)
    })

    it('counts in the total of the month it was spent in', async () => {
      const ana = await app.register()
      await say(ana, 'café 3.000')
      expect((await say(ana, 'pan 1.000 el 31/10')).text).toContain('En octubre fueron $ 1.000.')
      expect((await say(ana, 'pan 2.000')).text).toContain('En noviembre van $ 5.000.')
    })

    it('has a description that is cut at its length, but not within an emoji', async () => {
      const ana = await app.register()
      const beginning = `${'pan '.repeat(49)}pan`
      const { text } = await say(ana, `${beginning}🥖 y torta 500`)
      expect(text.isWellFormed()).toBe(true)
      expect(await ledger(ana)).toMatchObject([{ description: beginning, amount: 500 }])
    })

    it('is recorded once even if the same request is repeated', async () => {
      const ana = await app.register()
      const headers = { 'idempotency-key': 'one' }
      const first = await ana.send('sendAssistantMessage', { body: { text: 'café 3.200' }, headers })
      const second = await ana.send('sendAssistantMessage', { body: { text: 'café 3.200' }, headers })
      expect(second.ok()).toEqual(first.ok())
      expect(await ledger(ana)).toHaveLength(1)
    })

    it('in a message with others can be undone alone or with all of them', async () => {
      const ana = await app.register()
      const answer = await say(ana, 'café 3.200 y pan 1.800')
      expect(answer.text).toContain('Anoté 2 gastos, $ 5.000 en total:')
      expect(titlesOf(answer)).toEqual(['Deshacer todo', 'Deshacer uno', 'Categoría'])
      const choice = await press(ana, answer, 'Deshacer uno')
      expect((await press(ana, choice, '$ 1.800 pan')).text).toContain('En noviembre van $ 3.200.')
      expect(await ledger(ana)).toMatchObject([{ description: 'café' }])
      await press(ana, answer, 'Deshacer todo')
      expect(await ledger(ana)).toEqual([])
    })

    it('is not recorded from a message that contains none', async () => {
      const ana = await app.register()
      for (const text of [
        'hola',
        'listo',
        'cobré 200.000',
        '¿qué tiempo hace?',
        'gracias',
        'mañana pago 5.000 de luz',
      ])
        expect((await say(ana, text)).text).not.toContain('Anotado')
      expect(await ledger(ana)).toEqual([])
    })
  })

  describe('undoing', () => {
    it('with its button deletes the expense, and another button restores it', async () => {
      const ana = await app.register()
      const coffee = await say(ana, 'café 3.200')
      await say(ana, 'pan 1.800')
      const undone = await press(ana, coffee, 'Deshacer')
      expect(undone.text).toBe('Borrado: 🍕 Salidas y comida, café, $ 3.200.\nEn noviembre van $ 1.800.')
      expect(await ledger(ana)).toMatchObject([{ description: 'pan' }])
      expect((await press(ana, coffee, 'Deshacer')).text).toContain('Ya estaba borrado')
      expect((await press(ana, undone, 'Recuperar')).text).toContain('En noviembre van $ 5.000.')
      expect(await ledger(ana)).toHaveLength(2)
    })

    it('in words reverts the last change, then the change before it', async () => {
      const ana = await app.register()
      await say(ana, 'café 3.200')
      await say(ana, 'no, eran 7.500')
      expect((await say(ana, 'deshacer')).text).toContain('$ 3.200')
      expect(await ledger(ana)).toMatchObject([{ amount: 3200 }])
      await say(ana, 'borralo')
      expect(await ledger(ana)).toEqual([])
      await say(ana, 'deshacer')
      expect(await ledger(ana)).toMatchObject([{ amount: 3200 }])
      await say(ana, 'deshacer')
      expect(await ledger(ana)).toEqual([])
      expect((await say(ana, 'deshacer')).text).toBe('No queda nada por deshacer.')
    })

    it('by name deletes that expense, or says that none has that name', async () => {
      const ana = await app.register()
      await say(ana, 'café 3.200')
      await say(ana, 'pan 1.800')
      expect((await say(ana, 'borrá el café')).text).toContain('Borrado: 🍕 Salidas y comida, café')
      expect(await ledger(ana)).toMatchObject([{ description: 'pan' }])
      expect((await say(ana, 'borrá el alquiler')).text).toContain('«alquiler»')
      expect(await ledger(ana)).toHaveLength(1)
      expect((await say(ana, 'recuperalo')).text).toContain('Recuperado')
      expect(await ledger(ana)).toHaveLength(2)
    })

    it('is refused for expenses of another member or another household', async () => {
      const ana = await app.register()
      const noted = await say(ana, 'café 3.200')
      const beto = await app.join(ana)
      expect((await press(beto, noted, 'Deshacer')).text).toContain('lo anotó Ana')
      const stranger = await app.register()
      expect((await press(stranger, noted, 'Deshacer')).text).toBe('Ese gasto ya no está.')
      expect((await press(stranger, noted, 'Categoría')).text).toBe('Ese gasto ya no está.')
      expect(await ledger(ana)).toHaveLength(1)
    })

    it('with an unknown button says that the question was already settled', async () => {
      const ana = await app.register()
      for (const button_id of ['x', 'undo/1', 'pick/1/1', `set/${'0'.repeat(36)}/x`]) {
        const answer = (await ana.send('sendAssistantMessage', { body: { button_id } })).ok()
        expect(answer.text).toContain('ya quedó resuelta')
      }
    })
  })

  describe('a correction', () => {
    it('changes the writer’s last expense and is kept in its history', async () => {
      const ana = await app.register()
      const beto = await app.join(ana)
      await say(ana, 'gasté 8.500 en el súper')
      await say(beto, 'pan 1.000')
      expect((await say(ana, 'no, eran 7.500')).text).toBe(
        'Cambiado: 🛒 Supermercado, súper, $ 7.500.\nEn noviembre van $ 8.500.',
      )
      await say(ana, 'fue ayer')
      await say(ana, 'lo pagó Beto')
      const answer = await say(ana, 'era en farmacia')
      expect(answer.text).toContain('💊 Salud, farmacia, $ 7.500, ayer, lo pagó Beto')
      const [expense] = (await ledger(ana)).filter(({ user_name }) => user_name === 'Ana García')
      expect(expense).toMatchObject({
        amount: 7500,
        category_name: 'Salud',
        expense_date: '2026-11-19',
        paid_by_name: 'Beto García',
      })
      const { changes } = (await ana.send('expenseHistory', { params: { id: expense?.id ?? '' } })).ok()
      expect(changes.map(({ action }) => action)).toEqual([
        'created',
        'changed',
        'changed',
        'changed',
        'changed',
      ])
      expect(await ledger(ana)).toHaveLength(2)
    })

    it('is undone by its own button', async () => {
      const ana = await app.register()
      await say(ana, 'café 3.200')
      const first = await say(ana, 'no, eran 7.500')
      await say(ana, 'pan 100')
      await press(ana, first, 'Deshacer')
      expect(await ledger(ana)).toMatchObject([{ amount: 100 }, { amount: 3200 }])
    })

    it('of one of several expenses asks which one is meant', async () => {
      const ana = await app.register()
      await say(ana, 'café 3.200 y pan 1.800')
      const which = await say(ana, 'no, eran 2.000')
      expect(titlesOf(which)).toEqual(['$ 3.200 café', '$ 1.800 pan'])
      await press(ana, which, '$ 1.800 pan')
      const amounts = (await ledger(ana)).map(({ amount }) => amount)
      expect(amounts.sort((a, b) => a - b)).toEqual([2000, 3200])
    })

    it('to an unknown payer changes nothing', async () => {
      const ana = await app.register()
      await say(ana, 'café 3.200')
      expect((await say(ana, 'lo pagó Pedro')).text).toContain('No conozco a Pedro')
      expect(await ledger(ana)).toMatchObject([{ paid_by_name: 'Ana García' }])
    })

    it('in another currency asks for the amount in the household’s currency', async () => {
      const ana = await app.register()
      await say(ana, 'café 3.200')
      expect((await say(ana, 'no, eran 20 usd')).text).toContain('¿Cuánto fue en ARS?')
      await say(ana, '28.000')
      expect(await ledger(ana)).toMatchObject([{ amount: 28000, description: 'café' }])
    })
  })

  describe('a category', () => {
    it('is chosen from a list and used for that word from then on, for everybody', async () => {
      const ana = await app.register()
      const beto = await app.join(ana)
      const noted = await say(ana, 'zumbalum 5.000')
      const list = await press(ana, noted, 'Categoría')
      expect(list.text).toContain('¿En qué categoría va')
      const second = await press(ana, list, 'Ver más')
      expect(list.buttons.length + second.buttons.length).toBeGreaterThan(10)
      expect(list.buttons.length).toBeLessThanOrEqual(10)
      expect((await press(ana, list, '🎒 Educación')).text).toContain('Cambiado: 🎒 Educación, zumbalum')
      expect((await say(beto, 'zumbalum 6.000')).text).toContain('Anotado: 🎒 Educación, zumbalum')
    })

    it('is changed in words and used for that word until the change is undone', async () => {
      const ana = await app.register()
      await say(ana, 'zumbalum 5.000')
      const changed = await say(ana, 'era súper')
      expect(changed.text).toContain('Cambiado: 🛒 Supermercado, zumbalum')
      expect((await say(ana, 'zumbalum 6.000')).text).toContain('🛒 Supermercado')
      await press(ana, changed, 'Deshacer')
      expect((await say(ana, 'zumbalum 7.000')).text).not.toContain('Supermercado')
    })
  })

  describe('a question', () => {
    it('about an unusual amount is asked before the expense is recorded', async () => {
      const ana = await app.register()
      for (const text of ['café 3.000', 'café 3.200', 'café 3.400']) await say(ana, text)
      const asked = await say(ana, 'café 95.000')
      expect(asked.text).toContain('Los tuyos suelen ser de $ 3.200.')
      expect(asked.text).toContain('Todavía no anoté nada.')
      expect(await ledger(ana)).toHaveLength(3)
      await press(ana, asked, '$ 95.000')
      expect(await ledger(ana)).toHaveLength(4)
      expect((await press(ana, asked, '$ 95.000')).text).toContain('ya quedó resuelta')
      expect(await ledger(ana)).toHaveLength(4)
    })

    it('can still be answered after another expense was recorded', async () => {
      const ana = await app.register()
      for (const text of ['café 3.000', 'café 3.200', 'café 3.400']) await say(ana, text)
      const asked = await say(ana, 'café 95.000')
      expect((await say(ana, 'pan 1.800')).text).toContain('Anotado: 🛒 Supermercado, pan')
      await press(ana, asked, 'Otro monto')
      expect((await say(ana, '9.500')).text).toContain('Anotado: 🍕 Salidas y comida, café, $ 9.500')
      expect(await ledger(ana)).toHaveLength(5)
    })

    it('about a missing price is repeated when the amount seems to lack its thousands', async () => {
      const ana = await app.register()
      for (const amount of ['22.000', '25.000', '31.000']) await say(ana, `súper ${amount}`)
      await say(ana, 'súper')
      const asked = await say(ana, '30')
      expect(asked.buttons?.map(({ title }) => title.replace(/\s/g, ' '))).toEqual([
        '$ 30.000',
        '$ 30',
        'Otro monto',
      ])
      expect((await say(ana, 'la primera')).text).toContain('$ 30.000')
      expect((await say(ana, 'súper 28')).buttons?.[0]?.title).toContain('28.000')
    })

    it('about a missing price is answered by a bare amount', async () => {
      const ana = await app.register()
      expect((await say(ana, 'compré pan')).text).toBe('pan: ¿cuánto fue?')
      expect(await ledger(ana)).toEqual([])
      expect((await say(ana, '1.500')).text).toContain('Anotado: 🛒 Supermercado, pan, $ 1.500')
      expect(await ledger(ana)).toHaveLength(1)
    })

    it('is answered by the same purchase with its price, which is recorded once', async () => {
      const ana = await app.register()
      await say(ana, '20 usd de libros')
      await say(ana, 'libros 28.000')
      expect(await ledger(ana)).toMatchObject([{ amount: 28000, note: 'USD 20.00' }])
      expect((await say(ana, '500')).text).toContain('¿Anoto')
    })

    it('about a bare amount is answered by what it was for', async () => {
      const ana = await app.register()
      expect((await say(ana, '5000')).text).toContain('¿Anoto $ 5.000?')
      expect((await say(ana, 'café')).text).toContain('Anotado: 🍕 Salidas y comida, café, $ 5.000')
      expect((await say(ana, 'pan')).text).toBe('pan: ¿cuánto fue?')
      expect(await ledger(ana)).toMatchObject([{ amount: 5000, description: 'café' }])
    })

    it('is dropped by a “no”', async () => {
      const ana = await app.register()
      await say(ana, 'compré pan')
      expect((await say(ana, 'no')).text).toBe('Listo, no lo anoto.')
      await say(ana, '8500')
      expect((await say(ana, 'sí')).text).toContain('Anotado: $ 8.500')
      expect(await ledger(ana)).toMatchObject([{ amount: 8500, description: 'Gasto' }])
    })

    it('asks for a foreign price in the household’s currency and keeps the original as a note', async () => {
      const ana = await app.register()
      const asked = await say(ana, '20 usd de libros y café 3.000')
      expect(asked.text).toContain('Anotado: 🍕 Salidas y comida, café, $ 3.000')
      expect(asked.text).toContain('libros, USD 20.00: ¿cuánto fue en ARS?')
      expect(await ledger(ana)).toHaveLength(1)
      await say(ana, '28.000')
      expect((await ledger(ana)).find(({ description }) => description === 'libros')).toMatchObject({
        amount: 28000,
        note: 'USD 20.00',
      })
    })
  })
})
