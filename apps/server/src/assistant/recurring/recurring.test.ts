import type { RecurringExpense } from '@casita/contract'
import { expect, it } from 'vitest'
import type { Person } from '../../testing/app.ts'
import { ask, ledger, oneTalk, press, say } from '../../testing/talk.ts'

const listed = async (person: Person): Promise<RecurringExpense[]> =>
  (await person.send('listRecurring')).ok().recurring_expenses

/** On Friday, 20 November 2026. */
oneTalk('a message about recurring expenses', ({ register, join }) => {
  it.each([
    ['es', 'netflix 8000', 'se repite todos los meses', 'month', '2026-12-20'],
    ['es', 'netflix 8000', 'es mensual', 'month', '2026-12-20'],
    ['es', 'netflix 8000', 'repetilo cada mes', 'month', '2026-12-20'],
    ['es', 'netflix 8000', 'Todos los meses', 'month', '2026-12-20'],
    ['es', 'jardinero 9000', 'que se anote solo cada dos semanas', 'two_weeks', '2026-12-04'],
    ['en', 'rent 1200', 'it repeats every month', 'month', '2026-12-20'],
    ['en', 'rent 1200', "that's monthly", 'month', '2026-12-20'],
    ['en', 'cleaner 60', 'same every week please', 'week', '2026-11-27'],
    ['en', 'domain 12', 'make it yearly', 'year', '2027-11-20'],
    ['pt', 'aluguel 1500', 'se repete todo mês', 'month', '2026-12-20'],
    ['pt', 'academia 99', 'é mensal', 'month', '2026-12-20'],
    ['pt', 'faxina 150', 'repete toda semana', 'week', '2026-11-27'],
    ['fr', 'loyer 900', 'ça revient tous les mois', 'month', '2026-12-20'],
    ['fr', 'loyer 900', "c'est mensuel", 'month', '2026-12-20'],
    ['fr', 'eau 60', 'tous les trois mois', 'three_months', '2027-02-20'],
    ['es', 'colegio 9000', 'eso es todos los meses eh', 'month', '2026-12-20'],
    ['es', 'colegio 9000', 'ponlo cada mes', 'month', '2026-12-20'],
    ['en', 'rent 1200', 'put it down every month', 'month', '2026-12-20'],
    ['en', 'rent 1200', 'put that down as monthly', 'month', '2026-12-20'],
    ['en', 'rent 1200', "that's every month btw", 'month', '2026-12-20'],
    ['pt', 'aluguel 1500', 'coloca todo mês', 'month', '2026-12-20'],
    ['fr', 'loyer 900', 'mets le tous les mois', 'month', '2026-12-20'],
    ['fr', 'loyer 900', "c'est tous les mois hein", 'month', '2026-12-20'],
    ['es', 'arriendo 900', 'recuérdalo cada mes', 'month', '2026-12-20'],
    ['en', 'rent 1200', 'remember it every month', 'month', '2026-12-20'],
    ['pt', 'aluguel 1500', 'lembra disso todo mês', 'month', '2026-12-20'],
    ['fr', 'loyer 900', 'retiens-le tous les mois', 'month', '2026-12-20'],
    ['es', 'limpieza 900', 'cada viernes le pago', 'week', '2026-11-27'],
    ['es', 'limpieza 900', 'se lo pago cada viernes', 'week', '2026-11-27'],
    ['en', 'cleaner 60', 'I pay her every Friday', 'week', '2026-11-27'],
    ['en', 'cleaner 60', 'every friday I pay her', 'week', '2026-11-27'],
    ['pt', 'faxina 150', 'eu pago ela toda sexta', 'week', '2026-11-27'],
    ['pt', 'faxina 150', 'toda sexta-feira pago', 'week', '2026-11-27'],
    ['fr', 'ménage 60', 'je la paie chaque vendredi', 'week', '2026-11-27'],
    ['fr', 'ménage 60', 'tous les vendredis je la paye', 'week', '2026-11-27'],
    ['en', 'rent 1200', 'Every month please!', 'month', '2026-12-20'],
    ['fr', 'hydro 142', 'à chaque mois', 'month', '2026-12-20'],
    ['fr', 'mutuelle 90', 'tous les mois stp', 'month', '2026-12-20'],
    ['es', 'gimnasio 9000', 'todos los meses por favor', 'month', '2026-12-20'],
  ] as const)('repeats the latest expense when no other is named (%s: %s, %s)', async (...row) => {
    const [language, noted, said, every, next_date] = row
    const ana = await register(language)
    await say(ana, noted)
    const told = await ask(ana, said)
    expect(await listed(ana)).toMatchObject([{ every, next_date }])
    expect(await ledger(ana)).toHaveLength(1)
    await press(ana, told.buttons?.[0]?.id)
    expect(await listed(ana)).toEqual([])
  })

  it.each([
    ['es', 'netflix 8.000 todos los meses', 'Cada mes'],
    ['es', 'hbo 8.990 cada mes', 'Cada mes'],
    ['es', 'hipoteca 612.000 el 1 de cada mes', 'Cada mes'],
    ['es', 'gimnasio 30.000 todos los 5', 'Cada mes'],
    ['en', 'netflix 15 a month', 'Every month'],
    ['en', 'gym 30/month', 'Every month'],
    ['en', 'sky 34 every month, starting today', 'Every month'],
    ['pt', 'netflix 40 cada mês', 'Todo mês'],
    ['en', 'rent 1200 monthly', 'Every month'],
    ['en', 'netflix 15 every month', 'Every month'],
    ['pt', 'academia 99 mensal', 'Todo mês'],
    ['pt', 'aluguel 1450 todo dia 20', 'Todo mês'],
    ['fr', 'spotify 12 mensuel', 'Chaque mois'],
    ['fr', 'spotify 12 chaque mois', 'Chaque mois'],
  ] as const)(
    'offers to repeat the expense when the message says how often (%s: %s)',
    async (language, said, title) => {
      const ana = await register(language)
      const told = await ask(ana, said)
      expect(told.buttons?.map((each) => each.title).at(2)).toBe(title)
      await press(ana, told.buttons?.[2]?.id)
      expect(await listed(ana)).toMatchObject([{ every: 'month' }])
    },
  )

  it.each([
    ['es', 'limpieza 5.000 todos los viernes', 'Cada semana'],
    ['es', 'limpieza 5.000 cada viernes', 'Cada semana'],
    ['en', 'cleaner 60 every Friday', 'Every week'],
    ['en', 'cleaner 60 on fridays', 'Every week'],
    ['es', 'niñera 4.000 los viernes', 'Cada semana'],
    ['pt', 'faxina 1800 às sextas', 'Toda semana'],
    ['pt', 'faxina 1800 toda sexta', 'Toda semana'],
    ['fr', 'ménage 45 tous les vendredis', 'Chaque semaine'],
  ] as const)(
    'records the expense for today, and offers to repeat it, if it is paid every week on this day (%s: %s)',
    async (language, said, title) => {
      const ana = await register(language)
      const told = await ask(ana, said)
      expect(await ledger(ana)).toMatchObject([{ expense_date: '2026-11-20' }])
      expect(told.buttons?.map((each) => each.title).at(2)).toBe(title)
    },
  )

  it.each([
    ['es', 'pan 900'],
    ['es', 'yoga 900, voy todos los martes'],
    ['es', 'cigarrillos 900 cada 2 días'],
    ['en', 'bread 3'],
    ['en', 'gym 30 a month ago'],
  ] as const)('does not offer to repeat an ordinary expense (%s: %s)', async (language, said) => {
    const ana = await register(language)
    expect((await ask(ana, said)).buttons ?? []).not.toHaveLength(3)
  })

  it.each([
    ['es', 'netflix 8000', 'es un gasto fijo'],
    ['en', 'rent 1200', 'make it recurring'],
    ['pt', 'aluguel 1500', 'se repete'],
    ['fr', 'loyer 900', "c'est récurrent"],
  ] as const)(
    'asks how often to repeat it when the message does not say (%s: %s)',
    async (language, noted, said) => {
      const ana = await register(language)
      await say(ana, noted)
      const asked = await ask(ana, said)
      expect(asked.buttons).toHaveLength(3)
      expect(await listed(ana)).toEqual([])
      await press(ana, asked.buttons?.[1]?.id)
      expect(await listed(ana)).toMatchObject([{ every: 'month' }])
    },
  )

  it.each([
    ['es', 'netflix 8000', 'todos los meses', 'qué se repite?', 'netflix ya no se repite', 'netflix'],
    ['en', 'rent 1200', 'every month', 'what are my recurring expenses?', 'stop repeating the rent', 'rent'],
    ['pt', 'aluguel 1500', 'todo mês', 'quais são os gastos fixos?', 'pare de repetir o aluguel', 'aluguel'],
    [
      'fr',
      'loyer 900',
      'chaque mois',
      'quelles sont mes dépenses fixes ?',
      'arrête de répéter le loyer',
      'loyer',
    ],
  ] as const)('lists a recurring expense, stops it by name and resumes it (%s: %s)', async (...row) => {
    const [language, noted, often, question, stopping, name] = row
    const ana = await register(language)
    const none = await say(ana, question)
    await say(ana, noted)
    await say(ana, often)
    expect(await say(ana, question)).toContain(name)
    expect(none).not.toContain(name)
    const stopped = await ask(ana, stopping)
    expect(await listed(ana)).toEqual([])
    await press(ana, stopped.buttons?.[0]?.id)
    expect(await listed(ana)).toHaveLength(1)
  })

  it.each([
    ['es', 'netflix 8000', 'todos los meses', '¿qué suscripciones tenemos?'],
    ['en', 'netflix 15', 'every month', 'what subscriptions do we have'],
    ['en', 'netflix 15', 'every month', 'list our subscriptions'],
    ['pt', 'netflix 40', 'todo mês', 'quais assinaturas a gente tem?'],
    ['fr', 'netflix 14', 'chaque mois', "c'est quoi nos abonnements"],
  ] as const)('lists the subscriptions (%s: %s, %s, %s)', async (language, noted, often, question) => {
    const ana = await register(language)
    for (const said of [noted, often]) await say(ana, said)
    expect(await say(ana, question)).toContain('netflix')
  })

  it.each([
    ['es', '¿Qué falta pagar este mes?', 'el 28 de noviembre', 'Son $ 970.', 'se pasan por $ 70'],
    ['es', 'cuánto nos falta pagar este mes', 'el 28 de noviembre', 'Son $ 970.', 'se pasan por $ 70'],
    ['es', 'qué gastos quedan por venir?', 'el 28 de noviembre', 'Son $ 970.', 'se pasan por $ 70'],
    ['es', 'qué vence este mes?', 'el 28 de noviembre', 'Son $ 970.', 'se pasan por $ 70'],
    ['es', 'próximos vencimientos', 'el 28 de noviembre', 'Son $ 970.', 'se pasan por $ 70'],
    ['en', 'what is still to come this month?', 'on November 28', 'That makes $ 970.', 'over by $ 70'],
    ['en', "what's left to pay this month", 'on November 28', 'That makes $ 970.', 'over by $ 70'],
    ['en', 'how much do we still have to pay?', 'on November 28', 'That makes $ 970.', 'over by $ 70'],
    ['en', 'which bills are still to come?', 'on November 28', 'That makes $ 970.', 'over by $ 70'],
    ['en', 'upcoming bills', 'on November 28', 'That makes $ 970.', 'over by $ 70'],
    ['pt', 'o que falta pagar este mês?', 'em 28 de novembro', 'São $ 970.', 'passa em $ 70'],
    ['pt', 'quanto ainda falta pagar?', 'em 28 de novembro', 'São $ 970.', 'passa em $ 70'],
    ['pt', 'o que ainda vence esse mês?', 'em 28 de novembro', 'São $ 970.', 'passa em $ 70'],
    [
      'fr',
      'qu’est-ce qui reste à payer ce mois-ci ?',
      'le 28 novembre',
      'Cela fait $ 970.',
      'dépassé de $ 70',
    ],
    ['fr', 'combien il reste à payer ce mois ?', 'le 28 novembre', 'Cela fait $ 970.', 'dépassé de $ 70'],
    ['fr', 'prochaines factures', 'le 28 novembre', 'Cela fait $ 970.', 'dépassé de $ 70'],
  ] as const)('lists the recurring expenses that are still due this month (%s: %s)', async (...row) => {
    const [language, question, day, sum, left] = row
    const ana = await register(language)
    expect(await say(ana, question)).not.toContain('970')
    const note = async (description: string, amount: number, expense_date: string, every: string) => {
      const body = { description, amount, expense_date }
      const { expense } = (await ana.send('createExpense', { body })).ok()
      ;(await ana.send('repeatExpense', { body: { expense_id: expense.id, every } })).ok()
    }
    await note('rent', 900, '2026-10-28', 'month')
    await note('bakery', 35, '2026-11-16', 'week')
    await note('domain', 12, '2026-10-05', 'year')
    ;(await ana.send('setBudget', { body: { amount: 935 } })).ok()
    const told = await say(ana, question)
    expect(told.split('\n')).toHaveLength(5)
    expect(told).toMatch(new RegExp(`rent, \\$ 900 ?: ${day}\\n`))
    expect(told.match(/bakery, \$ 35/g)).toHaveLength(2)
    expect(told).toContain(sum)
    expect(told).toContain(left)
  })

  it('says what will be left of the budget, or that nothing is due', async () => {
    const ana = await register()
    await say(ana, 'netflix 8000')
    await say(ana, 'cada semana')
    await say(ana, 'presupuesto de 20 mil')
    expect(await say(ana, 'qué falta pagar?')).toBe(
      'Todavía por venir en noviembre:\n• netflix, $ 8.000: el 27 de noviembre\nDespués de eso quedan $ 4.000 del presupuesto.',
    )
    await say(ana, 'se repite cada mes')
    expect(await say(ana, 'qué falta pagar?')).toContain('no queda nada por venir en noviembre')
  })

  it.each([
    ['es', '¿cuánto queda?'],
    ['es', 'falta pagar la luz'],
    ['en', 'how much is left?'],
    ['fr', 'il reste combien ?'],
  ] as const)(
    'lists no due expenses for a question about the budget or a bill (%s: %s)',
    async (language, said) => {
      const ana = await register(language)
      await say(ana, 'netflix 80')
      expect(await say(ana, said)).not.toMatch(/noviembre:|November:|novembre :|tout seul/)
    },
  )

  it('records today’s expense at once when a repetition falls on today', async () => {
    const ana = await register('en')
    const body = { description: 'rent', amount: 900, expense_date: '2026-10-20' }
    ;(await ana.send('createExpense', { body })).ok()
    expect(await say(ana, 'it repeats every month')).toBe(
      'Done: rent, $ 900, is noted by itself every month. Next on December 20. Today’s is noted already.',
    )
    expect(await ledger(ana)).toHaveLength(2)
  })

  it.each([
    ['es', 'qué pagamos todos los meses?'],
    ['en', 'what do we pay every month?'],
    ['pt', 'o que a gente paga todo mês?'],
    ['fr', "qu'est-ce qu'on paie chaque mois ?"],
  ] as const)(
    'lists recurring expenses when asked what is paid each month (%s: %s)',
    async (language, question) => {
      const ana = await register(language)
      await say(ana, 'netflix 12')
      await say(ana, language === 'es' ? 'todos los meses' : 'every month')
      expect(await say(ana, question)).toContain('netflix')
    },
  )

  it('stops repeating the latest expense when no name is given', async () => {
    const ana = await register()
    await say(ana, 'netflix 8000')
    await say(ana, 'todos los meses')
    await say(ana, 'ya no se repite')
    expect(await listed(ana)).toEqual([])
    expect(await say(ana, 'ya no se repite')).toContain('no cambié nada')
  })

  it.each([
    ['es', 'netflix 8000', 'todos los meses', 'ya no, mejor no lo repitas'],
    ['en', 'netflix 15', 'every month', "actually don't repeat it"],
    ['pt', 'netflix 40', 'todo mês', 'melhor não repetir'],
    ['fr', 'netflix 15', 'tous les mois', 'finalement ne le répète pas'],
  ] as const)(
    'stops the latest when it is not to be repeated, and changes no expense (%s)',
    async (...row) => {
      const [language, noted, often, said] = row
      const ana = await register(language)
      await say(ana, noted)
      await say(ana, often)
      const before = await ledger(ana)
      await say(ana, said)
      expect(await listed(ana)).toEqual([])
      await say(ana, said)
      expect(await ledger(ana)).toEqual(before)
    },
  )

  it.each([
    ['es', 'alquiler 900', 'pan 20', 'el alquiler también es todos los meses'],
    ['es', 'alquiler 900', 'pan 20', 'poné el alquiler todos los meses'],
    ['en', 'rent 900', 'bread 20', 'the rent is every month too'],
    ['en', 'rent 900', 'bread 20', 'make the rent monthly'],
    ['pt', 'aluguel 900', 'pão 20', 'o aluguel é todo mês também'],
    ['pt', 'aluguel 900', 'pão 20', 'coloca o aluguel todo mês'],
    ['fr', 'loyer 900', 'pain 20', "le loyer c'est tous les mois aussi"],
    ['fr', 'loyer 900', 'pain 20', 'mets le loyer tous les mois'],
    ['fr', 'loyer 900', 'pain 20', "c'est tous les mois le loyer"],
    ['fr', 'loyer 900', 'pain 20', 'il tombe tous les mois le loyer'],
    ['en', 'rent 900', 'bread 20', "it's every month, the rent"],
    ['es', 'alquiler 900', 'pan 20', 'es todos los meses el alquiler'],
    ['pt', 'aluguel 900', 'pão 20', 'é todo mês o aluguel'],
    ['es', 'alquiler 900', 'pan 20', 'el alquiler va a ser todos los meses'],
    ['en', 'rent 900', 'bread 20', 'the rent is going to be every month'],
    ['pt', 'aluguel 900', 'pão 20', 'o aluguel vai ser todo mês'],
    ['fr', 'loyer 900', 'pain 20', 'le loyer ce sera tous les mois'],
  ] as const)(
    'repeats the named expense, even if another member recorded it (%s: %s, %s, %s)',
    async (...row) => {
      const [language, rent, bread, said] = row
      const ana = await register(language)
      const beto = await join(ana)
      await say(beto, rent)
      await say(ana, bread)
      await say(ana, said)
      expect(await listed(ana)).toMatchObject([{ amount: 900, every: 'month' }])
      expect(await ledger(ana)).toMatchObject([{ amount: 20 }, { amount: 900 }])
    },
  )

  it.each([
    ['es', 'el alquiler es todos los meses igual, no?'],
    ['es', 'el alquiler es 950 todos los meses'],
    ['es', 'el gas es todos los meses'],
    ['en', 'the rent is every month?'],
    ['fr', 'le loyer est noté tous les mois ?'],
  ] as const)(
    'repeats nothing for a question, a new price or an unrecorded expense (%s: %s)',
    async (language, said) => {
      const ana = await register(language)
      await say(ana, language === 'en' ? 'rent 900' : language === 'fr' ? 'loyer 900' : 'alquiler 900')
      await say(ana, said)
      expect(await listed(ana)).toEqual([])
    },
  )

  it.each([
    'cuánto gastamos todos los meses',
    'cuánto gasto por mes',
    'se repite el error',
    'el alquiler es todos los meses igual, no?',
    'presupuesto de 20 mil por mes para salidas',
  ])('repeats nothing when the message means something else (%s)', async (said) => {
    const ana = await register()
    await say(ana, 'netflix 8000')
    await say(ana, said)
    expect(await listed(ana)).toEqual([])
  })

  it('repeats no earlier expense after a declined one', async () => {
    const ana = await register('en')
    await say(ana, 'netflix 15')
    await say(ana, 'lent Kay 8500')
    await say(ana, 'make it monthly')
    expect(await listed(ana)).toEqual([])
  })

  it.each([
    ['en', 'cinema 12', 'rent 900, paid by Beto', "that's every month"],
    ['fr', 'ciné 12', 'loyer 900 payé par Beto', "c'est chaque mois"],
  ] as const)("asks which one, right behind another member's expense (%s)", async (...row) => {
    const [language, own, theirs, said] = row
    const ana = await register(language)
    const beto = await join(ana)
    await say(beto, own)
    await say(ana, theirs)
    expect(await say(beto, said)).toContain('¿Cuál de estos se repite?')
    expect(await listed(ana)).toEqual([])
  })

  it('repeats nothing when the message continues a question', async () => {
    const ana = await register()
    await say(ana, 'netflix 8000')
    await say(ana, 'cuánto gastamos este mes?')
    await say(ana, 'todos los meses')
    expect(await listed(ana)).toEqual([])
  })

  it('lets the owner stop a member’s recurring expense, but not the other way round', async () => {
    const ana = await register()
    const beto = await join(ana)
    await say(beto, 'netflix 8000')
    await say(beto, 'todos los meses')
    await say(ana, 'netflix ya no se repite')
    expect(await listed(ana)).toEqual([])
    await say(ana, 'gimnasio 9000')
    await say(ana, 'todos los meses')
    expect(await say(beto, 'gimnasio ya no se repite')).toContain('Ana')
    expect(await listed(ana)).toHaveLength(1)
  })
})
