import type { Category } from '@casita/contract'
import { read } from '@casita/reader'
import { expect, it } from 'vitest'
import { contextOf, lineOf, marksOf, readingOf } from './reading.ts'

const market: Category = {
  id: '01a1fdb5-b528-7164-86ea-21dfab7a0e7d',
  name: 'Súper',
  icon: '🛒',
  color: '#47A172',
  kind: 'groceries',
  is_active: true,
  expenses_count: 0,
  month_total: 0,
}
const context = contextOf({
  language: 'es',
  currency: 'ARS',
  today: '2026-11-20',
  categories: [market],
  members: [],
})
const understand = (text: string) => readingOf(read(text, context))

it('offers a clear expense to save, and marks the words that it was read from', () => {
  const text = 'Gasté 8.500 en el súper ayer'
  const reading = understand(text)
  if (reading.kind !== 'items') throw new Error(`Read as ${reading.kind}`)
  const [item] = reading.items
  expect(item).toMatchObject({ amount: 850_000, date: '2026-11-19', categoryId: market.id })
  expect(marksOf(reading.items).map(({ start, end }) => text.slice(start, end))).toEqual([
    '8.500',
    'súper',
    'ayer',
  ])
})

it('asks which amount is meant instead of guessing one', () => {
  expect(understand('café 1.500.50')).toMatchObject({ kind: 'choose', why: 'amount' })
})

it('asks whether it was spent what is taken for no expense, and says so of what is none', () => {
  expect(understand('luz 45.000 vence el viernes')).toMatchObject({
    kind: 'choose',
    why: 'intent',
    readings: [[{ amount: 4_500_000, date: '2026-11-20' }]],
  })
  expect(understand('cobré el sueldo, 900.000')).toEqual({ kind: 'hint', hint: 'notExpense' })
})

it('has nothing to save where nothing was spent', () => {
  expect(understand('hola, ¿cuánto llevamos este mes?').kind).not.toBe('items')
})

it('keeps a correction only as long as the text says what it replaced', () => {
  const first = understand('Gasté 8.500 en el súper')
  const second = understand('Gasté 9.500 en el súper')
  if (first.kind !== 'items' || second.kind !== 'items') throw new Error('Not read')
  const [was] = first.items
  const [is] = second.items
  if (!was || !is) throw new Error('No item')
  const corrections = { amount: { read: was.amount, value: 860_000 } }
  expect(lineOf(was, 0, corrections, 'ARS').amount).toBe(860_000)
  expect(lineOf(is, 0, corrections, 'ARS').amount).toBe(950_000)
})

it('does not take another currency for the household’s until somebody says the amount in it', () => {
  const reading = understand('gasté 20 dólares en el súper')
  if (reading.kind !== 'items') throw new Error(`Read as ${reading.kind}`)
  const [item] = reading.items
  if (!item) throw new Error('No item')
  expect(lineOf(item, 0, {}, 'ARS').foreign).toBe(true)
  expect(lineOf(item, 0, { amount: { read: item.amount, value: 2_500_000 } }, 'ARS').foreign).toBe(false)
})
