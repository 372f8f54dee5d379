import { expect, it } from 'vitest'
import { ask, eachTalk, ledger, press, say } from '../../../testing/talk.ts'

eachTalk('a request to split or merge expenses', ({ register }) => {
  const told = {
    es: 'taxi 900 y café 20',
    en: 'taxi 900 and coffee 20',
    pt: 'táxi 900 e café 20',
    fr: 'taxi 900 et café 20',
  }
  const amounts = async (person: Awaited<ReturnType<typeof register>>) =>
    (await ledger(person)).map(({ amount }) => amount).toSorted((a, b) => a - b)

  it.each([
    ['es', 'dividilo en dos', '¿Cuál de estos cambio?', 'el taxi', 'sí'],
    ['es', 'era para dos', '¿Cuál de estos cambio?', 'el taxi', 'sí'],
    ['en', 'split it in half', 'Which of these shall I change?', 'the taxi', 'yes'],
    ['en', 'make it for two', 'Which of these shall I change?', 'the taxi', 'yes'],
    ['pt', 'divide por dois', 'Qual destes eu mudo?', 'o táxi', 'sim'],
    ['fr', 'divise par deux', 'Laquelle je change ?', 'le taxi', 'oui'],
  ] as const)(
    'asks which of several expenses to split (%s: %s)',
    async (language, said, which, name, yes) => {
      const ana = await register(language)
      await say(ana, told[language])
      expect(await say(ana, said)).toBe(which)
      await say(ana, name)
      expect(await amounts(ana)).toEqual([20, 900])
      await say(ana, yes)
      expect(await amounts(ana)).toEqual([20, 450])
    },
  )

  it('splits the expense whose button is pressed', async () => {
    const ana = await register('en')
    await say(ana, told.en)
    const { buttons } = await ask(ana, 'split it in half')
    await press(ana, buttons[1]?.id)
    await say(ana, 'yes')
    expect(await amounts(ana)).toEqual([10, 900])
  })

  it.each([
    ['es', 'juntá los dos taxis', 'No puedo hacer un solo gasto de dos.'],
    ['en', 'merge the two taxis', 'I can’t make one expense of two.'],
    ['pt', 'junta os dois táxis', 'Não consigo fazer um gasto só de dois.'],
    ['fr', 'fusionne les deux taxis', 'Je ne peux pas faire une seule dépense de deux.'],
  ] as const)('replies that two expenses cannot be merged (%s: %s)', async (language, said, answer) => {
    const ana = await register(language)
    await say(ana, told[language])
    expect(await say(ana, said)).toContain(answer)
    expect(await amounts(ana)).toEqual([20, 900])
  })
})
