import { expect, it } from 'vitest'
import { ask, eachTalk, ledger, say } from '../../testing/talk.ts'

eachTalk('a question that refines the previous one', ({ register, join }) => {
  it.each([
    ['es', 'súper 30', '¿cuánto gastamos hoy?', 'solo súper', '$ 30'],
    ['en', 'groceries 30', 'how much did we spend today?', 'just groceries', '$ 30'],
    ['pt', 'mercado 30', 'quanto gastamos hoje?', 'só mercado', '$ 30'],
    ['fr', 'courses 30', "combien on a dépensé aujourd'hui ?", 'seulement les courses', '$ 30'],
  ] as const)('narrows the total to a category (%s: %s)', async (...row) => {
    const [language, noted, question, narrower, sum] = row
    const ana = await register(language)
    for (const said of [noted, 'pizza 20', question]) await say(ana, said)
    expect(await say(ana, narrower)).toContain(sum)
  })

  it.each([
    ['es', '¿cuánto gastamos este mes?', 'no, ayer', 'Ayer'],
    ['en', 'how much did we spend this month?', 'no, I meant yesterday', 'Yesterday'],
    ['pt', 'quanto gastamos este mês?', 'não, quero dizer ontem', 'Ontem'],
    ['fr', 'combien on a dépensé ce mois-ci ?', 'non, je veux dire hier', 'Hier'],
  ] as const)(
    'moves to another period and changes no expense (%s)',
    async (language, question, said, day) => {
      const ana = await register(language)
      await say(ana, 'taxi 20')
      const before = await ledger(ana)
      await say(ana, question)
      expect(await say(ana, said)).toContain(day)
      expect(await ledger(ana)).toEqual(before)
    },
  )

  it.each([
    ['es', '¿cuánto gastamos en súper hoy?', '¿y en total?', 'Hoy la casa gastó', '$ 50'],
    ['en', 'how much on groceries today?', 'and in total?', 'Today the household spent', '$ 50'],
    ['pt', 'quanto gastamos no mercado hoje?', 'e no total?', 'Hoje a casa gastou', '$ 50'],
    ['fr', 'combien en courses aujourd’hui ?', 'et au total ?', 'foyer a dépensé', '50'],
  ] as const)(
    'keeps the period when asked for the overall total (%s)',
    async (language, question, said, whose, sum) => {
      const ana = await register(language)
      for (const noted of [{ es: 'súper', en: 'groceries', pt: 'mercado', fr: 'courses' }[language], 'taxi'])
        await say(ana, `${noted} ${noted === 'taxi' ? 20 : 30}`)
      await say(ana, question)
      const answer = await say(ana, said)
      expect(answer).toContain(whose)
      expect(answer).toContain(sum)
    },
  )

  it.each([
    ['es', 'los gastos de hoy', 'solo los míos', 'Hoy gastaste $ 20'],
    ['en', 'what did we spend today?', 'just mine', 'Today you spent $ 20'],
    ['pt', 'os gastos de hoje', 'só os meus', 'Hoje você gastou $ 20'],
    ['fr', 'les dépenses du jour', 'seulement les miennes', 'Aujourd’hui, tu as dépensé $ 20'],
  ] as const)(
    'keeps the period when asked for the expenses of the writer (%s)',
    async (language, question, said, told) => {
      const ana = await register(language)
      const beto = await join(ana)
      await say(ana, 'taxi 20')
      await say(beto, 'pizza 9')
      await say(ana, question)
      expect(await say(ana, said)).toContain(told)
    },
  )

  it.each([
    ['es', '¿cuánto gastó Beto hoy?', '¿qué compró?'],
    ['pt', 'quanto o Beto gastou hoje?', 'e o que ele comprou?'],
    ['en', 'how much did Beto spend today?', 'what did he buy?'],
  ] as const)('lists what the person asked about before bought (%s)', async (language, question, said) => {
    const ana = await register(language)
    const beto = await join(ana)
    await say(ana, 'taxi 20')
    await say(beto, 'pizza 9')
    await say(ana, question)
    const answer = await say(ana, said)
    expect(answer).toContain('pizza')
    expect(answer).not.toContain('taxi')
  })

  it.each([
    ['es', '¿cuánto gastamos en transporte?', '¿y cuánto de eso fue Beto?'],
    ['en', 'how much on transport?', 'and how much of that was Beto?'],
    ['pt', 'quanto gastamos em transporte?', 'e quanto disso foi o Beto?'],
  ] as const)(
    'shows the part of one person in the category asked about (%s)',
    async (language, question, said) => {
      const ana = await register(language)
      const beto = await join(ana)
      await say(ana, 'taxi 20')
      await say(beto, 'taxi 7')
      await say(beto, 'pizza 9')
      await say(ana, question)
      expect(await say(ana, said)).toMatch(/Beto.*7/)
    },
  )

  it.each([
    ['es', '¿cuánto gasté hoy?', '¿y nosotros dos?', 'Hoy la casa'],
    ['en', 'how much did I spend today?', 'what about both of us?', 'Today the household'],
    ['pt', 'quanto eu gastei hoje?', 'e nós dois?', 'Hoje a casa'],
    ['fr', "combien j'ai dépensé aujourd'hui, moi ?", 'et nous deux ?', 'le foyer'],
  ] as const)(
    'keeps the period when asked about everybody (%s)',
    async (language, question, said, answer) => {
      const ana = await register(language)
      await join(ana)
      await say(ana, 'taxi 20')
      await say(ana, question)
      expect(await say(ana, said)).toContain(answer)
    },
  )

  it.each([
    ['es', 'lo pagó Beto', '¿quién pagó más este mes?', '¿quién gastó más en transporte?'],
    ['en', 'Beto paid', 'who paid the most?', 'who spent more on transport?'],
    ['pt', 'foi o Beto que pagou', 'quem pagou mais esse mês?', 'quem gastou mais em transporte?'],
  ] as const)('shows who paid if asked for that, and otherwise who recorded (%s)', async (...row) => {
    const [language, paid, whoPaid, whoSpent] = row
    const ana = await register(language)
    await join(ana)
    for (const said of ['taxi 20', paid]) await say(ana, said)
    expect(await say(ana, whoPaid)).toContain('• Beto: $ 20')
    expect(await say(ana, whoSpent)).toContain('• Ana: $ 20')
  })

  it.each([
    ['es', 'lo pagó Beto', '¿cuánto gastó Beto?', 'Beto no anotó gastos.\nPagado por Beto: $ 20.'],
    ['en', 'Beto paid', 'how much did Beto spend?', 'Beto noted no expenses.\nPaid by Beto: $ 20.'],
    ['pt', 'foi o Beto que pagou', 'quanto o Beto gastou?', 'Beto não anotou gastos.\nPago por Beto: $ 20.'],
    [
      'fr',
      "c'est Beto qui a payé",
      'combien Beto a dépensé ?',
      'n’a noté aucune dépense.\nPayé par Beto : $ 20.',
    ],
  ] as const)('separates what a person paid from what they recorded (%s)', async (...row) => {
    const [language, paid, question, answer] = row
    const ana = await register(language)
    await join(ana)
    for (const said of ['taxi 20', paid]) await say(ana, said)
    expect(await say(ana, question)).toContain(answer)
  })

  it('says that nothing in a category was spent on the thing asked about', async () => {
    const ana = await register('pt')
    await say(ana, 'pizza 20')
    expect(await say(ana, 'quanto gastei de sushi em novembro?')).toContain('Nenhum se chama «sushi».')
    expect(await say(ana, 'quanto gastei em restaurantes?')).not.toContain('Nenhum')
  })

  it('shows the last expense, which the next correction then changes', async () => {
    const ana = await register('pt')
    const beto = await join(ana)
    await say(ana, 'pizza 20')
    await say(beto, 'uber 22')
    expect(await say(beto, 'qual foi meu último gasto?')).toContain('uber')
    await say(beto, 'corrige pra 35')
    expect((await ledger(ana)).map(({ amount }) => amount)).toEqual([35, 20])
  })

  it.each([
    ['es', 'compré un libro', 'no, ayer', 'libro, ayer: ¿cuánto fue?'],
    ['pt', 'comprei um livro', 'muda a data pra ontem', 'livro, ontem: quanto foi?'],
  ] as const)(
    'repeats the question for the amount with the corrected day (%s)',
    async (language, noted, said, answer) => {
      const ana = await register(language)
      await say(ana, noted)
      expect((await ask(ana, said)).text).toBe(answer)
    },
  )

  it.each([
    ['es', '¿sos un robot?'],
    ['en', 'are you a real person?'],
    ['pt', 'quem é você?'],
    ['fr', 'qui es-tu ?'],
  ] as const)('answers who Casita is (%s: %s)', async (language, question) => {
    const ana = await register(language)
    expect(await say(ana, question)).toContain('Casita')
  })
})
