import { expect, it } from 'vitest'
import { eachTalk, ledger, oneTalk, say } from '../../testing/talk.ts'

eachTalk('a month without a day', ({ register }) => {
  it.each([
    ['es', 'era de octubre', '¿Qué día de octubre fue taxi, $ 900? Por ejemplo «el 12».', 'el 12'],
    ['es', 'fue el mes pasado', '¿Qué día de octubre fue taxi', '12'],
    ['en', 'it was in October', 'Which day of October was taxi', 'the 12th'],
    ['en', 'it was last month', 'Which day of October was taxi', 'October 12'],
    ['pt', 'foi em outubro', 'Que dia de outubro foi taxi', 'dia 12'],
    ['pt', 'foi no mês passado', 'Que dia de outubro foi taxi', '12'],
    ['fr', "c'était en octobre", 'C’était quel jour en octobre, taxi', 'le 12'],
    ['fr', "c'était le mois dernier", 'C’était quel jour en octobre, taxi', '12 octobre'],
  ] as const)('asks for the day and then changes the date (%s: %s)', async (language, said, asked, day) => {
    const ana = await register(language)
    await say(ana, 'taxi 900')
    expect(await say(ana, said)).toContain(asked)
    expect(await ledger(ana)).toMatchObject([{ expense_date: '2026-11-20' }])
    await say(ana, day)
    expect(await ledger(ana)).toMatchObject([{ expense_date: '2026-10-12', amount: 900 }])
  })

  it.each([
    ['es', 'era de septiembre', '¿Qué día de septiembre'],
    ['en', 'it was in September', 'Which day of September'],
  ] as const)('asks again when the month has no such day (%s)', async (language, said, asked) => {
    const ana = await register(language)
    await say(ana, 'taxi 900')
    await say(ana, said)
    expect(await say(ana, '31')).toContain(asked)
    await say(ana, '30')
    expect(await ledger(ana)).toMatchObject([{ expense_date: '2026-09-30' }])
  })

  it.each([
    ['es', 'café 10', 'poné el café en octubre', '¿Qué día de octubre fue café'],
    ['en', 'coffee 10', 'put the coffee in october', 'Which day of October was coffee'],
    ['pt', 'café 10', 'põe o café em outubro então', 'Que dia de outubro foi café'],
    ['fr', 'café 10', 'mets le café en octobre', 'C’était quel jour en octobre, café'],
  ] as const)(
    'is a month that an expense is moved to, so that the day is asked for (%s: %s, %s)',
    async (...row) => {
      const [language, recorded, said, asked] = row
      const ana = await register(language)
      await say(ana, recorded)
      await say(ana, 'taxi 900')
      expect(await say(ana, said)).toContain(asked)
      await say(ana, '12')
      const [taxi, coffee] = await ledger(ana)
      expect(taxi).toMatchObject({ description: 'taxi', expense_date: '2026-11-20' })
      expect(coffee).toMatchObject({ amount: 10, expense_date: '2026-10-12' })
    },
  )

  it('changes nothing if no expense has that name', async () => {
    const ana = await register('pt')
    await say(ana, 'táxi 900')
    await say(ana, 'põe a água em outubro')
    expect(await ledger(ana)).toMatchObject([{ description: 'táxi', expense_date: '2026-11-20' }])
  })

  it('does not block the next expense', async () => {
    const ana = await register('en')
    for (const said of ['taxi 900', 'it was in October', 'coffee 12']) await say(ana, said)
    expect((await ledger(ana)).map(({ amount }) => amount)).toEqual([12, 900])
  })

  it.each([
    ['es', 'café 10', 'el café era de octubre', 'café'],
    ['en', 'coffee 10', 'the coffee was in October', 'coffee'],
  ] as const)('applies to the named expense (%s)', async (language, noted, said, asked) => {
    const ana = await register(language)
    for (const each of [noted, 'taxi 900']) await say(ana, each)
    expect(await say(ana, said)).toContain(asked)
  })
})

oneTalk('a bare day in reply to a question about a price', ({ register }) => {
  it.each([
    ['es', 'café 10', 'tintorería', 'anteayer', '14'],
    ['en', 'coffee 10', 'babysitter', 'yesterday', '14'],
    ['pt', 'café 10', 'lavanderia', 'ontem', '14'],
    ['fr', 'café 10', 'pressing', 'avant-hier', '14'],
  ] as const)('applies to that expense and not to the one recorded before (%s)', async (language, ...all) => {
    const ana = await register(language)
    for (const said of all) await say(ana, said)
    const expenses = await ledger(ana)
    expect(expenses).toHaveLength(2)
    expect(expenses.find(({ amount }) => amount === 10)?.expense_date).toBe('2026-11-20')
    expect(expenses.find(({ amount }) => amount === 14)?.expense_date).not.toBe('2026-11-20')
  })
})

oneTalk('a day that does not exist', ({ register }) => {
  it.each([
    ['es', 'pan 5000 el 30/02', 'Ese día no existe', 'fue el 18'],
    ['en', 'bread 50 on april 31st', 'That day doesn’t exist', 'it was the 18th'],
    ['pt', 'pão 50 dia 31/11', 'Esse dia não existe', 'foi dia 18'],
    ['fr', 'pain 50 le 31 avril', 'Ce jour n’existe pas', "c'était le 18"],
  ] as const)(
    'is reported when the expense is recorded, and can be corrected (%s)',
    async (language, noted, said, day) => {
      const ana = await register(language)
      expect(await say(ana, noted)).toContain(said)
      expect(await ledger(ana)).toMatchObject([{ expense_date: '2026-11-20' }])
      await say(ana, day)
      expect(await ledger(ana)).toMatchObject([{ expense_date: '2026-11-18' }])
    },
  )
})
