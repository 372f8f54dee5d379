import { expect, it } from 'vitest'
import type { Person } from '../../../testing/app.ts'
import { ask, ledger, oneTalk, press, say } from '../../../testing/talk.ts'

oneTalk('undoing', ({ register }) => {
  const things = async (person: Person) => (await ledger(person)).map(({ description }) => description)

  it.each([
    ['es', 'borrá los dos últimos'],
    ['en', 'delete the last two'],
    ['pt', 'apaga os dois últimos'],
    ['fr', 'supprime les deux derniers'],
  ] as const)('a deletion of several that were recorded apart takes one press (%s: %s)', async (...row) => {
    const [language, both] = row
    const ana = await register(language)
    for (const each of ['taxi 9', 'pizza 20', 'parking 5']) await say(ana, each)
    const before = await things(ana)
    const deletion = await ask(ana, both)
    expect(await things(ana)).toEqual(['taxi'])
    const restoration = await press(ana, deletion.buttons[0]?.id)
    expect(await things(ana)).toEqual(before)
    await press(ana, restoration.buttons[0]?.id)
    expect(await things(ana)).toEqual(['taxi'])
  })

  it.each([
    ['es', 'cena 22 o 20', 'corregí la pizza a 25', 'deshacer'],
    ['en', 'dinner 22 or 20', 'change the pizza to 25', 'undo'],
    ['pt', 'jantar 22 ou 20', 'muda a pizza para 25', 'desfazer'],
    ['fr', 'dîner 22 ou 20', 'change la pizza à 25', 'annule'],
  ] as const)('means the change that was reported beside an older question (%s: %s, %s)', async (...row) => {
    const [language, unclear, change, undo] = row
    const ana = await register(language)
    await say(ana, 'pizza 20')
    expect(await say(ana, unclear)).toContain('?')
    expect(await say(ana, change)).toContain('?')
    const amounts = async () => (await ledger(ana)).map(({ amount }) => amount)
    expect(await amounts()).toEqual([25])
    await say(ana, undo)
    expect(await amounts()).toEqual([20])
  })
})
