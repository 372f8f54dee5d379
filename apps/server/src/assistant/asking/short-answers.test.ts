import { expect, it } from 'vitest'
import { ask, ledger, oneTalk, press, say } from '../../testing/talk.ts'

oneTalk('a short message', ({ register }) => {
  it.each([
    ['es', 'vale', 'Genial'],
    ['es', 'sale', 'Genial'],
    ['es', 'listo', 'Genial'],
    ['en', 'k', 'Great'],
    ['en', 'sounds good', 'Great'],
    ['pt', 'beleza', 'Ótimo'],
    ['fr', 'ça marche', 'Parfait'],
  ] as const)('accepts what was recorded and changes nothing (%s: %s)', async (language, word, answer) => {
    const ana = await register(language)
    await say(ana, 'taxi 500')
    expect(await say(ana, word)).toContain(answer)
    expect(await ledger(ana)).toHaveLength(1)
  })

  it('is a greeting at the start of a conversation', async () => {
    const ana = await register('pt')
    expect(await say(ana, 'beleza?')).toContain('Oi, Ana')
  })

  it.each([
    ['es', 'heladera en doce cuotas de 50.000', 'una cuota', 50_000],
    ['es', 'pasajes a 312 cada uno', 'total 624', 624],
    ['pt', 'passagem pra chapada 312 cada uma', 'total 624', 624],
    ['es', 'heladera en doce cuotas de 50.000', 'es una sola cuota', 50_000],
    ['es', 'heladera en doce cuotas de 50.000', 'el total', 600_000],
    ['en', '3 payments of 40 for the stroller', 'the total', 120],
    ['en', '3 payments of 40 for the stroller', 'i meant the whole thing is 120', 120],
    ['en', '3 payments of 40 for the stroller', 'just one payment', 40],
    ['pt', 'sofá em dez parcelas de 120', 'só uma parcela', 120],
    ['pt', 'sofá em dez parcelas de 120', 'o total', 1200],
    ['fr', 'canapé en quatre mensualités de 150', 'une mensualité', 150],
    ['fr', 'canapé en quatre mensualités de 150', 'le total', 600],
  ] as const)('chooses between one instalment and the total (%s: %s, %s)', async (...row) => {
    const [language, unclear, said, amount] = row
    const ana = await register(language)
    await say(ana, language === 'es' ? 'alquiler 380.000' : 'taxi 9')
    await say(ana, unclear)
    await say(ana, said)
    const [last, ...others] = await ledger(ana)
    expect([last?.amount, others.length]).toEqual([amount, 1])
  })

  it.each([
    ['es', 'taxi 4.000 o 5.000', 'ninguno de los dos'],
    ['en', 'taxi 4000 or 5000', 'neither'],
    ['pt', 'táxi 4000 ou 5000', 'nenhum dos dois'],
    ['fr', 'taxi 4000 ou 5000', "ni l'un ni l'autre"],
    ['fr', 'coiffeur', "j'sais plus"],
  ] as const)('rejects all the offered amounts (%s: %s, %s)', async (language, unclear, none) => {
    const ana = await register(language)
    await say(ana, unclear)
    await say(ana, none)
    await say(ana, '5000')
    expect(await ledger(ana)).toEqual([])
  })

  it('with a foreign price leads to a question for the price in the household’s currency', async () => {
    const ana = await register('pt')
    expect(await say(ana, '20 dólares num jogo')).toMatch(/^jogo, USD 20.00: quanto foi em ARS\?/)
    await say(ana, '108')
    expect(await ledger(ana)).toMatchObject([{ description: 'jogo', amount: 108, note: 'USD 20.00' }])
  })

  it.each([
    ['es', '¿quién ha pagado más?', 'Por persona'],
    ['es', '¿en qué gastamos más plata?', 'En qué se fue más'],
  ] as const)('gets a ranking by person or by category (%s: %s)', async (language, question, answer) => {
    const ana = await register(language)
    await say(ana, 'taxi 500')
    expect(await say(ana, question)).toContain(answer)
  })

  it.each([
    ['es', 'propina 500 rupias', 'borrá la propina'],
    ['en', 'tips 500 rupees', 'delete the tips'],
    ['fr', 'pourboire 500 roupies', 'supprime le pourboire'],
  ] as const)('deletes an expense that still lacks its price (%s: %s)', async (language, asked, wish) => {
    const ana = await register(language)
    for (const each of [asked, 'taxi 5']) await say(ana, each)
    await say(ana, wish)
    await say(ana, '40')
    expect((await ledger(ana)).map(({ description }) => description)).toEqual(['taxi'])
  })

  it.each([
    ['es', 'remera 3.000', 'la remera la devolví'],
    ['en', 'shirt 30', 'the shirt is going back'],
    ['fr', 'manteau 30', "le manteau je l'ai rendu"],
  ] as const)('about a returned item offers to delete its expense (%s: %s)', async (...row) => {
    const [language, noted, returned] = row
    const ana = await register(language)
    for (const each of [noted, 'taxi 5']) await say(ana, each)
    const { buttons } = await ask(ana, returned)
    expect(await ledger(ana)).toHaveLength(2)
    await press(ana, buttons[0]?.id)
    expect(await ledger(ana)).toMatchObject([{ description: 'taxi' }])
  })

  it.each([
    ['es', 'corte de pelo 3.000', 'lo devolví'],
    ['en', 'shoes 30', 'I returned it'],
    ['pt', 'tênis 30', 'devolvi'],
    ['fr', 'chaussures 30', 'je les ai rendues'],
  ] as const)(
    'about an unnamed returned item offers to delete the last expense (%s: %s)',
    async (language, noted, returned) => {
      const ana = await register(language)
      await say(ana, noted)
      const { buttons } = await ask(ana, returned)
      await press(ana, buttons[0]?.id)
      expect(await ledger(ana)).toEqual([])
    },
  )

  it('with the month the expense already has says that nothing changes', async () => {
    const ana = await register()
    await say(ana, 'colegio 650')
    expect(await say(ana, 'eso es de noviembre')).toBe('Ya estaba así: colegio, $ 650.')
  })

  it.each([
    ['es', 'café 3.000', '¿cuánto gasté en cafés?', '$ 3.000 en «cafés»'],
    ['en', 'haircut 30', 'how much on haircuts?', '$ 30 on “haircuts”'],
  ] as const)(
    'in the plural finds an expense named in the singular (%s: %s)',
    async (language, noted, question, found) => {
      const ana = await register(language)
      await say(ana, noted)
      await say(ana, language === 'es' ? 'pizza 5.000 y peluquería 1.000' : 'gift 5 and laundry 7')
      expect(await say(ana, question)).toContain(found)
    },
  )

  it('removes a budget with “scrap the budget”', async () => {
    const ana = await register('en')
    await say(ana, 'set a 600 budget for groceries')
    expect(await say(ana, 'scrap the budget')).toContain('is gone')
  })

  it.each([
    ['es', 'compré un regalo', 'no sé, unos 30 mil', 30_000],
    ['pt', 'comprei um presente', 'sei lá, uns 80', 80],
  ] as const)('can be a guess at the requested amount (%s)', async (language, bought, said, amount) => {
    const ana = await register(language)
    for (const each of [bought, said]) await say(ana, each)
    expect(await ledger(ana)).toMatchObject([{ amount }])
  })

  it.each([
    ['es', 'farmacia 12.500', 'y el taxi', 'taxi: ¿cuánto fue?'],
    ['pt', 'farmácia 125', 'e o táxi', 'táxi: quanto foi?'],
  ] as const)(
    'starting with “and” asks for the price of another expense (%s)',
    async (language, noted, said, asked) => {
      const ana = await register(language)
      await say(ana, noted)
      expect(await say(ana, said)).toBe(asked)
    },
  )

  it.each([
    ['es', 'hotel 900, pagué la mitad ahora', 'la mitad'],
    ['en', 'hotel 900, paid half now', 'just half'],
    ['pt', 'pousada 900, paguei metade agora', 'a metade'],
    ['fr', 'hôtel 900, payé la moitié maintenant', 'la moitié'],
  ] as const)('chooses the half of what is offered (%s: %s)', async (language, bought, said) => {
    const ana = await register(language)
    await say(ana, bought)
    expect(await ledger(ana)).toEqual([])
    await say(ana, said)
    expect(await ledger(ana)).toMatchObject([{ amount: 450 }])
  })
})
