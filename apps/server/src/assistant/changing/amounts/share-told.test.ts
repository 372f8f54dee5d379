import { expect, it } from 'vitest'
import { ledger, oneTalk, say } from '../../../testing/talk.ts'

oneTalk('the sender’s part of something that was shared', ({ register }) => {
  it.each([
    ['es', 'cena 40.000', 'dividimos la cena con los Pérez, nuestra parte fue 22.000', 22_000],
    ['es', 'uber 6000', 'dividimos el uber con Juli, mi parte fue 3000', 3000],
    ['en', 'dinner 80', 'split dinner with the Smiths, my share was 42', 42],
    ['pt', 'jantar 80', 'dividimos o jantar com os Silva, a nossa parte foi 42', 42],
    ['fr', 'resto 80', "on a partagé le resto avec les Martin, notre part c'était 42", 42],
  ] as const)('replaces the whole price that was just recorded (%s: %s, %s)', async (...row) => {
    const [language, noted, told, amount] = row
    const ana = await register(language)
    await say(ana, noted)
    await say(ana, told)
    expect((await ledger(ana)).map((each) => each.amount)).toEqual([amount])
  })

  it('is an expense if nothing of that name was recorded', async () => {
    const ana = await register('es')
    await say(ana, 'pan 4.000')
    await say(ana, 'dividimos la cena con los Pérez, nuestra parte fue 22.000')
    expect((await ledger(ana)).map(({ amount }) => amount)).toEqual([22_000, 4000])
  })
})
