import { expect, it } from 'vitest'
import { ledger, oneTalk, say } from '../../testing/talk.ts'

/** On Friday, 20 November 2026. */
oneTalk('a yes before a day', ({ register }) => {
  it.each([
    ['es', 'mercado 500', 'sí, el lunes'],
    ['es', 'mercado 500', 'si el lunes perdón'],
    ['en', 'market 50', 'yeah monday sorry'],
    ['pt', 'feira 50', 'sim, segunda'],
    ['fr', 'marché 50', 'oui lundi pardon'],
  ] as const)('changes the day of the last expense (%s: %s, %s)', async (language, noted, said) => {
    const ana = await register(language)
    await say(ana, noted)
    await say(ana, said)
    expect(await ledger(ana)).toMatchObject([{ expense_date: '2026-11-16' }])
  })

  it.each([
    ['en', 'market 50', 'yes monday is fine'],
    ['en', 'market 50', 'yeah next monday'],
    ['en', 'market 50', 'yes, monday?'],
    ['es', 'mercado 500', 'sí, el lunes pago la luz'],
    ['es', 'mercado 500', 'sí, hasta el lunes'],
    ['fr', 'marché 50', 'oui à lundi'],
  ] as const)('changes nothing if more is said about the day (%s: %s, %s)', async (language, noted, said) => {
    const ana = await register(language)
    await say(ana, noted)
    await say(ana, said)
    expect(await ledger(ana)).toMatchObject([{ expense_date: '2026-11-20' }])
  })
})
