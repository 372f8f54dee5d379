import { problemCodes } from './problem-codes.ts'
import * as z from './schema.ts'

export const FieldProblem = z.object({ path: z.string(), message: z.string() })
export type FieldProblem = z.infer<typeof FieldProblem>

/** What somebody without an account learns at sign-in; the `detail` of a 404. */
export const UserNotRegistered = z.object({
  error: z.literal('user_not_registered'),
  message: z.string(),
  registration_url: z.string(),
  google_user_info: z.object({ name: z.string(), email: z.string(), picture: z.nullable(z.string()) }),
})
export type UserNotRegistered = z.infer<typeof UserNotRegistered>

/** Every failure of the API has this shape; `detail` is what a client shows, `code` is what a program decides by. */
export const Problem = z.object({
  success: z.literal(false),
  code: z.enum(problemCodes),
  detail: z.union([z.string(), UserNotRegistered]),
  message: z.string(),
  errors: z.optional(z.array(FieldProblem)),
  request_id: z.optional(z.string()),
})
export type Problem = z.infer<typeof Problem>
