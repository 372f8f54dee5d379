import { expect, it } from 'vitest'
import { ledger, oneTalk, say } from '../../testing/talk.ts'

oneTalk('a request to add a note', ({ register }) => {
  it.each([
    ['es', 'ponele una nota: con Ana', 'ponele una nota al café: sin azúcar, 2 tazas', 'sin azúcar, 2 tazas'],
    ['en', 'add a note with Ana', 'add a note to the coffee: 2 cups', '2 cups'],
    ['pt', 'adiciona uma nota: com a Ana', 'coloca uma observação no café: sem açúcar', 'sem açúcar'],
    ['fr', 'ajoute une note : avec Ana', 'mets une note au café : sans sucre', 'sans sucre'],
  ] as const)('adds a note to the latest or the named expense, and undoes it (%s)', async (...row) => {
    const [language, last, named, note] = row
    const ana = await register(language)
    const notes = async () => (await ledger(ana)).map((expense) => [expense.description, expense.note])
    const coffee = language === 'en' ? 'coffee' : 'café'
    for (const noted of [`${coffee} 8`, 'taxi 50']) await say(ana, noted)
    expect(await say(ana, last)).toMatch(/Ana\./)
    expect(await say(ana, named)).toContain(note)
    expect(await notes()).toEqual([
      ['taxi', expect.stringMatching(/^\S+ (a )?Ana$/)],
      [coffee, note],
    ])
    await say(
      ana,
      language === 'en' ? 'undo' : language === 'es' ? 'deshacer' : language === 'pt' ? 'desfazer' : 'annule',
    )
    expect((await notes()).at(1)).toEqual([coffee, null])
  })

  it('adds no note when the French “note” means a bill', async () => {
    const ana = await register('fr')
    await say(ana, 'mets la note du resto 45')
    expect(await ledger(ana)).toMatchObject([{ amount: 45, note: null }])
  })
})
