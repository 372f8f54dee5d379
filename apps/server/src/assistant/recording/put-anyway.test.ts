import { expect, it } from 'vitest'
import { ledger, oneTalk, say } from '../../testing/talk.ts'

oneTalk('a request to record what was not recorded at first', ({ register }) => {
  it.each([
    ['es', 'lotería 20', 'le he dado 50 a mi nieto por su cumple', 'ponlo en regalos', 'Regalos'],
    ['es', 'lotería 20', 'le di 50 a mi sobrino por su cumple', 'ponelo en regalos', 'Regalos'],
    ['en', 'coffee 8', 'the plumber quoted 50', 'note it as gifts', 'Gifts'],
    ['pt', 'café 8', 'pix de 50 pra minha irmã do bolo', 'coloca em presentes', 'Presentes'],
  ] as const)(
    'records a declined expense in the named category and changes nothing else (%s: %s, %s)',
    async (...row) => {
      const [language, before, told, put, category] = row
      const ana = await register(language)
      await say(ana, before)
      const [first] = await ledger(ana)
      await say(ana, told)
      await say(ana, put)
      const expenses = await ledger(ana)
      expect(expenses).toHaveLength(2)
      expect(expenses).toContainEqual(first)
      expect(expenses.find(({ amount }) => amount === 50)?.category_name).toBe(category)
    },
  )

  it.each([
    ['es', 'le he dado 50 a mi nieto por su cumple', 'sí pero anotalo igual'],
    ['pt', 'pix de 50 pra minha irmã do bolo', 'anota mesmo assim'],
    ['en', 'the plumber quoted 50', 'note it anyway'],
  ] as const)(
    'records a declined expense when the writer insists on it (%s: %s, %s)',
    async (language, told, said) => {
      const ana = await register(language)
      await say(ana, told)
      expect(await ledger(ana)).toEqual([])
      await say(ana, said)
      expect((await ledger(ana)).map(({ amount }) => amount)).toEqual([50])
    },
  )

  it.each([
    ['es', 'café 3.000', 'café 312.400', 'sí', 312_400],
    ['pt', 'café 8', 'café 812', 'sim', 812],
  ] as const)(
    'records an unusually high amount after a yes (%s)',
    async (language, usual, said, yes, amount) => {
      const ana = await register(language)
      for (const _ of [1, 2, 3, 4, 5]) await say(ana, usual)
      expect(await say(ana, said)).toContain('?')
      expect(await ledger(ana)).toHaveLength(5)
      await say(ana, yes)
      const [last, ...others] = await ledger(ana)
      expect([last?.amount, others.length]).toEqual([amount, 5])
    },
  )
})
