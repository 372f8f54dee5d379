import { expect, it } from 'vitest'
import { ask, ledger, oneTalk, press, say } from '../../testing/talk.ts'

oneTalk('undoing a change of several expenses, one of whose payers has left', ({ register, join }) => {
  it.each([
    [
      'es',
      'pan 100 y nafta 200',
      'la nafta la pagó Beto',
      'los dos los pagué yo',
      'No conozco a esa persona',
    ],
    ['en', 'bread 1 and fuel 2', 'Beto paid for the fuel', 'I paid both', 'I don’t know that person'],
  ] as const)('changes none of them, and says why (%s)', async (language, noted, payer, change, told) => {
    const ana = await register(language)
    const beto = await join(ana)
    await say(ana, noted)
    await say(ana, payer)
    const changed = await ask(ana, change)
    const [, bread] = await ledger(ana)
    const carla = await (await join(ana)).me()
    const ofBread = { params: { id: bread?.id ?? '' }, body: { paid_by: carla.id } }
    ;(await ana.send('changeExpense', ofBread)).ok()
    ;(await beto.send('leaveHousehold', { body: {} })).ok()
    const before = await ledger(ana)
    const undone = await press(ana, changed.buttons[0]?.id)
    expect(undone.text).toContain(told)
    expect(await ledger(ana)).toEqual(before)
  })
})
