import { gzipSync } from 'node:zlib'
import { Problem } from '@casita/contract'
import type { InjectOptions } from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import * as z from 'zod/v4/core'
import { createTestApp, type TestApp } from '../testing/app.ts'

describe('the server’s built-in error answers', () => {
  let app: TestApp
  beforeAll(async () => {
    app = await createTestApp('sqlite')
  })
  afterAll(() => app.close())

  const json = { 'content-type': 'application/json' }
  const post = { method: 'POST', url: '/v2/auth/login' } as const
  const unsupported = 'The body is of a kind that this call does not take (it takes application/json).'

  it.each<[string, InjectOptions, number, string]>([
    ['a path of the API that is not there', { url: '/v2/unknown' }, 404, 'not_found'],
    [
      'a method that a path does not have',
      { method: 'DELETE', url: '/v2/auth/me' },
      405,
      'method_not_allowed',
    ],
    ['a path that cannot be decoded', { url: '/v2/expenses/%zz' }, 400, 'malformed'],
    ['broken JSON', { ...post, headers: json, payload: '{"code": ' }, 400, 'malformed'],
    ['JSON that is no object', { ...post, headers: json, payload: '"text"' }, 422, 'invalid'],
    [
      'a body of another kind',
      { ...post, headers: { 'content-type': 'text/xml' }, payload: '<a/>' },
      400,
      'malformed',
    ],
    [
      'a body that poisons prototypes',
      { ...post, headers: json, payload: '{"__proto__": {"code": "x"}, "code": "x"}' },
      400,
      'malformed',
    ],
    [
      'a body that is too large',
      { ...post, headers: json, payload: JSON.stringify({ code: 'x'.repeat(300_000) }) },
      413,
      'too_large',
    ],
  ])('cover %s', async (_, request, status, code) => {
    const answer = await app.app.http.inject(request)
    expect(answer.statusCode).toBe(status)
    expect(z.parse(Problem, answer.json())).toMatchObject({ code })
    expect(answer.headers['content-type']).toBe('application/json; charset=utf-8')
    expect(answer.headers['cache-control']).toBe('no-store')
    expect(answer.body).not.toMatch(/FST_|node_modules| at /)
  })

  it.each([
    ['POST', '/v2/auth/me', 'GET, HEAD'],
    ['OPTIONS', '/v2/expenses/', 'GET, HEAD, POST'],
    ['GET', `/v2/expenses/${crypto.randomUUID()}?x=1`, 'DELETE, PUT'],
    ['PATCH', '/v2/openapi.json', 'GET, HEAD'],
    ['DELETE', '/webhooks/whatsapp', 'GET, HEAD, POST'],
  ] as const)('list the allowed methods instead of %s on %s', async (method, url, allowed) => {
    const answer = await app.app.http.inject({ method, url })
    expect([answer.statusCode, answer.headers.allow]).toEqual([405, allowed])
  })

  it.each([
    ['{"code": ', 'application/json', 'The body is not JSON that can be read.'],
    ['code=1', 'application/x-www-form-urlencoded', unsupported],
    ['\u00ff\u00d8', 'image/jpeg', unsupported],
    [Buffer.from('{"code":"caf\u00e9"}', 'latin1'), 'application/json', 'The body is not UTF-8.'],
    [
      Buffer.from('{"code":"caf\u00e9"}', 'latin1'),
      'application/json; charset=latin1',
      'The body is not UTF-8.',
    ],
  ])('explain why the body %j of type %s cannot be read', async (payload, type, detail) => {
    const answer = await app.app.http.inject({ ...post, headers: { 'content-type': type }, payload })
    expect(answer.statusCode).toBe(400)
    expect(answer.json()).toMatchObject({ code: 'malformed', detail })
  })

  it('explain that a body must be neither compressed nor a list', async () => {
    const headers = { ...json, 'content-encoding': 'gzip' }
    const compressed = { ...post, headers, payload: gzipSync('{}') }
    const [packed, list] = [
      await app.app.http.inject(compressed),
      await app.app.http.inject({ ...post, headers: json, payload: '[]' }),
    ]
    expect([packed.statusCode, packed.json().detail]).toEqual([400, 'The body must not be compressed.'])
    expect([list.statusCode, list.json().detail]).toEqual([422, 'The body must be a JSON object.'])
  })

  it('ask for a token when it is missing', async () => {
    const answer = await app.app.http.inject({ url: '/v2/auth/me' })
    expect(answer.statusCode).toBe(401)
    expect(answer.headers['www-authenticate']).toBe('Bearer')
  })

  it('also cover a path with a slash at its end', async () => {
    for (const url of ['/v2/auth/me', '/v2/expenses', `/v2/expenses/${crypto.randomUUID()}/receipt`]) {
      expect((await app.app.http.inject({ url })).statusCode, url).toBe(401)
      expect((await app.app.http.inject({ url: `${url}/` })).statusCode, url).toBe(401)
    }
  })
})
