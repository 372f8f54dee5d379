import { expect, it } from 'vitest'
import * as z from 'zod/mini'
import { answerCompiler } from './answers.ts'

const Answer = z.object({
  success: z.literal(true),
  names: z.array(z.string()),
  people: z.array(z.object({ id: z.string(), role: z.nullable(z.enum(['owner', 'member'])) })),
  more: z.optional(z.object({ count: z.number() })),
  either: z.union([z.string(), z.object({ code: z.string() })]),
})
const write = answerCompiler({ schema: Answer })
const answer = {
  success: true,
  names: ['Ana'],
  people: [
    { id: 'a', role: 'owner' },
    { id: 'b', role: null },
  ],
  more: { count: 1 },
  either: { code: 'x' },
}

it('an answer contains every field of the contract', () => {
  expect(JSON.parse(write(answer))).toEqual(answer)
  const { more, ...less } = answer
  expect(JSON.parse(write(less))).toEqual(less)
})

it('an answer leaves out fields that the contract does not have, at any depth', () => {
  const leaky = {
    ...answer,
    secret: 1,
    people: answer.people.map((person) => ({ ...person, secret: 1 })),
    more: { count: 1, secret: 1 },
    either: { code: 'x', secret: 1 },
  }
  expect(JSON.parse(write(leaky))).toEqual(answer)
})
