import type { Language } from '@casita/contract'
import { expect, it } from 'vitest'
import type { Person } from '../../../testing/app.ts'
import { ask, ledger, oneTalk, press, say, staySignedIn } from '../../../testing/talk.ts'

oneTalk('a price that may correct a recorded expense', ({ register, join, wait }) => {
  async function afterHours(person: Person, hours: number): Promise<void> {
    for (let left = hours; left > 0; left--) {
      wait(60)
      await staySignedIn(person)
    }
  }

  /** The answer to a message sent some hours after others; checks that it changes no expense. */
  async function asked(language: Language, told: readonly string[], said: string, hours = 0) {
    const ana = await register(language)
    for (const each of told) await say(ana, each)
    await afterHours(ana, hours)
    const before = await ledger(ana)
    const answer = await ask(ana, said)
    expect(await ledger(ana)).toEqual(before)
    expect(answer.buttons).toHaveLength(2)
    return { ana, answer }
  }

  it.each([
    ['es', ['queso 30', 'taxi 5'], 'el queso fue 33', 3],
    ['es', ['queso 30', 'taxi 5'], 'el queso fue 80', 3],
    ['en', ['wine 30', 'taxi 5'], 'the wine was 33', 3],
    ['pt', ['vinho 30', 'táxi 5'], 'o vinho foi 33', 30],
    ['fr', ['vin 30', 'taxi 5'], 'le vin a coûté 33', 30],
  ] as const)('is asked about some hours or a day later (%s: %s, %s, %d hours)', async (...row) => {
    const [language, told, said, hours] = row
    const { ana, answer } = await asked(language, told, said, hours)
    await press(ana, answer.buttons[0]?.id)
    expect(await ledger(ana)).toHaveLength(2)
  })

  it('is recorded without a question when the thing is bought regularly', async () => {
    const ana = await register('en')
    for (const each of ['wine 30 on Monday', 'wine 31 yesterday']) await say(ana, each)
    await afterHours(ana, 30)
    await say(ana, 'taxi 5')
    await say(ana, 'the wine was 33')
    expect((await ledger(ana)).map(({ amount }) => amount)).toEqual([33, 5, 31, 30])
  })

  it.each([
    ['es', 'remedio 62', 'la farmacia fue 62,40'],
    ['en', 'medicine 62', 'the pharmacy was 62.40'],
    ['pt', 'remédio 62', 'a farmácia foi 62,40'],
    ['fr', 'médicament 62', "la pharmacie c'était 62,40"],
    ['es', 'limpieza 60', 'le di 71,80 por eso'],
    ['en', 'cleaner 60', 'I gave her 71.80 for that'],
    ['pt', 'faxina 60', 'paguei 71,80 por isso'],
    ['es', 'cervezas 24', '26 con las papas'],
    ['en', 'beers 24', '26 with the nuts'],
    ['pt', 'cerveja 24', '26 com as batatas'],
    ['fr', 'bières 24', '26 avec les cacahuètes'],
    ['es', 'bici 45', 'usada 28 al final'],
    ['en', 'bike 45', 'second hand 28 in the end'],
    ['fr', 'vélo 45', "d'occasion 28 finalement"],
    ['es', 'tortas 240', 'a poco? bueno sí, 250'],
    ['en', 'pies 24', 'really? yes, 25'],
    ['pt', 'pastel 24', 'jura? sim, 25'],
    ['fr', 'tarte 24', 'ah bon? oui 25'],
  ] as const)('is asked about right after it was recorded (%s: %s, %s)', async (language, noted, said) => {
    await asked(language, [noted], said)
  })

  it.each([
    ['es', 'remedio 62', 'el almuerzo fue 62,40'],
    ['es', 'remedio 62', 'la farmacia fue 12'],
    ['es', 'remedio 62', 'farmacia 62,40'],
    ['en', 'cleaner 60', 'I gave her 7 for that'],
    ['en', 'pizza 60', 'taxi 40 in the end'],
    ['en', 'pizza 40', 'taxi 30 with the kids'],
    ['fr', 'bières 24', 'taxi 26 avec Paul'],
    ['pt', 'cerveja 24', '99 com o dentista'],
  ] as const)(
    'is a new expense when nothing links it to the first one (%s: %s, %s)',
    async (language, noted, said) => {
      const ana = await register(language)
      for (const each of [noted, said]) await say(ana, each)
      expect(await ledger(ana)).toHaveLength(2)
    },
  )

  it.each([
    ['es', 'nafta 65', 'el combustible fueron 56'],
    ['en', 'petrol 65', 'fuel was 56'],
    ['pt', 'gasolina 65', 'o combustível foi 56'],
    ['fr', 'gasoil 65', "gazole c'était 56"],
  ] as const)(
    'is asked about when it swaps the digits of another’s of its kind (%s: %s, %s)',
    async (...row) => {
      const [language, theirs, said] = row
      const ana = await register(language)
      const beto = await join(ana)
      await say(beto, theirs)
      const answer = await ask(ana, said)
      expect(answer.buttons).toHaveLength(2)
      await press(ana, answer.buttons[0]?.id)
      expect((await ledger(ana)).map(({ amount }) => amount)).toEqual([56])
    },
  )

  it('is another expense when it is of another kind', async () => {
    const ana = await register('en')
    const beto = await join(ana)
    await say(beto, 'petrol 65')
    await say(ana, 'the wine was 56')
    expect(await ledger(ana)).toHaveLength(2)
  })
})
