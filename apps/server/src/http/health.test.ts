import { expect, it } from 'vitest'
import { createTestApp, eachApp, newPhone } from '../testing/app.ts'

eachApp('the state of the server', (app) => {
  const get = (url: string, headers: Record<string, string> = {}, remoteAddress = '127.0.0.1') =>
    app.app.http.inject({ url, headers, remoteAddress })
  const metric = async (name: string) => {
    const { body } = await get('/metrics')
    const line = body.split('\n').find((text) => text.startsWith(`${name} `))
    return line && Number(line.split(' ').at(-1))
  }

  it('is reported as up and ready', async () => {
    expect(await get('/healthz')).toMatchObject({ statusCode: 200, body: '{"status":"up"}' })
    expect(await get('/readyz')).toMatchObject({ statusCode: 200, body: '{"status":"ready"}' })
  })

  it('is shown as metrics to the local machine only', async () => {
    const { statusCode, headers, body } = await get('/metrics')
    expect(statusCode).toBe(200)
    expect(headers['content-type']).toContain('text/plain')
    expect(body).toContain('process_resident_memory_bytes')
    expect((await get('/metrics', {}, '::ffff:127.0.0.1')).statusCode).toBe(200)
    expect((await get('/metrics', {}, '192.0.2.7')).statusCode).toBe(404)
    for (const header of ['x-forwarded-for', 'forwarded', 'x-real-ip', 'via'])
      expect((await get('/metrics', { [header]: '127.0.0.1' })).statusCode, header).toBe(404)
  })

  it('is shown as metrics to everybody when METRICS_PUBLIC is on', async () => {
    const open = await createTestApp('sqlite', { METRICS_PUBLIC: 'on' })
    const answer = await open.app.http.inject({ url: '/metrics', remoteAddress: '192.0.2.7' })
    expect(answer.statusCode).toBe(200)
    await open.close()
  })

  it('is measured by route, without the values of paths or queries', async () => {
    const ana = await app.register()
    await ana.send('changeExpense', { params: { id: crypto.randomUUID() }, body: { amount: 1 } })
    await get('/some/secret?token=secret')
    const { body } = await get('/metrics')
    expect(body).toContain('route="/v2/expenses/:id",status="404"')
    expect(body).toContain('route="web"')
    expect(body).not.toContain('secret')
  })

  it('includes how far the queues are behind and how many jobs were given up', async () => {
    await app.settled()
    expect(await metric('casita_database_up')).toBe(1)
    expect(await metric('casita_queue_due{queue="outbox"}')).toBe(0)
    const dead = Number(await metric('casita_queue_dead{queue="outbox"}'))
    app.graph.script({ code: 131026 })
    await app.register({ phone_number: newPhone() })
    await app.settled()
    expect(await metric('casita_queue_dead{queue="outbox"}')).toBe(dead + 1)
    app.graph.script({ status: 500 })
    await app.register({ phone_number: newPhone() })
    await app.settled()
    expect(await metric('casita_queue_due{queue="outbox"}')).toBe(0)
    app.clock.advance(61_000)
    expect(await metric('casita_queue_due{queue="outbox"}')).toBe(1)
    expect(await metric('casita_queue_oldest_due_seconds{queue="outbox"}')).toBeGreaterThan(50)
    await app.settled()
    expect(await metric('casita_queue_due{queue="outbox"}')).toBe(0)
  })
})
