import { expect, it } from 'vitest'
import { ask, ledger, oneTalk, say } from '../../testing/talk.ts'

oneTalk('a contribution to an expense', ({ register, join }) => {
  it.each([
    ['es', 'regalo de la seño 1200', 'puse 500 para el regalo'],
    ['es', 'alimento para el perro 900', 'ayudé con 200 para el alimento'],
    ['en', 'dog food 90', 'I chipped in 20 for the dog food'],
    ['en', 'hotel 340', "Ana's share of the hotel was 170"],
    ['en', 'hotel 340', "Rohan's half of the hotel was 170"],
    ['pt', 'ração 90', 'a ração eu ajudei com 20'],
    ['pt', 'presente 80', 'entrei com 40 no presente'],
    ['fr', 'cadeau Noé 80', "j'ai mis 30 pour le cadeau"],
    ['fr', 'hôtel 340', "la part de Paul pour l'hôtel c'était 170"],
  ] as const)(
    'does not record a share of an expense that is already recorded (%s: %s, %s)',
    async (...row) => {
      const [language, noted, said] = row
      const ana = await register(language)
      const beto = await join(ana)
      await say(ana, noted)
      const before = await ledger(ana)
      await say(beto, said)
      expect(await ledger(ana)).toEqual(before)
    },
  )

  it.each([
    ['es', 'regalo 1200', 'puse 500 de mi bolsillo'],
    ['en', 'gift 80', 'I put in 50 of my own money'],
    ['pt', 'presente 80', 'dei 50 do meu bolso'],
    ['fr', 'cadeau 80', "j'ai mis 50 de mon argent de poche"],
    ['en', 'gift 80', 'i put in 950 as well'],
  ] as const)(
    'asks about a contribution that does not name a purchase (%s: %s, %s)',
    async (language, noted, said) => {
      const ana = await register(language)
      await say(ana, noted)
      expect((await ask(ana, said)).buttons).toHaveLength(2)
      expect(await ledger(ana)).toHaveLength(1)
    },
  )

  it.each([
    ['es', 'nafta 200', 'puse 200 de nafta'],
    ['es', 'pan 200', 'puse 500 para el regalo de la seño'],
    ['en', 'petrol 30', 'put in 20 of petrol'],
    ['en', 'bread 3', "chipped in 20 for the teacher's gift"],
    ['en', 'bread 3', 'my share of the hotel was 170'],
    ['pt', 'pão 3', 'coloquei 50 de gasolina'],
    ['fr', 'essence 60', "j'ai mis 60 d'essence"],
  ] as const)(
    'records an amount that is no share of a recorded expense (%s: %s, %s)',
    async (language, noted, said) => {
      const ana = await register(language)
      await say(ana, noted)
      await say(ana, said)
      expect(await ledger(ana)).toHaveLength(2)
    },
  )
})
