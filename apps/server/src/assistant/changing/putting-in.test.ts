import { expect, it } from 'vitest'
import { ask, ledger, oneTalk, press, say } from '../../testing/talk.ts'

oneTalk('a request that only names a category, a budget or a position', ({ register, join }) => {
  const budgets = async (person: Awaited<ReturnType<typeof register>>) =>
    (await person.send('listBudgets')).ok().budgets.map(({ amount }) => amount)

  const named = { es: 'Transporte', en: 'Transport', fr: 'Transports' }

  it.each([
    ['en', 'taxi 9', 'the taxi, put it in finca'],
    ['es', 'taxi 9', 'el taxi ponelo en finca'],
    ['fr', 'taxi 9', 'le taxi mets ça dans finca'],
    ['es', 'taxi 9', 'el taxi ponelo en cuidado personal'],
    ['es', 'taxi 9', 'el taxi va en cuidado personal'],
  ] as const)(
    'neither renames nor files the expense when the category does not exist (%s: %s, %s)',
    async (language, ...said) => {
      const ana = await register(language)
      for (const text of said) await say(ana, text)
      expect(await ledger(ana)).toMatchObject([{ description: 'taxi', category_name: named[language] }])
    },
  )

  it.each([
    ['ponle farmacia al de la crema', 'crema', 'Salud'],
    ['ponele ropa a la toalla', 'toalla', 'Ropa'],
    ['ponle categoría regalos al taxi', 'taxi', 'Regalos'],
  ])('moves the thing that is to get the named category (%s)', async (said, thing, category) => {
    const ana = await register()
    for (const noted of [`${thing} 900`, 'pan 20', said]) await say(ana, noted)
    expect(await ledger(ana)).toMatchObject([
      { description: 'pan', category_name: 'Supermercado' },
      { description: thing, category_name: category },
    ])
  })

  it.each([
    ['es', 'dejalo en súper', 'Supermercado'],
    ['es', 'ponlo en servicios', 'Servicios'],
    ['en', 'leave it in groceries', 'Groceries'],
    ['pt', 'coloca na saúde', 'Saúde'],
    ['en', 'put that in groceries too', 'Groceries'],
    ['en', 'put it in gifts as well', 'Gifts'],
    ['fr', 'mets-le dans santé', 'Santé'],
    ['fr', 'mets ça en santé aussi', 'Santé'],
    ['es', 'no, vuelve a ponerlo en regalos', 'Regalos'],
    ['en', 'no, put it back under gifts', 'Gifts'],
    ['pt', 'não, volta a pôr em presentes', 'Presentes'],
    ['fr', 'non, remets ça en cadeaux', 'Cadeaux'],
  ] as const)('moves the latest expense to the named category (%s: %s)', async (language, said, category) => {
    const ana = await register(language)
    await say(ana, 'taxi 900')
    await say(ana, said)
    expect(await ledger(ana)).toMatchObject([{ description: 'taxi', category_name: category }])
  })

  it.each([
    [
      'es',
      'ponlo en finca',
      'No hay categoría «finca», y no cambié nada. ¿En qué categoría va taxi, $ 900?',
      'Supermercado',
    ],
    [
      'en',
      'put it in farmland',
      'There is no category “farmland”, and I changed nothing. Which category does taxi, $ 900 belong to?',
      'Groceries',
    ],
    [
      'pt',
      'coloca em fazenda',
      'Não há categoria «fazenda», e não mudei nada. Em que categoria fica taxi, $ 900?',
      'Mercado',
    ],
    [
      'fr',
      'mets-le dans ferme',
      'Il n’y a pas de catégorie « ferme », et je n’ai rien changé. Dans quelle catégorie va taxi, $ 900 ?',
      'Courses',
    ],
  ] as const)('offers other categories when the named category does not exist (%s: %s)', async (...row) => {
    const [language, said, answer, category] = row
    const ana = await register(language)
    await say(ana, 'taxi 900')
    const before = await ledger(ana)
    const asked = await ask(ana, said)
    expect(asked.text).toBe(answer)
    expect(await ledger(ana)).toEqual(before)
    await press(ana, asked.buttons.find(({ title }) => title.endsWith(category))?.id)
    expect(await ledger(ana)).toMatchObject([{ description: 'taxi', category_name: category }])
  })

  it.each([
    ['es', 'poné el taxi en finca', 'No hay categoría «finca»'],
    ['es', 'cambiá la categoría a finca', 'No hay categoría «finca»'],
    ['en', 'move the taxi to farmland', 'There is no category “farmland”'],
    ['en', 'categorize it as farmland', 'There is no category “farmland”'],
    ['pt', 'põe o taxi em fazenda', 'Não há categoria «fazenda»'],
    ['fr', 'mets le taxi dans ferme', 'Il n’y a pas de catégorie « ferme »'],
    ['es', 'el taxi ponelo en finca', 'No hay categoría «finca»'],
    ['pt', 'o taxi coloca em bebê', 'Não há categoria «bebê»'],
    ['pt', 'taxi bota em bebê', 'Não há categoria «bebê»'],
    ['es', 'taxi ponelo en trabajo', 'No hay categoría «trabajo»'],
  ] as const)(
    'says that the category does not exist and keeps the name of the expense (%s: %s)',
    async (language, said, answer) => {
      const ana = await register(language)
      await say(ana, 'taxi 900')
      expect(await say(ana, said)).toContain(answer)
      expect(await ledger(ana)).toMatchObject([{ description: 'taxi' }])
    },
  )

  it.each([
    ['es', 'otra categoría', 'entretenimiento', 'Entretenimiento'],
    ['en', 'wrong category', 'Entertainment', 'Entertainment'],
    ['pt', 'categoria errada', 'lazer', 'Lazer'],
    ['fr', 'mauvaise catégorie', 'loisirs', 'Loisirs'],
  ] as const)(
    'moves the expense to the category given in reply to the question (%s)',
    async (language, asked, said, category) => {
      const ana = await register(language)
      await say(ana, 'taxi 900')
      await say(ana, asked)
      await say(ana, said)
      expect(await ledger(ana)).toMatchObject([{ description: 'taxi', category_name: category }])
    },
  )

  it.each([
    ['es', 'pan 900 y leche 800', 'ponelos en salud', 'Salud'],
    ['es', 'pan 900 y leche 800', 'los dos ponelos en salud', 'Salud'],
    ['en', 'bread 9 and milk 8', 'put them in health', 'Health'],
    ['pt', 'pão 9 e leite 8', 'põe eles em saúde', 'Saúde'],
    ['fr', 'pain 9 et lait 8', 'mets-les dans santé', 'Santé'],
  ] as const)('moves all expenses recorded with one message to the category (%s: %s, %s)', async (...row) => {
    const [language, noted, said, category] = row
    const ana = await register(language)
    for (const each of [noted, said]) await say(ana, each)
    expect((await ledger(ana)).map((each) => each.category_name)).toEqual([category, category])
  })

  it.each([
    ['es', 'remera 900 y medias 800', 'eso va en ropa', 'Ya estaba así'],
    ['pt', 'camiseta 90 e meias 18', 'isso vai em roupas', 'Já estava assim'],
  ] as const)('says so when all expenses are already in the category (%s: %s, %s)', async (...row) => {
    const [language, noted, said, answer] = row
    const ana = await register(language)
    await say(ana, noted)
    expect(await say(ana, said)).toContain(answer)
  })

  it('records an expense while the question about the category is open', async () => {
    const ana = await register('en')
    for (const said of ['taxi 900', 'wrong category', 'bread 4']) await say(ana, said)
    expect(await ledger(ana)).toHaveLength(2)
  })

  it.each([
    ['es', 'presupuesto de 600 mil para súper', 'y 80 mil para salidas', 80_000],
    ['es', 'presupuesto de 600 mil para súper', 'y otro de 50 mil para transporte', 50_000],
    ['en', 'budget of 600 for groceries', 'and 200 for eating out', 200],
    ['en', 'budget of 600 for groceries', 'also 100 for transport', 100],
    ['pt', 'orçamento de 600 para mercado', 'e 200 pra transporte', 200],
    ['fr', 'budget de 600 pour les courses', 'et 200 pour les transports', 200],
  ] as const)('sets a second budget when the next message adds one (%s: %s, %s)', async (...row) => {
    const [language, first, second, amount] = row
    const ana = await register(language)
    for (const said of [first, second]) await say(ana, said)
    expect(await ledger(ana)).toEqual([])
    expect(await budgets(ana)).toContain(amount)
    expect(await budgets(ana)).toHaveLength(2)
  })

  it.each([
    ['es', 'presupuesto de 600 mil para súper', 'y gasté 20 mil para salud'],
    ['en', 'budget of 600 for groceries', 'and 20 for a taxi'],
  ] as const)(
    'records an expense instead of a second budget for a purchase (%s: %s, %s)',
    async (language, first, second) => {
      const ana = await register(language)
      for (const said of [first, second]) await say(ana, said)
      expect(await ledger(ana)).toHaveLength(1)
      expect(await budgets(ana)).toHaveLength(1)
    },
  )

  it.each([
    ['es', '¿cuáles son los gastos más caros?', 'borrá los dos últimos'],
    ['en', 'what are our biggest expenses?', 'delete the last two'],
    ['pt', 'quais os maiores gastos?', 'apaga os dois últimos'],
    ['fr', 'quelles sont les plus grosses dépenses ?', 'supprime les deux dernières'],
  ] as const)('deletes the two expenses recorded last, whatever was listed before (%s)', async (...row) => {
    const [language, question, wish] = row
    const ana = await register(language)
    for (const noted of ['taxi 10', 'pizza 20', 'cinema 400', 'pasta 300']) await say(ana, noted)
    await say(ana, question)
    await say(ana, wish)
    expect((await ledger(ana)).map(({ amount }) => amount)).toEqual([20, 10])
  })

  it.each([
    ['es', 'ponlo en finca', 'regalos entonces', 'Regalos'],
    ['en', 'put it under treats', 'gifts then', 'Gifts'],
    ['pt', 'coloca em finca', 'presentes então', 'Presentes'],
    ['fr', 'mets-le dans finca', 'alors cadeaux', 'Cadeaux'],
  ] as const)('moves the expense to the category named after an unknown one (%s: %s, %s)', async (...row) => {
    const [language, said, then, category] = row
    const ana = await register(language)
    await say(ana, 'taxi 900')
    await say(ana, said)
    await say(ana, then)
    expect(await ledger(ana)).toMatchObject([{ description: 'taxi', category_name: category }])
  })

  it.each([
    ['es', 'ponelo en comida casera', 'Salidas y comida'],
    ['es', 'pasalo a salud y belleza', 'Salud'],
    ['en', 'put it in health stuff', 'Health'],
    ['pt', 'coloca em saúde e beleza', 'Saúde'],
    ['fr', 'mets-le dans santé et beauté', 'Santé'],
  ] as const)('keeps the name when only some words name the category (%s: %s)', async (...row) => {
    const [language, said, category] = row
    const ana = await register(language)
    await say(ana, 'taxi 900')
    await say(ana, said)
    expect(await ledger(ana)).toMatchObject([{ description: 'taxi', category_name: category }])
  })

  it.each([
    ['es', 'ponelo en cuidado personal'],
    ['pt', 'coloca em cuidado claro'],
  ] as const)(
    'changes nothing when a company is only a part of the name (%s: %s)',
    async (language, said) => {
      const ana = await register(language)
      await say(ana, 'taxi 900')
      const [before] = await ledger(ana)
      await say(ana, said)
      expect(await ledger(ana)).toEqual([before])
    },
  )

  it('changes the payer when the message names a member instead of a category', async () => {
    const ana = await register('fr')
    await join(ana)
    await say(ana, 'taxi 900')
    await say(ana, 'mets le taxi à Beto')
    expect(await ledger(ana)).toMatchObject([{ description: 'taxi', paid_by_name: 'Beto García' }])
  })
})
