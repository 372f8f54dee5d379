import { expect, it } from 'vitest'
import { ledger, oneTalk, say } from '../../testing/talk.ts'

oneTalk('a correction of two named expenses', ({ register, join }) => {
  const noted = {
    es: ['café 3 y taxi 12', 'pan 5'],
    en: ['coffee 3 and taxi 12', 'bread 5'],
    pt: ['café 3 e táxi 12', 'pão 5'],
    fr: ['café 3 et taxi 12', 'pain 5'],
  } as const

  it.each([
    ['es', 'el café y el taxi los pagó Beto'],
    ['es', 'Beto pagó el café y el taxi'],
    ['en', 'Beto paid for the coffee and the taxi'],
    ['en', 'the coffee and the taxi were paid by Beto'],
    ['pt', 'o Beto pagou o café e o táxi'],
    ['pt', 'quem pagou o café e o táxi foi o Beto'],
    ['fr', "c'est Beto qui a payé le café et le taxi"],
    ['fr', "le café et le taxi c'est Beto qui les a payés"],
  ] as const)('sets the payer of both, and of no other (%s: %s)', async (language, told) => {
    const ana = await register(language)
    await join(ana)
    for (const text of [...noted[language], told]) await say(ana, text)
    const payers = (await ledger(ana)).map(({ description, paid_by_name }) => [description, paid_by_name])
    expect(payers.map(([, payer]) => payer?.startsWith('Beto'))).toEqual([false, true, true])
  })

  it.each([
    ['en', 'I paid for the coffee and the taxi'],
    ['en', 'the coffee and the taxi were mine'],
    ['fr', "c'est moi qui ai payé le café et le taxi"],
  ] as const)('does not take the second for the category of the first (%s: %s)', async (language, told) => {
    const ana = await register(language)
    for (const text of noted[language]) await say(ana, text)
    const before = await ledger(ana)
    await say(ana, told)
    expect(await ledger(ana)).toEqual(before)
  })

  it.each([
    ['en', 'move the coffee and the taxi to gifts', 'Gifts'],
    ['es', 'pasá el café y el taxi a regalos', 'Regalos'],
  ] as const)('files both (%s: %s)', async (language, wish, category) => {
    const ana = await register(language)
    for (const text of [...noted[language], wish]) await say(ana, text)
    const filed = (await ledger(ana)).filter(({ category_name }) => category_name === category)
    expect(filed).toHaveLength(2)
  })
  it.each([
    ['es', 'el café y el taxi los pagó Ana'],
    ['en', 'the coffee and the taxi were paid by Ana'],
    ['fr', "le café et le taxi c'est Ana qui a payé"],
  ] as const)('changes those of another member for the owner (%s: %s)', async (language, told) => {
    const ana = await register(language)
    const beto = await join(ana)
    for (const text of noted[language]) await say(beto, text)
    await say(ana, told)
    const payers = (await ledger(ana)).map(({ paid_by_name }) => paid_by_name.split(' ')[0])
    expect(payers).toEqual(['Beto', 'Ana', 'Ana'])
  })
})
