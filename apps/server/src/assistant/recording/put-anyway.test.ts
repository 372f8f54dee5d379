import { expect, it } from 'vitest'
import { ledger, oneTalk, say } from '../../testing/talk.ts'

oneTalk('a request to record what was not recorded at first', ({ register }) => {
  it.each([
    ['es', 'lotería 20', 'un pintor me cobra 50', 'ponlo en regalos', 'Regalos'],
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
    ['es', 'un pintor me cobra 50', 'sí pero anotalo igual'],
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
    ['es', 'un pintor me cobra 50', 'anotalo entonces, lo pagué el 5'],
    ['en', 'the plumber quoted 50', 'put it in then, paid it on the 5th'],
    ['pt', 'o encanador cobra 50', 'então bota, paguei dia 5'],
    ['fr', 'le plombier demande 50', 'alors note-le, je l’ai payé le 5'],
  ] as const)('records what was refused on the day it is then told with (%s: %s, %s)', async (...row) => {
    const [language, told, said] = row
    const ana = await register(language)
    await say(ana, language === 'es' ? 'pan 8' : 'pizza 8')
    const [before] = await ledger(ana)
    await say(ana, told)
    await say(ana, said)
    const expenses = await ledger(ana)
    expect(expenses).toContainEqual(before)
    const last = expenses.find(({ amount }) => amount === 50)
    expect([expenses.length, last?.expense_date.slice(-3)]).toEqual([2, '-05'])
  })

  it.each([
    ['en', 'the plumber quoted 50', 'it was on the 5th'],
    ['pt', 'o encanador cobra 50', 'foi no dia 5'],
  ] as const)('asks about what was refused when only its day is told (%s: %s, %s)', async (...row) => {
    const [language, told, said] = row
    const ana = await register(language)
    await say(ana, 'pizza 8')
    const before = await ledger(ana)
    await say(ana, told)
    expect(await say(ana, said)).toContain('?')
    expect(await ledger(ana)).toEqual(before)
  })

  it.each([
    ['es', '¿ya está anotado el alquiler?', 'anotalo, lo pagué el 5', 'alquiler'],
    ['en', 'is the rent in there already?', 'then add it, I paid on the 5th', 'rent'],
    ['pt', 'o aluguel já tá anotado?', 'então bota, paguei dia 5', 'aluguel'],
    ['fr', 'le loyer est déjà noté ?', 'alors ajoute-le, payé le 5', 'loyer'],
  ] as const)('asks how much a thing was that no expense was found for (%s: %s, %s)', async (...row) => {
    const [language, asked, said, name] = row
    const ana = await register(language)
    await say(ana, language === 'es' ? 'pan 8' : 'pizza 8')
    const before = await ledger(ana)
    await say(ana, asked)
    expect(await say(ana, said)).toContain(name)
    expect(await ledger(ana)).toEqual(before)
    await say(ana, '50')
    const last = (await ledger(ana)).find(({ amount }) => amount === 50)
    expect([last?.description, last?.expense_date.slice(-3)]).toEqual([name, '-05'])
  })

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
