import { expect, it } from 'vitest'
import { ledger, oneTalk, say } from '../../testing/talk.ts'

oneTalk('a request to delete a number of expenses', ({ register, join }) => {
  it.each([
    ['es', 'bus 3', 'uber 9', 'borra las dos de transporte'],
    ['en', 'bus 3', 'uber 9', 'delete the two transport ones'],
    ['pt', 'ônibus 3', 'uber 9', 'apaga as duas de transporte'],
    ['fr', 'bus 3', 'uber 9', 'supprime les deux de transports'],
  ] as const)(
    'deletes all of a category if there are so many (%s)',
    async (language, first, second, said) => {
      const ana = await register(language)
      await say(ana, first)
      await say(ana, 'pizza 30')
      await say(ana, second)
      await say(ana, said)
      expect(await ledger(ana)).toMatchObject([{ amount: 30 }])
    },
  )

  it('takes a number behind the name for a part of the reason', async () => {
    const ana = await register()
    await say(ana, 'netflix 4.200')
    await say(ana, 'borrá netflix, lo cargué dos veces')
    expect(await ledger(ana)).toEqual([])
  })

  it('asks which if there are more, or fewer', async () => {
    const ana = await register()
    await say(ana, 'bus 3')
    expect(await say(ana, 'borra las dos de transporte')).toBe('¿Cuál de estos borro?')
    await say(ana, 'uber 9')
    await say(ana, 'taxi 12')
    expect(await say(ana, 'borra las dos de transporte')).toBe('¿Cuál de estos borro?')
    expect(await ledger(ana)).toHaveLength(3)
  })

  it("deletes another member's, if they are named and the writer may", async () => {
    const ana = await register()
    const beto = await join(ana)
    await say(ana, 'taxi 12')
    await say(beto, 'bus 3')
    await say(beto, 'uber 9')
    expect(await say(beto, 'borra las dos de transporte de Ana')).toBe('¿Cuál de estos borro?')
    await say(ana, 'borra las dos de transporte de Beto')
    expect(await ledger(ana)).toMatchObject([{ amount: 12 }])
  })
})
