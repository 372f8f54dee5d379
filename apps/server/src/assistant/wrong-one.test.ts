import { expect, it } from 'vitest'
import { eachTalk, ledger, say } from '../testing/talk.ts'

eachTalk('somebody says what is wrong with an expense:', ({ register }) => {
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
  ] as const)('that it is filed wrongly, and is asked where it belongs (%s: %s)', async (...row) => {
    const [language, wrong] = row
    const ana = await register(language)
    const thing = language === 'en' ? 'coffee' : 'café'
    await say(ana, `${thing} 900`)
    await say(ana, 'taxi 5000')
    expect(await say(ana, wrong)).toMatch(new RegExp(`${thing}.*\\?$`))
    expect(await ledger(ana)).toMatchObject([{ description: 'taxi' }, { description: thing }])
  })

  it.each([
    ['es', 'no era café era almuerzo', 'almuerzo'],
    ['en', "it wasn't coffee it was lunch", 'lunch'],
    ['pt', 'não era café, era almoço', 'almoço'],
    ['fr', "c'était pas café c'était goûter", 'goûter'],
    ['fr', 'remplace café par goûter', 'goûter'],
    ['es', 'cambiá café por almuerzo', 'almuerzo'],
    ['en', 'swap the coffee for lunch', 'lunch'],
  ] as const)(
    'what it was not, and the one that is called so is renamed, not the last (%s: %s)',
    async (...row) => {
      const [language, wrong, meant] = row
      const ana = await register(language)
      await say(ana, `${language === 'en' ? 'coffee' : 'café'} 900`)
      await say(ana, 'taxi 5000')
      await say(ana, wrong)
      expect(await ledger(ana)).toMatchObject([{ description: 'taxi' }, { description: meant, amount: 900 }])
    },
  )

  it.each([
    ['es', 'almuerzo 3.200', 'el almuerzo fue 3.500', 'y el café 950'],
    ['en', 'lunch 32', 'the lunch was 35', 'and the coffee 9.50'],
    ['pt', 'almoço 32', 'o almoço foi 35', 'e o café 9,50'],
    ['fr', 'resto 32', "le resto c'était 35", 'et le café 9,50'],
  ] as const)('its amount, and that of another one behind it (%s)', async (...row) => {
    const [language, noted, first, second] = row
    const ana = await register(language)
    await say(ana, `${language === 'en' ? 'coffee' : 'café'} 8`)
    await say(ana, noted)
    await say(ana, first)
    await say(ana, second)
    expect((await ledger(ana)).map(({ amount }) => amount)).toEqual(
      language === 'es' ? [3500, 950] : [35, 9.5],
    )
  })

  it('of what is not there, and none that has the word in its letters is deleted', async () => {
    const ana = await register()
    for (const noted of ['tomates 900', 'transporte escolar 20.000']) await say(ana, noted)
    expect(await say(ana, 'borrá el té')).toContain('No encontré')
    expect(await ledger(ana)).toHaveLength(2)
  })

  it('why it is to be deleted, and the last one is', async () => {
    const ana = await register('en')
    await say(ana, 'coffee 4')
    await say(ana, 'taxi 12')
    await say(ana, 'that was for the office, delete it')
    expect(await ledger(ana)).toMatchObject([{ description: 'coffee' }])
  })

  it('and no more, and nothing is changed', async () => {
    const ana = await register('en')
    await say(ana, 'coffee 4')
    await say(ana, 'rent 950')
    expect(await say(ana, 'the coffee is wrong')).toContain('what to change')
    expect(await ledger(ana)).toMatchObject([
      { description: 'rent', amount: 950, category_name: 'Home' },
      { description: 'coffee', amount: 4, category_name: 'Eating out' },
    ])
  })

  it('that one is not there, without naming it, and is asked which to delete', async () => {
    const ana = await register()
    for (const noted of ['pan 1.800', 'taxi 5.000']) await say(ana, noted)
    expect(await say(ana, 'ese de 3.000 no existe, sacalo')).toBe('¿Cuál de estos borro?')
    expect(await ledger(ana)).toHaveLength(2)
    expect(await say(ana, 'el taxi')).toContain('Borrado')
    expect(await ledger(ana)).toMatchObject([{ description: 'pan' }])
  })
})
