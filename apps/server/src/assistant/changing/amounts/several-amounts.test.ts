import { expect, it } from 'vitest'
import { ledger, oneTalk, say } from '../../../testing/talk.ts'

oneTalk('one verb that changes the amounts of several expenses', ({ register }) => {
  it.each([
    ['es', 'feria 1.000 y pan 500', 'sumale 100 a la feria y 50 al pan', ['feria 1100', 'pan 550']],
    ['en', 'taxi 20, coffee 8', 'take 5 off the taxi and 2 off the coffee', ['coffee 6', 'taxi 15']],
    ['pt', 'táxi 20, café 8', 'muda o táxi pra 30 e o café pra 9', ['café 9', 'táxi 30']],
    ['fr', 'taxi 20, café 8', 'enlève 5 au taxi et 2 au café', ['café 6', 'taxi 15']],
  ] as const)('changes each of them (%s: %s, %s)', async (language, first, said, told) => {
    const ana = await register(language)
    await say(ana, first)
    await say(ana, said)
    const noted = (await ledger(ana)).map(({ description, amount }) => `${description} ${amount}`)
    expect(noted.toSorted()).toEqual(told)
  })

  it('changes the one that is found and says that the other is not', async () => {
    const ana = await register('es')
    await say(ana, 'feria 1.000')
    expect(await say(ana, 'sumale 100 a la feria y 50 al queso')).toContain('queso')
    expect((await ledger(ana)).map(({ amount }) => amount)).toEqual([1100])
  })
})
