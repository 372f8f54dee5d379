import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { createTestApp, type Person, type TestApp } from '../testing/app.ts'
import { eachEngine } from '../testing/database.ts'

eachEngine('a language model beside the reader', (engine) => {
  let app: TestApp
  let service: Server
  let ana: Person
  /** What the service answers next: the content, or an error status. */
  let says: unknown
  const asked: { path: string; authorization: string | undefined; body: string }[] = []

  beforeAll(async () => {
    service = createServer(async (request, response) => {
      let body = ''
      for await (const part of request) body += part
      asked.push({ path: request.url ?? '', authorization: request.headers.authorization, body })
      if (typeof says === 'number') return response.writeHead(says).end('{}')
      const content = typeof says === 'string' ? says : JSON.stringify(says)
      response.end(JSON.stringify({ choices: [{ message: { content } }] }))
    })
    await new Promise<void>((resolve) => service.listen(0, '127.0.0.1', resolve))
    app = await createTestApp(engine, {
      ASSISTANT_LLM_URL: `http://127.0.0.1:${(service.address() as AddressInfo).port}/v1`,
      ASSISTANT_LLM_KEY: 'secret',
      ASSISTANT_LLM_MODEL: 'small',
    })
    app.clock.set('2026-11-20T15:00:00Z')
    ana = await app.register()
  })
  beforeEach(() => {
    asked.length = 0
  })
  afterAll(async () => {
    await app.close()
    service.closeAllConnections()
    await new Promise((resolve) => service.close(resolve))
  })

  /** Not a purchase that the reader can read, because it has no price; its meaning is unsure. */
  const unclear = 'compré flurbos'
  const say = async (body: { text?: string; button_id?: string }) =>
    (await ana.send('sendAssistantMessage', { body })).ok()
  const ledger = async () => (await ana.send('listExpenses')).ok().expenses

  it('is not asked when the reader is sure', async () => {
    await say({ text: 'café 3.200' })
    await say({ text: 'gracias' })
    expect(asked).toEqual([])
  })

  it('receives only the text, the date, the names and the currency when the reader is unsure', async () => {
    says = { kind: 'help' }
    expect((await say({ text: unclear })).text).toContain('Escribime los gastos')
    expect(asked).toMatchObject([{ path: '/v1/chat/completions', authorization: 'Bearer secret' }])
    const { messages } = JSON.parse(asked[0]?.body ?? '')
    expect(Object.keys(JSON.parse(messages[1].content)).sort()).toEqual([
      'categories',
      'currency',
      'members',
      'text',
      'today',
    ])
  })

  it('answers questions with the numbers of the ledger', async () => {
    says = { kind: 'query', ask: 'total', from: '2026-11-01', to: '2026-11-30', category: null, person: null }
    expect((await say({ text: unclear })).text.replaceAll('\u00a0', ' ')).toContain('$ 3.200 (1 gasto)')
  })

  it('cannot record an amount that is not in the message', async () => {
    says = { kind: 'expenses', items: [{ amount: 500, description: 'flurbos' }] }
    const before = (await ledger()).length
    const answer = await say({ text: unclear })
    expect(answer.text).toBe('flurbos: ¿cuánto fue?')
    expect(await ledger()).toHaveLength(before)
  })

  it('records an expense only after the writer confirms it', async () => {
    says = { kind: 'expenses', items: [{ amount: 1200, description: 'kiosco', category: 'Otros' }] }
    const before = (await ledger()).length
    const answer = await say({ text: 'compramos en la calle 1200' })
    expect(answer.text).toContain('¿Anoto kiosco')
    expect(await ledger()).toHaveLength(before)
    await say({ button_id: answer.buttons[0]?.id ?? '' })
    expect((await ledger())[0]).toMatchObject({ amount: 1200, category_name: 'Otros' })
  })

  it.each([
    ['refuses', 500],
    ['says what is no JSON', 'sure!'],
    ['proposes what nobody can mean', { kind: 'pay', amount: 1 }],
    ['turns a period round', { kind: 'query', ask: 'total', from: '2026-11-30', to: '2026-11-01' }],
    ['has nothing to say', { kind: 'nothing' }],
  ])('leaves the reader’s own answer when it %s', async (_, answer) => {
    says = answer
    expect((await say({ text: unclear })).text).toBe('flurbos: ¿cuánto fue?')
  })
})
