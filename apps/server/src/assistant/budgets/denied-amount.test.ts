import { expect, it } from 'vitest'
import type { Person } from '../../testing/app.ts'
import { ledger, oneTalk, say } from '../../testing/talk.ts'

const budgets = async (person: Person): Promise<number[]> =>
  (await person.send('listBudgets')).ok().budgets.map(({ amount }) => amount)

oneTalk('a correction that says what an amount was not, after a budget', ({ join, register }) => {
  it.each([
    ['en', 'sky 45', 'set 60 a month for eating out', "it's 54 not 45"],
    ['fr', 'canal 45', 'budget restos 60', "c'est 54 pas 45"],
    ['es', 'cable 45', 'presupuesto de 60 para salidas', 'no era 45, era 54'],
  ] as const)('changes the expense of that amount (%s)', async (language, noted, budget, said) => {
    const ana = await register(language)
    await say(ana, noted)
    await say(ana, budget)
    await say(ana, said)
    expect(await budgets(ana)).toEqual([60])
    expect(await ledger(ana)).toMatchObject([{ amount: 54 }])
  })

  it("changes another member's new expense of that amount", async () => {
    const ana = await register('en')
    const beto = await join(ana)
    await say(ana, 'budget of 80 for clothes')
    await say(beto, 'gym 45')
    await say(ana, "it's 54 not 45")
    expect(await budgets(ana)).toEqual([80])
    expect(await ledger(ana)).toMatchObject([{ amount: 54 }])
  })

  it.each([
    ['en', 'budget of 200 for eating out', 'groceries 31', "it's 250 not 200"],
    ['fr', 'budget restos 200', 'courses 31', "c'est 250 pas 200"],
  ] as const)('changes the budget of that amount, even behind an expense (%s)', async (...row) => {
    const [language, budget, noted, said] = row
    const ana = await register(language)
    for (const each of [budget, noted, said]) await say(ana, each)
    expect(await budgets(ana)).toEqual([250])
    expect(await ledger(ana)).toMatchObject([{ amount: 31 }])
  })

  it('changes nothing if neither has that amount', async () => {
    const ana = await register('en')
    for (const each of ['coffee 3', 'budget of 200 for groceries', 'it was 9 not 8']) await say(ana, each)
    expect(await budgets(ana)).toEqual([200])
    expect(await ledger(ana)).toMatchObject([{ amount: 3 }])
  })
})
