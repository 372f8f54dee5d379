import { expect, it } from 'vitest'
import { ask, ledger, oneTalk, press, say } from '../../testing/talk.ts'

oneTalk('one of several prices', ({ register }) => {
  it.each([
    ['es', 'taller 180, mano de obra 90 y repuestos 90', 'justo la suma'],
    ['pt', 'oficina 180, mão de obra 90 e peças 90', 'exatamente a soma'],
  ] as const)(
    'is asked about when it equals the sum of the other prices (%s)',
    async (language, said, told) => {
      const ana = await register(language)
      const asked = await ask(ana, said)
      expect(asked.text).toContain(told)
      await press(ana, asked.buttons[1]?.id)
      expect((await ledger(ana)).map(({ amount }) => amount)).toEqual([90, 90])
    },
  )

  it.each([
    ['es', 'dentista 180, la obra social cubre 80', 'poné 6.500', []],
    ['fr', 'pharmacie 12,80, remboursé 8', 'mets 430', []],
    ['fr', 'pharmacie 12,80, remboursé 8', 'mets 5', [5]],
  ] as const)(
    'is not told by an amount of another order (%s: %s, %s)',
    async (language, said, told, noted) => {
      const ana = await register(language)
      await say(ana, said)
      await say(ana, told)
      expect((await ledger(ana)).map(({ amount }) => amount)).toEqual(noted)
    },
  )
})
