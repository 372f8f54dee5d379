import { expect, it } from 'vitest'
import { ask, ledger, oneTalk, press, say } from '../../../testing/talk.ts'

oneTalk('a part of what was noted', ({ register }) => {
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
  ] as const)('that is told as such is taken out of it, on its day (%s: %s, %s)', async (...row) => {
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
  ] as const)('and one more are of the same, and given back to it one by one (%s: %s)', async (...row) => {
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

  it("is none where 'dont' denies", async () => {
    const ana = await register('en')
    await say(ana, 'books 187')
    await say(ana, 'dont tell my mom but shein 63')
    expect((await ledger(ana)).map(({ amount }) => amount)).toEqual([63, 187])
  })

  it('is asked about where nobody said of which of several', async () => {
    const ana = await register('en')
    await say(ana, 'groceries 100 and taxi 9')
    expect((await ask(ana, '20 of that was wine')).buttons).toHaveLength(2)
    expect(await ledger(ana)).toHaveLength(2)
  })

  it('is given back by the button under it', async () => {
    const ana = await register('en')
    await say(ana, 'groceries 100')
    const { buttons } = await ask(ana, '20 of that was wine')
    await press(ana, buttons?.[0]?.id)
    expect((await ledger(ana)).map(({ amount }) => amount)).toEqual([100])
  })

  it.each([
    ['es', 'fideos y yerba 12.500', 'la yerba eran 6.800', 12_500],
    ['pt', 'macarrão e café 125', 'o café foi 68', 125],
  ] as const)('whose price is told is asked about, where both have one (%s)', async (...row) => {
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
  ] as const)('and another come to it, and stand in its place (%s: %s, %s)', async (...row) => {
    const [language, noted, parts, names] = row
    const ana = await register(language)
    await say(ana, noted)
    await say(ana, parts)
    expect(await ledger(ana)).toMatchObject([
      { description: names[0], amount: 120, expense_date: '2026-11-19' },
      { description: names[1], amount: 180, expense_date: '2026-11-19' },
    ])
  })
})
