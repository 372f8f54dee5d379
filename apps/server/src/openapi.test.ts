import { readFile } from 'node:fs/promises'
import { type CallName, calls, type Endpoint, Problem, type ProblemCode, problems } from '@casita/contract'
import { noSample } from '@casita/contract/openapi'
import { Validator } from '@seriousme/openapi-schema-validator'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import * as z from 'zod/v4/core'
import { keptOpenApi, openApiFile } from './openapi.ts'
import { createTestApp, type TestApp } from './testing/app.ts'
import { documentedAnswers, schemaCompiler } from './testing/documented.ts'

interface Answer {
  description: string
  content: Record<string, Described & { examples?: Record<string, { value: { code: ProblemCode } }> }>
}
interface Described {
  schema: object
  example?: unknown
}
interface Operation {
  operationId: string
  summary: string
  security: object[]
  parameters: ({ name: string; in: string; required: boolean } & Described)[]
  requestBody?: { required: boolean; content: Record<string, Described> }
  responses: Record<string, Answer>
}

describe('the OpenAPI document', () => {
  let app: TestApp
  let document: {
    openapi: string
    servers: { url: string }[]
    paths: Record<string, Record<string, Operation>>
  }
  beforeAll(async () => {
    app = await createTestApp('sqlite')
    document = (await app.app.http.inject('/v2/openapi.json')).json()
  })
  afterAll(() => app.close())

  it('is valid OpenAPI 3.1 for an independent validator', async () => {
    expect(document.openapi).toMatch(/^3\.1\./)
    expect(await new Validator().validate(structuredClone(document))).toEqual({ valid: true })
  })

  it('matches the copy in docs (npm run openapi writes it)', async () => {
    expect(await readFile(openApiFile, 'utf8')).toBe(keptOpenApi())
    expect({ ...JSON.parse(keptOpenApi()), servers: document.servers }).toEqual(document)
  })

  it('names the public origin of the server', () => {
    expect(document.servers).toEqual([{ url: app.config.publicUrl }])
  })

  it('gives the type of a parameter, and marks a body as optional if nothing in it is required', () => {
    const parameters = document.paths['/v2/expenses']?.get?.parameters
    expect(parameters?.find(({ name }) => name === 'per_page')).toMatchObject({
      schema: { type: 'integer', minimum: 0, maximum: 100_000 },
      example: 20,
    })
    expect(document.paths['/v2/auth/validation/resend']?.post?.requestBody?.required).toBe(false)
  })

  describe.each(Object.entries(calls) as [CallName, Endpoint][])('%s', (name, call) => {
    const operation = () => {
      const found = document.paths[call.path]?.[call.method.toLowerCase()]
      if (!found) throw new Error(`${call.method} ${call.path} is not in the document`)
      return found
    }

    it('is documented with its parameters, body and answer type', () => {
      const { operationId, summary, security, parameters, requestBody, responses } = operation()
      expect({ operationId, summary }).toEqual({ operationId: name, summary: call.summary })
      expect(security).toEqual(call.access === 'public' ? [] : [{ session: [] }])
      expect(requestBody !== undefined).toBe(call.body !== undefined)
      const inPath = parameters
        .filter((parameter) => parameter.in === 'path')
        .map((parameter) => parameter.name)
      expect(inPath).toEqual([...call.path.matchAll(/\{(\w+)\}/g)].map(([, parameter]) => parameter))
      expect(Object.keys(responses['200']?.content ?? {})).toEqual([call.produces ?? 'application/json'])
    })

    it('is documented with what is optional', () => {
      const { parameters, requestBody } = operation()
      const headers = parameters.filter((parameter) => parameter.in === 'header')
      expect(headers.map(({ name: header }) => header)).toEqual(call.repeatable ? ['Idempotency-Key'] : [])
      if (call.body) expect(requestBody?.required).toBe(!z.safeParse(call.body, {}).success)
    })

    it('is documented with examples that match its schemas', async () => {
      const compile = await schemaCompiler()
      const { parameters, requestBody, responses } = operation()
      const whole = [requestBody, responses['200']].flatMap((part) => Object.values(part?.content ?? {}))
      for (const { schema, example } of [...parameters, ...whole]) {
        const validate = compile(schema)
        expect(validate(example), JSON.stringify({ example, errors: validate.errors })).toBe(true)
        expect(JSON.stringify(example)).not.toContain(noSample)
      }
      // The bytes of a picture have no example in the document.
      if (call.body && !call.accepts)
        expect(z.safeParse(call.body, whole[0]?.example)).toMatchObject({ success: true })
    })

    it('is documented with every error and an example of each', () => {
      const refusals = Object.entries(operation().responses).filter(([status]) => status !== '200')
      const told = refusals.flatMap(([status, { content }]) =>
        Object.entries(content['application/json']?.examples ?? {}).map(([code, { value }]) => {
          expect(value.code).toBe(code)
          expect(z.safeParse(Problem, value)).toMatchObject({ success: true })
          expect(String(problems[value.code].status)).toBe(status)
          return value.code
        }),
      )
      const shared: ProblemCode[] = ['too_many_requests', 'server_error', 'unavailable']
      expect(told).toEqual(expect.arrayContaining([...(call.problems ?? []), ...shared]))
      if (call.access !== 'public') expect(told).toContain('unauthorized')
      if (call.body) expect(told).toEqual(expect.arrayContaining(['invalid', 'malformed', 'too_large']))
    })
  })
})

/** Every answer to an injected request passes this check; these tests show what it accepts and rejects. */
describe('the check of answers against the OpenAPI document', () => {
  const answer = (statusCode: number, body: object, type = 'application/json; charset=utf-8') => ({
    statusCode,
    headers: { 'content-type': type },
    body: JSON.stringify(body),
  })
  const done = { success: true, message: 'Done' }
  const refused = { success: false, code: 'unauthorized', detail: 'No.', message: 'No.' }
  const url = '/v2/auth/validation/resend/?x=1'

  it('accepts documented answers', async () => {
    const check = await documentedAnswers()
    check('POST', url, answer(200, done))
    check('POST', url, answer(401, refused))
    check('GET', '/v2/no-such-call', answer(404, { ...refused, code: 'not_found' }))
  })

  it.each([
    ['a field too many', answer(200, { ...done, password: 'x' })],
    ['a field too few', answer(200, { success: true })],
    ['a value of another kind', answer(200, { ...done, message: 7 })],
    ['a status that the call does not have', answer(410, { ...refused, code: 'link_used' })],
    ['a code that the call does not have', answer(401, { ...refused, code: 'malformed' })],
    ['a code that nobody knows', answer(401, { ...refused, code: 'sorry' })],
    ['another kind of content', answer(200, done, 'text/html')],
  ])('fails for %s', async (_name, wrong) => {
    const check = await documentedAnswers()
    expect(() => check('POST', url, wrong)).toThrow('POST /v2/auth/validation/resend/ answered')
  })
})
