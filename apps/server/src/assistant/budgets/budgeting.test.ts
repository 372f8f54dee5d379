import { afterAll, beforeAll, expect, it } from 'vitest'
import { createTestApp, type Person, type TestApp } from '../../testing/app.ts'
import { eachEngine } from '../../testing/database.ts'

eachEngine('a budget in the chat', (engine) => {
  let app: TestApp

  beforeAll(async () => {
    app = await createTestApp(engine)
    app.clock.set('2026-11-20T15:00:00Z')
  })
  afterAll(() => app.close())

  async function say(person: Person, text: string): Promise<string> {
    const answer = (await person.send('sendAssistantMessage', { body: { text } })).ok()
    return answer.text.replaceAll('\u00a0', ' ')
  }

  it('is set, shown with each of its expenses, and shown on request', async () => {
    const ana = await app.register()
    expect(await say(ana, 'presupuesto de 20 mil para súper')).toBe(
      'Listo: $ 20.000 por mes para 🛒 Supermercado.\n🛒 Supermercado: van $ 0 de $ 20.000. Quedan $ 20.000.',
    )
    expect((await ana.send('listBudgets')).ok().budgets).toMatchObject([{ usual_amount: 20000 }])
    expect(await say(ana, 'gasté 8.500 en el súper')).toContain('Quedan $ 11.500 para 🛒 Supermercado.')
    expect(await say(ana, 'nafta 3.000')).not.toContain('Quedan')
    expect(await say(ana, '¿cuánto queda para súper?')).toBe(
      '🛒 Supermercado: van $ 8.500 de $ 20.000. Quedan $ 11.500.',
    )
  })

  it('is undone step by step after it was set, changed or deleted', async () => {
    const ana = await app.register()
    await say(ana, 'súper 8.500')
    await say(ana, 'presupuesto de 20 mil para súper')
    await say(ana, 'presupuesto de 30 mil para súper')
    await say(ana, 'borrá el presupuesto de súper')
    const usual = async () =>
      (await ana.send('listBudgets')).ok().budgets.map(({ usual_amount }) => usual_amount)
    expect(await usual()).toEqual([])
    expect(await say(ana, 'deshacer')).toContain('Listo: $ 30.000 por mes para 🛒 Supermercado.')
    expect(await usual()).toEqual([30000])
    expect(await say(ana, 'deshacer')).toContain('Listo: $ 20.000 por mes para 🛒 Supermercado.')
    expect(await usual()).toEqual([20000])
    expect(await say(ana, 'deshacer')).toContain('$ 20.000')
    expect(await usual()).toEqual([])
    expect((await ana.send('listExpenses')).ok().total_count).toBe(1)
    await say(ana, 'deshacer')
    expect((await ana.send('listExpenses')).ok().total_count).toBe(0)
  })

  it('is raised or replaced by the messages that follow it', async () => {
    const ana = await app.register()
    await say(ana, 'súper 8.500')
    await say(ana, 'presupuesto de 20 mil para súper')
    const usual = async () =>
      (await ana.send('listBudgets')).ok().budgets.map(({ usual_amount }) => usual_amount)
    await say(ana, 'súbele 5 mil')
    expect(await usual()).toEqual([25000])
    await say(ana, 'mejor que sean 30 mil')
    expect(await usual()).toEqual([30000])
    await say(ana, 'aumenta pra 32')
    expect(await usual()).toEqual([32000])
    expect((await ana.send('listExpenses')).ok().expenses).toMatchObject([{ amount: 8500 }])
  })

  it('warns once when 80 % is spent and once when it is exceeded', async () => {
    const ana = await app.register()
    await say(ana, 'presupuesto de 10 mil para súper')
    expect(await say(ana, 'súper 8.300')).toContain(
      'Ya va el 83 % del presupuesto de 🛒 Supermercado. Quedan $ 1.700.',
    )
    expect(await say(ana, 'súper 200')).not.toContain(' %')
    expect(await say(ana, 'súper 2.000')).toBe(
      [
        'Anotado: 🛒 Supermercado, súper, $ 2.000.',
        'En noviembre van $ 10.500. Se pasaron por $ 500 del presupuesto de 🛒 Supermercado.',
      ].join('\n'),
    )
    expect(await say(ana, 'no, eran 2.100')).not.toContain('100 %')
  })

  it('for an unknown category does not become one for everything', async () => {
    const ana = await app.register()
    await say(ana, 'presupuesto de 10 mil para flurbos')
    expect((await ana.send('listBudgets')).ok().budgets).toEqual([])
    expect(await say(ana, '¿cuánto queda para súper?')).toContain('No hay presupuesto')
  })

  it('belongs to the category of that name, even if the word was learned for another', async () => {
    const ana = await app.register({ preferred_language: 'es' })
    await say(ana, 'súper 8.000')
    await say(ana, 'era transporte')
    expect(await say(ana, 'presupuesto de 20 mil para súper')).toContain('para 🛒 Supermercado')
    expect(await say(ana, '¿cuánto gastamos en súper?')).toContain('no hay gastos en 🛒 Supermercado')
  })

  it('that does not exist is answered with the existing ones', async () => {
    const ana = await app.register()
    await say(ana, 'presupuesto de 20 mil para súper')
    const there = '🛒 Supermercado: van $ 0 de $ 20.000. Quedan $ 20.000.'
    for (const question of ['¿cuánto queda para nafta?', '¿cuánto queda para flurbos?']) {
      const [none, ...others] = (await say(ana, question)).split('\n')
      expect(none, question).toContain('No hay presupuesto para')
      expect(others, question).toEqual([there])
    }
  })

  it.each([
    ['es', 'presupuesto de 200 para súper', 'sacá el presupuesto de súper', 'Listo: saqué el presupuesto de'],
    ['en', 'budget of 200 for groceries', 'remove the groceries budget', 'Done: the budget of'],
    ['pt', 'orçamento do mercado: 200', 'apaga o orçamento do mercado', 'Pronto: tirei o orçamento de'],
    ['fr', 'budget de 200 pour les courses', 'supprime le budget des courses', 'C’est fait : le budget de'],
  ] as const)('is deleted in words: %s', async (preferred_language, set, remove, gone) => {
    const ana = await app.register({ preferred_language })
    await say(ana, 'pan 100')
    await say(ana, set)
    expect(await say(ana, remove)).toContain(`${gone} $ 200`)
    expect((await ana.send('listBudgets')).ok().budgets).toEqual([])
    expect((await ana.send('listExpenses')).ok().total_count).toBe(1)
    expect(await say(ana, remove)).not.toContain(gone)
  })

  it('that was just set is changed by a bare amount and undone by “delete that”', async () => {
    const ana = await app.register({ preferred_language: 'es' })
    await say(ana, 'pan 500')
    await say(ana, 'presupuesto de 20 mil para súper')
    expect(await say(ana, 'ponelo en 25 mil mejor')).toContain(
      'Listo: $ 25.000 por mes para 🛒 Supermercado.',
    )
    expect(await say(ana, 'borrá eso')).toContain('Listo: $ 20.000 por mes para 🛒 Supermercado.')
    expect((await ana.send('listExpenses')).ok().expenses).toMatchObject([
      { description: 'pan', amount: 500 },
    ])
    await say(ana, 'leche 800')
    expect(await say(ana, 'eran 900')).toContain('leche, $ 900')
  })

  it.each([
    [
      'es',
      'presupuesto de 200 para súper',
      'presupuesto de 0 para súper',
      'bajalo a 0',
      'súbele 5 mil',
      '¿De cuánto por mes?',
    ],
    [
      'en',
      'budget of 200 for groceries',
      'set the groceries budget to 0',
      'lower it to 0',
      'raise it by 5000',
      'How much a month?',
    ],
    [
      'pt',
      'orçamento do mercado: 200',
      'orçamento do mercado: 0',
      'baixa para 0',
      'aumenta 5 mil',
      'De quanto por mês?',
    ],
    [
      'fr',
      'budget de 200 pour les courses',
      'budget de 0 pour les courses',
      'baisse à 0',
      'augmente de 5000',
      'Combien par mois ?',
    ],
  ] as const)('is never set to zero or raised above the maximum (%s)', async (...row) => {
    const [preferred_language, wish, nothing, lowered, raised, ask] = row
    const ana = await app.register({ preferred_language })
    const budgets = async () => (await ana.send('listBudgets')).ok().budgets
    expect(await say(ana, nothing)).toContain(ask)
    expect(await budgets()).toEqual([])
    await say(ana, wish)
    await say(ana, lowered)
    expect(await say(ana, nothing)).toContain(ask)
    expect(await budgets()).toMatchObject([{ amount: 200, percent: 0 }])
    const body = { category_id: (await budgets())[0]?.category_id ?? null, amount: 999_999_999_999 }
    ;(await ana.send('setBudget', { body })).ok()
    await say(ana, raised)
    expect(await budgets()).toMatchObject([{ amount: 999_999_999_999 }])
  })

  it('replaces the different amount of this month, and undo restores both amounts', async () => {
    const ana = await app.register({ preferred_language: 'en' })
    await say(ana, 'groceries budget 400')
    const amounts = async () =>
      (await ana.send('listBudgets')).ok().budgets.map((each) => [each.usual_amount, each.amount])
    const [budget] = (await ana.send('listBudgets')).ok().budgets
    const body = { category_id: budget?.category_id ?? null, amount: 500, month: '2026-11-20' }
    ;(await ana.send('setBudget', { body })).ok()
    const told = await say(ana, 'groceries budget 600')
    expect(told).toContain('Done: $ 600 a month')
    expect(told).toContain('$ 0 of $ 600')
    expect(await amounts()).toEqual([[600, 600]])
    const undone = await say(ana, 'undo')
    expect(undone).toContain('Done: $ 400 a month')
    expect(undone).toContain('$ 0 of $ 500')
    expect(await amounts()).toEqual([[400, 500]])
    await say(ana, 'how much is left for groceries?')
    await say(ana, 'raise it by 50')
    expect(await amounts()).toEqual([[550, 550]])
  })

  it('is shown by a follow-up question after one about another budget', async () => {
    const ana = await app.register({ preferred_language: 'es' })
    await say(ana, 'presupuesto de 20 mil para súper')
    await say(ana, 'presupuesto de 9 mil para salud')
    await say(ana, '¿cuánto gastamos en lo que va del año?')
    await say(ana, '¿cuánto me queda para salud?')
    expect(await say(ana, '¿y para el súper?')).toContain('Quedan $ 20.000')
  })

  it.each([
    [
      'es',
      'presupuesto de 200 mil para súper',
      '¿puedo gastar 50 mil más?',
      /Quedan \$.200\.000/,
      'borrá el presupuesto',
    ],
    ['en', 'budget of 200 for groceries', 'can I spend 50 more?', /\$.200 left/, 'delete the budget'],
    ['pt', 'orçamento de 200 para mercado', 'posso gastar mais 50?', /Restam \$.200/, 'apaga o orçamento'],
    [
      'fr',
      'budget de 200 pour les courses',
      'je peux dépenser 50 de plus ?',
      /Il reste \$.200/,
      'supprime le budget',
    ],
  ] as const)(
    'shows what may still be spent, and can be deleted without its name (%s: %s, %s)',
    async (...row) => {
      const [language, wish, question, left, goodbye] = row
      const ana = await app.register({ preferred_language: language })
      const answer = async (text: string) =>
        (await ana.send('sendAssistantMessage', { body: { text } })).ok().text
      await answer(wish)
      expect(await answer(question)).toMatch(left)
      await answer(goodbye)
      expect((await ana.send('listBudgets')).ok().budgets).toEqual([])
    },
  )

  it.each([
    ['es', 'presupuesto de 300.000 para súper y 100.000 para nafta'],
    ['en', 'budget 300 for groceries and 100 for eating out'],
    ['en', 'budget 300 for groceries, and 100 for eating out'],
    ['en', 'groceries budget 300 and for eating out 100'],
    ['es', 'presupuesto de súper 300 lucas y de ropa 100'],
    ['es', 'presupuesto de súper 300 mil, para ropa 100 mil'],
    ['pt', 'orçamento de 300 para mercado e 100 para gasolina'],
    ['fr', 'budget 300 courses et 100 essence'],
  ] as const)('is set for each of several categories in one message (%s: %s)', async (language, wish) => {
    const ana = await app.register({ preferred_language: language })
    await say(ana, wish)
    const { budgets } = (await ana.send('listBudgets')).ok()
    const thousands = language === 'es' ? 1000 : 1
    expect(budgets.map(({ usual_amount }) => (usual_amount ?? 0) / thousands).toSorted()).toEqual([100, 300])
  })

  it('is not set for a purchase in the same message', async () => {
    const ana = await app.register({ preferred_language: 'en' })
    for (const wish of ['set 300 for groceries and coffee 5', 'budget 300 for groceries and coffee 5'])
      await say(ana, wish)
    const { budgets } = (await ana.send('listBudgets')).ok()
    expect(budgets.map(({ usual_amount }) => usual_amount)).toEqual([300])
  })

  it.each([
    ['es', 'presupuesto de 300 para súper y 100 para zarlanga', 'no tiene una categoría así'],
    ['en', 'budget 300 for groceries and 100 for zarlanga', 'no such category'],
    ['pt', 'orçamento de 300 para mercado e 100 para zarlanga', 'não tem uma categoria assim'],
    ['fr', 'budget 300 courses et 100 zarlanga', 'pas cette catégorie'],
  ] as const)('is not set for any category when one of them is unknown (%s: %s)', async (...row) => {
    const [language, wish, told] = row
    const ana = await app.register({ preferred_language: language })
    expect(await say(ana, wish)).toContain(told)
    expect((await ana.send('listBudgets')).ok().budgets).toEqual([])
  })

  it.each([
    [
      'es',
      'presupuesto de 300 para súper',
      'bajá el presupuesto de súper en 50',
      'subile 20 al presupuesto de súper',
    ],
    ['en', 'budget of 300 for groceries', 'lower the grocery budget by 50', 'add 20 to the grocery budget'],
    [
      'pt',
      'orçamento de 300 para mercado',
      'reduz o orçamento de mercado em 50',
      'aumenta o orçamento de mercado em 20',
    ],
    ['fr', 'budget de 300 pour les courses', 'baisse le budget courses de 50', 'ajoute 20 au budget courses'],
    ['es', 'presupuesto de 300', 'recortá el presupuesto en 50', 'aumentá el presupuesto en 20'],
    ['en', 'budget of 300', 'cut the budget by 50', 'bump the budget by 20'],
    ['en', 'budget of 300', 'bring the budget down by 50', 'move the budget up by 20'],
    [
      'en',
      'budget of 300 for groceries',
      'trim the groceries budget by 50',
      'add 20 to the groceries budget',
    ],
    ['pt', 'orçamento de 300', 'diminui o orçamento em 50', 'aumenta o orçamento em 20'],
    ['fr', 'budget de 300', 'réduis le budget de 50', 'augmente le budget de 20'],
  ] as const)('is lowered and raised by an amount (%s)', async (language, set, lower, raise) => {
    const ana = await app.register({ preferred_language: language })
    const usual = async () =>
      (await ana.send('listBudgets')).ok().budgets.map(({ usual_amount }) => usual_amount)
    await say(ana, lower)
    expect(await usual()).toEqual([])
    await say(ana, set)
    await say(ana, lower)
    expect(await usual()).toEqual([250])
    await say(ana, raise)
    expect(await usual()).toEqual([270])
  })
})
