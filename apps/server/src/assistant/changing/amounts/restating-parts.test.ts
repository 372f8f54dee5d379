import { expect, it } from 'vitest'
import { ledger, oneTalk, say } from '../../../testing/talk.ts'

oneTalk('a correction in several parts', ({ register, join }) => {
  const yesterday = '2026-11-19'

  it.each([
    ['es', 'el taxi fue ayer y la pizza fue 25'],
    ['en', 'the taxi was yesterday and the pizza was 25'],
    ['pt', 'o taxi foi ontem e a pizza foi 25'],
    ['fr', "le taxi c'était hier et la pizza 25"],
    ['fr', "le taxi c'était hier, la pizza c'était 25"],
  ] as const)('changes each expense accordingly and records none (%s: %s)', async (language, said) => {
    const ana = await register(language)
    for (const noted of ['taxi 10', 'pizza 20']) await say(ana, noted)
    await say(ana, said)
    const taxi = { description: 'taxi', amount: 10, expense_date: yesterday }
    const pizza = { description: 'pizza', amount: 25, expense_date: '2026-11-20' }
    expect(await ledger(ana)).toMatchObject([pizza, taxi])
  })

  it.each([
    ['es', 'la pizza eran 25 y fue ayer'],
    ['es', 'la pizza fue ayer y eran 25'],
    ['en', 'the pizza was 25 and it was yesterday'],
    ['pt', 'a pizza foi 25 e foi ontem'],
    ['fr', "la pizza c'était 25 et c'était hier"],
  ] as const)('changes the amount and the day of one expense (%s: %s)', async (language, said) => {
    const ana = await register(language)
    for (const noted of ['pizza 20', 'taxi 10']) await say(ana, noted)
    await say(ana, said)
    const [taxi, pizza, ...others] = await ledger(ana)
    expect(taxi).toMatchObject({ amount: 10, expense_date: '2026-11-20' })
    expect(pizza).toMatchObject({ amount: 25, expense_date: yesterday })
    expect(others).toEqual([])
  })

  it.each([
    ['es', 'el taxi y la pizza fueron ayer'],
    ['en', 'the taxi and the pizza were yesterday'],
    ['pt', 'o taxi e a pizza foram ontem'],
    ['fr', "le taxi et la pizza c'était hier"],
  ] as const)('changes both expenses when both are named (%s: %s)', async (language, said) => {
    const ana = await register(language)
    for (const noted of ['taxi 10', 'pizza 20']) await say(ana, noted)
    await say(ana, said)
    const all = await ledger(ana)
    expect(all.map(({ expense_date, amount }) => [expense_date, amount])).toEqual([
      [yesterday, 20],
      [yesterday, 10],
    ])
  })

  it.each([
    ['pt', 'a pizza foi 22 e quem pagou foi o Beto'],
    ['fr', "la pizza c'était 22 et c'est Beto qui a payé"],
  ] as const)('changes the payer too (%s: %s)', async (language, said) => {
    const ana = await register(language)
    await join(ana)
    for (const noted of ['pizza 20', 'taxi 10']) await say(ana, noted)
    await say(ana, said)
    expect((await ledger(ana))[1]).toMatchObject({ amount: 22, paid_by_name: 'Beto García' })
  })

  it('is recorded as new expenses when nothing marks a correction', async () => {
    const ana = await register()
    await say(ana, 'taxi 10')
    await say(ana, 'pizza 20')
    await say(ana, 'taxi 12 y pizza 25')
    expect(await ledger(ana)).toHaveLength(4)
  })
})
