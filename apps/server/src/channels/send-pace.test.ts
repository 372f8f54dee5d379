import { expect, it } from 'vitest'
import { createSendPace } from './send-pace.ts'

const minute = 60_000

it('halves at each request to slow down, but not below four at the same time, and doubles after each quiet minute', () => {
  let time = 0
  const pace = createSendPace(() => time)
  const paces: number[] = []
  for (let n = 0; n < 6; n++) {
    paces.push(pace.atOnce())
    pace.slowDown()
    time += 5_000
  }
  expect(paces).toEqual([64, 32, 16, 8, 4, 4])
  const later = [0, 1, 1, 1, 1, 1].map((minutes) => {
    time += minutes * minute
    return pace.atOnce()
  })
  expect(later).toEqual([4, 8, 16, 32, 64, 64])
})

it('halves once for messages that were sent together', () => {
  let time = 0
  const pace = createSendPace(() => time)
  for (; time < 1_900; time += 100) pace.slowDown()
  expect(pace.atOnce()).toBe(32)
})

it('stays as slow when the clock is set back', () => {
  let time = 10 * minute
  const pace = createSendPace(() => time)
  pace.slowDown()
  time -= 60 * minute
  expect(pace.atOnce()).toBe(32)
})
