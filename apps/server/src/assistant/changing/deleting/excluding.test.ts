import { expect, it } from 'vitest'
import { ask, ledger, oneTalk, press, say } from '../../../testing/talk.ts'

oneTalk('a message that excludes an expense', ({ register }) => {
  it.each([
    ['es', 'pizza 60, cerveza 24 y helado 9', 'todo eso fue ayer', 'menos la cerveza'],
    ['es', 'pizza 60, cerveza 24 y helado 9', 'todo eso fue ayer', 'lo de la cerveza no'],
    ['en', 'pizza 60, beer 24 and ice cream 9', 'all of that was yesterday', 'except the beer'],
    ['pt', 'pizza 60, cerveja 24 e sorvete 9', 'tudo isso foi ontem', 'menos a cerveja'],
    ['pt', 'pizza 60, cerveja 24 e sorvete 9', 'tudo isso foi ontem', 'a da cerveja não'],
    ['fr', 'pizza 60, bière 24 et glace 9', "tout ça c'était hier", 'sauf la bière'],
  ] as const)(
    'undoes a change of several expenses for the excluded expense (%s: %s, %s, %s)',
    async (language, ...messages) => {
      const ana = await register(language)
      for (const said of messages) await say(ana, said)
      expect((await ledger(ana)).map((each) => each.expense_date).toSorted()).toEqual([
        '2026-11-19',
        '2026-11-19',
        '2026-11-20',
      ])
    },
  )

  it.each([
    ['es', 'farmacia 3.400', 'taxi 2.000', 'lo de la farmacia no'],
    ['es', 'farmacia 3.400', 'taxi 2.000', 'la farmacia no'],
    ['pt', 'farmácia 34', 'táxi 20', 'o da farmácia não'],
    ['es', 'peluquería 3.400', 'tinte 2.000', 'la peluquería no, me la regalaron'],
    ['es', 'queso 3.400', 'vino 2.000', 'el queso no, al final no lo compré'],
    ['pt', 'queijo 34', 'táxi 20', 'o queijo não, ganhei'],
  ] as const)(
    'asks whether to delete a denied expense and leaves the others alone (%s: %s, %s, %s)',
    async (...row) => {
      const [language, first, second, said] = row
      const ana = await register(language)
      await say(ana, first)
      await say(ana, second)
      const before = await ledger(ana)
      const asked = await ask(ana, said)
      expect(await ledger(ana)).toEqual(before)
      await press(ana, asked.buttons[0]?.id)
      expect(await ledger(ana)).toEqual(before.slice(0, 1))
    },
  )

  it.each([
    ['es', 'cine 60 y pochoclo 35', 'borrá el pochoclo', 'y el cine también', 'uh, el cine no'],
    ['pt', 'cinema 60 e pipoca 35', 'tira a pipoca', 'e o cinema também', 'opa, o cinema não'],
  ] as const)(
    'restores a deleted expense when the writer takes that deletion back (%s)',
    async (language, ...messages) => {
      const ana = await register(language)
      for (const said of messages) await say(ana, said)
      expect((await ledger(ana)).map(({ amount }) => amount)).toEqual([60])
    },
  )

  it.each([
    ['es', 'pan 2.100', 'el último no era pan era facturas', 'facturas'],
    ['pt', 'pão 21', 'o último não era pão era bolo', 'bolo'],
    ['es', 'queso 4.000', 'el queso no, fue jamón', 'jamón'],
  ] as const)(
    'renames an expense when the message denies its name and gives another (%s)',
    async (language, noted, said, name) => {
      const ana = await register(language)
      await say(ana, noted)
      await say(ana, said)
      expect(await ledger(ana)).toMatchObject([{ description: name }])
    },
  )

  it.each([
    ['es', 'pan 3.000 y leche 2.000', 'la leche eran 2.400', 'en realidad no compré pan'],
    ['pt', 'pão 30 e leite 20', 'o leite foi 24', 'na verdade não comprei pão'],
  ] as const)(
    'does not apply the previous correction to an expense that was not bought (%s)',
    async (language, noted, change, said) => {
      const ana = await register(language)
      await say(ana, noted)
      await say(ana, change)
      const before = await ledger(ana)
      await say(ana, said)
      expect(await ledger(ana)).toEqual(before)
    },
  )
})
