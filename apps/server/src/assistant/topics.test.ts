import { expect, it } from 'vitest'
import { eachApp, newPhone, type Person } from '../testing/app.ts'
import { tokenIn } from '../testing/graph.ts'
import { ask, eachTalk, ledger, press, say } from '../testing/talk.ts'

const noted = async (person: Person) =>
  (await ledger(person)).map(({ description, amount }) => `${description} ${amount}`)

eachTalk('a message about several things', ({ register }) => {
  it.each([
    [
      'es',
      'hola! el almuerzo fue 14 mil y cuánto gastamos esta semana?',
      'almuerzo 14000',
      /14\.000 \(1 gasto\)/,
    ],
    ['en', 'hi! lunch was 14 and how much have we spent this week?', 'lunch 14', /\$ 14 \(1 expense\)/],
    ['pt', 'oi! o almoço foi 14 e quanto gastamos essa semana?', 'almoço 14', /\$ 14 \(1 gasto\)/],
    [
      'fr',
      'salut ! déjeuner 14 et on a dépensé combien cette semaine ?',
      'déjeuner 14',
      /\$ 14 \(1 dépense\)/,
    ],
  ] as const)(
    'records the expense and then answers the question with it included (%s: %s)',
    async (language, text, expense, told) => {
      const ana = await register(language)
      const answer = await ask(ana, text)
      const [confirmed, answered] = answer.text.split('\n\n')
      expect(await noted(ana)).toEqual([expense])
      expect(confirmed).toContain(expense.split(' ', 1).join())
      expect(answered).toMatch(told)
      expect(answer.expenses).toHaveLength(1)
      await press(ana, answer.buttons[0]?.id)
      expect(await noted(ana)).toEqual([])
    },
  )

  it.each([
    ['es', 'pan 500, leche 300 y cuánto gastamos hoy?', ['leche 300', 'pan 500'], /800 \(2 gastos\)/],
    ['en', 'bread 5, milk 3 and how much have we spent today?', ['milk 3', 'bread 5'], /\$ 8 \(2 expenses\)/],
    ['pt', 'pão 5, leite 3 e quanto gastamos hoje?', ['leite 3', 'pão 5'], /\$ 8 \(2 gastos\)/],
    [
      'fr',
      "pain 5, lait 3 et on a dépensé combien aujourd'hui ?",
      ['lait 3', 'pain 5'],
      /\$ 8 \(2 dépenses\)/,
    ],
  ] as const)(
    'records several expenses, answers the question and offers to undo them all (%s: %s)',
    async (...row) => {
      const [language, text, expenses, told] = row
      const ana = await register(language)
      const answer = await ask(ana, text)
      expect(await noted(ana)).toEqual(expenses)
      expect(answer.text.split('\n\n')[1]).toMatch(told)
      expect(answer.buttons).toHaveLength(3)
      await press(ana, answer.buttons[0]?.id)
      expect(await noted(ana)).toEqual([])
    },
  )

  it.each([
    [
      'es',
      'presupuesto de 90 mil para el súper',
      'gasté 30 mil en la panadería, y cuánto queda del presupuesto del súper?',
    ],
    [
      'en',
      'set a budget of 90 for groceries',
      'spent 30 at the bakery, and how much is left of the grocery budget?',
    ],
    ['pt', 'orçamento de 90 para mercado', 'gastei 30 na padaria, e quanto falta do orçamento do mercado?'],
    [
      'fr',
      'budget de 90 pour les courses',
      '30 à la boulangerie, et il reste combien sur le budget courses ?',
    ],
  ] as const)(
    'answers how much of a budget is left without setting one (%s: %s, %s)',
    async (language, budget, text) => {
      const ana = await register(language)
      await say(ana, budget)
      const before = (await ana.send('listBudgets')).ok().budgets.map(({ amount }) => amount)
      const [, answered] = (await say(ana, text)).split('\n\n')
      expect(await ledger(ana)).toHaveLength(1)
      expect(answered).toMatch(/\$ 60\b/)
      expect((await ana.send('listBudgets')).ok().budgets.map(({ amount }) => amount)).toEqual(before)
    },
  )

  it.each([
    ['es', '¿cuánto gasté hoy? ah, y anotá 15 mil de peaje', 'peaje 15000'],
    ['en', 'how much did I spend today? also 15 for parking', 'parking 15'],
    ['pt', 'quanto eu gastei hoje? ah, e anota 15 de estacionamento', 'estacionamento 15'],
    ['fr', "combien ai-je dépensé aujourd'hui ? ah, et note 15 de parking", 'parking 15'],
  ] as const)('answers first when the question comes first (%s: %s)', async (language, text, expense) => {
    const ana = await register(language)
    const [answered, confirmed] = (await say(ana, text)).split('\n\n')
    expect(answered).not.toMatch(/\d/)
    expect(confirmed).toMatch(/\$ 15\b/)
    expect(await noted(ana)).toEqual([expense])
  })

  it.each([
    [
      'es',
      ['almuerzo 9.000', 'taxi 5.000'],
      'borra el almuerzo y anota 18 mil de pizza',
      ['pizza 18000', 'taxi 5000'],
    ],
    ['en', ['taxi 5', 'lunch 9'], 'delete the last one and note 18 for pizza', ['pizza 18', 'taxi 5']],
    ['pt', ['táxi 5', 'almoço 9'], 'apaga a última e anota 18 de pizza', ['pizza 18', 'táxi 5']],
    ['fr', ['taxi 5', 'déjeuner 9'], 'supprime la dernière et note 18 de pizza', ['pizza 18', 'taxi 5']],
    ['en', ['bus 5', 'lunch 9'], 'spent 18 on pizza and delete the bus', ['pizza 18', 'lunch 9']],
    // Not the lunch that the same message records.
    ['en', ['lunch 9'], 'spent 18 on lunch and delete the lunch', ['lunch 18']],
  ] as const)(
    'deletes one expense, records another and offers to restore the first (%s: %j, %s)',
    async (language, before, text, left) => {
      const ana = await register(language)
      for (const each of before) await say(ana, each)
      const answer = await ask(ana, text)
      expect(await noted(ana)).toEqual(left)
      expect(answer.buttons).toHaveLength(3)
      await press(ana, answer.buttons[2]?.id)
      expect(await noted(ana)).toHaveLength(left.length + 1)
    },
  )

  it.each([
    ['es', 'café 3.000', 'eran 5.000, cuánto vamos este mes?', 'café 5000'],
    ['en', 'coffee 3', 'it was 5, how much this month?', 'coffee 5'],
    ['pt', 'café 3', 'foi 5, quanto gastamos este mês?', 'café 5'],
    ['fr', 'café 3', "c'était 5, on est à combien ce mois-ci ?", 'café 5'],
  ] as const)(
    'corrects the expense and then answers with the new amount (%s: %s, %s)',
    async (language, first, text, left) => {
      const ana = await register(language)
      await say(ana, first)
      const [, answered] = (await say(ana, text)).split('\n\n')
      expect(await noted(ana)).toEqual([left])
      expect(answered).toMatch(/\$ 5/)
    },
  )

  it.each([
    ['es', 'leche 2.000', 'café 3.000 borrá la leche', ['café 3000']],
    ['en', 'milk 2', 'coffee 3, delete the milk', ['coffee 3']],
    ['pt', 'leite 2', 'café 3 apaga o leite', ['café 3']],
    ['fr', 'lait 2', 'café 3 supprime le lait', ['café 3']],
    // Nothing is called 'dessert', so the lunch stays.
    ['en', 'lunch 38', 'lunch 38, take off the dessert', ['lunch 38']],
  ] as const)('deletes only the named expense and keeps the recorded one (%s: %s, %s)', async (...row) => {
    const [language, before, text, left] = row
    const ana = await register(language)
    await say(ana, before)
    await say(ana, text)
    expect(await noted(ana)).toEqual(left)
  })

  it.each([
    ['es', 'peluquería 50', 'celular 60', 'borrá la peluquería', 'no, dejá la peluquería, borrá el celular'],
    ['pt', 'barbeiro 50', 'celular 60', 'apaga o barbeiro', 'não, deixa o barbeiro, apaga o celular'],
    ['en', 'barber 50', 'phone 60', 'delete the barber', 'no, leave the barber, delete the phone'],
    [
      'fr',
      'coiffeur 50',
      'téléphone 60',
      'supprime le coiffeur',
      'non, laisse le coiffeur, supprime le téléphone',
    ],
  ] as const)(
    'restores the first expense and deletes another instead (%s: %s, %s, %s, %s)',
    async (...row) => {
      const [language, first, second, wrong, text] = row
      const ana = await register(language)
      for (const said of [first, second]) await say(ana, said)
      const [kept] = (await ledger(ana)).filter(({ amount }) => amount === 50)
      await say(ana, wrong)
      await say(ana, text)
      expect(await noted(ana)).toEqual([`${kept?.description} 50`])
    },
  )

  it.each([
    ['es', 'leche 50', 'no, era pan, borrá la leche'],
    ['en', 'taxi 50', 'make it 5 less, and delete the taxi'],
  ] as const)(
    'neither renames nor deletes an expense when it asks for both (%s: %s, %s)',
    async (language, said, wishes) => {
      const ana = await register(language)
      await say(ana, said)
      await say(ana, wishes)
      expect(await noted(ana)).toEqual([said])
    },
  )

  it.each([
    ['es', 'no, no los devolvimos, me los quedé'],
    ['en', "no, we didn't return them, I kept them"],
  ] as const)('does not rename an expense to a story (%s: %s)', async (language, said) => {
    const ana = await register(language)
    await say(ana, 'pizza 50')
    await say(ana, said)
    expect(await noted(ana)).toEqual(['pizza 50'])
  })

  it('gets its full answer even if that leaves no room for buttons', async () => {
    const ana = await register('es')
    for (const amount of [1, 2, 3, 4, 5, 6, 7])
      (await ana.send('createExpense', { body: { amount, description: 'x'.repeat(190) } })).ok()
    const answer = await ask(ana, `almuerzo ${'z'.repeat(180)} 14 mil y mostrame lo de hoy`)
    expect(answer.expenses).toHaveLength(1)
    expect(answer.text.length).toBeGreaterThan(1024)
    expect(answer.text).toMatch(/y \d más$/)
    expect(answer.buttons).toEqual([])
  })

  it('is not assumed when “and” joins two things with one price', async () => {
    const ana = await register('es')
    await say(ana, 'café y pan 500')
    expect(await noted(ana)).toEqual(['café y pan 500'])
    await say(ana, 'cuánto gasté en pan y leche')
    expect(await noted(ana)).toEqual(['café y pan 500'])
  })

  it('is passed on to the assistant instead of previewed as an expense', async () => {
    const ana = await register('en')
    const text = 'lunch was 14 and how much have we spent this week?'
    expect((await ana.send('readMessage', { body: { text } })).ok().reading).toEqual({ kind: 'ask' })
  })

  it('allows a correction of its expense and a follow-up question', async () => {
    const ana = await register('en')
    await say(ana, 'lunch was 14 and how much have we spent this week?')
    await say(ana, 'no, it was 15')
    expect(await noted(ana)).toEqual(['lunch 15'])
    expect(await say(ana, 'and last week?')).not.toContain('15')
    await say(ana, 'undo')
    expect(await noted(ana)).toEqual(['lunch 14'])
    await say(ana, 'undo')
    expect(await noted(ana)).toEqual([])
  })

  it('records its expense once when the same request arrives several times', async () => {
    const ana = await register('en')
    const body = { text: 'lunch was 14 and how much have we spent this week?' }
    const headers = { 'idempotency-key': crypto.randomUUID() }
    const answers = await Promise.all(
      [1, 2, 3].map(() => ana.send('sendAssistantMessage', { body, headers })),
    )
    expect(new Set(answers.map((answer) => answer.ok().text)).size).toBe(1)
    expect(await noted(ana)).toEqual(['lunch 14'])
  })
})

eachApp('a message about several things in a chat', (app) => {
  it('gets one reply with the buttons for the recorded expense', async () => {
    const phone = newPhone()
    const ana = await app.register({ phone_number: phone })
    await app.settled()
    const [verification] = app.graph.sentTo(phone)
    if (!verification) throw new Error('no verification message')
    await ana.send('validateAccount', { query: { token: tokenIn(verification) } })
    await app.settled()
    const before = app.graph.sentTo(phone).length
    await app.graph.write(app.app.http, phone, 'el almuerzo fue 14 mil y cuánto gastamos esta semana?')
    await app.settled()
    const answers = app.graph.sentTo(phone).slice(before)
    expect(answers).toHaveLength(1)
    const { body, action } = answers[0]?.body.interactive ?? {}
    const [confirmed, answered] = body.text.split('\n\n')
    expect(confirmed).toContain('Anotado')
    expect(answered).toContain('(1 gasto)')
    expect(action.buttons).toHaveLength(2)
    expect(await noted(ana)).toEqual(['almuerzo 14000'])
  })
})
