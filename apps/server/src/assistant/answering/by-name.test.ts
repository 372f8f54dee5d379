import { expect, it } from 'vitest'
import { ledger, oneTalk, say } from '../../testing/talk.ts'

oneTalk('a question about expenses by their name', ({ register, join }) => {
  it.each([
    [
      'pt',
      'ração da Mel 189',
      'mercado 50',
      'quanto já gastamos com a Mel?',
      'a casa gastou *$ 189* em «Mel»',
    ],
    ['es', 'alimento de Luna 189', 'súper 50', '¿cuánto gastamos en Luna?', 'gastó *$ 189* en «Luna»'],
  ] as const)(
    'counts expenses with that name in any category (%s)',
    async (language, named, other, question, told) => {
      const ana = await register(language)
      for (const said of [named, other]) await say(ana, said)
      expect(await say(ana, question)).toContain(told.replaceAll('*', ''))
    },
  )

  it.each([
    ['es', 'farmacia 80', '¿cuánto gastamos en remedios y farmacia?', /«remedios».\n.*\$ 80 en «farmacia»/],
    ['en', 'uber 80', 'how much on taxis and uber?', /“taxis”.\n.*\$ 80 on “uber”/],
    ['pt', 'uber 80', 'quanto gastamos com táxi e uber?', /«táxi».\n.*\$ 80 em «uber»/],
    ['fr', 'uber 80', 'combien en taxi et uber ?', /« taxi ».\n.*80.* « uber »/],
  ] as const)(
    'gives separate totals for two things of one category (%s)',
    async (language, noted, question, told) => {
      const ana = await register(language)
      for (const said of [noted, 'pizza 20']) await say(ana, said)
      expect(await say(ana, question)).toMatch(told)
    },
  )

  it('gives one total for two words that are the name of a category', async () => {
    const ana = await register('es')
    for (const said of ['pizza 20', 'café 10']) await say(ana, said)
    expect(await say(ana, '¿cuánto en salidas y comida?')).toContain('$ 30 en 🍕 Salidas y comida')
  })

  it.each([
    [
      'es',
      'asado: carne 180, carbón 25, torta 95',
      '¿cuánto salió el asado?',
      'gastó $ 300 en «asado» (3 gastos)',
    ],
    [
      'en',
      'barbecue: meat 180, coal 25, cake 95',
      'how much was the barbecue?',
      '$ 300 on “barbecue” (3 expenses)',
    ],
    [
      'pt',
      'churrasco: carne 180, carvão 25, bolo 95',
      'quanto deu o churrasco?',
      '$ 300 em «churrasco» (3 gastos)',
    ],
  ] as const)(
    'counts all expenses recorded together under that name (%s)',
    async (language, noted, question, told) => {
      const ana = await register(language)
      for (const said of [noted, 'pizza 20']) await say(ana, said)
      expect(await say(ana, question)).toContain(told)
      expect((await ledger(ana)).filter(({ note }) => note !== null)).toHaveLength(3)
    },
  )

  it('says that nothing was spent on a name no expense has', async () => {
    const ana = await register('es')
    await say(ana, 'lotería 20')
    expect(await say(ana, '¿cuánto gastamos en el bebé?')).toBe('En noviembre no hay gastos en «bebé».')
  })

  it.each([
    ['es', 'resumen del mes'],
    ['en', 'give me a summary of this month'],
    ['pt', 'resumo do mês'],
    ['fr', 'un résumé du mois'],
  ] as const)('adds the largest category to a summary of the month (%s)', async (language, question) => {
    const ana = await register(language)
    for (const said of ['pizza 20', 'taxi 10']) await say(ana, said)
    expect(await say(ana, question)).toMatch(/\$ 30.*\n.*\$ 20 \(67 ?%\)/u)
  })

  it.each([
    ['es', 'frutería 8.000', 'arroz 2.000', 'cuánto en fruta?', '8.000 en «fruta»'],
    ['es', 'panadería 8.000', 'arroz 2.000', 'cuánto gastamos en pan?', '8.000 en «pan»'],
    ['es', 'verdulería 8.000', 'arroz 2.000', 'cuánto en verduras?', '8.000 en «verduras»'],
    ['pt', 'padaria 8', 'arroz 2', 'quanto em pão?', '8 em «pão»'],
    ['pt', 'peixaria 8', 'arroz 2', 'quanto em peixe?', '8 em «peixe»'],
    ['fr', 'glacier 8', 'pizza 2', 'combien en glace ?', '8 pour « glace »'],
    // A fridge ('heladera') is not ice cream ('helado').
    ['es', 'heladería 8.000', 'heladera 300.000', 'cuánto en helados?', '8.000 en 🍕 Salidas y comida'],
  ] as const)('counts the shop that is named after the product (%s: %s, %s, %s)', async (...row) => {
    const [language, shop, other, question, told] = row
    const ana = await register(language)
    await say(ana, shop)
    await say(ana, other)
    expect(await say(ana, question)).toContain(told)
  })

  it('changes the payer of the shop by its product, but asks before deleting it', async () => {
    const ana = await register()
    const beto = await join(ana)
    await say(beto, 'heladería 7.000')
    await say(ana, 'el helado lo pagué yo')
    expect(await ledger(ana)).toMatchObject([{ description: 'heladería', paid_by_name: 'Ana García' }])
    expect(await say(beto, 'borrá el helado')).toContain('heladería')
    expect(await ledger(ana)).toHaveLength(1)
  })

  it.each([
    ['es', 'nafta 62', '¿pagaste el seguro del auto?', 'Ninguno se llama «seguro del auto»'],
    ['en', 'petrol 62', 'did you pay the car insurance?', 'None of it is called “car insurance”'],
    ['en', 'petrol 62', 'who paid the car insurance?', 'None of it is called “car insurance”'],
    ['fr', 'essence 62', "t'as payé l'assurance auto ?", 'Aucune ne s’appelle « assurance auto »'],
  ] as const)('says so when nothing is called as what was paid (%s: %s, %s)', async (...row) => {
    const [language, noted, question, none] = row
    const ana = await register(language)
    await say(ana, noted)
    expect(await say(ana, question)).toContain(none)
  })
})
