import { expect, it } from 'vitest'
import { ledger, oneTalk, say } from '../../../testing/talk.ts'

oneTalk('a message that admits a mistake', ({ register }) => {
  it.each([
    ['es', 'nafta 250', 'me equivoqué con la nafta', 'qué cambio de nafta', 'era 200'],
    ['es', 'nafta 250', 'me equivoqué con la nafta', 'qué cambio de nafta', '200'],
    ['en', 'gas 250', 'I messed up the gas', 'what to change of gas', 'it was 200'],
    ['pt', 'gasolina 250', 'errei a gasolina', 'o que mudar em gasolina', 'foi 200'],
    ['fr', 'essence 250', "je me suis trompé sur l'essence", 'quoi changer pour essence', "c'était 200"],
  ] as const)(
    'asks what to change about the named expense and applies the answer to it (%s: %s, %s)',
    async (...row) => {
      const [language, noted, mistaken, asked, answer] = row
      const ana = await register(language)
      await say(ana, noted)
      await say(ana, 'pizza 90')
      const before = await ledger(ana)
      expect(await say(ana, mistaken)).toContain(asked)
      expect(await ledger(ana)).toEqual(before)
      await say(ana, answer)
      expect((await ledger(ana)).map(({ amount }) => amount)).toEqual([90, 200])
    },
  )

  it('records a new expense while the question what to change is open', async () => {
    const ana = await register()
    for (const said of ['nafta 250', 'me equivoqué con la nafta', 'leche', '30']) await say(ana, said)
    expect(await ledger(ana)).toMatchObject([
      { description: 'leche', amount: 30 },
      { description: 'nafta', amount: 250 },
    ])
  })

  it.each([
    ['es', 'café 20', '¿por qué pusiste eso en comida?', '¿En qué categoría va café'],
    ['en', 'coffee 20', 'why did you put that in eating out?', 'Which category does coffee'],
    ['en', 'coffee 20', 'why is the coffee under eating out', 'Which category does coffee'],
    ['pt', 'café 20', 'por que colocou isso em comida?', 'Em que categoria fica café'],
    ['fr', 'bières 20', 'pourquoi les bières sont dans restaurants ?', 'Dans quelle catégorie va bières'],
  ] as const)(
    'asks for the right category when a message questions the current one (%s: %s, %s)',
    async (...row) => {
      const [language, noted, why, asked] = row
      const ana = await register(language)
      await say(ana, noted)
      expect(await say(ana, why)).toContain(asked)
    },
  )

  it.each([
    ['es', 'alquiler 350 mil', 'lo del alquiler ponelo en servicios', 'Servicios'],
    ['es', 'farmacia 78', 'ponle comida', 'Salidas y comida'],
    ['es', 'farmacia 78', 'no, es comida', 'Salidas y comida'],
    ['pt', 'aluguel 78', 'põe comida', 'Restaurantes'],
  ] as const)('changes the category without renaming the expense (%s: %s, %s)', async (...row) => {
    const [language, noted, said, category] = row
    const ana = await register(language)
    await say(ana, noted)
    await say(ana, said)
    const [description] = noted.split(' ')
    expect(await ledger(ana)).toMatchObject([{ description, category_name: category }])
  })

  it.each([
    ['es', 'nafta 250', 'nafta 200, me equivoqué'],
    ['es', 'nafta 250', 'nafta 200 perdón me equivoqué'],
    ['en', 'gas 250', 'gas 200, I messed up'],
    ['pt', 'gasolina 250', 'gasolina 200, errei'],
    ['fr', 'essence 250', 'essence 200, je me suis trompé'],
  ] as const)(
    'corrects the earlier expense of that name when the message admits a mistake (%s: %s, %s)',
    async (...row) => {
      const [language, noted, anew] = row
      const ana = await register(language)
      for (const said of [noted, 'pizza 90', anew]) await say(ana, said)
      expect((await ledger(ana)).map(({ amount }) => amount)).toEqual([90, 200])
    },
  )
})
