import { expect, it } from 'vitest'
import { ask, oneTalk, press, say } from '../../testing/talk.ts'

oneTalk('a request for a budget that is not monthly', ({ register }) => {
  it.each([
    ['es', 'presupuesto semanal de súper 9.000', '$ 39.000'],
    ['en', 'weekly grocery budget 90', '$ 390'],
    ['en', 'budget of 90 a week for groceries', '$ 390'],
    ['pt', 'orçamento semanal de mercado 90', '$ 390'],
    ['fr', 'budget courses 90 par semaine', '$ 390'],
    ['en', 'budget of 1200 a year for groceries', '$ 100'],
  ] as const)('asks whether to set what it is in a month (%s: %s)', async (language, wish, monthly) => {
    const ana = await register(language)
    const asked = await ask(ana, wish)
    expect((await ana.send('listBudgets')).ok().budgets).toEqual([])
    const [button] = asked.buttons ?? []
    expect(button?.title.replaceAll('\u00a0', ' ')).toBe(monthly)
    await press(ana, button?.id)
    const amount = Number(monthly.replace(/\D/g, ''))
    expect((await ana.send('listBudgets')).ok().budgets).toMatchObject([{ usual_amount: amount }])
  })

  it.each([
    ['es', 'presupuesto semanal de súper 9.000', 'sí', 1],
    ['en', 'weekly grocery budget 90', 'no', 0],
    ['pt', 'orçamento semanal de mercado 90', 'sim', 1],
    ['fr', 'budget courses 90 par semaine', 'oui', 1],
  ] as const)('understands a yes or a no in words (%s: %s, %s)', async (language, wish, answer, count) => {
    const ana = await register(language)
    await say(ana, wish)
    await say(ana, answer)
    expect((await ana.send('listBudgets')).ok().budgets).toHaveLength(count)
  })

  it.each([
    ['es', 'presupuesto mensual de súper 9.000'],
    ['en', 'budget of 90 a month for groceries'],
  ] as const)('sets a monthly budget at once (%s: %s)', async (language, wish) => {
    const ana = await register(language)
    await say(ana, wish)
    expect((await ana.send('listBudgets')).ok().budgets).toHaveLength(1)
  })
})
