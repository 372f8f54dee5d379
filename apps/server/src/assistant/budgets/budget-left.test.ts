import { expect, it } from 'vitest'
import { ledger, oneTalk, say } from '../../testing/talk.ts'

oneTalk('the amount left in a budget', ({ register }) => {
  const budgeted = async (language: 'es' | 'en' | 'pt' | 'fr', ...others: string[]) => {
    const ana = await register(language)
    for (const said of ['groceries 80', 'taxi 45', 'budget 300 for groceries', ...others])
      await say(ana, said)
    return ana
  }

  it.each([
    ['es', '¿cuánto me queda por día para el súper?', 'Son $ 20 por día hasta el 30 de noviembre.'],
    ['es', 'cuánto podemos gastar por día en súper', 'Son $ 20 por día hasta el 30 de noviembre.'],
    ['en', 'how much a day is left for groceries', 'That’s $ 20 a day until November 30.'],
    ['en', 'how much can I spend each week on groceries', 'That’s $ 140 a week until November 30.'],
    ['pt', 'quanto dá pra gastar por dia no mercado?', 'São $ 20 por dia até 30 de novembro.'],
    ['fr', 'on peut dépenser combien par jour en courses ?', 'Ça fait $ 20 par jour jusqu’au 30 novembre.'],
  ] as const)('is shown per day or per week (%s: %s)', async (language, question, told) => {
    expect(await say(await budgeted(language), question)).toContain(told)
  })

  it.each([
    ['es', 'cuánto falta para llegar al límite?', 'Quedan $ 220'],
    ['pt', 'quanto falta pra chegar no limite?', 'Restam $ 220'],
  ] as const)('is shown when asked how far the limit is (%s: %s)', async (language, question, told) => {
    const answer = await say(await budgeted(language), question)
    expect(answer).toContain(told)
    expect(answer.split('\n')).toHaveLength(1)
  })

  it.each([
    ['es', 'si gasto 100 en súper, cuánto queda?', 'Con $ 100 más quedarían $ 120.'],
    ['es', '¿cuánto queda si gasto 250?', 'Quedan $ 220'],
    ['en', 'if I spend 250 on groceries, how much is left?', 'After $ 250 more, it would be $ 30 over.'],
    ['pt', 'se eu gastar 50 no mercado quanto sobra?', 'Com mais $ 50, restariam $ 170.'],
    ['en', 'can I spend 100 more on groceries?', 'After $ 100 more, $ 120 would be left.'],
    ['es', '¿puedo gastar 100 más en súper?', 'Con $ 100 más quedarían $ 120.'],
    ['fr', 'si je dépense 80 en courses, il reste combien ?', 'Avec $ 80 de plus, il resterait $ 140.'],
  ] as const)(
    'is shown after a planned expense, which is not recorded (%s: %s)',
    async (language, question, told) => {
      const ana = await budgeted(language)
      expect(await say(ana, question)).toContain(told)
      expect(await ledger(ana)).toHaveLength(2)
    },
  )

  it.each([
    'how much do we spend per day on groceries',
    'how much did we spend a day on groceries?',
    'promedio por día en súper',
  ])('is not shown when asked for an average: %s', async (question) => {
    const ana = await budgeted('en')
    expect(await say(ana, question)).toContain('a day on average, over 20 days.')
  })

  it('is reduced by upcoming recurring expenses', async () => {
    const ana = await register('es')
    for (const said of ['presupuesto 320', 'alquiler 50', 'se repite cada semana']) await say(ana, said)
    expect(await say(ana, '¿cuánto queda por día del presupuesto?')).toContain(
      'Todavía por venir: $ 50. Después de eso quedan $ 220 del presupuesto. Son $ 20 por día hasta el 30 de noviembre.',
    )
  })

  it('is not divided by day when upcoming expenses exceed it', async () => {
    const ana = await register('en')
    for (const said of ['budget 90', 'rent 50', 'it repeats every week']) await say(ana, said)
    const told = await say(ana, 'how much a day is left of the budget?')
    expect(told).toContain('Still to come: $ 50. After it, the budget is over by $ 10.')
    expect(told).not.toContain('a day until')
  })

  it('is not divided by day once the budget is used up', async () => {
    const ana = await budgeted('en', 'groceries 220')
    expect(await say(ana, 'how much a day is left for groceries')).not.toContain('a day')
  })
})

oneTalk('the amount left until a limit', ({ register }) => {
  it.each([
    ['es', 'cuánto falta para llegar a 100 en taxi', 'Faltan $ 55 para llegar a $ 100.'],
    ['es', '¿cuánto nos falta para los 500?', 'Faltan $ 375 para llegar a $ 500.'],
    ['en', 'how much until we hit 100 in transport', '$ 55 to go until $ 100.'],
    ['en', 'how far are we from 2000?', '$ 1.875 to go until $ 2.000.'],
    ['pt', 'quanto falta para os 500?', 'Faltam $ 375 para chegar a $ 500.'],
    ['pt', 'quanto falta pra chegar em 100?', 'Já passou de $ 100, em $ 25.'],
    ['fr', 'il reste combien avant 500 ?', 'Il manque $ 375 pour arriver à $ 500.'],
    ['fr', 'combien pour arriver à 500 ?', 'Il manque $ 375 pour arriver à $ 500.'],
  ] as const)('is shown with the amount spent (%s: %s)', async (language, question, told) => {
    const ana = await register(language)
    for (const said of ['groceries 80', 'taxi 45']) await say(ana, said)
    expect(await say(ana, question)).toContain(told)
    expect(await ledger(ana)).toHaveLength(2)
  })

  it('is measured against the budget of that amount, in thousands', async () => {
    const ana = await register('es')
    for (const said of ['súper 80.000', 'nafta 45.000', 'presupuesto de 300.000 para súper'])
      await say(ana, said)
    expect(await say(ana, 'cuánto falta para llegar a 300')).toBe(
      'En noviembre la casa gastó $ 80.000 en 🛒 Supermercado (1 gasto).\nFaltan $ 220.000 para llegar a $ 300.000.',
    )
  })

  it.each([
    'taxi 20 para llegar a casa',
    'spent 20 to get to the airport',
    '30 de uber para llegar a la cena',
  ])('an expense for getting somewhere is still recorded: %s', async (text) => {
    const ana = await register()
    expect(await say(ana, text)).not.toMatch(/Faltan|pasó/)
    expect(await ledger(ana)).toMatchObject([{ amount: Number(text.match(/\d+/)?.[0]) }])
  })

  it.each([
    'cuánto falta para el 30',
    '¿cuánto para los 3 chicos?',
    'how much for the 3 kids',
    'il reste combien avant le 30',
  ])('is not shown for a day or a number of people: %s', async (text) => {
    const ana = await register()
    await say(ana, 'taxi 20')
    expect(await say(ana, text)).not.toMatch(/Faltan|pasó/)
  })
})
