import { createHash } from 'node:crypto'
import { limits, pictureTypes } from '@casita/contract'
import { expect, it } from 'vitest'
import { eachAppWith, type Person } from '../testing/app.ts'
import { pictures } from '../testing/pictures.ts'

eachAppWith({ RECEIPTS_MB: '1' })('the picture of a receipt', (app) => {
  const spend = async (person: Person) =>
    (await person.send('createExpense', { body: { description: 'Súper', amount: 8500 } })).ok().expense.id
  const attach = (person: Person, id: string, bytes = pictures['image/jpeg'], type = 'image/jpeg') =>
    person.send('attachReceipt', { params: { id }, body: bytes, headers: { 'content-type': type } })
  const see = (person: Person, id: string) => person.send('readReceipt', { params: { id } })
  const seen = async (person: Person, id: string) =>
    Buffer.from(await (await see(person, id)).ok().arrayBuffer())
  const listed = async (person: Person) =>
    (await person.send('listExpenses')).ok().expenses.map(({ has_receipt }) => has_receipt)

  it.each(pictureTypes)('is stored unchanged and shown to every member with its type: %s', async (type) => {
    const ana = await app.register()
    const beto = await app.join(ana)
    const id = await spend(ana)
    expect(await listed(beto)).toEqual([false])
    expect((await attach(ana, id, pictures[type], type)).ok().expense).toMatchObject({
      id,
      has_receipt: true,
    })
    expect(await listed(beto)).toEqual([true])
    expect((await see(beto, id)).headers).toMatchObject({
      'content-type': type,
      'content-disposition': 'inline',
      'x-content-type-options': 'nosniff',
      'cache-control': 'private, no-cache',
    })
    expect(await seen(beto, id)).toEqual(pictures[type])
  })

  it('is sent again only to a browser that does not have it', async () => {
    const ana = await app.register()
    const id = await spend(ana)
    await attach(ana, id)
    const { etag } = (await see(ana, id)).headers
    expect(etag).toBe(`"${createHash('sha256').update(pictures['image/jpeg']).digest('hex')}"`)
    const ask = async (known = String(etag)) => {
      const headers = { authorization: `Bearer ${ana.token}`, 'if-none-match': known }
      const answer = await app.app.http.inject({ url: `/v2/expenses/${id}/receipt`, headers })
      return [answer.statusCode, answer.rawPayload.length]
    }
    expect(await ask()).toEqual([304, 0])
    expect(await ask(`"another", W/${etag}`)).toEqual([304, 0])
    await attach(ana, id, pictures['image/png'], 'image/png')
    expect(await ask()).toEqual([200, pictures['image/png'].length])
  })

  it('can be replaced and removed, and the history shows each step', async () => {
    const ana = await app.register()
    const id = await spend(ana)
    await attach(ana, id)
    app.clock.advance(1000)
    await attach(ana, id, pictures['image/webp'], 'image/webp')
    expect(await seen(ana, id)).toEqual(pictures['image/webp'])
    app.clock.advance(1000)
    const remove = () => ana.send('removeReceipt', { params: { id } })
    expect((await remove()).ok().expense.has_receipt).toBe(false)
    expect((await remove()).ok().expense.has_receipt).toBe(false)
    expect((await see(ana, id)).status).toBe(404)
    const { changes } = (await ana.send('expenseHistory', { params: { id } })).ok()
    const steps = changes.slice(1).map((event) => event.changes)
    expect(steps).toEqual([
      [{ field: 'receipt', before: null, after: expect.any(String) }],
      [{ field: 'receipt', before: expect.any(String), after: expect.any(String) }],
      [{ field: 'receipt', before: expect.any(String), after: null }],
    ])
  })

  it('gets its type from its first bytes, whatever its header says', async () => {
    const ana = await app.register()
    const id = await spend(ana)
    ;(await attach(ana, id, pictures['image/png'], 'image/jpeg')).ok()
    expect((await see(ana, id)).headers).toMatchObject({ 'content-type': 'image/png' })
  })

  it.each([
    ['a page with a script', '<!doctype html><script>alert(1)</script>'],
    ['a drawing with a script', '<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>'],
    ['nothing', ''],
    ['the beginning of a WebP that is a sound', 'RIFF\x24\x01\x00\x00WAVEfmt '],
  ])('cannot be %s', async (_, text) => {
    const ana = await app.register()
    const id = await spend(ana)
    expect((await attach(ana, id, Buffer.from(text, 'latin1'))).problem()).toMatchObject({ code: 'invalid' })
    expect(await listed(ana)).toEqual([false])
  })

  it('is refused with any content type other than JPEG, PNG or WebP', async () => {
    const ana = await app.register()
    const id = await spend(ana)
    const kinds = 'Please choose a picture: JPEG, PNG or WebP, at most 5 MB'
    for (const type of ['image/heic', 'image/svg+xml']) {
      const refused = (await attach(ana, id, pictures['image/jpeg'], type)).problem()
      expect(refused, type).toMatchObject({ code: 'invalid', detail: kinds })
    }
    expect((await attach(ana, id, Buffer.from('{}'), 'application/json')).problem().detail).toBe(kinds)
    expect((await attach(ana, id, Buffer.from('{}'), 'text/plain')).problem().code).toBe('malformed')
  })

  it('is at most 5 MB, to the byte', async () => {
    const ana = await app.register()
    const id = await spend(ana)
    const ofSize = (size: number) => Buffer.concat([pictures['image/jpeg']], size)
    ;(await attach(ana, id, ofSize(limits.receiptBytes))).ok()
    expect(await seen(ana, id)).toHaveLength(limits.receiptBytes)
    expect((await attach(ana, id, ofSize(limits.receiptBytes + 1))).status).toBe(413)
    const { expenses } = (await ana.send('exportAccount')).ok()
    expect(expenses[0]?.receipt).toMatchObject({ content_type: 'image/jpeg', size: limits.receiptBytes })
  })

  it('is refused while the pictures of the household take all of their space', async () => {
    const ana = await app.register()
    const beto = await app.join(ana)
    const [first, second] = [await spend(ana), await spend(beto)]
    ;(await attach(ana, first, Buffer.concat([pictures['image/jpeg']], 1024 * 1024))).ok()
    const refused = await attach(beto, second)
    expect([refused.status, refused.problem().code]).toEqual([409, 'receipts_full'])
    expect((await see(beto, second)).status).toBe(404)
    const stranger = await app.register()
    ;(await attach(stranger, await spend(stranger))).ok()
    ;(await ana.send('removeReceipt', { params: { id: first } })).ok()
    ;(await attach(beto, second)).ok()
  })

  it('counts for the space of its household, even of a deleted expense, until it is removed', async () => {
    const ana = await app.register()
    const beto = await app.join(ana)
    const [first, second] = [await spend(ana), await spend(beto)]
    const space = async (person: Person) => (await person.send('receiptSpace')).ok().space
    const allowed_bytes = 1024 * 1024
    expect(await space(ana)).toEqual({ taken_bytes: 0, allowed_bytes })
    ;(await attach(ana, first, Buffer.concat([pictures['image/jpeg']], 3000))).ok()
    ;(await attach(beto, second, Buffer.concat([pictures['image/jpeg']], 5000))).ok()
    ;(await ana.send('deleteExpense', { params: { id: first } })).ok()
    expect(await space(beto)).toEqual({ taken_bytes: 8000, allowed_bytes })
    expect(await space(await app.register())).toEqual({ taken_bytes: 0, allowed_bytes })
    ;(await beto.send('removeReceipt', { params: { id: second } })).ok()
    expect(await space(ana)).toEqual({ taken_bytes: 3000, allowed_bytes })
  })

  it('stays with a deleted expense, cannot be changed there and returns when it is restored', async () => {
    const ana = await app.register()
    const id = await spend(ana)
    await attach(ana, id)
    ;(await ana.send('deleteExpense', { params: { id } })).ok()
    expect((await attach(ana, id)).status).toBe(404)
    expect((await ana.send('removeReceipt', { params: { id } })).status).toBe(404)
    expect((await ana.send('restoreExpense', { params: { id } })).ok().expense.has_receipt).toBe(true)
    expect(await seen(ana, id)).toEqual(pictures['image/jpeg'])
  })

  it('is deleted for good together with its category and expense', async () => {
    const ana = await app.register()
    const { category } = (await ana.send('createCategory', { body: { name: 'Cosas' } })).ok()
    const id = await spend(ana)
    await ana.send('changeExpense', { params: { id }, body: { category_id: category.id } })
    await attach(ana, id)
    await ana.send('deleteCategory', { params: { id: category.id }, query: { force: 'true' } })
    const left = app.app.deps.db.read.selectFrom('receipts').select('expense_id').where('expense_id', '=', id)
    expect(await left.execute()).toEqual([])
  })
})
