import { expect, it } from 'vitest'
import { ask, ledger, oneTalk, press, say } from '../../testing/talk.ts'

oneTalk('a request about “it” after the biggest expense was shown', ({ register }) => {
  it.each([
    ['es', '¿cuál fue el gasto más grande?', 'borralo'],
    ['en', 'what was the biggest expense?', 'delete it'],
    ['pt', 'qual foi o maior gasto?', 'apaga'],
    ['fr', 'quelle est la plus grosse dépense ?', 'supprime-la'],
  ] as const)('asks whether to delete the biggest or the latest expense (%s)', async (...row) => {
    const [language, question, wish] = row
    const ana = await register(language)
    for (const said of ['hotel 900', 'taxi 20', question]) await say(ana, said)
    const asked = await ask(ana, wish)
    expect(asked.buttons?.map(({ title }) => title.replaceAll('\u00a0', ' '))).toEqual([
      '$ 900 hotel',
      '$ 20 taxi',
    ])
    expect(await ledger(ana)).toHaveLength(2)
    await press(ana, asked.buttons?.[0]?.id)
    expect(await ledger(ana)).toMatchObject([{ description: 'taxi' }])
  })

  it.each([
    ['es', '¿cuál fue el gasto más grande?', 'fue ayer'],
    ['fr', 'quelle est la plus grosse dépense ?', 'mets-la en cadeaux'],
  ] as const)(
    'asks whether to change the biggest or the latest expense (%s)',
    async (language, question, change) => {
      const ana = await register(language)
      for (const said of ['hotel 900', 'taxi 20', question]) await say(ana, said)
      const before = await ledger(ana)
      expect((await ask(ana, change)).buttons).toHaveLength(2)
      expect(await ledger(ana)).toEqual(before)
    },
  )

  it('deletes the biggest expense without asking when it is also the latest', async () => {
    const ana = await register()
    for (const said of ['taxi 20', 'hotel 900', '¿cuál fue el gasto más grande?', 'borralo'])
      await say(ana, said)
    expect(await ledger(ana)).toMatchObject([{ description: 'taxi' }])
  })
})
