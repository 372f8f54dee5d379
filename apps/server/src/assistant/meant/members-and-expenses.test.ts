import { expect, it } from 'vitest'
import { ask, eachTalk, ledger, say } from '../../testing/talk.ts'

eachTalk('a conversation about several expenses and members', ({ register, join }) => {
  it.each([
    ['es', 'uber 8.500', 'uber 500', 'el uber fue 8.000 no 8.500'],
    ['en', 'uber 85', 'uber 5', 'the uber was 80 not 85'],
    ['pt', 'uber 85', 'uber 5', 'o uber foi 80 e não 85'],
    ['fr', 'uber 85', 'uber 5', "le uber c'était 80 pas 85"],
  ] as const)('corrects the expense that has the denied amount (%s)', async (...row) => {
    const [language, first, second, said] = row
    const ana = await register(language)
    await say(ana, first)
    await say(ana, second)
    await say(ana, said)
    const [last, meant] = (await ledger(ana)).map(({ amount }) => amount)
    expect([last, meant]).toEqual(language === 'es' ? [500, 8000] : [5, 80])
  })

  it.each([
    ['es', 'últimos gastos', 'el segundo fue 90'],
    ['en', 'latest expenses', 'the second one was 90'],
    ['pt', 'últimos gastos', 'o segundo foi 90'],
    ['fr', 'dernières dépenses', "la deuxième c'était 90"],
  ] as const)(
    'finds an expense by its position in the list shown before (%s)',
    async (language, list, said) => {
      const ana = await register(language)
      for (const noted of ['taxi 50', 'pizza 40', 'uber 30']) await say(ana, noted)
      await say(ana, list)
      await say(ana, said)
      expect((await ledger(ana)).map(({ amount }) => amount)).toEqual([30, 90, 50])
    },
  )

  it('asks whether “the last” is the last listed or the last recorded', async () => {
    const ana = await register()
    for (const noted of ['taxi 50', 'pizza 40', 'uber 30']) await say(ana, noted)
    await say(ana, 'últimos gastos')
    const asked = await ask(ana, 'borrá el último')
    expect(asked.buttons?.map(({ title }) => title.replaceAll('\u00a0', ' '))).toEqual([
      '$ 30 uber',
      '$ 50 taxi',
    ])
    expect(await ledger(ana)).toHaveLength(3)
  })

  it.each([
    ['es', 'súper 40.000', 'eran 3 cafés'],
    ['es', 'súper 40.000', 'quise decir dos cafés'],
    ['en', 'electricity 85', 'it was 3 coffees'],
    ['en', 'electricity 85', 'i meant two coffees'],
    ['pt', 'luz 85', 'eram 3 cafés'],
    ['fr', 'électricité 85', "c'était 3 cafés"],
  ] as const)('does not take a number of pieces for a price (%s)', async (language, noted, said) => {
    const ana = await register(language)
    await say(ana, noted)
    const before = await ledger(ana)
    await say(ana, said)
    expect(await ledger(ana)).toEqual(before)
  })

  it.each(["it wasn't 4", '4 was wrong'])('does not change the amount to a denied one: %s', async (said) => {
    const ana = await register('en')
    await say(ana, 'coffee 5')
    await say(ana, said)
    expect(await ledger(ana)).toMatchObject([{ amount: 5 }])
  })

  it('asks before reducing an amount to a small fraction', async () => {
    const ana = await register()
    await say(ana, 'luz 38.000')
    const asked = await ask(ana, 'eran 300')
    expect(asked.buttons?.map(({ title }) => title.replaceAll('\u00a0', ' '))).toEqual(['$ 300', '$ 38.000'])
    expect(await ledger(ana)).toMatchObject([{ amount: 38000 }])
  })

  it.each([
    ['es', 'le pagué 2.000 a Beto', 'Beto lo pagó', 'no, fui yo'],
    ['en', 'I paid Beto back 20', 'Beto paid', 'no I did'],
    ['pt', 'devolvi 20 pro Beto', 'foi o Beto que pagou', 'não, fui eu'],
    ['fr', "j'ai remboursé 20 à Beto", "c'est Beto qui a payé", "non c'est moi"],
  ] as const)(
    'records no expense for money given to a member, and corrects the payer (%s)',
    async (...row) => {
      const [language, given, other, own] = row
      const ana = await register(language)
      await join(ana)
      await say(ana, given)
      expect(await ledger(ana)).toEqual([])
      await say(ana, 'taxi 500')
      await say(ana, other)
      expect(await ledger(ana)).toMatchObject([{ description: 'taxi', paid_by_name: 'Beto García' }])
      await say(ana, own)
      expect(await ledger(ana)).toMatchObject([{ description: 'taxi', paid_by_name: 'Ana García' }])
    },
  )

  it.each([
    ['es', '¿quién pagó el taxi?', 'lo pagó Ana'],
    ['en', 'who paid for the taxi?', 'paid by Ana'],
    ['pt', 'quem pagou o táxi?', 'pago por Ana'],
    ['fr', 'qui a payé le taxi ?', 'payé par Ana'],
  ] as const)('answers who paid an expense (%s)', async (language, question, told) => {
    const ana = await register(language)
    await say(ana, 'taxi 500')
    expect(await say(ana, question)).toContain(told)
  })

  it.each([
    ['es', '¿cuánto gastamos Beto y yo?', 'Vos llevás $ 300 más.'],
    ['es', '¿quién gastó más, Beto o yo?', 'Vos llevás $ 300 más.'],
    ['en', 'how much did Beto and I spend?', 'You spent $ 300 more.'],
    ['en', 'who spent more, Beto or me?', 'You spent $ 300 more.'],
    ['pt', 'quanto eu e o Beto gastamos?', 'Você gastou $ 300 a mais.'],
    ['fr', 'combien Beto et moi on a dépensé ?', 'Toi : $ 300 de plus.'],
  ] as const)('compares the spending of two members (%s: %s)', async (language, question, told) => {
    const ana = await register(language)
    const beto = await join(ana)
    await say(ana, 'taxi 500')
    await say(beto, 'taxi 200')
    const lines = (await say(ana, question)).replaceAll('*', '').split('\n')
    expect(lines).toHaveLength(3)
    expect(
      lines
        .slice(0, 2)
        .join()
        .match(/\b[25]00\b/g)
        ?.toSorted(),
    ).toEqual(['200', '500'])
    expect(lines[2]).toBe(told)
  })

  it.each([
    ['es', '¿cuál fue el más barato?'],
    ['es', 'el más barato'],
    ['en', 'which one was the cheapest?'],
    ['pt', 'qual foi o mais barato?'],
    ['fr', "c'était quoi le moins cher ?"],
  ] as const)('lists the cheapest expense first when asked for it (%s: %s)', async (language, question) => {
    const ana = await register(language)
    for (const noted of ['taxi 50', 'pizza 40', 'uber 60']) await say(ana, noted)
    expect((await say(ana, question)).split('\n')[1]).toContain('pizza')
  })

  it.each([
    ['es', 'alquiler 350 mil el 1', '¿cuánto gastamos hoy?', 'el alquiler era 360 mil', 360000],
    ['pt', 'aluguel 950 dia 1', 'quanto gastamos hoje?', 'o aluguel era 960', 960],
  ] as const)('corrects the named expense after a question in between (%s)', async (...row) => {
    const [language, noted, question, said, amount] = row
    const ana = await register(language)
    await say(ana, noted)
    await say(ana, question)
    await say(ana, said)
    expect(await ledger(ana)).toMatchObject([{ amount }])
  })

  it.each([
    ['es', 'pan 30', 'cuanto puso cada uno', 'cuánto gastó cada uno en súper', '$ 30 en 🛒'],
    [
      'en',
      'bread 30',
      'how much did each of us spend?',
      'how much did we each spend on groceries?',
      '30 on 🛒',
    ],
    ['pt', 'pão 30', 'quanto cada um gastou?', 'quanto cada um gastou em mercado?', '30 em 🛒'],
    ['fr', 'pain 30', 'combien chacun a dépensé ?', 'combien chacun a dépensé en courses ?', '30 en 🛒'],
  ] as const)('lists each member’s spending when asked for it (%s)', async (...row) => {
    const [language, noted, all, some, sum] = row
    const ana = await register(language)
    const beto = await join(ana)
    await say(ana, noted)
    await say(beto, 'taxi 90')
    const [, first, second] = (await say(ana, all)).split('\n')
    expect([first, second]).toEqual([expect.stringContaining('Beto'), expect.stringContaining('Ana')])
    const [head, ...lines] = (await say(ana, some)).split('\n')
    expect(head?.replaceAll('*', '')).toContain(sum)
    expect(lines).toEqual([expect.stringContaining('Ana')])
  })

  it.each([
    ['es', 'ayer nafta 90', '¿qué día gastamos más?', 'ayer: $ 90 (75 %)', 'hoy: $ 30 (25 %)'],
    [
      'en',
      'yesterday taxi 90',
      'which day did we spend the most?',
      'yesterday: $ 90 (75%)',
      'today: $ 30 (25%)',
    ],
    ['pt', 'ontem táxi 90', 'qual dia gastamos mais?', 'ontem: $ 90 (75%)', 'hoje: $ 30 (25%)'],
    [
      'fr',
      'hier taxi 90',
      'quel jour on a dépensé le plus ?',
      'hier : $ 90 (75 %)',
      'aujourd’hui : $ 30 (25 %)',
    ],
  ] as const)('lists the days with the highest spending (%s)', async (...row) => {
    const [language, noted, question, ...days] = row
    const ana = await register(language)
    for (const said of [noted, 'pizza 20', 'pizza 10']) await say(ana, said)
    const [, ...lines] = (await say(ana, question)).replaceAll('*', '').split('\n')
    expect(lines).toEqual(days.map((day) => `• ${day}`))
  })

  it.each([
    ['es', '3 de octubre', '¿cuál fue el mayor gasto de octubre?', 'y el menor?', 'En octubre'],
    ['pt', '3 de outubro', 'qual foi o maior gasto de outubro?', 'e o menor?', 'Em outubro'],
  ] as const)('finds the smallest expense of the period asked about before (%s)', async (...row) => {
    const [language, day, question, said, period] = row
    const ana = await register(language)
    for (const noted of [`pizza 50 ${day}`, `taxi 40 ${day}`, 'uber 30']) await say(ana, noted)
    await say(ana, question)
    const [head, first] = (await say(ana, said)).split('\n')
    expect(head).toContain(period)
    expect(first).toContain('taxi')
  })

  it.each([
    ['es', 'pizza 68, la pagó Beto'],
    ['es', 'pizza 68 lo pagó Beto'],
    ['pt', 'pizza 68, quem pagou foi o Beto'],
  ] as const)('records a member named in the message as the payer (%s: %s)', async (...row) => {
    const [language, said] = row
    const ana = await register(language)
    await join(ana)
    await say(ana, said)
    expect(await ledger(ana)).toMatchObject([{ amount: 68, paid_by_name: 'Beto García' }])
  })

  it.each([
    ['es', 'el café lo invitó Beto'],
    ['es', 'lo invitó Beto'],
  ] as const)('makes the member who treated the others the payer (%s: %s)', async (language, said) => {
    const ana = await register(language)
    await join(ana)
    await say(ana, 'café 4.500')
    await say(ana, said)
    expect(await ledger(ana)).toMatchObject([{ description: 'café', paid_by_name: 'Beto García' }])
  })
})
