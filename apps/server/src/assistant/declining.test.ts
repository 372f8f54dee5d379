import { afterAll, beforeAll, expect, it } from 'vitest'
import { createTestApp, type Person, type TestApp } from '../testing/app.ts'
import { eachEngine } from '../testing/database.ts'

eachEngine('what is taken for no expense', (engine) => {
  let app: TestApp
  beforeAll(async () => {
    app = await createTestApp(engine)
    app.clock.set('2026-11-20T15:00:00Z')
  })
  afterAll(() => app.close())

  const say = async (person: Person, text: string) =>
    (await person.send('sendAssistantMessage', { body: { text } })).ok()
  const press = async (person: Person, id: string | undefined) =>
    (await person.send('sendAssistantMessage', { body: { button_id: id ?? '' } })).ok()
  const ledger = async (person: Person) => (await person.send('listExpenses')).ok().expenses

  it.each([
    ['es', 'luz 45.000 vence el viernes', 'Anotalo igual', { amount: 45_000, category_name: 'Servicios' }],
    ['en', 'the plumber wants 160', 'Note it anyway', { amount: 160, category_name: 'Home' }],
    ['pt', 'vou pagar 300 no dentista', 'Anotar mesmo assim', { amount: 300, category_name: 'Saúde' }],
    ['fr', 'on a vu un canapé à 400', 'Noter quand même', { amount: 400, category_name: 'Maison' }],
  ] as const)('is noted all the same by its button, today and once (%s: %s)', async (...row) => {
    const [language, text, title, noted] = row
    const ana = await app.register({ preferred_language: language })
    const [button, ...others] = (await say(ana, text)).buttons
    expect([button?.title, others]).toEqual([title, []])
    expect(await ledger(ana)).toEqual([])
    await press(ana, button?.id)
    await press(ana, button?.id)
    expect(await ledger(ana)).toMatchObject([{ ...noted, expense_date: '2026-11-20' }])
  })

  it('is not noted by any words, and stands in the way of no question and no undoing', async () => {
    const ana = await app.register({ preferred_language: 'es' })
    await say(ana, 'café 2.300')
    expect((await say(ana, 'pan')).text).toContain('cuánto')
    await say(ana, 'vi zapatillas a 90.000')
    for (const word of ['sí', 'ok', 'dale']) await say(ana, word)
    expect(await ledger(ana)).toMatchObject([{ description: 'café' }])
    expect((await say(ana, '1.800')).text).toContain('pan')
    await say(ana, 'si compro la heladera son 900.000')
    expect((await say(ana, 'deshacer')).text).toContain('Borrado')
    expect(await ledger(ana)).toMatchObject([{ description: 'café' }])
  })

  it.each([
    ['es', 'cobré 500.000'],
    ['en', 'took 200 out of the atm'],
    ['pt', 'que horas são? umas 10'],
    ['fr', 'on est combien, 12 ou 14 ?'],
  ] as const)(
    'has no button where it is surely none, or asks, or has no one price (%s: %s)',
    async (...row) => {
      const [language, text] = row
      const ana = await app.register({ preferred_language: language })
      expect((await say(ana, text)).buttons).toEqual([])
      expect(await ledger(ana)).toEqual([])
    },
  )
})
