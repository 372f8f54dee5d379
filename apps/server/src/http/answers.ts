import type { FastifyInstance } from 'fastify'
import { type $ZodType, type $ZodTypes, encode } from 'zod/v4/core'
import { encoded } from '../encoded.ts'

type Shape = (value: unknown) => unknown

/**
 * Writes answers: the fields that the contract names, in its order, and no others, so that a new column never leaks.
 * What the compiler has proven of their values is not checked again: that took half of the time of a long list (20
 * expenses: 0.25 ms, now 0.05); the tests read every answer with the contract's own schema.
 */
export function answerCompiler({ schema }: { schema: unknown }): (answer: unknown) => string {
  const shape = shapeOf(schema as $ZodTypes)
  return (answer) => JSON.stringify(shape(answer))
}

const asItIs: Shape = (value) => value

function shapeOf(schema: $ZodType): Shape {
  const { def } = (schema as $ZodTypes)._zod
  switch (def.type) {
    case 'object':
      return def.catchall ? (value) => encode(schema, value) : objectOf(def.shape)
    case 'array': {
      const element = shapeOf(def.element)
      return element === asItIs ? asItIs : (value) => (value as unknown[]).map(element)
    }
    case 'nullable':
    case 'optional': {
      const inner = shapeOf(def.innerType)
      return inner === asItIs ? asItIs : (value) => (value == null ? value : inner(value))
    }
    case 'string':
    case 'number':
    case 'boolean':
    case 'enum':
    case 'literal':
    case 'null':
      return asItIs
    default:
      return (value) => encode(schema, value)
  }
}

function objectOf(shape: Record<string, $ZodType>): Shape {
  const names = Object.keys(shape)
  const fields = Object.entries(shape).map(([name, schema]) => [name, shapeOf(schema)] as const)
  const isPlain = fields.every(([, inner]) => inner === asItIs)
  return (value) => {
    if (isPlain && hasJust(names, value as object)) return value
    const picked: Record<string, unknown> = {}
    for (const [name, inner] of fields) picked[name] = inner((value as Record<string, unknown>)[name])
    return picked
  }
}

/** Whether nothing is to be left out of an object: writing a copy takes twice as long as writing what is there. */
function hasJust(names: readonly string[], value: object): boolean {
  const its = Object.keys(value)
  return its.length === names.length && its.every((name, place) => name === names[place])
}

/** In characters: a shorter text gains nothing from being encoded first, as it leaves in one piece with its headers. */
const shortest = 4096

/**
 * Encodes answers before they are sent. The framework and the socket each ask a text how many bytes it will be, which
 * takes longer than writing it once a letter is beyond Latin-1, as a pictogram is.
 */
export function encodeAnswers(app: FastifyInstance): void {
  app.addHook('onSend', (_request, _reply, answer, done) => {
    if (typeof answer !== 'string' || answer.length < shortest) done()
    else done(null, encoded(answer))
  })
}
