import { expect, it } from 'vitest'
import { ask, ledger, oneTalk, press, say } from '../../testing/talk.ts'

oneTalk('a recurring expense', ({ register, join }) => {
  it.each([
    ['es', 'gimnasio 39 todos los meses', 'cancelá el gimnasio, no va más'],
    ['es', 'gimnasio 39 todos los meses', 'da de baja el gimnasio'],
    ['en', 'gym 39 every month', 'cancel the gym, he gave it up'],
    ['pt', 'academia 39 todo mês', 'cancela a academia, ele desistiu'],
    ['fr', 'salle de sport 39 chaque mois', 'résilie la salle de sport, il arrête'],
    ['es', 'gimnasio 39 todos los meses', 'cortá el gimnasio'],
    ['pt', 'academia 39 que se repete todo mês', 'corta a academia'],
    ['fr', 'salle de sport 39 chaque mois', 'arrête de noter la salle de sport'],
  ] as const)('stops when it is cancelled, and keeps the recorded expenses (%s: %s, %s)', async (...row) => {
    const [language, recorded, cancelled] = row
    const ana = await register(language)
    const answer = await ask(ana, recorded)
    await press(ana, answer.buttons?.[2]?.id)
    await say(ana, cancelled)
    expect(await ledger(ana)).toMatchObject([{ amount: 39 }])
    const [recurring] = (await ana.send('listRecurring')).ok().recurring_expenses
    expect(recurring?.next_date ?? null).toBeNull()
  })

  it.each([
    ['es', 'gimnasio 39', 'cancelá el gimnasio'],
    ['en', 'gym 39', 'cancel the gym'],
  ] as const)(
    'is not meant if the expense does not recur, which is then deleted (%s: %s, %s)',
    async (...row) => {
      const [language, recorded, cancelled] = row
      const ana = await register(language)
      await say(ana, recorded)
      await say(ana, cancelled)
      expect(await ledger(ana)).toEqual([])
    },
  )

  it.each([
    ['es', 'gimnasio 39 todos los meses', 'cancelá el gimnasio'],
    ['en', 'gym 39 a month', 'cancel the gym'],
    ['pt', 'academia 39 todo mês', 'cancela a academia'],
    ['fr', 'salle de sport 39 chaque mois', 'annule la salle de sport'],
  ] as const)(
    'asks whether to delete an expense that was said to be paid each month (%s: %s, %s)',
    async (language, recorded, cancelled) => {
      const ana = await register(language)
      await say(ana, recorded)
      const asked = await ask(ana, cancelled)
      expect(await ledger(ana)).toHaveLength(1)
      await press(ana, asked.buttons?.[0]?.id)
      expect(await ledger(ana)).toEqual([])
    },
  )

  it.each([
    ['es', 'da de baja netflix', 'no se anota solo'],
    ['en', 'stop netflix', 'not noted by itself'],
    ['fr', 'arrête netflix', 'pas tout seul'],
  ] as const)('is not what a stopped thing is, if that is recorded only once (%s: %s)', async (...row) => {
    const [language, stops, told] = row
    const ana = await register(language)
    await say(ana, 'netflix 19')
    expect(await say(ana, stops)).toContain(told)
    expect(await ledger(ana)).toHaveLength(1)
  })

  it('can be cancelled twice without deleting what was recorded', async () => {
    const ana = await register('en')
    await say(ana, 'gym 39')
    await say(ana, 'every month')
    await say(ana, 'cancel the gym')
    expect(await say(ana, 'cancel the gym')).toContain('changed nothing')
    expect(await ledger(ana)).toHaveLength(1)
  })

  it('is stopped only by its author and the owner', async () => {
    const ana = await register('en')
    const beto = await join(ana)
    await say(ana, 'netflix 19')
    await say(ana, 'every month')
    expect(await say(beto, 'cancel netflix')).toMatch(/netflix, \$ 19: lo repite Ana/)
    expect((await ana.send('listRecurring')).ok().recurring_expenses).toHaveLength(1)
    expect(await ledger(ana)).toHaveLength(1)
  })

  it.each([
    ['es', 'netflix 19', 'netflix es todos los meses también'],
    ['en', 'netflix 19', 'netflix is every month too'],
    ['pt', 'netflix 19', 'netflix é todo mês também'],
    ['fr', 'netflix 19', "netflix c'est à chaque mois aussi"],
  ] as const)('is named with or without an article (%s: %s, %s)', async (language, recorded, said) => {
    const ana = await register(language)
    await say(ana, recorded)
    await say(ana, said)
    expect((await ana.send('listRecurring')).ok().recurring_expenses).toHaveLength(1)
  })
})
