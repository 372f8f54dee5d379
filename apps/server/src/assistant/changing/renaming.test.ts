import { expect, it } from 'vitest'
import { ask, ledger, oneTalk, say } from '../../testing/talk.ts'

oneTalk('a new name', ({ register }) => {
  it.each([
    ['es', 'leche 1.500', 'cambiá el nombre del súper a Carrefour', 'la leche', 'Carrefour'],
    ['pt', 'leite 15', 'muda o nome do mercado para Carrefour', 'o leite', 'Carrefour'],
  ] as const)(
    'asks which expense to rename when the message names only a category (%s: %s, %s)',
    async (...row) => {
      const [language, noted, wish, chosen, name] = row
      const ana = await register(language)
      await say(ana, noted)
      const before = await ledger(ana)
      expect((await ask(ana, wish)).buttons).toHaveLength(1)
      expect(await ledger(ana)).toEqual(before)
      await say(ana, chosen)
      expect(await ledger(ana)).toMatchObject([{ description: name }])
    },
  )

  it.each([
    ['es', 'nafta 20.000', 'pan 1.000', 'ponele nafta premium', 'la nafta'],
    ['pt', 'gasolina 200', 'pão 10', 'chama de gasolina aditivada', 'a gasolina'],
  ] as const)(
    'asks which expense is meant when the new name begins with another expense’s (%s)',
    async (...row) => {
      const [language, first, last, wish, chosen] = row
      const ana = await register(language)
      await say(ana, first)
      await say(ana, last)
      const before = await ledger(ana)
      expect((await ask(ana, wish)).buttons).toHaveLength(2)
      expect(await ledger(ana)).toEqual(before)
      await say(ana, chosen)
      const [latest, renamed] = await ledger(ana)
      expect(latest).toEqual(before[0])
      expect(wish).toContain(renamed?.description)
    },
  )

  it.each([
    ['es', 'carne 900', 'la carne la puse mal, era pollo', 'pollo'],
    ['es', 'carne 900', 'la carne en realidad era pollo', 'pollo'],
    ['es', 'carne 900', 'la carne fue pollo', 'carne'],
    ['pt', 'carne 90', 'a carne eu coloquei errado, era frango', 'frango'],
    ['en', 'beef 9', 'the beef is wrong, it was chicken', 'chicken'],
  ] as const)('is what the named expense was, if it was wrong (%s: %s, %s)', async (...row) => {
    const [language, noted, said, name] = row
    const ana = await register(language)
    for (const each of [noted, 'taxi 20', said]) await say(ana, each)
    expect((await ledger(ana)).map(({ description }) => description)).toEqual(['taxi', name])
  })

  it('renames the latest expense when the new name extends its name', async () => {
    const ana = await register('es')
    await say(ana, 'pan 900')
    await say(ana, 'pan 1.000')
    await say(ana, 'ponele pan lactal')
    expect(await ledger(ana)).toMatchObject([{ description: 'pan lactal' }, { description: 'pan' }])
  })

  it.each([
    ['fr', 'mets la garderie sur papa', 'garderie'],
    ['pt', 'bota a creche no nome do papai', 'creche'],
  ] as const)('takes no new name from a message that assigns an expense to a person (%s)', async (...row) => {
    const [language, said, name] = row
    const ana = await register(language)
    for (const each of [`${name} 38`, 'taxi 46']) await say(ana, each)
    await say(ana, said)
    expect((await ledger(ana)).map(({ description }) => description)).toEqual(['taxi', name])
  })

  it.each([
    ['es', 'zapatillas 80', 'las zapatillas eran para Nico', 'zapatillas para Nico'],
    ['en', 'cleats 80', 'the cleats were for Jack', 'cleats for Jack'],
    ['pt', 'chuteira 80', 'era pra minha filha', 'chuteira pra minha filha'],
    ['fr', 'fleurs 80', "les fleurs c'était pour ma mère", 'fleurs pour ma mère'],
  ] as const)('adds whom an expense was for to its name, once (%s: %s, %s)', async (...row) => {
    const [language, noted, told, description] = row
    const ana = await register(language)
    for (const said of [noted, told, told]) await say(ana, said)
    expect(await ledger(ana)).toMatchObject([{ amount: 80, description }])
  })
  it.each([
    ['es', 'campera para Mateo 80', 'era para Sofía', 'campera para Sofía'],
    ['en', 'cake for my sister 80', 'it was for Tom', 'cake for Tom'],
    ['pt', 'ténis para o Tomás 80', 'eram para a Sara', 'ténis para a Sara'],
    ['fr', 'manteau pour Emma 80', "c'était pour mon frère", 'manteau pour mon frère'],
    ['en', 'cake for the party 80', 'it was for Tom', 'cake for the party for Tom'],
  ] as const)('names only the person whom it was for in fact (%s: %s, %s)', async (...row) => {
    const [language, noted, told, description] = row
    const ana = await register(language)
    for (const said of [noted, told]) await say(ana, said)
    expect(await ledger(ana)).toMatchObject([{ amount: 80, description }])
  })
})
