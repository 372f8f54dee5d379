import { expect, it } from 'vitest'
import { ask, oneTalk, press, say } from '../../testing/talk.ts'

oneTalk('a request for a budget', ({ register, join }) => {
  it.each([
    ['es', 'presupuesto de 300 para toda la casa', 'toda la casa'],
    ['es', 'presupuesto de 300 para la familia entera', 'toda la casa'],
    ['en', 'budget of 300 for the whole household', 'the whole household'],
    ['en', 'budget of 300 for the whole house', 'the whole household'],
    ['pt', 'orçamento de 300 para a casa toda', 'a casa toda'],
    ['fr', 'budget de 300 pour tout le foyer', 'tout le foyer'],
  ] as const)(
    'sets a budget for the whole household when the household is named (%s: %s)',
    async (language, wish, told) => {
      const ana = await register(language)
      expect(await say(ana, wish)).toContain(told)
      expect((await ana.send('listBudgets')).ok().budgets).toMatchObject([
        { category_id: null, usual_amount: 300 },
      ])
    },
  )

  it.each([
    ['es', 'presupuesto para salir 300'],
    ['en', 'going out budget 300'],
    ['pt', 'orçamento pra sair 300'],
  ] as const)('sets nothing if something else is named (%s: %s)', async (language, wish) => {
    const ana = await register(language)
    await say(ana, wish)
    expect((await ana.send('listBudgets')).ok().budgets).toEqual([])
  })

  it.each([
    ['es', 'presupuesto de 300 para súper', 'mete el presupuesto a 250', 250],
    ['es', 'límite de 300 para súper', 'subí el límite a 400', 400],
    ['en', 'budget of 300 for groceries', 'change the budget to 250', 250],
    ['pt', 'orçamento de 300 para mercado', 'aumenta o limite pra 400', 400],
    ['fr', 'budget de 300 pour les courses', 'mets le budget à 250', 250],
  ] as const)('changes the only budget when it is called so (%s: %s, %s)', async (...row) => {
    const [language, wish, change, amount] = row
    const ana = await register(language)
    await say(ana, wish)
    await say(await join(ana), change)
    expect((await ana.send('listBudgets')).ok().budgets).toMatchObject([{ usual_amount: amount }])
  })

  it.each([
    ['es', 'presupuesto de 300 para súper', 'presupuesto 2000'],
    ['es', 'presupuesto de 300 para súper', 'el presupuesto es de 2000'],
    ['pt', 'orçamento de 300 para mercado', 'o orçamento é 2000'],
  ] as const)('sets that of the household if the amount is far from it (%s: %s, %s)', async (...row) => {
    const [language, wish, change] = row
    const ana = await register(language)
    await say(ana, wish)
    await say(await join(ana), change)
    const budgets = (await ana.send('listBudgets')).ok().budgets
    expect(budgets.map(({ usual_amount }) => usual_amount).toSorted()).toEqual([2000, 300])
  })

  it('sets a budget for a category when the category is named', async () => {
    const ana = await register()
    expect(await say(ana, 'presupuesto de 300 para la casa')).toContain('para 🏠 Casa')
    expect(await say(ana, '¿cuánto gastó toda la casa?')).not.toContain('🏠')
  })

  it.each([
    ['es', 'presupuesto de 300 para súper y salud', '¿Qué pongo en $ 300?', 'Salud'],
    ['en', 'budget 300 for groceries and health', 'Which one shall be $ 300?', 'Health'],
    ['pt', 'orçamento de 300 para mercado e saúde', 'O que coloco em $ 300?', 'Saúde'],
    ['fr', 'budget 300 pour les courses et la santé', 'Qu’est-ce que je mets à $ 300 ?', 'Santé'],
  ] as const)(
    'asks which category is meant when two are named (%s: %s)',
    async (language, wish, question, second) => {
      const ana = await register(language)
      const asked = await ask(ana, wish)
      expect(asked.text).toBe(question)
      expect((await ana.send('listBudgets')).ok().budgets).toEqual([])
      const button = asked.buttons?.find(({ title }) => title.includes(second))
      expect((await press(ana, button?.id)).text).toContain(second)
      expect((await ana.send('listBudgets')).ok().budgets).toMatchObject([{ usual_amount: 300 }])
    },
  )

  it.each([
    'budget 300 for clothes and shoes',
    'budget 300 for food and drinks',
    'budget of 300 for groceries',
  ])('does not ask when both words belong to one category: %s', async (wish) => {
    const ana = await register('en')
    expect((await ask(ana, wish)).buttons.map(({ title }) => title)).toEqual(['Undo'])
    expect((await ana.send('listBudgets')).ok().budgets).toHaveLength(1)
  })

  it.each([
    ['en', 'budget for kids stuff 200'],
    ['en', 'budget 200 for baby'],
    ['es', 'presupuesto de 200 para bebé'],
  ] as const)('does not use the category “other” for an unknown one (%s: %s)', async (language, wish) => {
    const ana = await register(language)
    await say(ana, wish)
    expect((await ana.send('listBudgets')).ok().budgets).toEqual([])
    await say(ana, language === 'en' ? 'budget 50 for other' : 'presupuesto de 50 para otros')
    expect((await ana.send('listBudgets')).ok().budgets).toHaveLength(1)
  })

  it.each([
    ['es', 'súbelo 100', 'no era 100, era 150'],
    ['en', 'raise it by 100', 'not 100, 150'],
  ] as const)('corrects the amount by which a budget was raised (%s: %s, %s)', async (...row) => {
    const [language, wish, correction] = row
    const ana = await register(language)
    for (const said of ['budget of 300 for groceries', wish, correction]) await say(ana, said)
    expect((await ana.send('listBudgets')).ok().budgets).toMatchObject([{ usual_amount: 450 }])
    await say(ana, language === 'es' ? 'no era 450, era 500' : 'not 450, 500')
    expect((await ana.send('listBudgets')).ok().budgets).toMatchObject([{ usual_amount: 500 }])
  })
})
