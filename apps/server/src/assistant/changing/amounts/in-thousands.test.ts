import { expect, it } from 'vitest'
import { createTestApp } from '../../../testing/app.ts'
import { ask, ledger, oneTalk, press, say } from '../../../testing/talk.ts'

oneTalk('amounts given without their thousands', ({ register }) => {
  it.each([
    ['es', 'cine 12 y regalo 30', 'eran miles'],
    ['en', 'cinema 12 and present 30', 'they were in thousands'],
    ['pt', 'cinema 12 e presente 30', 'eram em mil'],
    ['fr', 'cinéma 12 et cadeau 30', "c'était en milliers"],
  ] as const)('become thousands for all expenses of the message (%s)', async (language, noted, said) => {
    const ana = await register(language)
    await say(ana, noted)
    await say(ana, said)
    expect((await ledger(ana)).map(({ amount }) => amount).sort()).toEqual([12_000, 30_000])
  })

  it('become thousands when the reply to the question says so', async () => {
    const ana = await register('es')
    for (const usual of ['agua 3.000', 'luz 11.000', 'gas 28.000', 'agua 3.100', 'luz 12.500', 'gas 9.000'])
      await say(ana, usual)
    expect(await say(ana, 'luz 12, gas 30 y agua 3')).toContain('¿cuánto fue exactamente?')
    await say(ana, 'eran miles')
    expect((await ledger(ana)).slice(0, 3).map(({ amount }) => amount)).toEqual([3000, 30_000, 12_000])
  })

  it('are replaced, not multiplied, by “it was a thousand”', async () => {
    const ana = await register('pt')
    await say(ana, 'mercado 900')
    await say(ana, 'foram mil')
    expect((await ledger(ana)).map(({ amount }) => amount)).toEqual([1000])
  })
})

it('are taken in thousands without asking where nothing is sold for so little', async () => {
  const app = await createTestApp('sqlite')
  const ana = await app.register({ preferred_language: 'es', household_currency: 'CLP' })
  await say(ana, 'bencina 30 lucas')
  await say(ana, 'no, fueron 35')
  expect((await ledger(ana)).map(({ amount }) => amount)).toEqual([35_000])
  await app.close()
})

it('are asked about again when the answer to a question is another such amount', async () => {
  const app = await createTestApp('sqlite')
  const ana = await app.register({ preferred_language: 'es', household_currency: 'COP' })
  await say(ana, 'almuerzo 15')
  const told = await ask(ana, 'eran 16')
  expect(told.buttons.map(({ title }) => title).slice(0, 2)).toEqual(['COP\u00a016,000.00', 'COP\u00a016.00'])
  expect(await ledger(ana)).toEqual([])
  await press(ana, told.buttons[0]?.id)
  expect((await ledger(ana)).map(({ amount }) => amount)).toEqual([16_000])
  await app.close()
})
