import { expect, it } from 'vitest'
import { ledger, oneTalk, say, staySignedIn } from '../../testing/talk.ts'

oneTalk('an expense that starts with “and”', ({ register, wait }) => {
  const next = [
    ['es', 'ayer cena 40', 'y la propina 4'],
    ['en', 'dinner yesterday 40', 'and the taxi 4'],
    ['pt', 'ontem jantar 40', 'e o táxi 4'],
    ['fr', 'resto hier 40', 'et le taxi 4'],
  ] as const

  it.each(next)('uses the day of the expense just recorded (%s: %s, %s)', async (language, first, second) => {
    const ana = await register(language)
    await say(ana, first)
    await say(ana, second)
    expect((await ledger(ana)).map(({ expense_date }) => expense_date)).toEqual(['2026-11-19', '2026-11-19'])
  })

  it.each(next)('uses today when the message says so (%s: %s, %s)', async (language, first, second) => {
    const today = { es: 'hoy', en: 'today', pt: 'hoje', fr: "aujourd'hui" }[language]
    const ana = await register(language)
    await say(ana, first)
    await say(ana, `${second} ${today}`)
    expect((await ledger(ana))[0]).toMatchObject({ expense_date: '2026-11-20' })
  })

  it('uses today when the previous expense was recorded a while ago', async () => {
    const ana = await register()
    await say(ana, 'ayer cena 40')
    wait(40)
    await staySignedIn(ana)
    await say(ana, 'y el taxi 4')
    expect((await ledger(ana))[0]).toMatchObject({ expense_date: '2026-11-20' })
  })
})
