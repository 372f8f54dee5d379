import { expect, it } from 'vitest'
import type { Person } from '../../testing/app.ts'
import { ask, eachTalk, ledger, press, say } from '../../testing/talk.ts'

const budgets = async (person: Person) =>
  (await person.send('listBudgets')).ok().budgets.map(({ usual_amount }) => usual_amount)

eachTalk('a message that raises or lowers an amount', ({ register, join, wait }) => {
  it.each([
    ['en', 'groceries 350', 'budget of 600 for groceries', 'so put it at 49', 'put it at 650'],
    ['fr', 'courses 350', 'budget de 600 pour courses', 'mets-le à 49', 'mets-le à 650'],
  ] as const)(
    'does not lower a budget far below what was already spent (%s)',
    async (language, noted, wish, far, near) => {
      const ana = await register(language)
      for (const said of [noted, wish, far]) await say(ana, said)
      expect(await budgets(ana)).toEqual([600])
      await say(ana, near)
      expect(await budgets(ana)).toEqual([650])
    },
  )

  const crossing = [
    ['es', 'presupuesto de 400 para súper', 'súper 350', 'subilo a 450', 'El gasto', 'El presupuesto'],
    ['en', 'budget of 400 for groceries', 'groceries 350', 'raise it to 450', 'The expense', 'The budget'],
    ['pt', 'orçamento de 400 para mercado', 'mercado 350', 'sobe pra 450', 'O gasto', 'O orçamento'],
    ['fr', 'budget de 400 pour courses', 'courses 350', 'monte-le à 450', 'La dépense', 'Le budget'],
  ] as const

  it.each(crossing)('asks whether the expense or the budget is meant (%s)', async (...row) => {
    const [language, budget, noted, wish, expense, planned] = row
    for (const chosen of [0, 1]) {
      const ana = await register(language)
      await say(ana, budget)
      await say(ana, noted)
      const asked = await ask(ana, wish)
      expect(asked.buttons?.map(({ title }) => title)).toEqual([expense, planned])
      expect(await budgets(ana)).toEqual([400])
      expect(await ledger(ana)).toMatchObject([{ amount: 350 }])
      await press(ana, asked.buttons?.[chosen]?.id)
      expect(await budgets(ana)).toEqual([chosen === 1 ? 450 : 400])
      expect(await ledger(ana)).toMatchObject([{ amount: chosen === 0 ? 450 : 350 }])
    }
  })

  it.each(crossing)('accepts the answer “the budget” in words (%s)', async (...row) => {
    const [language, budget, noted, wish, , planned] = row
    const ana = await register(language)
    await say(ana, budget)
    await say(ana, noted)
    await say(ana, wish)
    await say(ana, planned.toLowerCase())
    expect(await budgets(ana)).toEqual([450])
    expect(await ledger(ana)).toMatchObject([{ amount: 350 }])
  })

  it.each([
    ['es', 'presupuesto de 400 para súper', 'súper 50', '¿cuánto queda para súper?', 'subilo a 450'],
    ['es', 'presupuesto de 400 para súper', 'súper 50', '¿cómo venimos con el súper?', 'ponelo en 450'],
    ['en', 'budget of 400 for groceries', 'groceries 50', "how's the groceries budget?", 'raise it to 450'],
    [
      'en',
      'budget of 400 for groceries',
      'groceries 50',
      "how's the groceries budget?",
      'make it 450 a month',
    ],
    [
      'en',
      'budget of 400 for groceries',
      'groceries 50',
      "what's left for groceries?",
      'raise the budget to 450',
    ],
    ['pt', 'orçamento de 400 para mercado', 'mercado 50', 'quanto resta para mercado?', 'aumenta pra 450'],
    [
      'fr',
      'budget de 400 pour courses',
      'courses 50',
      'il reste combien pour les courses ?',
      'passe-le à 450',
    ],
  ] as const)('changes the budget that was asked about (%s: %s %s %s %s)', async (...row) => {
    const [language, budget, noted, question, wish] = row
    const ana = await register(language)
    await say(ana, budget)
    await say(ana, noted)
    await say(ana, question)
    await say(ana, wish)
    expect(await budgets(ana)).toEqual([450])
    expect(await ledger(ana)).toMatchObject([{ amount: 50 }])
  })

  it.each([
    ['es', 'presupuesto de 150 para ocio', 'sube el de ocio a 200'],
    ['es', 'presupuesto de 150 para ocio', '¿se puede subir el de ocio a 200?'],
    ['en', 'budget of 150 for eating out', 'raise the eating out one to 200'],
    ['pt', 'orçamento de 150 para lazer', 'dá pra subir o de lazer pra 200?'],
    ['fr', 'budget de 150 pour les restos', 'monte celui des restos à 200'],
  ] as const)('changes the budget of the named category, whoever set it (%s: %s, %s)', async (...row) => {
    const [language, budget, wish] = row
    const ana = await register(language)
    const beto = await join(ana)
    await say(ana, budget)
    await say(beto, 'taxi 9')
    await say(beto, wish)
    expect(await budgets(ana)).toEqual([200])
    expect(await ledger(ana)).toMatchObject([{ amount: 9 }])
  })

  it.each([
    ['es', 'presupuesto de 150 para ocio', '¿se puede subir a 200?'],
    ['pt', 'orçamento de 150 para lazer', 'dá pra aumentar pra 200?'],
    ['fr', 'budget de 150 pour les loisirs', 'on peut monter à 200 ?'],
  ] as const)('changes the last budget when the request is a question (%s: %s, %s)', async (...row) => {
    const [language, budget, wish] = row
    const ana = await register(language)
    await say(ana, budget)
    await say(ana, wish)
    expect(await budgets(ana)).toEqual([200])
  })

  it.each([
    ['es', 'pan 150', 'presupuesto de 400 para súper', 'sube el pan a 200'],
    ['en', 'bread 150', 'budget of 400 for groceries', 'raise the bread to 200'],
    ['pt', 'pão 150', 'orçamento de 400 para mercado', 'sobe o pão pra 200'],
    ['fr', 'pain 150', 'budget de 400 pour courses', 'monte le pain à 200'],
  ] as const)('changes the expense that is named (%s: %s, %s, %s)', async (language, ...told) => {
    const ana = await register(language)
    for (const said of told) await say(ana, said)
    expect(await ledger(ana)).toMatchObject([{ amount: 200 }])
    expect(await budgets(ana)).toEqual([400])
  })

  it('changes the expense when the amount is too low for the budget', async () => {
    const ana = await register('en')
    await say(ana, 'budget of 400 for groceries')
    await say(ana, 'groceries 50')
    await say(ana, 'raise it to 60')
    expect(await ledger(ana)).toMatchObject([{ amount: 60 }])
    await say(ana, 'make it 70')
    expect(await ledger(ana)).toMatchObject([{ amount: 70 }])
    expect(await budgets(ana)).toEqual([400])
  })

  it('changes an expense recorded after the budget was shown', async () => {
    const ana = await register()
    for (const said of [
      'presupuesto de 400 para súper',
      '¿cuánto queda para súper?',
      'taxi 300',
      'subilo a 450',
    ])
      await say(ana, said)
    expect(await budgets(ana)).toEqual([400])
    expect(await ledger(ana)).toMatchObject([{ amount: 450 }])
  })

  it('asks which of several budgets is meant', async () => {
    const ana = await register()
    for (const said of [
      'presupuesto de 400 para súper',
      'presupuesto de 300 para transporte',
      '¿cómo van los presupuestos?',
    ])
      await say(ana, said)
    const asked = await ask(ana, 'subilo a 450')
    expect(asked.buttons).toHaveLength(2)
    expect((await budgets(ana)).toSorted()).toEqual([300, 400])
  })

  it.each([
    ['es', 'luz 35.200', 'cuánto es el presupuesto de comida', 'ponele 100 lucas', 'y 50 para transporte'],
    ['pt', 'luz 35.200', 'quanto é o orçamento de restaurantes', 'coloca 100 mil', 'e 50 para transporte'],
  ] as const)('sets the budget that was asked about and records no expense (%s)', async (...row) => {
    const [language, noted, asked, said, also] = row
    const ana = await register(language)
    for (const each of [noted, asked, said, also]) await say(ana, each)
    expect(await ledger(ana)).toMatchObject([{ amount: 35200 }])
    expect((await budgets(ana)).toSorted()).toEqual([100_000, 50_000])
  })

  it.each([
    ['es', 'presupuesto de 50 mil para transporte', 'pizza 14.000', 'el de transporte dejalo en 55 mil'],
    ['pt', 'orçamento de 50 mil para transporte', 'pizza 14.000', 'o de transporte deixa em 55 mil'],
  ] as const)('changes a budget by its category after an expense (%s)', async (...row) => {
    const [language, set, noted, said] = row
    const ana = await register(language)
    for (const each of [set, noted, said]) await say(ana, each)
    expect(await ledger(ana)).toMatchObject([{ amount: 14000 }])
    expect(await budgets(ana)).toEqual([55_000])
  })

  it('asks whether a category means its expense or its budget', async () => {
    const ana = await register()
    for (const each of ['presupuesto de 50 mil para transporte', 'uber 14.000']) await say(ana, each)
    const asked = await ask(ana, 'el de transporte dejalo en 55 mil')
    expect(asked.buttons.map(({ title }) => title)).toEqual(['El gasto', 'El presupuesto'])
    await press(ana, asked.buttons[1]?.id)
    expect(await ledger(ana)).toMatchObject([{ amount: 14000 }])
    expect(await budgets(ana)).toEqual([55_000])
  })

  it('adds the missing thousands to a budget when they are given', async () => {
    const ana = await register()
    await say(ana, 'presupuesto de transporte 30')
    await say(ana, '30 lucas')
    expect(await budgets(ana)).toEqual([30_000])
  })

  it.each([
    ['es', 'presupuesto de 400 para comida', 'cena 90', 'subile 50 a comida', '¿A qué le sumo $ 50?'],
    ['pt', 'orçamento de 400 para restaurantes', 'jantar 90', 'aumenta 50 no restaurantes', 'Aumento'],
  ] as const)('asks what to raise when a word of the category is used (%s)', async (...row) => {
    const [language, budget, noted, wish, question] = row
    const ana = await register(language)
    await say(ana, noted)
    await say(ana, budget)
    const asked = await ask(ana, wish)
    expect(asked.text).toContain(question)
    expect(await ledger(ana)).toMatchObject([{ amount: 90 }])
    await press(ana, asked.buttons?.[1]?.id)
    expect(await budgets(ana)).toEqual([450])
  })

  it.each([
    ['es', 'presupuesto de transporte 150 mil', 'pasame el presupuesto a 170', 170_000],
    ['es', 'presupuesto de transporte 150 mil', 'presupuesto de transporte 170', 170_000],
    ['pt', 'orçamento de 400 para mercado', 'muda o orçamento de mercado pra 450', 450],
  ] as const)(
    'reads the new budget in the thousands of the old one (%s: %s, %s)',
    async (language, set, anew, amount) => {
      const ana = await register(language)
      await say(ana, set)
      await say(ana, anew)
      expect(await budgets(ana)).toEqual([amount])
    },
  )

  it.each([
    ['en', 'budget of 400 for groceries', 'raise it by 50', 'nvm put it back'],
    ['fr', 'budget de 400 pour les courses', 'augmente de 50', 'remets-le'],
  ] as const)('restores the previous amount of a budget (%s)', async (language, set, raised, back) => {
    const ana = await register(language)
    const told = await say(ana, set)
    expect(await say(ana, raised)).toContain('450')
    expect(await budgets(ana)).toEqual([450])
    expect(await say(ana, back)).toBe(told)
    expect(await budgets(ana)).toEqual([400])
  })

  it.each([
    ['es', 'presupuesto de 400 para súper', 'súbele 50 al presupuesto'],
    ['en', 'budget of 400 for groceries', 'raise the budget by 50'],
    ['pt', 'orçamento de 400 para mercado', 'aumenta o orçamento em 50'],
    ['fr', 'budget de 400 pour courses', 'augmente le budget de 50'],
  ] as const)(
    'changes the only budget when none is named, even after other messages (%s)',
    async (...row) => {
      const [language, budget, wish] = row
      const ana = await register(language)
      for (const said of [budget, 'taxi 9', wish]) await say(ana, said)
      expect(await budgets(ana)).toEqual([450])
    },
  )

  it.each([
    ['en', 'budget of 500 for groceries', "that's too tight, make it 600"],
    ['fr', 'budget de 500 pour les courses', "c'est trop juste, mets 600"],
    ['es', 'presupuesto de 500 para súper', 'es poco, ponele 600'],
  ] as const)(
    'changes the budget that another member has just set (%s: %s)',
    async (language, budget, wish) => {
      const ana = await register(language)
      const ben = await join(ana)
      await say(ben, 'taxi 450')
      wait(1)
      await say(ana, budget)
      await say(ben, wish)
      expect(await budgets(ana)).toEqual([600])
      expect(await ledger(ana)).toMatchObject([{ amount: 450 }])
    },
  )

  it.each([
    ['en', 'budget of 500 for groceries', "that's not enough, 600", 'fine 600'],
    ['en', 'budget of 500 for groceries', '600 more like', 'alright, 600'],
    ['en', 'budget of 500 for groceries', '600 would be better', 'ok 600'],
    ['en', 'budget of 500 for groceries', '600', 'sure 600'],
    ['fr', 'budget de 500 pour les courses', "c'est pas assez, 600", 'ok 600'],
    ['fr', 'budget de 500 pour les courses', "c'est vraiment pas assez, 600", 'va pour 600'],
  ] as const)(
    'changes the budget of another member, who agrees to it, and no expense (%s: %s, %s, %s)',
    async (language, budget, wish, agreed) => {
      const ana = await register(language)
      const ben = await join(ana)
      await say(ben, 'taxi 71')
      wait(1)
      await say(ana, budget)
      await say(ben, wish)
      expect(await say(ana, agreed)).toContain('600')
      expect(await budgets(ana)).toEqual([600])
      expect(await ledger(ana)).toMatchObject([{ amount: 71, description: 'taxi' }])
    },
  )

  it('does not raise an expense that it is asked to lower', async () => {
    const ana = await register('en')
    for (const said of ['bakery 57.31', 'taxi 9', 'lower the bakery to 380']) await say(ana, said)
    expect(await ledger(ana)).toMatchObject([{ amount: 9 }, { amount: 57.31 }])
    await say(ana, 'lower it to 380')
    expect(await ledger(ana)).toMatchObject([{ amount: 9 }, { amount: 57.31 }])
  })

  it("changes the sender's own expense if the amount is far from the budget of another member", async () => {
    const ana = await register('en')
    const ben = await join(ana)
    await say(ben, 'taxi 9')
    wait(1)
    await say(ana, 'budget of 500 for groceries')
    await say(ben, 'make it 8')
    expect(await budgets(ana)).toEqual([500])
    expect(await ledger(ana)).toMatchObject([{ amount: 8 }])
  })

  it('asks about a much higher amount that is near the budget of another member', async () => {
    const ana = await register('es')
    const ben = await join(ana)
    await say(ana, 'presupuesto de 12000 para súper')
    await say(ben, 'propina 300')
    const asked = await ask(ben, 'subilo a 14 mil')
    expect(await ledger(ana)).toMatchObject([{ amount: 300 }])
    await press(ben, asked.buttons?.[1]?.id)
    expect(await ledger(ana)).toMatchObject([{ amount: 300 }])
    expect((await ana.send('listBudgets')).ok().budgets).toMatchObject([{ amount: 14_000 }])
  })
})
