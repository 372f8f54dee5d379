import { expect, it } from 'vitest'
import { ledger, oneTalk, say } from '../../testing/talk.ts'

oneTalk('surprise at what another member noted', ({ register, join }) => {
  it.each([
    ['en', 'got my nails done 25', 'twenty five pounds for nails!!'],
    ['en', 'barber 45', '45 for a barber?!'],
    ['en', 'few pints 24', '24 on pints!'],
    ['en', 'parking 18', '18 for parking??'],
    ['fr', 'coiffeur 45', 'quarante-cinq euros pour le coiffeur ?!'],
    ['fr', 'ongles 25', '25 pour des ongles !!'],
    ['es', 'peluquería 45', '45 en la peluquería??'],
  ] as const)('records nothing (%s: %s, %s)', async (language, noted, remark) => {
    const ana = await register(language)
    const ben = await join(ana)
    await say(ben, noted)
    await say(ana, remark)
    expect(await ledger(ana)).toHaveLength(1)
    await say(ana, 'ok')
    expect(await ledger(ana)).toHaveLength(1)
  })

  it.each([
    ['en', 'budget of 400 for groceries', '400 on food?! we spend 300'],
    ['fr', 'budget de 400 pour les courses', '400 pour les courses ?!'],
  ] as const)('records nothing about their budget (%s: %s, %s)', async (language, budget, remark) => {
    const ana = await register(language)
    const ben = await join(ana)
    await say(ben, budget)
    await say(ana, remark)
    await say(ana, 'ok')
    expect(await ledger(ana)).toEqual([])
  })

  it.each([
    ['bus 2', 'bus 2'],
    ['bus 2', 'coffee 2!!'],
  ] as const)('is no plain expense and none of another thing (%s, %s)', async (noted, said) => {
    const ana = await register('en')
    await say(await join(ana), noted)
    await say(ana, said)
    expect(await ledger(ana)).toHaveLength(2)
  })
})
