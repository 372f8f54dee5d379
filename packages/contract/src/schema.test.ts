import { expect, it } from 'vitest'
import * as zod from 'zod/mini'
import * as z from './schema.ts'

function lookedInto() {
  const shape = {
    looks: 0,
    fields: {
      get name() {
        shape.looks += 1
        return z.string().check(z.trim(), z.minLength(2, 'Too short'))
      },
    },
  }
  return shape
}

it('a schema is built on its first use, and only once', () => {
  const shape = lookedInto()
  const Person = z.nullable(z.object(shape.fields))
  expect(shape.looks).toBe(0)
  expect(zod.safeParse(Person, { name: ' Ana ' })).toEqual({ success: true, data: { name: 'Ana' } })
  const { looks } = shape
  expect(zod.safeParse(Person, { name: 'A' }).error?.issues).toMatchObject([{ message: 'Too short' }])
  expect(shape.looks).toBe(looks)
})

it('a schema keeps its further checks and its metadata', () => {
  const Count = z.number().check(z.minimum(1, 'None'))
  const Few = Count.check(z.maximum(3, 'Too many'))
  const said = z.string().register(z.globalRegistry, { format: 'date' })
  expect(zod.safeParse(Count, 4).success).toBe(true)
  expect([0, 4].map((count) => zod.safeParse(Few, count).error?.issues[0]?.message)).toEqual([
    'None',
    'Too many',
  ])
  expect(zod.toJSONSchema(z.optional(said))).toMatchObject({ type: 'string', format: 'date' })
})
