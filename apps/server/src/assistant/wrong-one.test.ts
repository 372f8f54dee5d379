import { afterAll, beforeAll, expect, it } from 'vitest'
import { createTestApp, type Person, type TestApp } from '../testing/app.ts'
import { eachEngine } from '../testing/database.ts'

eachEngine('somebody says what is wrong with an expense:', (engine) => {
  let app: TestApp
  beforeAll(async () => {
    app = await createTestApp(engine)
    app.clock.set('2026-11-20T15:00:00Z')
  })
  afterAll(() => app.close())

  const say = async (person: Person, text: string) =>
    (await person.send('sendAssistantMessage', { body: { text } })).ok().text
  const ledger = async (person: Person) => (await person.send('listExpenses')).ok().expenses

  it.each([
    ['es', 'te equivocaste de categoría con el café'],
    ['es', 'la categoría del café está mal'],
    ['en', 'the coffee is in the wrong category'],
    ['pt', 'você errou a categoria do café'],
    ['fr', 'mauvaise catégorie pour le café'],
  ] as const)('that it is filed wrongly, and is asked where it belongs (%s: %s)', async (...row) => {
    const [language, wrong] = row
    const ana = await app.register({ preferred_language: language })
    const thing = language === 'en' ? 'coffee' : 'café'
    await say(ana, `${thing} 900`)
    await say(ana, 'taxi 5000')
    expect(await say(ana, wrong)).toMatch(new RegExp(`${thing}.*\\?$`))
    expect(await ledger(ana)).toMatchObject([{ description: 'taxi' }, { description: thing }])
  })

  it('why it is to be deleted, and the last one is', async () => {
    const ana = await app.register({ preferred_language: 'en' })
    await say(ana, 'coffee 4')
    await say(ana, 'taxi 12')
    await say(ana, 'that was for the office, delete it')
    expect(await ledger(ana)).toMatchObject([{ description: 'coffee' }])
  })

  it('and no more, and nothing is changed', async () => {
    const ana = await app.register({ preferred_language: 'en' })
    await say(ana, 'coffee 4')
    await say(ana, 'rent 950')
    expect(await say(ana, 'the coffee is wrong')).toContain('what to change')
    expect(await ledger(ana)).toMatchObject([
      { description: 'rent', amount: 950, category_name: 'Home' },
      { description: 'coffee', amount: 4, category_name: 'Eating out' },
    ])
  })

  it('that one is not there, without naming it, and is asked which to delete', async () => {
    const ana = await app.register({ preferred_language: 'es' })
    for (const noted of ['pan 1.800', 'taxi 5.000']) await say(ana, noted)
    expect(await say(ana, 'ese de 3.000 no existe, sacalo')).toBe('¿Cuál de estos borro?')
    expect(await ledger(ana)).toHaveLength(2)
    expect(await say(ana, 'el taxi')).toContain('Borrado')
    expect(await ledger(ana)).toMatchObject([{ description: 'pan' }])
  })
})
