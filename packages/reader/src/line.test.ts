import { expect, it } from 'vitest'
import { answer, lineOf } from './line.ts'

const written = (more: object) =>
  JSON.stringify({ id: 7, text: 'ayer pan 3', household_currency: 'ARS', ...more })

it.each([
  ['a day', { reference_date: '2026-11-25' }, '2026-11-24'],
  ['a moment', { reference_date: '2026-11-25T02:30:00Z', timezone: 'America/Lima' }, '2026-11-23'],
  ['a moment at an unknown place', { reference_date: '2026-11-25T02:30:00Z', timezone: null }, '2026-11-24'],
  ['a day in no known language', { reference_date: '2026-11-25', lang: null, locale: null }, '2026-11-24'],
])('reads a line that was sent on %s', (_, sent, date) => {
  expect(answer(lineOf(written(sent)))).toEqual({
    id: 7,
    kind: 'expense',
    items: [{ amount: 3, currency: null, date, description: 'pan', category: 'groceries' }],
  })
})

it.each([
  ['[]', '"text" is missing'],
  ['7', 'a message is an object'],
  [written({ household_currency: 'pesos', reference_date: '2026-11-25' }), '"household_currency"'],
  [written({ reference_date: '2026-13-45' }), '"reference_date" is no day'],
  [written({ reference_date: '2026-11-25', timezone: 3 }), '"timezone" is no text'],
])('says what is wrong with %s', (line, why) => {
  expect(() => lineOf(line)).toThrow(why)
})
