import { expect, it } from 'vitest'
import { oneTalk, say } from '../../testing/talk.ts'

oneTalk('a follow-up to the last question', ({ register, join }) => {
  it.each([
    [
      'es',
      '¿cuánto gastamos esta semana?',
      '¿y la pasada?',
      'La semana pasada',
      '¿y la anterior?',
      'Del 2 al 8 de noviembre',
    ],
    ['es', '¿cuánto gastamos este mes?', '¿y el pasado?', 'En octubre', '¿y el anterior?', 'En septiembre'],
    ['es', '¿cuánto gastamos este año?', '¿y el pasado?', 'En 2025', '¿y este?', 'En 2026'],
    ['es', '¿cuánto gasté ayer?', '¿y hoy?', 'Hoy', '¿y la semana pasada?', 'La semana pasada'],
    [
      'es',
      '¿en qué gasté más el finde?',
      '¿y el finde anterior?',
      'El fin de semana del 7 al 8 de noviembre',
      '¿y este mes?',
      'En noviembre',
    ],
    [
      'en',
      'how much did we spend this week?',
      'and last?',
      'Last week',
      'and the week before?',
      'From November 2 to 8',
    ],
    [
      'en',
      'how much did we spend this month?',
      'and the last one?',
      'In October',
      'and the one before?',
      'In September',
    ],
    ['en', 'how much this year?', 'and the year before?', 'In 2025', 'and this one?', 'In 2026'],
    [
      'pt',
      'quanto gastamos essa semana?',
      'e a passada?',
      'Na semana passada',
      'e a anterior?',
      'De 2 a 8 de novembro',
    ],
    ['pt', 'quanto gastamos esse mês?', 'e o passado?', 'Em outubro', 'e o anterior?', 'Em setembro'],
    [
      'fr',
      'combien on a dépensé cette semaine ?',
      'et la dernière ?',
      'La semaine dernière',
      "et celle d'avant ?",
      'Du 2 au 8 novembre',
    ],
    ['fr', 'combien ce mois-ci ?', 'et le dernier ?', 'En octobre', 'et le précédent ?', 'En septembre'],
  ] as const)('answers the same question for another period (%s: %s %s)', async (...row) => {
    const [language, question, second, told, third, toldThen] = row
    const ana = await register(language)
    await say(ana, question)
    expect(await say(ana, second)).toMatch(new RegExp(`^${told}`))
    expect(await say(ana, third)).toMatch(new RegExp(`^${toldThen}`))
  })

  it('asks for a sum after a ranking, and about everybody with “we”', async () => {
    const ana = await register('es')
    await join(ana)
    for (const said of ['veterinario 500', 'pan 30', '¿quién gastó más?']) await say(ana, said)
    expect(await say(ana, '¿y cuánto fue el veterinario?')).not.toContain('Por persona')
    const bia = await register('pt')
    const rui = await join(bia)
    await say(rui, 'veterinário 500')
    for (const said of ['pão 30', 'quanto eu gastei esta semana?']) await say(bia, said)
    expect(await say(bia, 'onde gastamos mais?')).toContain('Animais')
  })

  it.each([
    ['es', '¿quién gastó más este mes?', 'y en noviembre cuánto fue en total?', /^En noviembre /],
    ['pt', 'quem gastou mais este mês?', 'e em novembro quanto foi ao todo?', /^Em novembro /],
    ['en', 'who spent most this month?', 'and in November?', /^(In )?November /],
  ] as const)('answers for the month that it names (%s: %s %s)', async (language, question, second, told) => {
    const ana = await register(language)
    await join(ana)
    await say(ana, language === 'es' ? 'pan 300' : language === 'pt' ? 'pão 300' : 'bread 300')
    await say(ana, question)
    expect(await say(ana, second)).toMatch(told)
  })

  it.each([
    [
      'es',
      'farmacia 300',
      '¿cuánto gastamos esta semana?',
      '¿y en farmacia?',
      '¿y Beto?',
      /^Esta semana no hay gastos de Beto en 💊 Salud/,
    ],
    [
      'en',
      'pharmacy 30',
      'how much did we spend this week?',
      'and pharmacy?',
      'and Beto?',
      /^This week there are no expenses of Beto on 💊 Health/,
    ],
    [
      'pt',
      'farmácia 30',
      'quanto gastamos essa semana?',
      'e em farmácia?',
      'e o Beto?',
      /^Esta semana não há gastos de Beto em 💊 Saúde/,
    ],
    [
      'fr',
      'pharmacie 30',
      'combien cette semaine ?',
      'et en pharmacie ?',
      'et Beto ?',
      /^Cette semaine, il n’y a pas de dépense de Beto en 💊 Santé/,
    ],
  ] as const)('keeps the period when a category and then a person is named (%s)', async (...row) => {
    const [language, noted, question, category, person, told] = row
    const ana = await register(language)
    await join(ana)
    await say(ana, noted)
    await say(ana, question)
    expect(await say(ana, category)).toContain('30')
    expect(await say(ana, person)).toMatch(told)
  })

  it.each([
    ['es', '¿cuánto gastamos este mes?', '¿sobre todo en qué?', 'En qué se fue más'],
    ['en', 'how much did we spend this month?', 'mostly on what?', 'Where most of it went'],
    ['pt', 'quanto gastamos esse mês?', 'em que mais?', 'Onde foi a maior parte'],
    ['fr', 'combien ce mois-ci ?', 'surtout dans quoi', 'Où est parti le plus'],
  ] as const)(
    'shows what most of the money went on (%s: %s %s)',
    async (language, question, second, told) => {
      const ana = await register(language)
      await say(ana, 'pizza 30')
      await say(ana, question)
      expect(await say(ana, second)).toContain(told)
    },
  )

  it.each([
    ['es', '¿quién gastó más?', '¿y yo en qué?', /gastaste \$ 30\. En qué se fue más/],
    ['es', '¿quién gastó más?', 'y Beto en qué', /no hay gastos de Beto/],
    ['en', 'who spent most?', 'and me on what?', /you spent \$ 30\. Where most of it went/],
    ['pt', 'quem gastou mais?', 'e eu em quê?', /você gastou \$ 30\. Onde foi a maior parte/],
    ['fr', 'qui a dépensé le plus ?', 'et moi en quoi ?', /tu as dépensé \$ 30\. Où est parti le plus/],
  ] as const)('shows what one member’s money went on (%s: %s %s)', async (...row) => {
    const [language, question, second, told] = row
    const ana = await register(language)
    await join(ana)
    await say(ana, 'pizza 30')
    await say(ana, question)
    expect(await say(ana, second)).toMatch(told)
  })

  it.each([
    ['es', 'compará con el mes pasado', '¿por cuánto?'],
    ['en', 'compare with last month', 'by how much?'],
    ['pt', 'compara com o mês passado', 'em quanto?'],
    ['fr', 'compare avec le mois dernier', 'de combien ?'],
  ] as const)(
    'repeats the comparison when asked for the difference (%s: %s %s)',
    async (language, question, second) => {
      const ana = await register(language)
      await say(ana, 'pizza 30')
      const earlier = { description: 'taxi', amount: 18, expense_date: '2026-10-05' }
      ;(await ana.send('createExpense', { body: earlier })).ok()
      const compared = await say(ana, question)
      expect(compared).toContain('$ 12 ')
      expect(await say(ana, second)).toBe(compared)
    },
  )

  it.each([
    ['es', '¿cuánto gasté este mes?', '¿y ellos?'],
    ['en', 'how much did I spend this month?', 'and they?'],
    ['pt', 'quanto eu gastei esse mês?', 'e eles?'],
    ['fr', "combien j'ai dépensé ce mois-ci ?", 'et eux ?'],
  ] as const)(
    'answers the same question for the other member (%s: %s %s)',
    async (language, question, second) => {
      const ana = await register(language)
      await join(ana)
      await say(ana, 'pizza 30')
      await say(ana, question)
      expect(await say(ana, second)).toContain('Beto')
    },
  )

  it.each([
    ['en', 'what have I spent this week', 'n me?', 'This week you spent $ 20'],
    ['en', 'what did we spend on taxis this week', 'and on food?', 'This week'],
    ['en', 'how much did we spend today?', 'and me?', 'Today you spent $ 20'],
    ['fr', "combien j'ai dépensé cette semaine ?", 'et moi ?', 'Cette semaine, tu as dépensé $ 20'],
    ['fr', 'qui a dépensé le plus cette semaine ?', 'et en courses ?', 'Cette semaine'],
    ['es', '¿cuánto gasté esta semana?', '¿y yo?', 'Esta semana gastaste $ 20'],
  ] as const)(
    "continues another member's question, which is newer than one's own (%s: %s, %s)",
    async (language, question, next, told) => {
      const ana = await register(language)
      const beto = await join(ana)
      for (const said of ['taxi 20', 'combien en loisirs ce mois-ci ?']) await say(ana, said)
      await say(beto, 'taxi 30')
      await say(beto, question)
      expect(await say(ana, next)).toContain(told)
    },
  )

  it.each([
    ['es', '¿quién gastó más?', '¿por cuánto?', 'Beto lleva $ 10 más.'],
    ['en', 'who spent the most?', 'by how much?', 'Beto is $ 10 ahead.'],
    ['pt', 'quem gastou mais?', 'por quanto?', 'Beto leva $ 10 a mais.'],
    ['fr', 'qui a dépensé le plus ?', 'de combien ?', 'Beto : $ 10 de plus.'],
  ] as const)('shows how much more one of two members spent (%s)', async (language, question, next, told) => {
    const ana = await register(language)
    const beto = await join(ana)
    await say(ana, 'taxi 20')
    await say(beto, 'taxi 30')
    await say(ana, question)
    expect(await say(ana, next)).toContain(told)
  })

  it.each([
    ['es', '¿cuánto gastamos esta semana?', '¿lo más caro?', 'Esta semana'],
    ['en', 'how much did we spend this week?', 'the biggest?', 'This week'],
    ['pt', 'quanto gastamos essa semana?', 'o mais caro?', 'Esta semana'],
    ['fr', 'combien cette semaine ?', 'la plus chère ?', 'Cette semaine'],
    ['en', 'how much this week?', 'biggest one?', 'This week'],
    ['en', 'how much this week?', 'what was the biggest?', 'This week'],
    ['fr', 'combien cette semaine ?', 'quelle est la plus grosse ?', 'Cette semaine'],
  ] as const)('finds the biggest expense of the same period (%s)', async (language, question, next, told) => {
    const ana = await register(language)
    await say(ana, 'taxi 20')
    await say(ana, question)
    expect(await say(ana, next)).toMatch(new RegExp(`^${told}.*\n.*taxi`))
  })

  it.each([
    ['es', 'cuánto gastamos ayer?', 'cuál es nuestro gasto más grande?', 'En noviembre'],
    ['en', 'what did we spend yesterday', "what's our biggest expense", 'In November'],
    ['pt', 'quanto gastamos ontem?', 'qual é o nosso maior gasto?', 'Em novembro'],
    ['fr', 'on a dépensé combien hier ?', "c'est quoi notre plus grosse dépense ?", 'En novembre'],
  ] as const)('finds the biggest of all expenses when asked for “ours” (%s)', async (...row) => {
    const [language, question, next, told] = row
    const ana = await register(language)
    await say(ana, 'pizza 30')
    await say(ana, question)
    expect(await say(ana, next)).toContain(told)
  })

  it.each([
    ['es', '¿cuánto gasté en taxi?', 'compará con el mes pasado', 'en 🚌 Transporte (1 gasto).\nEn octubre'],
    ['pt', 'quanto gastei em táxi?', 'compara com o mês passado', 'em 🚌 Transporte (1 gasto).\nEm outubro'],
    [
      'fr',
      "combien j'ai dépensé en taxi ?",
      'compare au mois dernier',
      'en 🚌 Transports (1 dépense).\nEn octobre',
    ],
  ] as const)('compares the same category with last month (%s)', async (language, question, next, told) => {
    const ana = await register(language)
    for (const said of ['taxi 20', 'pizza 30', question]) await say(ana, said)
    expect(await say(ana, next)).toContain(told)
  })

  it.each([
    ['es', '¿cuánto gastamos esta semana?', 'por persona', 'Esta semana', 'desde ayer', 'Del 19 al 20'],
    [
      'en',
      'how much this week?',
      'by category',
      'This week',
      'this weekend',
      'On the weekend of November 14',
    ],
    ['pt', 'quanto gastamos essa semana?', 'por categoria', 'Esta semana', 'desde ontem', 'De 19 a 20'],
    ['fr', 'combien cette semaine ?', 'par personne', 'Cette semaine', 'depuis hier', 'Du 19 au 20'],
  ] as const)('breaks down the same period, then answers for other days (%s)', async (...row) => {
    const [language, question, parts, told, days, toldThen] = row
    const ana = await register(language)
    for (const said of ['taxi 20', question]) await say(ana, said)
    expect(await say(ana, parts)).toContain(told)
    expect(await say(ana, days)).toContain(toldThen)
  })

  it.each([
    ['es', '¿cuánto gasté hoy?', 'y un café'],
    ['fr', "combien j'ai dépensé ?", 'et un croissant'],
  ] as const)(
    'does not continue the question once another expense was recorded (%s)',
    async (language, question, next) => {
      const ana = await register(language)
      for (const said of ['taxi 20', question, 'pizza 30']) await say(ana, said)
      expect(await say(ana, next)).toMatch(/cuánto fue|c’était combien/)
    },
  )

  it.each([
    ['es', 'pan 20', '¿cuál fue el mayor gasto de la semana pasada?', '¿y de esta?', 'Esta semana'],
    ['pt', 'pão 20', 'qual o maior gasto da semana passada?', 'e dessa?', 'Esta semana'],
  ] as const)(
    'moves from last week to the current week (%s)',
    async (language, noted, question, next, told) => {
      const ana = await register(language)
      for (const said of [noted, question]) await say(ana, said)
      expect(await say(ana, next)).toContain(told)
    },
  )

  it('does not continue from a message that was not understood', async () => {
    const ana = await register('pt')
    for (const said of ['pão 20', 'e zumbalum?']) await say(ana, said)
    expect(await say(ana, 'quem gastou menos?')).not.toContain('zumbalum')
  })
})
