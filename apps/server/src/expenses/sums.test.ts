import { randomInt } from 'node:crypto'
import { currencies, fromMinor, largestAmount, largestSum } from '@casita/contract'
import { expect, it } from 'vitest'
import { eachApp } from '../testing/app.ts'

/** How many amounts are tested per currency; `CASITA_SUMS=10000` for a long run. */
const amountsEach = Number(process.env.CASITA_SUMS ?? 50)
const clients = 20

eachApp('sums over random amounts', (app) => {
  it.each(currencies)(
    '%s: every total is exact to the cent',
    async (household_currency) => {
      const ana = await app.register({ household_currency })
      const { id } = (await ana.send('createCategory', { body: { name: 'Aparte', color: '#47A172' } })).ok()
        .category
      const amounts = Array.from({ length: amountsEach }, randomMinor)
      const waiting = amounts.entries()
      await Promise.all(
        Array.from({ length: clients }, async () => {
          for (const [n, minor] of waiting) {
            const body = { description: 'x', amount: fromMinor(minor), category_id: n % 3 ? null : id }
            expect((await ana.send('createExpense', { body })).ok().expense.amount).toBe(fromMinor(minor))
          }
        }),
      )

      const all = exactSum(amounts)
      const apart = exactSum(amounts.filter((_, n) => n % 3 === 0))
      const list = (await ana.send('listExpenses', { query: { category_id: id, per_page: '100000' } })).ok()
      expect(asCents(list.general_total)).toBe(all)
      expect(asCents(list.filtered_total)).toBe(apart)
      expect(list.expenses.reduce((sum, { amount }) => sum + asCents(amount), 0n)).toBe(apart)
      const { expenses } = (await ana.send('dashboardStats')).ok()
      expect(asCents(expenses?.household_monthly_total)).toBe(all)
      expect(asCents(expenses?.user_monthly_total)).toBe(all)
    },
    30_000 + amountsEach * 60,
  )

  it('never exceed the largest exact total, and deleting an expense makes room again', async () => {
    const ana = await app.register()
    const largest = { description: 'x', amount: fromMinor(largestAmount) }
    const create = () => ana.send('createExpense', { body: largest })
    const room = Math.floor(largestSum / largestAmount)
    const answers = await Promise.all(Array.from({ length: room }, create))
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
    expect((await create()).problem()).toMatchObject({ code: 'ledger_full' })
    const total = (await ana.send('listExpenses')).ok().general_total
    expect(asCents(total)).toBe(BigInt(room) * BigInt(largestAmount))
    expect((await ana.send('dashboardStats')).ok().expenses?.household_monthly_total).toBe(total)
    const { id } = answers[0]?.ok().expense ?? { id: '' }
    ;(await ana.send('deleteExpense', { params: { id } })).ok()
    ;(await create()).ok()
    expect((await ana.send('restoreExpense', { params: { id } })).problem().code).toBe('ledger_full')
  })
})

/**
 * A random amount of any realistic size, with cents; even in the long run their sum stays below the largest allowed.
 */
function randomMinor(): number {
  return randomInt(10 ** randomInt(1, 12))
}

function exactSum(minors: number[]): bigint {
  return minors.reduce((sum, minor) => sum + BigInt(minor), 0n)
}

/** The cents of a number as JSON prints it, taken from its digits without floating-point arithmetic. */
function asCents(amount: number | undefined): bigint {
  const [whole = '', cents = ''] = String(amount).split('.')
  return BigInt(whole + cents.padEnd(2, '0'))
}
