import * as z from 'zod/v4/core'
import { calls } from './calls.ts'
import type { Access, Endpoint } from './endpoint.ts'
import { exampleOf, noSample, sampleOf } from './examples.ts'
import { Problem, type UserNotRegistered } from './problem.ts'
import type { ProblemCode } from './problem-codes.ts'
import { problems } from './problems.ts'

export { noSample }

type Json = Record<string, unknown>

/** The errors shared by every call of an access level. */
const refusalsByAccess: Record<Access, readonly ProblemCode[]> = {
  public: [],
  account: ['unauthorized', 'session_ended'],
  member: ['unauthorized', 'session_ended', 'no_household'],
  owner: ['unauthorized', 'session_ended', 'no_household', 'owner_only'],
}
const refusalsOfAll: readonly ProblemCode[] = [
  'malformed',
  'too_large',
  'too_many_requests',
  'server_error',
  'unavailable',
]

/** All errors that a call may return. */
export function problemsOf(call: Endpoint): readonly ProblemCode[] {
  const input: ProblemCode[] = call.body || call.query ? ['invalid'] : []
  return [
    ...new Set([...refusalsByAccess[call.access], ...input, ...(call.problems ?? []), ...refusalsOfAll]),
  ]
}

/** The introduction of the document: what applies to every call. */
const description = [
  "The family's shared money book.",
  "Amounts are numbers with at most two decimals in the household's currency, days YYYY-MM-DD, times ISO 8601, ids UUIDs.",
  'An address with an id in it that is none, or not yours, is a 404.',
  'Fields that a request does not know are ignored.',
  'Every refusal is a Problem: show its detail, decide by its code.',
  'There is no CORS: a browser calls from the same origin alone.',
].join(' ')

/** Generates the OpenAPI 3.1 document of the API from the schemas that validate it. */
export function openApi(serverUrl: string, version: string): Json {
  const paths: Record<string, Json> = {}
  for (const [name, call] of Object.entries(calls) as [string, Endpoint][]) {
    const path = paths[call.path] ?? {}
    path[call.method.toLowerCase()] = operation(name, call)
    paths[call.path] = path
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Casita',
      version,
      description,
      license: { name: 'MIT', identifier: 'MIT' },
    },
    servers: [{ url: serverUrl }],
    tags: [...new Set(Object.values(calls).map((call) => call.tag))].map((name) => ({ name })),
    paths,
    components: {
      securitySchemes: { session: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } },
      schemas: { Problem: schemaOf(Problem, 'output') },
    },
  }
}

function operation(name: string, call: Endpoint): Json {
  return {
    operationId: name,
    tags: [call.tag],
    summary: call.summary,
    security: call.access === 'public' ? [] : [{ session: [] }],
    parameters: [
      ...parameters(name, call.params, 'path'),
      ...parameters(name, call.query, 'query'),
      ...(call.repeatable ? [idempotencyKey] : []),
    ],
    ...(call.body && {
      requestBody: {
        required: !z.safeParse(call.body, {}).success,
        content: { [call.accepts ?? 'application/json']: described(name, call.body, 'input') },
      },
    }),
    responses: {
      '200': {
        description: 'Success',
        content: { [call.produces ?? 'application/json']: described(name, call.answer, 'output') },
      },
      ...refusals(call),
    },
  }
}

/** The JSON Schema of a part of a call, with an example. */
export function described(
  name: string,
  schema: z.$ZodType,
  io: 'input' | 'output',
): { schema: Json; example: unknown } {
  const json = schemaOf(schema, io)
  return { schema: json, example: exampleOf(json, io === 'output' ? `${name} answer` : name) }
}

/** One response per status, with each of its problems as an example. */
function refusals(call: Endpoint): Json {
  const byStatus = Map.groupBy(problemsOf(call), (code) => String(problems[code].status))
  return Object.fromEntries(
    [...byStatus].map(([status, codes]) => [
      status,
      {
        description: codes.join(', '),
        ...(status === '429' && { headers: { 'Retry-After': retryAfter } }),
        content: {
          'application/json': {
            schema: { $ref: '#/components/schemas/Problem' },
            examples: Object.fromEntries(codes.map((code) => [code, { value: example(code) }])),
          },
        },
      },
    ]),
  )
}

const retryAfter = { description: 'Seconds to wait', schema: { type: 'integer' }, example: 30 }

/** The only problem whose `detail` is an object. */
const notRegistered: UserNotRegistered = {
  error: 'user_not_registered',
  message: problems.user_not_registered.text,
  registration_url: '/register',
  google_user_info: { name: 'Ana García', email: 'ana@example.com', picture: null },
}

/** The problems that name the field concerned. */
const fieldBlamed: Partial<Record<ProblemCode, string>> = { invalid: 'name', phone_invalid: 'phone_number' }

function example(code: ProblemCode): Problem {
  const { text } = problems[code]
  const detail = code === 'user_not_registered' ? notRegistered : text
  const field = fieldBlamed[code]
  return {
    success: false,
    code,
    detail,
    message: text,
    ...(field && { errors: [{ path: field, message: text }] }),
  }
}

const idempotencyKey = {
  name: 'Idempotency-Key',
  in: 'header',
  required: false,
  description:
    'Chosen by the caller; within a week the same request with the same key does nothing again and is answered the same',
  schema: { type: 'string' },
  example: '8f0c3a52-6f1e-4f0e-9d38-0a2b9f4f6c11',
}

function parameters(call: string, schema: z.$ZodType | undefined, place: 'path' | 'query'): Json[] {
  if (!schema) return []
  const { properties = {}, required = [] } = schemaOf(schema, 'input') as {
    properties?: Record<string, Json>
    required?: string[]
  }
  return Object.entries(properties).map(([name, property]) => ({
    name,
    in: place,
    required: place === 'path' || required.includes(name),
    schema: property,
    example: parameterExample(call, name, property),
  }))
}

/** An example of a parameter as it appears in a URL. */
function parameterExample(call: string, name: string, schema: Json): unknown {
  if (Array.isArray(schema.enum)) return schema.enum[0]
  const sample = sampleOf(name, call)
  return schema.type === 'integer' ? sample : String(sample)
}

function schemaOf(schema: z.$ZodType, io: 'input' | 'output'): Json {
  const { $schema: _, ...json } = z.toJSONSchema(schema, { io, unrepresentable: 'any' })
  return json
}
