import { beforeAll, expect, it } from 'vitest'
import { read, readTopics } from './index.ts'
import { homeOf } from './testing/home.ts'

const home = homeOf('es', { languages: ['es', 'en'] })

/** The first message waits for the word books of all languages to load, which is not measured here. */
beforeAll(() => void read('hola', home))

const tooMuch = { kind: 'not_expense', reason: 'too_much' }

it.each(['1x2 ', '$1 ', '7\n', 'de 5 a 6 ', 'dos ', 'mil ', '1e9 ', 'x1', '12/11 '])(
  'refuses a message of hundreds of numbers quickly (%j)',
  (number) => {
    const before = performance.now()
    expect(read(number.repeat(400), home)).toMatchObject(tooMuch)
    expect(performance.now() - before).toBeLessThan(1000)
  },
)

it.each(['$', 'la torta era de mora, y valió 52 y '])(
  'takes a fraction of a second for the longest message, so that nobody can make others wait (%j)',
  (part) => {
    const text = part.repeat(4096).slice(0, 4096)
    const times = Array.from({ length: 5 }, () => {
      const before = performance.now()
      read(text, home)
      return performance.now() - before
    })
    expect(Math.min(...times)).toBeLessThan(400)
  },
)

it('reads a message quickly that might be divided at each of hundreds of places', () => {
  const before = performance.now()
  read('le mois passe '.repeat(290), homeOf('fr', { languages: ['es', 'en', 'pt', 'fr'] }))
  // Divided at each of them, it took minutes.
  expect(performance.now() - before).toBeLessThan(10_000)
})

it('refuses a message that is longer than a chat allows', () => {
  const text = `café 500, ¿cuánto gasté? ${'x'.repeat(4096)}`
  expect(readTopics(text, home)).toMatchObject([{ meaning: tooMuch }])
})

it('reads thirty expenses, each with its day and count', () => {
  const lines = Array.from({ length: 30 }, (_, n) => `${(n % 17) + 1}/11 ${(n % 3) + 2} entradas ${n + 100}`)
  expect(read(lines.join('\n'), home)).toMatchObject({ kind: 'expenses', items: { length: 30 } })
})
