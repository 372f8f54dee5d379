import { expect, it } from 'vitest'
import type { Person } from '../../testing/app.ts'
import { ask, ledger, oneTalk, press, say } from '../../testing/talk.ts'

const budgets = async (person: Person) =>
  (await person.send('listBudgets')).ok().budgets.map(({ usual_amount }) => usual_amount)

/** On Friday, 20 November 2026. */
oneTalk('an amount for what is the name of a budget and of an expense', ({ register }) => {
  it.each([
    ['es', 'presupuesto de súper 300', 'súper 52 el 12 de octubre', 'pasá el súper a 350'],
    ['en', 'budget 300 for groceries', 'groceries 52 on october 12', 'put groceries up to 350'],
    ['en', 'budget 300 for dining', 'dinner 52 on october 12', 'bump dining to 350'],
    ['pt', 'orçamento de mercado 300', 'mercado 52 dia 12 de outubro', 'aumenta o mercado pra 350'],
    ['fr', 'budget restos 300', 'resto 52 le 12 octobre', 'passe les restos à 350'],
    ['fr', 'budget épicerie 300', 'épicerie 52 le 12 octobre', "monte l'épicerie à 350"],
  ] as const)('sets the budget, if the expense is older (%s: %s, %s, %s)', async (...row) => {
    const [language, budget, recorded, said] = row
    const ana = await register(language)
    await say(ana, recorded)
    await say(ana, budget)
    await say(ana, recorded.replace(/^\D+/, 'taxi '))
    await say(ana, said)
    expect(await budgets(ana)).toEqual([350])
    expect((await ledger(ana)).map(({ amount }) => amount)).toEqual([52, 52])
  })

  it.each([
    ['es', 'presupuesto de súper 300', 'súper 52', 'pasá el súper a 350'],
    ['fr', 'budget restos 300', 'resto 52', 'passe les restos à 350'],
  ] as const)('asks, if the expense is of this month (%s: %s, %s, %s)', async (...row) => {
    const [language, budget, recorded, said] = row
    const ana = await register(language)
    await say(ana, budget)
    await say(ana, recorded)
    const asked = await ask(ana, said)
    expect(await ledger(ana)).toMatchObject([{ amount: 52 }])
    await press(ana, asked.buttons?.[1]?.id)
    expect(await budgets(ana)).toEqual([350])
  })

  it.each([
    ['es', 'presupuesto de súper 300', 'súper 52', 'pasá el súper a 58', 58],
    ['fr', 'budget restos 300', 'resto 152', 'passe les restos à 162', 162],
  ] as const)('changes the expense, if that is nearer (%s: %s, %s, %s)', async (...row) => {
    const [language, budget, recorded, said, amount] = row
    const ana = await register(language)
    await say(ana, budget)
    await say(ana, recorded)
    await say(ana, said)
    expect(await ledger(ana)).toMatchObject([{ amount }])
    expect(await budgets(ana)).toEqual([300])
  })
})
