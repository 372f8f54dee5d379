import { expect, it } from 'vitest'
import { ledger, oneTalk, say } from '../../testing/talk.ts'

oneTalk('a change of one or several expenses', ({ register }) => {
  it.each([
    ['es', 'cine 9.000 y pochoclos 5.000', 'los dos van en salud', 'Salud'],
    ['es', 'cine 9.000 y pochoclos 5.000', 'todas esas van en otros', 'Otros'],
    ['es', 'cine 9.000', 'pasalo todo a salud', 'Salud'],
    ['en', 'cinema 20 and popcorn 8', 'both go in health', 'Health'],
    ['en', 'cinema 20 and popcorn 8', 'all of those go in other', 'Other'],
    ['pt', 'cinema 20 e pipoca 8', 'os dois vão em saúde', 'Saúde'],
    ['pt', 'cinema 20 e pipoca 8', 'passa tudo pra saúde', 'Saúde'],
    ['fr', 'ciné 20 et popcorn 8', 'les deux vont dans santé', 'Santé'],
    ['fr', 'ciné 20 et popcorn 8', 'mets tout dans santé', 'Santé'],
  ] as const)(
    'moves all expenses recorded together to the category (%s: %s, %s)',
    async (language, noted, wish, category) => {
      const ana = await register(language)
      await say(ana, noted)
      await say(ana, wish)
      const expenses = await ledger(ana)
      expect(new Set(expenses.map(({ category_name }) => category_name))).toEqual(new Set([category]))
    },
  )

  it.each([
    ['en', 'council tax 162', 'put the council tax under health', { category_name: 'Health' }],
    ['fr', 'loyer 162', 'le loyer est parti le 5', { expense_date: '2026-11-05' }],
  ] as const)(
    'changes the named expense instead of the latest (%s: %s, %s)',
    async (language, noted, wish, change) => {
      const ana = await register(language)
      await say(ana, noted)
      await say(ana, language === 'en' ? 'cinema 20' : 'ciné 20')
      await say(ana, wish)
      expect((await ledger(ana)).find(({ amount }) => amount === 162)).toMatchObject(change)
    },
  )

  it.each([
    ['es', 'nafta 30.000', 'pan 900', 'la nafta no, era gas', 'gas'],
    ['en', 'petrol 40', 'bread 3', 'the petrol no, it was gas', 'gas'],
    ['pt', 'gasolina 100', 'pão 8', 'a gasolina não, era gás', 'gás'],
    ['fr', 'essence 50', 'pain 2', "l'essence non, c'était du gaz", 'gaz'],
  ] as const)('renames the expense whose name is denied (%s: %s, %s, %s)', async (...row) => {
    const [language, noted, since, wish, name] = row
    const ana = await register(language)
    await say(ana, noted)
    await say(ana, since)
    await say(ana, wish)
    const [last, first] = await ledger(ana)
    expect(first?.description).toBe(name)
    expect(since).toContain(last?.description)
  })

  it.each([
    ['es', 'cena 64.000', 'no, la propina fue 5.000', 'propina', 64000],
    ['en', 'dinner 64', 'actually tip was 15', 'tip', 64],
    ['pt', 'jantar 64', 'não, a gorjeta foi 15', 'gorjeta', 64],
    ['fr', 'resto 50', "non, le pourboire c'était 8", 'pourboire', 50],
  ] as const)('asks whether to record an item that was never recorded (%s: %s, %s)', async (...row) => {
    const [language, noted, wish, other, amount] = row
    const ana = await register(language)
    await say(ana, noted)
    expect(await say(ana, wish)).toMatch(new RegExp(`${other}.*\\?`))
    const [only, ...others] = await ledger(ana)
    expect(others).toEqual([])
    expect(only?.amount).toBe(amount)
    expect(noted).toContain(only?.description)
  })

  it.each([
    ['es', 'cena 64.000', 'en realidad fue 70 mil con propina', 70000],
    ['en', 'dinner 64', 'no, it was 79 with the tip', 79],
    ['pt', 'jantar 64', 'na verdade foi 79 com a gorjeta', 79],
    ['fr', 'resto 50', "non c'était 58 avec le pourboire", 58],
  ] as const)('keeps the name when the corrected amount includes a tip (%s: %s, %s)', async (...row) => {
    const [language, noted, wish, amount] = row
    const ana = await register(language)
    await say(ana, noted)
    await say(ana, wish)
    const [only] = await ledger(ana)
    expect(only?.amount).toBe(amount)
    expect(noted).toContain(only?.description)
  })

  it.each([
    ['es', 'mercado 3.000', 'pañales', 'eso ponelo en salud', '15.000', 'Salud'],
    ['en', 'shopping 30', 'diapers', 'put that in health', '12', 'Health'],
    ['pt', 'feira 30', 'fraldas', 'coloca isso em saúde', '30', 'Saúde'],
    ['fr', 'marché 30', 'couches', 'mets ça dans santé', '12', 'Santé'],
  ] as const)(
    'moves only the purchase whose price is being asked for to the category (%s: %s, %s, %s, %s)',
    async (...row) => {
      const [language, noted, unpriced, wish, price, category] = row
      const ana = await register(language)
      await say(ana, noted)
      const asked = await say(ana, unpriced)
      expect(await say(ana, wish)).toBe(asked)
      await say(ana, price)
      const [last, first] = await ledger(ana)
      expect(last).toMatchObject({ description: unpriced, category_name: category })
      expect(first?.category_name).not.toBe(category)
    },
  )

  it.each([
    ['es', 'super 45.000 y nafta 12.000', 'dividí el super en dos', [12000, 45000]],
    ['en', 'groceries 84 and 12 for parking', 'split the groceries in half', [12, 84]],
    ['pt', 'mercado 84 e 12 de estacionamento', 'divide o mercado no meio', [12, 84]],
    ['fr', 'courses 84 et 12 de parking', 'divise les courses en deux', [12, 84]],
    ['es', 'regalo 25.000', 'ese lo pusimos entre 5', [25000]],
    ['en', 'birthday gift 25', 'that was split between five', [25]],
    ['pt', 'presente 50', 'isso foi dividido entre cinco', [50]],
    ['fr', 'cadeau 25', 'partagé entre cinq', [25]],
    ['es', 'super 45.000 y nafta 12.000', 'agregale 3.000 de propina al super', [12000, 48000]],
    ['en', 'coffee 4 and 12 for parking', 'add 2 tip to the coffee', [12, 6]],
    ['en', 'coffee 4 and 12 for parking', 'make the coffee 5', [12, 5]],
    ['pt', 'café 8 e 12 de estacionamento', 'coloca mais 2 de gorjeta no café', [12, 10]],
    ['pt', 'café 8 e 12 de estacionamento', 'bota o café pra 9', [12, 9]],
    ['fr', 'café 4 et 12 de parking', 'ajoute 2 de pourboire au café', [12, 6]],
    ['en', 'dinner 30', 'make it 5 more', [35]],
    ['es', 'cena 30.000', '500 más', [30500]],
    ['fr', 'dîner 30', '5 de plus', [35]],
    ['fr', 'dîner 30', 'mets 5 de plus', [35]],
  ] as const)(
    'changes the amount or nothing, and keeps all names (%s: %s, %s)',
    async (language, noted, wish, amounts) => {
      const ana = await register(language)
      await say(ana, noted)
      const names = (await ledger(ana)).map(({ description }) => description)
      await say(ana, wish)
      const expenses = await ledger(ana)
      expect(expenses.map(({ amount }) => amount)).toEqual(amounts)
      expect(expenses.map(({ description }) => description)).toEqual(names)
    },
  )

  it.each([
    ['es', 'almuerzo 3.000 y merienda 1.500', 'la merienda fue 1.800 y el almuerzo 3.500', [1800, 3500]],
    ['en', 'lunch 12 and a snack 4', 'the snack was 5 and lunch 13', [5, 13]],
    ['pt', 'almoço 30 e lanche 12', 'o lanche foi 14 e o almoço 35', [14, 35]],
    ['fr', 'déjeuner 12 et goûter 4', "le goûter c'était 5 et le déjeuner 13", [5, 13]],
    ['en', 'lunch 12 and a snack 4', 'the snack was 5 and parking 13', [13, 5, 4, 12]],
  ] as const)('corrects two amounts at once, or records both if one is new (%s: %s, %s)', async (...row) => {
    const [language, noted, wish, amounts] = row
    const ana = await register(language)
    await say(ana, noted)
    await say(ana, wish)
    expect((await ledger(ana)).map(({ amount }) => amount)).toEqual(amounts)
  })

  it('records nothing for a new amount while the amount of a bill is unclear', async () => {
    const ana = await register('en')
    await say(ana, 'electric 60 gas 40 water 20')
    await say(ana, 'i think 45')
    expect(await ledger(ana)).toEqual([])
  })

  it('renames a purchase whose price is being asked for', async () => {
    const ana = await register()
    await say(ana, 'pan 900')
    await say(ana, 'pañales')
    expect(await say(ana, 'no, era leche')).toMatch(/leche.*\?/)
    await say(ana, '3.000')
    expect(await ledger(ana)).toMatchObject([{ description: 'leche', amount: 3000 }, { description: 'pan' }])
  })
})
