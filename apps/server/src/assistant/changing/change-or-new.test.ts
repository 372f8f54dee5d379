import { expect, it } from 'vitest'
import { ask, ledger, oneTalk, press, say } from '../../testing/talk.ts'

oneTalk('a later price for an expense', ({ register, join }) => {
  it.each([
    ['es', 'farmacia 450', 'la farmacia en total fueron 650', 'Cambiarlo', 'Es otro'],
    ['en', 'pharmacy 450', 'the pharmacy was 650 in total', 'Change it', 'It’s another one'],
    ['pt', 'farmácia 450', 'a farmácia no total foi 650', 'Mudar', 'É outro'],
  ] as const)('is asked about: either a change or a new expense (%s)', async (...row) => {
    const [language, noted, said, change, another] = row
    for (const place of [0, 1]) {
      const ana = await register(language)
      await say(ana, noted)
      await say(ana, 'taxi 50')
      const asked = await ask(ana, said)
      expect(asked.buttons?.map(({ title }) => title)).toEqual([change, another])
      expect(await ledger(ana)).toHaveLength(2)
      await press(ana, asked.buttons?.[place]?.id)
      expect((await ledger(ana)).map(({ amount }) => amount)).toEqual(
        place === 0 ? [50, 650] : [650, 50, 450],
      )
    }
  })

  it.each([
    ['es', 'farmacia 450', 'la farmacia fueron 540'],
    ['en', 'pharmacy 45', 'the pharmacy was 54'],
    ['pt', 'farmácia 45', 'a farmácia foi 54'],
    ['fr', 'pharmacie 45', "la pharmacie c'était 54"],
  ] as const)('is taken at once if two digits are swapped (%s)', async (language, noted, said) => {
    const ana = await register(language)
    for (const each of [noted, 'taxi 900', said]) await say(ana, each)
    expect((await ledger(ana)).map(({ amount }) => amount)).toEqual([900, language === 'es' ? 540 : 54])
  })

  it.each([
    ['es', 'pochoclos 9', 'los pochoclos fueron 11'],
    ['en', 'popcorn 9', 'the popcorn was 11'],
    ['pt', 'pipoca 9', 'a pipoca foi 11'],
    ['fr', 'popcorn 9', "le popcorn c'était 11"],
    ['es', 'asado 9', 'el asado fueron 11 con el pan'],
    ['en', 'barbecue 9', 'the barbecue was 11 with the bread'],
    ['pt', 'churrasco 9', 'o churrasco foi 11 com o pão'],
    ['fr', 'resto 9', "le resto c'était 11 avec le vin"],
  ] as const)(
    'is asked about when another member has just recorded it (%s)',
    async (language, noted, said) => {
      const owner = await register(language)
      const member = await join(owner)
      await say(member, noted)
      const asked = await ask(owner, said)
      expect(await ledger(owner)).toHaveLength(1)
      await press(owner, asked.buttons?.[0]?.id)
      expect(await ledger(owner)).toMatchObject([{ amount: 11 }])
    },
  )

  it.each([
    ['es', 'cine 9', 'el cine fue 11'],
    ['en', 'cinema 9', 'the cinema was 11'],
    ['pt', 'cinema 9', 'o cinema foi 11'],
    ['fr', 'ciné 9', "le ciné c'était 11"],
  ] as const)(
    'is not recorded again by a member who may not change it (%s)',
    async (language, noted, said) => {
      const owner = await register(language)
      const member = await join(owner)
      await say(owner, noted)
      expect(await say(member, said)).toContain('Ana')
      expect(await ledger(owner)).toMatchObject([{ amount: 9 }])
    },
  )

  it.each([
    ['es', 'nafta 200 y peaje 15', 'el peaje era 18 y la nafta 210'],
    ['en', 'petrol 200 and parking 15', 'the parking was 18 and the petrol 210'],
    ['pt', 'gasolina 200 e pedágio 15', 'o pedágio foi 18 e a gasolina foi 210'],
    ['fr', 'essence 200 et péage 15', "le péage c'était 18 et l'essence 210"],
  ] as const)('changes each of the expenses recorded together (%s)', async (language, noted, said) => {
    const ana = await register(language)
    await say(ana, noted)
    await say(ana, said)
    expect((await ledger(ana)).map(({ amount }) => amount).toSorted((a, b) => a - b)).toEqual([18, 210])
  })

  it.each([
    ['es', 'uber 14 y café 9', 'el café fue 12', 'el otro fue 11'],
    ['en', 'uber 14 and coffee 9', 'the coffee was 12', 'the other one was 11'],
    ['pt', 'uber 14 e café 9', 'o café foi 12', 'o outro foi 11'],
    ['fr', 'uber 14 et café 9', "le café c'était 12", "l'autre c'était 11"],
  ] as const)('changes the other of two expenses after the first was changed (%s)', async (...row) => {
    const [language, noted, first, other] = row
    const ana = await register(language)
    for (const said of [noted, first, other]) await say(ana, said)
    expect((await ledger(ana)).map(({ amount }) => amount).toSorted((a, b) => a - b)).toEqual([11, 12])
  })

  it.each([
    ['es', 'pan 14 y café 9', 'el café fue 12', 'los dos fueron ayer'],
    ['en', 'bread 14 and coffee 9', 'the coffee was 12', 'both were yesterday'],
    ['pt', 'pão 14 e café 9', 'o café foi 12', 'os dois foram ontem'],
    ['fr', 'pain 14 et café 9', "le café c'était 12", "les deux c'était hier"],
  ] as const)('changes both expenses when both are meant (%s)', async (...row) => {
    const [language, ...all] = row
    const ana = await register(language)
    for (const said of all) await say(ana, said)
    expect((await ledger(ana)).map(({ expense_date }) => expense_date)).toEqual(['2026-11-19', '2026-11-19'])
  })

  it.each([
    ['es', 'la mitad del uber es de Beto'],
    ['en', 'half of the uber is Beto’s'],
    ['pt', 'metade do uber é do Beto'],
    ['fr', 'la moitié de l’uber est à Beto'],
    ['en', 'wrong month, it was october'],
  ] as const)('changes nothing for a shared half or a wrong month (%s: %s)', async (language, said) => {
    const ana = await register(language)
    await join(ana)
    await say(ana, 'uber 90')
    const before = await ledger(ana)
    await say(ana, said)
    expect(await ledger(ana)).toEqual(before)
  })

  it('adds an amount to the named expense', async () => {
    const ana = await register('pt')
    for (const said of ['cabelo 45', 'uber 9', 'o cabelo foi 8 a mais']) await say(ana, said)
    expect((await ledger(ana)).map(({ amount }) => amount)).toEqual([9, 53])
  })

  it.each([
    ['es', 'café 900', 'en realidad el pan estaba incluido'],
    ['en', 'coffee 9', 'actually the bread was included'],
    ['pt', 'café 9', 'na verdade o pão estava incluído'],
    ['fr', 'café 9', 'en fait le pain était compris'],
  ] as const)(
    'renames nothing when something was included in the price (%s)',
    async (language, noted, said) => {
      const ana = await register(language)
      await say(ana, noted)
      const before = await ledger(ana)
      await say(ana, said)
      expect(await ledger(ana)).toEqual(before)
    },
  )

  it.each([
    ['es', 'cena 80', 'más 5'],
    ['en', 'dinner 80', 'plus 5'],
    ['pt', 'jantar 80', 'mais 5'],
    ['fr', 'dîner 80', 'plus 5'],
  ] as const)('adds an amount to the last expense (%s)', async (language, noted, said) => {
    const ana = await register(language)
    await say(ana, noted)
    await say(ana, said)
    expect(await ledger(ana)).toMatchObject([{ amount: 85 }])
  })

  it('is found by its new name even in another category', async () => {
    const ana = await register()
    await say(ana, 'regalo para mamá 16.000')
    await say(ana, 'cambiale el nombre a perfume')
    expect(await say(ana, '¿cuánto fue el perfume?')).toContain('$ 16.000')
  })

  it.each([
    ['es', 'coto 42.000', 'coto 2.000 menos', 40000],
    ['es', 'peluquería 20.000', 'peluquería 800 más', 20800],
    ['en', 'tesco 42', 'Tesco 12 less', 30],
    ['en', 'haircut 20', 'haircut 8 more', 28],
    ['pt', 'mercado 42', 'mercado 12 a menos', 30],
    ['fr', 'coiffeur 20', 'coiffeur 8 de plus', 28],
  ] as const)('adds or subtracts an amount without a verb (%s: %s, %s)', async (...row) => {
    const [language, noted, said, amount] = row
    const ana = await register(language)
    await say(ana, noted)
    await say(ana, 'taxi 900')
    await say(ana, said)
    expect((await ledger(ana)).map((expense) => expense.amount)).toEqual([900, amount])
  })

  it.each([
    ['es', 'señora de la limpieza 60', 'y le di 5 más'],
    ['en', 'cleaner 60', 'and I gave her 5 more'],
    ['pt', 'faxineira 60', 'dei mais 5'],
  ] as const)('adds the amount given on top (%s: %s, %s)', async (language, noted, said) => {
    const ana = await register(language)
    await say(ana, noted)
    await say(ana, said)
    expect((await ledger(ana)).map(({ amount }) => amount)).toEqual([65])
  })

  it('is offered as a new expense when none has that name', async () => {
    const ana = await register('en')
    expect(await say(ana, 'haircut 8 more')).toContain('I found no expense of yours with “haircut”.')
    await say(ana, 'yes')
    expect(await ledger(ana)).toMatchObject([{ description: 'haircut', amount: 8 }])
  })

  it.each([
    ['es', 'luz 80', 'agregá 5 a la luz'],
    ['en', 'electricity 80', 'add 5 to the electricity'],
    ['en', 'electricity 80', 'put 5 more on the electricity'],
    ['pt', 'luz 80', 'adiciona 5 na luz'],
    ['fr', 'électricité 80', "ajoute 5 à l'électricité"],
  ] as const)('adds to the expense or becomes a new one, as chosen (%s: %s, %s)', async (...row) => {
    const [language, noted, said] = row
    for (const place of [0, 1]) {
      const ana = await register(language)
      await say(ana, noted)
      const asked = await ask(ana, said)
      await press(ana, asked.buttons?.[place]?.id)
      expect((await ledger(ana)).map(({ amount }) => amount)).toEqual(place === 0 ? [85] : [5, 80])
    }
  })

  it.each([
    ['es', 'pizza 40, taxi 30', 'dividí el taxi en dos', 'sí'],
    ['es', 'pizza 40, taxi 30', 'dividí el segundo en dos', 'sí'],
    ['en', 'pizza 40, taxi 30', 'split the taxi in two', 'yes'],
    ['pt', 'pizza 40, táxi 30', 'divide o táxi no meio', 'sim'],
    ['fr', 'pizza 40, taxi 30', 'divise le taxi en deux', 'oui'],
  ] as const)('is halved only after a “yes” when it is to be split (%s: %s, %s)', async (...row) => {
    const [language, noted, wish, yes] = row
    const ana = await register(language)
    await say(ana, noted)
    const amounts = async () => (await ledger(ana)).map(({ amount }) => amount).toSorted((a, b) => a - b)
    const asked = await ask(ana, wish)
    expect(asked.buttons).toHaveLength(2)
    expect(await amounts()).toEqual([30, 40])
    await say(ana, yes)
    expect(await amounts()).toEqual([15, 40])
  })

  it('is not split after a “no”', async () => {
    const ana = await register('en')
    for (const said of ['gift 25', 'that was split between five', 'no']) await say(ana, said)
    expect(await ledger(ana)).toMatchObject([{ amount: 25 }])
  })

  it.each([
    ['es', 'taxi 20 el sábado', 'el taxi del sábado fue 55', 'el taxi del lunes fue 30'],
    ['en', 'taxi 20 on Saturday', 'the taxi from Saturday was 55', 'the taxi from Monday was 30'],
    ['pt', 'táxi 20 no sábado', 'o táxi de sábado foi 55', 'o táxi de segunda foi 30'],
    ['fr', 'taxi 20 samedi', "le taxi de samedi c'était 55", "le taxi de lundi c'était 30"],
    ['en', 'taxi 20 on Saturday', 'that taxi on Saturday was 55', 'that taxi on Monday was 30'],
    ['fr', 'taxi 20 samedi', "ce taxi de samedi c'était 55", "ce taxi de lundi c'était 30"],
  ] as const)(
    'is asked about for an expense of the same day, but not of another (%s: %s, %s)',
    async (...row) => {
      const [language, noted, said, other] = row
      const ana = await register(language)
      await say(ana, noted)
      await say(ana, 'pizza 5')
      const { buttons } = await ask(ana, said)
      expect((await ledger(ana)).map(({ amount }) => amount)).toEqual([5, 20])
      await press(ana, buttons?.[0]?.id)
      expect((await ledger(ana)).map(({ amount }) => amount)).toEqual([5, 55])
      await say(ana, other)
      expect(await ledger(ana)).toHaveLength(3)
    },
  )

  it('changes the expense of that day without asking right after it', async () => {
    const ana = await register('en')
    await say(ana, 'taxi 20 on Saturday')
    await say(ana, 'the taxi from Saturday was 55')
    expect(await ledger(ana)).toMatchObject([{ amount: 55, expense_date: '2026-11-14' }])
  })

  it.each([
    ['es', 'pochoclo 5.000', 'el pochoclo 5.600', 'el pan 900'],
    ['en', 'popcorn 5', 'the popcorn 5.60', 'the bread 2'],
    ['pt', 'pipoca 5', 'a pipoca 5,60', 'o pão 2'],
    ['fr', 'popcorn 5', 'le popcorn 5,60', 'le pain 2'],
  ] as const)(
    'is asked about right after an expense of that name, but not another (%s: %s, %s)',
    async (...row) => {
      const [language, noted, said, other] = row
      const ana = await register(language)
      await say(ana, noted)
      const { buttons } = await ask(ana, said)
      expect(await ledger(ana)).toHaveLength(1)
      await press(ana, buttons?.[0]?.id)
      expect((await ledger(ana)).map(({ amount }) => amount)).toEqual([language === 'es' ? 5600 : 5.6])
      await say(ana, other)
      expect(await ledger(ana)).toHaveLength(2)
    },
  )

  it('is asked about without an article when another member recorded a similar amount', async () => {
    const ana = await register('fr')
    const beto = await join(ana)
    await say(ana, 'courses colruyt 96,12')
    expect((await ask(beto, 'overcharged, colruyt was 92.12')).buttons).not.toEqual([])
    expect(await ledger(ana)).toHaveLength(1)
  })

  it('changes the expense when the title of the button is typed', async () => {
    const ana = await register('pt')
    await say(ana, 'pipoca 5')
    await say(ana, 'a pipoca 5,60')
    await say(ana, 'mudar')
    expect((await ledger(ana)).map(({ amount }) => amount)).toEqual([5.6])
  })

  it.each(['coloca mais 5 no uber', 'bota mais 5 no uber', 'soma mais 5 no uber'])(
    'is asked about when something is added to a named expense: %s',
    async (said) => {
      const ana = await register('pt')
      for (const noted of ['uber 20', 'pão 6']) await say(ana, noted)
      const { buttons } = await ask(ana, said)
      expect((await ledger(ana)).map(({ amount }) => amount)).toEqual([6, 20])
      await press(ana, buttons?.[0]?.id)
      expect((await ledger(ana)).map(({ amount }) => amount)).toEqual([6, 25])
    },
  )

  it.each([
    ['es', 'super 15.000', 'taxi 2.000', 'el super al final 14.500'],
    ['pt', 'mercado 150', 'táxi 20', 'o mercado no final foi 145'],
    ['pt', 'mercado 150', 'táxi 20', 'e o mercado foi 145'],
    ['es', 'super 15.000', 'taxi 2.000', 'y el super fueron 14.500'],
  ] as const)('is asked about when it is a final amount (%s: %s, %s)', async (...row) => {
    const [language, first, second, said] = row
    const ana = await register(language)
    await say(ana, first)
    await say(ana, second)
    const before = await ledger(ana)
    expect((await ask(ana, said)).buttons).toHaveLength(2)
    expect(await ledger(ana)).toEqual(before)
  })

  it.each([
    ['es', 'nafta 200', 'doscientos cincuenta', '¿Cambio nafta, $ 200, a $ 250, o es otro gasto?'],
    ['pt', 'gasolina 200', 'duzentos e cinquenta', 'gasolina'],
  ] as const)(
    'is asked about for a bare amount right after a similar one (%s)',
    async (language, noted, said, asked) => {
      const ana = await register(language)
      await say(ana, noted)
      const question = await ask(ana, said)
      expect(question.text).toContain(asked)
      await press(ana, question.buttons[0]?.id)
      expect(await ledger(ana)).toMatchObject([{ amount: 250 }])
      expect((await ask(ana, '3000')).text).not.toContain('¿Cambio')
    },
  )

  it.each([
    ['es', 'pollo 40', 'con papas y gaseosa, 55'],
    ['en', 'burger 40', 'with the fries 55'],
    ['pt', 'coxinha 40', 'com refri, 55'],
    ['fr', 'bières 40', '55 avec les cacahuètes'],
  ] as const)('is asked about when the amount includes something else (%s: %s, %s)', async (...row) => {
    const [language, noted, more] = row
    const ana = await register(language)
    await say(ana, noted)
    const asked = await ask(ana, more)
    expect((await ledger(ana)).map(({ amount }) => amount)).toEqual([40])
    await press(ana, asked.buttons[0]?.id)
    expect((await ledger(ana)).map(({ amount }) => amount)).toEqual([55])
  })

  it.each([
    ['en', 'dinner 64.30', 'with the tip 74'],
    ['fr', 'souper 64,30', 'avec le pourboire 74'],
  ] as const)("is asked about when another member's new amount includes it (%s)", async (...row) => {
    const [language, noted, more] = row
    const ana = await register(language)
    const beto = await join(ana)
    await say(ana, noted)
    expect(await say(beto, more)).toContain('Ana')
    expect(await ledger(ana)).toMatchObject([{ amount: 64.3 }])
    await say(beto, noted)
    const asked = await ask(ana, more)
    await press(ana, asked.buttons[0]?.id)
    expect((await ledger(ana)).map(({ amount }) => amount)).toEqual([74, 64.3])
  })

  it('is not asked about when the message names people who were there', async () => {
    const ana = await register()
    await say(ana, 'cena 40')
    await say(ana, 'con Beto fuimos al cine 60')
    expect(await ledger(ana)).toHaveLength(2)
  })
})
