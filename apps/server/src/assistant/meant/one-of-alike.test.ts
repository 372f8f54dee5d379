import { expect, it } from 'vitest'
import { ask, ledger, oneTalk, say } from '../../testing/talk.ts'

oneTalk('a message about one of two expenses with the same name', ({ register }) => {
  it.each([
    ['es', 'uber', 'el segundo uber fue 24', 'el primer uber eran 19', 'borrá el segundo uber'],
    ['en', 'coffee', 'the second coffee was 24', 'the first coffee was 19', 'delete the second coffee'],
    ['pt', 'uber', 'o segundo uber foi 24', 'o primeiro uber foi 19', 'apaga o segundo uber'],
    ['fr', 'café', "le deuxième café c'était 24", "le premier café c'était 19", 'supprime le deuxième café'],
  ] as const)('changes or deletes the expense that is named with its position (%s)', async (...row) => {
    const [language, thing, second, first, wish] = row
    const ana = await register(language)
    for (const amount of [20, 30]) await say(ana, `${thing} ${amount}`)
    await say(ana, language === 'en' ? 'bread 5' : 'taxi 5')
    const amounts = async () => (await ledger(ana)).map(({ amount }) => amount)
    await say(ana, second)
    expect(await amounts()).toEqual([5, 24, 20])
    await say(ana, first)
    expect(await amounts()).toEqual([5, 24, 19])
    await say(ana, wish)
    expect(await amounts()).toEqual([5, 19])
  })

  it.each([
    ['es', 'uber', 'el primero era 19', 'el segundo fue ayer'],
    ['en', 'coffee', 'the first was 19', 'the second was yesterday'],
    ['pt', 'uber', 'o primeiro foi 19', 'o segundo foi ontem'],
    ['fr', 'café', "le premier c'était 19", "le deuxième c'était hier"],
  ] as const)(
    'changes the expense that is given by its position alone (%s)',
    async (language, thing, first, second) => {
      const ana = await register(language)
      for (const amount of [20, 30]) await say(ana, `${thing} ${amount}`)
      await say(ana, first)
      await say(ana, second)
      expect(await ledger(ana)).toMatchObject([
        { amount: 19, expense_date: '2026-11-20' },
        { amount: 30, expense_date: '2026-11-19' },
      ])
    },
  )

  it('asks which expense is the first when the names differ', async () => {
    const ana = await register('es')
    for (const noted of ['pan 300', 'leche 500', 'el primero era 400']) await say(ana, noted)
    expect((await ledger(ana)).map(({ amount }) => amount)).toEqual([500, 300])
    await say(ana, 'pan')
    expect((await ledger(ana)).map(({ amount }) => amount)).toEqual([500, 400])
  })

  it.each([
    ['es', 'café', 'el último café fue 24', 'el tercer café fue 25'],
    ['en', 'coffee', 'the last coffee was 24', 'the third coffee was 25'],
    ['pt', 'café', 'o último café foi 24', 'o terceiro café foi 25'],
    ['fr', 'café', "le dernier café c'était 24", "le troisième café c'était 25"],
  ] as const)('finds the last or the third of three expenses (%s)', async (...row) => {
    const [language, thing, last, third] = row
    const ana = await register(language)
    for (const amount of [20, 21, 22]) await say(ana, `${thing} ${amount}`)
    await say(ana, last)
    expect((await ledger(ana)).map(({ amount }) => amount)).toEqual([24, 21, 20])
    await say(ana, third)
    expect((await ledger(ana)).map(({ amount }) => amount)).toEqual([25, 21, 20])
  })

  it.each([
    ['es', 'café 900', 'y la panadería 2.800', 2800],
    ['en', 'coffee 9', 'and the bakery 2.80', 2.8],
    ['pt', 'café 9', 'e a padaria 2,80', 2.8],
    ['fr', 'café 9', 'et la boulangerie 2,80', 2.8],
  ] as const)('records another purchase instead of changing the expense (%s)', async (...row) => {
    const [language, noted, other, amount] = row
    const ana = await register(language)
    await say(ana, noted)
    await say(ana, other)
    expect(await ledger(ana)).toMatchObject([{ amount }, {}])
  })
})

oneTalk('a message about expenses recorded together', ({ register }) => {
  it.each([
    ['es', 'pan 3, jugo 4 y té 5', 'el jugo fue 6', 'el segundo fue 7', 'el primero fue 8'],
    ['en', 'bread 3, juice 4 and tea 5', 'the juice was 6', 'change the second to 7', 'the first was 8'],
    ['pt', 'pão 3, suco 4 e chá 5', 'o suco foi 6', 'o segundo foi 7', 'o primeiro foi 8'],
    ['fr', 'pain 3, jus 4 et thé 5', "le jus c'était 6", 'la deuxième à 7', "la première c'était 8"],
  ] as const)('finds each expense by its position after one was changed (%s)', async (...row) => {
    const [language, noted, one, second, first] = row
    const ana = await register(language)
    for (const said of [noted, one, second, first]) await say(ana, said)
    expect((await ledger(ana)).map(({ amount }) => amount)).toEqual([5, 7, 8])
  })

  it.each([
    ['es', 'el segundo a 4'],
    ['en', 'the second was 4'],
    ['fr', 'la deuxième à 4'],
  ] as const)(
    'asks which expense is meant when they came in separate messages (%s: %s)',
    async (language, said) => {
      const ana = await register(language)
      for (const noted of ['pizza 3', 'uber 5', 'taxi 9']) await say(ana, noted)
      expect((await ask(ana, said)).buttons).toHaveLength(3)
      expect((await ledger(ana)).map(({ amount }) => amount)).toEqual([9, 5, 3])
    },
  )

  it.each([
    ['es', 'entradas 2 x 23', 'una de ellas era 19'],
    ['en', 'train tickets 2 x 23', 'one of them was 19'],
    ['pt', 'ingressos 2 x 23', 'um deles foi 19'],
    ['fr', 'billets de train 2 x 23', 'un des deux était à 19'],
  ] as const)(
    'asks for the new total when the price of only one item is corrected (%s: %s, %s)',
    async (language, noted, one) => {
      const ana = await register(language)
      await say(ana, noted)
      expect(await say(ana, one)).toContain('?')
      await say(ana, '42')
      expect(await ledger(ana)).toMatchObject([{ amount: 42 }])
    },
  )
})
