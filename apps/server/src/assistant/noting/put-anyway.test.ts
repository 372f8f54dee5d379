import { expect, it } from 'vitest'
import { ledger, oneTalk, say } from '../../testing/talk.ts'

oneTalk('where something is to be put that was not noted', ({ register }) => {
  it.each([
    ['es', 'lotería 20', 'le he dado 50 a mi nieto por su cumple', 'ponlo en regalos', 'Regalos'],
    ['es', 'lotería 20', 'le di 50 a mi sobrino por su cumple', 'ponelo en regalos', 'Regalos'],
    ['pt', 'café 8', 'pix de 50 pra minha irmã do bolo', 'coloca em presentes', 'Presentes'],
  ] as const)('is a wish to note it there, and changes nothing else (%s: %s, %s)', async (...row) => {
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
  })
})
