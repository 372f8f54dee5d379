import { expect, it } from 'vitest'
import { ledger, oneTalk, say } from '../../testing/talk.ts'

oneTalk('a message that another expense was meant', ({ register }) => {
  it.each([
    ['es', 'colectivo 900, café 1.500', 'el colectivo fue 800', 'no, el café'],
    ['es', 'colectivo 900, café 1.500', 'el colectivo fue 800', 'ese no, el café'],
    ['en', 'bus 900, coffee 1500', 'the bus was 800', 'no the coffee'],
    ['pt', 'ônibus 900, café 1500', 'o ônibus foi 800', 'não, o café'],
    ['fr', 'bus 900, café 1500', "le bus c'était 800", 'non, le café'],
    ['es', 'colectivo 900, café 1.500', 'el colectivo fue 800', 'no el colectivo, el café'],
    ['en', 'bus 900, coffee 1500', 'the bus was 800', 'not the bus, the coffee'],
    ['pt', 'ônibus 900, café 1500', 'o ônibus foi 800', 'não o ônibus, o café'],
    ['fr', 'bus 900, café 1500', "le bus c'était 800", 'pas le bus, le café'],
    ['es', 'colectivo 900, café 1.500', 'el colectivo fue 800', 'No el colectivo, el café.'],
    ['en', 'bus 900, coffee 1500', 'the bus was 800', 'Not the bus, the coffee.'],
    ['pt', 'ônibus 900, café 1500', 'o ônibus foi 800', 'Não o ônibus, o café.'],
    ['fr', 'bus 900, café 1500', "le bus c'était 800", 'Pas le bus, le café.'],
  ] as const)(
    'reverts the first change and applies it to the named expense (%s: %s, %s, %s)',
    async (...row) => {
      const [language, noted, change, other] = row
      const ana = await register(language)
      await say(ana, noted)
      await say(ana, change)
      await say(ana, other)
      expect((await ledger(ana)).map(({ amount }) => amount).toSorted()).toEqual([800, 900])
    },
  )

  it('restores the first expense and deletes the named one instead', async () => {
    const ana = await register('en')
    await say(ana, 'bus 9, coffee 15')
    await say(ana, 'delete the bus')
    await say(ana, 'no, the coffee')
    expect(await ledger(ana)).toMatchObject([{ description: 'bus' }])
  })

  it.each([
    ['es', 'taxi 9, café 15', 'borrá el taxi', 'perdón, quise decir el café'],
    ['en', 'taxi 9, coffee 15', 'delete the taxi', 'sorry, I meant the coffee'],
    ['pt', 'táxi 9, café 15', 'apaga o táxi', 'desculpa era o café'],
    ['fr', 'taxi 9, café 15', 'supprime le taxi', "pardon, c'était le café"],
  ] as const)('does so after an apology, too (%s: %s, %s, %s)', async (language, ...all) => {
    const ana = await register(language)
    for (const said of all) await say(ana, said)
    expect((await ledger(ana)).map(({ amount }) => amount)).toEqual([9])
  })

  it('renames the latest expense when nothing was changed before', async () => {
    const ana = await register('en')
    await say(ana, 'coffee 15')
    await say(ana, 'tea 3')
    await say(ana, 'no, a coffee')
    expect(await ledger(ana)).toMatchObject([{ description: 'coffee', amount: 3 }, { amount: 15 }])
  })

  it.each([
    ['es', 'la prensa 900', 'pan 500', 'borrá la prensa', 'pan'],
    ['en', 'the dump 30', 'milk 5', 'delete the dump', 'milk'],
    ['fr', 'le câble 30', 'pain 5', 'supprime le câble', 'pain'],
  ] as const)('deletes an earlier expense whose name includes its article (%s: %s)', async (...row) => {
    const [language, first, second, wish, left] = row
    const ana = await register(language)
    await say(ana, first)
    await say(ana, second)
    await say(ana, wish)
    expect((await ledger(ana)).map(({ description }) => description)).toEqual([left])
  })

  it('deletes no further expense when the deletion is repeated', async () => {
    const ana = await register()
    await say(ana, 'pan 500')
    await say(ana, 'pizza 900')
    await say(ana, 'borralo')
    expect(await say(ana, 'borralo')).toContain('Ya estaba borrado')
    expect(await ledger(ana)).toMatchObject([{ description: 'pan' }])
  })

  it.each([
    ['es', 'pizza 900', 'borralo', 'no, espera', 'sí borralo'],
    ['en', 'pizza 9', 'delete it', 'no wait', 'yes delete it'],
    ['pt', 'pizza 90', 'apaga', 'não, espera', 'sim, apaga'],
    ['fr', 'pizza 9', 'supprime-la', 'non, attends', 'oui supprime-la'],
  ] as const)(
    'keeps the expense after “no, wait” and deletes it when asked again (%s)',
    async (language, noted, wish, wait, wishAgain) => {
      const ana = await register(language)
      await say(ana, `${language === 'en' ? 'bread' : 'pan'} 500`)
      await say(ana, noted)
      await say(ana, wish)
      await say(ana, wait)
      expect(await ledger(ana)).toHaveLength(2)
      await say(ana, wishAgain)
      expect(await ledger(ana)).toMatchObject([{ amount: 500 }])
    },
  )

  it.each([
    ['es', 'jumbo 40', 'nafta 30', 'la nafta fue ayer', 'no la nafta, el súper'],
    ['en', 'trader joes 40', 'gas 30', 'the gas was yesterday', 'no not the gas, the groceries'],
    ['pt', 'pão de açúcar 40', 'gasolina 30', 'a gasolina foi ontem', 'não a gasolina, o mercado'],
    ['fr', 'carrefour 40', 'essence 30', "l'essence c'était hier", "non pas l'essence, les courses"],
  ] as const)(
    'applies the change to an expense that is named by its category (%s: %s, %s, %s, %s)',
    async (...row) => {
      const [language, first, second, change, other] = row
      const ana = await register(language)
      for (const said of [first, second, change, other]) await say(ana, said)
      expect(await ledger(ana)).toMatchObject([
        { amount: 30, expense_date: '2026-11-20' },
        { amount: 40, expense_date: '2026-11-19' },
      ])
    },
  )
})
