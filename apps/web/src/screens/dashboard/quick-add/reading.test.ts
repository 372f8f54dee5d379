import type { ReadItem } from '@casita/contract'
import { expect, it } from 'vitest'
import { lineOf, marksOf } from './reading.ts'

const market = '01a1fdb5-b528-7164-86ea-21dfab7a0e7d'
const text = 'Gasté 8.500 en el súper ayer'
const item: ReadItem = {
  amount: 8500,
  currency: 'ARS',
  expense_date: '2026-11-19',
  impossible_day: false,
  description: 'súper',
  category_id: market,
  paid_by: null,
  read_from: {
    amount: [{ start: 6, end: 11 }],
    day: [{ start: 24, end: 28 }],
    category: [{ start: 18, end: 23 }],
  },
}
const marked = (typed: string) =>
  marksOf([item], text, typed).map(({ start, end }) => typed.slice(start, end))

it('offers the amount, date and category that were read from the text', () => {
  expect(lineOf(item, 0, {}, 'ARS')).toMatchObject({
    amount: 850_000,
    date: '2026-11-19',
    categoryId: market,
    foreign: false,
  })
})

it('marks the words that were recognized, in their order', () => {
  expect(marked(text)).toEqual(['8.500', 'súper', 'ayer'])
})

it('marks an impossible date as doubtful', () => {
  const doubted = (impossible_day: boolean) =>
    marksOf([{ ...item, impossible_day }], text, text).map(({ isDoubted }) => isDoubted === true)
  expect(doubted(true)).toEqual([false, false, true])
  expect(doubted(false)).toEqual([false, false, false])
})

it('marks no word twice', () => {
  const twice = { ...item, read_from: { ...item.read_from, day: [{ start: 18, end: 28 }] } }
  expect(marksOf([item, twice], text, text)).toHaveLength(3)
})

it('keeps marks only while the same words are still at the same place', () => {
  expect(marked(`${text} con Beto`)).toEqual(['8.500', 'súper', 'ayer'])
  expect(marked('Gasté 8.500 en la farmacia')).toEqual(['8.500'])
  expect(marked('Ayer gasté 8.500 en el súper')).toEqual([])
})

it('keeps a correction only while the text still has the value that it replaced', () => {
  const corrections = { amount: { read: 850_000, value: 860_000 } }
  expect(lineOf(item, 0, corrections, 'ARS').amount).toBe(860_000)
  expect(lineOf({ ...item, amount: 9500 }, 0, corrections, 'ARS').amount).toBe(950_000)
})

it('asks for the date when it is impossible, until the person gives one', () => {
  const never = { ...item, impossible_day: true }
  expect(lineOf(never, 0, {}, 'ARS').asksDay).toBe(true)
  const said = { date: { read: '2026-11-19', value: '2026-11-18' } }
  expect(lineOf(never, 0, said, 'ARS')).toMatchObject({ asksDay: false, date: '2026-11-18' })
})

it('treats an amount as foreign until the person gives it in the household’s currency', () => {
  const dollars = { ...item, amount: 20, currency: 'USD' }
  expect(lineOf(dollars, 0, {}, 'ARS').foreign).toBe(true)
  expect(lineOf(dollars, 0, { amount: { read: 2000, value: 2_500_000 } }, 'ARS').foreign).toBe(false)
})
