import { type CallName, calls } from '@casita/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../testing/app.ts'

describe('the API documentation page', () => {
  let app: TestApp
  let page: string
  beforeAll(async () => {
    app = await createTestApp('sqlite')
    page = (await app.app.http.inject('/v2/docs')).body
  })
  afterAll(() => app.close())

  it('lists every call', () => {
    for (const name of Object.keys(calls) as CallName[]) {
      const [, article] = page.split(`<article id="${name}">`)
      expect(article, name).toContain(`<b>${calls[name].method}</b><code>${calls[name].path}</code>`)
    }
  })

  it('describes in words what a field may contain', () => {
    const [, article = ''] = page.split('<article id="createExpense">')
    const [body] = article.split('</article>')
    expect(body).toMatch(/<code>description<\/code><\/th><td>text, (1 to|at most) 200 characters/)
    expect(body).toMatch(/<code>note<\/code><\/th><td>.*may be left out/)
    expect(body).toContain('<code>expense.id</code>')
  })

  it('shows an example of a request and its answer', () => {
    const [, article = ''] = page.split('<article id="createExpense">')
    const examples = [...(article.split('</article>')[0]?.matchAll(/<pre>(.*?)<\/pre>/gs) ?? [])]
    const [body, answer] = examples.map(([, json = '']) => JSON.parse(json.replaceAll('&quot;', '"')))
    expect(body).toMatchObject({ description: expect.any(String), amount: 8500.5 })
    expect(answer).toMatchObject({ success: true, expense: { amount: 8500.5, currency: 'ARS' } })
  })

  it('loads nothing from other sites and runs no script', async () => {
    const loaded = [...page.matchAll(/<link [^>]*href="([^"]+)"|(?:src|srcset)="([^"]+)"/g)]
    const own = ['/favicon.svg', '/v2/docs.css', '/favicon.svg']
    expect(loaded.map(([, href, src]) => href ?? src)).toEqual(own)
    expect(page).not.toMatch(/<script|<style|style=|javascript:/)
    const css = await app.app.http.inject('/v2/docs.css')
    expect(css.headers['content-type']).toContain('text/css')
    expect(css.body).not.toMatch(/url\(|@import/)
  })
})
