import { limits } from '@casita/contract'
import { beforeEach, expect, it, vi } from 'vitest'
import { eachAppWith, newPhone, type Person } from '../testing/app.ts'
import { textIn, tokenIn } from '../testing/graph.ts'
import type { Media } from '../testing/media.ts'
import { pictures } from '../testing/pictures.ts'

eachAppWith({ RECEIPTS_MB: '1' })('a picture with a caption', (app) => {
  let ana: Person
  let phone: string
  beforeEach(async () => {
    phone = newPhone()
    ana = await app.register({ phone_number: phone })
    await app.settled()
    const [verification] = app.graph.sentTo(phone)
    if (!verification) throw new Error('no verification message')
    ;(await ana.send('validateAccount', { query: { token: tokenIn(verification) } })).ok()
  })

  const jpeg = pictures['image/jpeg']

  /** Sends a picture with a caption, or text alone, and returns the answer. */
  async function write(caption: string | undefined, media?: Media): Promise<string> {
    const id = crypto.randomUUID()
    if (media) app.graph.media.set(id, media)
    const image = { id, mime_type: 'image/jpeg', sha256: 'x', ...(caption && { caption }) }
    const before = app.graph.sentTo(phone).length
    await app.graph.write(app.app.http, phone, media ? { type: 'image', image } : caption)
    await app.settled()
    const [answer] = app.graph.sentTo(phone).slice(before)
    return answer ? textIn(answer) : ''
  }

  const ledger = async () => (await ana.send('listExpenses')).ok().expenses
  async function seen(id: string | undefined): Promise<Buffer> {
    const receipt = await ana.send('readReceipt', { params: { id: id ?? '' } })
    return Buffer.from(await receipt.ok().arrayBuffer())
  }
  /** Advances the clock by the pauses between attempts until the condition holds. */
  const eventually = (condition: () => Promise<boolean>) =>
    vi.waitUntil(
      async () => {
        app.clock.advance(2 * 60_000)
        await app.settled()
        return condition()
      },
      { timeout: 30_000, interval: 20 },
    )

  it('is attached to the expense in its caption, and the reply says so', async () => {
    expect(await write('súper 8.500', { bytes: jpeg })).toContain('La foto queda con el gasto.')
    const [expense] = await ledger()
    expect(expense).toMatchObject({ amount: 8500, has_receipt: true })
    expect(await seen(expense?.id)).toEqual(jpeg)
    const { changes } = (await ana.send('expenseHistory', { params: { id: expense?.id ?? '' } })).ok()
    expect(changes).toMatchObject([
      { action: 'created' },
      { action: 'changed', source: 'whatsapp', changes: [{ field: 'receipt' }] },
    ])
  })

  it('is not kept, and the reply says so, while the pictures of the household take all of their space', async () => {
    await write('súper 8.500', { bytes: Buffer.concat([jpeg], 1024 * 1024) })
    const answer = await write('pan 900', { bytes: jpeg })
    expect(answer).toContain('la casa no tiene lugar para más recibos')
    expect(answer).not.toContain('queda con el gasto')
    expect(await ledger()).toMatchObject([
      { amount: 900, has_receipt: false },
      { amount: 8500, has_receipt: true },
    ])
  })

  it('is attached to each of several expenses in its caption', async () => {
    await write('pan 900, leche 1.200', { bytes: jpeg })
    const expenses = await ledger()
    expect(expenses.map(({ has_receipt }) => has_receipt)).toEqual([true, true])
    for (const { id } of expenses) expect(await seen(id)).toEqual(jpeg)
  })

  it('is attached once the question about its expense is answered', async () => {
    expect(await write('compré pan', { bytes: jpeg })).not.toContain('foto')
    expect(await ledger()).toEqual([])
    expect(await write('1.500')).toContain('La foto queda con el gasto.')
    const [expense] = await ledger()
    expect(expense).toMatchObject({ description: 'pan', amount: 1500, has_receipt: true })
    expect(await seen(expense?.id)).toEqual(jpeg)
  })

  it('is attached to the purchase whose price is in its caption', async () => {
    await write('compré pan')
    await write('1.500', { bytes: jpeg })
    expect(await ledger()).toMatchObject([{ description: 'pan', amount: 1500, has_receipt: true }])
  })

  it.each([
    ['without words', undefined],
    ['with words that tell no expense', 'mirá qué linda'],
  ])('is not fetched %s', async (_, caption) => {
    const media: Media = { bytes: jpeg, faults: ['elsewhere'] }
    expect(await write(caption, media)).toContain('Escribí el monto debajo de la foto')
    expect(await ledger()).toEqual([])
    expect(media.faults, 'nobody asked where it is').toEqual(['elsewhere'])
  })

  it('is fetched again after every temporary failure', async () => {
    const media: Media = { bytes: jpeg, faults: ['not found', 'no bytes', 'other bytes', 'hang up'] }
    await write('súper 8.500', media)
    expect(await ledger()).toMatchObject([{ amount: 8500, has_receipt: false }])
    await eventually(async () => (await ledger())[0]?.has_receipt ?? false)
    const [expense] = await ledger()
    expect(await seen(expense?.id)).toEqual(jpeg)
    expect(media.faults).toEqual([])
  })

  it.each([
    [
      'of which Meta says that it lies somewhere else',
      { bytes: jpeg, faults: ['elsewhere'] },
      /somewhere else/,
    ],
    ['that is too large', { bytes: Buffer.concat([jpeg], limits.receiptBytes + 1) }, /too large/],
    ['that is none', { bytes: Buffer.from('<!doctype html>') }, /no picture/],
  ] satisfies [string, Media, RegExp][])(
    'that can never be fetched leaves the expense as it is: one %s',
    async (_, media, why) => {
      await write('súper 8.500', media)
      expect(await ledger()).toMatchObject([{ amount: 8500, has_receipt: false }])
      const { household_id } = (await ana.send('exportAccount')).ok().memberships[0] ?? {}
      const jobs = await app.app.deps.db.read
        .selectFrom('jobs')
        .select(['dead_at', 'failure'])
        .where('household_id', '=', household_id ?? '')
        .execute()
      expect(jobs).toMatchObject([{ dead_at: expect.any(String), failure: expect.stringMatching(why) }])
    },
  )

  it('does not replace a receipt attached meanwhile, and is attached to a deleted expense', async () => {
    await write('súper 8.500', { bytes: jpeg, faults: ['no bytes'] })
    await write('pan 900', { bytes: jpeg, faults: ['no bytes'] })
    const [bread, market] = await ledger()
    const png = { body: pictures['image/png'], headers: { 'content-type': 'image/png' } }
    ;(await ana.send('attachReceipt', { params: { id: market?.id ?? '' }, ...png })).ok()
    ;(await ana.send('deleteExpense', { params: { id: bread?.id ?? '' } })).ok()
    const deleted = async () => (await ana.send('deletedExpenses')).ok().expenses
    await eventually(async () => (await deleted())[0]?.has_receipt ?? false)
    expect(await seen(market?.id)).toEqual(pictures['image/png'])
    expect(await seen(bread?.id)).toEqual(jpeg)
  })
})
