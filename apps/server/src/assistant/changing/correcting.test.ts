import { expect, it } from 'vitest'
import { eachTalk, ledger, say } from '../../testing/talk.ts'

eachTalk('a correction that names its expense', ({ register, join }) => {
  it('by part of its name changes the amount when it repeats the old one', async () => {
    const ana = await register('en')
    await say(ana, 'chemist 21.45 calpol and a thermometer')
    await say(ana, 'the chemist was 12.45 not 21.45')
    expect(await ledger(ana)).toMatchObject([{ amount: 12.45 }])
  })

  it('finds the female form of an occupation by the male form', async () => {
    const ana = await register('fr')
    await say(ana, 'coiffeuse 65')
    await say(ana, 'taxi 9')
    await say(ana, 'supprime le coiffeur')
    expect((await ledger(ana)).map(({ amount }) => amount)).toEqual([9])
  })

  it('changes that one instead of the last', async () => {
    const ana = await register()
    await say(ana, 'uber 4.200')
    await say(ana, 'pan 1.800')
    await say(ana, 'lo del uber está mal, eran 2.400')
    expect(await ledger(ana)).toMatchObject([
      { description: 'pan', amount: 1800 },
      { description: 'uber', amount: 2400 },
    ])
  })

  it.each([
    ['es', 'uber 4.200', 'súbele 300', 4500],
    ['es', 'uber 4.200', 'quitale 200', 4000],
    ['es', 'uber 4.200', 'quitale 200 al uber', 4000],
    ['es', 'uber 4.200', 'mejor que sean 4.100', 4100],
    ['pt', 'uber 42', 'aumenta pra 45', 45],
    ['pt', 'uber 42', 'deixa 40', 40],
    ['pt', 'uber 42', 'soma 5 de gorjeta', 47],
    ['es', 'taxi 4.200', 'el taxi mejor 4.500', 4500],
    ['pt', 'farmácia 45', 'a farmácia deu 54', 54],
  ] as const)('can give a difference or a new amount (%s: %s, %s)', async (...row) => {
    const [language, noted, wish, amount] = row
    const ana = await register(language)
    await say(ana, noted)
    await say(ana, wish)
    expect(await ledger(ana)).toMatchObject([{ amount }])
  })

  it('of the category alone asks about it, and of the name renames the expense', async () => {
    const ana = await register()
    await say(ana, 'pan 1.800')
    await say(ana, 'taxi 5.000')
    expect(await say(ana, 'cambiá la categoría del pan')).toContain('pan')
    await say(ana, 'cambiá el nombre del pan a medialunas')
    expect(await ledger(ana)).toMatchObject([
      { description: 'taxi', category_name: 'Transporte' },
      { description: 'medialunas', category_name: 'Supermercado' },
    ])
  })

  it('is undone by “leave it as it was”', async () => {
    const ana = await register()
    await say(ana, 'pan 1.800')
    await say(ana, 'era regalo')
    await say(ana, 'no, dejalo como estaba')
    expect(await ledger(ana)).toMatchObject([{ description: 'pan', category_name: 'Supermercado' }])
  })

  it.each([
    ['es', 'taxi 5 mil y remis 7 mil', 'los dos fueron ayer'],
    ['pt', 'taxi 50 e uber 70', 'os dois foram ontem'],
  ] as const)('applies to both expenses when it says so (%s)', async (language, noted, wish) => {
    const ana = await register(language)
    await say(ana, noted)
    await say(ana, wish)
    expect(await ledger(ana)).toMatchObject([{ expense_date: '2026-11-19' }, { expense_date: '2026-11-19' }])
  })

  it('that adds the missing thousands changes only the amount', async () => {
    const ana = await register()
    await say(ana, 'carnicería 22')
    await say(ana, '22 mil')
    expect(await ledger(ana)).toMatchObject([{ description: 'carnicería', amount: 22000 }])
  })

  it('with an open question does not take an amount given later', async () => {
    const ana = await register()
    await say(ana, 'nafta 40 lucas')
    expect(await say(ana, 'no, la nafta fueron 38')).toContain('¿cuánto fue exactamente?')
    await say(ana, 'era ayer')
    await say(ana, '22 mil')
    expect(await ledger(ana)).toMatchObject([{ description: 'nafta', amount: 40000 }])
  })

  it('that only says “the other one” asks what to change', async () => {
    const ana = await register()
    await say(ana, 'farmacia 12.450 y verdulería 8.900')
    const before = await ledger(ana)
    expect(await say(ana, 'no, el otro')).toContain('Decime qué cambio')
    expect(await ledger(ana)).toEqual(before)
  })

  it('answers an open question about that expense', async () => {
    const ana = await register()
    await say(ana, 'kiosco')
    await say(ana, 'carnicería 22 mil')
    await say(ana, 'no, el kiosco fueron 3 mil')
    expect(await ledger(ana)).toMatchObject([
      { description: 'kiosco', amount: 3000 },
      { description: 'carnicería', amount: 22000 },
    ])
  })

  it('of the day alone applies to the expense asked about last', async () => {
    const ana = await register('pt')
    await say(ana, 'pão 8')
    await say(ana, 'luz')
    await say(ana, 'foi ontem')
    await say(ana, '180')
    expect(await ledger(ana)).toMatchObject([
      { description: 'pão', expense_date: '2026-11-20' },
      { description: 'luz', expense_date: '2026-11-19' },
    ])
  })

  it('prefers an exact name to a longer one', async () => {
    const ana = await register()
    await say(ana, 'super 32.400')
    await say(ana, 'propina al super 500')
    await say(ana, 'quitale 400 al super')
    expect(await ledger(ana)).toMatchObject([{ amount: 500 }, { amount: 32000 }])
  })

  it('deletes as many of the last expenses as it counts', async () => {
    const ana = await register('pt')
    await say(ana, 'mercado 250')
    await say(ana, 'pão 8, leite 6 e café 18')
    await say(ana, 'o pão foi 9')
    await say(ana, 'apaga os três')
    expect(await ledger(ana)).toMatchObject([{ amount: 250 }])
    await say(ana, 'volta o pão')
    expect(await ledger(ana)).toHaveLength(2)
  })

  it('by position changes only that expense', async () => {
    const ana = await register()
    await say(ana, 'farmacia 12.400 y kiosco 2.100')
    await say(ana, 'el segundo eran 2.300')
    await say(ana, 'no, dejalo')
    expect(await ledger(ana)).toMatchObject([
      { description: 'kiosco', amount: 2300 },
      { description: 'farmacia', amount: 12400 },
    ])
  })

  it('changes the payer of both expenses', async () => {
    const ana = await register()
    await join(ana)
    await say(ana, 'farmacia 12.400 y kiosco 2.100')
    await say(ana, 'los dos los pagó Beto')
    expect(await ledger(ana)).toMatchObject([
      { amount: 2100, paid_by_name: 'Beto García' },
      { amount: 12400, paid_by_name: 'Beto García' },
    ])
  })

  it('that says “leave it” changes nothing', async () => {
    const ana = await register('pt')
    await say(ana, 'gasolina 150')
    await say(ana, 'não, deixa')
    expect(await ledger(ana)).toMatchObject([{ description: 'gasolina', amount: 150 }])
  })

  it('asks which one to delete when the position is unclear', async () => {
    const ana = await register()
    for (const noted of ['pan 1.800', 'taxi 5.000', 'café 900']) await say(ana, noted)
    expect(await say(ana, 'borrá el segundo')).toBe('¿Cuál de estos borro?')
  })

  it('says that no expense has that name', async () => {
    const ana = await register()
    await say(ana, 'pan 1.800')
    expect(await say(ana, 'lo del hotel era en dólares, no en pesos')).toContain('«hotel»')
    expect(await ledger(ana)).toMatchObject([{ description: 'pan', amount: 1800 }])
  })

  it('of another member’s expense is allowed only for the owner', async () => {
    const ana = await register()
    const beto = await join(ana)
    await say(beto, 'remis 4.200')
    await say(ana, 'taxi 5.000')
    await say(beto, 'pan 1.800')
    expect(await say(beto, 'borrá el taxi')).toContain('lo anotó Ana')
    expect(await ledger(ana)).toHaveLength(3)
    expect(await say(ana, 'borrá el remis')).toMatch(/^Borrado: .*remis.*, lo anotó Beto\.\n/)
    expect(await ledger(ana)).toMatchObject([{ description: 'pan' }, { description: 'taxi' }])
  })

  it.each([
    ['en', 'groceries 42', 'delete Beto’s groceries'],
    ['fr', 'courses 42', 'supprime les courses de Beto'],
  ] as const)('can name the member who recorded the expense: %s', async (language, noted, wish) => {
    const ana = await register(language)
    const beto = await join(ana)
    await say(beto, noted)
    await say(ana, 'taxi 15')
    await say(ana, wish)
    expect(await ledger(ana)).toMatchObject([{ description: 'taxi' }])
  })

  it('changes the named one of several and keeps its learned category', async () => {
    const ana = await register()
    await say(ana, 'pan 200')
    await say(ana, 'era transporte')
    await say(ana, 'café 300 y pan 250')
    expect(await say(ana, 'no, el pan eran 280')).toMatch(/^Cambiado: 🚌 Transporte, pan, \$ 280\./)
    expect(await ledger(ana)).toMatchObject([{ amount: 280 }, { amount: 300 }, { amount: 200 }])
  })

  it.each([
    ['es', 'verdura 3.900', 'entonces quedó en 4.200', 4200],
    ['es', 'verdura 3.900', 'al final salió 4.200', 4200],
    ['en', 'groceries 39', 'ended up at 42', 42],
    ['pt', 'feira 39', 'então ficou em 42', 42],
  ] as const)(
    'can give the final amount of the last expense (%s: %s)',
    async (language, noted, end, amount) => {
      const ana = await register(language)
      await say(ana, noted)
      await say(ana, end)
      expect((await ledger(ana)).map((expense) => expense.amount)).toEqual([amount])
    },
  )

  it('becomes a new expense when nothing was recorded before', async () => {
    const ana = await register()
    expect(await say(ana, 'al final quedó en 4.200')).toContain('4.200')
    expect(await ledger(ana)).toMatchObject([{ amount: 4200 }])
  })

  it.each([
    ['es', 'verdulería 4.500', 'la verdulería fue 5.500', 5500],
    ['en', 'taxi 20 and lunch 30', 'lunch was 35', 35],
    ['pt', 'almoço 30', 'o almoço foi 35', 35],
    ['fr', 'taxi 30', 'le taxi était à 35', 35],
  ] as const)(
    'can repeat the expense with a new amount, but only right after it: %s',
    async (preferred_language, said, anew, amount) => {
      const ana = await register(preferred_language)
      await say(ana, said)
      const count = (await ledger(ana)).length
      await say(ana, anew)
      expect(await ledger(ana)).toHaveLength(count)
      expect((await ledger(ana)).map((expense) => expense.amount)).toContain(amount)
      await say(ana, 'pan 10')
      await say(ana, anew)
      expect(await ledger(ana), 'after something else it is a new one').toHaveLength(count + 2)
    },
  )

  it('can give the price of each piece', async () => {
    const ana = await register('en')
    await say(ana, 'two shirts 14')
    await say(ana, 'the shirts were 8 each')
    expect((await ledger(ana)).map((expense) => expense.amount)).toEqual([16])
  })

  it('of several expenses lists each of them', async () => {
    const ana = await register()
    await say(ana, 'café 300 y pan 200')
    expect(await say(ana, 'fue ayer')).toBe(
      [
        'Cambié 2 gastos:',
        '• 🍕 Salidas y comida, café, $ 300, ayer',
        '• 🛒 Supermercado, pan, $ 200, ayer',
        'En noviembre van $ 500.',
      ].join('\n'),
    )
  })

  it.each([
    ['es', 'ayer', '2026-11-19'],
    ['en', 'on monday', '2026-11-16'],
    ['pt', 'anteontem', '2026-11-18'],
    ['fr', 'avant-hier', '2026-11-18'],
  ] as const)(
    'can be a bare day right after the expense was recorded: %s',
    async (preferred_language, day, date) => {
      const ana = await register(preferred_language)
      await say(ana, 'taxi 42')
      await say(ana, day)
      expect(await ledger(ana)).toMatchObject([{ expense_date: date }])
    },
  )

  it('is not a bare day after a question', async () => {
    const ana = await register()
    await say(ana, 'taxi 42')
    await say(ana, '¿cuánto gastamos este mes?')
    await say(ana, 'ayer')
    expect(await ledger(ana)).toMatchObject([{ expense_date: '2026-11-20' }])
  })

  it('moves the named expense to another category', async () => {
    const ana = await register()
    await say(ana, 'súper 8.500')
    await say(ana, 'taxi 4.200')
    await say(ana, 'pasá el súper a salud')
    expect(await ledger(ana)).toMatchObject([
      { description: 'taxi', category_name: 'Transporte' },
      { description: 'súper', category_name: 'Salud' },
    ])
  })

  it('asks for the exact amount before thousands become units', async () => {
    const ana = await register()
    await say(ana, 'internet 22 mil')
    expect(await say(ana, 'no, internet fueron 25')).toBe('internet: ¿cuánto fue exactamente?')
    expect(await ledger(ana)).toMatchObject([{ amount: 22_000 }])
    await say(ana, '25.000')
    expect(await ledger(ana)).toMatchObject([{ amount: 25_000 }])
  })

  it('of an expense that was never recorded offers to record it', async () => {
    const ana = await register()
    await say(ana, 'pan 1.800')
    expect((await say(ana, 'cambiá la farmacia a 4.500')).replaceAll(' ', ' ')).toBe(
      'No encontré un gasto tuyo con «farmacia». ¿Anoto farmacia, $ 4.500? Todavía no anoté nada.',
    )
    await say(ana, 'sí')
    expect(await ledger(ana)).toMatchObject([
      { description: 'farmacia', amount: 4500 },
      { description: 'pan', amount: 1800 },
    ])
  })

  it('is understood by similar wording when no rule matches', async () => {
    const ana = await register()
    await say(ana, 'netflix 4.200')
    await say(ana, 'bici 90.000')
    await say(ana, 'pan 1.800')
    await say(ana, 'la bici al final fue antes de ayer')
    expect(await ledger(ana)).toMatchObject([
      { description: 'pan', expense_date: '2026-11-20' },
      { description: 'netflix', expense_date: '2026-11-20' },
      { description: 'bici', expense_date: '2026-11-18' },
    ])
    await say(ana, 'podés sacar la de netflix, la cargué dos veces')
    expect(await ledger(ana)).toMatchObject([{ description: 'pan' }, { description: 'bici' }])
  })

  it('can use part of the name right after the expense was recorded', async () => {
    const anne = await register('fr')
    await say(anne, 'la nounou 480 pour novembre')
    await say(anne, "au fait pour la nounou c'était 465")
    expect(await ledger(anne)).toMatchObject([{ amount: 465 }])
  })

  it('finds an older expense by its name', async () => {
    const ana = await register()
    await say(ana, 'expensas 85.300')
    await say(ana, 'flores 1.200')
    await say(ana, 'pan 1.800')
    await say(ana, 'cambiá la fecha de expensas al viernes 13')
    expect(await ledger(ana)).toMatchObject([
      { description: 'pan', expense_date: '2026-11-20' },
      { description: 'flores', expense_date: '2026-11-20' },
      { description: 'expensas', expense_date: '2026-11-13' },
    ])
    await say(ana, 'perdón, eran 800 y no 1.200 las flores')
    expect(await ledger(ana)).toMatchObject([{ amount: 1800 }, { amount: 800 }, { amount: 85300 }])
  })

  it('by more than its price asks what to change', async () => {
    const ana = await register()
    await say(ana, 'taxi 4.500')
    expect(await say(ana, 'quitale 5.000 al taxi')).toContain('Decime qué cambio')
    expect(await ledger(ana)).toMatchObject([{ amount: 4500 }])
  })

  it('of the payer changes nothing when no expense has that name', async () => {
    const ana = await register()
    await join(ana)
    await say(ana, 'pan 1.800')
    expect(await say(ana, 'el cine lo pagó Beto')).toContain('«cine»')
    expect(await ledger(ana)).toMatchObject([{ description: 'pan', amount: 1800 }])
  })

  it('prefers the name of an expense to the name of a category', async () => {
    const anne = await register('fr')
    await say(anne, 'courses leclerc 86,45')
    await say(anne, 'baguette 2,60')
    await say(anne, 'change courses en 90')
    expect(await ledger(anne)).toMatchObject([{ amount: 2.6 }, { amount: 90 }])
  })
})
