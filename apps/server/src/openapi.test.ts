import { readFile } from 'node:fs/promises'
import { type CallName, calls, type Endpoint, type ProblemCode, problems } from '@casita/contract'
import { Validator } from '@seriousme/openapi-schema-validator'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { keptOpenApi, openApiFile } from './openapi.ts'
import { createTestApp, type TestApp } from './testing/app.ts'

interface Answer {
  description: string
  content: Record<string, { schema: object; examples?: Record<string, { value: { code: ProblemCode } }> }>
}
interface Operation {
  operationId: string
  summary: string
  security: object[]
  parameters: { name: string; in: string; required: boolean }[]
  requestBody?: object
  responses: Record<string, Answer>
}

describe('the API’s document', () => {
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

  it('is OpenAPI 3.1 to a validator that is not ours', async () => {
    expect(document.openapi).toMatch(/^3\.1\./)
    expect(await new Validator().validate(structuredClone(document))).toEqual({ valid: true })
  })

  it('is kept in docs as it is served (npm run openapi writes it)', async () => {
    expect(await readFile(openApiFile, 'utf8')).toBe(keptOpenApi())
    expect({ ...JSON.parse(keptOpenApi()), servers: document.servers }).toEqual(document)
  })

  it('names the origin that users see', () => {
    expect(document.servers).toEqual([{ url: app.config.publicUrl }])
  })

  describe.each(Object.entries(calls) as [CallName, Endpoint][])('%s', (name, call) => {
    const operation = () => {
      const found = document.paths[call.path]?.[call.method.toLowerCase()]
      if (!found) throw new Error(`${call.method} ${call.path} is not in the document`)
      return found
    }

    it('stands there with what it takes and what it answers', () => {
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

    it('stands there with every refusal, each with its example', () => {
      const refusals = Object.entries(operation().responses).filter(([status]) => status !== '200')
      const told = refusals.flatMap(([status, { content }]) =>
        Object.entries(content['application/json']?.examples ?? {}).map(([code, { value }]) => {
          expect(value.code).toBe(code)
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
