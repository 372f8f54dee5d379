import { expect, it } from 'vitest'
import { ask, ledger, oneTalk, press, say } from '../../testing/talk.ts'

oneTalk('a message that is declined as no expense', ({ register }) => {
  it.each([
    ['es', 'luz 45.000 vence el viernes', 'Anotalo igual', { amount: 45_000, category_name: 'Servicios' }],
    ['en', 'the plumber wants 160', 'Note it anyway', { amount: 160, category_name: 'Home' }],
    ['pt', 'vou pagar 300 no dentista', 'Anotar mesmo assim', { amount: 300, category_name: 'Saúde' }],
    ['fr', 'on a vu un canapé à 400', 'Noter quand même', { amount: 400, category_name: 'Maison' }],
  ] as const)(
    'records a declined expense once, dated today, when its button is pressed (%s: %s)',
    async (...row) => {
      const [language, text, title, noted] = row
      const ana = await register(language)
      const [button, ...others] = (await ask(ana, text)).buttons
      expect([button?.title, others]).toEqual([title, []])
      expect(await ledger(ana)).toEqual([])
      await press(ana, button?.id)
      await press(ana, button?.id)
      expect(await ledger(ana)).toMatchObject([{ ...noted, expense_date: '2026-11-20' }])
    },
  )

  it('records nothing after “yes”, and keeps the open question and undo working', async () => {
    const ana = await register()
    await say(ana, 'café 2.300')
    expect(await say(ana, 'pan')).toContain('cuánto')
    await say(ana, 'vi zapatillas a 90.000')
    for (const word of ['sí', 'ok', 'dale']) await say(ana, word)
    expect(await ledger(ana)).toMatchObject([{ description: 'café' }])
    expect(await say(ana, '1.800')).toContain('pan')
    await say(ana, 'si compro la heladera son 900.000')
    expect(await say(ana, 'deshacer')).toContain('Borrado')
    expect(await ledger(ana)).toMatchObject([{ description: 'café' }])
  })

  it.each([
    ['es', 'cobré 500.000'],
    ['en', 'took 200 out of the atm'],
    ['pt', 'que horas são? umas 10'],
    ['fr', 'on est combien, 12 ou 14 ?'],
  ] as const)(
    'offers no button for an income, a question or several possible prices (%s: %s)',
    async (...row) => {
      const [language, text] = row
      const ana = await register(language)
      expect((await ask(ana, text)).buttons).toEqual([])
      expect(await ledger(ana)).toEqual([])
    },
  )
})
