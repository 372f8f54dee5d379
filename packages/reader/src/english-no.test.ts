import { describe, expect, it } from 'vitest'
import { read } from './index.ts'
import { homeOf } from './testing/home.ts'

describe('an English no before an amount and a reason', () => {
  it.each([
    ['no 190, half term', 190],
    ['no 190, bank holiday', 190],
    ['no 45, sale price', 45],
    ['no 164, paid on the 15th', 164],
  ] as const)('corrects the amount (%s)', (text, amount) => {
    const meaning = read(text, homeOf('en'))
    expect(meaning).toMatchObject({ kind: 'correction', changes: { amount: amount * 100 } })
    expect(meaning).not.toHaveProperty('changes.description')
  })

  it('is a house number before another amount', () => {
    expect(read('no 12, church street rent 500', homeOf('en'))).toMatchObject({
      kind: 'expenses',
      items: [{ amount: 50_000 }],
    })
  })
})
