import { expect, it } from 'vitest'
import { ledger, oneTalk, say } from '../../testing/talk.ts'

oneTalk('a message with the household’s own names', ({ register, join }) => {
  it.each([
    ['es', 'Perro y gato', 'veterinario 55 perro y gato', 'veterinario', '¿cuánto en perro y gato?'],
    ['es', 'Coche/moto', 'itv 42 coche/moto', 'itv', '¿cuánto en coche/moto?'],
    ['pt', 'Pet & cia', 'ração 120 pet & cia', 'ração', 'quanto gastamos com pet & cia?'],
    ['pt', 'Coisas do bebê', 'fralda 64,90 coisas do bebê', 'fralda', 'quanto gastamos com coisas do bebê?'],
    ['fr', 'Chat & chien', 'croquettes 38 chat & chien', 'croquettes', 'combien pour chat & chien ?'],
    ['en', 'Fur babies', 'vet 140.50 fur babies', 'vet', 'how much on fur babies?'],
  ] as const)(
    'recognises a whole category name and keeps it out of the description (%s: %s)',
    async (...row) => {
      const [language, name, noted, thing, question] = row
      const ana = await register(language)
      await ana.send('createCategory', { body: { name, icon: '🐾' } })
      await say(ana, noted)
      expect(await ledger(ana)).toMatchObject([{ description: thing, category_name: name }])
      const answer = await say(ana, question)
      expect(answer).toContain(name)
      expect(answer.split('\n')).toHaveLength(1)
    },
  )

  it.each([
    ['es', 'Lucía', 'jardín 92000 en Lucía', 'jardín'],
    ['es', 'Depto', 'pintura 12500 para el depto', 'pintura'],
    ['en', 'Mustang', 'oil change 68 in Mustang', 'oil change'],
    ['pt', 'Bia', 'natação 160 na Bia', 'natação'],
    ['fr', 'Zoé', 'danse 45 dans Zoé', 'danse'],
    ['fr', 'Chalet', 'bois de chauffage 180 pour le chalet', 'bois de chauffage'],
  ] as const)('files in the category behind the amount (%s: %s, %s)', async (...row) => {
    const [language, name, noted, thing] = row
    const ana = await register(language)
    await ana.send('createCategory', { body: { name, icon: '🐾' } })
    await say(ana, noted)
    expect(await ledger(ana)).toMatchObject([{ description: thing, category_name: name }])
  })

  it.each([
    ['es', 'pizza 12 en casa'],
    ['en', 'pizza 12 at home'],
  ] as const)('files in no common category that is only a place (%s: %s)', async (language, noted) => {
    const ana = await register(language)
    await say(ana, noted)
    const [pizza] = await ledger(ana)
    expect(pizza?.category_name).not.toMatch(/Casa|Home/)
  })

  it.each([
    ['es', 'Coche/moto', 'pienso 30', 'pasá el pienso a coche/moto'],
    ['fr', "L'école des petits", 'cantine 62', "mets-le dans l'école des petits"],
  ] as const)(
    'moves an expense to a category whose name has several words (%s: %s)',
    async (language, name, noted, wish) => {
      const ana = await register(language)
      await ana.send('createCategory', { body: { name, icon: '🐾' } })
      await say(ana, noted)
      await say(ana, wish)
      expect(await ledger(ana)).toMatchObject([{ category_name: name }])
    },
  )

  it('recognises a member by two first names', async () => {
    const ana = await register()
    await ana.send('changeSettings', { body: { name: 'Luz Marina Gómez' } })
    const beto = await join(ana)
    await say(ana, 'pan 3.000')
    expect(await say(beto, '¿cuánto gastó Luz Marina?')).toBe('En noviembre Luz gastó $ 3.000 (1 gasto).')
    await say(beto, 'Luz Marina pagó 35 mil de farmacia')
    expect(await ledger(ana)).toMatchObject([
      { description: 'farmacia', category_name: 'Salud', paid_by_name: 'Luz Marina Gómez' },
      { description: 'pan' },
    ])
  })

  it.each(['tacos 180 y aguas 45, los pagó Ana', 'tacos 180 y aguas 45, todo lo pagó Ana'])(
    'makes a member the payer of all expenses of a message: %s',
    async (noted) => {
      const ana = await register()
      const beto = await join(ana)
      await say(beto, noted)
      const paid = (await ledger(ana)).map(({ paid_by_name }) => paid_by_name)
      expect(paid).toEqual(['Ana García', 'Ana García'])
    },
  )

  it('makes a member the payer of only the expense they paid', async () => {
    const ana = await register()
    const beto = await join(ana)
    await say(beto, 'leche 30 y la nafta 400 la pagó Ana')
    expect(await ledger(ana)).toMatchObject([
      { description: 'nafta', paid_by_name: 'Ana García' },
      { description: 'leche', paid_by_name: 'Beto García' },
    ])
  })

  it.each([
    ['Ana: pan 500 y leche 700', ['Ana García', 'Ana García']],
    ['pan 500 y la leche 700 la pagó Ana', ['Ana García', 'Beto García']],
  ])('makes a member the payer of the expenses that name them: %s', async (noted, payers) => {
    const ana = await register()
    const beto = await join(ana)
    await say(beto, noted)
    expect((await ledger(ana)).map(({ paid_by_name }) => paid_by_name)).toEqual(payers)
  })

  it('keeps a member’s name at the end of a purchase as part of its name', async () => {
    const ana = await register()
    const beto = await join(ana)
    await say(beto, 'peluquería 15.000 Ana')
    expect(await ledger(ana)).toMatchObject([{ description: 'peluquería Ana', paid_by_name: 'Beto García' }])
  })

  it('records no expense for money handed to a member', async () => {
    const ana = await register()
    const beto = await join(ana)
    expect(await say(beto, 'le di 50 mil a Ana para el súper')).toContain('no es un gasto')
    await say(beto, 'regalo para Ana 3.000')
    expect(await ledger(ana)).toMatchObject([{ description: 'regalo para Ana' }])
  })

  it('reads a word as the purchase rather than the member of the same name', async () => {
    const ana = await register()
    await ana.send('changeSettings', { body: { name: 'Luz García' } })
    const beto = await join(ana)
    await say(beto, 'luz 15.000')
    await say(beto, 'la luz la pagué ayer')
    const of = { description: 'luz', paid_by_name: 'Beto García', expense_date: '2026-11-19' }
    expect(await ledger(ana)).toMatchObject([of])
  })
})
