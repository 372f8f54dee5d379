import { expect, it } from 'vitest'
import { ask, ledger, oneTalk, press, say } from '../../testing/talk.ts'

oneTalk('a complaint that something was charged or recorded twice', ({ register }) => {
  it.each([
    ['es', 'helado 45', 'me cobraron dos veces el helado', '¿Borro helado, $ 45?'],
    ['es', 'pan 45', 'el pan me lo cobraron doble', '¿Borro pan, $ 45?'],
    ['en', 'coffee 45', 'you noted the coffee twice', 'Shall I delete coffee, $ 45?'],
    ['pt', 'netflix 45', 'cobraram o netflix duas vezes', 'Apago netflix, $ 45?'],
    ['fr', 'pain 45', 'le pain est noté deux fois', 'Je supprime pain, $ 45 ?'],
  ] as const)('offers to delete one of two equal expenses (%s: %s, %s)', async (...row) => {
    const [language, noted, complaint, question] = row
    const ana = await register(language)
    for (const said of [noted, 'taxi 90', noted]) await say(ana, said)
    const asked = await ask(ana, complaint)
    expect(asked.text.replaceAll('*', '')).toBe(question)
    await press(ana, asked.buttons?.[0]?.id)
    expect(await ledger(ana)).toHaveLength(2)
  })

  it('deletes nothing when the amounts differ, or it exists once or was bought twice', async () => {
    const ana = await register()
    for (const said of ['helado 45', 'pan 30', 'pan 31', 'taxi 9', 'taxi 9']) await say(ana, said)
    for (const said of [
      'me cobraron dos veces el helado',
      'me cobraron dos veces el pan',
      'tomé taxi dos veces',
    ])
      expect(await say(ana, said)).not.toContain('Borro')
    expect(await ledger(ana)).toHaveLength(5)
  })
})
