import { expect, it } from 'vitest'
import { ask, ledger, oneTalk, press, say } from '../../testing/talk.ts'

oneTalk('a change of all expenses recorded in separate messages', ({ register }) => {
  it.each([
    ['es', 'fue todo ayer'],
    ['en', 'those were all yesterday'],
    ['pt', 'foi tudo ontem'],
    ['fr', "c'était tout hier"],
  ] as const)(
    'asks which expense is meant and offers a button for all of them (%s)',
    async (language, said) => {
      const ana = await register(language)
      for (const noted of ['taxi 50', 'pizza 40']) await say(ana, noted)
      const asked = await ask(ana, said)
      expect(asked.buttons).toHaveLength(3)
      await press(ana, asked.buttons?.at(-1)?.id)
      const days = (await ledger(ana)).map(({ expense_date }) => expense_date)
      expect(days).toEqual(['2026-11-19', '2026-11-19'])
    },
  )

  it('changes only the latest expense when the message does not mean all', async () => {
    const ana = await register('fr')
    for (const noted of ['taxi 50', 'pizza 40']) await say(ana, noted)
    await say(ana, "c'était pas du tout aujourd'hui, c'était hier")
    const days = (await ledger(ana)).map(({ expense_date }) => expense_date)
    expect(days.toSorted()).toEqual(['2026-11-19', '2026-11-20'])
  })
})
