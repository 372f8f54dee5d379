import { expect, it } from 'vitest'
import { ask, ledger, oneTalk, press, say } from '../../testing/talk.ts'

oneTalk('what another member asked about a thing', ({ register, join }) => {
  it.each([
    ['es', 'nafta 900', 'pan 40', '¿cuándo pagaste la nafta?', 'fue ayer'],
    ['en', 'petrol 90', 'bread 4', 'when did you pay the petrol?', 'it was yesterday'],
    ['pt', 'gasolina 90', 'pão 4', 'pagou a gasolina quando?', 'foi ontem'],
    ['fr', 'essence 90', 'pain 4', "t'as payé l'essence quand ?", "c'était hier"],
  ] as const)(
    "may be answered, so the writer's own last expense is not changed unasked (%s)",
    async (...row) => {
      const [language, thing, last, question, told] = row
      const ana = await register(language)
      const beto = await join(ana)
      await say(ana, thing)
      await say(ana, last)
      await say(beto, question)
      const before = await ledger(ana)
      const asked = await ask(ana, told)
      expect(await ledger(ana)).toEqual(before)
      await press(ana, asked.buttons?.[0]?.id)
      const [bread, petrol] = await ledger(ana)
      expect(petrol?.expense_date).toBe('2026-11-19')
      expect(bread?.expense_date).toBe('2026-11-20')
    },
  )

  it("changes the writer's own last expense after a question of no thing", async () => {
    const ana = await register('en')
    const beto = await join(ana)
    await say(ana, 'petrol 90')
    await say(ana, 'bread 4')
    await say(beto, 'how much did we spend?')
    await say(ana, 'it was yesterday')
    expect((await ledger(ana)).map(({ expense_date }) => expense_date)).toContain('2026-11-19')
  })
})
