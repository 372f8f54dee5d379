import { expect, it } from 'vitest'
import { oneTalk, say } from '../../testing/talk.ts'

oneTalk('right after a budget was set', ({ register }) => {
  it.each([
    ['es', 'presupuesto de 400 para súper', 'avisame cuando llegue a 350'],
    ['es', 'presupuesto de 400 para súper', '¿ya me pasé?'],
    ['en', 'budget 400 for groceries', 'tell me when it gets to 350'],
    ['en', 'budget 400 for groceries', 'are we over?'],
    ['pt', 'orçamento de 400 para mercado', 'já passou?'],
    ['pt', 'orçamento de 400 para mercado', 'me avisa quando chegar em 350'],
    ['fr', 'budget courses 400', 'on est bons ?'],
    ['fr', 'budget courses 400', 'on est large ce mois-ci?'],
    ['fr', 'budget courses 400', 'on est rendu à combien ?'],
  ] as const)(
    'a question about its state shows that budget (%s: %s, %s)',
    async (language, budget, question) => {
      const ana = await register(language)
      await say(ana, 'pizza 30')
      await say(ana, budget)
      const told = await say(ana, question)
      expect(told).toContain('$ 400')
      expect(told).not.toContain('$ 30')
      expect((await ana.send('listBudgets')).ok().budgets.map(({ amount }) => amount)).toEqual([400])
    },
  )

  it('a question does not refer to it once something else was recorded', async () => {
    const ana = await register('pt')
    await say(ana, 'orçamento de 400 para mercado')
    await say(ana, 'pizza 30')
    expect(await say(ana, 'já passou?')).not.toContain('$ 400')
  })
})
