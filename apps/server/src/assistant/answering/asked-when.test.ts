import { expect, it } from 'vitest'
import { eachTalk, say } from '../../testing/talk.ts'

eachTalk('a question that refers to an earlier message', ({ register, join }) => {
  it.each([
    [
      'es',
      'taxi 900 el lunes',
      '¿cuánto gasté en taxi?',
      '¿y eso cuándo fue?',
      'taxi, $ 900: el 16 de noviembre.',
    ],
    [
      'es',
      'taxi 900 el lunes',
      '¿cuál fue el gasto más grande?',
      'cuándo fue?',
      'taxi, $ 900: el 16 de noviembre.',
    ],
    [
      'en',
      'taxi 900 on monday',
      'how much did I spend this month?',
      'when was that?',
      'taxi, $ 900: on November 16.',
    ],
    ['en', 'taxi 900', 'what was my biggest expense?', 'and when was that?', 'taxi, $ 900: today.'],
    [
      'pt',
      'táxi 900 na segunda',
      'qual foi o maior gasto?',
      'quando foi isso?',
      'táxi, $ 900: em 16 de novembro.',
    ],
    [
      'fr',
      'taxi 900 lundi',
      'quelle est la plus grosse dépense ?',
      "c'était quand ?",
      'taxi, $ 900 : le 16 novembre.',
    ],
  ] as const)('gives the date of the expense in the last answer (%s: %s, %s)', async (...row) => {
    const [language, noted, question, when, answer] = row
    const ana = await register(language)
    for (const each of [noted, question]) await say(ana, each)
    expect(await say(ana, when)).toBe(answer)
  })

  it.each([
    ['es', 'feria 800 el lunes', 'la feria qué día fue?', /feria, \$ 800, el 16 de noviembre$/],
    ['es', 'feria 800 el lunes', '¿cuándo fue la feria?', /feria, \$ 800, el 16 de noviembre$/],
    ['en', 'taxi 900 on monday', 'what day was the taxi?', /taxi, \$ 900, on November 16$/],
    ['es', 'feria 800', '¿cuándo fue la feria?', /feria, \$ 800, hoy$/],
    ['en', 'taxi 900', 'when did I last take a taxi?', /taxi, \$ 900, today$/],
    ['pt', 'táxi 900 na segunda', 'o táxi foi quando?', /táxi, \$ 900, em 16 de novembro$/],
    ['fr', 'boucher 900 lundi', "t'as payé le boucher quand ?", /boucher, \$ 900, le 16 novembre$/],
    ['en', 'taxi 900 on monday', 'when did you pay the taxi?', /taxi, \$ 900, on November 16$/],
    ['fr', 'boucher 900 lundi', "c'était quand le boucher", /boucher, \$ 900, le 16 novembre$/],
    ['fr', 'boucher 900 lundi', "le boucher c'était quand ?", /boucher, \$ 900, le 16 novembre$/],
  ] as const)('gives the date of the thing that it names (%s: %s, %s)', async (...row) => {
    const [language, noted, question, answer] = row
    const ana = await register(language)
    await say(ana, noted)
    await say(ana, language === 'fr' ? 'pain 100' : 'pan 100')
    expect(await say(ana, question)).toMatch(answer)
  })

  it('gives the date of every expense in a total', async () => {
    const ana = await register('en')
    for (const each of ['taxi 900 on monday', 'book 30 on tuesday', 'how much did I spend?'])
      await say(ana, each)
    const lines = (await say(ana, 'when was that?')).split('\n')
    expect(lines.slice(1)).toEqual([
      expect.stringContaining('on November 17'),
      expect.stringContaining('on November 16'),
    ])
  })

  it.each([
    ['es', 'taxi 900 el lunes', '¿cuándo fue eso?', 'taxi, $ 900: el 16 de noviembre.'],
    ['en', 'taxi 900 on monday', 'when was that?', 'taxi, $ 900: on November 16.'],
  ] as const)('gives the date of the expense just recorded (%s)', async (language, noted, when, answer) => {
    const ana = await register(language)
    await say(ana, noted)
    expect(await say(ana, when)).toBe(answer)
  })

  it.each([
    ['es', '¿cuánto gasté este mes?', '¿y él?', 'En noviembre no hay gastos de Beto.'],
    ['en', 'how much did I spend this month?', 'and she?', 'In November there are no expenses of Beto.'],
    ['pt', 'quanto gastei este mês?', 'e ela?', 'Em novembro não há gastos de Beto.'],
    ['fr', "combien j'ai dépensé ce mois-ci ?", 'et elle ?', 'En novembre, il n’y a pas de dépense de Beto.'],
  ] as const)(
    'takes “he” or “she” as the only other member (%s: %s)',
    async (language, question, other, answer) => {
      const ana = await register(language)
      await join(ana)
      for (const each of ['taxi 900', question]) await say(ana, each)
      expect(await say(ana, other)).toBe(answer)
    },
  )

  it.each([
    ['es', '¿cuánto gasté?', '¿y ella?', '¿Quién: Beto / Beto? Por ejemplo «¿y Beto?».'],
    ['en', 'how much did I spend?', 'and she?', 'Who: Beto / Beto? Such as “and Beto?”.'],
    ['pt', 'quanto gastei?', 'e ela?', 'Quem: Beto / Beto? Por exemplo «e Beto?».'],
    ['fr', "combien j'ai dépensé ?", 'et elle ?', 'Qui : Beto / Beto ? Par exemple « et Beto ? ».'],
  ] as const)(
    'asks which member is meant when there are several (%s)',
    async (language, question, other, answer) => {
      const ana = await register(language)
      for (const _ of [1, 2]) await join(ana)
      await say(ana, question)
      expect(await say(ana, other)).toBe(answer)
    },
  )

  it('says that nobody else is in the household', async () => {
    const ana = await register('en')
    await say(ana, 'how much did I spend?')
    expect(await say(ana, 'and she?')).toBe('There is nobody else in the household.')
  })

  it.each([
    ['es', '¿cuánto gastamos este mes?', '¿y en los últimos 7?', 'En los últimos 7 días'],
    ['en', 'how much did we spend this month?', 'in the last 7?', 'In the last 7 days'],
    ['en', 'how much did we spend this week?', 'and in the last 2?', 'In the last 14 days'],
    ['pt', 'quanto gastamos este mês?', 'nos últimos 7?', 'Nos últimos 7 dias'],
    ['fr', 'combien on a dépensé ce mois-ci ?', 'et les 7 derniers ?', 'Ces 7 derniers jours'],
  ] as const)(
    'reads “the last 7” as days or weeks to match the question before (%s: %s %s)',
    async (language, question, last, told) => {
      const ana = await register(language)
      for (const each of ['taxi 900', question]) await say(ana, each)
      expect(await say(ana, last)).toMatch(new RegExp(`^${told}`))
    },
  )

  it.each([
    ['es', 'taxi 900 el lunes', '¿eso de qué día es?', 'el 16 de noviembre'],
    ['es', 'taxi 900 el lunes', 'qué fecha fue eso?', 'el 16 de noviembre'],
    ['en', 'taxi 900 on monday', 'what day was that?', 'on November 16'],
    ['en', 'taxi 900 on monday', 'that was on what day?', 'on November 16'],
    ['en', 'taxi 900 on monday', 'when did you pay that?', 'on November 16'],
    ['es', 'taxi 900 el lunes', '¿cuándo lo pagaste?', 'el 16 de noviembre'],
    ['pt', 'táxi 900 na segunda', 'quando você pagou isso?', 'em 16 de novembro'],
    ['fr', 'taxi 900 lundi', "t'as payé ça quand ?", 'le 16 novembre'],
    ['pt', 'táxi 900 na segunda', 'isso foi em que dia?', 'em 16 de novembro'],
    ['fr', 'taxi 900 lundi', "c'était de quel jour ?", 'le 16 novembre'],
  ] as const)("gives the day of what another member has just recorded (%s: %s, '%s')", async (...row) => {
    const [language, recorded, asked, day] = row
    const ana = await register(language)
    const beto = await join(ana)
    await say(ana, language === 'en' ? 'bread 20' : language === 'fr' ? 'pain 20' : 'pan 20')
    await say(beto, recorded)
    expect(await say(ana, asked)).toContain(day)
  })
})
