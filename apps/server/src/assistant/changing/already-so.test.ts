import { expect, it } from 'vitest'
import { ledger, oneTalk, say } from '../../testing/talk.ts'

oneTalk('a change that was already so', ({ register }) => {
  it.each([
    ['es', 'farmacia 18', 'nafta 20', 'poné la farmacia en Salud', 'mejor en Regalos', 'farmacia'],
    ['en', 'shoes 75', 'coffee 4', 'put the shoes under Clothes', 'that should be in Gifts instead', 'shoes'],
    ['pt', 'táxi 90', 'luz 187', 'muda o táxi pra categoria Transporte', 'coloca em Presentes então', 'táxi'],
    ['fr', 'plombier 145', 'pain 3', 'mets le plombier dans Maison', 'plutôt dans Cadeaux', 'plombier'],
  ] as const)('is what the next change is about (%s: %s, %s, %s, %s)', async (...row) => {
    const [language, first, second, same, other, thing] = row
    const ana = await register(language)
    await say(ana, first)
    await say(ana, second)
    const before = await ledger(ana)
    await say(ana, same)
    expect(await ledger(ana)).toEqual(before)
    await say(ana, other)
    const changed = (await ledger(ana)).filter(({ category_icon }) => category_icon === '🎁')
    expect(changed.map(({ description }) => description)).toEqual([thing])
  })
})
