import { expect, it } from 'vitest'
import { ask, ledger, oneTalk, say } from '../../../testing/talk.ts'

oneTalk('a corrected price', ({ register }) => {
  const amounts = async (person: Parameters<typeof ledger>[0]) =>
    (await ledger(person)).map(({ amount }) => amount)

  it.each([
    ['es', 'pan 1.000 y farmacia 12.000', 'el pan es 1.000 y la farmacia 13.000', [13_000, 1000]],
    ['en', 'bread 6 and coffee 4', 'the bread is 6 and the coffee 5', [5, 6]],
    ['pt', 'pão 6 e café 4', 'o pão é 6 e o café 5', [5, 6]],
    ['fr', 'pain 6 et pharmacie 12', "le pain c'est 6 et la pharmacie 13", [13, 6]],
  ] as const)(
    'in the present tense changes each expense and records none (%s)',
    async (language, noted, anew, after) => {
      const ana = await register(language)
      await say(ana, noted)
      await say(ana, anew)
      expect(await amounts(ana)).toEqual(after)
    },
  )

  it.each([
    ['es', 'pan 1.000', 'el pan es 1.200', 1200],
    ['fr', 'pain 1,10', "le pain c'est 1,20", 1.2],
  ] as const)(
    'in the present tense changes the single expense (%s)',
    async (language, noted, anew, after) => {
      const ana = await register(language)
      await say(ana, noted)
      await say(ana, anew)
      expect(await amounts(ana)).toEqual([after])
    },
  )

  it.each([
    ['es', 'super 71,20'],
    ['en', 'shopping 71.20'],
    ['pt', 'mercado 71,20'],
    ['fr', 'courses 71,20'],
  ] as const)('changes the last expense only when two digits are swapped (%s: %s)', async (...row) => {
    const [language, noted] = row
    const ana = await register(language)
    await say(ana, noted)
    await say(ana, noted.includes(',') ? '71,02' : '71.02')
    expect(await amounts(ana)).toEqual([71.02])
    expect(await say(ana, '65')).toContain('65')
    expect(await amounts(ana)).toEqual([71.02])
  })

  it('of several pieces changes them after a question about the exact amount', async () => {
    const ana = await register()
    await say(ana, '3 empanadas a 3.500 y una gaseosa de 4 mil')
    expect(await say(ana, 'las empanadas fueron 4')).toMatch(/^3 empanadas: ¿cuánto fue exactamente/)
    await say(ana, 'las empanadas fueron 14.000')
    expect(await ledger(ana)).toMatchObject([
      { description: 'gaseosa', amount: 4000 },
      { description: '3 empanadas', amount: 14_000 },
    ])
  })

  it.each([
    ['es', 'súper 5.000', '5000 no, 6000', 6000],
    ['es', 'súper 5.000', '5100, perdón', 5100],
    ['en', 'tesco 50', '55 sorry', 55],
    ['pt', 'mercado 50', '55 aliás', 55],
    ['fr', 'courses 50', '55 pardon', 55],
  ] as const)(
    'without a name changes the last expense despite an open question (%s: %s, %s)',
    async (...row) => {
      const [language, noted, anew, after] = row
      const ana = await register(language)
      await say(ana, language === 'en' ? 'haircut' : language === 'fr' ? 'coiffeur' : 'farmacia')
      await say(ana, noted)
      await say(ana, anew)
      expect(await amounts(ana)).toEqual([after])
    },
  )

  it.each([
    ['es', 'pan 1.000 y leche 2.000', 'el pan 1.200, perdón', [1200, 2000]],
    ['en', 'bagel 3 and coffee 4', 'the bagel 3.50 sorry', [3.5, 4]],
    ['pt', 'pão 6 e café 4', 'o pão 7, foi mal', [4, 7]],
    ['fr', 'marché 23 et café 4', 'le marché 32 pardon', [4, 32]],
  ] as const)(
    'with an apology changes the named expense and records no second one (%s: %s, %s)',
    async (...row) => {
      const [language, noted, anew, after] = row
      const ana = await register(language)
      await say(ana, noted)
      await say(ana, anew)
      expect((await amounts(ana)).toSorted((a, b) => a - b)).toEqual(after)
    },
  )

  it('that answers an open question in other words closes it', async () => {
    const ana = await register()
    await say(ana, 'tintorería')
    await say(ana, 'zapatero 1.200')
    await say(ana, '9.500 la tintorería')
    expect(await say(ana, '1000')).toContain('¿Anoto $ 1.000?')
    expect(await ledger(ana)).toHaveLength(2)
  })

  it.each([
    ['es', 'cena 9.000', 'éramos cuatro', 9000],
    ['en', 'dinner 90', 'we were four', 90],
    ['pt', 'jantar 90', 'éramos quatro', 90],
    ['fr', 'resto 90', 'on était quatre', 90],
  ] as const)('is not taken from the number of people (%s)', async (language, noted, people, amount) => {
    const ana = await register(language)
    await say(ana, noted)
    expect(await say(ana, people)).toContain(language === 'es' ? '2.250' : '22,50')
    expect(await amounts(ana)).toEqual([amount])
  })

  it.each([
    ['en', 'uber 18 and tip 3', 'no tip'],
    ['fr', 'taxi 18 et pourboire 3', 'pas de pourboire'],
  ] as const)('without the tip is asked for in %s: %s, %s', async (language, noted, said) => {
    const ana = await register(language)
    await say(ana, noted)
    const before = await ledger(ana)
    expect(await say(ana, said)).toContain('?')
    expect(await ledger(ana)).toEqual(before)
  })

  it('without the tip is asked for and recorded without renaming the expense', async () => {
    const ana = await register()
    await say(ana, 'uber 8.000 y propina 1.000')
    expect(await say(ana, 'quitale la propina')).toBe('uber: ¿cuánto fue?')
    await say(ana, '8.000')
    expect(await ledger(ana)).toMatchObject([{ description: 'uber', amount: 8000 }])
  })

  it('without an article changes the expense with exactly that name', async () => {
    const ana = await register('en')
    await say(ana, 'HOA 310')
    await say(ana, 'HOA is 320')
    expect(await ledger(ana)).toMatchObject([{ description: 'HOA', amount: 320 }])
  })

  it('inside a longer explanation renames nothing', async () => {
    const ana = await register('en')
    await say(ana, 'Kroger 134.27')
    await say(ana, "wait, that wasn't groceries, 40 of it was a gift card for Jay")
    expect(await ledger(ana)).toMatchObject([{ description: 'Kroger', category_name: 'Groceries' }])
  })

  it.each([
    ['es', 'súper 84 y nafta 61', 'la nafta fue ayer', 'el súper 48 perdón'],
    ['fr', 'marché 84 et essence 61', "l'essence c'était hier", 'le marché 48 pardon'],
  ] as const)('with an apology changes any recent expense it names (%s)', async (language, ...said) => {
    const ana = await register(language)
    for (const each of said) await say(ana, each)
    expect((await amounts(ana)).toSorted()).toEqual([48, 61])
  })

  it.each([
    ['es', 'taxi 20', 'el taxi el 17'],
    ['fr', 'essence 61', "l'essence le 17"],
  ] as const)('can be a day for the expense it names (%s: %s, %s)', async (language, first, day) => {
    const ana = await register(language)
    for (const said of [first, 'pizza 30', day]) await say(ana, said)
    expect((await ledger(ana)).map(({ expense_date }) => expense_date)).toEqual(['2026-11-20', '2026-11-17'])
  })

  it('is asked about when it could be a number of pieces', async () => {
    const ana = await register('fr')
    await say(ana, '3 bières à 6,50')
    const asked = await ask(ana, '4 en fait')
    expect(asked.buttons.map(({ title }) => title.replaceAll('\u00a0', ' '))).toEqual(['$ 26', '$ 4'])
    expect(await amounts(ana)).toEqual([19.5])
  })

  it.each([
    ['es', 'la pagué ayer'],
    ['pt', 'paguei ontem'],
    ['fr', "je l'ai payée hier"],
  ] as const)(
    'can be the day of payment, which records no second expense (%s: %s)',
    async (language, day) => {
      const ana = await register(language)
      await say(ana, 'pizza 30')
      await say(ana, day)
      expect(await ledger(ana)).toMatchObject([{ description: 'pizza', expense_date: '2026-11-19' }])
    },
  )
})
