import { expect, it } from 'vitest'
import { ask, ledger, oneTalk, press, say } from '../../testing/talk.ts'

oneTalk('a detail given right after a declined message', ({ register, join }) => {
  it.each([
    ['es', 'pan 2.000', 'me depositaron el sueldo 500.000', 'fue ayer'],
    ['en', 'bread 2', 'got my salary 5000', 'it was yesterday'],
    ['pt', 'pão 2', 'recebi o salário 5000', 'caiu ontem'],
    ['fr', 'pain 2', "j'ai reçu mon salaire 5000", "c'était hier"],
  ] as const)('is asked about before it changes an earlier expense (%s: %s, %s, %s)', async (...row) => {
    const [language, noted, refused, day] = row
    const ana = await register(language)
    await say(ana, noted)
    await say(ana, refused)
    const asked = await ask(ana, day)
    expect((await ledger(ana)).map(({ expense_date }) => expense_date)).toEqual(['2026-11-20'])
    await press(ana, asked.buttons[0]?.id)
    expect((await ledger(ana)).map(({ expense_date }) => expense_date)).toEqual(['2026-11-19'])
  })

  it.each([
    ['es', 'pan 2.000', 'me depositaron el sueldo 500.000', 'perdón, 450.000'],
    ['en', 'bread 2', 'got my salary 5000', 'sorry, 4500'],
    ['pt', 'pão 2', 'recebi o salário 5000', 'desculpa, 4500'],
    ['fr', 'pain 2', "j'ai reçu mon salaire 5000", 'pardon, 4500'],
  ] as const)(
    'leaves an earlier expense unchanged when a new amount is given (%s: %s, %s, %s)',
    async (...row) => {
      const [language, noted, refused, amount] = row
      const ana = await register(language)
      await say(ana, noted)
      const [{ amount: before } = { amount: 0 }] = await ledger(ana)
      await say(ana, refused)
      await say(ana, amount)
      expect((await ledger(ana)).map((each) => each.amount)).toEqual([before])
    },
  )

  it.each([
    ['es', 'tacos 120', 'te presté 80 para el taxi', 'no hombre, eran 60'],
    ['en', 'tacos 120', 'I lent you 80 for the taxi', 'no, it was 60'],
    ['pt', 'tacos 120', 'te emprestei 80 pro táxi', 'não, foi 60'],
    ['fr', 'tacos 120', "je t'ai prêté 80 pour le taxi", "non, c'était 60"],
  ] as const)('is asked about after another member’s, too (%s: %s, %s, %s)', async (...row) => {
    const [language, noted, refused, amount] = row
    const ana = await register(language)
    const beto = await join(ana)
    await say(ana, noted)
    await say(beto, refused)
    expect((await ask(ana, amount)).buttons).toHaveLength(1)
    expect(await ledger(ana)).toMatchObject([{ amount: 120 }])
  })

  it('changes an expense recorded since', async () => {
    const ana = await register('en')
    await say(ana, 'got my salary 5000')
    await say(ana, 'bread 2')
    await say(ana, 'it was yesterday')
    expect((await ledger(ana)).map(({ expense_date }) => expense_date)).toEqual(['2026-11-19'])
  })
})
