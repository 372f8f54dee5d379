import { afterAll, beforeAll, expect, it } from 'vitest'
import { createTestApp, type Person, type TestApp } from '../../testing/app.ts'
import { eachEngine } from '../../testing/database.ts'

eachEngine('a question about spending', (engine) => {
  let app: TestApp
  let ana: Person
  let beto: Person

  beforeAll(async () => {
    app = await createTestApp(engine)
    app.clock.set('2026-11-20T15:00:00Z')
    ana = await app.register({ preferred_language: 'es' })
    beto = await app.join(ana)
    for (const text of [
      'súper 20.000 el 5/11',
      'nafta 30.000 el 10/10',
      'súper 12.000 el 31/10',
      'café 3.200 ayer',
    ])
      await say(ana, text)
    await say(beto, 'súper 8.000')
  })
  afterAll(() => app.close())

  async function say(person: Person, text: string): Promise<string> {
    const answer = (await person.send('sendAssistantMessage', { body: { text } })).ok()
    return answer.text.replaceAll('\u00a0', ' ')
  }

  it('about this month gets the total and the total of last month at this point', async () => {
    expect(await say(ana, '¿cuánto llevamos este mes?')).toBe(
      'En noviembre la casa gastó $ 31.200 (3 gastos).\nA esta altura de octubre iban $ 30.000.',
    )
  })

  it('about a category, a person or a period is answered for exactly that', async () => {
    expect(await say(ana, '¿cuánto gastamos en súper este mes?')).toContain(
      'En noviembre la casa gastó $ 28.000 en 🛒 Supermercado (2 gastos).',
    )
    expect(await say(ana, '¿cuánto gasté yo este mes?')).toContain(
      'En noviembre gastaste $ 23.200 (2 gastos).',
    )
    expect(await say(ana, '¿cuánto gastó Beto este mes?')).toContain(
      'En noviembre Beto gastó $ 8.000 (1 gasto).',
    )
    expect(await say(ana, '¿cuánto gastamos ayer?')).toBe('Ayer la casa gastó $ 3.200 (1 gasto).')
    expect(await say(ana, '¿cuánto gastamos en octubre?')).toBe(
      'En octubre la casa gastó $ 42.000 (2 gastos).',
    )
  })

  it('can be followed by a question about the average per week or day', async () => {
    await say(ana, '¿cuánto gasté yo este mes?')
    expect(await say(ana, '¿y por semana?')).toContain('por semana en promedio')
    expect(await say(ana, '¿y en promedio?')).toMatch(/^En noviembre gastaste .*\n.*por día en promedio/)
  })

  it.each(['compará este mes con el mes pasado', 'compará con el mes pasado'])(
    'compares this month with last month: %s',
    async (question) => {
      expect(await say(ana, question)).toBe(
        [
          'En noviembre la casa gastó $ 31.200 (3 gastos).',
          'A esta altura de octubre iban $ 30.000.',
          'Son $ 1.200 más (+4 %).',
          'En octubre fueron $ 42.000.',
        ].join('\n'),
      )
    },
  )

  it('shows no difference when last month had no expenses', async () => {
    const newcomer = await app.register()
    await say(newcomer, 'pan 1.000')
    expect(await say(newcomer, 'compará con el mes pasado')).toBe(
      'En noviembre la casa gastó $ 1.000 (1 gasto).\nEn octubre no hay gastos.',
    )
  })

  it('changes only the named part of the question before', async () => {
    expect(await say(ana, '¿cuánto gastamos en súper este mes?')).toContain('$ 28.000')
    expect(await say(ana, '¿y el mes pasado?')).toBe(
      'En octubre la casa gastó $ 12.000 en 🛒 Supermercado (1 gasto).',
    )
    expect(await say(ana, 'y Beto?')).toBe('En octubre no hay gastos de Beto en 🛒 Supermercado.')
    expect(await say(ana, 'y en transporte?')).toBe('En octubre no hay gastos de Beto en 🚌 Transporte.')
    expect(await say(ana, 'y un café 2.500')).toContain('Anotado')
    const other = await app.join(ana)
    expect(await say(other, '¿y el mes pasado?')).toMatch(/^En octubre la casa gastó \$ 42\.000 /)
    await say(ana, 'deshacer')
  })

  it('keeps comparing the same two months', async () => {
    await say(ana, 'compará noviembre con septiembre')
    expect(await say(ana, '¿y en transporte?')).toMatch(/^En noviembre .*Transporte.*\nEn septiembre /)
  })

  it.each([
    ['en', 'how much did we spend this month?', 'what about last month?', 'In October the household spent'],
    ['pt', 'quanto gastamos este mês?', 'e no mês passado?', 'Em outubro a casa gastou'],
    ['fr', 'combien on a dépensé ce mois-ci ?', 'et le mois dernier ?', 'En octobre, le foyer a dépensé'],
    ['fr', 'combien on a dépensé le mois dernier ?', 'et Ana ?', 'En octobre, Ana a dépensé'],
  ] as const)('can be continued in %s', async (preferred_language, question, next, answer) => {
    const person = await app.join(ana)
    await person.send('changeSettings', { body: { preferred_language } })
    await say(person, question)
    expect(await say(person, next)).toContain(`${answer} $ 42.000`)
  })

  it.each([
    ['en', 'how much did we spend last month?', 'and me?', 'In October you spent'],
    ['fr', 'combien on a dépensé le mois dernier ?', 'et moi ?', 'En octobre, tu as dépensé'],
  ] as const)(
    'can be continued about the writer in %s',
    async (preferred_language, question, next, answer) => {
      await ana.send('changeSettings', { body: { preferred_language } })
      await say(ana, question)
      expect(await say(ana, next)).toContain(answer)
      await ana.send('changeSettings', { body: { preferred_language: 'es' } })
    },
  )

  it('lists the largest categories or the latest expenses', async () => {
    expect(await say(ana, '¿en qué gastamos más?')).toBe(
      [
        'En noviembre la casa gastó $ 31.200. En qué se fue más:',
        '• 🛒 Supermercado: $ 28.000 (90 %)',
        '• 🍕 Salidas y comida: $ 3.200 (10 %)',
      ].join('\n'),
    )
    expect((await say(ana, 'últimos gastos')).split('\n').slice(1)).toEqual([
      '• 🛒 Supermercado, súper, $ 8.000',
      '• 🍕 Salidas y comida, café, $ 3.200, ayer',
      '• 🛒 Supermercado, súper, $ 20.000, el 5 de noviembre',
    ])
  })

  it.each([
    ['es', '¿cuánto gastó Beto este mes?', 'En noviembre Beto no anotó gastos.', 'Pagado por Beto: $ 900.'],
    ['en', 'how much has Beto spent?', 'In November Beto noted no expenses.', 'Paid by Beto: $ 900.'],
    ['pt', 'quanto Beto gastou este mês?', 'Em novembro Beto não anotou gastos.', 'Pago por Beto: $ 900.'],
    [
      'fr',
      'combien Beto a dépensé ce mois-ci ?',
      'En novembre, Beto n’a noté aucune dépense.',
      'Payé par Beto : $ 900.',
    ],
  ] as const)('about a person adds what they paid when others recorded it: %s', async (...said) => {
    const [preferred_language, question, noted, paid] = said
    const owner = await app.register({ preferred_language })
    const other = await app.join(owner)
    const paid_by = (await other.me()).id
    await owner.send('createExpense', { body: { description: 'Cena', amount: 900, paid_by } })
    expect(await say(owner, question)).toBe(`${noted}\n${paid}`)
    await owner.send('createExpense', { body: { description: 'Pan', amount: 100 } })
    await owner.send('changeSettings', { body: { preferred_language: 'es' } })
    expect(await say(owner, '¿cuánto gasté yo este mes?')).toBe(
      'En noviembre gastaste $ 1.000 (2 gastos).\nPagado por vos: $ 100.',
    )
  })

  it('is answered in the member’s language, whatever language it is asked in', async () => {
    expect(await say(ana, 'how much did we spend this month?')).toContain(
      'En noviembre la casa gastó $ 31.200',
    )
    await beto.send('changeSettings', { body: { preferred_language: 'en' } })
    expect(await say(beto, 'how much did we spend this month?')).toContain(
      'In November the household spent $ 31.200 (3 expenses).',
    )
    expect(await say(beto, 'quanto gastamos este mês?')).toContain('In November')
  })

  it('about a month without expenses says that there are none', async () => {
    const other = await app.register()
    expect(await say(other, '¿cuánto gastamos este mes?')).toBe('En noviembre no hay gastos.')
  })

  it('that cannot be answered gets example questions', async () => {
    expect(await say(ana, '¿cuál es el sentido de la vida?')).toMatch(/«.*»/)
    for (const asked of ['how was it before', 'what did you change'])
      expect(await say(ana, asked)).toContain('Eso no lo sé responder')
  })

  it('about the average gets an amount per day', async () => {
    expect(await say(ana, '¿promedio por día?')).toContain('Son $ 1.560 por día en promedio, en 20 días.')
    expect(await say(ana, 'how much on average per day?')).toContain('Son $ 1.560 por día en promedio')
    expect(await say(ana, 'moyenne par jour en courses')).toContain('Son $ 1.400 por día en promedio')
  })

  it('about two consecutive days covers both', async () => {
    expect(await say(ana, '¿cuánto gastamos ayer y hoy?')).toContain('$ 11.200')
  })
})
