import { readFile } from 'node:fs/promises'
import Fastify, { type FastifyInstance, type InjectOptions, type LightMyRequestResponse } from 'fastify'
import { openApiFile } from '../openapi.ts'

type Answer = Pick<LightMyRequestResponse, 'statusCode' | 'headers' | 'body'>
interface Documented {
  schema: object
  examples?: Record<string, object>
}
interface Operation {
  responses: Record<string, { content: Record<string, Documented> }>
}
interface Document {
  paths: Record<string, Record<string, Operation>>
  components: { schemas: Record<string, object> }
}
type Validate = { (input: unknown): boolean; errors?: unknown[] | null }

/** Throws when an answer does not match `docs/openapi.json`. */
export type Check = (method: string, url: string, answer: Answer) => void

let check: Promise<Check> | undefined

/**
 * Returns the check against the stored document, which is read once per process; each schema is compiled on first use.
 */
export function documentedAnswers(): Promise<Check> {
  check ??= readFile(openApiFile, 'utf8').then((text) => checkOf(JSON.parse(text)))
  return check
}

/** Makes every answer to an injected request pass the check before the test gets it. */
export function checkInjected(http: FastifyInstance, check: Check): void {
  const inject = http.inject.bind(http)
  const checked = async (asked: InjectOptions | string) => {
    const answer = await inject(asked)
    const { method = 'GET', url = '' } = typeof asked === 'string' ? { url: asked } : asked
    check(method, String(url), answer)
    return answer
  }
  http.inject = checked as typeof http.inject
}

async function checkOf(document: Document): Promise<Check> {
  const compile = await schemaCompiler()
  const compiled = new Map<Documented, Validate>()
  const operations = Object.entries(document.paths).flatMap(([path, methods]) => {
    const pattern = new RegExp(`^${path.replaceAll(/\{\w+\}/g, '[^/]+')}/?$`)
    return Object.entries(methods).map(([method, operation]) => ({ method, pattern, operation }))
  })

  function validatorOf(documented: Documented): Validate {
    const found = compiled.get(documented)
    if (found) return found
    const made = compile(resolved(document, documented.schema))
    compiled.set(documented, made)
    return made
  }

  return (method, url, { statusCode, headers, body }) => {
    const path = url.replace(/\?.*$/s, '')
    const operation = operations.find((it) => it.method === method.toLowerCase() && it.pattern.test(path))
    // An unknown path, or one that is not part of the API.
    if (!operation) return
    // Not modified: there is no body to check.
    if (statusCode === 304) return
    const what = `${method} ${path} answered ${statusCode}`
    const [type = ''] = String(headers['content-type']).split(';')
    const { content = {} } = operation.operation.responses[statusCode] ?? {}
    const documented = content[type] ?? content[type.replace(/\/.*/, '/*')]
    if (!documented) throw new Error(`${what} as ${type}, which the document does not know: ${body}`)
    if (type !== 'application/json') return
    const answer: unknown = JSON.parse(body)
    const validate = validatorOf(documented)
    if (!validate(answer))
      throw new Error(`${what} other than documented: ${JSON.stringify(validate.errors)}: ${body}`)
    const { code } = answer as { code?: string }
    if (statusCode !== 200 && !Object.hasOwn(documented.examples ?? {}, `${code}`))
      throw new Error(`${what} with ${code}, which the document does not name there`)
  }
}

/** The JSON Schema compiler of the web framework, configured not to change the data. */
export async function schemaCompiler(): Promise<(schema: object) => Validate> {
  const options = {
    coerceTypes: false,
    useDefaults: false,
    removeAdditional: false,
    allowUnionTypes: true,
  } as const
  const fastify = Fastify({ ajv: { customOptions: options } })
  const { promise, resolve } = Promise.withResolvers<(schema: object) => Validate>()
  fastify.get('/', async (request) =>
    resolve((schema) => request.compileValidationSchema(schema) as Validate),
  )
  await fastify.inject('/')
  return promise
}

/** A self-contained schema: the only kind of reference that the document uses is replaced by its target. */
function resolved({ components }: Document, schema: object): object {
  const name = '$ref' in schema && String(schema.$ref).replace('#/components/schemas/', '')
  return (name && components.schemas[name]) || schema
}
