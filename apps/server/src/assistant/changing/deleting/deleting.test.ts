import { expect, it } from 'vitest'
import type { Person } from '../../../testing/app.ts'
import { ask, eachTalk, ledger, press, say } from '../../../testing/talk.ts'

eachTalk('a deletion', ({ register, join, wait }) => {
  const things = async (person: Person) => (await ledger(person)).map(({ description }) => description)

  it.each([
    ['es', ['carne 12.000', 'verdura 4.500', 'pan 1.800'], 'borrá el pan y la carne', 'no, dejalos'],
    ['en', ['meat 12', 'veg 4.50', 'bread 1.80'], 'delete the bread and the meat', 'no, keep them'],
    ['pt', ['carne 12', 'verdura 4,50', 'pão 1,80'], 'apaga o pão e a carne', 'não, deixa'],
    ['fr', ['viande 12', 'légumes 4,50', 'pain 1,80'], 'supprime le pain et la viande', 'non, laisse'],
    [
      'es',
      ['carne 12.000', 'verdura 4.500', 'pan 1.800'],
      'elimine el pan y la carne',
      'no, perdón, déjelos',
    ],
  ] as const)('covers each expense it names and is undone by a “no” (%s)', async (...row) => {
    const [language, noted, both, no] = row
    const ana = await register(language)
    for (const each of noted) await say(ana, each)
    const before = await things(ana)
    await say(ana, both)
    expect(await things(ana)).toEqual([before[1]])
    await say(ana, no)
    expect(await things(ana)).toEqual(before)
  })

  it.each([
    ['es', ['borrá la pizza', 'borrá el café'], 'recuperá los dos'],
    ['en', ['delete the pizza', 'delete the coffee'], 'bring both back'],
    ['pt', ['apaga a pizza', 'apaga o café'], 'recupera os dois'],
    ['fr', ['supprime la pizza', 'supprime le café'], 'remets les deux'],
    ['es', ['borrá la pizza', 'borrá el café', 'borrá el taxi'], 'recuperá todo'],
  ] as const)('is restored with the ones before it when several are meant (%s: %s, %s)', async (...row) => {
    const [language, deletions, back] = row
    const ana = await register(language)
    for (const noted of ['pizza 20', language === 'en' ? 'coffee 5' : 'café 5', 'taxi 9'])
      await say(ana, noted)
    const before = await things(ana)
    for (const said of [...deletions, back]) await say(ana, said)
    expect(await things(ana)).toEqual(before)
  })

  it.each([
    ['es', 'corte de pelo', 'borrá los últimos dos'],
    ['en', 'haircut', 'delete the last two'],
    ['pt', 'cabeleireiro', 'apaga os dois últimos'],
    ['fr', 'coiffeur', 'supprime les deux derniers'],
  ] as const)('of the last two does not answer an open question (%s: %s, %s)', async (...row) => {
    const [language, asked, wish] = row
    const ana = await register(language)
    for (const said of ['pizza 20', 'taxi 9', asked, wish]) await say(ana, said)
    expect(await things(ana)).toEqual([])
  })

  it.each([
    ['es', 'manguera y tierra 134', 'borrá la manguera'],
    ['en', 'mulch and a hose 134', 'delete the hose thing I returned it'],
    ['pt', 'mangueira e terra 134', 'apaga a mangueira'],
    ['fr', 'tuyau et terreau 134', 'supprime le tuyau'],
  ] as const)('of one part of an expense is asked about (%s: %s, %s)', async (...row) => {
    const [language, noted, wish] = row
    const ana = await register(language)
    await say(ana, noted)
    expect((await ask(ana, wish)).buttons).toHaveLength(2)
    expect(await things(ana)).toHaveLength(1)
  })

  it('“put it back” restores what another member has just deleted, not an older budget', async () => {
    const ana = await register('en')
    const ben = await join(ana)
    await say(ben, 'taxi 9')
    for (const said of ['budget of 100 for transport', 'budget of 200 for transport']) await say(ana, said)
    wait(1)
    await say(ben, 'delete the taxi')
    await say(ana, 'put it back')
    expect(await ledger(ana)).toMatchObject([{ amount: 9 }])
    expect((await ana.send('listBudgets')).ok().budgets).toMatchObject([{ amount: 200 }])
  })

  it('“put it back” after a refused message reverts nothing', async () => {
    const ana = await register('en')
    await say(ana, 'budget for eating out 250')
    await say(ana, 'got my salary 2000')
    await say(ana, 'put it back')
    expect((await ana.send('listBudgets')).ok().budgets).toHaveLength(1)
  })

  it.each([
    ['es', 'almuerzo 3.000 y merienda 1.500', 'sacá la merienda', 'en realidad no, dejala'],
    ['en', 'lunch 12 and a snack 4', 'remove the snack', 'actually no, leave it'],
    ['pt', 'almoço 30 e lanche 12', 'tira o lanche', 'na verdade não, deixa'],
    ['fr', 'déjeuner 12 et goûter 4', 'enlève le goûter', 'en fait non, laisse'],
  ] as const)('is undone by a change of mind and renames nothing (%s: %s, %s, %s)', async (...row) => {
    const [language, noted, wish, keep] = row
    const ana = await register(language)
    await say(ana, noted)
    const before = await things(ana)
    await say(ana, wish)
    expect(await things(ana)).toHaveLength(1)
    await say(ana, keep)
    expect(await things(ana)).toEqual(before)
  })

  it.each([
    ['es', 'café 1.500', 'cuota del club 5.000', '¿podés borrar el café?', 'anulá la cuota'],
    ['en', 'coffee 3', 'gym 50', 'can you delete the coffee?', 'could I remove the gym, please?'],
    ['pt', 'café 5', 'academia 90', 'pode apagar o café?', 'dá pra apagar a academia?'],
    ['fr', 'café 3', 'cantine 40', 'tu peux supprimer le café ?', 'annule la cantine'],
  ] as const)('can be requested politely or as a cancellation (%s: %s)', async (...row) => {
    const [language, first, second, politely, calledOff] = row
    const ana = await register(language)
    for (const each of [first, second]) await say(ana, each)
    const [kept] = await things(ana)
    await say(ana, politely)
    expect(await things(ana)).toEqual([kept])
    await say(ana, calledOff)
    expect(await things(ana)).toEqual([])
  })

  it.each([
    ['es', 'café 1.500', 'borrá el café, ya lo había anotado'],
    ['en', 'coffee 3', 'delete the coffee because it was cancelled'],
    ['pt', 'café 5', 'apaga o café, já tinha anotado'],
    ['fr', 'café 3', "efface le café parce qu'il était offert"],
    ['es', 'pan 3.900', 'sacá el pan que me lo regalaron'],
    ['es', 'netflix 4.900', 'borra lo de netflix ya lo cancelé'],
    ['es', 'globos 4.900', 'sácame lo de los globos porfa'],
    ['pt', 'netflix 44,90', 'apaga a netflix q era teste'],
    ['pt', 'uber 18', 'apaga o uber que não era meu'],
  ] as const)('can include its reason (%s: %s, %s)', async (language, noted, wish) => {
    const ana = await register(language)
    await say(ana, noted)
    await say(ana, wish)
    expect(await things(ana)).toEqual([])
  })

  it.each([
    ['es', 'nafta 20.000 y peaje 3.000', 'borrá lo último', 'no, era chiste'],
    ['en', 'gas 40 and toll 3', 'delete the last one', 'no, it was a joke'],
    ['pt', 'gasolina 200 e pedágio 30', 'apaga o último', 'não, era brincadeira'],
    ['fr', 'essence 40 et péage 3', 'supprime le dernier', "non, c'était une blague"],
  ] as const)('is undone by “it was a joke” and renames nothing (%s)', async (...row) => {
    const [language, noted, last, joke] = row
    const ana = await register(language)
    await say(ana, noted)
    const both = await things(ana)
    await say(ana, last)
    expect(await things(ana)).toHaveLength(1)
    await say(ana, joke)
    expect(await things(ana)).toEqual(both)
  })

  it.each([
    ['es', 'anotá 2 cafés 3.200 cada uno', 'borrá uno', '3.200', 3200],
    ['en', '2 coffees 3.20 each', 'delete one', '3.20', 3.2],
    ['pt', '2 cafés 3,20 cada um', 'apaga um', '3,20', 3.2],
    ['fr', '2 cafés 3,20 chacun', 'supprime en un', '3,20', 3.2],
  ] as const)('of one of two pieces takes the price of the remaining one (%s: %s, %s)', async (...row) => {
    const [language, noted, one, left, amount] = row
    const ana = await register(language)
    await say(ana, noted)
    await say(ana, one)
    await say(ana, left)
    expect(await ledger(ana)).toMatchObject([{ amount }])
  })

  it.each([
    ['es', 'pan 300 y leche 500', 'borrá los dos', 'recuperá el segundo'],
    ['en', 'bread 3 and milk 5', 'delete both', 'restore the second'],
    ['pt', 'pão 3 e leite 5', 'apaga os dois', 'recupera o segundo'],
    ['fr', 'pain 3 et lait 5', 'supprime les deux', 'restaure le deuxième'],
  ] as const)('of several is undone for one by its position (%s)', async (language, noted, all, one) => {
    const ana = await register(language)
    await say(ana, noted)
    const [second] = await things(ana)
    await say(ana, all)
    await say(ana, one)
    expect(await things(ana)).toEqual([second])
  })

  it('is only explained when asked whether it is possible', async () => {
    const ana = await register('en')
    await say(ana, 'coffee 3')
    expect(await say(ana, 'can I delete an expense?')).toContain('“delete it”')
    expect(await things(ana)).toEqual(['coffee'])
  })

  it('changes nothing when one of the named expenses does not exist', async () => {
    const ana = await register()
    await say(ana, 'pan 1.800')
    expect(await say(ana, 'borrá el pan y la carne')).toContain('«pan y carne»')
    expect(await things(ana)).toEqual(['pan'])
  })

  it.each([
    ['es', 'borrá la pizza', 'y el taxi'],
    ['en', 'delete the pizza', 'and the taxi'],
    ['pt', 'apaga a pizza', 'e o táxi'],
    ['fr', 'supprime la pizza', 'et le taxi'],
  ] as const)('continues with the expense named in the next message (%s)', async (language, said, next) => {
    const ana = await register(language)
    for (const noted of ['uber 30', language === 'pt' ? 'táxi 50' : 'taxi 50', 'pizza 40'])
      await say(ana, noted)
    await say(ana, said)
    await say(ana, next)
    expect(await ledger(ana)).toMatchObject([{ description: 'uber' }])
  })

  it('does not include an expense that is only asked about', async () => {
    const ana = await register('en')
    for (const noted of ['taxi 50', 'pizza 40']) await say(ana, noted)
    await say(ana, 'delete the pizza')
    await say(ana, 'and the taxi?')
    expect(await ledger(ana)).toMatchObject([{ description: 'taxi' }])
  })

  it('of a budget is undone by a “no” too', async () => {
    const ana = await register('en')
    for (const said of ['set a budget of 400 for groceries', 'remove the grocery budget', 'no keep it'])
      await say(ana, said)
    expect(await say(ana, 'what are my budgets')).toMatch(/0 of \$.400/)
  })

  it.each([
    ['es', 'verdura 4.000, pan 1.500 y leche 2.000', 'borrá la verdura, el pan', 'leche'],
    ['en', 'milk 3, bread 2 and eggs 4', 'delete the milk, the bread', 'eggs'],
    ['pt', 'pão 8, leite 6 e ovos 12', 'apaga o pão, o leite', 'ovos'],
    ['fr', 'lait 3, pain 2 et oeufs 4', 'supprime le lait, le pain', 'oeufs'],
  ] as const)('covers names separated by commas and lists each of them (%s: %s, %s)', async (...row) => {
    const [language, noted, wish, left] = row
    const ana = await register(language)
    await say(ana, noted)
    const gone = (await things(ana)).filter((each) => each !== left)
    const answer = await say(ana, wish)
    for (const each of gone) expect(answer).toContain(each)
    expect(await things(ana)).toEqual([left])
  })

  it.each([
    [
      'es',
      'ayer nafta 20.000',
      'pan 1.800 y leche 900',
      '¿cuáles son los gastos más grandes?',
      'borrá todo lo de hoy',
    ],
    [
      'en',
      'yesterday petrol 50',
      'bread 2 and milk 3',
      'what are our biggest expenses?',
      'delete everything from today',
    ],
    ['pt', 'ontem gasolina 50', 'pão 8 e leite 6', 'quais são os maiores gastos?', 'apaga tudo de hoje'],
    [
      'fr',
      'hier essence 50',
      'pain 2 et lait 3',
      'quelles sont les plus grosses dépenses ?',
      "supprime tout d'aujourd'hui",
    ],
  ] as const)('of everything on a day covers only the writer’s expenses of that day (%s)', async (...row) => {
    const [language, before, noted, list, wish] = row
    const ana = await register(language)
    const beto = await join(ana)
    await say(beto, 'taxi 40')
    for (const each of [before, noted]) await say(ana, each)
    await say(ana, list)
    await say(ana, wish)
    const left = await things(ana)
    expect(left).toHaveLength(2)
    expect(left).toContain('taxi')
    expect(before).toContain(left.find((each) => each !== 'taxi'))
  })

  it.each([
    ['es', 'ayer nafta 20.000', 'pan 1.800', 'borra el de ayer'],
    ['en', 'yesterday petrol 50', 'bread 2', 'delete the one from yesterday'],
    ['pt', 'ontem gasolina 50', 'pão 8', 'apaga o de ontem'],
    ['fr', 'hier essence 50', 'pain 2', "supprime celle d'hier"],
  ] as const)('of the one on a day deletes only that expense (%s)', async (language, before, noted, wish) => {
    const ana = await register(language)
    for (const each of [before, noted]) await say(ana, each)
    await say(ana, wish)
    const left = await things(ana)
    expect(left).toHaveLength(1)
    expect(noted).toContain(left[0])
    await say(ana, wish)
    expect(await things(ana)).toEqual(left)
  })

  it('asks which one is meant when there are several on that day', async () => {
    const ana = await register()
    for (const each of ['ayer nafta 20.000', 'ayer pan 900', 'leche 500']) await say(ana, each)
    expect((await ask(ana, 'borra el de ayer')).buttons).toHaveLength(2)
    expect(await things(ana)).toHaveLength(3)
  })

  it.each([
    ['es', 'borrá los últimos 2'],
    ['en', 'please remove the last two'],
    ['pt', 'apaga os dois últimos'],
    ['fr', 'supprime les deux dernières'],
  ] as const)('of the last two deletes the two recorded last (%s: %s)', async (language, wish) => {
    const ana = await register(language)
    for (const each of ['taxi 40', 'gym 30', 'pizza 20']) await say(ana, each)
    await say(ana, wish)
    expect(await things(ana)).toEqual(['taxi'])
  })

  it.each([
    ['es', 'borrá lo del kiosco', 'volvelo a poner'],
    ['en', 'delete the kiosk', 'put it back'],
  ] as const)(
    'of an expense that does not exist leaves nothing to undo (%s)',
    async (language, wish, back) => {
      const ana = await register(language)
      for (const said of ['taxi 20', language === 'es' ? 'eran 30' : 'it was 30', wish, back])
        await say(ana, said)
      expect(await ledger(ana)).toMatchObject([{ description: 'taxi', amount: 30 }])
    },
  )

  it.each([
    ['es', 'borrá el pan y el taxi', 'recuperá el taxi', 'y el pan'],
    ['fr', 'supprime le pain et le taxi', 'remets le taxi', 'et le pain'],
  ] as const)('of two is undone one by one (%s)', async (language, wish, one, other) => {
    const ana = await register(language)
    for (const said of [language === 'es' ? 'pan 3' : 'pain 3', 'taxi 20', wish, one]) await say(ana, said)
    expect(await ledger(ana)).toMatchObject([{ description: 'taxi' }])
    await say(ana, other)
    expect(await ledger(ana)).toHaveLength(2)
  })

  it.each([
    ['es', 'uber 4.300', 'fíjate que el uber no era mío, bórralo'],
    ['pt', 'uber 18', 'menina o uber nem era meu, apaga'],
  ] as const)('is confirmed first when the name is among many other words (%s: %s, %s)', async (...row) => {
    const [language, noted, wish] = row
    const ana = await register(language)
    await say(ana, noted)
    const asked = await ask(ana, wish)
    expect(asked.buttons).toHaveLength(2)
    expect(await things(ana)).toEqual(['uber'])
    await press(ana, asked.buttons[0]?.id)
    expect(await things(ana)).toEqual([])
  })

  it.each([
    ['es', 'café 900', 'taxi 500', 'borrá el repetido'],
    ['en', 'coffee 9', 'taxi 5', 'delete the duplicate'],
    ['pt', 'café 9', 'táxi 5', 'apaga o repetido'],
    ['fr', 'café 9', 'taxi 5', 'supprime le doublon'],
  ] as const)('of a duplicate is confirmed first (%s)', async (...row) => {
    const [language, twice, other, wish] = row
    const ana = await register(language)
    for (const noted of [twice, other]) await say(ana, noted)
    expect((await ask(ana, wish)).buttons).toHaveLength(2)
    await say(ana, twice)
    await say(ana, other.replace('5', '7'))
    const asked = await ask(ana, wish)
    const [last, later, ...earlier] = await ledger(ana)
    expect([later, ...earlier]).toHaveLength(3)
    await press(ana, asked.buttons[0]?.id)
    expect(await ledger(ana)).toEqual([last, ...earlier])
  })

  it('deletes another expense that is named after a deletion', async () => {
    const ana = await register()
    for (const text of ['verdulería 6.300', 'panadería 2.500', 'pan 1.800']) await say(ana, text)
    await say(ana, 'borrá la panadería')
    expect(await say(ana, 'y la verdulería también')).toContain('Borrado')
    expect(await ledger(ana)).toMatchObject([{ description: 'pan' }])
  })

  it.each([
    ['es', 'pizza ayer 28', 'borrá la pizza de ayer, invitó tu hermano'],
    ['en', 'pizza yesterday 28', "delete yesterday's pizza"],
    ['pt', 'pizza ontem 28', 'apaga a pizza de ontem'],
    ['fr', 'pizza hier 28', "enlève la pizza d'hier, c'était offert"],
  ] as const)('lets the owner delete what another member noted for a day (%s: %s, %s)', async (...row) => {
    const [language, noted, wish] = row
    const ana = await register(language)
    const beto = await join(ana)
    await say(beto, noted)
    await say(ana, wish)
    expect(await ledger(ana)).toEqual([])
  })
})
