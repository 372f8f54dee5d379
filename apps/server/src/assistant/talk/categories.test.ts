import { expect, it } from 'vitest'
import { ask, oneTalk, say } from '../../testing/talk.ts'

oneTalk('which categories there are', ({ register }) => {
  it.each([
    ['es', '¿qué categorías hay?', /^Las categorías de la casa:\n• /],
    ['en', 'what categories do we have', /^The household’s categories:\n• /],
    ['pt', 'quais são as categorias?', /^As categorias da casa:\n• /],
    ['fr', "c'est quoi les catégories", /^Les catégories du foyer :\n• /],
  ] as const)('is told, and where they are changed (%s: %s)', async (language, said, told) => {
    const ana = await register(language)
    await say(ana, 'pizza 20')
    const { text } = await ask(ana, said)
    expect(text).toMatch(told)
    expect(text.split('\n• ').length).toBeGreaterThan(5)
  })
})
