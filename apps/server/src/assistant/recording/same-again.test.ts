import { expect, it } from 'vitest'
import { ask, ledger, oneTalk, press, say } from '../../testing/talk.ts'

oneTalk('a request to record the same again', ({ register, join }) => {
  it.each([
    ['es', 'nafta 12.000', 'lo mismo hoy', 'sí', '2026-11-20'],
    ['es', 'nafta 12.000', 'otra vez lo mismo', 'sí', '2026-11-20'],
    ['en', 'coffee 3.50', 'same again yesterday', 'yes', '2026-11-19'],
    ['pt', 'café 8', 'a mesma coisa', 'sim', '2026-11-20'],
    ['fr', 'café 3,50', "pareil aujourd'hui", 'oui', '2026-11-20'],
    ['en', 'coffee 3.50', 'and another one', 'yes', '2026-11-20'],
    ['fr', 'café 3,50', 'encore un', 'oui', '2026-11-20'],
  ] as const)(
    'records the same expense again after a yes and keeps the first (%s: %s, %s)',
    async (...row) => {
      const [language, noted, again, yes, date] = row
      const ana = await register(language)
      await say(ana, noted)
      const [first] = await ledger(ana)
      expect(await say(ana, again)).toContain('?')
      expect(await ledger(ana)).toEqual([first])
      await say(ana, yes)
      const expenses = await ledger(ana)
      expect(expenses).toHaveLength(2)
      for (const { description, amount, category_name } of expenses)
        expect({ description, amount, category_name }).toEqual({
          description: first?.description,
          amount: first?.amount,
          category_name: first?.category_name,
        })
      expect(expenses.map(({ expense_date }) => expense_date)).toEqual(['2026-11-20', date])
    },
  )

  it.each([
    ['es', 'súper 22', 'alquiler 420', 'lo mismo', 'sí'],
    ['en', 'tesco 22', 'rent 420', 'same', 'yes'],
    ['pt', 'mercado 22', 'aluguel 420', 'a mesma coisa', 'sim'],
    ['fr', 'carrefour 22', 'loyer 420', 'idem', 'oui'],
  ] as const)(
    'records another member’s latest expense for the writer as well (%s: %s, %s, %s)',
    async (...row) => {
      const [language, own, theirs, same, yes] = row
      const ana = await register(language)
      const beto = await join(ana)
      await say(ana, own)
      await say(beto, theirs)
      await say(ana, same)
      await say(ana, yes)
      expect(await ledger(ana)).toMatchObject([
        { amount: 420, paid_by_name: 'Ana García' },
        { amount: 420, paid_by_name: 'Beto García' },
        { amount: 22 },
      ])
    },
  )

  it.each([
    ['es', 'taxi 5.000', 'y 12 mil más el sábado', 'sí', 12_000, '2026-11-14'],
    ['es', 'taxi 5.000', 'otros 12 mil ayer', 'sí', 12_000, '2026-11-19'],
    ['en', 'taxi 5', 'and another 12 on Saturday', 'yes', 12, '2026-11-14'],
    ['en', 'taxi 5', 'and 12 more', 'yes', 12, '2026-11-20'],
    ['pt', 'táxi 5', 'e mais 12 ontem', 'sim', 12, '2026-11-19'],
    ['pt', 'táxi 5', 'outros 12 ontem', 'sim', 12, '2026-11-19'],
    ['es', 'taxi 5.000', 'eran dos, otro de 4.500', 'sí', 4500, '2026-11-20'],
    ['pt', 'táxi 5', 'eram 2, outro de 4,50', 'sim', 4.5, '2026-11-20'],
    ['fr', 'taxi 5', 'et encore 12 samedi', 'oui', 12, '2026-11-14'],
    ['fr', 'taxi 5', 'et 12 de plus hier', 'oui', 12, '2026-11-19'],
    ['es', 'taxi 5.000', 'ayer también 4.500', 'sí', 4500, '2026-11-19'],
    ['en', 'taxi 5', 'yesterday too 12', 'yes', 12, '2026-11-19'],
    ['pt', 'táxi 5', 'ontem também 12', 'sim', 12, '2026-11-19'],
    ['fr', 'taxi 5', 'hier aussi 12', 'oui', 12, '2026-11-19'],
  ] as const)('records the same purchase with another amount after a yes (%s: %s, %s)', async (...row) => {
    const [language, noted, again, yes, amount, date] = row
    const ana = await register(language)
    await say(ana, noted)
    const [first] = await ledger(ana)
    expect(await say(ana, again)).toContain('?')
    expect(await ledger(ana)).toEqual([first])
    await say(ana, yes)
    const other = (await ledger(ana)).find(({ id }) => id !== first?.id)
    const { description, category_name } = first ?? {}
    expect(other).toMatchObject({ description, category_name, amount, expense_date: date })
  })

  it.each([
    ['es', 'alquiler 700', 'lo mismo, 650'],
    ['en', 'rent 700', 'same, 650'],
    ['en', 'rent 700', 'same here 650'],
    ['pt', 'aluguel 700', 'eu também 650'],
    ['fr', 'loyer 700', 'pareil, 650'],
    ['es', 'gimnasio 700', 'el mío también pero 650'],
    ['es', 'peluquería 700', 'también pagué la mía, 650'],
    ['en', 'gym 700', 'mine too but 650'],
    ['pt', 'academia 700', 'a minha também, 650'],
    ['fr', 'coiffeur 700', 'le mien aussi mais 650'],
    ['fr', 'coiffeur 700', 'pareil pour moi mais 650'],
  ] as const)('offers another member’s latest expense with the given amount (%s: %s, %s)', async (...row) => {
    const [language, noted, same] = row
    const ana = await register(language)
    const beto = await join(ana)
    await say(beto, 'pizza 20')
    await say(ana, noted)
    const { text, buttons } = await ask(beto, same)
    expect(text).toContain(noted.split(' ')[0])
    await press(beto, buttons?.[0]?.id)
    expect((await ledger(ana))[0]).toMatchObject({ description: noted.split(' ')[0], amount: 650 })
  })

  it.each([
    ['es', 'gimnasio 700', 'mi gimnasio también, mismo precio', 'sí'],
    ['en', 'gym 700', 'my gym too, same price', 'yes'],
    ['pt', 'academia 700', 'a minha academia também, mesmo valor', 'sim'],
    ['fr', 'coiffeur 700', 'mon coiffeur aussi, même prix', 'oui'],
  ] as const)(
    'records another member’s thing for the writer if it has that name (%s: %s, %s)',
    async (...row) => {
      const [language, noted, same, yes] = row
      const ana = await register(language)
      const beto = await join(ana)
      await say(ana, noted)
      await say(beto, same)
      await say(beto, yes)
      expect(await ledger(ana)).toMatchObject([
        { amount: 700, paid_by_name: 'Beto García' },
        { amount: 700, paid_by_name: 'Ana García' },
      ])
      await say(ana, 'taxi 5')
      await say(beto, same)
      expect(await ledger(ana)).toHaveLength(3)
    },
  )

  it.each([
    ['es', 'el mío también, 650'],
    ['en', 'mine too, 650'],
    ['pt', 'o meu também, 650'],
    ['fr', 'le mien aussi, 650'],
  ] as const)('offers it even while a question of the writer is open (%s: %s)', async (language, same) => {
    const ana = await register(language)
    const beto = await join(ana)
    await say(beto, 'pizza')
    await say(ana, 'taxi 700')
    const { buttons } = await ask(beto, same)
    expect(await ledger(ana)).toHaveLength(1)
    await press(beto, buttons?.[0]?.id)
    expect((await ledger(ana))[0]).toMatchObject({ description: 'taxi', amount: 650 })
  })

  it('records nothing when there is no expense to repeat', async () => {
    const ana = await register()
    await say(ana, 'lo mismo')
    expect(await ledger(ana)).toEqual([])
  })
})
