import { expect, it } from 'vitest'
import { ask, ledger, oneTalk, say } from '../../testing/talk.ts'

oneTalk('what goes on from a budget that was set', ({ register }) => {
  it.each([
    ['es', 'presupuesto de 300 para súper', 'y transporte 200'],
    ['en', 'budget for groceries 300', 'and eating out 200'],
    ['en', 'budget for groceries 300', 'and two hundred for eating out'],
    ['pt', 'orçamento de 300 para mercado', 'e transporte 200'],
    ['fr', 'budget courses 300', 'et restaurants 200'],
    ['fr', 'budget courses 300', 'et deux cents pour les restaurants'],
  ] as const)('is another one of what a category is called (%s: %s, %s)', async (language, set, also) => {
    const ana = await register(language)
    await say(ana, set)
    await say(ana, also)
    expect((await ana.send('listBudgets')).ok().budgets).toHaveLength(2)
    expect(await ledger(ana)).toEqual([])
  })

  it.each([
    ['es', 'presupuesto de 300 para súper', 'y nafta 150', 'y un café 3'],
    ['en', 'budget for groceries 300', 'and gas 150', 'and a coffee 3'],
    ['pt', 'orçamento de 300 para mercado', 'e gasolina 150', 'e um café 3'],
    ['fr', 'budget courses 300', 'et essence 150', 'et un café 3'],
  ] as const)('is asked about where it may be bought, and noted where it is counted (%s)', async (...row) => {
    const [language, set, either, bought] = row
    const ana = await register(language)
    await say(ana, set)
    expect((await ask(ana, either)).buttons).toHaveLength(2)
    expect(await ledger(ana)).toEqual([])
    await say(ana, bought)
    expect(await ledger(ana)).toHaveLength(1)
  })
})
