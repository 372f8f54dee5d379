import { expect, it } from 'vitest'
import { ledger, oneTalk, say } from '../../testing/talk.ts'

oneTalk('a category for several expenses', ({ register }) => {
  it.each([
    ['es', 'leche 15 y pan 4', 'la leche y el pan van en salud', 'Salud'],
    ['en', 'milk 15 and bread 4', 'put the milk and the bread in health please', 'Health'],
    ['pt', 'leite 15 e pão 4', 'o leite e o pão vão em saúde', 'Saúde'],
  ] as const)(
    'moves all named expenses to the category (%s: %s, %s)',
    async (language, noted, wish, category) => {
      const ana = await register(language)
      await say(ana, noted)
      await say(ana, 'taxi 9')
      await say(ana, wish)
      const filed = (await ledger(ana)).filter(({ category_name }) => category_name === category)
      expect(filed.map(({ amount }) => amount).toSorted()).toEqual([15, 4])
    },
  )

  it('leaves the expenses where they are when the category does not exist', async () => {
    const ana = await register()
    await say(ana, 'leche 15 y pan 4')
    const before = await ledger(ana)
    expect(await say(ana, 'la leche y el pan van en finca')).toContain('finca')
    expect(await ledger(ana)).toEqual(before)
  })
})
