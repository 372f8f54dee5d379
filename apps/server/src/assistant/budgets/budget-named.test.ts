import { expect, it } from 'vitest'
import type { Person } from '../../testing/app.ts'
import { ledger, oneTalk, say, staySignedIn } from '../../testing/talk.ts'

oneTalk('a budget named by its category', ({ register, wait }) => {
  const limits = async (person: Person) =>
    (await person.send('listBudgets'))
      .ok()
      .budgets.map(({ amount, category_name }) => [category_name, amount])

  it.each([
    ['es', 'pan 50', 'presupuesto de 600', 'ponele 200 a supermercado', 'Supermercado'],
    ['es', 'pan 50', '¿en qué gastamos más?', 'ponele 200 a supermercado', 'Supermercado'],
    ['es', 'pan 50', '¿cuánto queda?', 'ponele 200 a supermercado', 'Supermercado'],
  ] as const)('is set after a message about budgets or categories (%s: %s %s %s)', async (...row) => {
    const [language, noted, before, said, category] = row
    const ana = await register(language)
    for (const each of [noted, 'presupuesto de 600', before]) await say(ana, each)
    await say(ana, said)
    expect(await limits(ana)).toContainEqual([category, 200])
    expect(await ledger(ana)).toMatchObject([{ amount: 50 }])
  })

  it('is not set when an expense just recorded has that name', async () => {
    const ana = await register('es')
    for (const said of ['presupuesto de 600', 'supermercado 50', '¿en qué gastamos más?'])
      await say(ana, said)
    await say(ana, 'ponele 200 a supermercado')
    expect(await ledger(ana)).toMatchObject([{ amount: 200 }])
    expect(await limits(ana)).toEqual([[null, 600]])
  })

  it('is set for the category asked about despite an older expense of that name', async () => {
    const ana = await register('es')
    await say(ana, 'nafta 25')
    wait(40)
    await staySignedIn(ana)
    await say(ana, '¿cuánto me queda para nafta?')
    await say(ana, 'ponele 80 a la nafta')
    expect(await limits(ana)).toEqual([['Transporte', 80]])
    expect(await ledger(ana)).toMatchObject([{ amount: 25 }])
  })

  it.each([
    ['es', 'presupuesto de 500 para súper', '¿cuánto llevamos?', 'van $ 50 de $ 500'],
    ['en', 'budget of 500 for groceries', 'how much so far?', '$ 50 of $ 500'],
    ['pt', 'orçamento de 500 pra mercado', 'quanto já foi?', '$ 50 de $ 500'],
    ['fr', 'budget de 500 pour les courses', 'combien déjà ?', '$ 50 sur $ 500'],
  ] as const)(
    'is used to answer a question that follows directly (%s)',
    async (language, budget, question, told) => {
      const ana = await register(language)
      await say(ana, { es: 'pan 50', en: 'bread 50', pt: 'pão 50', fr: 'pain 50' }[language])
      await say(ana, { es: 'taxi 20', en: 'taxi 20', pt: 'táxi 20', fr: 'taxi 20' }[language])
      await say(ana, budget)
      expect(await say(ana, question)).toContain(told)
    },
  )

  it.each([
    ['es', 'presupuesto de 500 para súper', '¿cuánto nos queda?', '¿y cuánto va?'],
    ['pt', 'orçamento de 500 pra mercado', 'quanto falta?', 'quanto já foi?'],
  ] as const)('is still meant after a question about what is left (%s)', async (...row) => {
    const [language, budget, left, question] = row
    const ana = await register(language)
    for (const said of [language === 'es' ? 'pan 50' : 'pão 50', 'taxi 20', budget, left])
      await say(ana, said)
    expect(await say(ana, question)).toMatch(/\$ 50 de \$ 500/)
  })

  it('is shown with the total of its category', async () => {
    const ana = await register('es')
    for (const said of ['pan 50', 'taxi 20', 'presupuesto de 500 para súper', 'café 10']) await say(ana, said)
    expect(await say(ana, '¿cómo voy con el súper?')).toContain('Quedan $ 450 para 🛒 Supermercado.')
    expect(await say(ana, '¿cuánto en transporte?')).not.toContain('Quedan')
    await say(ana, 'presupuesto de 1000')
    await say(ana, 'café 10')
    expect(await say(ana, '¿cuánto gastamos este mes?')).toContain('Quedan $ 910 del presupuesto.')
    expect(await say(ana, '¿cuánto gasté yo este mes?')).not.toContain('Quedan')
  })
})
