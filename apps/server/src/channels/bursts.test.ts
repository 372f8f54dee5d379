import { describe, expect, it } from 'vitest'
import { watchForBursts } from './bursts.ts'

describe('a burst of deliveries', () => {
  /** Lets deliveries arrive at a rate, and returns the milliseconds in which a burst was going on. */
  function watched() {
    let time = 1000
    const bursts = watchForBursts(() => time)
    return (perSecond: number, milliseconds: number) => {
      const during: number[] = []
      let [due, begun] = [0, time]
      for (; time < begun + milliseconds; time += 1) {
        for (due += perSecond / 1000; due >= 1; due -= 1) bursts.note()
        if (bursts.isOn()) during.push(time - begun)
      }
      return during
    }
  }

  it('is more than 500 a second', () => {
    const deliver = watched()
    expect(deliver(490, 10_000)).toEqual([])
    expect(deliver(5000, 1000).length).toBeGreaterThan(970)
  })

  it('is over a quarter of a second after the last of them', () => {
    const deliver = watched()
    deliver(5000, 1000)
    expect(deliver(100, 2000).length).toBeLessThanOrEqual(250)
  })

  it('is over after five seconds even if they go on', () => {
    const during = watched()(2000, 20_000)
    expect(during).toHaveLength(5000)
    expect(during.at(-1)).toBeLessThan(5100)
  })

  it('is another one only after two seconds without', () => {
    const deliver = watched()
    deliver(2000, 6000)
    deliver(100, 1500)
    expect(deliver(2000, 1000)).toEqual([])
    deliver(100, 2500)
    expect(deliver(2000, 1000).length).toBeGreaterThan(900)
  })
})
