import { expect, it } from 'vitest'
import type { Person } from '../../testing/app.ts'
import { ledger, oneTalk, say } from '../../testing/talk.ts'

const budgetsOf = async (member: Person) =>
  (await member.send('listBudgets'))
    .ok()
    .budgets.map(({ amount }) => amount)
    .toSorted((a, b) => a - b)

oneTalk('several budgets in one message', ({ register }) => {
  it.each([
    ['es', 'presupuesto mensual 300 comida, 100 transporte'],
    ['es', 'presupuesto de 300 para comida y 100 para transporte'],
    ['en', 'monthly budget 300 food, 100 transport'],
    ['en', 'budget: food 300, transport 100'],
    ['pt', 'orçamento de 300 pra mercado e 100 pra transporte'],
    ['fr', 'budget 300 courses, 100 loisirs'],
    ['es', 'presupuesto 300 comida 100 nafta'],
    ['en', 'budget 300 groceries 100 gas'],
    ['en', 'budget groceries 300 gas 100'],
    ['pt', 'orçamento mercado 300 gasolina 100'],
    ['fr', 'budget 300 courses 100 essence'],
  ] as const)('are all set (%s: %s)', async (language, text) => {
    const ana = await register(language)
    await say(ana, text)
    expect(await budgetsOf(ana)).toEqual([100, 300])
    expect(await ledger(ana)).toEqual([])
  })

  it('are set with their thousands', async () => {
    const ana = await register('es')
    await say(ana, 'presupuesto super 300 mil nafta 80 lucas')
    expect(await budgetsOf(ana)).toEqual([80_000, 300_000])
  })

  it.each([
    ['es', '¿qué presupuesto tenemos?', 'pues pon 300 para super y 100 para ocio'],
    ['en', 'do we have a budget?', 'ok put 300 for groceries and 100 for eating out'],
    ['pt', 'qual é o nosso orçamento?', 'então põe 300 pra mercado e 100 pra lazer'],
    ['fr', 'on a un budget ?', 'alors mets 300 pour les courses et 100 pour les restos'],
  ] as const)('are set after a question about budgets (%s: %s, %s)', async (language, question, wish) => {
    const ana = await register(language)
    await say(ana, question)
    await say(ana, wish)
    expect(await budgetsOf(ana)).toEqual([100, 300])
    expect(await ledger(ana)).toEqual([])
  })

  it.each([
    ['es', '¿qué presupuesto tenemos?', 'pon 5 para café'],
    ['es', 'pan 3', 'pon 300 para super y 100 para ocio'],
    ['en', 'do we have a budget?', 'put 5 for a coffee'],
  ] as const)('are not set for a purchase or without a question before (%s: %s, %s)', async (...row) => {
    const [language, before, wish] = row
    const ana = await register(language)
    await say(ana, before)
    await say(ana, wish)
    expect(await budgetsOf(ana)).toEqual([])
  })

  it.each([
    ['en', 'Budget 300 for groceries and coffee 5', [5]],
    ['en', 'budget 300 for groceries, coffee 5 and bread 3', [3, 5]],
    ['es', 'presupuesto de 300 para súper y café 5', [5]],
  ] as const)('do not include purchases in the same message (%s: %s)', async (...row) => {
    const [language, text, spent] = row
    const ana = await register(language)
    await say(ana, text)
    expect(await budgetsOf(ana)).toEqual([300])
    expect((await ledger(ana)).map(({ amount }) => amount).toSorted()).toEqual(spent)
  })

  it.each([
    ['en', 'budget 100 for going out'],
    ['es', 'presupuesto de 100 para salir'],
    ['pt', 'orçamento de 100 pra sair'],
  ] as const)(
    'do not become one for everything when no category matches (%s: %s)',
    async (language, text) => {
      const ana = await register(language)
      await say(ana, text)
      expect(await budgetsOf(ana)).toEqual([])
    },
  )

  it.each([
    ['en', 'budget 100 for everything'],
    ['en', 'budget 100 for the whole family'],
    ['en', 'budget 100 for this month'],
    ['es', 'presupuesto de 100 para todo'],
    ['pt', 'orçamento de 100 pra tudo'],
    ['fr', 'budget de 100 pour tout'],
  ] as const)('become one for everything when the message says so (%s: %s)', async (language, text) => {
    const ana = await register(language)
    await say(ana, text)
    expect((await ana.send('listBudgets')).ok().budgets).toMatchObject([{ amount: 100, category_name: null }])
  })

  it.each([
    ['pt', 'quero controlar o mercado, 900 por mês'],
    ['es', 'quiero limitar el súper a 900 por mes'],
    ['en', 'want to control groceries, 900 a month'],
    ['fr', 'je veux limiter les courses à 900 par mois'],
  ] as const)('include one set by a wish to limit a category (%s: %s)', async (language, text) => {
    const ana = await register(language)
    await say(ana, text)
    expect(await budgetsOf(ana)).toEqual([900])
  })

  it.each([
    ['es', 'quiero controlar la presión, 900'],
    ['en', 'i need to limit groceries, paid 900 this month'],
    ['pt', 'quero controlar o que gastei: mercado 90'],
  ] as const)('are not set when the message is not about a limit (%s: %s)', async (language, text) => {
    const ana = await register(language)
    await say(ana, text)
    expect(await budgetsOf(ana)).toEqual([])
  })
})
