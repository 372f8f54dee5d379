import { afterAll, beforeAll, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../testing/app.ts'
import { eachEngine } from '../testing/database.ts'

eachEngine('a note is written beside', (engine) => {
  let app: TestApp
  beforeAll(async () => {
    app = await createTestApp(engine)
  })
  afterAll(() => app.close())

  it.each([
    ['es', 'ponele una nota: con Ana', 'ponele una nota al café: sin azúcar, 2 tazas', 'sin azúcar, 2 tazas'],
    ['en', 'add a note with Ana', 'add a note to the coffee: 2 cups', '2 cups'],
    ['pt', 'adiciona uma nota: com a Ana', 'coloca uma observação no café: sem açúcar', 'sem açúcar'],
    ['fr', 'ajoute une note : avec Ana', 'mets une note au café : sans sucre', 'sans sucre'],
  ] as const)('the last expense, or the one that is named, and taken back (%s)', async (...row) => {
    const [language, last, named, note] = row
    const ana = await app.register({ preferred_language: language })
    const say = async (text: string) => (await ana.send('sendAssistantMessage', { body: { text } })).ok().text
    const notes = async () =>
      (await ana.send('listExpenses')).ok().expenses.map((expense) => [expense.description, expense.note])
    const coffee = language === 'en' ? 'coffee' : 'café'
    for (const noted of [`${coffee} 8`, 'taxi 50']) await say(noted)
    expect(await say(last)).toMatch(/Ana\./)
    expect(await say(named)).toContain(note)
    expect(await notes()).toEqual([
      ['taxi', expect.stringMatching(/^\S+ (a )?Ana$/)],
      [coffee, note],
    ])
    await say(
      language === 'en' ? 'undo' : language === 'es' ? 'deshacer' : language === 'pt' ? 'desfazer' : 'annule',
    )
    expect((await notes()).at(1)).toEqual([coffee, null])
  })

  it('nothing where it is a bill that was paid', async () => {
    const ana = await app.register({ preferred_language: 'fr' })
    await ana.send('sendAssistantMessage', { body: { text: 'mets la note du resto 45' } })
    expect((await ana.send('listExpenses')).ok().expenses).toMatchObject([{ amount: 45, note: null }])
  })
})
