import { expect, it } from 'vitest'
import { eachTalk, say } from '../../testing/talk.ts'

eachTalk('a monthly average', ({ register }) => {
  it.each([
    [
      'es',
      'promedio por mes',
      'Del 1 de septiembre al 31 de octubre',
      'Son $ 600 por mes en promedio, en 2 meses.',
      'En noviembre',
    ],
    ['es', '¿cuánto gastamos por mes?', 'Del 1 de septiembre', 'Son $ 600 por mes', 'En noviembre'],
    [
      'en',
      'average per month',
      'From September 1 to October 31',
      'That’s $ 600 a month on average, over 2 months.',
      'In November',
    ],
    ['en', 'what is our monthly average?', 'From September 1', 'That’s $ 600 a month', 'In November'],
    [
      'pt',
      'média por mês',
      'De 1º de setembro a 31 de outubro',
      'São $ 600 por mês em média, em 2 meses.',
      'Em novembro',
    ],
    ['pt', 'qual a média mensal?', 'De 1º de setembro', 'São $ 600 por mês', 'Em novembro'],
    [
      'fr',
      'moyenne par mois',
      'Du 1er septembre au 31 octobre',
      'Ça fait $ 600 par mois en moyenne, sur 2 mois.',
      'En novembre',
    ],
    ['fr', 'quelle est la moyenne mensuelle ?', 'Du 1er septembre', 'Ça fait $ 600 par mois', 'En novembre'],
  ] as const)('uses complete months and shows the current month separately (%s: %s)', async (...row) => {
    const [language, question, period, average, current] = row
    const ana = await register(language)
    for (const [amount, day] of [
      [900, '2026-09-05'],
      [300, '2026-10-15'],
      [100, '2026-11-20'],
    ] as const)
      await ana.send('createExpense', { body: { description: 'taxi', amount, expense_date: day } })
    const [first, second, third] = (await say(ana, question)).split('\n')
    expect(first).toMatch(new RegExp(`^${period}.*\\$ 1.200`))
    expect(second).toContain(average)
    expect(third).toMatch(new RegExp(`^${current}.*\\$ 100`))
  })

  it.each([
    ['es', 'promedio por mes', 'Todavía no hay un mes entero para sacar el promedio.'],
    ['en', 'average per month', 'So far there is no whole month to average.'],
    ['pt', 'média por mês', 'Ainda não há um mês inteiro para tirar a média.'],
    ['fr', 'moyenne par mois', 'Il n’y a pas encore de mois entier pour faire la moyenne.'],
  ] as const)(
    'says in the first month that there is no complete month yet (%s)',
    async (language, question, none) => {
      const ana = await register(language)
      await say(ana, 'taxi 100')
      const [current, answer] = (await say(ana, question)).split('\n')
      expect(current).toContain('$ 100')
      expect(answer).toBe(none)
    },
  )

  it('can be limited to a category or a year', async () => {
    const ana = await register('en')
    for (const noted of ['taxi 900 on september 5', 'groceries 300 on october 3']) await say(ana, noted)
    expect(await say(ana, 'how much do we spend per month on groceries?')).toContain(
      '$ 150 a month on average',
    )
    expect(await say(ana, 'average per month this year')).toContain('$ 600 a month on average')
  })
})
