import { endpoint } from './endpoint.ts'
import { Id, success, text } from './fields.ts'
import { limits } from './limits.ts'
import * as z from './schema.ts'

export const suggestCategory = endpoint({
  method: 'POST',
  path: '/v2/assistant/category',
  access: 'member',
  tag: 'Assistant',
  summary: 'The category under which the assistant would file an expense, from its description alone',
  body: z.object({ description: text(limits.descriptionMax, 'Description is required') }),
  answer: z.object({
    success,
    /** Null if the description does not tell. */
    category_id: z.nullable(Id),
  }),
})
