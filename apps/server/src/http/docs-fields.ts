import * as z from 'zod/v4/core'

/** One field of an input or an answer, as the documentation shows it. */
export interface Field {
  /** The path of the field; a dot leads into an object, `[]` into a list. */
  path: string
  /** The type and its limits, in words. */
  kind: string
  optional: boolean
}

type Json = z.JSONSchema.BaseSchema

/** The start of the id pattern. */
const idBegins = '^[0-9a-fA-F]{8}('

/** The fields of a schema, each followed by those of the object or list in it. */
export function fieldsOf(schema: z.$ZodType, io: 'input' | 'output'): Field[] {
  return below(z.toJSONSchema(schema, { io, unrepresentable: 'any' }), '')
}

function below(schema: Json, path: string): Field[] {
  const alternatives = (schema.anyOf ?? schema.oneOf ?? []) as Json[]
  const items = schema.items && !Array.isArray(schema.items) ? (schema.items as Json) : null
  if (items) return below(items, `${path}[]`)
  if (alternatives.length > 0) return unique(alternatives.flatMap((alternative) => below(alternative, path)))
  return Object.entries(schema.properties ?? {}).flatMap(([name, property]) => {
    const field = property as Json
    const inner = path === '' ? name : `${path}.${name}`
    const optional = !schema.required?.includes(name)
    return [{ path: inner, kind: kindOf(field), optional }, ...below(field, inner)]
  })
}

function unique(fields: Field[]): Field[] {
  return [...new Map(fields.map((field) => [field.path, field])).values()]
}

function kindOf(schema: Json): string {
  const alternatives = (schema.anyOf ?? schema.oneOf) as Json[] | undefined
  if (alternatives) return [...new Set(alternatives.map(kindOf))].join(' or ')
  if (Array.isArray(schema.type))
    return schema.type.map((type) => kindOf({ ...schema, type: type as 'string' })).join(' or ')
  if (schema.enum) return schema.enum.map(String).join(' | ')
  if (schema.const !== undefined) return String(schema.const)
  if (schema.type === 'array')
    return `list of ${kindOf((schema.items ?? {}) as Json)}${between(schema.minItems, schema.maxItems, 'items')}`
  if (schema.type === 'string' && schema.pattern?.startsWith(idBegins)) return 'UUID'
  if (schema.type === 'string')
    return `${schema.format ?? 'text'}${between(schema.minLength, schema.maxLength, 'characters')}`
  if (schema.type === 'number' || schema.type === 'integer')
    return `${schema.type === 'integer' ? 'whole number' : 'number'}${between(schema.minimum, schema.maximum)}`
  return typeof schema.type === 'string' ? schema.type : 'anything'
}

/** Limits in words. The bounds of safe integers do not count as limits. */
function between(least?: number, most?: number, unit = ''): string {
  const from = least === undefined || least <= Number.MIN_SAFE_INTEGER ? null : least
  const to = most === undefined || most >= Number.MAX_SAFE_INTEGER ? null : most
  const of = unit && ` ${unit}`
  if (from !== null && to !== null) return `, ${from} to ${to}${of}`
  if (to !== null) return `, at most ${to}${of}`
  return from !== null && from !== 0 ? `, at least ${from}${of}` : ''
}
