import { expect, it } from 'vitest'
import { ask, eachTalk, ledger, press, say } from '../../testing/talk.ts'

eachTalk('a change that identifies its expense by the day', ({ register, join }) => {
  const told = {
    es: ['taxi 40 el sábado', 'pan 12', 'libro 30 el sábado'],
    en: ['taxi 40 on saturday', 'bread 12', 'book 30 on saturday'],
    pt: ['táxi 40 no sábado', 'pão 12', 'livro 30 no sábado'],
    fr: ['taxi 40 samedi', 'pain 12', 'livre 30 samedi'],
  } as const
  const amounts = async (person: Awaited<ReturnType<typeof register>>) =>
    (await ledger(person)).map(({ amount }) => amount).toSorted((a, b) => a - b)

  it.each([
    ['es', 'el del sábado fue 55'],
    ['es', 'no, el gasto del sábado eran 55'],
    ['en', 'the one from Saturday was 55'],
    ['en', 'the saturday one was 55'],
    ['pt', 'o de sábado foi 55'],
    ['fr', 'celui de samedi était 55'],
  ] as const)('changes the only expense of the given day (%s: %s)', async (language, said) => {
    const ana = await register(language)
    for (const each of told[language].slice(0, 2)) await say(ana, each)
    await say(ana, said)
    expect(await amounts(ana)).toEqual([12, 55])
  })

  it.each([
    ['es', 'el del sábado fue 55', '¿Cuál de estos cambio?'],
    ['en', 'the one from Saturday was 55', 'Which of these shall I change?'],
    ['pt', 'o de sábado foi 55', 'Qual destes eu mudo?'],
    ['fr', 'celui de samedi était 55', 'Laquelle je change ?'],
  ] as const)(
    'asks which expense to change when the given day has several (%s: %s)',
    async (language, said, which) => {
      const ana = await register(language)
      for (const each of told[language]) await say(ana, each)
      const asked = await ask(ana, said)
      expect(asked.text).toBe(which)
      expect(asked.buttons).toHaveLength(2)
      await press(ana, asked.buttons.at(-1)?.id)
      expect(await amounts(ana)).toEqual([12, 30, 55])
    },
  )

  it.each([
    ['es', 'el del lunes fue 55', 'No encontré un gasto tuyo el 16 de noviembre, y no cambié nada.'],
    [
      'en',
      'the one from Monday was 55',
      'I found no expense of yours on November 16, and I changed nothing.',
    ],
    ['pt', 'o de segunda foi 55', 'Não achei um gasto seu em 16 de novembro, e não mudei nada.'],
    [
      'fr',
      'celui de lundi était 55',
      'Je n’ai pas trouvé de dépense à toi le 16 novembre, et je n’ai rien changé.',
    ],
  ] as const)(
    'replies that the writer has no expense on the given day (%s: %s)',
    async (language, said, answer) => {
      const ana = await register(language)
      for (const each of told[language]) await say(ana, each)
      expect(await say(ana, said)).toBe(answer)
      expect(await amounts(ana)).toEqual([12, 30, 40])
    },
  )

  it('changes no expense of another member', async () => {
    const ana = await register('en')
    const ben = await join(ana)
    await say(ana, 'taxi 40 on saturday')
    await say(ben, 'the one from saturday was 55')
    expect(await amounts(ana)).toEqual([40])
  })

  it('changes the expense while a question about another one is open', async () => {
    const ana = await register('es')
    await say(ana, 'pan 5000 el 18')
    expect(await say(ana, 'no sé si ya pagué la luz, 48.000')).toContain('¿Anoto luz')
    expect(await say(ana, 'el del 18 fue 5.500')).toMatch(/pan.*5\.500/)
    expect(await ledger(ana)).toMatchObject([{ description: 'pan', amount: 5500 }])
  })
})
