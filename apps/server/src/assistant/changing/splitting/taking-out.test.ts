import { expect, it } from 'vitest'
import { ask, ledger, oneTalk, press, say } from '../../../testing/talk.ts'

oneTalk('a part of a recorded expense', ({ register, join }) => {
  it.each([
    ['es', 'super ayer 1.200', 'de eso 300 fueron croquetas', 'croquetas'],
    ['es', 'super ayer 1.200', 'de ahí 300 es comida del perro', 'comida del perro'],
    ['es', 'super ayer 1.200', 'de eso 300 son croquetas', 'croquetas'],
    ['pt', 'mercado ontem 1.200', 'desses, 300 foi de ração', 'ração'],
    ['es', 'super ayer 1.200', '300 de eso fueron croquetas', 'croquetas'],
    ['en', 'groceries 1,200 yesterday', '300 of that was dog food', 'dog food'],
    ['en', 'groceries 1,200 yesterday', 'of it 300 was dog food', 'dog food'],
    ['pt', 'mercado ontem 1.200', '300 disso foi ração', 'ração'],
    ['en', 'groceries 1,200 yesterday', 'like 300 of that was dog food', 'dog food'],
    ['en', 'groceries 1,200 yesterday', 'that includes 300 of dog food', 'dog food'],
    ['fr', 'courses hier 1 200', 'dedans il y avait 300 de croquettes', 'croquettes'],
    ['fr', 'courses hier 1 200', "300 là-dedans c'était des croquettes", 'croquettes'],
    ['es', 'super ayer 1.200', 'ahí había 300 de croquetas', 'croquetas'],
    ['es', 'super ayer 1.200', 'eso incluye 300 de croquetas', 'croquetas'],
    ['en', 'groceries 1,200 yesterday', 'there was 300 of dog food in that', 'dog food'],
    ['en', 'groceries 1,200 yesterday', 'that included 300 for the dog bed', 'dog bed'],
    ['pt', 'mercado ontem 1.200', 'isso inclui 300 de ração', 'ração'],
    ['pt', 'mercado ontem 1.200', 'ali tinha 300 de ração', 'ração'],
    ['fr', 'courses hier 1 200', "dans ça y'avait 300 de croquettes", 'croquettes'],
    ['fr', 'courses hier 1 200', "y'avait 300 de croquettes dedans", 'croquettes'],
    ['fr', 'courses hier 1 200', 'et dans ça 300 de croquettes', 'croquettes'],
  ] as const)('records the part as a separate expense on the same day (%s: %s, %s)', async (...row) => {
    const [language, noted, said, name] = row
    const ana = await register(language)
    await say(ana, noted)
    await say(ana, said)
    expect(await ledger(ana)).toMatchObject([
      { description: name, amount: 300, expense_date: '2026-11-19' },
      { amount: 900, expense_date: '2026-11-19' },
    ])
  })

  it.each([
    ['es', 'super 100', ['20 de eso fueron vino', 'de eso 15 fueron croquetas'], 'deshacer'],
    ['en', 'groceries 100', ['20 of that was wine', '15 of it was cat food'], 'undo'],
    ['pt', 'mercado 100', ['20 disso foi vinho', 'disso 15 foi ração'], 'desfaz'],
    ['fr', 'courses 100', ['dont 20 de vin', 'dont 15 de croquettes'], 'annule'],
  ] as const)('takes out two parts and undoes them one by one (%s: %s)', async (...row) => {
    const [language, noted, parts, undo] = row
    const ana = await register(language)
    const amounts = async () => (await ledger(ana)).map(({ amount }) => amount)
    for (const said of [noted, ...parts]) await say(ana, said)
    expect(await amounts()).toEqual([15, 20, 65])
    await say(ana, undo)
    expect(await amounts()).toEqual([20, 80])
    await say(ana, undo)
    expect(await amounts()).toEqual([100])
  })

  it("takes no part out when 'dont' means 'do not'", async () => {
    const ana = await register('en')
    await say(ana, 'books 187')
    await say(ana, 'dont tell my mom but shein 63')
    expect((await ledger(ana)).map(({ amount }) => amount)).toEqual([63, 187])
  })

  it('asks which of several expenses the part belongs to', async () => {
    const ana = await register('en')
    await say(ana, 'groceries 100 and taxi 9')
    expect((await ask(ana, '20 of that was wine')).buttons).toHaveLength(2)
    expect(await ledger(ana)).toHaveLength(2)
  })

  it.each([
    ['es', 'super 100', 'cena 60', '20 de eso fueron vino'],
    ['en', 'groceries 100', 'dinner 60', '20 of that was wine'],
    ['pt', 'mercado 100', 'jantar 60', '20 disso foi vinho'],
    ['fr', 'courses 100', 'resto 60', 'dont 20 de vin'],
  ] as const)(
    'takes no part out of an expense after which another member recorded one (%s: %s, %s, %s)',
    async (language, own, theirs, said) => {
      const ana = await register(language)
      const beto = await join(ana)
      await say(ana, own)
      await say(beto, theirs)
      expect((await ask(ana, said)).buttons).toHaveLength(2)
      expect((await ledger(ana)).map(({ amount }) => amount)).toEqual([60, 100])
    },
  )

  it('asks about a part of what another member recorded, which would be counted twice', async () => {
    const ana = await register('fr')
    const beto = await join(ana)
    await say(beto, 'marché 23')
    expect((await ask(ana, 'dont 5 pour les fleurs')).buttons).toHaveLength(2)
    expect((await ledger(ana)).map(({ amount }) => amount)).toEqual([23])
  })

  it.each([
    ['es', 'super 100', 'cena 60', 'de eso 20 eran del trabajo'],
    ['en', 'groceries 100', 'dinner 60', '20 of that was for work'],
  ] as const)('asks about no amount of it then, either (%s: %s, %s, %s)', async (...row) => {
    const [language, own, theirs, said] = row
    const ana = await register(language)
    const beto = await join(ana)
    await say(ana, own)
    await say(beto, theirs)
    expect((await ask(ana, said)).buttons ?? []).toEqual([])
    expect((await ledger(ana)).map(({ amount }) => amount)).toEqual([60, 100])
  })

  it('puts the part back when its undo button is pressed', async () => {
    const ana = await register('en')
    await say(ana, 'groceries 100')
    const { buttons } = await ask(ana, '20 of that was wine')
    await press(ana, buttons?.[0]?.id)
    expect((await ledger(ana)).map(({ amount }) => amount)).toEqual([100])
  })

  it.each([
    ['es', 'fideos y yerba 12.500', 'la yerba eran 6.800', 12_500],
    ['pt', 'macarrão e café 125', 'o café foi 68', 125],
  ] as const)('asks what to do when a price is given for one of two items (%s)', async (...row) => {
    const [language, noted, said, amount] = row
    const ana = await register(language)
    await say(ana, noted)
    expect((await ask(ana, said)).buttons).toHaveLength(2)
    expect(await ledger(ana)).toMatchObject([{ amount }])
  })

  it.each([
    ['es', 'luz y agua ayer 300', 'fueron 180 de luz y 120 de agua', ['agua', 'luz']],
    ['en', 'groceries 300 yesterday', 'that was 180 for food and 120 for soap', ['soap', 'food']],
    ['pt', 'luz e água 300 ontem', 'foi 180 de luz e 120 de água', ['água', 'luz']],
    ['fr', 'courses hier 300', "c'était 180 de viande et 120 de légumes", ['légumes', 'viande']],
  ] as const)(
    'replaces the expense with two parts that add up to its amount (%s: %s, %s)',
    async (...row) => {
      const [language, noted, parts, names] = row
      const ana = await register(language)
      await say(ana, noted)
      await say(ana, parts)
      expect(await ledger(ana)).toMatchObject([
        { description: names[0], amount: 120, expense_date: '2026-11-19' },
        { description: names[1], amount: 180, expense_date: '2026-11-19' },
      ])
    },
  )
})
