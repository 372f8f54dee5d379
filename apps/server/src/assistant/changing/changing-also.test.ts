import { expect, it } from 'vitest'
import { ledger, oneTalk, say } from '../../testing/talk.ts'

oneTalk('a change of one expense', ({ register, join }) => {
  it.each([
    ['es', 'luz 30 y agua 20', 'la luz fue ayer', 'la del agua también'],
    ['en', 'electricity 30 and water 20', 'the electricity was yesterday', 'the water one too'],
    ['pt', 'luz 30 e água 20', 'a luz foi ontem', 'a água também'],
    ['fr', 'électricité 30 et eau 20', "l'électricité c'était hier", "l'eau aussi"],
    ['es', 'pan 30 y té 20', 'el pan fue ayer', 'el té también'],
    ['fr', 'pain 30 et thé 20', "le pain c'était hier", 'le thé aussi'],
  ] as const)('changes the day of another expense too (%s: %s, %s, %s)', async (...row) => {
    const [language, noted, change, also] = row
    const ana = await register(language)
    for (const said of [noted, change, also]) await say(ana, said)
    expect(await ledger(ana)).toMatchObject([{ expense_date: '2026-11-19' }, { expense_date: '2026-11-19' }])
  })

  it('changes the payer of another expense too', async () => {
    const ana = await register('en')
    await join(ana)
    for (const said of ['bread 3', 'taxi 9', 'Beto paid for the taxi', 'the bread too']) await say(ana, said)
    const payers = (await ledger(ana)).map(({ paid_by }) => paid_by)
    expect(new Set(payers).size).toBe(1)
    expect(payers).not.toContain((await ana.me()).id)
  })

  it.each([
    ['es', 'carne 30 y pan 20', 'la carne fue Beto y el pan fui yo'],
    ['en', 'meat 30 and bread 20', 'the meat was Beto, the bread was me'],
    ['pt', 'carne 30 e pão 20', 'a carne foi o Beto e o pão fui eu'],
    ['fr', 'viande 30 et pain 20', "la viande c'était Beto et le pain c'était moi"],
  ] as const)('can be the payer of each of two expenses (%s: %s, %s)', async (language, noted, said) => {
    const ana = await register(language)
    const beto = await join(ana)
    await say(ana, noted)
    await say(ana, said)
    const [own, other] = [await ana.me(), await beto.me()]
    expect((await ledger(ana)).map(({ amount, paid_by }) => [amount, paid_by])).toEqual([
      [20, own.id],
      [30, other.id],
    ])
  })

  it.each([
    ['an amount', 'the taxi was 8', 'the bread too'],
    ['what was never noted', 'the taxi was yesterday', 'the tea too'],
  ] as const)('does not carry over to %s (%s, %s)', async (_, change, also) => {
    const ana = await register('en')
    for (const said of ['bread 3', 'taxi 9', change]) await say(ana, said)
    const before = await ledger(ana)
    await say(ana, also)
    expect(await ledger(ana)).toEqual(before)
  })
})

oneTalk('a purchase on the same day', ({ register }) => {
  it.each([
    ['es', 'luz 30 el 12', 'y agua 20 el mismo día'],
    ['en', 'electricity 30 on the 12th', 'and water 20 the same day'],
    ['en', 'electricity 30 on the 12th', 'and water 20 same day'],
    ['pt', 'luz 30 dia 12', 'e água 20 no mesmo dia'],
    ['fr', 'électricité 30 le 12', "et l'eau 20 le même jour"],
  ] as const)('gets the day of the expense before it (%s: %s, %s)', async (language, noted, other) => {
    const ana = await register(language)
    await say(ana, noted)
    await say(ana, other)
    expect(await ledger(ana)).toMatchObject([
      { amount: 20, expense_date: '2026-11-12' },
      { amount: 30, expense_date: '2026-11-12' },
    ])
  })

  it.each([
    ['es', 'luz 30 el 12', 'envío mismo día $20'],
    ['fr', 'électricité 30 le 12', 'livraison même jour 20'],
  ] as const)(
    'is not meant by a same-day delivery, which is dated today (%s: %s, %s)',
    async (language, noted, other) => {
      const ana = await register(language)
      await say(ana, noted)
      await say(ana, other)
      expect(await ledger(ana)).toMatchObject([
        { amount: 20, expense_date: '2026-11-20' },
        { amount: 30, expense_date: '2026-11-12' },
      ])
    },
  )
})
