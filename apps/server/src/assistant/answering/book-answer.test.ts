import { expect, it } from 'vitest'
import { eachTalk, ledger, say } from '../../testing/talk.ts'

eachTalk('a question about recorded expenses', ({ register, join }) => {
  it.each([
    ['es', 'café 1.500', '¿qué fue lo último que anoté?', 'Lo último anotado: '],
    ['en', 'coffee 3', "what's the last thing I added?", 'The last thing noted: '],
    ['pt', 'café 5', 'qual foi a última coisa que anotei?', 'A última coisa anotada: '],
    ['fr', 'café 3', "c'est quoi la dernière chose que j'ai notée ?", 'La dernière dépense notée : '],
  ] as const)(
    'finds the last expense the writer recorded (%s: %s, %s)',
    async (language, noted, question, told) => {
      const ana = await register(language)
      const beto = await join(ana)
      await say(ana, 'taxi 900')
      await say(ana, noted)
      await say(beto, 'pizza 700')
      const [name = ''] = noted.split(' ')
      expect(await say(ana, question)).toMatch(new RegExp(`^${told}.*${name}`))
    },
  )

  it.each([
    ['es', '¿qué fue lo último que anotó Beto?'],
    ['pt', 'qual foi o último que o Beto anotou?'],
  ] as const)('finds the last expense another member recorded (%s)', async (language, question) => {
    const ana = await register(language)
    const beto = await join(ana)
    await say(beto, 'pizza 700')
    await say(ana, 'taxi 900')
    expect(await say(ana, question)).toContain('pizza')
  })

  it.each([
    ['es', 'alquiler 900', '¿en qué categoría está el alquiler?', '¿en qué categoría lo pusiste?', 'Casa'],
    ['en', 'rent 900', 'which category is the rent in?', 'what category did you put that in?', 'Home'],
    ['pt', 'aluguel 900', 'em que categoria está o aluguel?', 'em qual categoria você colocou?', 'Casa'],
    ['fr', 'loyer 900', 'dans quelle catégorie est le loyer ?', "c'est dans quelle catégorie ?", 'Maison'],
  ] as const)('names the category of an expense (%s: %s, %s, %s)', async (...row) => {
    const [language, noted, question, ofLast, category] = row
    const ana = await register(language)
    await say(ana, noted)
    expect(await say(ana, question)).toContain(category)
    expect(await say(ana, ofLast)).toContain(category)
  })

  it.each([
    [
      'es',
      'taxi 900',
      '¿qué fue lo de 900?',
      '¿quién pagó 900?',
      '¿qué fue lo de 800?',
      'no hay gastos de $ 800',
    ],
    ['en', 'taxi 9', 'what was the 9 for?', 'who spent 9', 'what was the 8?', 'there are no expenses of $ 8'],
    ['pt', 'táxi 9', 'o que foi os 9?', 'quem gastou 9', 'o que foi os 8?', 'não há gastos de $ 8'],
    ['fr', 'taxi 9', "c'était quoi les 9", 'qui a payé 9', "c'était quoi les 8 ?", 'pas de dépense de $ 8'],
  ] as const)('finds the expense with exactly that amount (%s: %s, %s)', async (...row) => {
    const [language, noted, question, who, other, none] = row
    const ana = await register(language)
    await say(ana, noted)
    const [name = '', amount = ''] = noted.split(' ')
    expect(await say(ana, question)).toMatch(new RegExp(`^• .*${name}, \\$ ${amount}`))
    expect(await say(ana, who)).toContain('Ana')
    expect(await say(ana, other)).toContain(none)
  })

  it.each([
    ['es', 'taxi 900', '¿y eso de 900 que era?'],
    ['es', 'taxi 900', 'qué gasto fue aquel de 900'],
    ['es', 'taxi 900', 'y el gasto de 900 de hoy qué fue?'],
    ['es', 'taxi 900', 'que fue ese gasto de 900'],
    ['es', 'taxi 900', '¿y eso de 900?'],
    ['pt', 'táxi 9', 'e aquele de 9?'],
    ['pt', 'táxi 9', 'e aquilo de 9 de hoje?'],
    ['en', 'taxi 9', 'what was that expense of 9?'],
    ['pt', 'táxi 9', 'qual foi aquele gasto de 9?'],
    ['pt', 'táxi 9', 'que despesa foi aquela de 9?'],
    ['pt', 'táxi 9', 'e esse gasto de 9 de hoje foi o que?'],
    ['fr', 'taxi 9', "c'était quoi la dépense de 9 ?"],
  ] as const)('finds an expense that is only pointed at by its amount (%s: %s, %s)', async (...row) => {
    const [language, noted, question] = row
    const ana = await register(language)
    await say(ana, noted)
    await say(ana, 'pizza 12')
    await say(ana, language === 'pt' ? 'quanto foi a pizza?' : '¿cuánto fue la pizza?')
    expect(await say(ana, question)).toMatch(/^• .*t[aá]xi, \$ \d+, /)
  })

  it('finds an amount with cents when no expense has exactly that amount', async () => {
    const ana = await register('en')
    await say(ana, 'taxi 137.60')
    expect(await say(ana, 'what was the 137')).toMatch(/^• .*taxi, \$ 137[.,]60/m)
  })

  it.each([
    ['es', 'taxi 900', '¿qué hay en transporte?'],
    ['en', 'taxi 9', "what's in transport?"],
    ['pt', 'táxi 9', 'o que tem em transporte?'],
    ['fr', 'taxi 9', "y'a quoi dans transports ?"],
  ] as const)('lists the expenses of a category (%s: %s, %s)', async (language, noted, question) => {
    const ana = await register(language)
    await say(ana, noted)
    expect(await say(ana, question)).toMatch(/\n• .*(taxi|táxi)/)
  })

  it('says that no expenses have been recorded yet', async () => {
    const ana = await register()
    expect(await say(ana, '¿qué fue lo último que anoté?')).toBe('Todavía no hay gastos anotados.')
  })

  it.each([
    ['es', 'nafta 9.000', '¿quién anotó la nafta?', 'lo anotó Beto', '¿quién anotó el último?'],
    ['en', 'petrol 50', 'who added the petrol?', 'noted by Beto', 'who added the last one?'],
    ['pt', 'gasolina 90', 'quem anotou a gasolina?', 'anotado por Beto', 'quem anotou o último?'],
    ['fr', 'essence 60', "qui a noté l'essence ?", 'noté par Beto', 'qui a noté la dernière ?'],
  ] as const)(
    'names the member who recorded an expense (%s: %s, %s)',
    async (language, noted, question, told, ofLast) => {
      const ana = await register(language)
      const beto = await join(ana)
      await say(ana, 'taxi 900')
      await say(beto, noted)
      expect(await say(ana, question)).toContain(told)
      expect(await say(ana, ofLast)).toContain(told)
    },
  )

  it.each([
    [
      'es',
      '¿tengo algún gasto repetido?',
      'no veo gastos repetidos',
      'súper 9.000',
      'coto 9.000',
      'borrá el segundo',
    ],
    [
      'en',
      'do I have any duplicates?',
      'I see nothing noted twice',
      'groceries 30',
      'tesco 30',
      'delete the second',
    ],
    [
      'pt',
      'tem algum gasto repetido?',
      'não vejo gastos repetidos',
      'mercado 45',
      'carrefour 45',
      'apaga o segundo',
    ],
    ['fr', "j'ai des doublons ?", 'je ne vois aucune', 'courses 45', 'auchan 45', 'supprime la deuxième'],
  ] as const)(
    'finds a duplicate recorded by two members and deletes one of them (%s: %s)',
    async (...row) => {
      const [language, question, none, own, other, wish] = row
      const ana = await register(language)
      const beto = await join(ana)
      await say(ana, own)
      expect(await say(ana, question)).toContain(none)
      await say(beto, other)
      const [, first, second] = (await say(ana, question)).split('\n')
      expect(first).toContain('Beto')
      expect(second).toContain('Ana')
      await say(ana, wish)
      expect(await ledger(ana)).toMatchObject([{ paid_by_name: 'Beto García' }])
    },
  )

  it('finds no duplicates when the day or the price differs', async () => {
    const ana = await register()
    for (const noted of ['bus 900', 'bus 900 ayer', 'bus 800']) await say(ana, noted)
    expect(await say(ana, '¿hay algo repetido?')).toContain('no veo')
  })

  it.each([
    ['es', 'qué es más, súper o nafta'],
    ['en', 'which is more, groceries or petrol'],
    ['pt', 'o que é mais, mercado ou gasolina'],
    ['fr', 'on dépense plus en courses ou en essence'],
  ] as const)('compares two things without a question mark (%s: %s)', async (language, question) => {
    const ana = await register(language)
    for (const noted of ['carrefour 90', 'taxi 400']) await say(ana, noted)
    const lines = (await say(ana, question)).split('\n')
    expect(lines).toHaveLength(3)
    expect(lines[2]).toMatch(/310/)
  })

  it.each([
    ['es', 'todo arriba de 50'],
    ['en', 'everything over 50'],
    ['pt', 'tudo acima de 50'],
    ['pt', 'tudo que passou de 50'],
    ['fr', 'tout au-dessus de 50'],
  ] as const)('lists all expenses above an amount (%s: %s)', async (language, question) => {
    const ana = await register(language)
    for (const noted of ['taxi 90', 'pizza 40', 'uber 60']) await say(ana, noted)
    const [, ...lines] = (await say(ana, question)).split('\n')
    expect(lines.map((line) => /taxi|pizza|uber/.exec(line)?.[0])).toEqual(['uber', 'taxi'])
  })
})
