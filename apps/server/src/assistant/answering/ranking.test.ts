import { beforeAll, expect, it } from 'vitest'
import { eachApp, type Person } from '../../testing/app.ts'
import { oneTalk, say } from '../../testing/talk.ts'

eachApp('a ranking of the spending', (app) => {
  let ana: Person
  beforeAll(async () => {
    app.clock.set('2026-11-20T15:00:00Z')
    ana = await app.register({ preferred_language: 'es' })
    for (const text of ['súper 1.000', 'nafta 4.000', 'café 2.000', 'farmacia 3.000', 'súper 5.500'])
      await say(text)
  })

  const say = async (text: string) => {
    const { text: answer } = (await ana.send('sendAssistantMessage', { body: { text } })).ok()
    return answer.replaceAll('\u00a0', ' ').split('\n')
  }

  it('has as many lines as requested', async () => {
    const [said, ...lines] = await say('top 3')
    expect(said).toBe('En noviembre la casa gastó $ 15.500. En qué se fue más:')
    expect(lines.map((line) => line.replace(/^• \S+ /, ''))).toEqual([
      'Supermercado: $ 6.500 (42 %)',
      expect.stringMatching(/: \$ 4\.000 \(26 %\)$/),
      'Salud: $ 3.000 (19 %)',
    ])
    expect(await say('top 1')).toHaveLength(2)
  })

  it('ranks people when asked who spent the most', async () => {
    const beto = await app.join(ana)
    await beto.send('createExpense', { body: { description: 'Alquiler', amount: 300 } })
    const said = ['En noviembre la casa gastó $ 15.800. Por persona:', '• Ana: $ 15.500 (98 %)']
    for (const question of [
      '¿quién gastó más?',
      'who spent the most?',
      'who bought the most',
      'qui a acheté le plus ?',
      'gastos por persona',
    ])
      expect(await say(question)).toEqual([...said, expect.stringMatching(/^• \S+: \$ 300 \(2 %\)$/)])
  })

  it('ranks people when asked who spent the most on one thing', async () => {
    const question = '¿quién gasta más en café?'
    expect(await say(question)).toEqual([
      'En noviembre la casa gastó $ 2.000 en «café». Por persona:',
      '• Ana: $ 2.000 (100 %)',
    ])
  })

  it.each([
    ['en', 'what are our three biggest categories'],
    ['fr', 'nos 3 plus grosses catégories'],
  ])('ranks categories when asked for categories (%s: %s)', async (_, question) => {
    const [, ...lines] = await say(question)
    expect(lines).toHaveLength(3)
    expect(lines[0]).toContain('Supermercado: $ 6.500')
  })

  it.each([
    ['es', '¿cuál fue el más caro?'],
    ['es', '¿cuál fue la cosa más cara?'],
    ['es', '¿cuál fue mi mayor gasto este mes?'],
    ['en', 'what was the most expensive one'],
    ['en', 'what was my biggest expense this month?'],
    ['pt', 'qual foi o mais caro?'],
    ['pt', 'qual foi a coisa mais cara?'],
    ['fr', 'quel était le plus cher'],
    ['fr', 'quelle a été la plus grosse dépense ce mois-ci ?'],
  ])('starts with the biggest expense (%s: %s)', async (_, question) => {
    const [, first] = await say(question)
    expect(first).toMatch(/ súper, \*?\$ 5\.500/)
  })

  it.each([
    ['es', 'en qué gasté más', /gastaste/],
    ['es', '¿en qué gastamos más?', /la casa gastó/],
    ['en', 'what did I spend the most on', /gastaste/],
    ['en', 'where did most of the money go', /la casa gastó/],
    ['pt', 'em que eu gastei mais?', /gastaste/],
    ['fr', 'on a dépensé le plus dans quoi ?', /la casa gastó/],
  ])(
    'starts with the largest category of the writer or the household (%s: %s)',
    async (_, question, whose) => {
      const [said, first] = await say(question)
      expect(said).toMatch(whose)
      expect(first).toContain('Supermercado')
    },
  )

  it.each([
    'top 3 gastos',
    'top 3 expenses',
    'top 3 despesas',
    'top 3 dépenses',
    'los 3 gastos más grandes',
    'my 3 biggest expenses',
    'os 3 maiores gastos',
    'mes trois plus grosses dépenses',
  ])('ranks expenses when asked for expenses: %s', async (question) => {
    const [, ...lines] = await say(question)
    expect(lines.map((line) => /\$ [\d.]+/.exec(line)?.[0])).toEqual(['$ 5.500', '$ 4.000', '$ 3.000'])
  })
})

oneTalk('rankings of days, weeks and months', ({ register }) => {
  const told = [
    'taxi 100 on 2 September',
    'taxi 60 on 5 October',
    'taxi 40 on 3 November',
    'pizza 30 on 12 November',
  ]
  const answer = async (language: 'es' | 'en' | 'pt' | 'fr', question: string) => {
    const ana = await register(language)
    for (const text of told) await say(ana, text)
    const [, ...lines] = (await say(ana, question)).split('\n')
    return lines
  }

  it.each([
    ['es', '¿en qué mes gastamos más?', 'septiembre'],
    ['es', 'el mes más caro', 'septiembre'],
    ['en', 'which month did we spend the most in?', 'September'],
    ['en', "what's our most expensive month", 'September'],
    ['pt', 'em que mês a gente gastou mais?', 'setembro'],
    ['pt', 'qual mês gastamos mais', 'setembro'],
    ['fr', 'quel mois on a le plus dépensé ?', 'septembre'],
    ['fr', 'le mois le plus cher', 'septembre'],
  ] as const)('rank the months of all time (%s: %s)', async (language, question, first) => {
    expect((await answer(language, question)).map((line) => line.replaceAll('\u00a0', ' '))).toEqual([
      expect.stringMatching(new RegExp(`^• ${first} ?: \\$ 100 \\(43`)),
      expect.stringContaining('$ 70 (30'),
      expect.stringContaining('$ 60 (26'),
    ])
  })

  it.each([
    ['es', '¿qué día de la semana gastamos más?', 'miércoles'],
    ['en', 'on which day of the week do we spend the most', 'Wednesday'],
    ['pt', 'que dia da semana a gente gasta mais?', 'quarta-feira'],
    ['fr', 'quel jour de la semaine on dépense le plus ?', 'mercredi'],
  ] as const)(
    'start with the day of the week with the highest spending (%s: %s)',
    async (language, question, first) => {
      const [line] = await answer(language, question)
      expect(line).toContain(first)
    },
  )

  it.each([
    ['es', '¿qué semana gastamos más?', 'del 2 al 8 de noviembre'],
    ['en', 'which week did we spend the most', 'from November 2 to 8'],
    ['pt', 'em que semana gastamos mais?', '2 a 8 de novembro'],
    ['fr', 'quelle semaine a été la plus chère ?', 'du 2 au 8 novembre'],
  ] as const)(
    'start with the most expensive week of the current month (%s: %s)',
    async (language, question, first) => {
      const [line] = await answer(language, question)
      expect(line).toContain(first)
    },
  )

  it.each([
    ['es', '¿los jueves cuánto gastamos?', 'jueves'],
    ['es', 'cuánto gastamos los jueves', 'jueves'],
    ['en', 'how much do we spend on thursdays', 'Thursday'],
    ['pt', 'quanto gastamos nas quintas?', 'quinta-feira'],
    ['fr', 'combien on dépense tous les jeudis ?', 'jeudi'],
  ] as const)('can be limited to one day of the week (%s: %s)', async (language, question, day) => {
    const lines = await answer(language, question)
    expect(lines).toHaveLength(1)
    expect(lines[0]?.replaceAll('\u00a0', ' ')).toMatch(new RegExp(`^• ${day} ?: \\$ 30 \\(43`))
  })

  it('show zero for weekend days without expenses', async () => {
    expect(await answer('en', 'how much do we spend on weekends')).toEqual([
      '• Saturday: $ 0 (0%)',
      '• Sunday: $ 0 (0%)',
    ])
    expect(await answer('en', 'how much on the weekend')).toEqual([])
  })

  it('can be limited to one thing or another period', async () => {
    expect(await answer('en', 'which month did we spend the most on pizza?')).toEqual([
      '• November: $ 30 (100%)',
    ])
    expect(await answer('en', 'which week in october did we spend the most')).toEqual([
      '• from October 5 to 11: $ 60 (100%)',
    ])
  })

  it.each(['the most expensive expense of the month', 'what was our biggest expense this week'])(
    'are not shown when asked for the biggest expense: %s',
    async (question) => {
      const lines = await answer('en', question)
      expect(lines.join('\n')).not.toContain('%')
      if (question.includes('month')) expect(lines).toHaveLength(2)
    },
  )
})
