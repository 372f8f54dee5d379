import { expect, it } from 'vitest'
import { ask, ledger, oneTalk, say } from '../../testing/talk.ts'

oneTalk('a message right after a budget was set', ({ register, join }) => {
  it.each([
    ['es', 'presupuesto de 300 para súper', 'y transporte 200'],
    ['en', 'budget for groceries 300', 'and eating out 200'],
    ['en', 'budget for groceries 300', 'and two hundred for eating out'],
    ['pt', 'orçamento de 300 para mercado', 'e transporte 200'],
    ['fr', 'budget courses 300', 'et restaurants 200'],
    ['fr', 'budget courses 300', 'et deux cents pour les restaurants'],
    ['fr', 'budget courses 300', 'et 100 pour les sorties'],
    ['fr', 'budget courses 300', '80 pour les restos'],
    ['en', 'budget for groceries 300', '£80 for eating out'],
  ] as const)(
    'sets another budget when another category follows (%s: %s, %s)',
    async (language, set, also) => {
      const ana = await register(language)
      await say(ana, set)
      await say(ana, also)
      expect((await ana.send('listBudgets')).ok().budgets).toHaveLength(2)
      expect(await ledger(ana)).toEqual([])
    },
  )

  it.each([
    ['es', 'presupuesto de 300 para súper', 'y 200 para transporte', 'Anoto'],
    ['en', 'budget for groceries 300', 'and 200 for transport', 'Shall I note'],
    ['pt', 'orçamento de 300 para mercado', 'e 200 pra transporte', 'Anoto'],
    ['fr', 'budget de 300 pour les courses', "et 200 pour l'essence", 'Je note'],
  ] as const)('records no expense unasked after a budget of another member (%s: %s, %s)', async (...row) => {
    const [language, set, also, asks] = row
    const ana = await register(language)
    const beto = await join(ana)
    await say(beto, set)
    expect(await say(ana, also)).toContain(asks)
    expect(await ledger(ana)).toEqual([])
  })

  it.each([
    ['es', 'presupuesto de 300 para comida', 'digo, súper', 'Supermercado'],
    ['en', 'budget of 300 for food', 'groceries I mean', 'Groceries'],
    ['en', 'budget of 300 for food', 'no, for groceries', 'Groceries'],
    ['pt', 'orçamento de 300 para restaurantes', 'quis dizer mercado', 'Mercado'],
    ['fr', 'budget de 300 pour les restos', 'non, pour les courses', 'Courses'],
  ] as const)('moves the budget when another category was meant (%s: %s, %s)', async (...row) => {
    const [language, set, meant, category] = row
    const ana = await register(language)
    await say(ana, 'taxi 9')
    await say(ana, set)
    await say(ana, meant)
    expect((await ana.send('listBudgets')).ok().budgets).toMatchObject([
      { category_name: category, amount: 300 },
    ])
    expect(await ledger(ana)).toMatchObject([{ description: 'taxi' }])
  })

  it.each([
    ['es', 'presupuesto de 300 para súper', 'remedios 12', 'eso ponlo en salud'],
    ['pt', 'orçamento de 300 para mercado', 'remédios 12', 'isso vai pra saúde'],
  ] as const)('moves no budget after another member’s expense (%s: %s, %s, %s)', async (...row) => {
    const [language, set, noted, meant] = row
    const ana = await register(language)
    await say(ana, set)
    await say(await join(ana), noted)
    await say(ana, meant)
    expect((await ana.send('listBudgets')).ok().budgets).toMatchObject([
      { category_name: expect.stringMatching(/mercado/i) },
    ])
  })

  it.each([
    ['es', 'cuánto gastamos en súper?', 'poné un tope de 300 para eso', 'Supermercado'],
    ['en', 'how much on groceries so far?', 'set a limit of 300 for it', 'Groceries'],
    ['pt', 'quanto gastamos no mercado?', 'limite de 300 pra isso', 'Mercado'],
    ['fr', 'combien en courses ?', 'mets un budget de 300 pour ça', 'Courses'],
  ] as const)('sets the budget for the category asked about before (%s: %s, %s)', async (...row) => {
    const [language, question, set, category] = row
    const ana = await register(language)
    await say(ana, question)
    await say(ana, set)
    expect((await ana.send('listBudgets')).ok().budgets).toMatchObject([{ category_name: category }])
  })

  it.each([
    ['es', 'presupuesto de 300 para súper', 'y nafta 150', 'y un café 3'],
    ['en', 'budget for groceries 300', 'and gas 150', 'and a coffee 3'],
    ['pt', 'orçamento de 300 para mercado', 'e gasolina 150', 'e um café 3'],
    ['fr', 'budget courses 300', 'et essence 150', 'et un café 3'],
  ] as const)('asks about an ambiguous item, but records a clear purchase (%s)', async (...row) => {
    const [language, set, either, bought] = row
    const ana = await register(language)
    await say(ana, set)
    expect((await ask(ana, either)).buttons).toHaveLength(2)
    expect(await ledger(ana)).toEqual([])
    await say(ana, bought)
    expect(await ledger(ana)).toHaveLength(1)
  })

  const amounts = async (person: Parameters<typeof ledger>[0]) =>
    (await person.send('listBudgets'))
      .ok()
      .budgets.map(({ amount }) => amount)
      .toSorted()

  it.each([
    ['es', 'presupuestos: súper 300, ropa 200 y salud 100'],
    ['en', 'we need a budget: groceries 300, eating out 200, fun 100'],
    ['pt', 'orçamentos: mercado 300, restaurantes 200 e lazer 100'],
    ['fr', 'budgets : courses 300, restaurants 200 et loisirs 100'],
  ] as const)('sets several listed budgets and records no expense (%s)', async (language, listed) => {
    const ana = await register(language)
    await say(ana, listed)
    expect(await amounts(ana)).toEqual([100, 200, 300])
    expect(await ledger(ana)).toEqual([])
  })

  it('is an expense if its amount is for a thing, not for a category', async () => {
    const ana = await register('en')
    for (const said of ['budget for groceries 300', '5 for coffee']) await say(ana, said)
    expect(await ledger(ana)).toMatchObject([{ amount: 5 }])
  })

  it('records no expense from an incomplete list of budgets', async () => {
    const ana = await register('en')
    expect(await say(ana, 'budgets: groceries plenty, 5')).toContain('How much a month?')
    expect(await ledger(ana)).toEqual([])
  })

  it('refuses a budget for a person', async () => {
    const ana = await register()
    await join(ana)
    expect(await say(ana, 'un límite de 300 para Beto')).toContain('no cambié nada')
    expect(await amounts(ana)).toEqual([])
  })
})
