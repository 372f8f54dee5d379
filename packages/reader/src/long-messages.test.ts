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

it.each([
  ['$', 10],
  ['= ', 16],
  // Numbers are related to each other: by the square of the length, 16.
  ['la torta era de mora, y valió 52 y ', 28],
])(
  'takes a time that does not explode with the length of a message, so that nobody can make others wait (%j)',
  (part, most) => {
    const timeOf = (length: number) => {
      const text = part.repeat(length).slice(0, length)
      const before = performance.now()
      read(text, homeOf('es', { languages: ['es'] }))
      return performance.now() - before
    }
    const times = Array.from({ length: 6 }, () => [timeOf(1024), timeOf(4096)] as const)
    const [quarter, whole] = [0, 1].map((at) => Math.min(...times.map((each) => each[at] ?? 0)))
    expect(whole).toBeLessThan(most * (quarter ?? 0))
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
