import { expect, it } from 'vitest'
import { ask, ledger, oneTalk, press, say } from '../../testing/talk.ts'

oneTalk('a message with the price of “mine”', ({ register, join }) => {
  const own = [
    ['es', 'peluquería 12', 'el mío fue 45'],
    ['en', 'haircut 12', 'mine was 45'],
    ['pt', 'cabeleireiro 12', 'o meu foi 45'],
    ['fr', 'coiffeur 12', "le mien c'était 45"],
  ] as const

  it.each(own)(
    'asks whether to record one more expense like another member’s latest (%s: %s, %s)',
    async (language, theirs, mine) => {
      const ana = await register(language)
      const beto = await join(ana)
      await say(ana, 'taxi 9')
      await say(beto, theirs)
      const asked = await ask(ana, mine)
      expect(await ledger(ana)).toHaveLength(2)
      await press(ana, asked.buttons?.[0]?.id)
      const [last, ...before] = await ledger(ana)
      expect(last).toMatchObject({ amount: 45, description: theirs.replace(' 12', '') })
      expect(before.map(({ amount }) => amount)).toEqual([12, 9])
    },
  )

  it('changes nothing when the amount is in another currency', async () => {
    const ana = await register('en')
    const beto = await join(ana)
    await say(beto, 'haircut 12')
    expect(await say(ana, 'mine was 45 dollars')).toBe('I found no expense of yours to change.')
    expect((await ledger(ana)).map(({ amount }) => amount)).toEqual([12])
  })

  it.each(own)('corrects the writer’s own expense when it is the latest (%s: %s, %s)', async (...row) => {
    const [language, noted, mine] = row
    const ana = await register(language)
    await say(ana, noted)
    await say(ana, mine)
    expect(await ledger(ana)).toMatchObject([{ amount: 45 }])
  })
})
