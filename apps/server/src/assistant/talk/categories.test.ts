import { expect, it } from 'vitest'
import { ask, oneTalk, say } from '../../testing/talk.ts'

oneTalk('a question about the categories', ({ register }) => {
  it.each([
    ['es', '¿qué categorías hay?', /^Las categorías de la casa:\n• .*en la web, en «Casa»\.$/s],
    [
      'en',
      'what categories do we have',
      /^The household’s categories:\n• .*on the web, under “Household”\.$/s,
    ],
    ['pt', 'quais são as categorias?', /^As categorias da casa:\n• .*na web, em «Casa»\.$/s],
    ['fr', "c'est quoi les catégories", /^Les catégories du foyer :\n• .*sur le web, dans « Foyer »\.$/s],
  ] as const)('lists the household’s categories (%s: %s)', async (language, said, told) => {
    const ana = await register(language)
    await say(ana, 'pizza 20')
    const { text } = await ask(ana, said)
    expect(text).toMatch(told)
    const { categories } = (await ana.send('listCategories')).ok()
    expect(categories.filter(({ name }) => !text.includes(` ${name}\n`))).toEqual([])
  })
})
