import { expect, it } from 'vitest'
import { ask, eachTalk, press, say } from '../../testing/talk.ts'

eachTalk('a budget that is no longer wanted', ({ register }) => {
  const set = {
    es: ['presupuesto de 600 para súper', 'presupuesto de 90 para transporte'],
    en: ['budget of 600 for groceries', 'budget of 90 for transport'],
    pt: ['orçamento de 600 para mercado', 'orçamento de 90 para transporte'],
    fr: ['budget de 600 pour les courses', 'budget de 90 pour les transports'],
  } as const
  const amounts = async (person: Awaited<ReturnType<typeof register>>) =>
    (await person.send('listBudgets')).ok().budgets.map(({ amount }) => amount)

  it.each([
    ['es', 'quitame el presupuesto'],
    ['es', 'no quiero más presupuesto'],
    ['en', 'remove my budget'],
    ['en', 'get rid of the budget'],
    ['pt', 'tire o orçamento'],
    ['fr', 'enlève-moi le budget'],
  ] as const)('is deleted when it is the only one (%s: %s)', async (language, said) => {
    const ana = await register(language)
    await say(ana, set[language][0])
    await say(ana, said)
    expect(await amounts(ana)).toEqual([])
  })

  it.each([
    ['es', 'sacame el presupuesto de súper'],
    ['en', 'remove the budget for groceries'],
    ['pt', 'tira o orçamento do mercado'],
    ['fr', 'enlève le budget courses'],
  ] as const)('is deleted by the name of its category (%s: %s)', async (language, said) => {
    const ana = await register(language)
    for (const each of set[language]) await say(ana, each)
    await say(ana, said)
    expect(await amounts(ana)).toEqual([90])
  })

  it.each([
    ['es', 'quitame el presupuesto', '¿Qué presupuesto saco?', 'el de transporte'],
    ['en', 'remove my budget', 'Which budget shall I remove?', 'transport'],
    ['pt', 'tire o orçamento', 'Qual orçamento eu tiro?', 'transporte'],
    ['fr', 'enlève-moi le budget', 'Quel budget je supprime ?', 'transports'],
  ] as const)('is asked about when there are several (%s)', async (language, said, asked, name) => {
    const ana = await register(language)
    for (const each of set[language]) await say(ana, each)
    expect(await say(ana, said)).toBe(asked)
    await say(ana, name)
    expect(await amounts(ana)).toEqual([600])
  })

  it('is deleted by its button and can be restored', async () => {
    const ana = await register('en')
    for (const each of set.en) await say(ana, each)
    const { buttons } = await ask(ana, 'remove my budget')
    await press(ana, buttons[0]?.id)
    expect(await amounts(ana)).toHaveLength(1)
    await say(ana, 'undo')
    expect(await amounts(ana)).toHaveLength(2)
  })

  it('is reported as missing when there is no budget', async () => {
    const ana = await register('en')
    expect(await say(ana, 'remove my budget')).toContain('There is no budget.')
  })
})
