import { expect, it } from 'vitest'
import type { Person } from '../../testing/app.ts'
import { ask, oneTalk, press, say } from '../../testing/talk.ts'

oneTalk('the button of a budget', ({ register }) => {
  const amounts = async (person: Person) =>
    (await person.send('listBudgets')).ok().budgets.map(({ amount }) => amount)

  it.each([
    ['es', '600 al mes para el súper', 'borrá el presupuesto del súper'],
    ['en', '600 a month for groceries', 'delete the groceries budget'],
    ['pt', '600 por mês para o mercado', 'apaga o orçamento do mercado'],
    ['fr', '600 par mois pour les courses', 'supprime le budget courses'],
  ] as const)('undoes what was done to it (%s: %s, %s)', async (language, set, end) => {
    const ana = await register(language)
    const first = await ask(ana, set)
    expect(await amounts(ana)).toEqual([600])
    const second = await ask(ana, set.replace('600', '700'))
    // The button of an earlier answer does not take back a later one.
    await press(ana, first.buttons[0]?.id)
    expect(await amounts(ana)).toEqual([700])
    await press(ana, second.buttons[0]?.id)
    expect(await amounts(ana)).toEqual([600])
    const ended = await ask(ana, end)
    expect(await amounts(ana)).toEqual([])
    await press(ana, ended.buttons[0]?.id)
    expect(await amounts(ana)).toEqual([600])
  })

  it.each([
    ['deleted', 'Health'],
    ['deactivated', 'Groceries'],
  ] as const)('brings no budget back for a category that was %s since', async (fate, name) => {
    const ana = await register('en')
    await say(ana, 'bread 2')
    await say(ana, `600 a month for ${name}`)
    const ended = await ask(ana, `delete the ${name} budget`)
    const { categories } = (await ana.send('listCategories')).ok()
    const id = categories.find((each) => each.name === name)?.id ?? ''
    const { outcome } = (await ana.send('deleteCategory', { params: { id } })).ok()
    expect(outcome).toBe(fate)
    expect((await press(ana, ended.buttons[0]?.id)).text).toContain('category is not there any more')
    expect(await amounts(ana)).toEqual([])
  })

  it('leaves to “undo” what was done since', async () => {
    const ana = await register('en')
    const budget = await ask(ana, '600 a month for groceries')
    await say(ana, 'coffee 4')
    await press(ana, budget.buttons[0]?.id)
    expect(await amounts(ana)).toEqual([])
    expect(await say(ana, 'undo')).toContain('coffee')
  })
})
