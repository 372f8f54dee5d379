import { expect, it } from 'vitest'
import { ledger, oneTalk, say } from '../../testing/talk.ts'

oneTalk('what was bought is told behind its amount', ({ register }) => {
  it.each([
    ['es', 'gasté 20', 'en un regalo', 'regalo'],
    ['en', 'spent 20', 'on a present', 'present'],
    ['fr', 'dépensé 20', 'pour un cadeau', 'cadeau'],
  ] as const)('and names the expense (%s: %s, %s)', async (language, noted, what, name) => {
    const ana = await register(language)
    await say(ana, noted)
    await say(ana, what)
    expect(await ledger(ana)).toMatchObject([{ description: name, amount: 20 }])
  })

  it('and is another one where what was noted last has a name', async () => {
    const ana = await register('en')
    await say(ana, 'bread 3')
    expect(await say(ana, 'on a present')).toContain('how much was it?')
  })

  it.each([
    ['es', 'té 3', 'el té fue 2', 'té'],
    ['fr', 'thé 3', "le thé c'était 2", 'thé'],
  ] as const)('a tea is told anew by its name (%s: %s, %s)', async (language, noted, anew, name) => {
    const ana = await register(language)
    await say(ana, noted)
    await say(ana, anew)
    expect(await ledger(ana)).toMatchObject([{ description: name, amount: 2 }])
  })
})
