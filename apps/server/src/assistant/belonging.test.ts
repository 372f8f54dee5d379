import { afterAll, beforeAll, expect, it } from 'vitest'
import { createTestApp, type Person, type TestApp } from '../testing/app.ts'
import { eachEngine } from '../testing/database.ts'

eachEngine('what a change is of', (engine) => {
  let app: TestApp
  beforeAll(async () => {
    app = await createTestApp(engine)
    app.clock.set('2026-11-20T15:00:00Z')
  })
  afterAll(() => app.close())

  const say = async (person: Person, text: string) =>
    (await person.send('sendAssistantMessage', { body: { text } })).ok().text
  const ledger = async (person: Person) => (await person.send('listExpenses')).ok().expenses

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
  ] as const)('files all that was noted together (%s: %s, %s)', async (language, noted, wish, category) => {
    const ana = await app.register({ preferred_language: language })
    await say(ana, noted)
    await say(ana, wish)
    const expenses = await ledger(ana)
    expect(new Set(expenses.map(({ category_name }) => category_name))).toEqual(new Set([category]))
  })

  it.each([
    ['es', 'nafta 30.000', 'pan 900', 'la nafta no, era gas', 'gas'],
    ['en', 'petrol 40', 'bread 3', 'the petrol no, it was gas', 'gas'],
    ['pt', 'gasolina 100', 'pão 8', 'a gasolina não, era gás', 'gás'],
    ['fr', 'essence 50', 'pain 2', "l'essence non, c'était du gaz", 'gaz'],
  ] as const)('renames what is said not to be it (%s: %s, %s, %s)', async (...row) => {
    const [language, noted, since, wish, name] = row
    const ana = await app.register({ preferred_language: language })
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
  ] as const)('asks whether to note what was never noted (%s: %s, %s)', async (...row) => {
    const [language, noted, wish, other, amount] = row
    const ana = await app.register({ preferred_language: language })
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
  ] as const)('keeps its name where the amount holds a tip (%s: %s, %s)', async (...row) => {
    const [language, noted, wish, amount] = row
    const ana = await app.register({ preferred_language: language })
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
  ] as const)('is the purchase whose price was just asked for (%s: %s, %s, %s, %s)', async (...row) => {
    const [language, noted, unpriced, wish, price, category] = row
    const ana = await app.register({ preferred_language: language })
    await say(ana, noted)
    const asked = await say(ana, unpriced)
    expect(await say(ana, wish)).toBe(asked)
    await say(ana, price)
    const [last, first] = await ledger(ana)
    expect(last).toMatchObject({ description: unpriced, category_name: category })
    expect(first?.category_name).not.toBe(category)
  })

  it('may be what that purchase was', async () => {
    const ana = await app.register({ preferred_language: 'es' })
    await say(ana, 'pan 900')
    await say(ana, 'pañales')
    expect(await say(ana, 'no, era leche')).toMatch(/leche.*\?/)
    await say(ana, '3.000')
    expect(await ledger(ana)).toMatchObject([{ description: 'leche', amount: 3000 }, { description: 'pan' }])
  })
})
