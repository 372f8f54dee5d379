import { expect, it } from 'vitest'
import { ledger, oneTalk, say } from '../../testing/talk.ts'

oneTalk('the way back', ({ register }) => {
  it.each([
    ['es', 'el uber de ayer 5.400', 'y el de vuelta 6.100', 'uber vuelta', 6100],
    ['pt', 'uber ontem 18', 'e a volta 21', 'uber volta', 21],
    ['fr', 'taxi hier 18', 'et le retour 21', 'taxi retour', 21],
  ] as const)('is what the way there was, on its day (%s)', async (...row) => {
    const [language, there, back, description, amount] = row
    const ana = await register(language)
    await say(ana, there)
    await say(ana, back)
    const [first, second] = (await ledger(ana)).toSorted((a, b) => (a.id < b.id ? -1 : 1))
    expect(second).toMatchObject({ description, amount })
    expect(second?.expense_date).toBe(first?.expense_date)
    expect(second?.category_name).toBe(first?.category_name)
  })

  it('is something of its own where nothing was told of before', async () => {
    const ana = await register('es')
    await say(ana, 'la vuelta 6.100')
    expect((await ledger(ana)).map(({ description }) => description)).toEqual(['vuelta'])
  })
})
