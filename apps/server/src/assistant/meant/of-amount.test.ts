import { expect, it } from 'vitest'
import { ledger, oneTalk, say } from '../../testing/talk.ts'

oneTalk('a change that identifies its expense by the amount', ({ register }) => {
  const yesterday = { amount: 500, expense_date: '2026-11-19' }
  it.each([
    ['es', 'el de 500 fue ayer', yesterday],
    ['es', 'los 500 del café fueron ayer', yesterday],
    ['es', 'el de 500 era 600', { amount: 600 }],
    ['es', 'el de 500 no es comida, es farmacia', { amount: 500, category_name: 'Salud' }],
    ['en', 'the 500 one was yesterday', yesterday],
    ['en', 'the 500 was 600', { amount: 600 }],
    ['en', 'the 500 for coffee was yesterday', yesterday],
    ['pt', 'o de 500 foi ontem', yesterday],
    ['pt', 'os 500 do café foram ontem', yesterday],
    ['fr', "celui de 500 c'était hier", yesterday],
    ['fr', "celui de 500 c'était 600", { amount: 600 }],
  ] as const)(
    'changes the expense with the given amount instead of the latest (%s: %s)',
    async (language, text, changed) => {
      const ana = await register(language)
      for (const noted of [language === 'en' ? 'coffee 500' : 'café 500', 'taxi 900']) await say(ana, noted)
      await say(ana, text)
      const { expenses } = (await ana.send('listExpenses', { query: { search: 'c' } })).ok()
      expect(expenses).toMatchObject([changed])
      expect((await ana.send('listExpenses', { query: { search: 'taxi' } })).ok().expenses).toMatchObject([
        { amount: 900, expense_date: '2026-11-20' },
      ])
    },
  )

  it.each([
    ['es', 'no, el de 500'],
    ['es', 'el mío, el de 500'],
    ['en', 'mine, the 500 one'],
    ['pt', 'não, o de 500'],
  ] as const)('changes nothing if it says no more (%s: %s)', async (language, said) => {
    const ana = await register(language)
    for (const noted of ['pizza 500', 'taxi 900', said]) await say(ana, noted)
    expect((await ledger(ana)).map(({ amount }) => amount)).toEqual([900, 500])
  })

  it.each([
    ['es', 'perdón, el de 500 era 600'],
    ['en', 'sorry, the 500 one was 600'],
    ['pt', 'desculpa, o de 500 era 600'],
  ] as const)('may begin with an apology (%s: %s)', async (language, said) => {
    const ana = await register(language)
    for (const noted of ['pizza 500', 'taxi 900', said]) await say(ana, noted)
    expect((await ledger(ana)).map(({ amount }) => amount)).toEqual([900, 600])
  })

  it('changes nothing when no expense has the given amount', async () => {
    const ana = await register()
    await say(ana, 'taxi 900')
    expect(await say(ana, 'el de 500 fue ayer')).toMatch(/No encontré .*500/)
    expect(await say(ana, 'los 500 del café fueron ayer')).toMatch(/No encontré .*café/)
    expect(await ledger(ana)).toMatchObject([{ amount: 900 }])
  })
})
