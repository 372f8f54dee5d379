import { expect, it } from 'vitest'
import { ask, eachTalk, ledger, press, say } from '../../testing/talk.ts'

eachTalk('a question about an ambiguous message', ({ register }) => {
  const told = {
    es: ['taxi 900', 'café 300 o 350', 'el taxi fue ayer', 'la segunda'],
    en: ['taxi 900', 'coffee 300 or 350', 'the taxi was yesterday', 'the second'],
    pt: ['táxi 900', 'café 300 ou 350', 'o táxi foi ontem', 'a segunda'],
    fr: ['taxi 900', 'café 300 ou 350', "le taxi c'était hier", 'la deuxième'],
  } as const
  const languages = ['es', 'en', 'pt', 'fr'] as const

  it.each(languages)('is repeated after another expense is changed (%s)', async (language) => {
    const ana = await register(language)
    const [first, second, change, place] = told[language]
    await say(ana, first)
    const asked = await ask(ana, second)
    const again = await ask(ana, change)
    expect(again.buttons.map(({ id }) => id)).toEqual(asked.buttons.map(({ id }) => id))
    await say(ana, place)
    expect(await ledger(ana)).toMatchObject([
      { amount: 350, expense_date: '2026-11-20' },
      { amount: 900, expense_date: '2026-11-19' },
    ])
  })

  it('still accepts its first buttons after another expense is changed', async () => {
    const ana = await register('en')
    await say(ana, 'taxi 900')
    const asked = await ask(ana, 'coffee 300 or 350')
    await say(ana, 'the taxi was yesterday')
    await press(ana, asked.buttons[0]?.id)
    expect((await ledger(ana)).map(({ amount }) => amount)).toEqual([300, 900])
  })

  it.each([
    ['es', 'fue ayer'],
    ['en', 'it was yesterday'],
    ['pt', 'foi ontem'],
    ['fr', "c'était hier"],
  ] as const)('applies a corrected day to the expense in question (%s: %s)', async (language, said) => {
    const ana = await register(language)
    const [first, second, , place] = told[language]
    for (const each of [first, second, said, place]) await say(ana, each)
    expect(await ledger(ana)).toMatchObject([
      { amount: 900, expense_date: '2026-11-20' },
      { amount: 350, expense_date: '2026-11-19' },
    ])
  })

  it('applies a corrected day to the expense in question when it is named', async () => {
    const ana = await register('en')
    await say(ana, 'coffee 3')
    await say(ana, 'yesterday dinner 62 or 64 at luigis')
    await say(ana, 'luigis was on the 17th')
    expect(await ledger(ana)).toMatchObject([{ description: 'coffee', expense_date: '2026-11-20' }])
    await say(ana, 'the first')
    expect((await ledger(ana)).find(({ amount }) => amount === 62)).toMatchObject({
      expense_date: '2026-11-17',
    })
  })

  it.each([
    ['es', 'pan 30', 'alquiler 5000?', 'y fue ayer', 'sí'],
    ['en', 'bread 30', 'rent 5000?', 'and it was yesterday', 'yes'],
    ['pt', 'pão 30', 'aluguel 5000?', 'e foi ontem', 'sim'],
    ['fr', 'pain 30', 'loyer 5000 ?', "et c'était hier", 'oui'],
  ] as const)(
    'applies a day to an expense that awaits a yes (%s: %s, %s, %s)',
    async (language, first, second, said, yes) => {
      const ana = await register(language)
      for (const each of [first, second, said]) await say(ana, each)
      expect(await ledger(ana)).toMatchObject([{ amount: 30, expense_date: '2026-11-20' }])
      await say(ana, yes)
      expect(await ledger(ana)).toMatchObject([
        { amount: 30, expense_date: '2026-11-20' },
        { amount: 5000, expense_date: '2026-11-19' },
      ])
    },
  )

  it('does not take a day that is for another named expense', async () => {
    const ana = await register('es')
    for (const each of ['pan 30', 'alquiler 5000?', 'el pan fue ayer']) await say(ana, each)
    expect(await ledger(ana)).toMatchObject([{ amount: 30, expense_date: '2026-11-19' }])
  })
})
