import { expect, it } from 'vitest'
import { ask, ledger, oneTalk, press, say } from '../../../testing/talk.ts'

oneTalk('an amount close to that of an earlier expense', ({ register, wait }) => {
  it.each([
    ['es', 'cuota del auto 12000', 'pan 2000', 'la cuota era 12.070'],
    ['en', 'car payment 120', 'bread 20', 'the payment was 120.70'],
    ['pt', 'parcela do carro 120', 'pão 20', 'a parcela foi 120,70'],
    ['fr', 'assurance 120', 'pain 20', "la mensualité c'était 120,70"],
  ] as const)(
    'is asked about before it changes the matching expense (%s: %s, %s, %s)',
    async (language, first, second, change) => {
      const ana = await register(language)
      await say(ana, first)
      wait(25)
      await say(ana, second)
      const before = await ledger(ana)
      const asked = await ask(ana, change)
      expect(await ledger(ana)).toEqual(before)
      await press(ana, asked.buttons[0]?.id)
      const [bread, other] = await ledger(ana)
      expect(bread).toEqual(before[0])
      expect((other?.amount ?? 0) / (before[1]?.amount ?? 1)).toBeCloseTo(1.006)
    },
  )

  it.each([
    ['pan 2000', 'no, eran 2.100', 2100],
    ['pan 11900', 'eran 12.070', 12070],
    ['pan 20000', 'eran 12.000', 12000],
    ['pan 2000', 'eran 18.000', 18000],
    ['pan 2000', 'el pan eran 12.070', 12070],
    ['pan 11900', 'el pan fue 12.070', 12070],
    ['pan 9800', 'el pan fue 12.070', 12070],
  ])(
    'changes the last expense when it fits that, names it or matches no other (%s, %s)',
    async (noted, said, amount) => {
      const ana = await register()
      for (const each of ['auto 12000', noted, said]) await say(ana, each)
      expect((await ledger(ana)).map((expense) => expense.amount)).toEqual([amount, 12000])
    },
  )

  it.each([
    ['es', 'mercado 2.430,12', 'no, eran 2.430'],
    ['en', 'groceries 243.12', 'no, it was 243'],
    ['pt', 'mercado 243,12', 'não, foi 243'],
    ['fr', 'courses 243,12', "non c'est bien 243"],
  ] as const)('is asked about if only the cents are missing (%s: %s, %s)', async (language, noted, said) => {
    const ana = await register(language)
    await say(ana, noted)
    const before = await ledger(ana)
    expect((await ask(ana, said)).buttons).toHaveLength(2)
    expect(await ledger(ana)).toEqual(before)
  })
})
