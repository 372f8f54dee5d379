import { expect, it } from 'vitest'
import { ledger, oneTalk, say } from '../../testing/talk.ts'

oneTalk('a friendly message', ({ register, join }) => {
  it.each([
    ['es', 'chau', 'Hasta luego, Ana.', 'jaja sos un genio', 'Gracias. Acá estoy cuando quieras.'],
    ['en', 'bye', 'Bye, Ana.', 'you rock!', 'Thank you. I’m here whenever you like.'],
    ['pt', 'tchau', 'Até logo, Ana.', 'te amo', 'Obrigado. Estou aqui quando quiser.'],
    ['en', 'good night sweetie', 'Bye, Ana.', 'love this', 'Thank you. I’m here whenever you like.'],
    ['en', 'night night x', 'Bye, Ana.', 'nice one 👍', 'Thank you. I’m here whenever you like.'],
    ['en', 'night', 'Bye, Ana.', 'love this', 'Thank you. I’m here whenever you like.'],
    [
      'es',
      'hasta mañana si Dios quiere',
      'Hasta luego, Ana.',
      'sos un amor',
      'Gracias. Acá estoy cuando quieras.',
    ],
    ['fr', 'à demain si Dieu le veut', 'À bientôt, Ana.', "t'es au top", 'Merci. Je suis là quand tu veux.'],
    ['fr', 'à plus', 'À bientôt, Ana.', "t'es au top", 'Merci. Je suis là quand tu veux.'],
  ] as const)('answers a goodbye and a compliment in a friendly way (%s: %s, %s, %s)', async (...row) => {
    const [language, farewell, seenOff, praise, thanks] = row
    const ana = await register(language)
    expect(await say(ana, farewell)).toBe(seenOff)
    expect(await say(ana, praise)).toBe(thanks)
  })

  it.each([
    ['es', 'pan 3.000', 'hasta el viernes', 'Hasta luego, Ana.'],
    ['en', 'bread 3', 'till Friday', ''],
    ['pt', 'pão 3', 'até sexta', 'Até logo, Ana.'],
    ['fr', 'pain 3', 'à vendredi', 'À bientôt, Ana.'],
  ] as const)(
    'until another day dates no expense (%s: %s, %s)',
    async (language, noted, farewell, seenOff) => {
      const ana = await register(language)
      await say(ana, noted)
      expect(await say(ana, farewell)).toContain(seenOff)
      expect(await ledger(ana)).toMatchObject([{ expense_date: '2026-11-20' }])
    },
  )

  it.each([
    ['es', 'tenés razón', 'fue así'],
    ['es', 'ah sí, tenés razón', 'claro, fue así'],
    ['en', "you're right", 'yes you are right'],
    ['pt', 'tens razão', 'foi mesmo'],
    ['fr', "t'as raison", 'ah tu as bien raison'],
  ] as const)(
    'agrees with whoever agrees, and changes nothing (%s: %s, %s)',
    async (language, said, again) => {
      const ana = await register(language)
      const first = await say(ana, said)
      await say(ana, 'pizza 30')
      expect(await say(ana, again)).toBe(first)
      expect(await ledger(ana)).toMatchObject([{ amount: 30 }])
      expect(first).toMatch(/^(Genial|Great|Ótimo|Parfait)/)
    },
  )

  it.each([
    ['es', 'cuánto gastamos hoy?', 'hasta mañana querido', 'Hasta luego, '],
    ['en', 'how much did we spend today?', 'goodnight dear', 'Bye, '],
    ['pt', 'quanto gastamos hoje?', 'até amanhã querido', 'Até logo, '],
    ['fr', "on a dépensé combien aujourd'hui ?", 'bonne nuit mon cher', 'À bientôt, '],
  ] as const)('is a goodbye after another member asked something, too (%s: %s, %s)', async (...row) => {
    const [language, question, farewell, seenOff] = row
    const ana = await register(language)
    const beto = await join(ana)
    await say(beto, question)
    expect(await say(ana, farewell)).toBe(`${seenOff}Ana.`)
  })

  it('records the expense beside a friendly word', async () => {
    const ana = await register()
    await say(ana, 'genial, pan 3.000')
    expect(await ledger(ana)).toMatchObject([{ amount: 3000 }])
  })
})
