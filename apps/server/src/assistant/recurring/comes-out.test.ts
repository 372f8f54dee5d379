import { expect, it } from 'vitest'
import { ask, ledger, oneTalk, press, say } from '../../testing/talk.ts'

oneTalk('a message that a bill comes out every month', ({ register }) => {
  it.each([
    ['es', 'seguro 9000', 'eso sale todos los meses'],
    ['es', 'seguro 9000', 'lo descuentan cada mes'],
    ['en', 'council tax 168', 'that comes out every month'],
    ['en', 'council tax 168', "it's taken monthly"],
    ['pt', 'condomínio 900', 'isso cai todo mês'],
    ['pt', 'condomínio 900', 'vence todo mês'],
    ['fr', 'assurance 90', 'ça tombe tous les mois'],
    ['fr', 'assurance 90', "c'est prélevé tous les mois"],
  ] as const)('repeats the latest expense (%s: %s, %s)', async (language, noted, said) => {
    const ana = await register(language)
    await say(ana, noted)
    const told = await ask(ana, said)
    const repeated = (await ana.send('listRecurring')).ok().recurring_expenses
    expect(repeated).toMatchObject([{ every: 'month', next_date: '2026-12-20' }])
    expect(await ledger(ana)).toHaveLength(1)
    await press(ana, told.buttons?.[0]?.id)
    expect((await ana.send('listRecurring')).ok().recurring_expenses).toEqual([])
  })
})
