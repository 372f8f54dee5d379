import { expect, it } from 'vitest'
import type { Person } from '../../testing/app.ts'
import { ask, ledger, oneTalk, press, say, staySignedIn } from '../../testing/talk.ts'

const named = async (member: Person) =>
  (await ledger(member)).map(({ description, amount }) => `${description} ${amount}`).toSorted()

oneTalk('the way back', ({ join, register, wait }) => {
  it.each([
    ['es', 'el uber de ayer 5.400', 'y el de vuelta 6.100', 'uber vuelta', 6100],
    ['pt', 'uber ontem 18', 'e a volta 21', 'uber volta', 21],
    ['fr', 'taxi hier 18', 'et le retour 21', 'taxi retour', 21],
    ['en', 'train to cork 18', 'and 21 back', 'train to cork back', 21],
    ['pt', 'portagem 18', '18 de novo na volta', 'portagem volta', 18],
    ['es', 'peaje 1800', '1800 otra vez a la vuelta', 'peaje vuelta', 1800],
    ['fr', 'péage 18', 'encore 18 au retour', 'péage retour', 18],
  ] as const)('gets the name, category and date of the way there (%s)', async (...row) => {
    const [language, there, back, description, amount] = row
    const ana = await register(language)
    await say(ana, there)
    await say(ana, back)
    const [first, second] = (await ledger(ana)).toSorted((a, b) => (a.id < b.id ? -1 : 1))
    expect(second).toMatchObject({ description, amount })
    expect(second?.expense_date).toBe(first?.expense_date)
    expect(second?.category_name).toBe(first?.category_name)
  })

  it('is recorded on its own when no way there was recorded', async () => {
    const ana = await register('es')
    await say(ana, 'la vuelta 6.100')
    expect((await ledger(ana)).map(({ description }) => description)).toEqual(['vuelta'])
  })

  it('is no correction of the way there, even some time later', async () => {
    const ana = await register('en')
    await say(ana, 'train 30')
    wait(40)
    await staySignedIn(ana)
    const asked = await ask(ana, 'and 28 back')
    expect(await named(ana)).toEqual(['train 30'])
    await press(ana, asked.buttons?.[0]?.id)
    expect(await named(ana)).toEqual(['back 28', 'train 30'])
  })

  it('is recorded after the ride and can be corrected later', async () => {
    const ana = await register('en')
    await say(ana, 'taxi 20')
    await say(ana, 'the way back was 13')
    await say(ana, 'lunch 12')
    await say(ana, 'the one back was 14')
    expect(await named(ana)).toEqual(['lunch 12', 'taxi 20', 'taxi back 14'])
  })

  it.each([
    [
      'es',
      'uber 95 ida 110 vuelta',
      'el de ida eran 90',
      'la vuelta fue 120',
      ['uber ida 90', 'uber vuelta 120'],
    ],
    [
      'en',
      'uber 95 there, 110 back',
      'the uber there was 90',
      'the one back was 120',
      ['uber back 120', 'uber there 90'],
    ],
    ['pt', 'uber 95 ida, 110 volta', 'o de ida foi 90', 'a volta foi 120', ['uber ida 90', 'uber volta 120']],
    [
      'fr',
      'taxi aller 95 retour 110',
      "l'aller c'était 90",
      "le retour c'était 120",
      ['taxi aller 90', 'taxi retour 120'],
    ],
  ] as const)('and the way there are corrected by their names (%s)', async (...row) => {
    const [language, both, there, back, all] = row
    const ana = await register(language)
    await say(ana, both)
    await say(ana, there)
    await say(ana, back)
    expect(await named(ana)).toEqual(all)
  })

  it.each([
    ['es', 'uber 6.200 ida y 5.900 vuelta', 'la vuelta 5.400', ['uber ida 6200', 'uber vuelta 5400']],
    ['fr', 'taxi 62 aller et 59 retour', 'le retour 54', ['taxi aller 62', 'taxi retour 54']],
  ] as const)('is asked about if it is already recorded (%s: %s, %s)', async (...row) => {
    const [language, both, back, all] = row
    const ana = await register(language)
    await say(ana, both)
    const asked = await ask(ana, back)
    expect(await ledger(ana)).toHaveLength(2)
    await press(ana, asked.buttons?.[0]?.id)
    expect(await named(ana)).toEqual(all)
  })

  it('is not taken for a request to undo, which may be the same word', async () => {
    const ana = await register('pt')
    await say(ana, 'pão 8')
    await say(ana, 'uber 6 na ida e 5 na volta')
    await say(ana, 'a volta 8')
    expect(await named(ana)).toEqual(['pão 8', 'uber na ida 6', 'uber na volta 8'])
  })

  it.each([
    ['es', 'bondi 2 mil', 'dos mil de ida y dos mil de vuelta', ['bondi 2000', 'bondi vuelta 2000']],
    ['en', 'taxi 20', '20 there and 25 back', ['taxi 20', 'taxi back 25']],
    ['pt', 'ônibus 5', '5 de ida e 5 de volta', ['ônibus 5', 'ônibus volta 5']],
    ['fr', 'taxi 20', "20 à l'aller et 25 au retour", ['taxi 20', 'taxi retour 25']],
    ['es', 'colectivo 3.000', '1.500 de ida y 1.500 de vuelta', ['colectivo 3000']],
    ['en', 'train 30', '15 there and 15 back', ['train 30']],
    ['es', 'pan 500', '500 de ida y 500 de vuelta', ['de ida 500', 'de vuelta 500', 'pan 500']],
    [
      'es',
      'uber 5.000',
      'taxi 5.000 de ida y 6.000 de vuelta',
      ['taxi de ida 5000', 'taxi vuelta 6000', 'uber 5000'],
    ],
  ] as const)('alone is new when the way there was just recorded (%s: %s, %s)', async (...row) => {
    const [language, there, both, all] = row
    const ana = await register(language)
    await say(ana, there)
    await say(ana, both)
    expect(await named(ana)).toEqual(all)
  })

  it.each([
    ['es', 'taxi 25 de ida y 30 de vuelta', 'la vuelta la pagó Beto'],
    ['es', 'uber al centro 25 y de regreso 30', 'pero el uber de regreso lo pagó Beto'],
    ['pt', 'uber pro centro 25 e na volta 30', 'o uber da volta foi o Beto que pagou'],
    ['en', 'taxi 25 there and 30 back', 'the way back was with Beto, he paid'],
    ['pt', 'uber 25 na ida e 30 na volta', 'a volta foi com o Beto, ele pagou'],
    ['fr', "taxi 25 à l'aller et 30 au retour", "le retour c'est Beto qui a payé"],
  ] as const)('alone gets the payer who is named for it (%s: %s, %s)', async (language, both, told) => {
    const ana = await register(language)
    await join(ana)
    await say(ana, both)
    await say(ana, told)
    const payers = (await ledger(ana)).map(({ amount, paid_by_name }) => `${amount} ${paid_by_name}`)
    expect(payers.toSorted()).toEqual(['25 Ana García', '30 Beto García'])
  })
})
