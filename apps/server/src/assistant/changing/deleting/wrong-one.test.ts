import { expect, it } from 'vitest'
import { ask, ledger, oneTalk, press, say } from '../../../testing/talk.ts'

oneTalk('a message that says what is wrong with an expense', ({ register }) => {
  it.each([
    ['es', 'te equivocaste de categoría con el café'],
    ['es', 'la categoría del café está mal'],
    ['en', 'the coffee is in the wrong category'],
    ['pt', 'você errou a categoria do café'],
    ['fr', 'mauvaise catégorie pour le café'],
    ['es', 'el café va en otra categoría'],
    ['en', 'the coffee goes in another category'],
    ['pt', 'o café vai em outra categoria'],
    ['fr', 'le café va dans une autre catégorie'],
  ] as const)(
    'asks for the right category when a message says that the current one is wrong (%s: %s)',
    async (...row) => {
      const [language, wrong] = row
      const ana = await register(language)
      const thing = language === 'en' ? 'coffee' : 'café'
      await say(ana, `${thing} 900`)
      await say(ana, 'taxi 5000')
      expect(await say(ana, wrong)).toMatch(new RegExp(`${thing}.*\\?$`))
      expect(await ledger(ana)).toMatchObject([{ description: 'taxi' }, { description: thing }])
    },
  )

  it.each([
    ['es', 'no era café era almuerzo', 'almuerzo'],
    ['en', "it wasn't coffee it was lunch", 'lunch'],
    ['pt', 'não era café, era almoço', 'almoço'],
    ['fr', "c'était pas café c'était goûter", 'goûter'],
    ['fr', 'remplace café par goûter', 'goûter'],
    ['es', 'cambiá café por almuerzo', 'almuerzo'],
    ['en', 'swap the coffee for lunch', 'lunch'],
    ['es', 'no era café era té', 'té'],
    ['es', 'era té, no café', 'té'],
    ['en', 'it was tea not coffee', 'tea'],
    ['pt', 'era chá não café', 'chá'],
    ['fr', "c'était thé pas café", 'thé'],
    ['es', 'cambiá café a merienda', 'merienda'],
    ['en', 'change coffee to brunch', 'brunch'],
    ['pt', 'muda café para brunch', 'brunch'],
    ['fr', 'change café en brunch', 'brunch'],
    ['en', 'make that tea instead of coffee', 'tea'],
  ] as const)('renames the expense whose name is denied instead of the latest (%s: %s)', async (...row) => {
    const [language, wrong, meant] = row
    const ana = await register(language)
    await say(ana, `${language === 'en' ? 'coffee' : 'café'} 900`)
    await say(ana, 'taxi 5000')
    await say(ana, wrong)
    expect(await ledger(ana)).toMatchObject([{ description: 'taxi' }, { description: meant, amount: 900 }])
  })

  it.each([
    ['es', 'almuerzo 3.200', 'el almuerzo fue 3.500', 'y el café 950'],
    ['en', 'lunch 32', 'the lunch was 35', 'and the coffee 9.50'],
    ['pt', 'almoço 32', 'o almoço foi 35', 'e o café 9,50'],
    ['fr', 'resto 32', "le resto c'était 35", 'et le café 9,50'],
  ] as const)(
    'corrects the amount of one expense and of another in the next message (%s)',
    async (...row) => {
      const [language, noted, first, second] = row
      const ana = await register(language)
      await say(ana, `${language === 'en' ? 'coffee' : 'café'} 8`)
      await say(ana, noted)
      await say(ana, first)
      await say(ana, second)
      expect((await ledger(ana)).map(({ amount }) => amount)).toEqual(
        language === 'es' ? [3500, 950] : [35, 9.5],
      )
    },
  )

  it.each([
    ['es', 'era jumbo no coto', 'jumbo', 'No encontré un gasto tuyo con «coto». ¿Cuál de estos cambio?'],
    [
      'en',
      'it was sainsburys not tesco',
      'sainsburys',
      'I found no expense of yours with “tesco”. Which of these shall I change?',
    ],
    [
      'pt',
      'era lidl não continente',
      'lidl',
      'Não achei um gasto seu com «continente». Qual destes eu mudo?',
    ],
    [
      'fr',
      "c'était lidl pas auchan",
      'lidl',
      'Je n’ai pas trouvé de dépense à toi avec « auchan ». Laquelle je change ?',
    ],
  ] as const)('asks which expense to rename when none has the denied name (%s: %s)', async (...row) => {
    const [language, said, name, question] = row
    const ana = await register(language)
    for (const noted of ['pizza 40', 'taxi 5']) await say(ana, noted)
    const asked = await ask(ana, said)
    expect(asked.text).toBe(question)
    expect(await ledger(ana)).toMatchObject([{ description: 'taxi' }, { description: 'pizza' }])
    await press(ana, asked.buttons?.[1]?.id)
    expect(await ledger(ana)).toMatchObject([{ description: 'taxi' }, { description: name, amount: 40 }])
  })

  it.each([
    ['es', 'almuerzo 12', 'cambiá almuerzo a súper', 'Supermercado'],
    ['en', 'lunch 12', 'change lunch to groceries', 'Groceries'],
    ['pt', 'almoço 12', 'muda almoço para mercado', 'Mercado'],
    ['fr', 'déjeuner 12', 'change déjeuner en courses', 'Courses'],
  ] as const)(
    'changes the category and keeps the name when the new value is a category (%s: %s, %s)',
    async (...row) => {
      const [language, noted, wish, category] = row
      const ana = await register(language)
      await say(ana, noted)
      await say(ana, wish)
      expect(await ledger(ana)).toMatchObject([
        { description: noted.replace(' 12', ''), category_name: category },
      ])
    },
  )

  it.each([
    ['es', 'viaje a roma', 'renombrá viaje a roma a vacaciones', 'vacaciones'],
    ['en', 'trip to rome', 'Rename trip to rome to holiday', 'holiday'],
    ['pt', 'viagem para roma', 'renomeia viagem para roma para férias', 'férias'],
    ['fr', 'voyage en italie', 'renomme voyage en italie en vacances', 'vacances'],
  ] as const)('renames an expense whose name has several words (%s: %s, %s)', async (...row) => {
    const [language, noted, wish, name] = row
    const ana = await register(language)
    await say(ana, `${noted} 400`)
    await say(ana, 'taxi 10')
    await say(ana, wish)
    expect(await ledger(ana)).toMatchObject([{ description: 'taxi' }, { description: name, amount: 400 }])
  })

  it.each([
    ['es', 'cena 80', '5 menos'],
    ['es', 'cena 80', 'eran 5 menos'],
    ['en', 'dinner 80', 'make it 5 less'],
    ['en', 'dinner 80', '5 less'],
    ['pt', 'jantar 80', '5 a menos'],
    ['pt', 'jantar 80', 'foram 5 a menos'],
    ['fr', 'resto 80', '5 de moins'],
    ['fr', 'resto 80', "c'était 5 de moins"],
  ] as const)(
    'subtracts the given difference and replies with the new amount (%s: %s, %s)',
    async (...row) => {
      const [language, noted, less] = row
      const ana = await register(language)
      await say(ana, 'taxi 20')
      await say(ana, noted)
      expect(await say(ana, less)).toContain('$ 75')
      expect((await ledger(ana)).map(({ amount }) => amount)).toEqual([75, 20])
    },
  )

  it('deletes nothing when the given name only occurs inside longer words', async () => {
    const ana = await register()
    for (const noted of ['tomates 900', 'transporte escolar 20.000']) await say(ana, noted)
    expect(await say(ana, 'borrá el té')).toContain('No encontré')
    expect(await ledger(ana)).toHaveLength(2)
  })

  it('deletes the latest expense when the message also gives the reason', async () => {
    const ana = await register('en')
    await say(ana, 'coffee 4')
    await say(ana, 'taxi 12')
    await say(ana, 'that was for the office, delete it')
    expect(await ledger(ana)).toMatchObject([{ description: 'coffee' }])
  })

  it('asks what to change when a message only says that an expense is wrong', async () => {
    const ana = await register('en')
    await say(ana, 'coffee 4')
    await say(ana, 'rent 950')
    expect(await say(ana, 'the coffee is wrong')).toContain('what to change')
    expect(await ledger(ana)).toMatchObject([
      { description: 'rent', amount: 950, category_name: 'Home' },
      { description: 'coffee', amount: 4, category_name: 'Eating out' },
    ])
  })

  it('asks which expense to delete when none has the given amount', async () => {
    const ana = await register()
    for (const noted of ['pan 1.800', 'taxi 5.000']) await say(ana, noted)
    expect(await say(ana, 'ese de 3.000 no existe, sacalo')).toBe('¿Cuál de estos borro?')
    expect(await ledger(ana)).toHaveLength(2)
    expect(await say(ana, 'el taxi')).toContain('Borrado')
    expect(await ledger(ana)).toMatchObject([{ description: 'pan' }])
  })
})
