import { type CallName, calls, type Endpoint } from '@casita/contract'
import { beforeAll, describe, expect, it } from 'vitest'
import { createTestApp, eachApp, newPhone, type Person } from '../testing/app.ts'
import { tokenIn } from '../testing/graph.ts'
import { fieldsOf } from './docs-fields.ts'

/**
 * Texts that would have an effect in SQL, a log, a table, a page, a template, a header or a shell if not treated as
 * plain text.
 */
const texts = [
  `'; update expenses set amount_minor = 1; --`,
  `" or 1=1; drop table users; --`,
  `\\'; select pg_sleep(9); --`,
  `%' or '%'='`,
  `$1 ? :name @name`,
  `=cmd|'/c calc'!A0`,
  '+1+1',
  '-2+3',
  '@SUM(A1)',
  `<img src=x onerror=alert(1)>`,
  `"><script>alert(1)</script>`,
  `{{1}} \${7*7} <%= 7*7 %> #{7*7}`,
  `$(touch /tmp/x) \`id\` | id && id`,
  `%0d%0aset-cookie: a=b`,
  `*bold* _it_ ~no~ \`\`\`code\`\`\``,
]
/** Texts that end a line or a cell. */
const lines = [`x\r\n{"level":60,"msg":"forged"}`, 'x\ty', 'x\n\n\n\n\ny', 'x\u2028y', `x","y`, `x,y;z`]

eachApp('text that looks like code', (app) => {
  let ana: Person
  beforeAll(async () => {
    ana = await app.register()
  })

  const ledger = async (query: Record<string, string> = {}) =>
    (await ana.send('listExpenses', { query: { per_page: '1000', ...query } })).ok()

  it.each([...texts, ...lines])('is stored, found and returned unchanged: %j', async (text) => {
    const body = { description: text, note: text, amount: 5 }
    const { expense } = (await ana.send('createExpense', { body })).ok()
    expect(expense).toMatchObject({ description: text, note: text, amount: 5 })
    const search = text.slice(0, 100)
    const found = await ledger({ search })
    expect(found.expenses.map(({ id }) => id)).toContain(expense.id)
    for (const each of found.expenses) expect(each.amount).toBe(5)
  })

  it('is not treated as a pattern in a search', async () => {
    const all = (await ledger()).total_count
    ;(await ana.send('createExpense', { body: { description: 'cien % seguro', amount: 5 } })).ok()
    for (const search of ['%%%', '___', '_%_', '\\%', '.*', '[a-z]'])
      expect((await ledger({ search })).total_count, search).toBeLessThan(all)
  })

  const queried = (Object.keys(calls) as CallName[]).flatMap((name) => {
    const call: Endpoint = calls[name]
    return call.query && name !== 'events'
      ? fieldsOf(call.query, 'input').map(({ path }) => ({ name, path }))
      : []
  })
  it.each(queried)('$name treats it in “$path” as plain text or refuses it', async ({ name, path }) => {
    const before = await ledger()
    for (const text of texts) {
      const period = name === 'spendingReport' ? { start_date: '2026-11-01', end_date: '2026-11-30' } : {}
      const { status } = await ana.send(name, { query: { ...period, [path]: text } })
      expect([200, 404, 405, 422], text).toContain(status)
    }
    expect(await ledger()).toEqual(before)
  })

  it('becomes neither a formula nor a new row in an export', async () => {
    const { total_count } = await ledger()
    const response = await app.app.http.inject({
      url: calls.exportExpenses.path,
      headers: { authorization: `Bearer ${ana.token}` },
    })
    expect(response.headers).toMatchObject({
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': expect.stringMatching(/^attachment; filename="[\w.-]+"$/),
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
    })
    const rows = cellsOf(response.body.replace(/^\ufeff/, ''))
    expect(rows).toHaveLength(total_count + 1)
    expect(new Set(rows.map((row) => row.length)).size).toBe(1)
    for (const cell of rows.flat()) expect(cell).not.toMatch(/^[=+@\t\r]|^-(?!\d+(\.\d+)?$)/)
  })

  it('has no line breaks, tabs or long gaps when it is a name in a message template', async () => {
    const [formula = '', html = ''] = [texts[5], texts[9]]
    for (const name of [formula, html, '🏠‍\n\tCasa'])
      expect((await ana.send('changeHousehold', { body: { name, currency: 'ARS' } })).status).toBe(200)
    for (const name of [formula, html]) {
      ;(await ana.send('createCategory', { body: { name } })).ok()
      const { categories } = (await ana.send('listCategories')).ok()
      const category_id = categories.find((category) => category.name === name)?.id
      expect(category_id).toBeDefined()
      ;(await ana.send('createExpense', { body: { description: 'Pan', amount: 5, category_id } })).ok()
    }
    const { body } = await app.app.http.inject({
      url: calls.exportExpenses.path,
      headers: { authorization: `Bearer ${ana.token}` },
    })
    const cells = cellsOf(body.replace(/^\ufeff/, '')).flat()
    expect(cells).toContain(html)
    expect(cells).toContain(`'${formula}`)
    const phone = newPhone()
    await app.join(ana)
    ;(await ana.send('changeHousehold', { body: { name: 'Casa\n\n\t     *García*', currency: 'ARS' } })).ok()
    ;(await ana.send('changeSettings', { body: { name: 'Ana\r\n\r\n{{2}}' } })).ok()
    ;(await ana.send('invite', { body: { phone_number: phone } })).ok()
    await app.settled()
    const values = app.graph.sentTo(phone).flatMap(({ body }) => parametersOf(body))
    expect(values.length).toBeGreaterThan(1)
    // The characters that the Graph API refuses in a template value (error 132018).
    for (const value of values) expect(value).not.toMatch(/[\n\r\t]| {5}/)
  })

  it('makes no link and no bold letters in an invitation, which strangers get', async () => {
    const phone = newPhone()
    ;(
      await ana.send('changeHousehold', { body: { name: '*Banco* https://evil.test/x', currency: 'ARS' } })
    ).ok()
    ;(await ana.send('changeSettings', { body: { name: 'Ana.evil.test' } })).ok()
    ;(await ana.send('invite', { body: { phone_number: phone } })).ok()
    await app.settled()
    const [inviter, household] = app.graph.sentTo(phone).flatMap(({ body }) => parametersOf(body))
    expect([inviter, household]).toEqual(['Ana. evil. test', 'Banco https: //evil. test/x'])
  })

  it('gets a reply when it is sent in the chat', async () => {
    const chats = [...texts, ...lines].map((text) => ({ text, phone: newPhone() }))
    for (const { text, phone } of chats) await app.graph.write(app.app.http, phone.slice(1), text)
    await app.settled()
    for (const { text, phone } of chats) expect(app.graph.sentTo(phone), text).not.toEqual([])

    const phone = (await ana.me()).phone_number ?? ''
    const [verification] = app.graph.sentTo(phone)
    const token = verification ? tokenIn(verification) : ''
    ;(await ana.send('validateAccount', { query: { token } })).ok()
    for (const { text } of chats) {
      const before = app.graph.sentTo(phone).length
      await app.graph.write(app.app.http, phone.slice(1), text)
      await app.settled()
      const answers = app.graph.sentTo(phone).slice(before)
      expect(answers.map(({ body }) => body.type).join(), text).toMatch(/^(text|interactive)$/)
    }
    const { id } = await ana.me()
    const kept = app.app.deps.db.read.selectFrom('inbox').select('payload_json').where('user_id', '=', id)
    const words = (await kept.execute()).map(({ payload_json }) => JSON.parse(payload_json ?? '{}').text)
    expect(words.toSorted()).toEqual(chats.map(({ text }) => text).toSorted())
  })
})

describe('a page', () => {
  it('does not repeat text from its address', async () => {
    const test = await createTestApp('sqlite')
    const script = encodeURIComponent('<script>alert(1)</script>\r\nset-cookie: a=b')
    for (const path of ['/', '/v2/', '/v2/expenses/', '/?lang=', '/v2/docs?x=', '/join?code=']) {
      const answer = await test.app.http.inject({ url: `${path}${script}` })
      expect(answer.body).not.toContain('alert(1)')
      expect(answer.headers).not.toHaveProperty('location')
      expect(answer.headers).not.toHaveProperty('set-cookie')
    }
    await test.close()
  })
})

/**
 * The rows of a CSV file parsed by RFC 4180 alone, without undoing the escaping of formulas as the app's own reader
 * does.
 */
function cellsOf(file: string): string[][] {
  const rows: string[][] = [[]]
  for (const [, quoted, plain, end] of file.matchAll(/(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r\n)/g)) {
    rows.at(-1)?.push(quoted?.replaceAll('""', '"') ?? plain ?? '')
    if (end === '\r\n') rows.push([])
  }
  return rows.slice(0, -1)
}

interface SentBody {
  template?: { components: { parameters: { text: string }[] }[] }
}

function parametersOf({ template }: SentBody): string[] {
  return (template?.components ?? []).flatMap(({ parameters }) => parameters.map(({ text }) => text))
}
