import { expect, it } from 'vitest'
import { ask, ledger, oneTalk, press, say, staySignedIn } from '../../testing/talk.ts'

oneTalk('a request about “those” expenses', ({ register, wait }) => {
  it.each([
    ['es', 'pan 2.000', 'leche 3.000', 'borralos'],
    ['es', 'pan 2.000', 'leche 3.000', 'eliminá esos'],
    ['en', 'bread 2', 'milk 3', 'delete those'],
    ['en', 'bread 2', 'milk 3', 'get rid of them please'],
    ['pt', 'pão 2', 'leite 3', 'apaga eles'],
    ['pt', 'pão 2', 'leite 3', 'exclui esses aí'],
    ['fr', 'pain 2', 'lait 3', 'supprime-les'],
    ['fr', 'pain 2', 'lait 3', 'efface ceux-là'],
  ] as const)(
    'asks before deleting expenses that were recorded one by one (%s: %s, %s, %s)',
    async (...row) => {
      const [language, first, second, wish] = row
      const ana = await register(language)
      await say(ana, first)
      await say(ana, second)
      const asked = await ask(ana, wish)
      expect(await ledger(ana)).toHaveLength(2)
      expect(asked.buttons).toHaveLength(3)
      await press(ana, asked.buttons[2]?.id)
      expect(await ledger(ana)).toEqual([])
    },
  )

  it.each([
    ['es', 'pan 2.000', 'leche 3.000', 'borralos', 'no, solo el pan', 'leche'],
    ['es', 'pan 2.000', 'leche 3.000', 'borralos', 'nomás el pan', 'leche'],
    ['en', 'bread 2', 'milk 3', 'delete those', 'the bread', 'milk'],
    ['en', 'bread 2', 'milk 3', 'delete those', 'no just the bread', 'milk'],
    ['pt', 'pão 2', 'leite 3', 'apaga esses', 'não, só o pão', 'leite'],
    ['fr', 'pain 2', 'lait 3', 'supprime-les', 'seulement le pain', 'lait'],
  ] as const)('deletes only the expense that is chosen (%s: %s, %s, %s, %s)', async (...row) => {
    const [language, first, second, wish, chosen, left] = row
    const ana = await register(language)
    for (const said of [first, second, wish, chosen]) await say(ana, said)
    expect((await ledger(ana)).map(({ description }) => description)).toEqual([left])
  })

  it.each([
    ['es', 'pan 2.000', 'leche 3.000', 'ponelos en regalos', 'Regalos'],
    ['en', 'bread 2', 'milk 3', 'put those under gifts', 'Gifts'],
    ['pt', 'pão 2', 'leite 3', 'coloca esses em presentes', 'Presentes'],
    ['fr', 'pain 2', 'lait 3', 'mets-les dans cadeaux', 'Cadeaux'],
  ] as const)(
    'asks before changing expenses that were recorded one by one (%s: %s, %s, %s)',
    async (...row) => {
      const [language, first, second, wish, category] = row
      const ana = await register(language)
      await say(ana, first)
      await say(ana, second)
      const asked = await ask(ana, wish)
      expect((await ledger(ana)).filter(({ category_name }) => category_name === category)).toEqual([])
      await press(ana, asked.buttons[2]?.id)
      expect((await ledger(ana)).filter(({ category_name }) => category_name === category)).toHaveLength(2)
    },
  )

  it.each([
    // The last expense is plural by its own name.
    ['es', 'taxi 2.000', 'zapatos 30.000', 'borralos', 'taxi'],
    ['en', 'taxi 2', '3 beers 12', 'delete them', 'taxi'],
    ['es', 'taxi 2.000', 'pan y leche 3.000', 'borralos', 'taxi'],
    // Only the last expense.
    ['es', 'taxi 2.000', 'leche 3.000', 'borrala', 'taxi'],
    ['fr', 'taxi 2', 'lait 3', 'supprime-le', 'taxi'],
    ['pt', 'táxi 2', 'leite 3', 'apaga esse', 'táxi'],
    ['en', 'taxi 2', 'milk 3', 'delete that', 'taxi'],
  ] as const)(
    'deletes the latest expense without asking when only that is meant (%s: %s, %s, %s)',
    async (...row) => {
      const [language, first, second, wish, left] = row
      const ana = await register(language)
      await say(ana, first)
      await say(ana, second)
      await say(ana, wish)
      expect((await ledger(ana)).map(({ description }) => description)).toEqual([left])
    },
  )

  it('offers to delete all expenses of one message after one was corrected', async () => {
    const ana = await register('es')
    await say(ana, 'alquiler 90.000')
    await say(ana, 'verdulería 9.200 y carnicería 18.500')
    await say(ana, 'la carnicería fueron 15.800')
    const asked = await ask(ana, 'borralas')
    await press(ana, asked.buttons.at(-1)?.id)
    expect((await ledger(ana)).map(({ description }) => description)).toEqual(['alquiler'])
  })

  it('leaves out an expense that was recorded long before', async () => {
    const ana = await register('en')
    await say(ana, 'bread 2')
    wait(45)
    await staySignedIn(ana)
    await say(ana, 'milk 3')
    await say(ana, 'delete those')
    expect((await ledger(ana)).map(({ description }) => description)).toEqual(['bread'])
  })
})
