import { expect, it } from 'vitest'
import { ask, ledger, oneTalk, press, say } from '../../testing/talk.ts'

oneTalk('what is taken for no expense', ({ register }) => {
  it.each([
    ['es', 'luz 45.000 vence el viernes', 'Anotalo igual', { amount: 45_000, category_name: 'Servicios' }],
    ['en', 'the plumber wants 160', 'Note it anyway', { amount: 160, category_name: 'Home' }],
    ['pt', 'vou pagar 300 no dentista', 'Anotar mesmo assim', { amount: 300, category_name: 'Saúde' }],
    ['fr', 'on a vu un canapé à 400', 'Noter quand même', { amount: 400, category_name: 'Maison' }],
  ] as const)('is noted all the same by its button, today and once (%s: %s)', async (...row) => {
    const [language, text, title, noted] = row
    const ana = await register(language)
    const [button, ...others] = (await ask(ana, text)).buttons
    expect([button?.title, others]).toEqual([title, []])
    expect(await ledger(ana)).toEqual([])
    await press(ana, button?.id)
    await press(ana, button?.id)
    expect(await ledger(ana)).toMatchObject([{ ...noted, expense_date: '2026-11-20' }])
  })

  it('is not noted by any words, and stands in the way of no question and no undoing', async () => {
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
    'has no button where it is surely none, or asks, or has no one price (%s: %s)',
    async (...row) => {
      const [language, text] = row
      const ana = await register(language)
      expect((await ask(ana, text)).buttons).toEqual([])
      expect(await ledger(ana)).toEqual([])
    },
  )
})
