import { expect, it } from 'vitest'
import { ledger, oneTalk, say } from '../../testing/talk.ts'

oneTalk('everything without a category', ({ register }) => {
  it.each([
    ['es', '¿qué no tiene categoría?', 'sin categoría'],
    ['es', 'gastos sin categoría', 'sin categoría'],
    ['en', 'what has no category', 'without a category'],
    ['en', 'show me the ones without a category', 'without a category'],
    ['pt', 'o que está sem categoria?', 'sem categoria'],
    ['fr', "qu'est-ce qui n'a pas de catégorie ?", 'sans catégorie'],
  ] as const)('is listed whatever its date (%s: %s)', async (language, question, told) => {
    const ana = await register(language)
    for (const said of ['taxi 45', 'pizza 30']) await say(ana, said)
    await ana.send('createExpense', {
      body: { description: 'Cosas', amount: 12, expense_date: '2026-09-03' },
    })
    const lines = (await say(ana, question)).split('\n')
    expect(lines).toHaveLength(2)
    expect(lines[0]).toMatch(new RegExp(`\\$ 12 ${told}`))
    expect(lines[1]).toContain('Cosas')
    expect(await ledger(ana)).toHaveLength(3)
  })

  it('is reported as empty when every expense has a category', async () => {
    const ana = await register('en')
    await say(ana, 'taxi 45')
    expect(await say(ana, 'how much is uncategorised this month')).toBe(
      'In November there are no expenses without a category.',
    )
  })

  it.each(['no tiene categoría', 'dejalo sin categoría', 'el taxi no tiene categoría, ponelo en salud'])(
    'is not listed in reply to a statement about one expense: %s',
    async (text) => {
      const ana = await register()
      await say(ana, 'taxi 45')
      expect(await say(ana, text)).not.toContain('no hay gastos sin')
    },
  )
})
