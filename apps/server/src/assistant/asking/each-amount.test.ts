import { expect, it } from 'vitest'
import { ledger, oneTalk, say } from '../../testing/talk.ts'

oneTalk('several amounts', ({ register }) => {
  it.each([
    ['es', 'taxi 30 euros, cena 80 euros', '45.000 y 120.000'],
    ['en', 'taxi 30 euros, dinner 80 euros', '45000 and 120000'],
    ['en', 'taxi 30 euros, dinner 80 euros', "that's 45000 and 120000"],
    ['fr', 'taxi 30 dollars, resto 80 dollars', '45000 et 120000'],
  ] as const)('answer the questions about several foreign prices (%s: %s, %s)', async (...row) => {
    const [language, told, amounts] = row
    const ana = await register(language)
    await say(ana, told)
    expect(await ledger(ana)).toEqual([])
    await say(ana, amounts)
    expect((await ledger(ana)).map(({ amount }) => amount).toSorted()).toEqual([120_000, 45_000])
  })

  it.each([
    ['es', 'pan 3000 y leche 4000', 'eran 3500 y 4200'],
    ['en', 'bread 3000 and milk 4000', 'they were 3500 and 4200'],
    ['pt', 'pão 3000 e leite 4000', 'foram 3500 e 4200'],
    ['fr', 'pain 3000 et lait 4000', "c'était 3500 et 4200"],
  ] as const)('change the expenses recorded together, in order (%s: %s, %s)', async (...row) => {
    const [language, told, amounts] = row
    const ana = await register(language)
    await say(ana, told)
    await say(ana, amounts)
    expect((await ledger(ana)).map(({ amount }) => amount)).toEqual([4200, 3500])
  })

  it.each([
    ['en', 'shoes 45, coat 70 less 20%', 'the coat 56'],
    ['fr', 'chaussures 45, manteau 70 moins 20%', 'le manteau 56'],
  ] as const)('are all recorded once the unclear one is given (%s: %s, %s)', async (...row) => {
    const [language, told, amount] = row
    const ana = await register(language)
    await say(ana, told)
    await say(ana, amount)
    expect((await ledger(ana)).map((each) => each.amount).toSorted()).toEqual([45, 56])
  })

  it('change nothing when the number of expenses differs', async () => {
    const ana = await register('en')
    await say(ana, 'bread 3000')
    expect(await say(ana, 'it was 3500 and 4200')).toContain('Tell me what to change')
    expect(await ledger(ana)).toMatchObject([{ amount: 3000 }])
  })

  it.each([
    ['es', 'café 3500 lunes y martes', 'cada día', [3500, 3500]],
    ['es', 'peaje 980 dos veces', 'cada uno', [1960]],
    ['es', 'peaje 980 dos veces', 'todo junto', [980]],
    ['en', 'lunch 12 monday and tuesday', 'each', [12, 12]],
    ['en', 'lunch 12 monday and tuesday', 'all together', [12]],
    ['pt', 'pedágio 9,80 4 vezes', 'cada um', [39.2]],
    ['pt', 'pedágio 9,80 4 vezes', 'foi tudo junto', [9.8]],
    ['fr', 'cantine 4 lundi et mardi', 'chacun', [4, 4]],
    ['fr', 'péage 9,80 deux fois', 'le tout', [9.8]],
  ] as const)('are for each or for all together, as the reply says (%s: %s, %s)', async (...row) => {
    const [language, told, answer, amounts] = row
    const ana = await register(language)
    await say(ana, told)
    expect(await ledger(ana)).toEqual([])
    await say(ana, answer)
    expect((await ledger(ana)).map(({ amount }) => amount)).toEqual(amounts)
  })
})
