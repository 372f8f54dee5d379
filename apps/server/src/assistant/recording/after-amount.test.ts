import { expect, it } from 'vitest'
import { ledger, oneTalk, say } from '../../testing/talk.ts'

oneTalk('a message right after an amount', ({ register }) => {
  it.each([
    ['es', 'gasté 20', 'en un regalo', 'regalo'],
    ['en', 'spent 20', 'on a present', 'present'],
    ['fr', 'dépensé 20', 'pour un cadeau', 'cadeau'],
  ] as const)(
    'names the expense after the next message (%s: %s, %s)',
    async (language, noted, what, name) => {
      const ana = await register(language)
      await say(ana, noted)
      await say(ana, what)
      expect(await ledger(ana)).toMatchObject([{ description: name, amount: 20 }])
    },
  )

  it('asks for the price of a new purchase when the latest expense has a name', async () => {
    const ana = await register('en')
    await say(ana, 'bread 3')
    expect(await say(ana, 'on a present')).toContain('how much was it?')
  })

  it.each([
    ['es', 'té 3', 'el té fue 2', 'té'],
    ['fr', 'thé 3', "le thé c'était 2", 'thé'],
  ] as const)('corrects the price of a tea by its name (%s: %s, %s)', async (language, noted, anew, name) => {
    const ana = await register(language)
    await say(ana, noted)
    await say(ana, anew)
    expect(await ledger(ana)).toMatchObject([{ description: name, amount: 2 }])
  })
})
